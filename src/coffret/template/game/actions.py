"""What a player, or chance, can do."""

from coffret.kernel import Action


class Deal(Action):
    """Chance: all cards that are dealt, hand after hand."""

    dealt: tuple[int, ...]


class Lay(Action):
    card: int


class Pass(Action):
    pass
