# interpreted
"""Lessons: first games that teach, recorded as a play with a fixed seed and notes on some of its choices.

A game keeps its lessons in `lessons/<id>.toml`. Chance outcomes are not recorded: they follow from the seed.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec

from coffret.kernel.errors import CoffretError, ContentError, OptionError, near
from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.table import Header, LogEntry, Table
from coffret.kernel.text import LANGUAGES


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One recorded choice and the note shown before it."""

    do: str = ""  # in notation; the last step may have none: it is what is said at the end
    seat: int = 1  # as people count
    en: str = ""
    fr: str = ""
    shows: list[str] = []  # elements of the scene that the note is about

    def text(self, language: str) -> str:
        """Return the note in a language."""
        return self.fr if language == "fr" else self.en


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as stored in its file."""

    title: dict[str, str]
    seed: str
    seats: int = 1
    people: tuple[int, ...] = (1,)  # the seats of learners; bots play the others
    options: dict[str, bool | int | str] = {}
    step: list[LessonStep]


class Lesson:
    """A lesson that replays under the current rules from its first choice to its last."""

    def __init__(self, game: Game, id: str, recorded: Recorded) -> None:
        self.id = id
        self.title = recorded.title
        self.learners = {seat - 1 for seat in recorded.people}
        table = Table.new(game, recorded.seats, recorded.options, recorded.seed)
        self.steps: dict[int, tuple[int, LessonStep]] = {}  # by the number of entries before it, counted from 1
        for number, step in enumerate(recorded.step, 1):
            self.steps[len(table.log)] = (number, step)
            if step.do:
                try:
                    table.act(step.do, step.seat - 1)
                except CoffretError as error:
                    raise ContentError("error-lesson-step", lesson=id, number=number, why=error) from error
        self.count = len(recorded.step)
        self.header: Header = table.header
        self.log: list[LogEntry] = table.log

    def at(self, log: list[LogEntry]) -> tuple[int, LessonStep] | None:
        """Return the current step and its number, as long as the play follows the recording."""
        return self.steps.get(len(log)) if log == self.log[: len(log)] else None


@once
def lessons(game: Game) -> dict[str, Lesson]:
    """Load all lessons of a game."""
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): read(game, file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"))
        for file in found
    }


def lesson(game: Game, id: str) -> Lesson:
    """Load the lesson with this name."""
    found = lessons(game)
    if id not in found:
        raise OptionError("error-no-lesson", game=game.slug, given=id, near=near(id, found))
    return found[id]


def read(game: Game, id: str, text: str) -> Lesson:
    """Read a lesson from the text of its file."""
    where = f"{game.package}/lessons/{id}.toml"
    try:
        recorded = msgspec.convert(tomllib.loads(text), Recorded)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError("error-in", where=where, why=str(error)) from error
    if missing := [language for language in LANGUAGES if language not in recorded.title]:
        raise ContentError("error-lesson-title", where=where, languages=", ".join(missing))
    for number, step in enumerate(recorded.step, 1):
        if bool(step.en) != bool(step.fr):
            raise ContentError("error-lesson-note", where=where, number=number)
        if not step.do and number < len(recorded.step):
            raise ContentError("error-lesson-idle", where=where, number=number)
    return Lesson(game, id, recorded)
