"""The auditor: reads the log with independent code and calculates its results again."""
