"""A roulette wheel: its state, its acts, rulings, and what each audience sees."""
