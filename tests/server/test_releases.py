"""A release that adds, removes or moves content closes no table: each goes on with the content it was made with."""

import asyncio
import base64
import json
import sqlite3
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from coffret.client import Client
from coffret.kernel.chance import seeded
from coffret.kernel.content import Content
from coffret.kernel.errors import ContentError
from coffret.kernel.game import games, load, with_id
from coffret.kernel.save import pack, read_text, write_text
from coffret.kernel.save import unpack as unpacked
from coffret.kernel.table import Table
from coffret.server.reading.making import from_save
from coffret.server.store.backup import check_table
from coffret.server.store.interface import hashed
from coffret.server.store.migrations import migrate
from coffret.server.store.persistence import content_of, empty, restore
from coffret.server.store.sql import read_record
from tests.quick import quick
from tests.server.process import Process
from tests.server.releases import Kept, as_before, content_tables, stages, store, told_in
from tests.server.upgrades import KEPT, RELEASES, unpack

SLUGS = [slug for slug in games() if slug != "liar"]
AT_ONCE = 8
NEVER_HEARD_OF = "removed"  # the release of today does not know the entry at all


@pytest.mark.parametrize("share", quick((4, 1), 4))
@pytest.mark.parametrize("slug", SLUGS)
def test_tables_of_every_release_open_are_played_to_their_end_and_replayed(
    slug: str, share: int, tmp_path: Path
) -> None:
    tables = [table for game, table in content_tables() if game == slug]
    kept = store(tmp_path, slug, tables, lambda number: number % share == 0)
    with Process(tmp_path, [slug]) as process:
        asyncio.run(each(kept, lambda one: play_to_the_end(process.url, one)))
    assert {one.name: trouble for one in kept if (trouble := trouble_with(tmp_path, one))} == {}


async def each(kept: list[Kept], work: Callable[[Kept], Awaitable[None]]) -> None:
    """Do something with every table, a few at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(table: Kept) -> None:
        async with room:
            try:
                await work(table)
            except BaseException as error:
                error.add_note(table.name)
                raise

    await asyncio.gather(*[one(table) for table in kept])


async def play_to_the_end(url: str, kept: Kept, is_later: bool = False) -> None:
    """Somebody comes back to a table, plays on for everybody, and looks at the whole play again.

    What a later release saves is read there.
    """
    rng = seeded(f"come back {kept.name}")
    async with Client(url, kept.tokens) as client:
        mirror = client.mirror
        assert mirror.table is not None
        assert mirror.table["state"] == ("over" if kept.is_over else "playing")
        assert await client.play(lambda look, seat: look["options"][rng.below(len(look["options"]))]["do"]) is not None
        table = mirror.table["table"]
    replay = await asyncio.to_thread(fetched, f"{url}/api/tables/{table}/replay?seat=0", kept.tokens[1])
    assert json.loads(replay)["steps"]
    text = await asyncio.to_thread(fetched, f"{url}/api/tables/{table}/save?seat=0", kept.tokens[1])
    if not is_later:
        save = read_text(text)
        assert save.outcome is not None
        assert save.history.begin is None, "the save opens whole"
        assert told_in(save.game, save.log)[: len(kept.log)] == kept.log


def fetched(url: str, token: str) -> str:
    """What the server has under an address, for whoever has this token."""
    with urlopen(Request(url, headers={"Authorization": f"Bearer {token}"})) as answer:
        text: str = answer.read().decode()
    return text


def trouble_with(folder: Path, kept: Kept) -> str:
    """What is wrong with a table after it has been played on."""
    with sqlite3.connect(folder / "tables.db") as db:
        id = db.execute("SELECT table_id FROM links WHERE hash = ?", (hashed(kept.tokens[0]),)).fetchone()[0]
        record = read_record(db, id)
        trouble, _ = check_table(db, id)
        assert record is not None
    play, repair = restore(record)
    assert play is not None
    if trouble or repair is not None or play.is_cut:
        return trouble or "it was cut"
    if kept.change != NEVER_HEARD_OF and play.table.content.raw != kept.content:
        return "it goes on with other content"
    if kept.id and any(kept.id in line.split() for line in told_in(load(kept.slug), play.table.log)):
        return f"{kept.id} is not in its box"
    return ""


@pytest.mark.parametrize("release", RELEASES)
def test_the_content_of_every_release_is_understood(release: str, tmp_path: Path) -> None:
    path = unpack(tmp_path, release)
    migrate(str(path))
    with sqlite3.connect(path) as db:
        kept = dict(db.execute("SELECT hash, content FROM contents").fetchall())
        headers = [json.loads(header) for (header,) in db.execute("SELECT header FROM tables").fetchall()]
    for header in headers:
        if header["content"] in kept:
            assert load(header["game"]).content_from(unpacked(kept[header["content"]])).is_called(header["content"])


@pytest.mark.parametrize("path", sorted(KEPT.glob("*/numbers.json")), ids=lambda path: path.parent.name)
def test_ids_keep_the_numbers_that_they_had_in_every_release(path: Path) -> None:
    for slug, kinds in json.loads(path.read_bytes()).items():
        game = load(slug)
        former = {old: new for ids in game.formers.values() for old, new in ids.items()}
        today = game.vocabulary.numbers()
        for name, ids in kinds.items():
            places = zip(ids, today[name][: len(ids)], strict=True)
            moved = [id for id, now in places if now not in (id, with_id(id, former))]
            assert not moved, f"{slug}, {name}: new ids come last, renamed ones keep their place; these do not: {moved}"


@pytest.mark.parametrize("kept", [b"", b"no content", pack(Content({}, {"card": {"x": {}}}))], ids=("", "no", "other"))
def test_whatever_is_kept_as_content_a_table_opens_with_that_of_today(kept: bytes) -> None:
    game = load("a-team")
    header = game.table(2, seed=1).header
    header.content = "of another release"
    assert content_of(game, header, kept) is game.own_content()


def test_a_pack_that_fits_no_more_closes_no_table(caplog: pytest.LogCaptureFixture) -> None:
    game = load("a-team")
    header = game.table(2, seed=1).header
    header.content, header.pack = "of another release", {"card": {"of-old": {"id": "of-old", "origin": "public"}}}
    assert content_of(game, header, None) is game.own_content()
    assert content_of(game, header, pack(game.own_content())).raw == game.own_content().raw
    assert '"of-old" is unknown' in caplog.text


# Save files


@pytest.fixture
def saved() -> tuple[Table, str]:
    """A play with content of before, and its save file."""
    *_, table = stages(load("a-team"), as_before(load("a-team"), "card", "added"), "saved")
    return table, write_text(table)


def with_content(text: str, content: str | None) -> str:
    """A save file that carries something else."""
    *lines, tail = text.splitlines()
    rest = {key: value for key, value in json.loads(tail).items() if key != "content"}
    return "\n".join([*lines, json.dumps(rest if content is None else {**rest, "content": content})]) + "\n"


def test_a_save_file_opens_whole_with_the_content_it_was_made_with(saved: tuple[Table, str]) -> None:
    table, text = saved
    again = read_text(text)
    assert again.state == table.state
    assert again.history.begin is None
    assert again.content.raw == table.content.raw
    assert write_text(again) == text


def test_a_stranger_brings_the_content_of_a_save_file(saved: tuple[Table, str]) -> None:
    table, text = saved
    header, begun = from_save(text)
    assert header.content == table.content.hash() != table.game.own_content().hash()
    assert [*begun.contents] == [header.content]
    play = empty(table.game, header, begun.contents[header.content])
    assert play.table.content.raw == table.content.raw


@pytest.mark.parametrize(
    "content",
    [
        None,
        "",
        "no content",
        base64.b64encode(b"no content").decode(),
        base64.b64encode(zlib.compress(b"[" * 10**7, 9)).decode(),
        base64.b64encode(zlib.compress(b"{}")).decode(),
        base64.b64encode(pack(load("a-team").own_content())).decode(),
    ],
)
def test_a_save_file_with_other_content_than_it_says_goes_on_with_that_of_today(
    saved: tuple[Table, str], content: str | None
) -> None:
    table, text = saved
    for trusted in (True, False):
        again = read_text(with_content(text, content), trusted=trusted)
        assert again.content is table.game.own_content()
        assert again.history.is_older


def test_content_of_strangers_must_be_in_order() -> None:
    game = load("a-team")
    raw = game.own_content().raw
    few = {**raw, "deck": {id: {**entry, "count": 1} for id, entry in raw["deck"].items()}}
    assert game.content_from(few).raw == few
    with pytest.raises(ContentError, match="8 cards"):
        game.content_from(few, trusted=False)
