"""`coffret move-store`: carry the tables of a file over into a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from coffret.cli.frame import Json, Lang, argument, chosen_language, command, print_json
from coffret.cli.progress import progress
from coffret.kernel.errors import OptionError
from coffret.terminal.language import box


@command("move-store", "ui-cli-move-store", "coffret move-store evening.db postgresql://coffret@localhost/coffret")
def move_store(
    file: Annotated[Path, argument("FILE", "ui-cli-move-store-file")],
    db: Annotated[str, argument("URL", "ui-cli-move-store-db")],
    json: Json = False,
    lang: Lang = None,
) -> int:
    from coffret.server.store.opening import is_postgres, need_psycopg

    if not is_postgres(db):
        raise OptionError("error-no-postgres", given=db)
    need_psycopg()
    from coffret.server.store.moving import Moved, move

    words = box(chosen_language(lang))
    with progress(words.say("ui-moving"), 100) as advance:
        moved: Moved = move(file, db, lambda number, total: advance(100 / total))
    if json:
        print_json(moved)
    else:
        facts = {"file": moved.file, "db": moved.db, "tables": moved.rows["tables"], "steps": moved.rows["steps"]}
        print(words.say("ui-moved", facts))
    return 0
