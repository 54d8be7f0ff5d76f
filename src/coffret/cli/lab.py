"""`coffret lab`: play a whole study on the same deals, until its comparisons are decided."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from coffret.cli.frame import Json, Lang, argument, chosen_language, command, option, print_json
from coffret.cli.simulate import MOST_JOBS
from coffret.kernel.errors import OptionError

if TYPE_CHECKING:
    from coffret.lab.run import Summary
    from coffret.lab.study import Study
    from coffret.lab.workers import Workers


Jobs = Annotated[int, option("--jobs", "J", "ui-cli-jobs")]
Ray = Annotated[bool, typer.Option("--ray", help="ui-cli-ray")]
Address = Annotated[str, option("--address", "HOST:PORT", "ui-cli-ray-address")]
Minutes = Annotated[float | None, option("--minutes", "M", "ui-cli-minutes")]


def working(jobs: int, ray: bool, address: str, bots: tuple[str, ...]) -> AbstractContextManager[Workers]:
    """Return who plays: this process, several of them, or a Ray cluster."""
    from coffret.lab.workers import Cluster, Here, Pool

    if not 1 <= jobs <= MOST_JOBS:
        raise OptionError("error-jobs", most=MOST_JOBS, given=jobs)
    if ray or address:
        return Cluster(address, bots)
    return Pool(jobs, bots) if jobs > 1 else nullcontext(Here())


def deadline(minutes: float | None) -> Callable[[], bool]:
    """Return whether so many minutes are over from now on."""
    end = monotonic() + 60 * minutes if minutes is not None else float("inf")
    return lambda: monotonic() > end


@command("lab", "ui-cli-lab", "coffret lab examples/studies/a-team.toml --jobs 2")
def run_lab(
    study: Annotated[Path, argument("STUDY", "ui-cli-study")],
    out: Annotated[Path | None, option("--out", "FOLDER", "ui-cli-lab-out")] = None,
    jobs: Jobs = 1,
    ray: Ray = False,
    address: Address = "",
    minutes: Minutes = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from coffret.cli.progress import progress
    from coffret.lab.run import run_study
    from coffret.lab.study import read_study

    language = chosen_language(lang)
    asked = read_study(study)
    bots = tuple(dict.fromkeys(name for cell in asked.cells for name in cell.bots))
    folder = out or Path("build", "lab", study.stem)
    with (
        working(jobs, ray, address, bots) as workers,
        progress(asked.plan.title, asked.plan.games * len(asked.cells)) as advance,
    ):
        summary = run_study(asked, folder, workers, advance, deadline(minutes))
    if json:
        print_json(summary)
    else:
        show(asked, summary, folder, language)


def show(study: Study, summary: Summary, folder: Path, language: str) -> None:
    """Print what was found, for people."""
    from rich.table import Table as Grid

    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say = box(language).say
    console = make_console()
    console.print(summary.title, style="bold")
    cells = Grid(say("ui-cell"), say("ui-games"), say("ui-wins"), say("ui-share"), box=None, pad_edge=False)
    for cell, found in zip(study.cells, summary.cells):
        share = f"{found.wins / max(1, found.games):6.1%}  [{found.low:.1%}, {found.high:.1%}]"
        cells.add_row(cell.name, str(found.games), str(found.wins), share)
    console.print("", cells, sep="\n")
    if summary.differences:
        pairs = Grid(say("ui-compared"), say("ui-games"), say("ui-difference"), "", box=None, pad_edge=False)
        for each in summary.differences:
            words = f"{study.cells[each.other].name} - {study.cells[each.base].name}"
            verdict = say("ui-decided" if each.decided else "ui-undecided")
            interval = f"{each.mean:+6.1%}  [{each.low:+.1%}, {each.high:+.1%}]"
            pairs.add_row(words, str(each.games), interval, verdict)
        console.print("", pairs, sep="\n")
    console.print("", say("ui-lab-kept", {"folder": str(folder)}), sep="\n", style="dim")
