"""`coffret check`: check a game, or check a content pack and show what it changes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from coffret.cli.frame import (
    Json,
    Lang,
    argument,
    chosen_language,
    command,
    complain,
    option,
    print_json,
    read_text,
    say,
    whole_box,
)
from coffret.cli.progress import progress
from coffret.kernel import game as registry
from coffret.kernel.content import Raw, parse
from coffret.kernel.errors import ContentError
from coffret.kernel.game import Game, load


@command("check", "ui-cli-check", "coffret check my-cards.toml --game a-team")
def check(
    target: Annotated[str, argument("FILE|GAME|FOLDER", "ui-cli-pack")],
    game: Annotated[str | None, option("--game", "GAME", "ui-cli-pack-game")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    if is_pack(target):
        return check_pack(Path(target), game, json, lang)
    return check_game(target, json)


def is_pack(target: str) -> bool:
    """Whether this names a content pack: a file, existing or not, rather than a game or a folder."""
    if target in registry.games() or Path(target).is_dir():
        return False
    return target.endswith(".toml") or Path(target).exists()


def check_game(target: str, json: bool) -> int:
    """Check a game and print one line per fault."""
    from coffret.testing.checks import find, load, steps
    from coffret.testing.contract import LAWS

    found = load(*find(target))
    faults = found if isinstance(found, list) else []
    if not isinstance(found, list):
        with progress(say("ui-checking"), len(LAWS)) as advance:
            for step in steps(found):
                faults += step()
                advance(1)
    if json:
        print_json({"target": target, "faults": faults})
    else:
        for fault in faults:
            print(fault)
        print(say("ui-check-done", {"target": target, "count": len(faults)}))
    return 1 if faults else 0


def check_pack(file: Path, game: str | None, json: bool, lang: str | None) -> int:
    """Check a content pack and print what it changes."""
    text = read_text(file)
    asked = load(game) if game else None
    try:
        pack = parse(text, str(file))
        fits = asked or fitting(pack, file)
        if fits.check is not None:
            fits.check(text, str(file))
        content = fits.content(pack, str(file))
    except ContentError as error:
        complain(error.worded(chosen_language(lang)))
        return 1
    changes = differences(fits.own_content().raw, content.raw)
    if json:
        print_json({"game": fits.slug, "file": str(file), "changes": changes})
    else:
        show(fits, changes, chosen_language(lang))
        if fits.brought_by(pack):
            draw(fits, pack, chosen_language(lang))
    return 0


def fitting(pack: Raw, file: Path) -> Game:
    """Return the game whose tables the pack contains; among several, the one that knows most of its entries."""
    found = whole_box()
    ranked = sorted(found, key=lambda game: rank(pack, game), reverse=True)
    if not ranked or rank(pack, ranked[0]) == (0, 0):
        tables = sorted(f"{game.slug}: {', '.join(game.schema)}" for game in found if game.schema)
        raise ContentError(
            "error-no-game-fits", file=str(file), wanted=", ".join(pack) or "-", tables="; ".join(tables)
        )
    return ranked[0]


def rank(pack: Raw, game: Game) -> tuple[int, int]:
    """Count the tables and entries of the pack that a game knows."""
    tables = [table for table in pack if table in game.schema]
    own = game.own_content().raw if tables else {}
    return len(tables), sum(id in own[table] for table in tables for id in pack[table])


def differences(before: Raw, after: Raw) -> list[dict[str, Any]]:
    """Return what a pack changes, entry by entry."""
    return [
        {"table": table, "id": id, "new": id not in before[table], "fields": fields}
        for table, entries in after.items()
        for id, entry in entries.items()
        if (fields := changed(before[table].get(id, {}), entry))
    ]


def changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the fields that differ, with old and new values."""
    names = [name for name in new if old.get(name) != new[name]]
    return {name: {"old": old.get(name), "new": new[name]} for name in names}


def show(game: Game, changes: list[dict[str, Any]], language: str) -> None:
    """Print the changes for people."""
    from rich.text import Text

    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say = box(language).say
    console = make_console()
    facts = {"title": game.about.title[language], "count": len(changes)}
    console.print(Text(say("ui-pack-fits", facts), "bold"))
    for change in changes:
        new = f"  {say('ui-pack-new')}" if change["new"] else ""
        console.print(Text(f"{change['table']} {change['id']}", "bold").append(new, "not bold dim"))
        for name, values in change["fields"].items():
            before = "" if change["new"] else f"{values['old']} → "
            console.print(Text(f"  {name}: {before}{values['new']}"))


def draw(game: Game, pack: Raw, language: str) -> None:
    """Print the board that a content pack brings, such as the map of a mission, for the fewest players."""
    from coffret.terminal.board import board
    from coffret.terminal.console import make_console

    table = game.table(game.seat_counts[0], seed="preview", pack=pack, rolls=False)
    if (drawn := table.outlook().scene.board) is not None:
        make_console().print(*board(drawn, table.words(language, ())), sep="\n")
