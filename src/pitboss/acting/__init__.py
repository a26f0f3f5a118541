"""What every game on the floor shares: acts, permits, second persons, incidents, notice and signs."""
