"""The auditor's checks of people: staff, authors of events, and second persons."""
