"""What lies in the box."""

from coffret.kernel import State as Base


class State(Base):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.turn = 0
        self.turns = 0
        self.held: list[int] = [0] * seats
