"""`coffret today`: the deal of the day, and those of the week, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from coffret.cli.frame import Json, Lang, MaybeSlug, chosen_language, command, option, print_json, whole_box

if TYPE_CHECKING:
    from coffret.terminal.today import Standing


@command("today", "ui-cli-today", "coffret today thunderbirds-solo")
def today(
    slug: MaybeSlug = None,
    name: Annotated[str | None, option("--name", "NAME", "ui-cli-today-name")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="ui-cli-plain")] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from coffret.terminal import today as calls

    language = chosen_language(lang)
    if slug is not None and not json:
        return play(slug, name, plain, language)
    kept = calls.read()
    found = [calls.standing(game, kept, language) for game in whole_box() if slug in (None, game.slug)]
    if json:
        print_json({"calls": found})
        return 0
    show(found, language)
    return 0


def show(found: list[Standing], language: str) -> None:
    """Print the calls, and how to answer one."""
    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say, console, grid = box(language).say, make_console(), Grid.grid(padding=(0, 2, 0, 0))
    for each in found:
        told = say(f"ui-call-{each.state}", {"score": each.score if each.score is not None else "none"})
        row = say("ui-call-streak", {"count": each.streak, "best": each.best_streak}) if each.best_streak else ""
        grid.add_row(Text(each.game, "bold"), each.title, say(f"ui-call-{each.every}"), told, Text(row, "dim"))
    console.print(Text(say("ui-calls"), "bold"))
    console.print("")
    console.print(grid)
    if (ready := next((each.game for each in found if each.state in ("new", "open")), None)) is not None:
        console.print("")
        console.print(Text(f"  coffret today {ready}", "bold"))


def play(slug: str, name: str | None, plain: bool, language: str) -> int:
    """Play the present call of a game, or tell how it ended."""
    from coffret.kernel.game import load
    from coffret.terminal import today as calls
    from coffret.terminal.keeper import Keeper
    from coffret.terminal.opening import NAMES, Wish, front
    from coffret.terminal.session import Session

    game, kept = load(slug), calls.read()
    if calls.standing(game, kept, language).state in ("won", "lost"):
        show([calls.standing(game, kept, language)], language)
        return 0
    call, table = calls.begin(game, kept, name or NAMES[0])
    keeper = Keeper(table, calls.place(call), named=False, again=f"coffret today {slug}")
    session = Session(table, (0,), front(Wish(plain=plain), (0,)), keeper, language, rated=True)
    code = session.play()
    calls.finish(call, kept, table)
    if table.outcome is not None:
        show([calls.standing(game, kept, language)], language)
    return code
