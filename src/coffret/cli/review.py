"""`coffret review`: look through a saved play: what decided it, what choices cost, and what luck did."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coffret.cli.frame import Lang, argument, chosen_language, command, option
from coffret.kernel.errors import OptionError, SaveError, because

MOST = 10_000  # plays for a number


@command("review", "ui-cli-review", "coffret review night.coffret --plays 400 --html review.html")
def review(
    file: Annotated[Path, argument("FILE", "ui-cli-file")],
    plays: Annotated[int, option("--plays", "N", "ui-cli-review-plays")] = 200,
    seconds: Annotated[float | None, option("--seconds", "N", "ui-cli-review-seconds")] = None,
    json: Annotated[bool, typer.Option("--json", help="ui-cli-json")] = False,
    html: Annotated[Path | None, option("--html", "FILE", "ui-cli-review-html")] = None,
    lang: Lang = None,
) -> None:
    import msgspec

    from coffret.bots import review as looking
    from coffret.bots import review_text as text
    from coffret.bots.counting import FEWEST
    from coffret.cli.frame import say
    from coffret.cli.progress import progress
    from coffret.kernel.save import open_file
    from coffret.terminal.console import make_console, printable

    if not FEWEST <= plays <= MOST:
        raise OptionError("error-review-plays", given=str(plays), fewest=FEWEST, most=MOST)
    if seconds is not None:
        typer.echo(say("ui-review-seconds"), err=True)
    table = open_file(file, rolls=False)
    words = table.words(chosen_language(lang), tuple(printable(name) for name in table.header.names))
    with progress(say("ui-cli-reviewing"), 1) as done:
        found = text.told(looking.look_through(table, plays, done), table, words)
    title = words.say("review-title", {"title": table.game.about.title[words.language]})
    if html is not None:
        try:
            html.write_text(text.page(found, title, words), encoding="utf-8")
        except OSError as error:
            raise SaveError("error-unwritable", file=str(html), why=because(error)) from error
    if json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    console = make_console()
    see = [words.say("review-see", {"file": str(file), "entry": it.entry}) for it in found.moments[:1]]
    for line in (title, *text.lines(found), *see):
        console.print(line, soft_wrap=True, markup=False, highlight=False)
