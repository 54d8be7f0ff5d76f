"""Where a study keeps its games: a Parquet file a chunk, written whole or not at all, and one of all at the end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.kernel.errors import OptionError, SaveError, because
from coffret.lab.record import Played, Task
from coffret.lab.study import Study

if TYPE_CHECKING:
    import polars

STUDY = "study.json"
GAMES, DECISIONS = "games.parquet", "decisions.parquet"


def frames() -> Any:
    """Import polars, which writes and reads the files; without it, say how to get it."""
    try:
        import polars
    except ImportError as error:
        raise OptionError("error-lab-missing", library="polars") from error
    return polars


class Keeper:
    """The folder of a study."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self.chunks = folder / "chunks"
        self.polars = frames()

    def open(self) -> None:
        """Make the folder, or go on in it if it belongs to this very study."""
        kept = self.folder / STUDY
        if not kept.exists():
            if self.folder.exists() and any(self.folder.iterdir()):
                raise OptionError("error-lab-folder", folder=str(self.folder))
            self.chunks.mkdir(parents=True, exist_ok=True)
            self.write(kept, msgspec.json.format(msgspec.json.encode(self.study.told()), indent=2))
        elif msgspec.json.decode(kept.read_bytes()).get("fingerprint") != self.study.fingerprint():
            raise OptionError("error-lab-other-study", folder=str(self.folder))
        for half in self.chunks.glob("*.half"):
            half.unlink()

    def file(self, task: Task) -> Path:
        return self.chunks / f"{self.study.cells.index(task.cell):04}-{task.first:08}.parquet"

    def has(self, task: Task) -> bool:
        return self.file(task).exists()

    def won(self, task: Task) -> list[bool]:
        """Return who won the games of a kept chunk."""
        kept: list[bool] = self.polars.read_parquet(self.file(task), columns=["won"])["won"].to_list()
        return kept

    def keep(self, task: Task, played: Played) -> None:
        """Write a chunk; after this call no crash can take it away."""
        index = self.study.cells.index(task.cell)
        if self.study.plan.decisions:
            choices = self.polars.DataFrame(
                [{"cell": index, **msgspec.structs.asdict(choice)} for choice in played.choices]
            )
            self.write_frame(self.file(task).with_suffix(".choices"), choices)
        rows = [self.row(index, task, row) for row in played.rows]
        self.write_frame(self.file(task), self.polars.DataFrame(rows, schema=self.schema(), orient="row"))

    def row(self, index: int, task: Task, row: Any) -> dict[str, Any]:
        cell = task.cell
        return {
            "cell": index,
            "game": cell.game,
            "seats": len(cell.bots),
            "bots": ",".join(cell.bots),
            "options": msgspec.json.encode(cell.options, order="deterministic").decode(),
            "content": cell.pack_file,
            **msgspec.structs.asdict(row),
            "kinds": [{"name": name, "count": count} for name, count in row.kinds.items()],
            "heard": [{"name": name, "count": count} for name, count in row.heard.items()],
        }

    def schema(self) -> Any:
        """Return the columns of a row, the same for every game."""
        p = self.polars
        counts = p.List(p.Struct({"name": p.String, "count": p.Int32}))
        texts = dict.fromkeys(("game", "bots", "options", "content", "deal", "side", "rule"), p.String)
        whole = dict.fromkeys(("cell", "seats", "number", "score", "decisions", "by_chance"), p.Int32)
        other = {"won": p.Boolean, "winners": p.List(p.Int32), "kinds": counts, "heard": counts, "seconds": p.Float64}
        order = ["cell", "game", "seats", "bots", "options", "content", "number", "deal", "won", "winners", "side"]
        order += ["rule", "score", "decisions", "by_chance", "kinds", "heard", "seconds"]
        return {name: {**texts, **whole, **other}[name] for name in order}

    def gather(self) -> polars.DataFrame:
        """Write all kept games into one file, in the order of cells and deals."""
        games: polars.DataFrame = self.polars.concat(list(self.kept(".parquet")))
        self.write_frame(self.folder / GAMES, games)
        if self.study.plan.decisions:
            self.write_frame(self.folder / DECISIONS, self.polars.concat(list(self.kept(".choices"))))
        return games

    def kept(self, ending: str) -> Iterator[Any]:
        for file in sorted(self.chunks.glob(f"*{ending}")):
            yield self.polars.read_parquet(file)

    def write_frame(self, file: Path, frame: Any) -> None:
        half = file.with_name(file.name + ".half")
        try:
            with half.open("wb") as out:
                frame.write_parquet(out)
                out.flush()
                os.fsync(out.fileno())
            half.replace(file)
        except OSError as error:
            half.unlink(missing_ok=True)
            raise SaveError("error-lab-write", file=str(file), why=because(error)) from error

    def write(self, file: Path, data: bytes) -> None:
        """Replace a small file whole."""
        half = file.with_name(file.name + ".half")
        try:
            half.write_bytes(data)
            half.replace(file)
        except OSError as error:
            raise SaveError("error-lab-write", file=str(file), why=because(error)) from error
