"""Reports: what the system can say about itself and its records."""
