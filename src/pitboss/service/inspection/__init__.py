"""What inspectors read: the log, replays of plays, and reports."""
