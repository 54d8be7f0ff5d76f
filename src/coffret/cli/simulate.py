"""`coffret simulate`: play many games between bots and print the figures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from coffret.cli.frame import (
    Bots,
    Content,
    Json,
    Lang,
    Options,
    Scenario,
    Seats,
    Seed,
    Slug,
    chosen_language,
    command,
    given_options,
    option,
    print_json,
    seed_of,
    split,
    with_scenario,
)
from coffret.cli.many import Jobs, check_games, check_jobs, interval, options_of, seats_of
from coffret.kernel.game import load

if TYPE_CHECKING:
    from coffret.lab.simulate import Report


@command("simulate", "ui-cli-simulate", "coffret simulate a-team --games 1000 --bots thumb,random")
def simulate_games(
    slug: Slug,
    games: Annotated[int, option("--games", "N", "ui-cli-count")] = 100,
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    option: Options = None,
    content: Content = None,
    scenario: Scenario = None,
    out: Annotated[Path | None, option("--out", "FILE.parquet", "ui-cli-simulate-out")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from coffret.bots import lineup
    from coffret.cli.progress import progress
    from coffret.kernel.content import read_pack
    from coffret.lab.simulate import Experiment, simulate

    language = chosen_language(lang)
    check_games(games)
    check_jobs(jobs)
    game = load(slug)
    given, content = with_scenario(slug, given_options(option), content, scenario)
    experiment = Experiment(
        game=slug,
        games=games,
        bots=lineup(split(bots) or ("random",), seats_of(game, seats)),
        seed=seed_of(seed) or 0,
        options=options_of(game, given),
        pack=read_pack(content) if content else None,
        pack_file=str(content or ""),
    )
    with progress(game.about.title[language], games) as advance:
        if out is None:
            report = simulate(experiment, jobs, advance)
        else:
            from coffret.lab.kept import simulate_to

            report = simulate_to(out, experiment, jobs, advance)
    if json:
        print_json(report)
    else:
        show(report, language)


def show(report: Report, language: str) -> None:
    """Print the figures for people."""
    from rich.table import Table as Grid

    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say = box(language).say
    console = make_console()
    spent = max(report.seconds, 1e-3)
    facts = {"games": report.games, "decisions": report.decisions, "seconds": f"{report.seconds:.2f}"}
    console.print(say("ui-simulated", facts | {"rate": round(report.decisions / spent)}))
    for why, count in report.faults.items():
        console.print(say("ui-simulated-faults", {"count": count, "why": why}), style="bold")
    share = say("ui-share")
    endings = Grid(say("ui-outcome"), say("ui-rule"), say("ui-games"), share, box=None, pad_edge=False)
    for result in report.results:
        endings.add_row(result.outcome, result.rule, str(result.count), interval(result.share, result.low, result.high))
    wins = Grid(say("ui-seat"), say("ui-bot"), say("ui-wins"), share, box=None, pad_edge=False)
    for seat in report.wins:
        wins.add_row(str(seat.seat), seat.bot, str(seat.count), interval(seat.share, seat.low, seat.high))
    console.print("", endings, "", wins, "", sep="\n")
    console.print(say("ui-again"), style="dim")
    console.print(f"  {report.command}", style="dim", soft_wrap=True)
