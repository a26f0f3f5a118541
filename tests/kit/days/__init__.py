"""Whole days on a floor, random runs and crashes."""
