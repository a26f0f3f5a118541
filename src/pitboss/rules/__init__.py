"""The approved rules as data: the shape of an edition, and one file for each under editions/."""
