"""The socket: messages, channels, patches, and the projection behind them."""
