"""Handlers for what people do at a table, message by message. Everything is validated here; errors raise Refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time
from typing import Any

from msgspec import Raw

from coffret.kernel import stack
from coffret.kernel.errors import IllegalAction, NotationError, UndoRefused
from coffret.kernel.scene import elements
from coffret.kernel.stack import PUBLIC, Action, Reason
from coffret.kernel.undo import is_free
from coffret.kernel.why import why_action, why_element
from coffret.server.play.play import Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import REPLACED, Connection, Owed
from coffret.server.protocol.limits import CHAT, NAME, PAGE, clean
from coffret.server.protocol.refusal import Refusal, against_the_rules
from coffret.server.protocol.wire import Ack, Because, ChatLine, ChatPage, LogPage, Pointed, Weighed
from coffret.server.protocol.wording import Voice, language
from coffret.server.room import seating
from coffret.server.room.info import PATIENCE, in_words, table_info
from coffret.server.room.questions import once_agreed, question
from coffret.server.room.runs import carry_on, offered
from coffret.server.room.saves import check_rated, full_save
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Question, Write

WISHES = 100  # about when to be asked, that a seat may have
POSSIBLE = 8  # options that a refusal names


async def carry_out(live: LiveTable, session: Connection, message: wire.Message) -> None:
    """Carry out a message."""
    await DEEDS[type(message)](live, session, message)


# Choosing


async def move(live: LiveTable, session: Connection, message: wire.Move) -> None:
    """Handle a person's choice."""
    seat = session.holds(message.seat)
    async with live.lock:
        known = live.play.moves.get((seat, message.id)) if live.play else None
        if known is None:
            play = check_seat(live, seat)
            if not play.answers_the_question(seat, message.v):
                session.owe(Owed("look", seat))
                raise Refusal("stale")
            await choose(live, play, seat, read(live, message.action), message.id)
            known = play.version(seat)
        session.say(Ack(message.id, seat, known))


async def make_run(live: LiveTable, session: Connection, message: wire.MakeRun) -> None:
    """Handle several choices that a person makes at once."""
    seat = session.holds(message.seat)
    async with live.lock:
        known = live.play.moves.get((seat, message.id)) if live.play else None
        if known is None and not check_seat(live, seat).answers_the_question(seat, message.v):
            session.owe(Owed("look", seat))
            raise Refusal("stale")
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


# Taking back


async def undo(live: LiveTable, session: Connection, message: wire.Undo) -> None:
    """Undo a person's last choice: freely if it revealed nothing, otherwise with everybody's consent."""
    seat = session.holds(message.seat)
    async with live.lock:
        play = check_seat(live, seat)
        known = play.moves.get((seat, message.id))
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


async def consent(live: LiveTable, session: Connection, message: wire.Consent) -> None:
    """Handle an answer to the open question."""
    seat = session.holds(message.seat)
    async with live.lock:
        ask = live.questions.open
        if ask is None or (seat not in ask.need and seat != ask.by):
            raise Refusal("nothing")
        if message.question != ask.number and (message.question or ask.kind != "undo"):
            raise Refusal("nothing")  # it was another question that was answered
        if ask.kind in ("undo", "concede"):
            live.playing()
        if not message.yes:
            await live.questions.close("withdrawn" if seat == ask.by else "declined")
        elif seat in ask.need:
            await live.questions.agree(seat)
        session.say(Ack(message.id, seat, live.play.version(seat) if live.play is not None else None))


async def ask_save(live: LiveTable, session: Connection, message: wire.AskSave) -> None:
    """Ask everybody for a full save of the running play, with all secrets as of the last consent."""
    seat = session.holds(message.seat)
    async with live.lock:
        if seat == PUBLIC:
            raise Refusal("seat")
        if live.play is None:
            raise Refusal("gathering")
        check_rated(live)
        need = live.owners() - set(session.seats)
        await live.questions.put(question("save", seat, need, seat))
        session.say(Ack(message.id, seat, live.play.version(seat)))


@once_agreed("save")
async def agree_to_save(live: LiveTable, ask: Question) -> None:
    """Keep a full save for the seat that asked until it is fetched."""
    live.agreed_saves[ask.by] = await live.services.think(full_save, live)
    await live.keep_log("saved", ask.by)


async def concede(live: LiveTable, session: Connection, message: wire.Concede) -> None:
    """End the play together: without a winner, once all others agree. Who has been away for long has no vote."""
    seat = session.holds(message.seat)
    async with live.lock:
        play = check_seat(live, seat)
        others = live.persons() - set(session.seats)
        need = {other for other in others if (live.away(other) or 0) < PATIENCE}
        await live.questions.put(question("concede", seat, need, seat))
        session.say(Ack(message.id, seat, play.version(seat)))


@once_agreed("concede")
async def agree_to_end(live: LiveTable, ask: Question) -> None:
    """End a play that nobody wants to go on with."""
    await seating.end(live, "conceded", ask.by)


async def resign(live: LiveTable, session: Connection, message: wire.Resign) -> None:
    """Concede for one's own seat: a bot plays on, or the play ends if nobody else is playing."""
    seat = session.holds(message.seat)
    async with live.lock:
        play = check_seat(live, seat)
        if live.persons() - {seat}:
            await seating.resign(live, seat)
        else:
            await seating.end(live, "conceded", seat)
        session.say(Ack(message.id, seat, play.version(seat)))


async def redo(live: LiveTable, session: Connection, message: wire.Redo) -> None:
    """Redo what was last undone."""
    seat = session.holds(message.seat)
    async with live.lock:
        known = live.play.moves.get((seat, message.id)) if live.play else None
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


# Asking


async def why(live: LiveTable, session: Connection, message: wire.Why) -> None:
    """Explain why something cannot be done."""
    seat = session.holds(message.seat)
    async with live.lock:
        if live.play is None:
            raise Refusal("gathering")
        if message.action is not None:
            reasons = why_action(live.play.table, seat, read(live, message.action))
        elif message.element is not None:
            reasons = await live.services.think(why_element, live.play.table, seat, message.element)
        else:
            raise Refusal("message", detail="why needs an action or an element")
    told = [live.voice(session.lang).reason(reason) for reason in reasons or []]
    session.say(Because(message.id, seat, reasons is None, told))


async def weigh(live: LiveTable, session: Connection, message: wire.Weigh) -> None:
    """Tell whether a choice could be undone freely, judged by what its seat knows."""
    seat = session.holds(message.seat)
    async with live.lock:
        table, action = check_seat(live, seat).table, read(live, message.action)
        if not stack.offered(table.state, action, seat):
            raise Refusal("stale")
        free = await live.services.think(is_free, live.game, table.state, action, seat, table.seats)
    session.say(Weighed(message.id, seat, not free))


async def hint(live: LiveTable, session: Connection, message: wire.Hint) -> None:
    """Think about what a person could do, and tell it when it is known; others may be told that they ask."""
    seat = session.holds(message.seat)
    async with live.lock:
        check_hints(live, seat)
        live.thoughts.hint(session, seat, message.id)
        if live.hints == "told" and live.persons() - {seat}:
            await live.keep_log("hint", seat, write=Write(live.id, meta=live.meta))
        else:
            await live.keep_meta()


async def chance(live: LiveTable, session: Connection, message: wire.AskChance) -> None:
    """Tell how likely a person is to win from now on, or not any more."""
    seat = session.holds(message.seat)
    async with live.lock:
        if message.on:
            check_hints(live, seat)
        live.thoughts.want(session, seat, message.on)
        session.say(Ack(message.id, seat))


def check_hints(live: LiveTable, seat: int) -> None:
    """Refuse help where the table has none."""
    check_seat(live, seat)
    check_rated(live)
    if live.hints in ("", "off"):
        raise Refusal("hints")


async def resync(live: LiveTable, session: Connection, message: wire.Resync) -> None:
    """Send everything again."""
    seat = session.holds(message.seat)
    session.owe(Owed("look", seat))


async def shown(live: LiveTable, session: Connection, message: wire.Watched) -> None:
    """Note how far somebody has watched: bots wait for that."""
    session.watched = (session.holds(message.seat), message.v)
    live.bots.wake()


async def older(live: LiveTable, session: Connection, message: wire.Older) -> None:
    """Send a page of the log or chat before a line."""
    if message.seat is None:
        first = max(0, min(message.before, len(live.chat)) - PAGE)
        session.say(ChatPage(message.id, first, in_words(live.chat[first : message.before], live.voice(session.lang))))
        return
    seat = session.holds(message.seat)
    async with live.lock:
        if live.play is None:
            raise Refusal("gathering")
        before = min(message.before, live.play.lines)
        news = await live.services.think(told_before, live.play, before, seat, live.voice(session.lang))
        session.say(LogPage(message.id, seat, before - len(news), news))


def told_before(play: Play, line: int, seat: int, spoken: Voice) -> list[Raw]:
    """Return the page of lines before a line as a seat was told them, in words; slow."""
    return [spoken.news(event.seen_by(seat)) for event in play.older(line)]


async def speak(live: LiveTable, session: Connection, message: wire.Lang) -> None:
    """Change the language of this connection."""
    async with live.lock:
        session.lang = language(message.lang)
        session.shown.clear()
        session.say(table_info(live, session))
        for seat in session.seats:
            session.owe(Owed("look", seat))
        live.bots.tell(session)
        session.say(Ack(message.id))


# Talking


async def chat(live: LiveTable, session: Connection, message: wire.Chat) -> None:
    """Send a chat line to everybody."""
    seat = session.holds(message.seat)
    text = clean(message.text, CHAT)
    if not text:
        raise Refusal("message", detail="there is nothing to say")
    async with live.lock:
        check_talk(live, seat)
        if (seat, message.id) in live.heard:
            session.say(Ack(message.id, seat))
            return
        line = ChatLine(seat, live.names[seat], text, int(time()))
        await live.keep(Write(live.id, chat=[(len(live.chat), line)], said=message.id))
        live.heard.append((seat, message.id))
        live.tell_chat(line)
        session.say(Ack(message.id, seat))


async def ping(live: LiveTable, session: Connection, message: wire.Ping) -> None:
    """Point at something everybody can see; pointing at anything else would reveal it."""
    seat = session.holds(message.seat)
    async with live.lock:
        check_talk(live, seat)
        if live.play is None or message.element not in elements(live.game.scene(live.play.view(PUBLIC))):
            raise Refusal("nothing")
        live.tell_all(Pointed(seat, message.element))
        session.say(Ack(message.id, seat))


async def react(live: LiveTable, session: Connection, message: wire.React) -> None:
    """Show a sign at one's seat to everybody; nobody keeps it."""
    seat = session.holds(message.seat)
    async with live.lock:
        check_talk(live, seat)
        live.tell_all(wire.Reacted(seat, message.sign))
        session.say(Ack(message.id, seat))


async def wait(live: LiveTable, session: Connection, message: wire.Wait) -> None:
    """Hold the bots because somebody may want to act before they do, or let them go on."""
    seat = session.holds(message.seat)
    async with live.lock:
        check_seat(live, seat)
        if message.on:
            live.interrupts.press(seat)
        else:
            live.interrupts.release(seat)
        session.say(Ack(message.id, seat))


async def ask_when(live: LiveTable, session: Connection, message: wire.AskWhen) -> None:
    """Note when a person wants to be asked whether to act out of turn; they alone are told."""
    seat = session.holds(message.seat)
    async with live.lock:
        if seat == PUBLIC:
            raise Refusal("seat")
        option = live.game.vocabulary.write(read(live, message.action)) if message.action else ""
        asks = live.meta.sittings[seat].asks
        if option not in asks and len(asks) >= WISHES:
            raise Refusal("full")
        live.meta.sittings[seat].asks = {**asks, option: message.when}
        await live.keep_meta()
        for each in live.sessions:
            if seat in each.seats:
                live.interrupts.tell_wishes(each, seat)
        session.say(Ack(message.id, seat))


def check_talk(live: LiveTable, seat: int) -> None:
    """Refuse chat while the rules order silence, and from spectators."""
    if seat == PUBLIC:
        raise Refusal("seat")
    if live.play is not None and not live.is_over:
        rule = live.game.scene(live.play.view(PUBLIC)).silence
        if rule:
            raise Refusal("silence", rule=rule)


# Sitting


async def rename(live: LiveTable, session: Connection, message: wire.Rename) -> None:
    """Rename one's own seat."""
    seat = session.holds(message.seat)
    if seat == PUBLIC:
        raise Refusal("seat")
    async with live.lock:
        await seating.rename(live, seat, clean(message.name, NAME))
        session.say(Ack(message.id))


async def sit(live: LiveTable, session: Connection, message: wire.Sit) -> None:
    """Change to another seat before the deal: a free one or a bot's at once, a person's if they agree."""
    seat, other = session.holds(message.seat), message.to
    async with live.lock:
        if seat == PUBLIC or other not in range(live.header.seats):
            raise Refusal("seat")
        if live.meta.state != "gathering":
            raise Refusal("state")
        taken = live.meta.sittings[other].kind == "person" or live.devices.get(other)
        need = {other} if taken and other not in session.seats else set()
        await live.questions.put(question("swap", seat, need, other))
        session.say(Ack(message.id))


@once_agreed("swap")
async def agree_to_swap(live: LiveTable, ask: Question) -> None:
    """Swap the seats of two people who both want that."""
    await seating.change_seats(live, ask.by, ask.about)


async def leave(live: LiveTable, session: Connection, message: wire.Leave) -> None:
    """Let a bot continue, or give up the seat for good."""
    seat = session.holds(message.seat)
    async with live.lock:
        if message.for_good and seat != PUBLIC:
            await seating.leave_for_good(live, session, seat)
            session.say(Ack(message.id))
            session.close(REPLACED)
            return
        check_seat(live, seat)
        check_rated(live)
        await seating.seat_bot(live, seat, live.meta.sittings[seat].bot or "thumb")
        session.say(Ack(message.id))


async def cover(live: LiveTable, session: Connection, message: wire.Cover) -> None:
    """Let a bot play for somebody who has been away for a while; anybody who plays may ask for that."""
    seat, other = session.holds(message.seat), message.other
    async with live.lock:
        check_seat(live, seat)
        if other not in range(live.header.seats):
            raise Refusal("seat")
        away = live.away(other)
        if away is None or away < PATIENCE:
            raise Refusal("here")
        await seating.cover(live, other)
        session.say(Ack(message.id))


async def come_back(live: LiveTable, session: Connection, message: wire.Return) -> None:
    """Take one's seat back from a bot."""
    seat = session.holds(message.seat)
    async with live.lock:
        if seat == PUBLIC or not live.meta.sittings[seat].stand_in or live.meta.sittings[seat].conceded:
            raise Refusal("nothing")
        await seating.seat_person(live, seat)
        session.say(Ack(message.id))


DEEDS: dict[type, Callable[[LiveTable, Connection, Any], Awaitable[None]]] = {
    wire.Move: move,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Redo: redo,
    wire.Why: why,
    wire.Weigh: weigh,
    wire.Resync: resync,
    wire.Watched: shown,
    wire.Older: older,
    wire.Lang: speak,
    wire.Chat: chat,
    wire.Ping: ping,
    wire.React: react,
    wire.Rename: rename,
    wire.Sit: sit,
    wire.Cover: cover,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.AskSave: ask_save,
    wire.Concede: concede,
    wire.Resign: resign,
    wire.Wait: wait,
    wire.AskWhen: ask_when,
    wire.Runs: offer_runs,
    wire.MakeRun: make_run,
    wire.Hint: hint,
    wire.AskChance: chance,
}
