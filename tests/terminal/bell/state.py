"""How much work is done."""

from coffret.kernel import State as Base


class State(Base):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.done = 0
