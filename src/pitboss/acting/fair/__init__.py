"""Fair dealing as every game defines it, and the proof of one deal."""
