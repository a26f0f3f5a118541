"""Records of shoes and spins as text: written, read and replayed."""
