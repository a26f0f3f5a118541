"""Records beside the plays: incidents, disputes, wrong payments and notice."""
