"""The store: the event log and the postings, in memory, SQLite or PostgreSQL."""
