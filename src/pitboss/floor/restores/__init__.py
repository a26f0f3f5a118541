"""Restores from a backup, and what they end at games."""
