"""The library: editions and their games for Python programs, on the same functions as the commands."""
