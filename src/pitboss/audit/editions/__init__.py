"""The auditor's own reading of the approved rules: one file per edition, in rows that cite their clauses."""
