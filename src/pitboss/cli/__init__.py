"""One command, thin: it reads, calls the core and prints."""
