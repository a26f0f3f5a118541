"""What the orders of a ruling do to the cards, the wagers and the money of a table."""
