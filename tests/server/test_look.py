"""A difference makes the new look of the old one, whatever they are."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from coffret.client.changes import apply
from coffret.server.play.look import Pieces, difference, whole

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
