"""Exact odds: every wager of every game, for a fresh shoe or any remaining one, in whole numbers."""
