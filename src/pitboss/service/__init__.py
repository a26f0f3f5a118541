"""The live floor: one process that carries out commands and shows each audience what it may see."""
