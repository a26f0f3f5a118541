"""The index of all clauses, a table an edition: number, disposition and a short title in our own words."""
