"""Pitboss: the open electronic table game system."""
