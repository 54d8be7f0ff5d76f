"""One play on a server, and what is shown and told of it."""
