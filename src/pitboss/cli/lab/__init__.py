"""Commands for mathematicians and test laboratories."""
