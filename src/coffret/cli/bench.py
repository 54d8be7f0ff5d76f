"""`coffret bench`: measure how fast the box is on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coffret.cli.frame import (
    Json,
    Lang,
    argument,
    chosen_language,
    command,
    complain,
    option,
    print_json,
    say,
    split,
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
    db: Annotated[str, option("--db", "URL", "ui-cli-bench-db")] = "",
    plot: Annotated[Path | None, option("--plot", "FILE", "ui-cli-bench-plot")] = None,
    searches: Annotated[int, option("--searches", "N", "ui-cli-bench-searches")] = 0,
    rate: Annotated[float, option("--rate", "N", "ui-cli-bench-rate")] = 100,
    processes: Annotated[str, option("--processes", "N,N", "ui-cli-bench-processes")] = "1,2,4",
    env: Annotated[bool, typer.Option("--env", help="ui-cli-bench-env")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from coffret.cli.progress import progress
    from coffret.lab.bench import measure

    if not 0.01 <= seconds <= 600:
        raise OptionError("error-seconds", given=f"{seconds:g}")
    chosen = [load(slug).slug for slug in slugs] if slugs else [game.slug for game in whole_box()]
    if server and searches:
        show_searches(chosen, seconds, searches, rate, json)
        return
    if server and db:
        show_scale(chosen, seconds, db, counts_in(processes), json, plot)
        return
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


def counts_in(text: str) -> list[int]:
    """Parse numbers of processes, such as `1,2,4`."""
    parts = split(text)
    if not parts or not all(part.isdecimal() and 1 <= int(part) <= 64 for part in parts):
        raise OptionError("error-processes", given=text, most=64)
    return [int(part) for part in parts]


def show_scale(
    slugs: list[str], seconds: float, db: str, counts: list[int], json: bool, plot: Path | None = None
) -> None:
    """Print the limits of SQLite and of several processes on PostgreSQL, and times at four fifths of them."""
    from coffret.loadtest.model import costs as costs_of
    from coffret.loadtest.plot import picture
    from coffret.loadtest.scale import Measured, compare, settings

    found: dict[str, list[Measured]] = {}
    for slug in slugs:
        seats = min(load(slug).seat_counts, key=lambda seats: abs(seats - 4))
        found[slug] = compare(slug, settings(counts, True), db, seats=seats, seconds=seconds, done=complain)
    if plot is not None:
        lines = {f"{slug}, {row.setting.name}, {row.rate:.0f}/s": row for slug, rows in found.items() for row in rows}
        plot.write_text(picture({name: row.times for name, row in lines.items()}), encoding="utf-8")
    if json:
        print_json({"scale": found})
        return
    for slug, rows in found.items():
        print(f"{slug}: moves/s by turn; processor time of a move in servers + database + load; times at 80 %")
        for row in rows:
            limits = " ".join(f"{limit:5.0f}" for limit in row.limit)
            costs = f"{row.server_us:5.0f} + {row.database_us:4.0f} + {row.load_us:4.0f} µs"
            times = [row.times.quantile(share) for share in (0.5, 0.99, 0.999)]
            told = f"50 % {times[0]:.1f} ms, 99 % {times[1]:.1f} ms, 99.9 % {times[2]:.1f} ms"
            print(f"  {row.setting.name:44} {limits}; {costs}; {row.made:.0f} of {row.rate:.0f}/s: {told}")
        if model := costs_of(rows):
            print(f"  a move costs {model.server_us:.0f} µs, {model.carried_us:.0f} more if it is carried, and")
            print(f"  {model.database_us:.0f} in the database: 16 cores for servers and 4 for the database would make")
            print(f"  {model.moves_per_second(16, 4):.0f} moves/s, {model.moves_per_second(16, 4, 1):.0f} all carried")


def show_searches(slugs: list[str], seconds: float, searches: int, rate: float, json: bool) -> None:
    """Print how long moves take without and with experts who search beside them."""
    from coffret.loadtest.scale import Beside, beside_searches

    found: dict[str, Beside] = {}
    for slug in slugs:
        seats = min(load(slug).seat_counts, key=lambda seats: abs(seats - 4))
        found[slug] = beside_searches(slug, searches, rate, seats=seats, seconds=seconds, done=complain)
    if json:
        print_json({"searches": found})
        return
    for slug, each in found.items():
        print(f"{slug}: {searches} searches change the time of 99 % of {rate:g} moves/s by {each.change:+.0%}")


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
        shared = f", of {speed.jobs} processes {speed.shared:8,.0f} by the clock"
        print(f"{'':20}one seat {speed.single:8,.0f}, vector {speed.vector:8,.0f}{shared}")


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
    grid = Grid(
        *head,
        "× Hanabi",
        "copy µs",
        "view µs",
        "determinize µs",
        "thumb µs",
        "thumb plays/s",
        "imagined/s",
        "searches/s",
        box=None,
        pad_edge=False,
    )
    for slug, speed in found.games.items():
        rate, share = f"{speed.decisions_per_second:,.0f}", f"{speed.by_players:.0%}"
        costs = [f"{cost:.2f}" for cost in (speed.copy_us, speed.view_us, speed.determinize_us)]
        thumbs = f"{speed.thumb_us:.0f}", f"{speed.thumb_plays_per_second:,.1f}"
        search = f"{speed.imagined_per_second:,.0f}", figure(speed.searches_per_second)
        grid.add_row(slug, str(speed.seats), rate, share, figure(speed.times_hanabi), *costs, *thumbs, *search)
    console.print(grid)


def figure(number: float | None) -> str:
    """A figure, or a dash where there is none."""
    return "–" if number is None else f"{number:,.1f}"
