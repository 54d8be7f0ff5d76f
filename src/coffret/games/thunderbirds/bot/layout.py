"""Tables to think on: what is tried on them is taken back, which is quicker than to copy them for every thought."""

from typing import Final

from mypy_extensions import mypyc_attr

from coffret.games.thunderbirds.bot.circumstances import Circumstances
from coffret.games.thunderbirds.bot.ways import Ways
from coffret.games.thunderbirds.rules.table import return_token, take_token
from coffret.games.thunderbirds.state import State


@mypyc_attr(acyclic=True)
class End:
    """What a thought leads to, and the circumstances and the ways there."""

    def __init__(self, around: Circumstances, ways: Ways) -> None:
        self.around: Final = around
        self.ways = ways

    def lay_out(self, table: State) -> None:
        """Let a table look like that."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Layout(End):
    """How a table looks now, as far as thoughts change it: they replace its lists, but never change them."""

    def __init__(self, s: State, around: Circumstances, ways: Ways) -> None:
        super().__init__(around, ways)
        self.aboard: Final = s.aboard
        self.at: Final = s.at
        self.hold: Final = s.hold
        self.pods: Final = s.pods
        self.tokens: Final = s.tokens
        self.supply: Final = s.supply
        self.slots: Final = s.slots
        self.lasting: Final = s.lasting
        self.flown: Final = s.flown
        self.gathered: Final = s.gathered
        self.planned: Final = s.planned
        self.fuel: Final = s.fuel

    def lay_out(self, table: State) -> None:
        table.aboard, table.at, table.hold, table.pods = self.aboard, self.at, self.hold, self.pods
        table.tokens, table.supply, table.slots = self.tokens, self.supply, self.slots
        table.lasting = self.lasting
        table.flown, table.gathered, table.planned, table.fuel = self.flown, self.gathered, self.planned, self.fuel


def imagine_token(table: State, player: int, token: int) -> None:
    """A player gets a token, if one is left."""
    take_tokens_along(table, player)
    take_token(table, player, token)


def imagine_payment(table: State, player: int, token: int) -> None:
    """A player pays a token."""
    take_tokens_along(table, player)
    return_token(table, player, token)


def take_tokens_along(table: State, player: int) -> None:
    """Let a table have lists of its own for the tokens of a player."""
    table.tokens = table.tokens[:]
    table.tokens[player] = table.tokens[player][:]
    table.supply = table.supply[:]
