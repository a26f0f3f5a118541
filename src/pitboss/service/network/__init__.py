"""Addresses, connection limits, and what strangers may use of a server."""
