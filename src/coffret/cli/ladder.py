"""`coffret ladder`: all bots against each other, rated, game by game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from coffret.cli.frame import (
    Bots,
    Json,
    Lang,
    Options,
    Seats,
    Seed,
    argument,
    chosen_language,
    command,
    given_options,
    option,
    print_json,
    seed_of,
    split,
    whole_box,
)
from coffret.cli.many import Address, Jobs, Minutes, Ray, check_games, deadline, interval, options_of, seats_of, working
from coffret.kernel.game import load

if TYPE_CHECKING:
    from coffret.lab.ladder import Ladder


@command("ladder", "ui-cli-ladder", "coffret ladder a-team --games 200 --jobs 2")
def run_ladder(
    slugs: Annotated[list[str] | None, argument("GAME", "ui-cli-ladder-games")] = None,
    games: Annotated[int, option("--games", "N", "ui-cli-ladder-count")] = 40,
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = "1",
    option: Options = None,
    out: Annotated[Path, option("--out", "FOLDER", "ui-cli-ladder-out")] = Path("build", "ladder"),
    jobs: Jobs = 1,
    ray: Ray = False,
    address: Address = "",
    minutes: Minutes = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from coffret.bots import invite
    from coffret.bots.levels import LEVELS
    from coffret.bots.registry import installed
    from coffret.cli.progress import progress
    from coffret.lab.ladder import climb, ladder_study
    from coffret.lab.report.make import write_page
    from coffret.lab.report.rungs import ladder_page
    from coffret.terminal.language import box

    language = chosen_language(lang)
    check_games(games)
    names = split(bots) or ("random", *LEVELS, *installed())
    invite(names)
    enough = deadline(minutes)
    found: list[Ladder] = []
    chosen = [load(slug) for slug in slugs] if slugs else whole_box()
    for game in chosen:
        options = options_of(game, given_options(option))
        study, together = ladder_study(game.slug, names, seats_of(game, seats), games, seed_of(seed) or 0, options)
        folder = out / game.slug
        with (
            working(jobs, ray, address, names) as workers,
            progress(game.about.title[language], games * len(study.cells)) as advance,
        ):
            ladder = climb(study, together, folder, workers, advance, enough)
        commands = [cell.command(study.plan.seed, games) for cell in study.cells]
        page = folder / "ladder.html"
        write_page(page, ladder_page(ladder, commands, box(language).say, language))
        found.append(ladder)
        if not json:
            show(ladder, page, language)
    if json:
        print_json(found)


def show(ladder: Ladder, page: Path, language: str) -> None:
    """Print a ladder for people."""
    from rich.table import Table as Grid

    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say = box(language).say
    console = make_console()
    console.print(load(ladder.game).about.title[language], style="bold")
    facts = {"deals": ladder.deals, "seats": ladder.seats, "anchor": ladder.anchor}
    console.print(say("ui-ladder-about", facts), style="dim")
    grid = Grid(say("ui-bot"), say("ui-ladder-rating"), say("ui-games"), say("ui-ladder-won"), box=None, pad_edge=False)
    for rung in ladder.rungs:
        rating = f"{rung.rating:5.0f}  [{rung.low:.0f}, {rung.high:.0f}]"
        won = interval(rung.share, rung.share_low, rung.share_high)
        grid.add_row(rung.bot, rating, str(rung.games), won)
    console.print(grid, say("ui-report-written", {"file": str(page)}), "", sep="\n")
