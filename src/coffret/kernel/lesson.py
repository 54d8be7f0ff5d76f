# interpreted
"""Lessons: first games that teach, recorded as a play with notes on some of its choices.

A game keeps its lessons in `lessons/<id>.toml`. A lesson begins at the set-up or at a prepared position. Outcomes of
chance are arranged where the file names them and follow from the seed elsewhere.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files

import msgspec

from coffret.kernel.errors import CoffretError, ContentError, OptionError, near
from coffret.kernel.game import Game
from coffret.kernel.grammar import typeset
from coffret.kernel.once import once
from coffret.kernel.stack import CHANCE
from coffret.kernel.table import Header, LogEntry, Table
from coffret.kernel.text import LANGUAGES


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One note and the recorded choice that it leads to; a note without a choice is read before the next one."""

    do: str = ""  # in notation
    seat: int = 1  # as people count
    en: str = ""
    fr: str = ""
    shows: list[str] = []  # elements of the scene that the note is about
    rolls: list[str] = []  # what chance brings after this choice, in notation; what is left empty follows from the seed

    def text(self, language: str) -> str:
        """Return the note in a language."""
        return typeset(self.fr if language == "fr" else self.en, language)


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as stored in its file."""

    title: dict[str, str]
    seed: str
    seats: int = 1
    people: tuple[int, ...] = (1,)  # the seats of learners; bots play the others
    names: tuple[str, ...] = ()  # of the bots, by seat; learners have their own
    options: dict[str, bool | int | str] = {}
    position: str = ""  # where it begins, if not at the set-up
    rolls: list[str] = []  # what chance brings before the first choice
    step: list[LessonStep]


class Lesson:
    """A lesson that replays under the current rules from its first choice to its last."""

    def __init__(self, game: Game, id: str, recorded: Recorded) -> None:
        self.game = game
        self.id = id
        self.title = recorded.title
        self.names = recorded.names
        self.learners = {seat - 1 for seat in recorded.people}
        table = Table.new(
            game, recorded.seats, recorded.options, recorded.seed, position=recorded.position, rolls=False
        )
        self.steps: dict[int, tuple[int, LessonStep]] = {}  # by the number of entries before it, counted from 1
        self.notes: dict[int, list[LessonStep]] = {}  # those to be read before it
        roll(table, recorded.rolls, id, 0)
        for number, step in enumerate(recorded.step, 1):
            if len(table.log) in self.steps:
                self.notes.setdefault(len(table.log), []).append(self.steps[len(table.log)][1])
            self.steps[len(table.log)] = (number, step)
            if step.do:
                try:
                    table.act(step.do, step.seat - 1)
                except CoffretError as error:
                    raise ContentError("error-lesson-step", lesson=id, number=number, why=error) from error
                roll(table, step.rolls, id, number)
        self.places = [0]  # by step, how many a learner has met
        for step in recorded.step:
            self.places.append(self.places[-1] + (not step.do or step.seat in recorded.people))
        self.count = self.places[-1]
        self.header: Header = table.header
        self.log: list[LogEntry] = table.log

    def at(self, log: list[LogEntry]) -> tuple[int, LessonStep] | None:
        """Return the current step and its number, as long as the play follows the recording."""
        return self.steps.get(len(log)) if log == self.log[: len(log)] else None

    def before(self, log: list[LogEntry]) -> list[LessonStep]:
        """Return the notes to be read before the current step."""
        return self.notes.get(len(log), [])

    def replay(self) -> Iterator[tuple[Table, int, list[LessonStep]]]:
        """Yield the table at every step with the step's number and its notes, the step's own last."""
        header = msgspec.structs.replace(self.header)
        table = Table(self.game, header, self.game.own_facts(), rolls=False)
        for index in range(len(self.log) + 1):
            if index in self.steps:
                number, step = self.steps[index]
                yield table, number, [*self.notes.get(index, []), step]
            if index < len(self.log):
                table.history.put(self.log[index])


def roll(table: Table, outcomes: list[str], id: str, number: int) -> None:
    """Let chance bring these outcomes, and go on by the seed; the header of the table keeps what was arranged."""
    history, header = table.history, table.header
    drawn = sum(entry.seat == CHANCE for entry in history.log)
    if outcomes:
        script = header.arranged or ()
        header.arranged = (*script, *[""] * (drawn - len(script)), *outcomes)
    history.run_chance()
    write = table.game.vocabulary.write
    came = [write(entry.action) for entry in history.log if entry.seat == CHANCE][drawn:]
    if len(came) < len(outcomes) or any(want not in ("", got) for want, got in zip(outcomes, came, strict=False)):
        raise ContentError(
            "error-lesson-roll", lesson=id, number=number, wanted=", ".join(outcomes), came=", ".join(came) or "-"
        )


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
        if not step.do and not (step.en and is_read_by_a_learner(recorded, number)):
            raise ContentError("error-lesson-idle", where=where, number=number)
    return Lesson(game, id, recorded)


def is_read_by_a_learner(recorded: Recorded, number: int) -> bool:
    """Whether a note without a choice is followed by a learner's choice or by nothing, so that bots do not go on."""
    later = [step.seat for step in recorded.step[number:] if step.do]
    return not later or later[0] in recorded.people
