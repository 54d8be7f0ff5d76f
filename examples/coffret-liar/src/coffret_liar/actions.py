"""What a player, or chance, can do."""

from typing import Final

from coffret.kernel import Action


class Shake(Action):
    """Chance: the dice of one player, sorted."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces: Final = faces


class Bid(Action):
    def __init__(self, count: int, face: int) -> None:
        self.count: Final = count
        self.face: Final = face


class Liar(Action):
    """Call the last bidder a liar."""
