"""People, devices and strangers who send requests to a server."""
