"""`coffret new`: a complete small game to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from coffret.cli.frame import Lang, argument, command, option, say
from coffret.kernel import game as registry
from coffret.kernel.errors import OptionError, because


@command("new", "ui-cli-new", "coffret new tea-party")
def new(
    name: Annotated[str, argument("NAME", "ui-cli-new-name")],
    folder: Annotated[Path, option("--in", "FOLDER", "ui-cli-new-in")] = Path(),
    lang: Lang = None,
) -> None:
    from coffret.template.create import create

    if name in registry.games():
        raise OptionError("error-new-taken", given=name)
    try:
        root = create(name, folder)
    except OSError as error:
        raise OptionError("error-unwritable", file=str(folder), why=because(error)) from error
    print(say("ui-new-made", {"folder": str(root)}))
    print(f"\n  cd {root}\n  coffret check .\n  COFFRET_GAMES=. coffret play {name}\n")
