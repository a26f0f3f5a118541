"""What spans tables: player terminals, chip accounts, tickets, payouts and tills."""
