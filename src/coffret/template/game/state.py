"""What lies on the table: hands, the cards laid, and who is still in."""

from coffret.kernel import State as Base

HIGHEST = 40


class State(Base):
    def __init__(self, seats: int, size: int) -> None:
        super().__init__()
        self.seats = seats
        self.size = size  # cards that everybody is dealt
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each sorted
        self.pile: list[int] = []  # the last one laid is on top
        self.inside: list[bool] = [True] * seats  # who has not passed
