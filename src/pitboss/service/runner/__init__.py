"""What runs games: leases, the runner of each game, virtual dealers, simulated shoes and wheels."""
