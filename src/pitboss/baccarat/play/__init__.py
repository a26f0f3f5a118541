"""The parts that a coup is played with: rounds, boxes, cards on the table, receivers, limits."""
