"""The acts at a wheel, one file for each idea: what is asked, and what it does."""
