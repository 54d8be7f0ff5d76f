"""What all commands share: their declaration, their options, how they fail and how they print."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer

from coffret.kernel import game as registry
from coffret.kernel.errors import (
    CoffretError,
    ContentError,
    NotationError,
    OptionError,
    SaveError,
    UnknownGame,
)
from coffret.kernel.game import Game, load
from coffret.kernel.text import LANGUAGES
from coffret.terminal.language import box, usual_language

WRONG_INPUT = (ContentError, NotationError, OptionError, SaveError, UnknownGame)

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def language_of(arguments: Sequence[str]) -> str:
    """The language of help, which is needed before the command line is understood."""
    asked = [value for name, value in pairwise(arguments) if name == "--lang"]
    asked += [argument.partition("=")[2] for argument in arguments if argument.startswith("--lang=")]
    return next((language for language in asked if language in LANGUAGES), usual_language())


say = box(language_of(sys.argv)).say


def option(name: str, metavar: str, help: str) -> Any:
    """An option with a value."""
    return typer.Option(name, metavar=metavar, help=help)


def argument(metavar: str, help: str) -> Any:
    """A word without a name."""
    return typer.Argument(metavar=metavar, help=help, show_default=False)


Slug = Annotated[str, argument("GAME", say("ui-cli-slug"))]
MaybeSlug = Annotated[str | None, argument("GAME", say("ui-cli-slug"))]
Lang = Annotated[str | None, option("--lang", "en|fr", say("ui-cli-lang"))]
Json = Annotated[bool, typer.Option("--json", help=say("ui-cli-json"))]
Seats = Annotated[int | None, option("--seats", "K", say("ui-cli-seats"))]
Bots = Annotated[str | None, option("--bots", "NAME,NAME", say("ui-cli-bots"))]
Options = Annotated[list[str] | None, option("--option", "NAME=VALUE", say("ui-cli-option"))]
Content = Annotated[Path | None, option("--content", "FILE", say("ui-cli-content"))]
Scenario = Annotated[Path | None, option("--scenario", "FILE", say("ui-cli-scenario"))]
Seed = Annotated[str | None, option("--seed", "S", say("ui-cli-seed"))]


def command(name: str, help: str, example: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare a command: errors become one sentence and an exit code."""

    def declare(function: Callable[..., Any]) -> Callable[..., Any]:
        guarded = guard(function)
        app.command(name, help=help, epilog=say("ui-cli-example", {"command": example}))(guarded)
        return guarded

    return declare


def guard(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function with its failures turned into exit codes."""

    @functools.wraps(function)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        try:
            code = function(*args, **kwargs)
            sys.stdout.flush()
            return code
        except CoffretError as error:
            complain(str(error))
            return 2 if isinstance(error, WRONG_INPUT) else 1
        except KeyboardInterrupt:
            complain(say("ui-stopped"))
            return 130
        except BrokenPipeError:
            hush()
            return 141

    return guarded


def complain(sentence: str) -> None:
    """One sentence about what went wrong."""
    from coffret.terminal.console import printable

    with_end = sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
    print(f"coffret: {' '.join(printable(with_end).split())}", file=sys.stderr)


def hush() -> None:
    """Nobody reads any more: leave without a word, also when Python closes its streams."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def chosen_language(asked: str | None) -> str:
    """The language to print in."""
    return box(asked).language if asked else usual_language()


def whole_box() -> list[Game]:
    """All games in the box; one that cannot be loaded is named and left out."""
    found: list[Game] = []
    for slug in registry.games():
        try:
            found.append(load(slug))
        except Exception as error:
            complain(say("ui-broken-game", {"slug": slug, "why": f"{type(error).__name__}: {error}"}))
    return found


def print_json(value: Any) -> None:
    """A value for programs, indented for people too."""
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def given_options(texts: Sequence[str] | None) -> dict[str, str]:
    """`name=value` texts as a table."""
    found: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError(f'an option is written name=value, not "{text}"')
        found[name.strip()] = value.strip()
    return found


def with_scenario(
    slug: str | None, options: dict[str, str], content: Path | None, scenario: Path | None
) -> tuple[dict[str, str], Path | None]:
    """The options and the content pack of a play; a scenario of one's own is a pack, and the option to play it."""
    if scenario is None:
        return options, content
    if slug is None:
        raise OptionError("which game is the scenario for? Name it before --scenario")
    game = load(slug)
    if not any(option.id == "scenario" and "own" in option.values for option in game.about.option):
        raise OptionError(f"{slug} has no scenarios of one's own")
    if content is not None:
        told = "put both into one pack, and play it with --content and --option scenario=own"
        raise OptionError(f"--scenario and --content exclude each other: {told}")
    if game.check is not None:
        game.check(read_text(scenario), str(scenario))
    return {**options, "scenario": "own"}, scenario


def read_text(file: Path) -> str:
    """The text of a file that somebody has written."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise OptionError(f"{file}: cannot be read: it is not text") from error
    except OSError as error:
        raise OptionError(f"{file}: cannot be read: {error.strerror}") from error


def split(text: str | None) -> tuple[str, ...]:
    """The words between commas."""
    return tuple(part.strip() for part in text.split(",")) if text else ()


def seed_of(text: str | None) -> int | str | None:
    """A seed: a number if it looks like one."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 19 else text
