"""A table being played: who is told what, bots, clocks, and message handlers."""
