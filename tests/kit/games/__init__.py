"""Helpers for tables, wheels and terminals."""
