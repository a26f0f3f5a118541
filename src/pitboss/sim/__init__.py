"""Simulation: whole shoes and runs of spins, near the speed of the machine, and what is studied with them."""
