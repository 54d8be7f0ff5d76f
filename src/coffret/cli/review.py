"""`coffret review`: look through a saved play: where it turned, what luck and skill did, which choices cost most."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coffret.cli.frame import Lang, argument, chosen_language, command, option
from coffret.kernel.errors import OptionError, SaveError, because


@command("review", "ui-cli-review", "coffret review night.coffret --seconds 120 --html review.html")
def review(
    file: Annotated[Path, argument("FILE", "ui-cli-file")],
    seconds: Annotated[float, option("--seconds", "N", "ui-cli-review-seconds")] = 60,
    json: Annotated[bool, typer.Option("--json", help="ui-cli-json")] = False,
    html: Annotated[Path | None, option("--html", "FILE", "ui-cli-review-html")] = None,
    lang: Lang = None,
) -> None:
    import msgspec

    from coffret.bots import review as looking
    from coffret.bots import review_text as text
    from coffret.cli.frame import say
    from coffret.cli.progress import progress
    from coffret.kernel.save import open_file
    from coffret.terminal.console import make_console, printable

    if not 0 < seconds <= 86_400:
        raise OptionError("error-review-seconds", given=f"{seconds:g}")
    table = open_file(file, rolls=False)
    words = table.words(chosen_language(lang), tuple(printable(name) for name in table.header.names))
    with progress(say("ui-cli-reviewing"), 1) as done:
        found = text.told(looking.look_through(table, seconds, done, looking.UNLIMITED), table, words)
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
    for line in (title, *text.lines(found, words)):
        console.print(line, soft_wrap=True, markup=False, highlight=False)
