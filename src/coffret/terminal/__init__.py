"""The terminal: draws the scene of any game, numbers the options, and reads a choice."""
