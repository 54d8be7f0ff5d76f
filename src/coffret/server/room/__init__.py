"""A table that is being played: who is told what, bots, clocks, and what people do there."""
