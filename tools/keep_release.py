"""Write the database and the saves that a release leaves in tests/data, for every later release to open.

    python tools/keep_release.py 0.3.0

Tables of every game: gathering, paused, taken back, with a content pack, and over. Run it with the code of the release,
once, and never again. The deals have seeds; keys and the names of tables do not.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path

import msgspec

from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import games, load
from coffret.server.lobby.lobby import Lobby
from coffret.server.room.saves import full_save, seat_save
from coffret.server.room.table import LiveTable

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' own connections

from tests.server.support import Line, opened, table  # noqa: E402
from tests.server.upgrades import KEPT, KeptTable  # noqa: E402

SEATS = {"a-team": 3, "away-missions": 2, "thunderbirds": 2, "thunderbirds-solo": 1, "time-bomb": 4}
PACKS = {
    "a-team": '[[space]]\nid = "5"\nkind = "plain"\norigin = "printed"\n',
    "away-missions": '[[alien]]\nid = "leader"\nhp = 2\norigin = "printed"\n',
    "thunderbirds": '[[disaster]]\nid = "city_of_fire"\nnumber = 7\norigin = "printed"\n',
    "thunderbirds-solo": '[[disaster]]\nid = "d_f01"\nsymbols = ["T", "F", "FT", "FT"]\norigin = "printed"\n',
    "time-bomb": '[[players]]\nid = "4"\nsecure = 15\norigin = "public"\n',
}


def live_of(line: Line) -> LiveTable:
    assert line.session.live is not None
    return line.session.live


async def play_on(line: Line, steps: int, rng: Rng) -> None:
    """Choose at random until the play has this many steps (0: until it is over)."""
    live = live_of(line)
    while not live.is_over and (not steps or (live.play is not None and live.play.n < steps)):
        await line.until(lambda: bool(line.mirror.to_choose()) or live.is_over)
        for seat in line.mirror.to_choose()[:1]:
            found = await line.move(seat, line.options(seat)[rng.below(len(line.options(seat)))])
            assert found["t"] == "ack" or found["code"] == "stale", found


async def take_back(line: Line, rng: Rng) -> None:
    """Choose and take it back, with everybody's consent where it is needed."""
    for _ in range(2):
        seat = line.mirror.to_choose()[0]
        await line.move(seat, line.options(seat)[0])
        await line.ask(t="undo", seat=seat, ask=True)
        for other in line.mirror.seats:
            if other != seat:
                await line.consent(other, True)
        live = live_of(line)
        assert live.play is not None
        await play_on(line, live.play.n + 1, rng)


async def keep(lobby: Lobby, folder: Path, game: str, name: str, kinds: str, steps: int) -> KeptTable:
    """Make and play one table, and leave it as people would."""
    rng = seeded(f"{game} {name}")
    pack = PACKS[game] if name == "pack" else ""
    links = await table(lobby, kinds, game, seed=f"{game} {name}", **({"pack": pack} if pack else {}))
    people = [seat.token for seat, kind in zip(links.seats, kinds, strict=True) if kind == "p"]
    line = await Line(lobby, links.host, *people).open()
    if "o" not in kinds:
        await play_on(line, steps, rng)
    if name == "running":
        await take_back(line, rng)
        for text in ("Hello!", "Bonjour à tous, c'est parti."):
            await line.ask(t="chat", seat=0, text=text)
    if name == "paused":
        await line.ask(t="host", do="pause")
    live = live_of(line)
    play = live.play
    if play is not None and name != "paused":
        (folder / f"{game}-{name}.coffret").write_text(full_save(live), encoding="utf-8")
    if play is not None and game == "time-bomb" and name == "running":
        (folder / "time-bomb-seat.txt").write_text(seat_save(live, 0, "en"), encoding="utf-8")
    kept = KeptTable(
        name,
        game,
        links.table,
        links.host,
        links.spectator,
        [seat.token for seat in links.seats],
        kinds,
        live.meta.state,
        play.n if play else 0,
        len(play.table.log) if play else 0,
        play.versions if play else [],
        len(live.chat),
        {str(seat): len(lines) for seat, lines in line.mirror.lines.items()},
    )
    line.close()
    return kept


async def keep_all(work: Path, folder: Path) -> list[KeptTable]:
    async with opened(work) as lobby:
        kept: list[KeptTable] = []
        for game, seats in SEATS.items():
            people, mixed = "p" * seats, "p" + "b" * (seats - 1)
            if seats > 1:
                kept.append(await keep(lobby, folder, game, "gathering", f"{people[1:]}o", 0))
            kept.append(await keep(lobby, folder, game, "running", people, 6))
            kept.append(await keep(lobby, folder, game, "pack", mixed, 8))
            kept.append(await keep(lobby, folder, game, "paused", people, 5))
            kept.append(await keep(lobby, folder, game, "over", mixed, 0))
            print(game, [(each.name, each.steps, each.state) for each in kept if each.game == game], flush=True)
        return kept


def main(release: str) -> None:
    folder = KEPT / release
    folder.mkdir()  # nothing that is kept is written anew
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        kept = asyncio.run(keep_all(work, folder))
        with sqlite3.connect(work / "tables.db") as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        (folder / "tables.db.gz").write_bytes(gzip.compress((work / "tables.db").read_bytes(), 9))
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    numbers = {slug: load(slug).vocabulary.numbers() for slug in games() if slug != "liar"}
    (folder / "numbers.json").write_bytes(msgspec.json.format(msgspec.json.encode(numbers), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
