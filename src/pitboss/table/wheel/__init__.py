"""One roulette wheel with the terminals that bet on it: the games spun on it, and what staff do there."""
