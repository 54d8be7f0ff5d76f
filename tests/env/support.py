"""The games of these tests, the example game among them, each with every number of seats."""

from coffret.kernel.game import games, load

EXAMPLE = [("liar", seats) for seats in range(2, 7)]
PLAYS = [(slug, seats) for slug in games() for seats in load(slug).seat_counts] + EXAMPLE
GAMES = [*games(), "liar"]
REASON = "needs the libraries for learning: pip install coffret[rl]"
