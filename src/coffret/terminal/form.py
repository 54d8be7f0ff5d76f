"""What is asked before a play, as rows of a form: game or unfinished play, seats, people, names, options, language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

from coffret.bots import measured
from coffret.bots.levels import levels_of
from coffret.bots.measured import Figure
from coffret.kernel.game import Game
from coffret.kernel.options import Option, Setting
from coffret.kernel.text import LANGUAGES
from coffret.terminal import lessons, shelf
from coffret.terminal.language import box
from coffret.terminal.opening import Wish, names_of, people_of, usual_seats

OPTION = "option "  # before the id of an option of the game


class Row(msgspec.Struct, frozen=True):
    """A question with its present answer, in words."""

    id: str
    label: str
    value: str
    note: str = ""


class Form:
    """The answers given so far; every change leaves something that can be played."""

    def __init__(self, games: list[Game], waiting: list[Path], language: str, new: Collection[str] = ()) -> None:
        self.games = games
        self.waiting = waiting
        self.new = new  # the games that have not been played here yet: their lesson is proposed
        self.language = language
        self.names = ""
        self.choose(0)

    def choose(self, number: int) -> None:
        """Take a game or, after all of them, an unfinished play."""
        self.chosen = number
        self.settings: dict[str, Setting] = {}
        self.people = 1
        self.bots = "thumb"
        self.learns = False
        if self.game is not None:
            self.learns = self.game.slug in self.new and lessons.first(self.game) is not None
            self.seats = usual_seats(self.game, Wish())
            self.settings = {option.id: option.default for option in self.game.about.option}

    @property
    def game(self) -> Game | None:
        """The game that is going to be played, unless an unfinished play is taken up again."""
        return self.games[self.chosen] if self.chosen < len(self.games) else None

    def rows(self) -> list[Row]:
        """Return all questions that there are with this game."""
        say = box(self.language).say
        language = Row("language", say("ui-form-language"), say("ui-this-language"))
        if (game := self.game) is None:
            path = self.waiting[self.chosen - len(self.games)]
            value = say("ui-form-go-on", {"name": path.stem})
            return [Row("game", say("ui-form-game"), value, str(path)), language]
        told = game.about
        about = f"{shelf.facts(game, self.language).plain}\n{told.summary[self.language]}"
        rows = [Row("game", say("ui-form-game"), told.title[self.language], about)]
        if lessons.first(game) is not None:
            wanted = say("ui-form-lesson-yes" if self.learns else "ui-no")
            rows.append(Row("lesson", say("ui-form-lesson"), wanted, say("ui-form-lesson-note")))
        if self.learns:
            usual = names_of(Wish(), (), 1)[0]
            note = say("ui-form-names-note", {"names": usual})
            return [*rows, Row("names", say("ui-form-names"), self.names, note), language]
        if told.seats[0] < told.seats[1]:
            rows.append(Row("seats", say("ui-form-seats"), str(self.seats)))
        if told.seats[1] > 1:
            rows.append(Row("people", say("ui-form-people"), str(self.people), say("ui-form-people-note")))
        if self.people < self.seats:
            rows.append(Row("bots", say("ui-form-bots"), say(f"bot-{self.bots}")))
        if self.people:
            usual = ", ".join(names_of(Wish(), (), self.seats)[: self.people])
            rows.append(Row("names", say("ui-form-names"), self.names, say("ui-form-names-note", {"names": usual})))
        words = game.words(self.language)
        for option in told.option:
            value = option.told(self.settings[option.id], words)
            rows.append(Row(f"{OPTION}{option.id}", words.say(option.message), value, option.note(words)))
        return [*rows, language]

    def figure(self) -> Figure | None:
        """Return how often decent bots win with what is chosen, if that was counted."""
        if self.game is None or self.learns:
            return None
        return measured.told(self.game, self.seats, self.settings, self.language, box(self.language))

    def values(self, id: str) -> Sequence[Setting]:
        """Return the answers that a question has; a name is typed."""
        if id == "game":
            return range(len(self.games) + len(self.waiting))
        if id == "language":
            return LANGUAGES
        if self.game is None or id == "names":
            return ()
        low, high = self.game.about.seats
        if id == "seats":
            return range(low, high + 1)
        if id == "people":
            return range(self.seats + 1)
        if id == "lesson":
            return (False, True)
        if id == "bots":
            return levels_of(self.game)
        return values_of(self.option(id))

    def option(self, id: str) -> Option:
        assert self.game is not None
        return next(option for option in self.game.about.option if option.id == id.removeprefix(OPTION))

    def answer(self, id: str) -> Setting:
        """Return the present answer to a question."""
        answers: dict[str, Setting] = {"game": self.chosen, "seats": self.seats, "people": self.people}
        answers |= {"lesson": self.learns, "bots": self.bots}
        return (
            {**answers, "language": self.language}[id]
            if not id.startswith(OPTION)
            else self.settings[id[len(OPTION) :]]
        )

    def turn(self, id: str, by: int) -> None:
        """Go to the next answer or the one before; after the last comes the first."""
        if values := self.values(id):
            self.set(id, values[(list(values).index(self.answer(id)) + by) % len(values)])

    def set(self, id: str, value: Setting) -> None:
        """Answer a question."""
        if id == "game":
            self.choose(int(value))
        elif id == "language":
            self.language = str(value)
        elif id == "seats":
            self.seats = int(value)
            self.people = min(self.people, self.seats)
        elif id == "people":
            self.people = int(value)
        elif id == "lesson":
            self.learns = bool(value)
        elif id == "bots":
            self.bots = str(value)
        else:
            self.settings[id.removeprefix(OPTION)] = value

    def typed_names(self) -> tuple[str, ...]:
        return tuple(name for name in (part.strip() for part in self.names.split(",")) if name)

    def wish(self) -> Wish:
        """Return what is to be played; complain about names that do not fit."""
        if self.game is None:
            return Wish(resume=self.waiting[self.chosen - len(self.games)], language=self.language)
        names = self.typed_names()
        if self.learns:
            return Wish(slug=self.game.slug, lesson=True, names=names[:1], language=self.language)
        options = {id: shelf.typed(value) for id, value in self.settings.items()}
        wish = Wish(slug=self.game.slug, seats=self.seats, people=self.people, names=names, options=options)
        wish.language = self.language
        wish.bots = (self.bots,) if self.people < self.seats else None
        self.game.options(options)
        names_of(wish, people_of(wish, self.seats) or (), self.seats)
        return wish


def values_of(option: Option) -> list[Setting]:
    """Return all values of an option, in the order in which one goes through them."""
    if isinstance(option.default, bool):
        return [True, False]
    numbers = range(option.low, option.high + 1) if option.is_number else ()
    return [*option.named(), *numbers]
