"""The auditor's own books: accounts, terminals, tickets, tills, payments and settlements."""
