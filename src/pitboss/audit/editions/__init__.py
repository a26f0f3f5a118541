"""The auditor's own reading of the approved rules: a file an edition, in rows that cite their clauses."""
