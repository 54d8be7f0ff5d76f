"""What a player, or chance, can do."""

from coffret.kernel import Action


class Shake(Action):
    """Chance: the dice of one player, sorted."""

    faces: tuple[int, ...]


class Bid(Action):
    count: int
    face: int


class Liar(Action):
    """Call the last bidder a liar."""
