"""Broken games: each function breaks the example (or the secret ballot) in one way that a law must find."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from coffret.env.actions import numbering
from coffret.kernel import Content, Decision, Event, Frame, Outcome, Reason, stack
from coffret.kernel.content import Raw
from coffret.kernel.game import Game
from coffret.kernel.scene import Feed, Moment, Shown
from coffret.kernel.text import Message
from coffret.kernel.words import Number

Patch = pytest.MonkeyPatch
Break = Callable[[Game, Patch], None]


def rules_of(game: Game) -> Any:
    """The module with the example's rules, which can be imported only while the example is in the box."""
    import coffret_liar.rules

    return coffret_liar.rules


def after(patch: Patch, kind: Any, method: str, change: Callable[..., Any]) -> None:
    """Let a method's result go through a function: what it returned, then its own arguments."""
    honest = getattr(kind, method)
    patch.setattr(kind, method, lambda self, *args: change(honest(self, *args), self, *args))


# The course of a play


def ends_by_no_rule(game: Game, patch: Patch) -> None:
    def lawless(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        if s.outcome is not None:
            s.outcome = Outcome(s.outcome.winners, "LD-NONE-01")
        return frames

    after(patch, rules_of(game).BidOrCall, "resolve", lawless)


def offers_an_option_twice(game: Game, patch: Patch) -> None:
    after(
        patch,
        rules_of(game).BidOrCall,
        "ask",
        lambda decision, *_: Decision(decision.seat, [*decision.actions, decision.actions[0]]),
    )


def takes_any_pack(game: Game, patch: Patch) -> None:
    """Content of which nothing is checked before it is looked up."""
    raw = {"die": {"six": {"id": "six", "faces": [1, 2, 3, 4, 5, 6], "origin": "public"}}}

    def content(pack: Raw, where: str) -> Content:
        for entry in pack["die"].values():
            assert 6 / len(entry["faces"]) == entry["faces"][0]
        return Content({}, pack)

    patch.setattr(game, "own_content", lambda: Content({}, raw))
    patch.setattr(game, "content", content)


def copies_share_a_list(game: Game, patch: Patch) -> None:
    from coffret_liar.state import State

    honest = stack.COPIERS[State]

    def shallow(s: Any) -> Any:
        n = honest(s)
        n.faces = s.faces
        return n

    patch.setitem(stack.COPIERS, State, shallow)


def writes_another_face(game: Game, patch: Patch) -> None:
    class Careless(Number):
        def write(self, value: Any) -> str:
            return str(value % 6 + 1)

    patch.setitem(game.vocabulary.kinds, "face", Careless(1, 6))


def bot_does_what_is_not_offered(game: Game, patch: Patch) -> None:
    patch.setattr(game, "bot", lambda view, options, rng: game.action("liar", 3))


def bot_stumbles_over_a_high_bid(game: Game, patch: Patch) -> None:
    bot = game.bot

    def stumbling(view: Any, options: list[Any], rng: Any) -> Any:
        1 // (view.bid[0] - 3)
        return bot(view, options, rng)

    patch.setattr(game, "bot", stumbling)


def event_has_no_wording(game: Game, patch: Patch) -> None:
    def mumbled(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        if s.heard:
            s.heard.hear(s, Event("mumble", {}))
        return frames

    after(patch, rules_of(game).BidOrCall, "resolve", mumbled)


def stages_what_is_not_there(game: Game, patch: Patch) -> None:
    patch.setattr(game, "moment", lambda event: Moment(title=Message("bid-label"), shows=[Shown(id="crown")]))


def rolls_one_to_five(game: Game, patch: Patch) -> None:
    from coffret_liar.actions import Shake

    def loaded(self: Any, s: Any, rng: Any) -> Any:
        return Shake(tuple(sorted(rng.below(5) + 1 for _ in range(s.dice))))

    patch.setattr(rules_of(game).ShakeCup, "sample", loaded)


def shuffles_by_itself(game: Game, patch: Patch) -> None:
    from coffret_liar.actions import Shake

    own = random.Random(1)

    def shaken(self: Any, s: Any, rng: Any) -> Any:
        return Shake(tuple(sorted(own.randint(1, 6) for _ in range(s.dice))))

    patch.setattr(rules_of(game).ShakeCup, "sample", shaken)


def bot_draws_by_itself(game: Game, patch: Patch) -> None:
    own = random.Random(1)
    patch.setattr(game, "bot", lambda view, options, rng: own.choice(options))


# Memory outside the state


def deals_by_a_counter(game: Game, patch: Patch) -> None:
    """The dice that lie there depend on how many were shaken since the program started."""
    shaken: list[int] = []

    def counted(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        shaken.append(0)
        s.faces[-1] = (len(shaken) % 6 + 1, *s.faces[-1][1:])
        return frames

    after(patch, rules_of(game).ShakeCup, "resolve", counted)


def counts_bids_by_itself(game: Game, patch: Patch) -> None:
    """Who bids is counted by the rules themselves, and counted on when a bid is taken back and made again."""
    bids: list[int] = []

    def counted(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        bids.append(0)
        s.bidder = len(bids) % s.seats
        return frames

    after(patch, rules_of(game).BidOrCall, "resolve", counted)


def remembers_what_was_taken_back(game: Game, patch: Patch) -> None:
    """The view shows the highest bid ever made, also after it was taken back."""
    honest = game.view
    highest = [0]

    def view(s: Any, seat: int) -> Any:
        from coffret_liar.view import View

        v = honest(s, seat)
        highest[0] = max(highest[0], s.count)
        return View(v.seat, v.seats, v.dice, v.faces, (*v.bid[:2], highest[0]), v.stack, v.outcome)

    patch.setattr(game, "view", view)


# Positions


def position_loses_a_face(game: Game, patch: Patch) -> None:
    honest = game.read_state

    def forgetful(text: str, facts: Any) -> Any:
        s = honest(text, facts)
        s.face = min(s.face, 3)
        return s

    patch.setattr(game, "read_state", forgetful)


def position_loses_the_bidder(game: Game, patch: Patch) -> None:
    """The text comes back the same, the state does not."""
    write, read = game.write_state, game.read_state
    patch.setattr(game, "write_state", lambda s: write(s).replace(f"by {s.bidder + 1}", "by somebody"))
    patch.setattr(game, "read_state", lambda text, facts: read(text.replace("somebody", "1"), facts))


def position_leaves_out_the_set_up(game: Game, patch: Patch) -> None:
    honest = game.write_state
    patch.setattr(game, "write_state", lambda s: honest(s).replace(" -", ""))


def position_cannot_be_read(game: Game, patch: Patch) -> None:
    patch.setattr(game, "write_state", lambda s: "somewhere in the middle")


# Options and refusals


def refuses_nothing(game: Game, patch: Patch) -> None:
    """A bid that is too low is not offered, and not refused either."""
    after(
        patch,
        rules_of(game).BidOrCall,
        "refuse",
        lambda reason, *_: None if reason.why == "bid-too-low" else reason,
    )


def refuses_by_no_rule(game: Game, patch: Patch) -> None:
    after(patch, rules_of(game).BidOrCall, "refuse", lambda reason, *_: Reason("LD-NONE-01", reason.why, reason.args))


# Secrets


def imagines_other_dice(game: Game, patch: Patch) -> None:
    """A drawn world does not keep the dice that the seat knows."""
    honest = game.determinize

    def forgetful(v: Any, rng: Any) -> Any:
        world = honest(v, rng)
        world.faces = [tuple(sorted(rng.below(6) + 1 for _ in range(v.dice))) for _ in v.faces]
        return world

    patch.setattr(game, "determinize", forgetful)


def draws_what_is_behind_the_view(game: Game, patch: Patch) -> None:
    honest, drawn = game.view, game.scene
    behind: list[Any] = []

    def view(s: Any, seat: int) -> Any:
        behind[:] = [s]
        return honest(s, seat)

    def scene(v: Any) -> Any:
        found = drawn(v)
        faces = behind[0].faces if behind else []
        found.feeds.append(Feed(id="leak", label=Message("last-bid", {"seat": 0, "count": str(faces), "face": 0})))
        return found

    patch.setattr(game, "view", view)
    patch.setattr(game, "scene", scene)


def says_the_dice_aloud(game: Game, patch: Patch) -> None:
    """The event tells everybody what the view hides."""

    def loud(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        if s.heard and s.heard.events:
            told = s.heard.events[-1]
            s.heard.events[-1] = Event(told.name, {**told.args, **(told.secret or {})})
        return frames

    after(patch, rules_of(game).ShakeCup, "resolve", loud)


def shows_all_cups(game: Game, patch: Patch, since: int = 0) -> None:
    """The view shows everybody's dice from some bid on, and the drawn worlds match it."""
    from coffret_liar.view import View

    honest = game.view

    def view(s: Any, seat: int) -> Any:
        v = honest(s, seat)
        faces = tuple(s.faces) if s.count >= since else v.faces
        return View(v.seat, v.seats, v.dice, faces, v.bid, v.stack, v.outcome)

    patch.setattr(game, "view", view)


def says_that_nobody_has_secrets(game: Game, patch: Patch) -> None:
    """The set-up says that one device needs no curtain, though everybody has dice of their own."""
    patch.setattr(game, "about", msgspec.structs.replace(game.about, secrets=False))


def shows_all_cups_later(game: Game, patch: Patch) -> None:
    """Nothing shows when the dice are shaken; after a bid of three all of them do."""
    shows_all_cups(game, patch, since=3)


def loses_the_dice_in_passing(game: Game, patch: Patch) -> None:
    """At one of its events a step has left the table in a state that cannot be shown."""

    def halfway(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        dice, s.dice = s.dice, None
        s.tell("shaking")
        s.dice = dice
        s.tell("shaken")
        return frames

    after(patch, rules_of(game).ShakeCup, "resolve", halfway)


def shows_all_cups_in_passing(game: Game, patch: Patch) -> None:
    """The view shows everybody's dice between two events of one step, and never afterwards."""
    from coffret_liar.view import View

    honest, shake = game.view, rules_of(game).ShakeCup

    def twice(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        s.tell("shaking")
        s.tell("shaken")
        return frames

    def view(s: Any, seat: int) -> Any:
        v = honest(s, seat)
        passing = isinstance(s.stack[-1] if s.stack else None, shake) and s.stack[-1].seat < len(s.faces)
        return View(v.seat, v.seats, v.dice, tuple(s.faces) if passing else v.faces, v.bid, v.stack, v.outcome)

    after(patch, shake, "resolve", twice)
    patch.setattr(game, "view", view)


def prompts_with_a_die(game: Game, patch: Patch) -> None:
    """Whoever bids first reads the last die that was shaken: the frame carries it."""
    rules = rules_of(game)

    class BidOrCall(rules.BidOrCall):  # type: ignore[misc, name-defined]
        def __init__(self, seat: int, last: int = 0) -> None:
            super().__init__(seat)
            self.last = last

    def carried(frames: Any, self: Any, s: Any, *_: Any) -> Any:
        if len(s.faces) == s.seats:
            s.stack[-1] = BidOrCall(0, s.faces[-1][0])
        return frames

    after(patch, rules.ShakeCup, "resolve", carried)


def prompts_with_the_last_vote(game: Game, patch: Patch) -> None:
    """The ballot, with "Last laid: ..." for whoever votes next: the frame carries the vote."""
    from tests.server.ballot import Ballot, Vote

    class Told(Ballot):
        def __init__(self, last: int = 0) -> None:
            self.last = last

        def resolve(self, s: Any, action: Any, seat: int) -> tuple[Frame[Any], ...]:
            assert isinstance(action, Vote)
            return tuple(Told(action.choice) for _ in super().resolve(s, action, seat))

    def setup(facts: Any, seats: int, options: dict[str, Any]) -> Any:
        s = honest(facts, seats, options)
        s.stack = [Told()]
        return s

    honest = game.make_state
    patch.setattr(game, "make_state", setup)


def asks_again_after_a_second_thought(game: Game, patch: Patch) -> None:
    """The ballot, where a seat that votes 2 is not waited for any more: others see what it chose."""
    from tests.server.ballot import Ballot

    after(
        patch,
        Ballot,
        "ask",
        lambda decision, self, s: Decision(
            decision.seat,
            decision.actions,
            tuple(Decision(part.seat, part.actions, (), s.votes[part.seat] != 2) for part in decision.others),
        ),
    )


# Environments


def calls_a_bid_chance(game: Game, patch: Patch) -> None:
    from coffret_liar.actions import Bid, Shake

    patch.setattr(numbering, "made", {})
    patch.setattr(game.vocabulary, "chance", (Shake, Bid))


def lets_sixes_interrupt(game: Game, patch: Patch) -> None:
    def asked(decision: Any, self: Any, s: Any) -> Any:
        others = [seat for seat in range(s.seats) if seat != decision.seat and 6 in s.faces[seat]]
        parts = tuple([Decision(seat, decision.actions, (), False) for seat in others])
        return Decision(decision.seat, decision.actions, parts)

    after(patch, rules_of(game).BidOrCall, "ask", asked)
