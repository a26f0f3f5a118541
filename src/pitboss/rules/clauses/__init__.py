"""The index of all clauses, one table per edition: number, disposition and a short title in our own words."""
