"""What all commands share: declaration, options, error handling and output."""

from __future__ import annotations

import functools
import os
import re
import sys
import textwrap
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from typer._click.core import Context
from typer.core import TyperCommand, TyperGroup

from coffret.kernel import game as registry
from coffret.kernel.box import open_box
from coffret.kernel.errors import (
    CoffretError,
    ContentError,
    NotationError,
    OptionError,
    SaveError,
    UnknownGame,
    because,
)
from coffret.kernel.game import Game, load
from coffret.kernel.text import LANGUAGES
from coffret.terminal.language import box, usual_language

BROKEN_PIPE = 141  # what a shell reports of a command that SIGPIPE ended
WRONG_INPUT = (ContentError, NotationError, OptionError, SaveError, UnknownGame)


class Spoken:
    """The language of this run, for its help and error messages."""

    language = LANGUAGES[0]


def say(id: str, args: dict[str, Any] | None = None) -> str:
    """Format a message of the box."""
    return box(Spoken.language).say(id, args)


class InWords(TyperCommand):
    """A command whose help texts are message ids; if a game is named, its options are listed too."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        ctx.meta["typed"] = list(args)
        return super().parse_args(ctx, args)

    def get_help(self, ctx: Context) -> str:
        put_into_words(self)
        return help_in_words(self, super().get_help(ctx)) + options_of_a_game(self, ctx.meta.get("typed", []))


class GroupInWords(TyperGroup):
    """The command group, with translated help."""

    def get_help(self, ctx: Context) -> str:
        for each in (self, *self.commands.values()):
            put_into_words(each)
        return help_in_words(self, super().get_help(ctx))


app = typer.Typer(
    cls=GroupInWords,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def language_of(arguments: Sequence[str]) -> str:
    """Find the language anywhere on a command line: help and errors need it before parsing."""
    asked = [value for name, value in pairwise(arguments) if name == "--lang"]
    asked += [argument.partition("=")[2] for argument in arguments if argument.startswith("--lang=")]
    return next((language for language in asked if language in LANGUAGES), usual_language())


def put_into_words(command: Any) -> None:
    """Translate the help texts of a command into the language of this run, once they are asked for."""
    command.help = say(command.help)
    command.epilog = say("ui-cli-example", {"command": command.epilog})
    for parameter in command.params:
        if parameter.help:
            parameter.help = say(parameter.help)


def help_in_words(command: Any, text: str) -> str:
    """Format the help of a command, translating the words that Click adds."""
    headings = {"Usage": "usage", "Options": "options", "Arguments": "arguments", "Commands": "commands"}
    for heading, id in headings.items():
        text = re.sub(rf"^{heading}:", say(f"ui-cli-{id}"), text, flags=re.MULTILINE)
    return text.replace("Show this message and exit.", say("ui-cli-help")).replace("[required]", say("ui-cli-required"))


def options_of_a_game(command: Any, typed: Sequence[str]) -> str:
    """List the options of the game named on the command line, if the command takes any."""
    slug = next((word for word in typed if word in registry.games()), None)
    if slug is None or not any(parameter.name == "option" for parameter in command.params):
        return ""
    from coffret.terminal.shelf import options

    game = load(slug)
    return f"\n\n  {game.about.title[Spoken.language]}" + options(game, Spoken.language).plain.replace("\n", "\n  ")


def option(name: str, metavar: str, help: str) -> Any:
    """Declare an option with a value."""
    return typer.Option(name, metavar=metavar, help=help)


def argument(metavar: str, help: str) -> Any:
    """Declare a positional argument."""
    return typer.Argument(metavar=metavar, help=help, show_default=False)


Slug = Annotated[str, argument("GAME", "ui-cli-slug")]
MaybeSlug = Annotated[str | None, argument("GAME", "ui-cli-slug")]
Lang = Annotated[str | None, option("--lang", "en|fr", "ui-cli-lang")]
Json = Annotated[bool, typer.Option("--json", help="ui-cli-json")]
Seats = Annotated[int | None, option("--seats", "K", "ui-cli-seats")]
Bots = Annotated[str | None, option("--bots", "NAME,NAME", "ui-cli-bots")]
Options = Annotated[list[str] | None, option("--option", "NAME=VALUE", "ui-cli-option")]
Content = Annotated[Path | None, option("--content", "FILE", "ui-cli-content")]
Scenario = Annotated[Path | None, option("--scenario", "FILE", "ui-cli-scenario")]
Seed = Annotated[str | None, option("--seed", "S", "ui-cli-seed")]


def command(name: str, help: str, example: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare a command: errors become one sentence and an exit code."""

    def declare(function: Callable[..., Any]) -> Callable[..., Any]:
        guarded = guard(function)
        app.command(name, help=help, epilog=example, cls=InWords)(guarded)
        return guarded

    return declare


def guard(function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a function so that its errors become exit codes."""

    @functools.wraps(function)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        try:
            code = function(*args, **kwargs)
            sys.stdout.flush()
            return code
        except CoffretError as error:
            complain(error.worded(Spoken.language))
            return 2 if isinstance(error, WRONG_INPUT) else 1
        except KeyboardInterrupt:
            complain(say("ui-stopped"))
            return 130
        except BrokenPipeError:
            hush()
            return BROKEN_PIPE

    return guarded


def complain(sentence: str) -> None:
    """Print one sentence about what went wrong."""
    from coffret.terminal.console import printable, terminal_width

    with_end = sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
    line = "coffret: " + re.sub(r"[ \t\r\n]+", " ", printable(with_end))
    print(wrapped(line, terminal_width(sys.stderr)) if sys.stderr.isatty() else line, file=sys.stderr)


def wrapped(line: str, width: int) -> str:
    """Break a line between words, as a terminal would not; a long path stays whole."""
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)


def hush() -> None:
    """Exit quietly on a broken pipe, including when Python closes its streams."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())


def chosen_language(asked: str | None) -> str:
    """Return the output language: from the command, else from the whole command line or the environment."""
    return box(asked).language if asked else Spoken.language


def whole_box() -> list[Game]:
    """Return all games in the box, reporting and skipping those that cannot be loaded."""
    box = open_box()
    for broken in box.broken:
        complain(say("ui-broken-game", {"slug": broken.slug, "why": broken.why}))
    return box.games


def print_json(value: Any) -> None:
    """Print a value as indented JSON."""
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def given_options(texts: Sequence[str] | None) -> dict[str, str]:
    """Parse `name=value` texts."""
    found: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError("error-name-value", given=text)
        found[name.strip()] = value.strip()
    return found


def with_scenario(
    slug: str | None, options: dict[str, str], content: Path | None, scenario: Path | None
) -> tuple[dict[str, str], Path | None]:
    """Return the options and content pack of a play; a custom scenario is a pack plus the option to play it."""
    if scenario is None:
        return options, content
    if slug is None:
        raise OptionError("error-which-scenario")
    game = load(slug)
    own = {option.id: option.own for option in game.about.option if option.own}
    if not own:
        raise OptionError("error-no-scenarios", game=slug)
    if content is not None:
        raise OptionError("error-scenario-and-content")
    if game.check is not None:
        game.check(read_text(scenario), str(scenario))
    return {**options, **own}, scenario


def read_text(file: Path) -> str:
    """Read a user's text file."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError("error-unreadable", file=str(file), why=because(error)) from error


def split(text: str | None) -> tuple[str, ...]:
    """Split at commas."""
    return tuple(part.strip() for part in text.split(",")) if text else ()


def seed_of(text: str | None) -> int | str | None:
    """Return a seed, as an int if it looks like one."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 19 else text
