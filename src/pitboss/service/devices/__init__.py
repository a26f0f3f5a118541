"""Devices at a server: readings that go to games, and simulated devices."""
