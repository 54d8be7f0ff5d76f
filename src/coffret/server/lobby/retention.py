"""Retention: tables untouched for long are exported to a folder as save files, then deleted."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path
from time import time

import msgspec

from coffret.kernel.save import write_text
from coffret.server.lobby.lobby import Lobby
from coffret.server.store.interface import Record, StoreError, Write
from coffret.server.store.persistence import restore

log = logging.getLogger(__name__)
DAY = 86_400.0
PAUSE = 3600.0  # seconds between looking for such tables
PAGE = 200  # tables that are looked up at once


class Retention(msgspec.Struct, frozen=True):
    """How long tables are kept after their last step, and where they are exported."""

    days: float
    folder: Path


async def keep_retiring(lobby: Lobby, retention: Retention) -> None:
    """Retire old tables periodically."""
    while True:
        try:
            await retire(lobby, retention)
        except StoreError as error:
            log.error("old tables could not be put away: %s", error)
        await asyncio.sleep(PAUSE)


async def retire(lobby: Lobby, retention: Retention, now: float | None = None) -> int:
    """Retire old tables and return how many; one that cannot be exported stays."""
    before = int((time() if now is None else now) - retention.days * DAY)
    gone, last = 0, ""
    while page := await lobby.store.untouched(before, PAGE, after=last):
        last = page[-1]
        for id in page:
            await lobby.left(id)
            if id not in lobby.tables and id not in lobby.loading:
                gone += await lobby.leave(id, retired(lobby, id, retention.folder))
    if gone:
        log.warning(
            "%d tables without a step for %g days were put away into %s", gone, retention.days, retention.folder
        )
    return gone


async def retired(lobby: Lobby, id: str, folder: Path) -> bool:
    """Export a table and forget it. Whatever goes wrong, the table stays, and the others have their turn."""
    try:
        if (await lobby.store.claim(id)).owner is not None:
            return False
        record = await lobby.store.load(id)
        if record is None:
            return False
        await lobby.think(export, record, folder)
        await lobby.store.write(Write(id, removed=True, version=record.version))
    except Exception as error:  # whatever a damaged row leads to
        log.error("table %s cannot be put away, and stays: %s", id, error)
        return False
    return True


def export(record: Record, folder: Path) -> None:
    """Write the save file of a table, readable only by the owner of the server."""
    play, _ = restore(record)
    if play is None:
        return  # nothing was dealt
    play.table.header.names = tuple([sitting.name for sitting in record.meta.sittings])
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{play.table.game.slug}-{record.id}.coffret"
    draft = path.with_name(path.name + ".part")
    with open(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(write_text(play.table))
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
    sync_folder(folder)


def sync_folder(folder: Path) -> None:
    """Make sure that a new name in a folder survives a loss of power, before anything relies on it."""
    if sys.platform != "win32":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
