"""Player terminals: chip accounts, chips on the layout, settlement, payouts."""
