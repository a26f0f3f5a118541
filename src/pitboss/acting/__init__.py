"""What every game on the floor shares: an act, who may do it, the second person, incidents, notice, signs."""
