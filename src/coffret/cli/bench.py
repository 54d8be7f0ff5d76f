"""`coffret bench`: measure how fast the box is on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from coffret.cli.frame import (
    Json,
    Lang,
    argument,
    chosen_language,
    command,
    option,
    print_json,
    say,
    whole_box,
)
from coffret.kernel.errors import OptionError
from coffret.kernel.game import load

if TYPE_CHECKING:
    from coffret.lab.bench import Bench
    from coffret.loadtest.measure import Load


@command("bench", "ui-cli-bench", "coffret bench --seconds 5 --json")
def bench(
    slugs: Annotated[list[str] | None, argument("GAME", "ui-cli-bench-games")] = None,
    seconds: Annotated[float, option("--seconds", "S", "ui-cli-seconds")] = 2.0,
    server: Annotated[bool, typer.Option("--server", help="ui-cli-bench-server")] = False,
    env: Annotated[bool, typer.Option("--env", help="ui-cli-bench-env")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from coffret.cli.progress import progress
    from coffret.lab.bench import measure

    if not 0.01 <= seconds <= 600:
        raise OptionError("error-seconds", given=f"{seconds:g}")
    chosen = [load(slug).slug for slug in slugs] if slugs else [game.slug for game in whole_box()]
    if server:
        show_load(chosen, seconds, json)
        return
    if env:
        show_env(chosen, seconds, json)
        return
    with progress(say("ui-measuring"), len(chosen)) as advance:
        found = measure(chosen, seconds, lambda slug: advance(1))
    if json:
        print_json(found)
    else:
        show(found, chosen_language(lang))


def show_load(slugs: list[str], seconds: float, json: bool) -> None:
    """Print the figures of the table server under load next to a bare relay, game by game."""
    from coffret.cli.progress import progress
    from coffret.loadtest.measure import Comparison, measure

    seats = {slug: min(load(slug).seat_counts, key=lambda seats: abs(seats - 4)) for slug in slugs}
    found: dict[str, Comparison] = {}
    with progress(say("ui-measuring"), len(slugs)) as advance:
        for slug in slugs:
            found[slug] = measure(slug, seats=seats[slug], seconds=seconds)
            advance(1)
    if json:
        print_json({"server": found})
        return
    for slug, figures in found.items():
        limit, relay, steady = average(figures.limit), average(figures.relay), figures.steady
        cost, bare = figures.limit[-1].cpu_us, figures.relay[-1].cpu_us
        print(f"{slug}, {figures.tables} tables with {figures.seats} seats:")
        print(f"  limit   {limit:6.0f} moves/s, {cost:.0f} µs of processor time each")
        print(f"  relay   {relay:6.0f} moves/s, {bare:.0f} µs; ratio {figures.ratio}, of time {figures.cpu_ratio}")
        print(
            f"  steady  {steady.moves_per_second:6.0f} moves/s, median {steady.median_ms} ms, 99 % {steady.p99_ms} ms"
        )
        print(f"  loop    {steady.late_share:6.1%} of the time more than 10 ms late at that pace")
        print(f"  table   {figures.limit[-1].table_kb:6.0f} kB idle; start {figures.cold_start_s} s")
        print(f"  looks   {figures.looks_per_move:6.2f} for a move, {figures.bytes_per_look:.0f} bytes each")


def show_env(slugs: list[str], seconds: float, json: bool) -> None:
    """Print the steps per second of learning environments, with mask and observation, next to known ones."""
    from coffret.cli.progress import progress
    from coffret.env import needing

    needing("pettingzoo", "sequential")
    from coffret.env.bench import measure

    with progress(say("ui-measuring"), len(slugs)) as advance:
        found = measure(slugs, seconds, lambda slug: advance(1))
    if json:
        print_json({"env": found})
        return
    for name, steps in found.known.items():
        print(f"{name:26}{steps:9,.0f} steps/s")
    for slug, speed in found.games.items():
        times = f", {speed.times_hanabi} times PettingZoo's Hanabi" if speed.times_hanabi else ""
        print(f"{slug:20}{speed.seats:2} seats: all seats {speed.aec:8,.0f} steps/s{times}")
        print(f"{'':20}one seat {speed.single:8,.0f}, vector {speed.vector:8,.0f}")


def average(runs: list[Load]) -> float:
    """Return the average moves per second of several runs."""
    return sum(run.moves_per_second for run in runs) / len(runs)


def show(found: Bench, language: str) -> None:
    """Print the figures for people."""
    from rich.table import Table as Grid

    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say = box(language).say
    form = say("ui-compiled") if found.form == "compiled" else say("ui-interpreted")
    console = make_console()
    console.print(say("ui-bench", {"form": form, "reference": found.reference}))
    head = (say("ui-game"), say("ui-seats"), say("ui-decisions-per-second"), say("ui-by-players"))
    grid = Grid(*head, "copy µs", "view µs", "determinize µs", "thumb µs", "thumb plays/s", box=None, pad_edge=False)
    for slug, speed in found.games.items():
        rate, share = f"{speed.decisions_per_second:,.0f}", f"{speed.by_players:.0%}"
        costs = [f"{cost:.2f}" for cost in (speed.copy_us, speed.view_us, speed.determinize_us)]
        thumbs = f"{speed.thumb_us:.0f}", f"{speed.thumb_plays_per_second:,.1f}"
        grid.add_row(slug, str(speed.seats), rate, share, *costs, *thumbs)
    console.print(grid)
