"""Short forms for the tests of Time Bomb Undercover."""

from typing import Any

from coffret.games.time_bomb import game
from coffret.games.time_bomb.view import View
from coffret.kernel import CHANCE, PUBLIC, stack
from coffret.kernel.chance import seeded
from coffret.kernel.text import Message
from coffret.kernel.words import verb
from coffret.testing import Position


def at(text: str) -> Position:
    """A play from the position that the text describes."""
    return Position(game, text)


class Speaking(Position):
    """A play from a position, as one player meets it who may speak."""

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(game, text)
        self.seat = seat

    @property
    def asked(self) -> int | None:
        return self.seat

    def options(self, seat: int | None = None) -> list[str]:
        return super().options(self.seat if seat is None else seat)


def speaks(seat: int, text: str) -> Speaking:
    """A play from the position that the text describes, for a player (counted from 1) who may speak."""
    return Speaking(text, seat - 1)


def start(seats: int, **options: object) -> Position:
    """A play from its beginning."""
    return Position(game, game.start(seats, options))


def draw(position: Position, seed: int = 0) -> Position:
    """Let chance act until a player is asked."""
    while position.asked == CHANCE:
        position.step(stack.sample(position.s, seeded(seed, len(position.s.stack))), CHANCE)
    return position


def view(position: Position, seat: int) -> View:
    """What a seat sees."""
    seen = game.view(position.s, seat)
    assert isinstance(seen, View)
    return seen


def step(position: Position) -> str:
    """The step of the rules that asks now."""
    return verb(type(position.s.stack[-1]))


def waiting(position: Position) -> tuple[int, ...]:
    """The seats that must choose now."""
    decision = stack.decide(position.s)
    return decision.waiting() if decision else ()


def verbs(position: Position, seat: int | None = None) -> set[str]:
    """The kinds of options that a seat has."""
    return {option.split()[0] for option in position.options(seat)}


def acts(position: Position) -> list[str]:
    """What the player who is asked can do beside speaking."""
    return [option for option in position.options() if option.split()[0] in ("cut", "yield")]


def owners(position: Position) -> set[int]:
    """Whom the holder can cut, counted from 1."""
    return {int(option[4]) for option in position.options() if option.startswith("cut ")}


def told(position: Position, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """The events of the last step as a seat learns them."""
    return [(event.seen_by(seat).name, event.seen_by(seat).args) for event in position.events]


def all_do(position: Position, *notations: str) -> Position:
    """Everybody who is asked at once answers, seat by seat."""
    for seat, notation in enumerate(notations):
        position.does(notation, seat=seat)
    return position


def opening(position: Position) -> list[str]:
    """The steps up to the first word of talk, each once."""
    found: list[str] = []
    for seed in range(100):
        name = step(position)
        if name not in found:
            found.append(name)
        if name in ("speak-or-cut", "speak-or-name", "speak-or-vote", "speak-or-look"):
            return found
        if position.asked == CHANCE:
            position.step(stack.sample(position.s, seeded(seed)), CHANCE)
        else:
            position.does(position.options()[0])
    raise AssertionError(found)


def said(position: Position) -> list[tuple[int, str]]:
    """What is in the public log."""
    return [(entry.speaker, game.vocabulary.write(entry.what)) for entry in view(position, PUBLIC).talk]


def feed(position: Position, id: str, seat: int = PUBLIC) -> list[Message]:
    """The lines of a feed on the table."""
    lines: list[Message] = next(feed.lines for feed in game.scene(view(position, seat)).feeds if feed.id == id)
    return lines
