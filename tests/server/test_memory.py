"""A server that runs for months: what is over is forgotten at once, and what is remembered is bounded."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import walk_packages
from tracemalloc import get_traced_memory, start, stop
from typing import Any
from weakref import ref

import pytest

import coffret.server
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


# A ceiling: what a server may remember is bounded, and nothing else is left of tables that were played

ROUNDS, TABLES, CHOICES = 2, 3, 12
JITTER = 40_000  # bytes: statements that SQLite keeps ready; a single table in memory takes more


NO_SERVER_HAS = ("coffret.env.", "coffret.terminal.", "coffret.testing.")  # other tests of this process may


def caches() -> list[Any]:
    """The caches of functions that a server has."""
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    own = [each for each in found if (each.__module__ or "").startswith("coffret")]
    return [each for each in own if not each.__module__.startswith(NO_SERVER_HAS)]


def test_every_cache_has_a_limit() -> None:
    for package in walk_packages(coffret.server.__path__, "coffret.server."):
        import_module(package.name)
    for slug in games():
        load(slug)
    assert len(caches()) > 20
    assert [f"{each.__module__}.{each.__qualname__}" for each in caches() if not is_limited(each)] == []


FEW = {  # caches of questions of which there are only so many
    "coffret.games.time_bomb.bot.odds.odds",
    "coffret.games.thunderbirds.odds.best",
    "coffret.server.store.postgres_link.translated",
}


def is_limited(cache: Any) -> bool:
    """Whether it has a size, or cannot be asked much."""
    is_sized = cache.cache_parameters()["maxsize"] is not None or not signature(cache.__wrapped__).parameters
    return is_sized or f"{cache.__module__}.{cache.__qualname__}" in FEW


@pytest.mark.parametrize("slug", quick(["liar", *games()], "liar"))
def test_tables_that_were_played_leave_nothing(
    tmp_path: Path, liar: Game, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    """Other deals each time: with little room to remember them, memory is the same after many tables as after few."""
    for place in ("kernel.scene.KEPT_OBJECTS", "server.protocol.wording.REMEMBERED", "server.play.look.REMEMBERED"):
        monkeypatch.setattr(f"coffret.{place}", 8)
    sizes: list[int] = []

    async def play() -> None:
        async with opened(tmp_path) as lobby:
            for number in range(ROUNDS):
                for deal in range(TABLES):
                    left = await play_some(lobby, slug, CHOICES, seed=f"ceiling {number} {deal}")
                    await put_all_away(lobby)
                    await until_async(lambda: all(each() is None for each in left), "forgetting a table")  # noqa: B023
                for each in caches():
                    each.cache_clear()
                gc.collect()
                sizes.append(get_traced_memory()[0])

    start()
    try:
        asyncio.run(play())
    finally:
        stop()
    assert sizes[-1] - sizes[0] < JITTER, sizes
