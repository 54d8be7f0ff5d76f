"""`coffret lab`: play a whole study on the same deals, until its comparisons are decided."""

from __future__ import annotations

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


@command("lab", "ui-cli-lab", "coffret lab examples/studies/a-team.toml --jobs 2")
def run_lab(
    study: Annotated[Path, argument("STUDY", "ui-cli-study")],
    out: Annotated[Path | None, option("--out", "FOLDER", "ui-cli-lab-out")] = None,
    jobs: Annotated[int, option("--jobs", "J", "ui-cli-jobs")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="ui-cli-ray")] = False,
    address: Annotated[str, option("--address", "HOST:PORT", "ui-cli-ray-address")] = "",
    minutes: Annotated[float | None, option("--minutes", "M", "ui-cli-minutes")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from coffret.cli.progress import progress
    from coffret.lab.run import run_study
    from coffret.lab.study import read_study
    from coffret.lab.workers import Cluster, Here, Pool

    language = chosen_language(lang)
    if not 1 <= jobs <= MOST_JOBS:
        raise OptionError("error-jobs", most=MOST_JOBS, given=jobs)
    asked = read_study(study)
    bots = tuple(dict.fromkeys(name for cell in asked.cells for name in cell.bots))
    folder = out or Path("build", "lab", study.stem)
    end = monotonic() + 60 * minutes if minutes is not None else float("inf")

    def run(workers: Workers) -> Summary:
        with progress(asked.plan.title, asked.plan.games * len(asked.cells)) as advance:
            return run_study(asked, folder, workers, advance, lambda: monotonic() > end)

    if ray or address:
        with Cluster(address, bots) as cluster:
            summary = run(cluster)
    elif jobs > 1:
        with Pool(jobs, bots) as pool:
            summary = run(pool)
    else:
        summary = run(Here())
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
