"""Time passes: tables and saves of every release open, whatever has been corrected since."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from coffret.kernel.game import load
from coffret.kernel.save import open_file, read_text, write_text
from coffret.kernel.seat_save import read_seat_save
from coffret.kernel.stack import PUBLIC
from coffret.server.play.replay import story
from coffret.server.protocol.wording import voice
from coffret.server.store.persistence import restore
from tests.quick import quick
from tests.server.support import Line, opened, table, tokens
from tests.server.upgrades import (
    KEPT,
    PACKS,
    RELEASES,
    Corrections,
    KeptTable,
    kept_tables,
    two_dice_at_least,
    unpack,
)

GAMES = sorted({each.game for each in kept_tables()})
CORRECTED = ("nothing", "rules", "content", "both")


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Corrections:
    return Corrections(monkeypatch, tmp_path)


def correct(corrected: Corrections, slug: str, what: str) -> None:
    """Correct the rules or the content of a game, or both."""
    if what in ("rules", "both"):
        corrected.rules_version(load(slug))
    if what in ("content", "both"):
        corrected.content(load(slug), PACKS[slug])


# The kept tables of a release


@pytest.mark.parametrize("what", quick(CORRECTED, "both"))
@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("release", RELEASES)
def test_every_kept_table_opens_and_goes_on(
    release: str, slug: str, what: str, corrected: Corrections, tmp_path: Path
) -> None:
    unpack(tmp_path, release)
    correct(corrected, slug, what)

    async def run() -> None:
        for _ in range(2):
            async with opened(tmp_path) as lobby:
                for kept in kept_tables(release):
                    if kept.game == slug:
                        await check_table(await Line(lobby, *kept.tokens).open(), kept)

    asyncio.run(run())


async def check_table(line: Line, kept: KeptTable) -> None:
    """The table is there with its people, talk and story; where play goes on, it does."""
    assert line.mirror.table is not None, kept.name
    assert line.mirror.table["state"] in (kept.state, "over"), kept.name
    assert line.session.live is not None
    assert len(line.session.live.chat) == kept.chat
    if not kept.steps:
        return
    assert all(line.mirror.lines[int(seat)] for seat in kept.lines if int(seat) >= 0), kept.name
    if kept.state == "playing" and "paused" in kept.name:
        assert (await line.ask(t="host", do="resume"))["t"] == "ack"
    if line.mirror.table["state"] == "playing" and (seats := line.mirror.to_choose()):
        assert (await line.move(seats[0], line.options(seats[0])[0]))["t"] in ("ack", "no"), kept.name


@pytest.mark.parametrize("what", quick(CORRECTED, "both"))
@pytest.mark.parametrize("path", sorted(KEPT.glob("*/*.coffret")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_kept_save_opens(path: Path, what: str, corrected: Corrections) -> None:
    correct(corrected, open_file(path).game.slug, what)
    opened = open_file(path)
    assert (opened.outcome is not None) == path.stem.endswith("over")
    assert opened.log
    again = read_text(write_text(opened))
    assert again.state == opened.state
    strange = read_text(path.read_text(encoding="utf-8"), trusted=False)
    assert strange.history.begin is None
    assert strange.log


@pytest.mark.parametrize("path", sorted(KEPT.glob("*/*-seat.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_a_seat_kept_of_a_running_play_is_read(path: Path) -> None:
    kept = read_seat_save(path.read_text(encoding="utf-8"), path.name)
    game = load(kept.header.game)
    words = game.words("fr", kept.header.names)
    told = [words.event(event) for events in kept.moments for event in events]
    assert told
    assert all(told)


# Corrected rules


async def bids(folder: Path, *more: str) -> tuple[list[str | None], Line]:
    """A table at which 1:3 and 2:3 were bid."""
    async with opened(folder) as lobby:
        links = await table(lobby, "pp", seed="bids")
        both = await Line(lobby, *tokens(links, 0, 1)).open()
        for number, bid in enumerate(("bid 1:3", "bid 2:3", *more)):
            assert (await both.move(number % 2, bid))["t"] == "ack"
        return tokens(links, 0, 1), both


def forget_snapshots(folder: Path) -> None:
    """Make the table what 0.1.0 left behind when it put one away."""
    with sqlite3.connect(folder / "tables.db") as db:
        for name in ("snapshots", "stories", "contents"):
            db.execute(f"DELETE FROM {name}")


def test_a_correction_that_does_not_touch_a_play_leaves_it_whole(tmp_path: Path, corrected: Corrections) -> None:
    async def run() -> None:
        keys, before = await bids(tmp_path)
        corrected.liar(2, lambda rules: rules.replace("s.seats * s.dice + 1", "s.seats * s.dice + 2"))
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *keys).open()
            assert again.mirror.lines == before.mirror.lines
            assert again.mirror.versions == before.mirror.versions
            assert (await again.ask(t="undo", seat=0, ask=True))["t"] == "ack"

    asyncio.run(run())


def test_without_a_snapshot_a_play_ends_where_the_rules_of_today_end_it(tmp_path: Path, corrected: Corrections) -> None:
    async def run() -> None:
        keys, before = await bids(tmp_path)
        forget_snapshots(tmp_path)
        corrected.liar(2, two_dice_at_least)
        for number in range(2):
            async with opened(tmp_path) as lobby:
                again = Line(lobby, *keys, lang="fr")
                heard = await again.send(again.mirror.hello())
                assert any(each["t"] == "note" and "corrigées" in each["text"] for each in heard)
                assert again.mirror.to_choose() == [0]
                assert "bid 1:3" not in again.options(0)
                assert again.mirror.versions[0] == before.mirror.versions[0] + 1
                assert len(again.mirror.lines[0]) == len(before.mirror.lines[0]) - 2
                if number:
                    assert (await again.move(0, "bid 2:2"))["t"] == "ack"
        async with opened(tmp_path) as lobby:
            last = Line(lobby, *keys)
            heard = await last.send(last.mirror.hello())
            assert not any(each["t"] == "note" for each in heard)
            assert last.mirror.to_choose() == [1]

    asyncio.run(run())


def test_from_a_snapshot_a_play_goes_on_with_its_whole_story(tmp_path: Path, corrected: Corrections) -> None:
    async def run() -> None:
        keys, before = await bids(tmp_path)
        told = before.mirror.lines
        for version in (2, 3):
            corrected.liar(version, two_dice_at_least)
            async with opened(tmp_path) as lobby:
                again = await Line(lobby, *keys).open()
                assert again.mirror.looks[0]["scene"] == before.mirror.looks[0]["scene"]
                assert {seat: lines[: len(told[seat])] for seat, lines in again.mirror.lines.items()} == told
                assert (await again.ask(t="undo", seat=0, ask=True))["code"] == "nothing"
                live = again.session.live
                assert live is not None
                assert live.play is not None
                spoken = voice(live.game, "en", live.names)
                assert len(story(live.play, PUBLIC, spoken, 0, 50)["lines"]) == len(told[0])
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *keys).open()
            assert (await again.move(0, "bid 3:3"))["t"] == "ack"
            assert (await again.move(1, "bid 4:3"))["t"] == "ack"
        async with opened(tmp_path) as lobby:
            last = await Line(lobby, *keys).open()
            assert last.mirror.lines == again.mirror.lines
            assert last.mirror.versions == again.mirror.versions
            assert (await last.ask(t="undo", seat=0, ask=True))["t"] == "ack"
            assert last.mirror.to_choose() == [0]
            assert (await last.move(0, "bid 3:4"))["t"] == "ack"
            assert (await last.move(1, "liar"))["t"] == "ack"
            assert last.mirror.looks[0]["outcome"] is not None
        corrected.liar(4, lambda rules: two_dice_at_least(rules).replace("face > s.face", "face >= s.face"))
        async with opened(tmp_path) as lobby:
            over = await Line(lobby, *keys).open()
            assert over.mirror.looks[0]["outcome"] == last.mirror.looks[0]["outcome"]
            assert over.mirror.lines == last.mirror.lines

    asyncio.run(run())


def test_a_state_that_the_corrected_rules_cannot_use_is_replayed_as_far_as_they_allow(
    tmp_path: Path, corrected: Corrections
) -> None:
    async def run() -> None:
        keys, _ = await bids(tmp_path)
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute('UPDATE snapshots SET state = \'{"v": ["State", 1]}\'')
        corrected.liar(2, two_dice_at_least)
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *keys).open()
            assert again.mirror.to_choose() == [0]

    asyncio.run(run())


def test_rules_that_are_corrected_without_a_new_version_do_not_close_a_table(
    tmp_path: Path, corrected: Corrections
) -> None:
    async def run() -> None:
        keys, before = await bids(tmp_path, "liar")
        forget_snapshots(tmp_path)
        corrected.liar(
            1,
            lambda rules: rules.replace(
                "def total(s: State) -> int:", "def total(s: State) -> int:\n    raise KeyError"
            ),
        )
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *keys).open()
            assert again.mirror.table is not None
            assert len(again.mirror.lines[0]) == len(before.mirror.lines[0]) - 1

    asyncio.run(run())


# Corrected content


def test_a_table_carries_the_content_it_was_made_with(tmp_path: Path, corrected: Corrections) -> None:
    async def run() -> None:
        game = load("a-team")
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", "a-team", seed="content")
            before = await Line(lobby, *tokens(links, 0, 1)).open()
            for _ in range(6):
                seat = before.mirror.to_choose()[0]
                await before.move(seat, before.options(seat)[0])
        old = game.own_content()
        corrected.content(game, PACKS["a-team"])
        assert game.own_content().hash() != old.hash()
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *tokens(links, 0, 1)).open()
            assert again.mirror.lines == before.mirror.lines
            assert again.mirror.versions == before.mirror.versions
            assert again.mirror.looks == before.mirror.looks
            live = again.session.live
            assert live is not None
            assert live.play is not None
            assert live.play.table.history.begin is None
            assert live.play.rules == f"{game.about.rules_version}/{old.hash()}"
            assert live.play.table.history.facts != game.own_facts()
            fresh = await table(lobby, "pp", "a-team")
            other = await lobby.table(fresh.table)
            assert other.header.content == game.own_content().hash()
            record = await lobby.store.load(fresh.table)
            assert record is not None
            assert record.content is not None

    asyncio.run(run())


def test_kept_content_that_cannot_be_used_any_more_does_not_close_a_table(
    tmp_path: Path, corrected: Corrections
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", "a-team", seed="content")
            before = await Line(lobby, *tokens(links, 0, 1)).open()
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute("UPDATE contents SET content = x'00'")
        corrected.content(load("a-team"), PACKS["a-team"])
        async with opened(tmp_path) as lobby:
            again = await Line(lobby, *tokens(links, 0, 1)).open()
            assert again.mirror.lines == before.mirror.lines

    asyncio.run(run())


def test_what_no_rule_reads_does_not_change_the_name_of_the_content(corrected: Corrections) -> None:
    game = load("a-team")
    old, named = game.own_content(), game.own_content().hash()
    corrected.content(game, {"space": {"5": {"origin": "public"}}})
    assert game.own_content().raw != old.raw
    assert game.own_content().hash() == named
    assert game.own_content().is_called(named)
    assert not game.own_content().is_called(old.hashes[1])
    assert old.is_called(old.hashes[1])  # the name that 0.1.0 gave it


def test_snapshots_are_written_when_a_table_is_put_away_when_it_ends_and_at_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = [await table(lobby, "pp") for _ in range(3)]
            lines = [await Line(lobby, *tokens(links, 0, 1)).open() for links in made]
            for line in lines:
                await line.move(0, "bid 1:3")
            await lines[0].move(1, "liar")
            ended = await lobby.store.load(made[0].table)
            assert ended is not None
            assert [each.n for each in ended.snapshots] == [3]
            lines[1].close()
            lobby.sweep(idle=0)
            live = await lobby.table(made[1].table)
            assert live.play is not None
            assert live.play.kept == 2
        async with opened(tmp_path) as lobby:
            for links in made:
                record = await lobby.store.load(links.table)
                assert record is not None
                assert record.snapshots[-1].n == record.steps[-1].n
                assert record.story
                play, repair = restore(record)
                assert play is not None
                assert repair is None

    asyncio.run(run())
