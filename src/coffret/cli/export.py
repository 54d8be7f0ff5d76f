"""`coffret export`: the log of a table of the server, also of one that cannot be opened any more."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from coffret.cli.frame import Lang, argument, command, option
from coffret.cli.serve import usual_db


@command("export", "ui-cli-export", "coffret export k3v9x2m4bc --db evening.db")
def export(
    table: Annotated[str, argument("TABLE", "ui-cli-table")],
    db: Annotated[Path | None, option("--db", "FILE", "ui-cli-db")] = None,
    lang: Lang = None,
) -> None:
    from coffret.server.store.export import export

    print(export(db or usual_db(), table), end="")
