"""What is undone and done again, freely or with everybody's consent."""

from __future__ import annotations

from coffret.server.play.play import Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack
from coffret.server.room.handlers.choosing import carried_out, check_seat, choose
from coffret.server.room.questions import once_agreed, question
from coffret.server.room.saves import check_rated
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Question


async def undo(live: LiveTable, session: Connection, message: wire.Undo) -> None:
    """Undo a person's last choice: freely if it revealed nothing, otherwise with everybody's consent."""
    seat = session.holds(message.seat)
    async with live.lock:
        play = check_seat(live, seat)
        known = carried_out(live, seat, message.id)
        if known is not None:
            session.say(Ack(message.id, seat, known))
            return
        index = play.last_choice(seat)
        if index is None:
            raise Refusal("nothing")
        steps = play.run_of(index)
        free = all([await live.services.think(play.is_free, step) for step in steps])
        need = live.persons() - set(session.seats)
        if not free:
            check_rated(live)
        if free or not need:
            alone = not free or len(steps) == len(play.table.log) - steps[-1] > 1
            for step in steps[-1:] if alone else steps:
                await take_back(live, play, step, not alone, message.id if step == steps[-1] else "")
            play.together[seat] = len(steps)
            session.say(Ack(message.id, seat, play.version(seat)))
        elif not message.ask:
            raise Refusal("consent")
        else:
            await live.questions.put(question("undo", seat, need, seat, at=steps[-1]))
            session.say(Ack(message.id, seat, play.version(seat)))


@once_agreed("undo")
async def agree_to_undo(live: LiveTable, ask: Question) -> None:
    """Undo a choice that everybody agrees to take back."""
    await take_back(live, live.playing(), ask.at, False, "")


async def take_back(live: LiveTable, play: Play, index: int, free: bool, id: str) -> None:
    """Undo a choice and tell those who had noticed it."""
    seat = play.table.log[index].seat
    past = await live.services.think(play.retell, index)
    change = play.take_back(index, keep_others=free, move=id, past=past)
    await live.change(change)
    for session in live.sessions:
        if any(change.step.noticed >> play.bit(viewer) & 1 for viewer in session.seats):
            words = live.voice(session.lang).words
            session.say(wire.Note(words.say("note-undo", {"name": words.name(seat)})))


async def redo(live: LiveTable, session: Connection, message: wire.Redo) -> None:
    """Redo what was last undone."""
    seat = session.holds(message.seat)
    async with live.lock:
        known = carried_out(live, seat, message.id)
        if known is None:
            play = check_seat(live, seat)
            steps, first = play.together.pop(seat, 1), len(play.table.log)
            for step in range(steps):
                undone, at = play.table.history.taken_back(seat), len(play.table.log)
                if undone is None or live.is_over:
                    break
                await choose(live, play, seat, undone.entries[0].action, "" if step else message.id, again=True)
                play.joined(at, first)
            if len(play.table.log) == first:
                raise Refusal("nothing")
            known = play.version(seat)
        session.say(Ack(message.id, seat, known))
