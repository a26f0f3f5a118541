"""What each channel shows: games, terminals, devices, layouts, the floor."""
