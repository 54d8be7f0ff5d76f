"""The laws can fail: each is broken on purpose once, and the example game obeys all of them."""

from typing import Any

import pytest

from coffret.kernel import Event, stack
from coffret.kernel.game import Game
from coffret.kernel.scene import Feed
from coffret.kernel.text import Message
from coffret.testing import contract
from coffret.testing.contract import LAWS, Law


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_example_obeys_the_law(liar: Game, law: Law) -> None:
    law(liar, 3, 1)


def test_a_world_that_does_not_fit_the_view_is_found_out(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = liar.determinize

    def forgetful(v: Any, rng: Any) -> Any:
        world = honest(v, rng)
        world.faces = [tuple(sorted(rng.below(6) + 1 for _ in range(v.dice))) for _ in v.faces]
        return world

    monkeypatch.setattr(liar, "determinize", forgetful)
    with pytest.raises(AssertionError, match="faces"):
        contract.views_fit(liar, 3, 1)


def test_a_scene_that_depends_on_more_than_the_view_is_found_out(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = liar.view
    behind: list[Any] = []

    def view(s: Any, seat: int) -> Any:
        behind[:] = [s]
        return honest(s, seat)

    def scene(v: Any) -> Any:
        from coffret_liar.scene import scene as drawn

        found = drawn(v)
        faces = behind[0].faces if behind else []
        found.feeds.append(Feed(id="leak", label=Message("last-bid", {"seat": 0, "count": str(faces), "face": 0})))
        return found

    monkeypatch.setattr(liar, "view", view)
    monkeypatch.setattr(liar, "scene", scene)
    with pytest.raises(AssertionError, match="feeds"):
        contract.nothing_but_the_view_leaves(liar, 3, 1)


def test_an_event_that_tells_a_secret_is_found_out(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(state: Any, action: Any, seat: int) -> list[Event]:
        events = stack.apply_aloud(state, action, seat)
        return [Event(event.name, {**event.args, **(event.secret or {})}) for event in events]

    monkeypatch.setattr(contract, "apply_aloud", loud)
    with pytest.raises(AssertionError, match="can tell"):
        contract.events_tell_what_views_show(liar, 3, 1)


def test_a_copy_that_shares_a_list_is_found_out(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from coffret_liar.state import State

    honest = stack.COPIERS[State]

    def shallow(s: Any) -> Any:
        n = honest(s)
        n.faces = s.faces
        return n

    monkeypatch.setitem(stack.COPIERS, State, shallow)
    with pytest.raises(AssertionError):
        contract.copies_are_independent(liar, 3, 1)


def test_a_bot_that_does_what_is_not_offered_is_found_out(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(liar, "bot", lambda view, options, rng: liar.action("liar", 3))
    with pytest.raises(AssertionError, match="not offered"):
        contract.bots_can_play(liar, 3, 1)


def test_a_position_that_is_read_as_another_is_found_out(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = liar.read_state

    def forgetful(text: str, facts: Any) -> Any:
        s = honest(text, facts)
        s.face = min(s.face, 3)
        return s

    monkeypatch.setattr(liar, "read_state", forgetful)
    with pytest.raises(AssertionError, match="is read as"):
        contract.positions_have_a_notation(liar, 3, 1)


def test_a_notation_that_nobody_can_read_is_found_out(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(liar, "write_state", lambda s: "somewhere in the middle")
    with pytest.raises(AssertionError, match="no position can be read back"):
        contract.positions_have_a_notation(liar, 3, 1)
