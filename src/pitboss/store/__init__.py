"""Where everything is kept: the event log and the postings, in memory, SQLite or PostgreSQL."""
