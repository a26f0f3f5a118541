"""Double entry: the chart of accounts, the transactions, postings that sum to zero, meters."""
