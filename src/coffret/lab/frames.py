"""Games as rows of a Parquet file: the columns, the same for every game, and files written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.kernel.errors import CoffretError, OptionError, SaveError, because
from coffret.lab.record import Choice, Row
from coffret.lab.study import Cell

if TYPE_CHECKING:
    import polars

TEXTS = ("game", "bots", "options", "content", "deal", "side", "rule")
NUMBERS = ("cell", "seats", "number", "score", "decisions", "by_chance")
ORDER = (
    *("cell", "game", "seats", "bots", "options", "content", "number", "deal", "won", "winners", "side"),
    *("rule", "score", "decisions", "by_chance", "kinds", "heard", "chances", "seconds"),
)


def frames() -> Any:
    """Import polars, which writes and reads the files; without it, say how to get it."""
    return needed("polars")


def needed(library: str) -> Any:
    """Import a library of the extra `lab`; without it, say how to get it."""
    from importlib import import_module

    try:
        return import_module(library)
    except ImportError as error:
        raise OptionError("error-lab-missing", library=library.replace("_", "-")) from error


def schema() -> Any:
    """Return the columns of a row."""
    p = frames()
    counts = p.List(p.Struct({"name": p.String, "count": p.Int32}))
    known = dict.fromkeys(TEXTS, p.String) | dict.fromkeys(NUMBERS, p.Int32)
    known |= {"won": p.Boolean, "winners": p.List(p.Int32), "kinds": counts, "heard": counts}
    known |= {"chances": p.List(p.Float64), "seconds": p.Float64}
    return {name: known[name] for name in ORDER}


def frame_of(index: int, cell: Cell, rows: Iterable[Row]) -> polars.DataFrame:
    """Return the games of a cell as a frame."""
    made: polars.DataFrame = frames().DataFrame(
        [columns(index, cell, row) for row in rows], schema=schema(), orient="row"
    )
    return made


def columns(index: int, cell: Cell, row: Row) -> dict[str, Any]:
    """Return the columns of one game."""
    return {
        "cell": index,
        "game": cell.game,
        "seats": len(cell.bots),
        "bots": ",".join(cell.bots),
        "options": msgspec.json.encode(cell.options, order="deterministic").decode(),
        "content": cell.pack_file,
        **msgspec.structs.asdict(row),
        "kinds": counted(row.kinds),
        "heard": counted(row.heard),
    }


def choices_of(index: int, choices: Iterable[Choice]) -> polars.DataFrame:
    """Return the decisions of players as a frame."""
    p = frames()
    known = {
        "cell": p.Int32,
        "number": p.Int32,
        "index": p.Int32,
        "seat": p.Int32,
        "action": p.String,
        "offered": p.Int32,
    }
    rows = [{"cell": index, **msgspec.structs.asdict(choice)} for choice in choices]
    made: polars.DataFrame = p.DataFrame(rows, schema=known, orient="row")
    return made


def counted(counts: dict[str, int]) -> list[dict[str, Any]]:
    return [{"name": name, "count": count} for name, count in counts.items()]


def write_frame(file: Path, frame: Any, told: dict[str, str] | None = None, error: str = "error-lab-write") -> None:
    """Write a Parquet file, with a word about where it comes from; after this call no crash can take it away."""
    half = file.with_name(file.name + ".half")
    try:
        with half.open("wb") as out:
            frame.write_parquet(out, metadata=told)
            out.flush()
            os.fsync(out.fileno())
        half.replace(file)
    except OSError as why:
        half.unlink(missing_ok=True)
        raise SaveError(error, file=str(file), why=because(why)) from why


def read_frame(file: Path) -> polars.DataFrame:
    """Read a Parquet file that people name; one of an earlier version lacks the columns that came later."""
    p = frames()
    try:
        found: polars.DataFrame = p.read_parquet(file)
    except OSError as error:
        raise OptionError("error-unreadable", file=str(file), why=because(error)) from error
    except p.exceptions.PolarsError as error:
        raise OptionError("error-unreadable", file=str(file), why=str(error).partition("\n")[0]) from error
    wanted = schema()
    if missing := [name for name in ORDER if name not in found.columns and name != "chances"]:
        raise CoffretError("error-lab-columns", file=str(file), columns=", ".join(missing))
    if "chances" not in found.columns:
        found = found.with_columns(p.Series("chances", [[]] * len(found), dtype=wanted["chances"]))
    return found
