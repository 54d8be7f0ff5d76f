"""What a table is made of: what is agreed before the deal, and its first steps, from the set-up or from a save file."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from coffret.kernel.box import playable
from coffret.kernel.chance import commitment
from coffret.kernel.content import parse
from coffret.kernel.errors import OptionError, near
from coffret.kernel.game import load
from coffret.kernel.save import pack, read_text
from coffret.kernel.table import Header, LogEntry, Table
from coffret.server.play.play import Stored
from coffret.server.room.offer import bots_of
from coffret.server.store.persistence import contents_of, empty

Options = Mapping[str, bool | int | str]


class Begun(msgspec.Struct):
    """The first steps of a table, whether they end it, and the content it is played with, by its hash."""

    steps: list[Stored]
    over: bool
    contents: dict[str, bytes]


def agree(game: str, options: Options, bots: Sequence[str], seed: str | None = None, pack: str | None = None) -> Header:
    """Return what is agreed before the deal; `CoffretError` says what is impossible.

    `bots` has a name for each seat, empty for a person's.
    """
    raw = parse(pack, "content pack") if pack else None
    table = Table.new(playable(game), len(bots), options, seed, pack=raw, rolls=False)
    known = bots_of(table.game)
    for each in bots:
        if each and each not in known:
            raise OptionError("error-no-bot", given=each, near=near(each, known))
    table.header.bots = tuple(bots)
    return table.header


def begin(header: Header, entries: Sequence[LogEntry] = (), content: bytes | None = None) -> Begun:
    """Return the beginning of a table; `content` is what it is played with, if not the current content."""
    play = empty(load(header.game), header, content)
    changes = play.adopt(list(entries)) if entries else [play.begin()]
    return Begun([change.step for change in changes], play.table.outcome is not None, contents_of(play))


def read_save(text: str) -> Table:
    """Load the play in a save file as far as the current rules allow; its snapshot is untrusted."""
    table = read_text(text, rolls=False, trusted=False)
    game = table.game
    content = table.content.hash()
    table.history.header = msgspec.structs.replace(
        table.header, rules_version=game.about.rules_version, content=content
    )
    return table


def from_save(text: str, seed: str | None = None) -> tuple[Header, Begun]:
    """Return the table of a save file; an unfinished play continues with fresh dice, or with those of a seed."""
    table = read_save(text)
    header = table.header
    if table.outcome is None:
        header = fresh(header, taken=len(table.log), seed=seed)
    return header, begin(header, table.log, pack(table.content))


def of_today(header: Header) -> Header:
    """Return the header for a play under the current rules and content."""
    game = load(header.game)
    content = game.content(header.pack) if header.pack else game.own_content()
    return msgspec.structs.replace(header, rules_version=game.about.rules_version, content=content.hash())


def fresh(header: Header, taken: int, seed: str | None = None) -> Header:
    """Return the header with a new seed for what is to come: this one, or one that nobody knows."""
    seed = secrets.token_hex(16) if seed is None else seed
    return msgspec.structs.replace(
        header,
        seed=seed,
        commitment=commitment(seed),
        taken=taken,
        server_part="",
        parts=(),
        arranged=msgspec.UNSET,
    )
