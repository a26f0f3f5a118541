"""The parts of a coup: rounds, boxes, cards on the table, receivers, limits."""
