"""`coffret` alone: open the box in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from coffret.cli.frame import Lang, app, chosen_language, guard, say
from coffret.cli.serve import open_box


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
    open_box(chosen_language(lang))
    return 0
