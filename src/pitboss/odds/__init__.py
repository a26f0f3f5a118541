"""Exact odds: every wager of every game, for a full shoe or any remaining cards, in whole numbers."""
