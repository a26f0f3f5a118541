"""The allowed names of things on the floor."""

NAME = r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}"
"""The pattern of a terminal's, a table's or any other name in accounts and streams."""
