"""The acts at a table, a file for each idea: what is asked, and what it does."""
