"""Fair dealing: promises, the numbers that terminals add, and proofs."""
