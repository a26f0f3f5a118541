"""Commands in, events out: the command writer, transactions, stream states and snapshots."""
