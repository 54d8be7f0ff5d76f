"""Where a study keeps its games: a Parquet file a chunk, written whole or not at all, and one of all at the end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.kernel.errors import OptionError, SaveError, because
from coffret.lab.frames import choices_of, frame_of, frames, write_frame
from coffret.lab.record import Played, Task
from coffret.lab.study import Study

if TYPE_CHECKING:
    import polars

STUDY = "study.json"
GAMES, DECISIONS = "games.parquet", "decisions.parquet"


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
            if self.is_foreign():
                raise OptionError("error-lab-folder", folder=str(self.folder))
            self.make()
            self.write(kept, msgspec.json.format(msgspec.json.encode(self.study.told()), indent=2))
        elif msgspec.json.decode(kept.read_bytes()).get("fingerprint") != self.study.fingerprint():
            raise OptionError("error-lab-other-study", folder=str(self.folder))
        for half in self.chunks.glob("*.half"):
            half.unlink()

    def is_foreign(self) -> bool:
        """Whether a folder without a study holds anything but what a start that was cut off leaves behind."""
        if not self.folder.exists():
            return False
        left = [item for item in self.folder.iterdir() if item.name != f"{STUDY}.half"]
        return any(item != self.chunks or any(item.iterdir()) for item in left)

    def make(self) -> None:
        try:
            self.chunks.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError("error-lab-write", file=str(self.chunks), why=because(error)) from error

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
            write_frame(self.file(task).with_suffix(".choices"), choices_of(index, played.choices))
        write_frame(self.file(task), frame_of(index, task.cell, played.rows))

    def gather(self) -> polars.DataFrame:
        """Write all kept games into one file, in the order of cells and deals."""
        files = sorted(self.chunks.glob("*.parquet"))
        games: polars.DataFrame = self.polars.concat([frame_of(0, self.study.cells[0], []), *map(read, files)])
        write_frame(self.folder / GAMES, games, {"title": self.study.plan.title, "win": self.study.plan.win})
        if self.study.plan.decisions:
            kept = [choices_of(0, []), *[read(file.with_suffix(".choices")) for file in files]]
            write_frame(self.folder / DECISIONS, self.polars.concat(kept))
        return games

    def write(self, file: Path, data: bytes) -> None:
        """Replace a small file whole."""
        half = file.with_name(file.name + ".half")
        try:
            half.write_bytes(data)
            half.replace(file)
        except OSError as error:
            raise SaveError("error-lab-write", file=str(file), why=because(error)) from error


def read(file: Path) -> Any:
    """Read a chunk."""
    return frames().read_parquet(file)
