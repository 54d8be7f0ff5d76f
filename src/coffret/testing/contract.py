"""The laws that every game obeys. They apply to every registered game, and a broken law says where.

Each law is a function of a game, a number of seats and a seed, and plays its own random games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from coffret.bots.faults import careful
from coffret.bots.play import seed_of
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
from coffret.testing.answers import bots_answer
from coffret.testing.broken import LawBroken
from coffret.testing.difference import difference
from coffret.testing.fairness import chance_is_fair
from coffret.testing.moments import moments_can_be_shown
from coffret.testing.numbers import observations_are_views, options_have_numbers
from coffret.testing.packs import packs_are_refused_or_played
from coffret.testing.secrecy import what_is_not_told_does_not_show, what_is_open_tells_nothing
from coffret.testing.walk import Moment, finished, some, walk, ways_to_play

Law = Callable[[Game, int, int], None]


def plays_to_the_end(game: Game, seats: int, seed: int) -> None:
    """Random play ends, with an outcome whose rule is in the ledger."""
    outcome = finished(game, seats, seed).outcome
    if outcome.rule not in game.ledger:
        raise LawBroken(f"the play ended by {outcome.rule}, which is no rule of {game.slug}")
    strangers = set(outcome.winners) - set(range(seats))
    if strangers:
        raise LawBroken(f"by {outcome.rule} seat {min(strangers, default=0)} of {seats} wins; seats count from 0")


def options_are_sound(game: Game, seats: int, seed: int) -> None:
    """Every seat that is asked has an option, none is offered twice, and chance lists its outcomes."""
    for moment in walk(game, seats, seed):
        frame = moment.state.stack[-1]
        if moment.seat == CHANCE:
            if not stack.offered(moment.state, moment.action, CHANCE):
                raise LawBroken(f"{frame} draws {moment.action}, which it does not accept", type(frame))
            continue
        parts = (moment.decision, *moment.decision.others)
        if len({part.seat for part in parts}) != len(parts):
            raise LawBroken(f"{frame} asks a seat twice at once", type(frame))
        for part in parts:
            if len(set(part.actions)) < len(part.actions):
                raise LawBroken(f"{frame}: seat {part.seat} has an option twice", type(frame))


def copies_are_independent(game: Game, seats: int, seed: int) -> None:
    """A copy is equal to its original and independent of it."""
    for moment in some(walk(game, seats, seed), seeded("copies", seed), 3):
        before = encode(moment.state)
        copy = stack.copy(moment.state)
        if copy != moment.state:
            raise LawBroken(f"the copy is another state: {difference(copy, moment.state)}", type(copy))
        stack.apply(copy, moment.action, moment.seat)
        if encode(moment.state) != before:
            raise LawBroken(f"{moment.action} on a copy changes the original", type(copy))


def plain_data_comes_back(game: Game, seats: int, seed: int) -> None:
    """States, views and actions survive a round trip through JSON or notation."""
    for moment in some(walk(game, seats, seed), seeded("plain data", seed), 5):
        check_plain(game, moment.state)
        check_plain(game, game.view(moment.state, moment.seat if moment.seat >= 0 else PUBLIC))
        notation = game.vocabulary.write(moment.action)
        again = game.action(notation, seats)
        if again != moment.action:
            raise LawBroken(f"{notation} reads as something else: {again}", type(moment.action))
        check_notations(game, moment)


def positions_come_back(game: Game, seats: int, seed: int) -> None:
    """A position parsed from its text is the same state, pending steps included, at any point of the play."""
    for moment in some(walk(game, seats, seed), seeded("positions", seed), 5):
        check_position(game, moment.state)
    check_position(game, finished(game, seats, seed))
    for options in ways_to_play(game, seats):  # what was agreed is part of a position
        for moment in islice(walk(game, seats, seed, options), 20):
            check_position(game, moment.state)


def logs_replay(game: Game, seats: int, seed: int) -> None:
    """A save file that is loaded and saved again is identical byte for byte, at several points of the play."""
    table = game.table(seats, seed=seed)
    rng, due = seeded("logs", seed), 0
    while table.outcome is None:
        act_at_random(table, rng)
        if len(table.log) >= due or table.outcome is not None:
            due = len(table.log) * 5 // 4 + 1 + rng.below(12)  # ever more seldom: all that was before is read again
            text = write_text(table)
            again = read_text(text)
            if again.state != table.state:
                raise LawBroken(f"the log replays to another state: {difference(again.state, table.state)}")
            if write_text(again) != text:
                raise LawBroken("a save file that was read is written differently")


def the_same_answers_give_the_same_play(game: Game, seats: int, seed: int) -> None:
    """The seed and the answers decide all that happens: neither rules nor bots draw from anything else."""
    one, other = game.table(seats, seed=seed), game.table(seats, seed=seed)
    rng, checked = seeded("answers", seed), 0
    while (decision := one.pending) is not None:
        checked = check_same_course(one, other, checked)
        seat = decision.seat
        found, again = (bots_choice(table, seat) for table in (one, other))
        if found != again:
            raise LawBroken(f"with the same seed the bot of seat {seat} chooses {found}, and then {again}", game.bot)
        action = found if rng.below(2) else decision.actions[rng.below(len(decision.actions))]
        one.act(action, seat)
        other.act(action, seat)
    check_same_course(one, other, checked)


def undo_goes_back(game: Game, seats: int, seed: int) -> None:
    """Every step can be undone and redone; undone to its start, the whole play can be redone."""
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
    """A free undo takes back only the last seat's own choice, and only if it revealed nothing."""
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
            again = game.view(drawn, seat)
            if again != view:
                raise LawBroken(
                    f"seat {seat} sees something else in a drawn state: {difference(again, view)}", game.determinize
                )


def nothing_but_the_view_leaves(game: Game, seats: int, seed: int) -> None:
    """Second law of secrecy: what a seat is sent, refusals included, is equal on every state its view allows."""
    rng = seeded("outlets", seed)
    universe = list(game.vocabulary.universe(seats))
    for moment in walk(game, seats, seed):
        seat = (*range(seats), PUBLIC)[rng.below(seats + 1)]
        drawn = game.determinize(game.view(moment.state, seat), rng)
        sent, again = outlook(game, moment.state, seat), outlook(game, drawn, seat)
        if again != sent:
            raise LawBroken(f"seat {seat} is sent what its view does not hold: {difference(again, sent)}", game.scene)
        frame = type(moment.state.stack[-1])
        for _ in range(5):
            action = universe[rng.below(len(universe))]
            told, told_again = stack.explain(moment.state, action, seat), stack.explain(drawn, action, seat)
            if told != told_again:
                raise LawBroken(f"why seat {seat} cannot do {action} tells what its view hides", frame)


def events_tell_what_views_show(game: Game, seats: int, seed: int) -> None:
    """Second law for events: steps that leave a seat with equal views are reported to it in equal words."""
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
                if told.setdefault(key, seen) != seen:
                    about = type(moment.state.stack[-1])
                    raise LawBroken(f"seat {seat} can tell {action} apart by its events, and not by its view", about)


def refusals_name_their_rule(game: Game, seats: int, seed: int) -> None:
    """`explain` returns None exactly for offered actions; every reason has a ledger rule and a wording."""
    rng = seeded("refusals", seed)
    words = [game.words(language) for language in LANGUAGES]
    universe = list(game.vocabulary.universe(seats))
    past: list[Action] = []  # what was offered before: refusals of the sort that people meet
    for moment in walk(game, seats, seed):
        asked = moment.decision.seat
        for number in range(12):
            drawn = past if past and number < 3 else universe
            action = drawn[rng.below(len(drawn))]
            seat = asked if number < 8 and asked >= 0 else rng.below(seats)
            reason = stack.explain(moment.state, action, seat)
            part = moment.decision.of(seat)
            offered = part is not None and action in part.actions
            frame = moment.state.stack[-1]
            if (reason is None) != offered:
                how = "offered" if offered else "not offered"
                raise LawBroken(f"{frame}: {action} is {how} to seat {seat}, and its reason is {reason}", type(frame))
            if reason is not None:
                check_reason(game, words, reason, action, type(frame))
        if asked >= 0:
            past += [moment.decision.actions[rng.below(len(moment.decision.actions))] for _ in range(2)]


def everything_is_worded(game: Game, seats: int, seed: int) -> None:
    """Prompts, actions, events, scenes and outcomes have a wording in every language."""
    tongues = [game.words(language) for language in LANGUAGES]
    rng = seeded("worded", seed)
    table = game.table(seats, seed=seed)
    check_events(table, tongues)
    while table.outcome is None:
        if len(table.log) < 12 or rng.below(6) == 0:
            check_outlook(game, table.outlook((*range(seats), PUBLIC)[rng.below(seats + 1)]), tongues)
        act_at_random(table, rng)
        check_events(table, tongues)
    for words in tongues:
        assert words.outcome(table.outcome)
    for seat in (*range(seats), PUBLIC):
        check_outlook(game, table.outlook(seat), tongues)


def moments_can_be_staged(game: Game, seats: int, seed: int) -> None:
    """What a game stages is worded in every language, and shows elements that lie there before or after the event."""
    tongues = [game.words(language) for language in LANGUAGES]
    for moment in walk(game, seats, seed):
        after = stack.copy(moment.state)
        events = apply_aloud(after, moment.action, moment.seat)
        for seat in (*range(seats), PUBLIC):
            staged = [found for event in events if (found := game.moment(event.seen_by(seat))) is not None]
            if not staged:
                continue
            scenes = [game.scene(game.view(state, seat)) for state in (moment.state, after)]
            known = {id for scene in scenes for id in elements(scene)}
            for found in staged:
                strange = sorted({shown.id for shown in found.shows} - known)
                if strange and after.outcome is None:
                    what = f"the moment {found.title.id} shows {', '.join(strange)}, which is not in the scene"
                    raise LawBroken(what, game.moment, "Name elements of the scene, by their ids.")
                if not set(found.seats) <= set(range(seats)):
                    raise LawBroken(f"the moment {found.title.id} is about a seat that is not there", game.moment)
                for message in messages(found):
                    for words in tongues:
                        assert words.tell(message)


def bots_can_play(game: Game, seats: int, seed: int) -> None:
    """Third law of secrecy: the game's bot plays a whole game from views and options alone.

    Wherever bots of other sorts lead a play, it answers, too, and so do all that hints and chances are made of.
    """
    table = game.table(seats, seed=seed)
    rng = seeded("bots", seed)
    while (decision := table.pending) is not None:
        seat = decision.seat
        outlook = table.outlook(seat)
        action = game.bot(outlook.view, list(outlook.actions), rng)
        if action not in outlook.actions:
            raise LawBroken(f"the bot chose {action}, which is not offered", game.bot)
        table.act(action, seat)
    bots_answer(game, seats, seed)


def bots_choice(table: Table, seat: int) -> Action:
    """Return what a seat that must choose does if the game's bot has it; that it fails is told by another law."""
    outlook, decision = table.outlook(seat), table.pending
    assert decision is not None
    rng = seeded(seed_of(table.history, decision, outlook.view))
    return careful(table.game, table.game.bot, lambda error: None)(outlook.view, list(outlook.actions), rng)


def check_same_course(one: Table, other: Table, first: int) -> int:
    """Check that two plays have taken the same course from an entry on, and return how many there are."""
    for mine, its in zip(one.log[first:], other.log[first:], strict=True):
        if mine != its:
            why = f"with the same seed and answers {mine.action} is drawn, and then {its.action}"
            raise LawBroken(why, type(mine.action))
    if one.state != other.state:
        raise LawBroken(f"with the same seed and answers {difference(one.state, other.state)}", type(one.state))
    return len(one.log)


LAWS: tuple[Law, ...] = (
    plays_to_the_end,
    options_are_sound,
    chance_is_fair,
    copies_are_independent,
    plain_data_comes_back,
    positions_come_back,
    logs_replay,
    the_same_answers_give_the_same_play,
    undo_goes_back,
    free_undo_takes_back_no_knowledge,
    views_fit,
    nothing_but_the_view_leaves,
    events_tell_what_views_show,
    what_is_not_told_does_not_show,
    what_is_open_tells_nothing,
    moments_can_be_shown,
    refusals_name_their_rule,
    everything_is_worded,
    moments_can_be_staged,
    bots_can_play,
    packs_are_refused_or_played,
    options_have_numbers,
    observations_are_views,
)


def act_at_random(table: Table, rng: Rng) -> int:
    """Make one random choice for a player."""
    decision = table.pending
    assert decision is not None, "nobody is asked"
    parts = [part for part in (decision, *decision.others) if part.seat != CLOCK]
    part = parts[rng.below(len(parts))]
    table.act(part.actions[rng.below(len(part.actions))], part.seat)
    return part.seat


def check_position(game: Game, state: Any) -> None:
    """Check that the text of a state is one line and parses to the same state."""
    text = game.write_state(state)
    if not text:
        raise LawBroken("a state without notation", game.write_state)
    if "\n" in text:
        raise LawBroken(f"the notation {text!r} has several lines", game.write_state)
    again = game.position(text)
    if again != state:
        raise LawBroken(f"{text} is read as another state: {difference(again, state)}", game.read_state)


def check_plain(game: Game, value: Any) -> None:
    """Check that a state or view survives a round trip through JSON."""
    data = msgspec.json.decode(msgspec.json.encode(encode(value)))
    again = decode(data, game.kinds, getattr(value, "facts", None))
    name = type(value).__name__
    if again != value:
        raise LawBroken(f"{name} comes back from JSON as another: {difference(again, value)}", type(value))


def check_notations(game: Game, moment: Moment) -> None:
    """Check that no two options of a seat share a notation."""
    for part in (moment.decision, *moment.decision.others):
        seen: dict[str, Action] = {}
        for action in part.actions:
            notation = game.vocabulary.write(action)
            other = seen.setdefault(notation, action)
            if other != action:
                raise LawBroken(f'{other} and {action} are both written "{notation}"', type(action))


def alternatives(moment: Moment, rng: Rng) -> Iterator[Action]:
    """Yield what else could have happened: other options of the seat, or other chance outcomes."""
    if moment.seat == CHANCE:
        for _ in range(6):
            yield stack.sample(moment.state, rng)
        return
    part = moment.decision.of(moment.seat)
    assert part is not None, f"seat {moment.seat} is not asked"
    start = rng.below(len(part.actions))
    yield from (part.actions + part.actions)[start : start + 6]


def check_reason(game: Game, tongues: list[Words], reason: Reason, action: Action, frame: type | None = None) -> None:
    """Check that a refusal names a ledger rule and has a wording."""
    if reason.rule not in game.ledger:
        raise LawBroken(f"{action} is refused by {reason.rule!r}, which is no rule of {game.slug}", frame)
    for words in tongues:
        assert words.reason(reason)


def check_events(table: Table, tongues: list[Words]) -> None:
    """Check that the latest events have a wording for everybody."""
    for event in table.events:
        for seat in (*range(table.seats), PUBLIC):
            for words in tongues:
                assert words.event(event.seen_by(seat))


def check_outlook(game: Game, seen: Outlook, tongues: list[Words]) -> None:
    """Check that everything a seat sees has a wording, and that its options touch existing elements."""
    known = elements(seen.scene)
    for choice in seen.choices:
        shown = choice.remark.shows if choice.remark else []
        for verb, ids, about in (("touches", choice.touches, game.touches), ("shows", shown, game.remark)):
            strange = sorted(set(ids) - set(known))
            if strange:
                what = f'"{choice.notation}" {verb} {", ".join(strange)}, which is not in the scene'
                raise LawBroken(what, about, "Name elements of the scene, by their ids.")
    for message in messages(msgspec.structs.asdict(seen)):
        for words in tongues:
            assert words.tell(message)


def messages(value: Any) -> Iterator[Message]:
    """Yield all messages inside a value."""
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
