"""A server that runs for months: what is over is forgotten at once, and what is remembered is bounded."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from weakref import ref

import pytest

from coffret.kernel.game import Game, games, load
from coffret.kernel.scene import KEPT, KEPT_OBJECTS, Meter, kept, kept_for
from coffret.kernel.text import LANGUAGES, Message
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.wording import REMEMBERED, tongue, voice
from tests.quick import quick
from tests.server.support import Line, opened, table, tokens
from tests.waiting import until_async


@contextmanager
def without_collector() -> Iterator[None]:
    """Nothing but counting references gives memory back: under load the collector comes too late."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def play_some(lobby: Lobby, slug: str, moves: int, **more: object) -> list[ref[object]]:
    """Play a table a bit and leave it: what could keep it alive."""
    seats = "pppp"[: load(slug).about.seats[1]]
    links = await table(lobby, seats, slug, **more)
    first = await Line(lobby, *tokens(links, *range(len(seats)))).open()
    second = await Line(lobby, links.spectator, lang="fr").open()
    for _ in range(moves):
        chosen = first.mirror.to_choose()
        if chosen:
            await first.move(chosen[0], first.options(chosen[0])[0])
            await second.drain()
    live = lobby.tables[links.table]
    assert live.play is not None
    assert live.play.n > moves / 2
    found: list[ref[object]] = [ref(live), ref(live.play), ref(live.play.table), ref(live.showing)]
    found += [ref(live.voice(lang)) for lang in LANGUAGES]
    found += [ref(first.session), ref(second.session)]
    first.close()
    second.close()
    return found


async def put_all_away(lobby: Lobby) -> None:
    """As when nobody has been there for a while."""
    lobby.sweep(idle=0)
    await asyncio.gather(*lobby.leaving.values())
    await asyncio.sleep(0)  # callbacks of what has ended


@pytest.mark.parametrize("slug", quick(["liar", *games()], "liar", "time-bomb"))
def test_a_table_that_is_put_away_is_forgotten_without_the_garbage_collector(
    tmp_path: Path, liar: Game, slug: str
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as lobby:
            with without_collector():
                left = await play_some(lobby, slug, 10)
                await put_all_away(lobby)
                # the thread that wrote its snapshot lets go of it a moment later
                await until_async(lambda: all(each() is None for each in left), "forgetting a table")

    asyncio.run(play())


def test_names_of_people_are_forgotten_with_their_table(tmp_path: Path, liar: Game) -> None:
    async def play() -> None:
        async with opened(tmp_path) as lobby:
            for number in range(3):
                await play_some(lobby, "liar", 4, seed=f"deal {number}")
            with without_collector():
                assert len(tongue(liar, "fr").voices) == 1  # they are called the same
                await put_all_away(lobby)
                assert [len(tongue(liar, lang).voices) for lang in LANGUAGES] == [0, 0]

    asyncio.run(play())


def test_texts_of_a_table_are_bounded(liar: Game) -> None:
    spoken = voice(liar, "en", ("Ann", "Bob"))
    for count in range(2 * REMEMBERED):
        spoken.encoder.encode(Message("seat-number", {"number": count, "seat": 0}))
    assert len(spoken.memo) <= REMEMBERED


def test_elements_that_are_kept_are_bounded() -> None:
    alive: set[int] = set()

    class Counted(Meter):
        def __post_init__(self) -> None:
            alive.add(self.value)

        def __del__(self) -> None:
            alive.discard(self.value)

    @kept
    def element(value: int) -> Meter:
        return Counted(id="counted", value=value)

    for value in range(3 * KEPT):
        element(value)
    assert alive == set(range(2 * KEPT, 3 * KEPT))


def test_what_is_kept_for_an_object_is_found_by_it_and_bounded() -> None:
    made: list[Message] = []

    @kept_for
    def told(message: Message) -> str:
        made.append(message)
        return message.id

    one, other = Message("one"), Message("one")
    assert (told(one), told(one), told(other)) == ("one", "one", "one")
    assert made == [one, other]
    assert made[0] is not made[1]
    made.clear()
    left = []
    for number in range(2 * KEPT_OBJECTS):
        told(line := Message(f"line-{number}"))
        left.append(ref(line))
    del line
    made.clear()
    assert sum(each() is not None for each in left) <= KEPT_OBJECTS
