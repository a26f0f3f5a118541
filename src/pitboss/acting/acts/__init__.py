"""What an act is, who may do it, how it is decided, and its versions in the log."""
