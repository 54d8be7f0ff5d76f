"""What 0.1.0 gave out opens what it opened."""

import asyncio
import gzip
from pathlib import Path

import msgspec

from coffret.server.lobby.joining import Joining, join
from coffret.server.lobby.lobby import Lobby
from coffret.server.store.interface import HOST, LINK, Key, Write, hashed
from coffret.server.store.links import Links, new_token
from tests.server.sitting import devices, events, refused
from tests.server.support import Line, opened, table


async def old_table(lobby: Lobby) -> Links:
    """A table whose links are those of 0.1.0: key and invitation at once."""
    links = await table(lobby, "pp")
    live = await lobby.table(links.table)
    old = [Key(hashed(token), seat, LINK) for seat, token in enumerate(["old link of Ada", "old link of Bo"])]
    await live.keep(Write(live.id, keys=old, void_roles=[0, 1]))
    lobby.forget(live)
    return links


def test_a_link_of_the_first_release_opens_its_seat_and_is_exchanged_for_a_key(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            await old_table(lobby)
            line = await Line(lobby, "old link of Bo").open()
            assert (line.mirror.seats, line.mirror.table["links"], devices(line)) == ([1], [1], [1, 1])
            (held,) = await join(lobby, Joining("old link of Bo", new_token()))
            new = await Line(lobby, held.token).open()
            assert (new.mirror.seats, new.mirror.table["links"], devices(new)) == ([1], [], [1, 1])
            assert events(new) == ["own-key"]
            assert await refused(lobby, "old link of Bo") == "void"

    asyncio.run(run())


def test_every_link_in_a_kept_database_opens_what_it_opened(tmp_path: Path) -> None:
    kept = Path(__file__).parent.parent / "data" / "0.1.0"
    (tmp_path / "tables.db").write_bytes(gzip.decompress((kept / "tables.db.gz").read_bytes()))
    tables = msgspec.json.decode((kept / "tables.json").read_bytes())

    async def run() -> None:
        async with opened(tmp_path) as lobby:
            for each in tables:
                links = [*[link for link in each["seats"] if link], each["host"], each["spectator"]]
                rights = await lobby.rights(links)
                assert {right.kind for right in rights.values()} == {LINK}
                assert sorted(right.role for right in rights.values())[:2] == [HOST, -3]
                assert len(rights) == len(links)

    asyncio.run(run())
