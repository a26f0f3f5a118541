"""The pages that the terminals open in a browser."""
