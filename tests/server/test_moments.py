"""The moments between the events of a step: they can be shown, tell no more than a view, and lead to its end."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from coffret.kernel.chance import seeded
from coffret.kernel.game import games, load
from coffret.kernel.stack import PUBLIC
from coffret.server.play.replay import story
from coffret.testing.contract import act_at_random, messages
from tests.server.support import Json, Line, opened, table, tokens

PLAYS = 2
LONGEST = 150  # entries of a play that is looked at


@pytest.mark.parametrize("slug", games())
def test_every_moment_fits_what_its_viewer_knows_and_can_be_said(slug: str) -> None:
    game, seen = load(slug), 0
    words = game.words("fr")
    for seed in range(PLAYS):
        play, rng = game.table(game.about.seats[1], seed=seed), seeded("moments", seed)
        while play.outcome is None and len(play.log) < LONGEST:
            act_at_random(play, rng)
            found = play.last.moments
            assert len(found) == len(play.events)
            for state in found[:-1]:
                viewer = (*range(play.seats), PUBLIC)[rng.below(play.seats + 1)]
                view = game.view(state, viewer)
                assert game.view(game.determinize(view, rng), viewer) == view
                assert all(words.tell(message) for message in messages(game.scene(view)))
                seen += 1
    assert seen or len(game.vocabulary.actions) < 4, "only in the smallest games nothing follows by itself"


def test_who_asks_for_them_is_told_the_scenes_between_events(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", "a-team", seed="moments")
            keen, calm = Line(lobby, *tokens(links, 0), *tokens(links, 1)), Line(lobby, links.spectator)
            await keen.open()
            await calm.open()
            keen.session.acts = True
            acts = 0
            for _ in range(30):
                seat = next(seat for seat in (0, 1) if keen.options(seat))
                _, text = keen.mirror.move(seat, keen.options(seat)[0])
                for look in [it for it in await keen.send(text) if "acts" in it]:
                    lines = [act["line"] for act in look["acts"]]
                    assert lines == sorted(set(lines))
                    assert look["line"] < lines[0] <= lines[-1] < look["line"] + len(look["news"])
                    acts += len(lines)
                assert not any("acts" in message for message in await calm.drain())
            assert acts

    asyncio.run(run())


def test_a_replay_shows_the_same_scenes_as_the_play_did(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp", "a-team", seed="moments")
            keen = await Line(lobby, *tokens(links, 0), *tokens(links, 1)).open()
            keen.session.acts = True
            live: list[Json] = []
            for _ in range(12):
                seat = next(seat for seat in (0, 1) if keen.options(seat))
                _, text = keen.mirror.move(seat, keen.options(seat)[0])
                live += [act for look in await keen.send(text) if look.get("seat") == 0 for act in look.get("acts", [])]
            play, spoken = lobby.tables[links.table].play, lobby.tables[links.table].voice("en")
            assert play is not None
            told = msgspec.json.decode(msgspec.json.encode(story(play, 0, spoken, 0, 100)))
            assert live
            assert [act for step in told["steps"] for act in step["acts"]] == live

    asyncio.run(run())
