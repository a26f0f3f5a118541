"""What the orders of a ruling change in the cards, the wagers and the money of a table."""
