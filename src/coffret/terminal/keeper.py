"""Keeps a play on disk while it lasts, so that nothing that was chosen is lost."""

from __future__ import annotations

import signal
from pathlib import Path

from coffret.kernel.errors import SaveError, because
from coffret.kernel.table import Table
from coffret.terminal import saves


class Keeper:
    """The file of one play: one that the person named, or one that is put away when the play is over."""

    def __init__(self, table: Table, place: Path, named: bool) -> None:
        self.table = table
        self.place = place
        self.named = named

    def save(self) -> Path:
        """Write the play as it stands."""
        try:
            if not self.named:
                self.place.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError("error-unwritable", file=str(self.place), why=because(error)) from error
        self.table.save(self.place)
        return self.place

    def save_whole(self) -> None:
        """Save a play that was interrupted anywhere: a half-done choice is forgotten, the rest is not."""
        impatient = signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C comes too early
        try:
            self.table.history.rewind(len(self.table.log))
            self.save()
        finally:
            signal.signal(signal.SIGINT, impatient)

    def save_as(self, name: str) -> Path:
        """Write the play under another name."""
        try:
            path = saves.writable(saves.named(name))
        except (OSError, RuntimeError, ValueError) as error:
            raise SaveError("error-file-name", file=name) from error
        self.table.save(path)
        return path

    def put_away(self) -> None:
        """The play is over: nothing unfinished is left, but a file that was asked for stays."""
        if self.named:
            self.save()
        else:
            self.place.unlink(missing_ok=True)
