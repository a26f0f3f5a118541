"""Deals and promises, and games as a player terminal sees them."""
