"""What lies on the table: everybody's dice under their cups, and the last bid."""

from coffret.kernel import State as Base


class State(Base):
    def __init__(self, seats: int, dice: int) -> None:
        super().__init__()
        self.seats = seats
        self.dice = dice  # how many each player has
        self.faces: list[tuple[int, ...]] = []  # by seat, each sorted
        self.count = 0  # the last bid: how many ...
        self.face = 0  # ... of which face; nobody has bid while count is 0
        self.bidder = 0
