"""The chips of a player terminal: the account, its commands, events and postings."""
