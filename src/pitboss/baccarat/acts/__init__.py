"""The acts at a table, one file for each idea: what is asked, and what it does."""
