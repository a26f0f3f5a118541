"""Servers, and the floors that they run."""
