"""One gaming table: its people, limits and signs, who holds the cards, and what it tells them."""
