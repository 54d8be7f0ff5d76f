"""`coffret measure`: count how often decent bots win a game with each way to set it up, for the set-up to tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from coffret.cli.frame import Json, Lang, Slug, chosen_language, command, option, print_json
from coffret.cli.many import Jobs, check_games, check_jobs, interval
from coffret.kernel.game import Game, folder, load

if TYPE_CHECKING:
    from coffret.bots.measured import Measured


@command("measure", "ui-cli-measure", "coffret measure thunderbirds --games 300 --jobs 2")
def measure_game(
    slug: Slug,
    games: Annotated[int, option("--games", "N", "ui-cli-measure-games")] = 300,
    seed: Annotated[str, option("--seed", "S", "ui-cli-seed")] = "measured",
    jobs: Jobs = 1,
    out: Annotated[Path | None, option("--out", "FILE", "ui-cli-measure-out")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from coffret.bots.measured import FILE, settings
    from coffret.cli.progress import progress
    from coffret.lab.measure import measure

    language = chosen_language(lang)
    check_games(games)
    check_jobs(jobs)
    game = load(slug)
    file = out or folder(game) / FILE
    with progress(game.about.title[language], games * len([*settings(game)])) as advance:
        found = measure(game, games, file, seed, jobs, advance)
    if json:
        print_json(found)
    else:
        show(game, found, file, language)


def show(game: Game, found: Measured, file: Path, language: str) -> None:
    """Print the figures for people."""
    from rich.table import Table as Grid

    from coffret.bots.measured import dimensions
    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say, words = box(language).say, game.words(language)
    console = make_console()
    options = dimensions(game)
    names = [words.say(option.message) for option in options]
    grid = Grid(say("ui-seats"), *names, say("ui-games"), say("ui-share"), box=None, pad_edge=False)
    for cell in found.cells:
        values = [option.told(value, words) for option, value in zip(options, cell.options, strict=True)]
        shares = [f"{who} {interval(won.share, won.low, won.high)}" for who, won in cell.won.items()]
        grid.add_row(str(cell.seats), *values, str(cell.games), "; ".join(shares))
    console.print(grid, say("ui-trained-kept", {"file": str(file)}), sep="\n")
