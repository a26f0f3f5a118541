"""Servers, their clients and their pages for tests."""
