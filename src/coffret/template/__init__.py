"""What `coffret new` copies: `game` is a complete small game, `project` the package around it."""
