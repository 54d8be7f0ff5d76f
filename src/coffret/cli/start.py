"""`coffret` without a command: open the box in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from coffret.cli.frame import Lang, Spoken, app, chosen_language, complain, guard
from coffret.cli.serve import open_box
from coffret.kernel.errors import OptionError


def version(wanted: bool) -> None:
    if wanted:
        from coffret import __version__

        print(f"coffret {__version__}")
        raise typer.Exit


Version = typer.Option("--version", callback=version, is_eager=True, help="ui-cli-version")


@app.callback(invoke_without_command=True, help="ui-cli-box", epilog="coffret play time-bomb")
def box(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, Version] = False,
) -> int | None:
    try:
        language = chosen_language(lang)
    except OptionError as error:
        complain(error.worded(Spoken.language))
        raise typer.Exit(2) from error
    if context.invoked_subcommand is not None:
        return None
    code: int = open_alone(language)
    return code


@guard
def open_alone(language: str) -> int:
    """Open the box in the browser."""
    open_box(language)
    return 0
