"""`coffret backup`, `coffret restore` and `coffret verify`: the database of the table server, even while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from coffret.cli.frame import Json, Lang, argument, chosen_language, command, complain, option, print_json
from coffret.cli.progress import progress
from coffret.cli.serve import usual_db
from coffret.kernel.errors import OptionError
from coffret.terminal.language import box

Db = Annotated[str | None, option("--db", "FILE", "ui-cli-db")]


def file_of(db: str | None, how: str) -> Path:
    """Return the file of a server, or say which tools a PostgreSQL database has instead."""
    from coffret.server.store.opening import is_postgres

    if db is not None and is_postgres(db):
        raise OptionError("error-postgres-tools", db=db, how=how)
    return Path(db) if db is not None else usual_db()


@command("backup", "ui-cli-backup", "coffret backup tables-monday.db --db evening.db")
def backup(
    file: Annotated[Path, argument("FILE", "ui-cli-backup-file")],
    db: Db = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from coffret.server.store.backup import back_up

    source = file_of(db, "pg_dump --format=custom")
    count = back_up(source, file)
    if json:
        print_json({"file": str(file), "db": str(source), "tables": count})
    else:
        print(box(chosen_language(lang)).say("ui-backed-up", {"file": str(file), "count": count}))
    return 0


@command("restore", "ui-cli-restore", "coffret restore tables-monday.db --db evening.db")
def restore(
    file: Annotated[Path, argument("FILE", "ui-cli-restore-file")],
    db: Db = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from coffret.server.store.backup import put_back

    target = file_of(db, "pg_restore")
    aside = put_back(file, target)
    if json:
        print_json({"file": str(file), "db": str(target), "before": str(aside) if aside else None})
        return 0
    words = box(chosen_language(lang))
    print(words.say("ui-restored", {"file": str(file), "db": str(target)}))
    if aside is not None:
        print(words.say("ui-restored-before", {"before": str(aside)}))
    return 0


@command("verify", "ui-cli-verify", "coffret verify --db evening.db --json")
def verify(
    file: Annotated[str | None, argument("FILE", "ui-cli-verify-file")] = None,
    db: Db = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from coffret.kernel.fair import told_verdict
    from coffret.server.store.backup import Report
    from coffret.server.store.backup import verify as check
    from coffret.server.store.opening import is_postgres, verify_postgres

    words = box(chosen_language(lang))
    with progress(words.say("ui-verifying"), 100) as advance:
        place = str(file or db or usual_db())
        verifying = verify_postgres if is_postgres(place) else lambda place, told: check(Path(place), told)
        report: Report = verifying(place, lambda number, total: advance(100 / total))
    if json:
        print_json(report)
    else:
        facts = {"file": report.file, "tables": report.tables, "wrong": len(report.troubles)}
        for each in report.dice:
            told = [told_verdict(each.verdict, words.say), *([words.say("fair-parts-open")] if each.open_seed else [])]
            print(f"{each.table}: {' '.join(told)}")
        print(words.say("ui-verified-dice", {"draws": report.draws, "checked": report.checked}))
        print(words.say("ui-verified" if not report.troubles else "ui-verified-wrong", facts))
        for trouble in report.troubles:
            complain(f"{trouble.table or report.file}: {trouble.problem}")
    return 1 if report.troubles else 0
