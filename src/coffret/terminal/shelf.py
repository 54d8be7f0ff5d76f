"""The games in the box as a list to choose from."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from coffret.kernel.game import Game
from coffret.kernel.options import Option, Setting
from coffret.kernel.text import Words
from coffret.terminal.language import box


def shelf(
    games: list[Game], language: str, numbered: bool = False, detailed: bool = False, short: bool = False
) -> Grid:
    """List every game with its title, seats, duration and summary (not in short form); in detail, also its options."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, game in enumerate(games, 1):
        first = [Text(f"{number}", "bold")] if numbered else []
        text = facts(game, language)
        if not short:
            text.append(f"\n{game.about.summary[language]}", "not bold")
        if detailed:
            text.append_text(options(game, language))
        grid.add_row(*first, Text(game.slug, "bold"), text if short else text.append("\n"))
    return grid


def facts(game: Game, language: str) -> Text:
    """Return the title, kind, number of players and duration of a game."""
    told = game.about
    numbers = {"low": told.seats[0], "high": told.seats[1], "from": told.minutes[0], "to": told.minutes[1]}
    text = Text(told.title[language], "bold")
    return text.append(f"  {told.kind[language]} · {box(language).say('ui-game-facts', numbers)}", "not bold dim")


def options(game: Game, language: str) -> Text:
    """List the options of a game as they are typed, with their meaning."""
    words = game.words(language)
    lines = [
        f"\n--option {option.id}={typed(option.default)}  {meaning(option, words)}" for option in game.about.option
    ]
    return Text("".join(lines), "dim")


def typed(value: Setting) -> str:
    """Return a value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def meaning(option: Option, words: Words) -> str:
    """Describe an option: its subject, its values as typed with their meaning, and an explanation."""
    named: list[Setting] = [True, False] if isinstance(option.default, bool) else list(option.named())
    told = [as_told(typed(value), option.told(value, words)) for value in named]
    if option.is_number:
        told.append(f"{option.low}-{option.high}")
    note = option.note(words)
    return f"{words.say(option.message)} ({', '.join(told)}){f'. {note}' if note else ''}"


def as_told(value: str, meaning: str) -> str:
    """Return a value with its meaning, unless they are the same."""
    plain = value.replace("-", " ").replace("_", " ")
    return value if plain == meaning.lower() else f"{value} = {meaning}"
