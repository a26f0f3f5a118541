"""The command line: a thin layer that reads input, calls the core and prints."""
