"""A live table: the play, the people, and who is told what."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from time import monotonic, time
from weakref import ref

import msgspec

from coffret.kernel.calls import end_of
from coffret.kernel.chance import mixed
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game
from coffret.kernel.lesson import Lesson, LessonStep, lesson
from coffret.kernel.stack import PUBLIC
from coffret.kernel.table import Header
from coffret.server.play.play import Change, Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import MISTAKE, REPLACED, Connection, Owed
from coffret.server.protocol.limits import PAGE
from coffret.server.protocol.refusal import GivenUp, Refusal, Reload
from coffret.server.protocol.wire import ChatLine, Chatted, Hello, Marks, Note, Said
from coffret.server.protocol.wording import Voice, voice
from coffret.server.room.bots import Bots
from coffret.server.room.broadcast import Showing
from coffret.server.room.calls import wanted
from coffret.server.room.clock import Clock
from coffret.server.room.info import in_words, table_info
from coffret.server.room.interrupts import Interrupts
from coffret.server.room.questions import Questions
from coffret.server.room.results import results
from coffret.server.room.reviewing import Reviewing
from coffret.server.room.services import Services
from coffret.server.room.thoughts import Thoughts
from coffret.server.store.interface import Meta, Played, Record, StoreError, Superseded, Unsure, Write
from coffret.server.store.persistence import empty, is_due, with_snapshot, write_header

log = logging.getLogger(__name__)


class TableLock(asyncio.Lock):
    """The lock of a table. Who gets it only after the table was given up is refused: what is in memory is not kept."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__()
        self.live = ref(live)  # so that a table is forgotten without the garbage collector

    async def __aenter__(self) -> None:
        await self.acquire()
        live = self.live()
        if live is None or live.gone:
            self.release()
            raise GivenUp


class LiveTable:
    """One table in memory. Reading or changing the play requires the lock, so nobody sees what is not yet on disk."""

    def __init__(
        self, services: Services, record: Record, game: Game, header: Header, play: Play | None, forget: Forget
    ) -> None:
        self.services = services
        self.forget = forget
        self.id = record.id
        self.version = record.version  # of what is kept; whoever writes against another one is not the owner any more
        self.game = game
        self.header = header
        self.meta = record.meta
        self.play = play
        self.chat = record.chat
        self.content = record.content  # that the table was made with, where it is kept
        self.devices = record.devices  # by role, how many have a key
        self.agreed_saves: dict[int, str] = {}  # full saves that everybody agreed to, by the seat that asked
        self.heard: deque[tuple[int, str]] = deque(
            record.heard, maxlen=64
        )  # ids of what was said, in case it is sent twice
        self.lock: asyncio.Lock = TableLock(self)
        self.sessions: set[Connection] = set()
        self.showing = Showing(self, services.painter)
        self.questions = Questions(self)
        self.loaded = time()
        self.left: dict[int, float] = {}  # by seat, when its last connection ended
        self.used = monotonic()
        self.writing = False  # a step is made, but not on disk yet, or not shown
        self.gone = False  # memory and disk may differ: to be loaded again
        self.bots = Bots(self)
        self.clock = Clock(self, record.resumed)
        self.interrupts = Interrupts(self)
        self.thoughts = Thoughts(self)
        self.reviewing = Reviewing(self)
        self.heard_until = 0.0  # until then, others may speak before somebody acts
        self.voices: dict[tuple[str, tuple[str, ...]], Voice] = {}  # by language and manners of the bots
        self.take_names()
        self.lesson = self.find_lesson()
        self.was_sealed = bool(self.sealed)

    # Coming and going

    async def join(self, session: Connection, hello: Hello) -> bool:
        """Handle a connection that arrives or returns; False if the table has been given up meanwhile."""
        try:
            await self.take_in(session, hello)
        except GivenUp:
            return False
        await self.start_if_complete()
        self.stir()
        return True

    async def take_in(self, session: Connection, hello: Hello) -> None:
        """Let a connection take part, and send it what it needs."""
        async with self.lock:
            if len(self.sessions) >= self.services.limits.connections_per_table:
                session.part("full", MISTAKE)
                return
            session.teller = self.tell_owed
            self.sessions.add(session)
            self.used = monotonic()
            await self.sit_down(session, hello.part)
            self.tell_table()
            self.greet(session, hello)

    async def sit_down(self, session: Connection, part: str) -> None:
        """Take open seats, and give stand-ins' seats back. Before the deal, a part of the seed is collected."""
        changed, back = False, []
        for seat in session.seats:
            if seat == PUBLIC:
                continue
            self.left.pop(seat, None)
            before = msgspec.structs.replace(sitting := self.meta.sittings[seat])
            if sitting.kind == "open" or (sitting.stand_in and not sitting.conceded):
                back += [seat] if sitting.held and self.meta.state == "playing" else []
                sitting.kind, sitting.stand_in = "person", False
            sitting.held, sitting.called = True, False
            if self.meta.state == "gathering" and not self.meta.open_seed:
                sitting.part = sitting.part or part
            changed = changed or sitting != before
        if changed:
            await self.keep_meta()
        for seat in back:
            await self.keep_log("back", seat)

    async def start_if_complete(self) -> None:
        """Deal as soon as everybody is there."""
        if self.is_complete():
            async with self.lock:
                if self.is_complete():
                    await self.start()

    def is_complete(self) -> bool:
        """Whether everybody the deal waits for has joined."""
        come = all(each.kind == "bot" or (each.kind == "person" and each.held) for each in self.meta.sittings)
        return self.meta.state == "gathering" and come and not (self.meta.hold or self.meta.undecided)

    def is_named(self, seat: int) -> bool:
        """Whether somebody is called by a name there; a free seat is only called one once it has a name."""
        sitting = self.meta.sittings[seat]
        return bool(sitting.name) or sitting.kind != "open"

    def free_seats(self) -> list[int]:
        """Return the seats that nobody has taken yet."""
        seats = enumerate(self.meta.sittings)
        return [seat for seat, sitting in seats if sitting.kind == "open" and not self.devices.get(seat)]

    def greet(self, session: Connection, hello: Hello) -> None:
        """Send a newcomer what it needs and has not seen."""
        play = self.play
        if play is not None:
            if play.is_cut or self.meta.cut == play.n:
                session.say(Note(self.voice(session.lang).words.say("note-cut")))
            for seat in session.seats:
                if hello.seen.get(str(seat)) != play.version(seat):
                    session.owe(Owed("look", seat))
        for seat in session.seats:
            if seat != PUBLIC and self.meta.sittings[seat].marks:
                session.say(Marks(seat, self.meta.sittings[seat].marks))
        session.said = min(hello.said, len(self.chat))
        if session.said < len(self.chat):
            session.owe(Owed("chat"))
        self.clock.tell(session)
        self.bots.tell(session)
        self.interrupts.greet(session)
        self.questions.greet(session)

    def part(self, session: Connection) -> None:
        """Handle a connection that has ended."""
        self.sessions.discard(session)
        if self.gone:  # what it was part of may not be there any more
            return
        self.thoughts.part(session)
        self.used = monotonic()
        self.left.update({seat: time() for seat in session.seats if not self.connected(seat)})
        self.tell_table()
        self.stir()

    def drop(self, code: int, stranded: bool = False) -> None:
        """Disconnect everybody after what is being sent; the table will be loaded again."""
        self.gone = True
        self.bots.stop()
        self.clock.stop()
        self.interrupts.stop()
        self.thoughts.stop()
        self.reviewing.stop()
        for session in self.sessions:
            asyncio.get_running_loop().call_soon(session.close, code)
        self.forget(self, stranded)

    def release(self) -> None:
        """Break reference cycles of an unused table, so that its memory is freed at once."""
        del self.questions, self.showing, self.bots, self.clock, self.interrupts, self.thoughts, self.reviewing

    def disconnect(self, role: int) -> None:
        """Disconnect clients whose keys were revoked."""
        for session in self.sessions:
            if role in session.keys:
                session.part("replaced", REPLACED)

    # What can be asked

    def voice(self, lang: str) -> Voice:
        """Return the wording of this table in a language."""
        key = (lang, self.manners())
        found = self.voices.get(key)
        if found is None:
            found = self.voices[key] = voice(self.game, lang, self.names, self.header.pack, key[1])
        return found

    def manners(self) -> tuple[str, ...]:
        """Return how bots speak, by seat; people speak for themselves."""
        if self.game.manners is None or self.play is None:
            return ()
        each = zip(self.game.manners(self.play.view(PUBLIC)), self.meta.sittings)
        return tuple([manner if sitting.kind == "bot" else "" for manner, sitting in each])

    def take_names(self) -> None:
        """Use people's current names."""
        self.names = tuple([sitting.name for sitting in self.meta.sittings])
        self.voices.clear()

    @property
    def is_over(self) -> bool:
        return self.meta.state in ("over", "ended")

    @property
    def is_given_up(self) -> bool:
        return self.meta.state == "ended"

    @property
    def sealed(self) -> int:
        """When the period of the call ends that this is a try at, in seconds since 1970; 0: there is none any more.

        Until then others may play the same deal.
        """
        call = self.meta.call
        ends = end_of(self.game.about.call.every, date.fromisoformat(call)) if call else 0
        return ends if self.services.now() < ends else 0

    @property
    def is_open(self) -> bool:
        """Whether everybody may know everything about the play, the seed included."""
        return self.is_over and not self.sealed

    def unseal(self) -> None:
        """Show what the seal of a call has kept back, once it has ended."""
        if self.was_sealed and not self.sealed:
            self.was_sealed = False
            self.tell_table()
            if self.is_over:
                self.showing.show_all()

    def playing(self) -> Play:
        """Return the play if it is in progress."""
        if self.play is None:
            raise Refusal("gathering")
        if self.is_over:
            raise Refusal(self.meta.state)
        if self.meta.paused:
            raise Refusal("paused")
        return self.play

    def connected(self, seat: int) -> bool:
        """Whether somebody is connected to this seat."""
        return any(seat in session.seats for session in self.sessions)

    def away(self, seat: int) -> int | None:
        """Return for how many seconds the person of a seat has been away; None if they are here, or it is a bot's."""
        return self.absent(seat) if self.meta.sittings[seat].kind == "person" else None

    def absent(self, seat: int) -> int | None:
        """Return for how many seconds nobody has been connected to a seat; None if somebody is."""
        return None if self.connected(seat) else max(0, int(time() - self.left.get(seat, self.loaded)))

    def persons(self) -> set[int]:
        """Return the seats that people play."""
        return {seat for seat, sitting in enumerate(self.meta.sittings) if sitting.kind == "person"}

    def owners(self) -> set[int]:
        """Return the seats whose secrets belong to a person, even while a bot stands in."""
        found = self.persons()
        for seat, sitting in enumerate(self.meta.sittings):
            if sitting.stand_in and (sitting.held or self.devices.get(seat)):
                found.add(seat)
        return found

    def find_lesson(self) -> Lesson | None:
        """Return the lesson of this table; if the current rules do not allow it, it becomes an ordinary game."""
        with suppress(CoffretError):
            return lesson(self.game, self.meta.lesson) if self.meta.lesson else None
        return None

    def taught(self, seat: int) -> tuple[int, LessonStep] | None:
        """Return the lesson step this seat has reached, with its number."""
        if self.lesson is None or self.play is None:
            return None
        found = self.lesson.at(self.play.table.log)
        return found if found is not None and (found[1].seat - 1 == seat or not found[1].do) else None

    def is_held(self, seat: int) -> bool:
        """Whether a bot waits because the lesson is at somebody else's step or at its last note."""
        found = self.lesson.at(self.play.table.log) if self.lesson is not None and self.play is not None else None
        return found is not None and (not found[1].do or found[1].seat - 1 != seat)

    @property
    def hints(self) -> wire.Hints:
        """Whether there are hints: not at a call that everybody gets, nor in a lesson, nor where nobody thinks."""
        if self.meta.call or self.lesson is not None or not self.services.minds.seconds:
            return ""
        return next((each for each in ("free", "told", "off") if each == self.meta.hints), "told")

    def notes_before(self) -> list[LessonStep]:
        """Return the notes to be read before the current step of the lesson."""
        return self.lesson.before(self.play.table.log) if self.lesson is not None and self.play is not None else []

    # Changing

    async def start(self) -> None:
        """Deal. Bots stand in for people who are missing."""
        missing = [seat for seat, sitting in enumerate(self.meta.sittings) if sitting.kind == "open"]
        for sitting in [self.meta.sittings[seat] for seat in missing]:
            sitting.kind, sitting.bot, sitting.stand_in = "bot", sitting.bot or "thumb", True
        self.go_by_voice()
        parts = tuple([sitting.part for sitting in self.meta.sittings])
        if any(parts):
            self.header = mix(self.header, parts)
        self.play = empty(self.game, self.header, self.content)
        self.meta.state = "playing"
        self.questions.drop("swap", "withdrawn")
        step = self.play.begin().step
        await self.keep_log(
            "dealt", write=Write(self.id, meta=self.meta, steps=[step], dealt=write_header(self.header))
        )
        for seat in missing:
            await self.keep_log("bot", seat)
        self.tell_table()
        self.showing.show_all()
        self.stir()

    def go_by_voice(self) -> None:
        """Leave out what a game lets people declare where all of them talk aloud; bots do not hear them."""
        option = self.game.about.aloud
        if option and self.meta.voice in ("call", "room") and len(self.persons()) == len(self.meta.sittings):
            self.header = msgspec.structs.replace(self.header, options={**self.header.options, option: True})
            for session in self.sessions:
                session.look_together(self.game.is_open(self.header.options))

    async def change(self, change: Change, lent: bool = False) -> None:
        """Store a step, then tell those who notice it. A bot may have lent a person its judgement."""
        if lent:
            self.meta.sittings[change.step.seat].lent += 1
        ended = self.play.table.outcome if self.play is not None else None
        ends = ended is not None
        if ended is not None:
            self.meta.state, self.meta.score = "over", ended.score
            self.meta.won = bool(self.persons() & set(ended.winners))
        await self.commit(change, self.meta if ends or lent else None, ends)
        self.services.figures.moves[self.game.slug] += 1
        await self.publish(change)
        if ends:
            self.tell_table()
            self.questions.drop("concede", "over")
        self.stir()

    async def commit(self, change: Change, meta: Meta | None = None, ends: bool = False) -> None:
        """Write a step to disk. Until then, nobody sees anything of it."""
        assert self.play is not None
        write = Write(self.id, meta=meta, steps=[change.step])
        self.writing = True
        if ends:
            write.results = await self.ended_results()
        if is_due(self.play):
            await self.services.think(with_snapshot, self.play, write)
        await self.keep(write)
        self.writing = False

    async def ended_results(self) -> list[Played]:
        """Return what is remembered of the play for its people, once it has ended."""
        if self.play is None:
            return []
        now = int(self.services.now())
        return await self.services.think(results, self.id, self.header, self.meta, self.play, now)

    async def keep_meta(self, write: Write | None = None) -> None:
        """Write the people and their seats to disk."""
        write = write or Write(self.id)
        write.meta = self.meta
        await self.keep(write)

    async def keep_log(self, event: str, about: int = PUBLIC, count: int = 0, write: Write | None = None) -> None:
        """Write a public, persistent notice to disk together with what it reports."""
        line = ChatLine(PUBLIC, "", "", int(time()), event, about, count)
        write = write or Write(self.id)
        write.chat = [(len(self.chat), line)]
        self.writing = bool(write.steps)
        await self.keep(write)
        self.writing = False
        self.tell_chat(line)

    async def keep(self, write: Write) -> None:
        """Write; if that fails, drop the change together with the table, which is loaded again as it was."""
        if self.gone:  # somebody before has failed to write: what was done since is not what is kept
            raise Reload
        write.version = self.version
        try:
            await self.services.store.write(write)
        except (Superseded, Unsure) as error:
            log.warning("table %s: %s; it is loaded again", self.id, error)
            self.drop(MISTAKE, stranded=True)
            raise Reload from error
        except StoreError as error:
            log.error("table %s: %s", self.id, error)
            self.drop(MISTAKE, stranded=True)
            raise Refusal("store") from error
        self.version += not write.is_step

    def stir(self) -> None:
        """Let bots, whoever holds them, the clock and the notices react to a change."""
        if not self.gone:
            self.interrupts.stir(self.bots.next() is not None)
            self.bots.stir()
            self.clock.stir()
            self.thoughts.stir()
            if self.services.caller is not None:
                self.services.caller.call(self.id, self.game, wanted(self))

    # Telling

    async def publish(self, change: Change) -> None:
        """Send a step."""
        assert self.play is not None
        self.used = monotonic()
        self.writing = True  # nobody is shown anything in between
        try:
            await self.showing.publish(change)
        finally:
            self.writing = False
        public = bool(change.step.noticed >> self.play.bit(PUBLIC) & 1)
        if public:
            self.questions.drop("undo", "past")
        self.clock.noticed(public and not change.is_talk)
        if public and not change.is_talk:
            self.heard_until = monotonic() + self.game.pause_seconds(self.header.options)

    @property
    def hold(self) -> float:
        """The seconds for which whoever has to act waits, so that other people may speak."""
        decision = self.play.decision if self.play is not None else None
        others = decision.others if decision is not None else ()
        may = [part for part in others if not part.must and part.seat in self.persons()]
        return max(0.0, self.heard_until - monotonic()) if may else 0.0

    def tell_all(self, message: Said) -> None:
        """Send the same message to everybody."""
        text = wire.write(message)
        for session in self.sessions:
            session.send(text)

    def tell_table(self) -> None:
        """Send everybody the seating."""
        for session in self.sessions:
            session.offer(Owed("table"), wire.write(table_info(self, session)))

    def tell_chat(self, line: ChatLine) -> None:
        """Send everybody a new line of chat."""
        self.chat.append(line)
        texts: dict[str, str] = {}
        for session in self.sessions:
            if session.lang not in texts:
                texts[session.lang] = wire.write(
                    Chatted(len(self.chat) - 1, in_words([line], self.voice(session.lang)))
                )
            session.offer(Owed("chat"), texts[session.lang])
            if Owed("chat") not in session.owing:
                session.said = len(self.chat)

    async def tell_owed(self, session: Connection, owed: Owed) -> str | None:
        """Return a connection's pending update in words; nobody sees what is not yet on disk."""
        try:
            async with self.lock:
                return None if session.closed else await self.put_into_words(session, owed)
        except GivenUp:
            return None
        finally:
            session.owing.discard(owed)

    async def put_into_words(self, session: Connection, owed: Owed) -> str | None:
        """Word what a connection does not know yet: a seat's whole look, the seating, or the end of the chat."""
        if owed.what == "look":
            known = self.play is not None and owed.seat in session.seats
            return await self.showing.catch_up_with(owed.seat, session) if known else None
        if owed.what == "table":
            return wire.write(table_info(self, session))
        first = max(session.said, len(self.chat) - PAGE)
        session.said = len(self.chat)
        return wire.write(Chatted(first, in_words(self.chat[first:], self.voice(session.lang))))


Forget = Callable[[LiveTable, bool], None]


def mix(header: Header, parts: tuple[str, ...]) -> Header:
    """Return the header with the seed made of the server's committed part and the devices' parts."""
    secret = str(header.seed)
    return msgspec.structs.replace(header, seed=mixed(secret, parts), server_part=secret, parts=parts)
