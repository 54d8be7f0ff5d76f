"""`coffret lab`: play a whole study on the same deals, until its comparisons are decided."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from coffret.cli.frame import Json, Lang, argument, chosen_language, command, option, print_json
from coffret.cli.many import Address, Jobs, Minutes, Ray, deadline, interval, working

if TYPE_CHECKING:
    from coffret.lab.run import Summary
    from coffret.lab.study import Study


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

    from coffret.lab.study import apart
    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say = box(language).say
    console = make_console()
    console.print(summary.title, style="bold")
    cells = Grid(say("ui-cell"), say("ui-games"), say("ui-wins"), say("ui-share"), box=None, pad_edge=False)
    for cell, found in zip(study.cells, summary.cells):
        share = interval(found.wins / max(1, found.games), found.low, found.high)
        cells.add_row(cell.name, str(found.games), str(found.wins), share)
    console.print("", cells, sep="\n")
    if summary.differences:
        pairs = Grid(say("ui-compared"), say("ui-games"), say("ui-difference"), "", box=None, pad_edge=False)
        for each in summary.differences:
            own, foreign, shared = apart(study.cells[each.other].name, study.cells[each.base].name)
            words = f"{own} - {foreign}" + (f" ({shared})" if shared else "")
            verdict = say("ui-decided" if each.decided else "ui-undecided")
            difference = f"{each.mean:+6.1%}  [{each.low:+.1%}, {each.high:+.1%}]"
            pairs.add_row(words, str(each.games), difference, verdict)
        console.print("", pairs, sep="\n")
    console.print("", say("ui-lab-kept", {"folder": str(folder)}), sep="\n", style="dim")
