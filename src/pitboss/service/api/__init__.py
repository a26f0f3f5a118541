"""The HTTP interface: routes, bodies, errors and their descriptions."""
