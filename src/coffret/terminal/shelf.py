"""The games in the box as a list to choose from."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from coffret.kernel.game import Game, Option
from coffret.kernel.text import Words
from coffret.terminal.language import box


def shelf(
    games: list[Game], language: str, numbered: bool = False, detailed: bool = False, short: bool = False
) -> Grid:
    """Every game with its title, seats, minutes and what it is about (not in short); in detail also its options."""
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
    """The title of a game, its kind, how many play it and how long."""
    told = game.about
    numbers = {"low": told.seats[0], "high": told.seats[1], "from": told.minutes[0], "to": told.minutes[1]}
    text = Text(told.title[language], "bold")
    return text.append(f"  {told.kind[language]} · {box(language).say('ui-game-facts', numbers)}", "not bold dim")


def options(game: Game, language: str) -> Text:
    """The options of a game as they are typed, with their meaning."""
    words = game.words(language)
    lines = [f"\n--option {option.id}={usual(option)}  {meaning(option, words)}" for option in game.about.option]
    return Text("".join(lines), "dim")


def usual(option: Option) -> str:
    """The value of an option when nothing is said."""
    if isinstance(option.default, bool):
        return "yes" if option.default else "no"
    return str(option.default)


def meaning(option: Option, words: Words) -> str:
    """What an option is about, and its values."""
    said = words.say(f"option-{option.id}".replace("_", "-"))
    if isinstance(option.default, bool):
        return f"{said} (yes, no)"
    if isinstance(option.default, int):
        return f"{said} ({option.low}-{option.high})"
    return f"{said} ({', '.join(option.values)})"
