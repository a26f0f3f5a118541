"""The words of the product: one catalogue per language, and how texts are rendered with it."""
