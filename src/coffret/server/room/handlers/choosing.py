"""What a person chooses at a table, one step or several at once."""

from __future__ import annotations

from coffret.kernel.errors import IllegalAction, NotationError, UndoRefused
from coffret.kernel.stack import CHANCE, PUBLIC, Action, Reason
from coffret.server.play.play import Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection, Owed
from coffret.server.protocol.refusal import Refusal, against_the_rules
from coffret.server.protocol.wire import Ack
from coffret.server.room.runs import carry_on, offered
from coffret.server.room.table import LiveTable

POSSIBLE = 8  # options that a refusal names


async def move(live: LiveTable, session: Connection, message: wire.Move) -> None:
    """Handle a person's choice."""
    seat = session.holds(message.seat)
    async with live.lock:
        known = carried_out(live, seat, message.id)
        if known is None:
            play = check_seat(live, seat)
            check_fresh(play, session, seat, message.v)
            before, at = play.last_choice(seat), len(play.table.log)
            await choose(live, play, seat, read(live, message.action), message.id)
            if message.goes_on and before is not None and goes_on(live, session, play, before, at):
                for index in (play.first_of(before), at):
                    play.joined(index, play.first_of(before))
            known = play.version(seat)
        session.say(Ack(message.id, seat, known))


def goes_on(live: LiveTable, session: Connection, play: Play, before: int, at: int) -> bool:
    """Whether nothing came between two choices; for whoever plays alone, nothing but chance."""
    alone = not live.persons() - set(session.seats)
    return before == at - 1 or (alone and all(entry.seat == CHANCE for entry in play.table.log[before + 1 : at]))


async def make_run(live: LiveTable, session: Connection, message: wire.MakeRun) -> None:
    """Handle several choices that a person makes at once."""
    seat = session.holds(message.seat)
    async with live.lock:
        known = carried_out(live, seat, message.id)
        if known is None:
            check_fresh(check_seat(live, seat), session, seat, message.v)
    if known is None:
        actions = [read(live, notation) for notation in message.actions]
        done = await carry_on(live, seat, actions, message.id, choose)
        if done < len(actions):
            count = {"done": done, "steps": len(actions)}
            session.say(wire.Note(live.voice(session.lang).words.say("note-run", count)))
    assert live.play is not None
    session.say(Ack(message.id, seat, live.play.version(seat)))


async def offer_runs(live: LiveTable, session: Connection, message: wire.Runs) -> None:
    """Tell what a person could do in several steps at once."""
    seat = session.holds(message.seat)
    async with live.lock:
        version = check_seat(live, seat).version(seat)
        session.say(wire.OfferedRuns(message.id, seat, version, await offered(live, session, seat)))


async def choose(live: LiveTable, play: Play, seat: int, action: Action, id: str, again: bool = False) -> None:
    """Apply a choice if the rules offer it and, in a lesson, it is the one being taught."""
    taught = live.taught(seat)
    if taught is not None and taught[1].do and action != read(live, taught[1].do):
        raise Refusal("lesson", possible=[taught[1].do])
    if live.hold and not live.game.is_talk(action) and play.decision is not None and play.decision.seat == seat:
        raise Refusal("hold")
    try:
        change = play.act(seat, action, id, again)
    except UndoRefused as refused:
        raise Refusal("nothing") from refused
    except IllegalAction as refused:
        reason = refused.reason or Reason("", "not-now")
        raise against_the_rules(reason, possible(play, seat)) from refused
    if not live.game.is_talk(action):
        live.interrupts.acted(seat)
    await live.change(change)


def carried_out(live: LiveTable, seat: int, id: str) -> int | None:
    """Return the version after a message that came before, if it did: nothing is done twice."""
    return live.play.moves.get((seat, id)) if live.play else None


def check_fresh(play: Play, session: Connection, seat: int, version: int) -> None:
    """Refuse an answer to a question that is not asked any more, and show what is."""
    if not play.answers_the_question(seat, version):
        session.owe(Owed("look", seat))
        raise Refusal("stale")


def check_seat(live: LiveTable, seat: int) -> Play:
    """Return the play if it is in progress and a person plays this seat."""
    if live.meta.state == "over" and live.play is not None and live.play.table.outcome is not None:
        rule = live.play.table.outcome.rule
        raise Refusal("over", rule=rule)
    play = live.playing()
    if seat == PUBLIC:
        raise Refusal("seat")
    if live.meta.sittings[seat].kind != "person":
        raise Refusal("bot")
    return play


def read(live: LiveTable, notation: str) -> Action:
    """Parse an action from its notation."""
    try:
        return live.game.action(notation, live.header.seats)
    except NotationError as error:
        raise Refusal("notation", detail=error) from error


def possible(play: Play, seat: int) -> list[str]:
    """Return some of what this seat can do."""
    decision = play.decision
    part = decision.of(seat) if decision is not None else None
    write = play.table.game.vocabulary.write
    return [write(action) for action in part.actions[:POSSIBLE]] if part else []
