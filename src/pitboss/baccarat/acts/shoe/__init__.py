"""Acts about the cards: prepared, cut, burned, checked, taken out, moved to another shoe, keyed in again."""
