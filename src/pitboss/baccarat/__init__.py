"""A gaming table: its state, its acts, the effects of rulings, and what each audience sees."""
