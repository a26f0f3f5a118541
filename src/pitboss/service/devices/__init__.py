"""Devices at a server: readings for games, and simulated devices."""
