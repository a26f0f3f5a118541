"""Helpers for live tables: their people, cards, limits and wagers."""
