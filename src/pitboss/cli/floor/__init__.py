"""Commands for the operation of a floor."""
