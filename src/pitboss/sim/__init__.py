"""Simulation: whole shoes and runs of spins in machine code, and the studies based on them."""
