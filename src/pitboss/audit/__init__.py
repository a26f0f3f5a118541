"""The auditor: reads the log with code of its own, and works out again what it says."""
