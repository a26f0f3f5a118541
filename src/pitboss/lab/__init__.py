"""PAR sheets, studies and conformance: what mathematicians and test laboratories ask for."""
