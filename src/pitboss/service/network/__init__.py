"""Addresses, connection limits and what strangers may have of a server."""
