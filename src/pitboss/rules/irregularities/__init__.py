"""What the editions order for irregularities, one module per edition."""
