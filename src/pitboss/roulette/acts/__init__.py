"""The acts at a wheel, one file for each idea: what an act requires, and what it changes."""
