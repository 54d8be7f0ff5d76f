"""A difference makes the new look of the old one, whatever they are."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coffret.client.changes import apply
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, games, load
from coffret.kernel.scene import Feed, Remark
from coffret.kernel.stack import PUBLIC
from coffret.kernel.text import Message
from coffret.server.play.look import REMEMBERED, Parts, Pieces, difference, render, whole
from coffret.server.protocol.wording import OPTIONS, Tongue, Voice, voice

MOVES = 60
COMPARED = 10  # every so many moves

items = st.integers(0, 9).map(lambda number: msgspec.json.encode({"id": number}))
PATHS = [("prompt",), ("options",), ("scene", "zones"), ("scene", "rules")]
PATHS += [("scene", "board", "spaces"), ("scene", "board", "form")]
looks = st.dictionaries(st.sampled_from(PATHS), items | st.lists(items, max_size=6))


def plain(value: Any) -> Any:
    """A value as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@given(looks, looks)
def test_applying_the_difference_gives_the_new_look(old: Pieces, new: Pieces) -> None:
    assert apply(plain(whole(old)), plain(difference(old, new))) == plain(whole(new))


@given(looks)
def test_equal_looks_have_no_difference(look: Pieces) -> None:
    assert difference(look, dict(look)) == []


def test_a_zone_that_leaves_is_one_small_change() -> None:
    zones = [b'{"id":"zone-%d"}' % number for number in range(20)]
    old: Pieces = {("scene", "zones"): zones}
    new: Pieces = {("scene", "zones"): zones[:7] + zones[8:]}
    assert plain(difference(old, new)) == [[["scene", "zones"], 7, 1, []]]


@pytest.mark.parametrize("slug", ["liar", *games()])
def test_what_is_remembered_says_the_same_as_what_is_made_anew(liar: Game, slug: str) -> None:
    game, rng = load(slug), seeded(slug)
    seats = min(game.about.seats[1], 4)
    table = game.table(seats=seats, seed=slug)
    names = ("Ann", "Bob", "Cleo", "Dan")[:seats]
    remembering, parts = voice(game, "fr", names), Parts()
    for move in range(MOVES):
        if table.decision is None:
            break
        options = table.decision.options
        table.act(options[rng.below(len(options))])
        for seat in (*range(seats), PUBLIC):
            seen = table.outlook(seat)
            look = render(seen, remembering, "", parts)
            if move % COMPARED == 0:
                forgetful = Voice(Tongue(game, "fr"), names)
                assert look == render(seen, forgetful, "", Parts()), f"move {move}, seat {seat}"


def test_the_lines_of_a_feed_are_put_into_words_once(liar: Game) -> None:
    spoken, parts = voice(liar, "en", ()), Parts()
    lines = [Message("seat-number", {"number": number}) for number in range(3)]
    for count in range(4):
        feed = Feed(id="said", label=Message("seat-number", {"number": 9}), lines=lines[:count])
        assert parts.encode_feeds([feed], spoken) == [spoken.encoder.encode(feed)]
    assert all(id(line) in parts for line in lines)


def test_feeds_longer_than_what_is_remembered_are_whole(liar: Game) -> None:
    spoken, parts = voice(liar, "en", ()), Parts()
    lines = [Message("seat-number", {"number": number}) for number in range(REMEMBERED + 10)]
    feeds = [Feed(id=f"feed-{start}", lines=lines[start:]) for start in (0, 5, 0)]
    assert parts.encode_feeds(feeds, spoken) == [spoken.encoder.encode(feed) for feed in feeds]


def test_an_option_that_touches_something_else_now_is_described_anew(liar: Game) -> None:
    table = liar.table(seats=2, seed=1)
    assert table.pending is not None
    action, spoken = table.pending.actions[0], voice(liar, "en", ("Ann", "Bob"))
    remarks = (None, Remark(danger=True), Remark(shows=["cup-1"]))
    for touches in ([], ["cup-1"], ["cup-2", "cup-1"], []):
        for remark in remarks:
            option = msgspec.json.decode(spoken.option(action, touches, remark))
            assert option["touches"] == touches
            assert option.get("danger", False) == (remark is not None and remark.danger)
            assert option.get("shows", []) == (remark.shows if remark is not None else [])


def test_options_that_are_remembered_are_bounded(time_bomb: Game) -> None:
    spoken = voice(time_bomb, "en", ("",) * 8)
    for action in time_bomb.vocabulary.players(8):
        spoken.option(action, [], None)
    assert 0 < len(spoken.options) <= OPTIONS
