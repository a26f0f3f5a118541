"""The auditor's checks of Roulette wheels: acts, numbers and bets."""
