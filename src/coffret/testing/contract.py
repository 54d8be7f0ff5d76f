"""The laws that every game obeys. A registered game gets all of them; a law that is broken says where.

Each law is a function of a game, a number of seats and a seed, and plays its own random games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import UndoRefused
from coffret.kernel.game import Game
from coffret.kernel.outlook import Outlook, outlook
from coffret.kernel.save import read_text, write_text
from coffret.kernel.scene import elements
from coffret.kernel.stack import CHANCE, CLOCK, PUBLIC, Action, Reason, apply_aloud
from coffret.kernel.table import Table
from coffret.kernel.text import LANGUAGES, Message, Words
from coffret.kernel.values import decode, encode
from coffret.testing.difference import difference
from coffret.testing.fairness import chance_is_fair
from coffret.testing.secrecy import what_is_not_told_does_not_show
from coffret.testing.walk import Moment, finished, some, walk, ways_to_play

Law = Callable[[Game, int, int], None]


def plays_to_the_end(game: Game, seats: int, seed: int) -> None:
    """Random play ends, with an outcome whose rule is in the ledger."""
    outcome = finished(game, seats, seed).outcome
    assert outcome.rule in game.ledger, f"the play ended by {outcome.rule}, which is no rule of {game.slug}"
    assert set(outcome.winners) <= set(range(seats))


def options_are_sound(game: Game, seats: int, seed: int) -> None:
    """Whoever is asked has an option, no option is offered twice, and chance lists what it can do."""
    for moment in walk(game, seats, seed):
        if moment.seat == CHANCE:
            assert stack.offered(moment.state, moment.action, CHANCE), f"chance drew {moment.action}"
            continue
        parts = (moment.decision, *moment.decision.others)
        assert len({part.seat for part in parts}) == len(parts), "a seat is asked twice at once"
        for part in parts:
            assert part.actions, f"seat {part.seat} is asked and has no option"
            assert len(set(part.actions)) == len(part.actions), f"seat {part.seat} has an option twice"


def copies_are_independent(game: Game, seats: int, seed: int) -> None:
    """A copy is equal, and what happens to it does not touch the original."""
    for moment in some(walk(game, seats, seed), seeded("copies", seed), 3):
        before = encode(moment.state)
        copy = stack.copy(moment.state)
        assert copy == moment.state, f"the copy is another state: {difference(copy, moment.state)}"
        stack.apply(copy, moment.action, moment.seat)
        assert encode(moment.state) == before, f"{moment.action} on a copy changes the original"


def plain_data_comes_back(game: Game, seats: int, seed: int) -> None:
    """States, views and actions survive being written as JSON or notation and read again."""
    for moment in some(walk(game, seats, seed), seeded("plain data", seed), 5):
        data = msgspec.json.decode(msgspec.json.encode(encode(moment.state)))
        assert decode(data, game.kinds, getattr(moment.state, "facts", None)) == moment.state
        view = game.view(moment.state, moment.seat if moment.seat >= 0 else PUBLIC)
        assert decode(encode(view), game.kinds, getattr(view, "facts", None)) == view
        notation = game.vocabulary.write(moment.action)
        assert game.action(notation, seats) == moment.action, f"{notation} reads as something else"


def positions_come_back(game: Game, seats: int, seed: int) -> None:
    """A position read from its text is the same state, pending steps included: in the set-up, in play, at the end."""
    for moment in some(walk(game, seats, seed), seeded("positions", seed), 5):
        check_position(game, moment.state)
    check_position(game, finished(game, seats, seed))
    for options in ways_to_play(game, seats):  # what was agreed is part of a position
        for moment in islice(walk(game, seats, seed, options), 20):
            check_position(game, moment.state)


def logs_replay(game: Game, seats: int, seed: int) -> None:
    """A save file read and written again is the same, byte for byte, at several moments of the play."""
    table = game.table(seats, seed=seed)
    rng, due = seeded("logs", seed), 0
    while table.outcome is None:
        act_at_random(table, rng)
        if len(table.log) >= due or table.outcome is not None:
            due = len(table.log) * 5 // 4 + 1 + rng.below(12)  # ever more seldom: all that was before is read again
            text = write_text(table)
            again = read_text(text)
            assert again.state == table.state, (
                f"the log replays to another state: {difference(again.state, table.state)}"
            )
            assert write_text(again) == text, "a save file that was read is written differently"


def undo_goes_back(game: Game, seats: int, seed: int) -> None:
    """Every step can be taken back and done again; back at the start, the whole play can be done again."""
    table = game.table(seats, seed=seed)
    rng = seeded("undo", seed)
    states = [encode(table.state)]
    while table.outcome is None:
        act_at_random(table, rng)
        states.append(encode(table.state))
        if len(states) < 20:
            table.undo(consent=True)
            assert encode(table.state) == states[-2], f"taking back step {len(states) - 1} leads elsewhere"
            table.redo()
            assert encode(table.state) == states[-1], f"doing step {len(states) - 1} again leads elsewhere"
    last, text = len(states) - 1, write_text(table)
    for index in range(last - 1, -1, -1):
        table.undo(consent=True)
        assert encode(table.state) == states[index], f"taking back step {index + 1} leads elsewhere"
    for index in range(1, last + 1):
        table.redo()
        assert encode(table.state) == states[index], f"doing step {index} again leads elsewhere"
    assert write_text(table) == text, "the play done again is saved differently"


def free_undo_takes_back_no_knowledge(game: Game, seats: int, seed: int) -> None:
    """What can be taken back freely was the last seat's own choice and left no seat wiser."""
    table = game.table(seats, seed=seed)
    rng = seeded("free undo", seed)
    for _ in range(12):
        if table.outcome is not None:
            return
        before = {seat: table.view(seat) for seat in (*range(seats), PUBLIC)}
        length = len(table.log)
        seat = act_at_random(table, rng)
        try:
            table.undo(seat)
        except UndoRefused:
            continue
        assert len(table.log) == length
        for viewer, view in before.items():
            now = table.view(viewer)
            assert now == view, f"seat {viewer} still knows what was taken back: {difference(now, view)}"
        table.redo()


def views_fit(game: Game, seats: int, seed: int) -> None:
    """First law of secrecy: a state drawn from a view gives that view."""
    rng = seeded("views fit", seed)
    for moment in walk(game, seats, seed):
        for seat in (*range(seats), PUBLIC):
            view = game.view(moment.state, seat)
            drawn = game.determinize(view, rng)
            assert game.view(drawn, seat) == view, f"seat {seat}: {difference(game.view(drawn, seat), view)}"


def nothing_but_the_view_leaves(game: Game, seats: int, seed: int) -> None:
    """Second law of secrecy: what a seat is sent, refusals included, is the same on any state its view allows."""
    rng = seeded("outlets", seed)
    universe = list(game.vocabulary.universe(seats))
    for moment in walk(game, seats, seed):
        seat = (*range(seats), PUBLIC)[rng.below(seats + 1)]
        drawn = game.determinize(game.view(moment.state, seat), rng)
        sent, again = outlook(game, moment.state, seat), outlook(game, drawn, seat)
        assert again == sent, f"seat {seat}: {difference(again, sent)}"
        for _ in range(5):
            action = universe[rng.below(len(universe))]
            assert stack.explain(drawn, action, seat) == stack.explain(moment.state, action, seat), f"{action}"


def events_tell_what_views_show(game: Game, seats: int, seed: int) -> None:
    """Second law for events: steps that leave a seat with the same view are told to it in the same words."""
    rng = seeded("events", seed)
    for moment in some(walk(game, seats, seed), rng, 10):
        told: dict[tuple[int, str], Any] = {}
        for action in alternatives(moment, rng):
            after = stack.copy(moment.state)
            events = apply_aloud(after, action, moment.seat)
            for seat in (*range(seats), PUBLIC):
                if seat == moment.seat:
                    continue
                key = (seat, repr(encode(game.view(after, seat))))
                seen = [event.seen_by(seat) for event in events]
                assert told.setdefault(key, seen) == seen, f"seat {seat} can tell {action} apart by its events"


def refusals_name_their_rule(game: Game, seats: int, seed: int) -> None:
    """`explain` is silent exactly for offered actions; every reason has a rule of the ledger and a wording."""
    rng = seeded("refusals", seed)
    words = [game.words(language) for language in LANGUAGES]
    universe = list(game.vocabulary.universe(seats))
    for moment in walk(game, seats, seed):
        for _ in range(8):
            action, seat = universe[rng.below(len(universe))], rng.below(seats)
            reason = stack.explain(moment.state, action, seat)
            part = moment.decision.of(seat)
            assert (reason is None) == (part is not None and action in part.actions), f"{seat}: {action}: {reason}"
            if reason is not None:
                check_reason(game, words, reason, action)


def everything_is_worded(game: Game, seats: int, seed: int) -> None:
    """Prompts, actions, events, scenes and outcomes can be said in every language."""
    tongues = [game.words(language) for language in LANGUAGES]
    rng = seeded("worded", seed)
    table = game.table(seats, seed=seed)
    check_events(table, tongues)
    while table.outcome is None:
        if len(table.log) < 12 or rng.below(6) == 0:
            check_outlook(table.outlook((*range(seats), PUBLIC)[rng.below(seats + 1)]), tongues)
        act_at_random(table, rng)
        check_events(table, tongues)
    for words in tongues:
        assert words.outcome(table.outcome)
    for seat in (*range(seats), PUBLIC):
        check_outlook(table.outlook(seat), tongues)


def bots_can_play(game: Game, seats: int, seed: int) -> None:
    """Third law of secrecy: the game's own bot plays a whole game from views and options alone."""
    table = game.table(seats, seed=seed)
    rng = seeded("bots", seed)
    while (decision := table.pending) is not None:
        seat = decision.seat
        outlook = table.outlook(seat)
        action = game.bot(outlook.view, list(outlook.actions), rng)
        assert action in outlook.actions, f"the bot chose {action}, which is not offered"
        table.act(action, seat)


LAWS: tuple[Law, ...] = (
    plays_to_the_end,
    options_are_sound,
    chance_is_fair,
    copies_are_independent,
    plain_data_comes_back,
    positions_come_back,
    logs_replay,
    undo_goes_back,
    free_undo_takes_back_no_knowledge,
    views_fit,
    nothing_but_the_view_leaves,
    events_tell_what_views_show,
    what_is_not_told_does_not_show,
    refusals_name_their_rule,
    everything_is_worded,
    bots_can_play,
)


def act_at_random(table: Table, rng: Rng) -> int:
    """One choice of a player, at random."""
    decision = table.pending
    assert decision is not None
    parts = [part for part in (decision, *decision.others) if part.seat != CLOCK]
    part = parts[rng.below(len(parts))]
    table.act(part.actions[rng.below(len(part.actions))], part.seat)
    return part.seat


def check_position(game: Game, state: Any) -> None:
    """The text of a state is one line and names this state."""
    text = game.write_state(state)
    assert text, "a state without notation"
    assert "\n" not in text
    again = game.position(text)
    assert again == state, f"{text} is read as another state: {difference(again, state)}"


def alternatives(moment: Moment, rng: Rng) -> Iterator[Action]:
    """What else could have been done: other options of the seat, or other draws of chance."""
    if moment.seat == CHANCE:
        for _ in range(6):
            yield stack.sample(moment.state, rng)
        return
    part = moment.decision.of(moment.seat)
    assert part is not None
    start = rng.below(len(part.actions))
    yield from (part.actions + part.actions)[start : start + 6]


def check_reason(game: Game, tongues: list[Words], reason: Reason, action: Action) -> None:
    """A refusal names a rule of the ledger and can be said."""
    assert reason.rule in game.ledger, f"{action} is refused by {reason.rule!r}, which is no rule of {game.slug}"
    for words in tongues:
        assert words.reason(reason)


def check_events(table: Table, tongues: list[Words]) -> None:
    """The last events can be told to everybody."""
    for event in table.events:
        for seat in (*range(table.seats), PUBLIC):
            for words in tongues:
                assert words.event(event.seen_by(seat))


def check_outlook(seen: Outlook, tongues: list[Words]) -> None:
    """All that a seat sees can be said, and its options touch elements of the scene."""
    known = elements(seen.scene)
    for choice in seen.choices:
        assert set(choice.touches) <= set(known), f"{choice.notation} touches {choice.touches}"
        shown = choice.remark.shows if choice.remark else []
        assert set(shown) <= set(known), f"{choice.notation} shows {shown}"
    for message in messages(msgspec.structs.asdict(seen)):
        for words in tongues:
            assert words.tell(message)


def messages(value: Any) -> Iterator[Message]:
    """All messages inside a value."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from messages(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from messages(item)
    elif isinstance(value, msgspec.Struct):
        yield from messages(msgspec.structs.asdict(value))
