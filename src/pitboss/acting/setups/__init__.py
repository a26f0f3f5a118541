"""How tables are set up and equipped, and what their signs show."""
