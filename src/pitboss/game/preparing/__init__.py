"""Cards before the first coup: decks, stack, cut and dealing method."""
