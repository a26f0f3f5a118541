"""A roulette wheel: its state, its acts, its rulings, and what each audience sees."""
