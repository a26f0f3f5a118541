"""Helpers for roulette wheels."""
