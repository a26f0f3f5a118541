"""The socket: messages, channels, patches, and the projection that feeds them."""
