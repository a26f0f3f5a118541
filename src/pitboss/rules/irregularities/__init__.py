"""What the editions order for irregularities, a module an edition."""
