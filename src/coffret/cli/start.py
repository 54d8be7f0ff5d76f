"""`coffret` alone: open the box, choose a game and play."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from coffret.cli.frame import Lang, app, chosen_language, guard, say, whole_box


def version(wanted: bool) -> None:
    if wanted:
        from coffret import __version__

        print(f"coffret {__version__}")
        raise typer.Exit


Version = typer.Option("--version", callback=version, is_eager=True, help=say("ui-cli-version"))
EXAMPLE = {"command": "coffret play time-bomb"}


@app.callback(invoke_without_command=True, help=say("ui-cli-box"), epilog=say("ui-cli-example", EXAMPLE))
@guard
def box(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, Version] = False,
) -> int | None:
    if context.invoked_subcommand is not None:
        return None
    from coffret.terminal.start import open_box

    return open_box(whole_box(), chosen_language(lang), sys.stdin.isatty() and sys.stdout.isatty())
