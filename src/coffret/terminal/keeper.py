"""Saves a play while it lasts, so that no choice is lost."""

from __future__ import annotations

import shlex
import signal
from pathlib import Path

from coffret.kernel.errors import SaveError, because
from coffret.kernel.table import Table
from coffret.terminal import saves


class Keeper:
    """The file of one play: one the person named, or a temporary one that is removed when the play is over."""

    def __init__(self, table: Table, place: Path, named: bool, again: str = "") -> None:
        self.table = table
        self.place = place
        self.named = named
        self.again = again or f"coffret play --resume {shlex.quote(str(place))}"  # the command that goes on with it

    def save(self) -> Path:
        """Save the play as it is."""
        try:
            if not self.named:
                self.place.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError("error-unwritable", file=str(self.place), why=because(error)) from error
        self.table.save(self.place)
        return self.place

    def save_whole(self) -> None:
        """Save a play that was interrupted at any point, dropping only a half-finished choice."""
        impatient = signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C comes too early
        try:
            self.table.history.rewind(len(self.table.log))
            self.save()
        finally:
            signal.signal(signal.SIGINT, impatient)

    def save_as(self, name: str) -> Path:
        """Save the play under another name."""
        try:
            path = saves.writable(saves.named(name))
        except (OSError, RuntimeError, ValueError) as error:
            raise SaveError("error-file-name", file=name) from error
        self.table.save(path)
        return path

    def put_away(self) -> None:
        """Clean up after the end: remove a temporary file, keep one that was asked for."""
        if self.named:
            self.save()
        else:
            self.place.unlink(missing_ok=True)
