"""Play while the server is killed again and again, then look whether anything acknowledged or shown is missing."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from pathlib import Path
from typing import Any

from coffret.client import Client, Made, Refused, bot, make_table, person
from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import read_text, write_text
from coffret.server.store.persistence import restore
from coffret.server.store.sqlite import SqliteStore
from tests.server.process import Process
from tests.waiting import PATIENCE, until_async

Json = dict[str, Any]


class Tally:
    """How much was acknowledged at all tables: the killer waits for play to go on."""

    def __init__(self) -> None:
        self.count = 0

    async def grows(self, more: int) -> None:
        """Wait for the next acknowledgements."""
        goal = self.count + more
        await until_async(lambda: self.count >= goal, "the next acknowledgement")


class Witness:
    """What was promised to the players of one table."""

    def __init__(self, made: Made, tally: Tally) -> None:
        self.table = made.table
        self.tally = tally
        self.acknowledged: list[tuple[int, str]] = []
        self.shown: dict[tuple[int, int], Json] = {}  # by seat and number, the lines that were told
        self.outcome: Json | None = None


class Careful(Client):
    """A client that writes down what it was promised, and checks that nothing it was shown ever goes away."""

    def __init__(self, url: str, tokens: list[str], witness: Witness) -> None:
        super().__init__(url, tokens, tries=1000)
        self.witness = witness

    async def move(self, seat: int, action: str) -> Json:
        """Choose, and write down the acknowledgement."""
        id, text = self.mirror.move(seat, action)
        found = await self.answer(id, text)
        self.witness.acknowledged.append((seat, id))
        self.witness.tally.count += 1
        for seat_shown, lines in self.mirror.lines.items():
            for number, line in enumerate(lines, self.mirror.first[seat_shown]):
                assert self.witness.shown.setdefault((seat_shown, number), line) == line
        return found


async def play_one(url: str, game: str, seed: int, tally: Tally, up: asyncio.Event) -> Witness:
    """One table: two people of ours and two bots, or as many as the game seats, to the end."""
    seats = [person("Ada"), bot("Bo"), person("Cy"), bot("Di", "random")][: load(game).about.seats[1]]
    while True:
        try:
            made = await make_table(url, game, seats, pace=0, seed=f"kills {seed}")
            break
        except (OSError, Refused, EOFError, HTTPException):
            await up.wait()
    witness, rng = Witness(made, tally), seeded("kills", seed)

    def choose(look: Json, seat: int) -> str:
        options = look["options"]
        return str(options[rng.below(len(options))]["do"])

    async with Careful(url, made.tokens, witness) as client:
        witness.outcome = await client.play(choose, within=PATIENCE)
    return witness


async def play_through(process: Process, games: list[str], kills: int, seed: int) -> list[Witness]:
    """Keep tables busy while the server is killed so many times; then let all come to their end."""
    done, tally = asyncio.Event(), Tally()
    witnesses: list[Witness] = []
    up = asyncio.Event()
    up.set()

    async def keep_playing(worker: int) -> None:
        number = 0
        while not done.is_set() or not number:
            game = games[(worker + number) % len(games)]
            witnesses.append(await play_one(process.url, game, worker * 1000 + number, tally, up))
            number += 1

    workers = [asyncio.create_task(keep_playing(worker)) for worker in range(4)]
    rng = seeded("killer", seed)
    for _ in range(kills):
        await tally.grows(1 + rng.below(12))
        up.clear()
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        up.set()
    done.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*workers)
    return witnesses


async def check(db: Path, witnesses: list[Witness]) -> int:
    """Every acknowledged move is on disk, nothing is half there, and every log obeys the rules."""
    store = SqliteStore(db)
    count = 0
    for witness in witnesses:
        record = await store.load(witness.table)
        assert record is not None
        assert [step.n for step in record.steps] == list(range(1, len(record.steps) + 1))
        kept = [(step.seat, step.move) for step in record.steps if step.move]
        assert set(witness.acknowledged) <= set(kept)
        assert len(kept) == len(set(kept))
        play, _ = restore(record)
        assert play is not None
        assert read_text(write_text(play.table)).outcome is not None
        assert record.meta.state == "over"
        count += len(witness.acknowledged)
    await store.close()
    return count
