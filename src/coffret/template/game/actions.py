"""What a player, or chance, can do."""

from typing import Final

from coffret.kernel import Action


class Deal(Action):
    """Chance: all cards that are dealt, hand after hand."""

    def __init__(self, dealt: tuple[int, ...]) -> None:
        self.dealt: Final = dealt


class Lay(Action):
    def __init__(self, card: int) -> None:
        self.card: Final = card


class Pass(Action):
    pass
