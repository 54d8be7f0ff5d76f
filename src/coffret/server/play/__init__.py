"""One play on a server, and what is shown of it."""
