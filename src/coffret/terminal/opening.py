"""From a user's request to a play: seats, people, bots, names, or a saved game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from coffret.bots import lineup
from coffret.kernel.content import read_pack
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game, load
from coffret.kernel.save import open_file
from coffret.kernel.table import Table
from coffret.terminal import lessons, saves
from coffret.terminal.console import is_at_a_terminal, printable
from coffret.terminal.front import Front
from coffret.terminal.keeper import Keeper
from coffret.terminal.plain import Plain
from coffret.terminal.session import Session

NAMES = ("Ada", "Bruno", "Chloé", "David", "Emma", "Félix", "Gina", "Hugo", "Iris", "Jules", "Karl", "Lise")
USUAL_SEATS = 4


class Wish(msgspec.Struct, kw_only=True):
    """How a user wants to play; None means unspecified."""

    slug: str | None = None
    seats: int | None = None
    people: int | None = None  # how many, from the first seat on
    humans: tuple[int, ...] | None = None  # which seats they hold, counted from 1
    bots: tuple[str, ...] | None = None
    names: tuple[str, ...] = ()
    options: dict[str, str] = {}
    seed: int | str | None = None
    content: Path | None = None
    save: Path | None = None
    resume: Path | None = None
    plain: bool = False
    lesson: bool = False  # a first game that teaches
    language: str = "en"


def play(wish: Wish) -> int:
    """Play what is requested, and then new games as long as they are wanted; return the exit code."""
    session = begin(wish)
    code = session.play()
    while session.wants_another:
        after = Wish(slug=session.table.game.slug, plain=wish.plain, language=session.language)
        if wish.lesson:
            after.names = wish.names
            session = begin(after)
        else:
            session = begin(after, again(session.table))
        wish, code = after, session.play()
    return code


def begin(wish: Wish, table: Table | None = None) -> Session:
    """Start or resume the requested play, or start one at a table that was prepared."""
    if wish.save is not None:
        saves.writable(wish.save)
    if table is None:
        table = resumed(wish, wish.resume) if wish.resume is not None else new_table(wish)
    people = tuple(seat for seat, bot in enumerate(table.header.bots) if not bot)
    keeper = Keeper(table, place(wish, table), named=wish.save is not None)
    taught = lessons.of_table(table) if wish.lesson or wish.resume is not None else None
    session = Session(table, people, front(wish, people), keeper, wish.language, taught)
    saves.remember(table.game.slug)
    if table.history.begin_at:
        versions = {"old": table.header.rules_version, "new": table.game.about.rules_version}
        session.notice(session.say("ui-other-rules", versions))
    if table.history.lost:
        session.notice(session.say("note-cut"))
    return session


def front(wish: Wish, people: tuple[int, ...]) -> Front:
    """Return the front end: the application at a terminal, plain text elsewhere or if it is wanted."""
    if wish.plain or not is_at_a_terminal():
        return Plain(history=len(people) < 2)
    from coffret.terminal.app.bridge import Bridge

    return Bridge()


def place(wish: Wish, table: Table) -> Path:
    """Return where the play is saved while it lasts."""
    if wish.save is not None:
        return wish.save
    if wish.resume is not None and wish.resume.resolve().parent == saves.folder().resolve():
        return wish.resume
    return saves.new_place(table.game.slug)


def new_table(wish: Wish) -> Table:
    """Start a new play."""
    if wish.slug is None:
        raise OptionError("error-which-game")
    game = load(wish.slug)
    if wish.lesson:
        return new_lesson(wish, game)
    seats = game.check_seats(wish.seats if wish.seats is not None else usual_seats(game, wish))
    people = people_of(wish, seats)
    if people is None:
        people = (0,)
    bots = bots_of(wish, people, seats)
    pack = read_pack(wish.content) if wish.content else None
    if pack is not None:
        game.content(pack, str(wish.content))
    table = game.table(seats, wish.options, wish.seed, names=names_of(wish, people, seats), pack=pack)
    table.header.bots = bots
    return table


def new_lesson(wish: Wish, game: Game) -> Table:
    """Start the first game that teaches; the recording says who sits where and what is dealt."""
    fixed = {
        "--seats": wish.seats,
        "--people": wish.people,
        "--humans": wish.humans,
        "--bots": wish.bots,
        "--seed": wish.seed,
        "--content": wish.content,
        "--option": wish.options or None,
    }
    if given := [name for name, value in fixed.items() if value is not None]:
        raise OptionError("error-lesson-fixed", given=", ".join(given))
    taught = lessons.first(game)
    if taught is None:
        raise OptionError("error-no-first-lesson", game=game.slug)
    return lessons.new_table(taught, names_of(wish, tuple(sorted(taught.learners)), taught.header.seats))


def again(table: Table) -> Table:
    """Start a new play with the same people and the same agreement."""
    header = table.header
    fresh = Table.new(table.game, header.seats, header.options, names=header.names, pack=header.pack)
    fresh.header.bots = header.bots
    return fresh


def resumed(wish: Wish, path: Path) -> Table:
    """Resume the play in a save file; only who holds the seats may change."""
    fixed = {
        "--seats": wish.seats,
        "--seed": wish.seed,
        "--content": wish.content,
        "--option": wish.options or None,
    }
    if given := [name for name, value in fixed.items() if value is not None]:
        raise OptionError("error-resumed", given=", ".join(given))
    table = open_file(path)
    if wish.slug not in (None, table.game.slug):
        raise OptionError("error-other-game", file=str(path), game=table.game.slug, wanted=str(wish.slug))
    before = table.header.bots
    people = people_of(wish, table.seats)
    if people is None:
        people = tuple(seat for seat, bot in enumerate(before) if not bot) if before else (0,)
    if wish.bots is not None or not before:
        table.header.bots = bots_of(wish, people, table.seats)
    else:
        table.header.bots = tuple("" if seat in people else bot or "thumb" for seat, bot in enumerate(before))
    return table


def usual_seats(game: Game, wish: Wish) -> int:
    """Return enough seats for the people, and a few bots to play with."""
    low, high = game.about.seats
    needed = max(wish.people or 0, *(wish.humans or ()), len(wish.names))
    return max(needed, min(high, max(low, USUAL_SEATS)))


def people_of(wish: Wish, seats: int) -> tuple[int, ...] | None:
    """Return the seats of the people, if specified."""
    if wish.people is not None and wish.humans is not None:
        raise OptionError("error-people-or-humans")
    if wish.humans is not None:
        for seat in wish.humans:
            if not 1 <= seat <= seats:
                raise OptionError("error-no-seat", seat=seat, seats=seats)
        return tuple(sorted({seat - 1 for seat in wish.humans}))
    if wish.people is None:
        return None
    if not 0 <= wish.people <= seats:
        raise OptionError("error-too-many-people", people=wish.people, seats=seats)
    return tuple(range(wish.people))


def bots_of(wish: Wish, people: tuple[int, ...], seats: int) -> tuple[str, ...]:
    """Return the bot of each seat, empty for a person."""
    free = [seat for seat in range(seats) if seat not in people]
    names = dict(zip(free, lineup(wish.bots or ("thumb",), len(free)))) if free else {}
    return tuple(names.get(seat, "") for seat in range(seats))


def names_of(wish: Wish, people: tuple[int, ...], seats: int) -> tuple[str, ...]:
    """Return a name for each seat, giving people theirs first."""
    given = [" ".join(printable(name).split())[:24] for name in wish.names]
    if not all(given):
        raise OptionError("error-empty-name")
    if len(given) > len(people) and len(given) != seats:
        raise OptionError("error-names-of-people", names=len(given), people=len(people), seats=seats)
    owners = people if len(given) <= len(people) else range(seats)
    names = dict(zip(owners, given))
    spare = [name for name in NAMES if name not in given]
    return tuple(names.get(seat) or usual_name(seat, spare) for seat in range(seats))


def usual_name(seat: int, spare: list[str]) -> str:
    """Return the default name whose initial matches the seat, or another one that is free."""
    own = NAMES[seat] if seat < len(NAMES) else ""
    name = own if own in spare else (spare or [f"Nr {seat + 1}"])[-1]
    spare[:] = [other for other in spare if other != name]
    return name
