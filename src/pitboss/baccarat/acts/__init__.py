"""The acts at a table, one file for each idea: what an act requires, and what it changes."""
