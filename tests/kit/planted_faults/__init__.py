"""Faults planted in the product, and the evenings in which the auditor must find them."""
