"""Pages in a real browser, and the floors that they show."""
