"""`coffret export`: the log of a table on the server, even of one that can no longer be opened."""

from __future__ import annotations

from typing import Annotated

from coffret.cli.frame import Lang, argument, command, option
from coffret.cli.serve import usual_db


@command("export", "ui-cli-export", "coffret export k3v9x2m4bc --db evening.db")
def export(
    table: Annotated[str, argument("TABLE", "ui-cli-table")],
    db: Annotated[str | None, option("--db", "FILE|URL", "ui-cli-serve-db")] = None,
    lang: Lang = None,
) -> None:
    from coffret.server.store.export import export

    print(export(db or str(usual_db()), table), end="")
