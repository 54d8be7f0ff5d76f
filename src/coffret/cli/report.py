"""`coffret report`: what a study has found, as one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from coffret.cli.frame import Lang, argument, chosen_language, command, option, say


@command("report", "ui-cli-report", "coffret report build/lab/a-team")
def write_report(
    place: Annotated[Path, argument("PLACE", "ui-cli-report-place")],
    out: Annotated[Path | None, option("--out", "FILE.html", "ui-cli-report-out")] = None,
    lang: Lang = None,
) -> None:
    from coffret.lab.report.make import make_report, page_of, write_page

    file = out or page_of(place)
    write_page(file, make_report(place, chosen_language(lang)))
    print(say("ui-report-written", {"file": str(file)}))
