"""The live floor: one process that carries out commands and shows everybody what they may see."""
