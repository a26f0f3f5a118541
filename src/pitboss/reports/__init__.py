"""Reports from the log and the ledger."""
