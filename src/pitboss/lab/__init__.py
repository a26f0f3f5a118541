"""PAR sheets, studies and conformance, for mathematicians and test laboratories."""
