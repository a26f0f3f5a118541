"""Whole days on a floor, random runs, crashes and planted faults."""
