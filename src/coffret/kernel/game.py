# interpreted
"""A game as the rest of the project sees it: one object that a game's folder makes, found by entry point."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.kernel import generate, stack
from coffret.kernel.chance import Rng
from coffret.kernel.content import Content, Raw, Schema, load_content
from coffret.kernel.errors import ContentError, NotationError, OptionError, UnknownGame, near
from coffret.kernel.ledger import Ledger, load_ledger
from coffret.kernel.once import once
from coffret.kernel.scene import Remark, Scene, no_remark, no_touches
from coffret.kernel.stack import Action, Decision, State
from coffret.kernel.text import LANGUAGES, Words
from coffret.kernel.values import Value
from coffret.kernel.words import Vocabulary

if TYPE_CHECKING:
    from coffret.kernel.table import Table

GROUP = "coffret.games"
Bot = Callable[[Any, list[Action], Rng], Action]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A choice that a table makes before it starts: yes or no, a number, or one of some words."""

    id: str
    default: bool | int | str
    values: list[str] = []
    low: int = 0
    high: int = 0
    simulated: bool | int | str | None = None  # what plays without people take, where that is not the default

    def check(self, value: object) -> bool | int | str:
        """The value, or what it says as a text (`yes`, `3`, `open`)."""
        if isinstance(self.default, bool):
            words = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}
            known = value if isinstance(value, bool) else words.get(str(value).lower())
            if known is None:
                raise OptionError(f'option "{self.id}" is yes or no, not "{value}"')
            return known
        if isinstance(self.default, int):
            if isinstance(value, bool) or not re.fullmatch(r"-?\d{1,9}", str(value)):
                raise OptionError(f'option "{self.id}" is a number, not "{value}"')
            if not self.low <= int(str(value)) <= self.high:
                raise OptionError(f'option "{self.id}" is {self.low} to {self.high}, not {value}')
            return int(str(value))
        if str(value) not in self.values:
            raise OptionError(f'option "{self.id}" cannot be "{value}"; {near(str(value), self.values)}')
        return str(value)


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What `game.toml` says of a game."""

    slug: str
    title: dict[str, str]
    seats: tuple[int, int]
    prefix: str  # of its rule ids
    rules_version: int
    kind: dict[str, str]
    minutes: tuple[int, int]
    summary: dict[str, str]
    credits: dict[str, str]
    reconstructed: dict[str, str]
    clock: str = ""  # the option that holds the seconds of a clock, where the rules ask one (0: none runs)
    option: list[Option] = []

    def __post_init__(self) -> None:
        for field in ("title", "kind", "summary", "credits", "reconstructed"):
            if missing := [language for language in LANGUAGES if language not in getattr(self, field)]:
                raise ValueError(f"{field} has no text in {', '.join(missing)}")


class Game:
    """A game: its rules as functions, and its data from the files of its package."""

    def __init__(
        self,
        package: str,
        *,
        vocabulary: Vocabulary,
        schema: Schema,
        facts: Callable[[Content], Any],
        setup: Callable[[Any, int, dict[str, Any]], Any],
        view: Callable[[Any, int], Any],
        determinize: Callable[[Any, Rng], Any],
        scene: Callable[[Any], Scene],
        bot: Bot,
        write: Callable[[Any], str],
        read: Callable[[str, Any], Any],
        touches: Callable[[Any, Any], list[str]] = no_touches,
        remark: Callable[[Any, Any], Remark | None] = no_remark,
        check: Callable[[str, str], object] | None = None,
    ) -> None:
        self.package = package
        self.vocabulary = vocabulary
        self.schema = schema
        self.make_facts = facts
        self.make_state = setup
        self.view = view
        self.determinize = determinize
        self.scene = scene
        self.bot = bot
        self.write_state = write
        self.read_state = read
        self.touches = touches
        self.remark = remark
        self.check = check  # of the text of a content pack, where the game can tell more than its schema
        self.about = self.read_about()
        self.kinds = self.install()

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    @property
    def slug(self) -> str:
        return self.about.slug

    @property
    def ledger(self) -> Ledger:
        return ledger(self.package)

    @cached_property
    def seat_counts(self) -> range:
        return range(self.about.seats[0], self.about.seats[1] + 1)

    def read_about(self) -> About:
        """The game's own description."""
        text = files(self.package).joinpath("game.toml").read_text(encoding="utf-8")
        try:
            return msgspec.convert(tomllib.loads(text), About)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise ContentError(f"{self.package}/game.toml: {error}") from error

    def install(self) -> dict[str, type]:
        """Find the classes of the game's values, and make their copy functions known."""
        kinds: dict[str, type] = {kind.__name__: kind for kind in (stack.Outcome, stack.Event, stack.Reason)}
        root = importlib.import_module(self.package)
        for found in pkgutil.walk_packages(root.__path__, f"{self.package}."):
            module = importlib.import_module(found.name)
            for name, kind in list(vars(module).items()):
                if not (inspect.isclass(kind) and issubclass(kind, Value) and kind.__module__ == module.__name__):
                    continue
                if kinds.setdefault(name, kind) is not kind:
                    raise TypeError(f"{self.package}: two classes are called {name}")
            if found.name.endswith(".state"):
                source = files(self.package).joinpath("state.py").read_text(encoding="utf-8")
                generate.install(module, source)
                for name in generate.names_in(generate.copy_functions(source)):
                    stack.COPIERS[vars(module)[name]] = vars(module)[f"copy_{name}"]
        return kinds

    def content(self, overlay: Raw | None = None, where: str = "") -> Content:
        """The checked content, with a pack laid over it; the game's own cross-checks are made too."""
        content = load_content(self.package, self.schema, overlay, where)
        try:
            self.make_facts(content)
        except ContentError as error:
            raise ContentError(f"{where}: {error}" if where else str(error)) from error
        return content

    def own_content(self) -> Content:
        """The game's own content, read once."""
        return own_content(self)

    def own_facts(self) -> Any:
        """The facts of the game's own content, shared by all plays without a pack."""
        return own_facts(self)

    def options(self, given: Mapping[str, object]) -> dict[str, bool | int | str]:
        """All options of a play: those given, checked, and the defaults."""
        known = {option.id: option for option in self.about.option}
        for id in given:
            if id not in known:
                raise OptionError(f'{self.slug} has no option "{id}"; {near(id, known)}')
        return {id: option.check(given.get(id, option.default)) for id, option in known.items()}

    def simulated(self, given: Mapping[str, object]) -> dict[str, bool | int | str]:
        """All options of a play without people (simulations, measurements): those given, and what suits such plays."""
        own = {option.id: option.simulated for option in self.about.option if option.simulated is not None}
        return self.options({**own, **given})

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played by so many."""
        if seats not in self.seat_counts:
            low, high = self.about.seats
            raise OptionError(f"{self.slug} is played by {low} to {high}, not by {seats}")
        return seats

    def start(self, seats: int, options: Mapping[str, object] | None = None, facts: Any = None) -> Any:
        """The first state of a play, before its first decision; options that are not given are as in simulations."""
        chosen = self.simulated(options or {})
        state = self.make_state(facts or self.own_facts(), self.check_seats(seats), chosen)
        stack.settle(state)
        return state

    def table(
        self, seats: int, options: Mapping[str, object] | None = None, seed: int | str | None = None, **more: Any
    ) -> Table:
        """A new play of this game."""
        from coffret.kernel.table import Table

        return Table.new(self, seats, options or {}, seed, **more)

    def words(self, language: str, names: tuple[str, ...] = ()) -> Words:
        """The wording of this game in a language."""
        if language not in LANGUAGES:
            raise OptionError(f'no language "{language}"; {near(language, LANGUAGES)}')
        return Words(self.package, self.vocabulary, language, names)

    def action(self, text: str, seats: int) -> Action:
        """The action that a notation names."""
        return self.vocabulary.read(text, seats)

    def position(self, text: str, facts: Any = None) -> Any:
        """The state that a notation describes, settled."""
        state = self.read_state(text, facts or self.own_facts())
        if not isinstance(state, State):
            raise NotationError(f'"{text}" is no position of {self.slug}')
        stack.settle(state)
        return state


@once
def ledger(package: str) -> Ledger:
    """The rule ledger of a game, read once."""
    return load_ledger(package)


@once
def own_content(game: Game) -> Content:
    """The content of a game without packs."""
    return game.content()


@once
def own_facts(game: Game) -> Any:
    """The facts of that content."""
    return game.make_facts(own_content(game))


@once
def games() -> dict[str, Any]:
    """The games in the box, by slug, as entry points: nothing is loaded yet."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


@once
def load(slug: str) -> Game:
    """The game with this name."""
    found = games()
    if slug not in found:
        raise UnknownGame(f'there is no game "{slug}" in the box; {near(slug, found)}')
    game = found[slug].load()
    assert isinstance(game, Game)
    return game


def folder(game: Game) -> Path:
    """Where the files of a game lie."""
    return Path(str(files(game.package)))


def parts(decision: Decision | None) -> list[Decision]:
    """The decision split by seat."""
    return [] if decision is None else [decision, *decision.others]
