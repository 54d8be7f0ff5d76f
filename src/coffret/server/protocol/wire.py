"""The messages on the socket, as types; `docs/protocol.md` explains each of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coffret.server.protocol import limits

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=limits.ID)]
SeatNumber = Annotated[int, Meta(ge=-3, le=limits.SEATS - 1)]
HostSeat = Annotated[int, Meta(ge=-5, le=limits.SEATS - 1)]  # also the invitation to the table
Version = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(max_length=limits.TOKEN)]
Tokens = Annotated[list[Token], Meta(min_length=1, max_length=limits.TOKENS)]
Name = Annotated[str, Meta(max_length=4 * limits.NAME)]
Language = Annotated[str, Meta(max_length=8)]
Part = Annotated[str, Meta(pattern="^([0-9a-f]{16,64})?$")]

# What is written elsewhere, and what the browser calls it (tools/wire_types.py).
Line = Annotated[msgspec.Raw, Meta(extra={"typescript": "Line"})]
Edit = Annotated[list[Any], Meta(extra={"typescript": "Change"})]
SeatKind = Annotated[str, Meta(extra={"typescript": '"person" | "bot" | "open"'})]
TableState = Annotated[str, Meta(extra={"typescript": '"gathering" | "playing" | "over" | "ended"'})]
Consented = Annotated[str, Meta(extra={"typescript": '"undo" | "save" | "open" | "concede" | "swap" | ""'})]
WholeLook = Annotated[dict[str, Any], Meta(extra={"typescript": "Look"})]


class Heard(msgspec.Struct, tag_field="t"):
    """A message from a client."""


class Hello(Heard, tag="hello"):
    tokens: Tokens
    p: int = PROTOCOL
    lang: Language = "en"
    seen: dict[str, Version] = {}
    said: Version = 0
    acts: bool = False
    part: Part = ""  # of the seed, before the deal


class Request(Heard):
    """A message that is answered by id."""

    id: Id


class Move(Request, tag="move"):
    seat: SeatNumber
    v: Version
    action: Annotated[str, Meta(max_length=limits.ACTION)]
    goes_on: bool = False  # with what this seat chose before: it is taken back together with that


class Undo(Request, tag="undo"):
    seat: SeatNumber
    ask: bool = False


class Consent(Request, tag="consent"):
    seat: SeatNumber
    yes: bool
    question: int = 0  # which one; 0.1.0, which asked about taking back only, gave them no numbers


class Redo(Request, tag="redo"):
    seat: SeatNumber


class Why(Request, tag="why"):
    seat: SeatNumber
    action: Annotated[str, Meta(max_length=limits.ACTION)] | None = None
    element: Annotated[str, Meta(max_length=limits.ELEMENT)] | None = None


class Weigh(Request, tag="weigh"):
    seat: SeatNumber
    action: Annotated[str, Meta(max_length=limits.ACTION)]


class Chat(Request, tag="chat"):
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=limits.CHAT)]


class Ping(Request, tag="ping"):
    seat: SeatNumber
    element: Annotated[str, Meta(max_length=limits.ELEMENT)]


Reaction = Literal["clap", "laugh", "wow", "think", "hurry", "heart"]


class React(Request, tag="react"):
    seat: SeatNumber
    sign: Reaction


class Typing(Request, tag="typing"):
    seat: SeatNumber
    on: bool = True  # false: nothing is being written any more


class Mark(Request, tag="mark"):
    seat: SeatNumber
    element: Annotated[str, Meta(max_length=limits.ELEMENT)]
    sign: Annotated[str, Meta(max_length=4 * limits.SIGN)] = ""
    text: Annotated[str, Meta(max_length=4 * limits.NOTE)] = ""  # both empty: no mark any more


class Rename(Request, tag="name"):
    seat: SeatNumber
    name: Name


class Want(Request, tag="want"):
    seat: SeatNumber
    games: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=limits.WANTS)]


class Leave(Request, tag="leave"):
    seat: SeatNumber
    for_good: bool = False


class Sit(Request, tag="sit"):
    seat: SeatNumber
    to: SeatNumber  # before the deal


class Cover(Request, tag="cover", rename={"other": "for"}):
    seat: SeatNumber
    other: SeatNumber  # whose person is away


class AskSave(Request, tag="save"):
    seat: SeatNumber


class Concede(Request, tag="concede"):
    seat: SeatNumber


class Resign(Request, tag="resign"):
    seat: SeatNumber


class Again(Request, tag="again"):
    seat: SeatNumber
    vote: Literal["", "in", "out", "go"] = ""  # empty: at once, as before there was a vote


class Return(Request, tag="return"):
    seat: SeatNumber


class Lang(Request, tag="lang"):
    lang: Language


class Resync(Heard, tag="resync"):
    seat: SeatNumber


class Watched(Heard, tag="shown"):
    seat: SeatNumber
    v: Version  # that is on the screen, and has come to rest


class Older(Request, tag="older"):
    before: Version
    seat: SeatNumber | None = None  # whose log; the chat without one


class Runs(Request, tag="runs"):
    seat: SeatNumber


class MakeRun(Request, tag="run"):
    seat: SeatNumber
    v: Version
    actions: Annotated[list[Annotated[str, Meta(max_length=limits.ACTION)]], Meta(min_length=1, max_length=8)]


class Hint(Request, tag="hint"):
    seat: SeatNumber


class AskChance(Request, tag="chance"):
    seat: SeatNumber
    on: bool = True  # false: do not tell it any more


Deed = Literal[
    "rename",
    "swap",
    "bot",
    "person",
    "invite",
    "start",
    "pause",
    "resume",
    "pace",
    "end",
    "again",
    "free",
    "hold",
    "clock",
    "moment",
    "voice",
    "choose",
]
Voice = Literal["", "apart", "call", "room"]


class Host(Request, tag="host", rename={"other": "with"}):
    do: Deed
    seat: HostSeat = -3
    other: SeatNumber = -3
    name: Name = ""
    bot: Annotated[str, Meta(max_length=limits.BOT)] = "thumb"
    ms: Annotated[int, Meta(ge=0, le=5000)] = 600
    ask: bool = False
    on: bool = True
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    voice: Voice = "apart"
    game: Annotated[str, Meta(max_length=60)] = ""


class Wait(Request, tag="wait"):
    seat: SeatNumber
    on: bool = True  # false: the bots may go on


When = Literal["always", "ends", "moment", "wait"]


class AskWhen(Request, tag="ask-when"):
    seat: SeatNumber
    when: When
    action: Annotated[str, Meta(max_length=limits.ACTION)] = ""  # empty: everything about which nothing else is said


Message = (
    Hello
    | Move
    | Undo
    | Consent
    | Redo
    | Why
    | Weigh
    | Chat
    | Ping
    | React
    | Typing
    | Mark
    | Rename
    | Leave
    | Return
    | Sit
    | Want
    | Cover
    | AskSave
    | Concede
    | Resign
    | Again
    | Lang
    | Resync
    | Watched
    | Older
    | Host
    | Wait
    | AskWhen
    | Runs
    | MakeRun
    | Hint
    | AskChance
)


class Cited(msgspec.Struct):
    """A rule with its text."""

    id: str
    text: str


class Told(msgspec.Struct):
    """Why something is refused: a sentence and the rule."""

    text: str
    rule: Cited | None


class Said(msgspec.Struct, tag_field="t"):
    """A message from the server."""


Hints = Literal["", "free", "told", "off"]


class SeatInfo(msgspec.Struct):
    """Public information about a seat."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    stand_in: bool
    connected: bool
    devices: int  # how many have a key of this seat
    part: bool  # whether its device has given a part of the seed
    conceded: bool  # a bot plays on for a person who gave up
    away: int | None  # for how many seconds nobody has been connected, where a person plays
    wants: list[str]  # games that its person would play, while that is undecided


class TableInfo(Said, tag="table"):
    table: str
    game: str
    title: str
    state: TableState
    paused: bool
    you: list[int]
    host: bool
    watchers: int
    options: dict[str, bool | int | str]
    pace: int
    lang: str
    commitment: str
    seed: str | None
    open_seed: bool
    lesson: str
    seats: list[SeatInfo]
    abandoned: int  # deals of the same people that were given up unfinished before
    patience: int  # seconds that somebody must be away before a bot may be asked to play for them
    clock: int  # seconds that a person has for each choice; 0: no limit
    moment: int  # seconds that bots leave people who could act out of turn
    hold: bool  # the deal waits for the host, although everybody is there
    links: list[int]  # what this connection opened with a link of 0.1.0, which is better exchanged for a key
    call: str  # the first day of the call that this is a try at
    sealed: int  # until then the seed and what others hide stay closed, since others play the same deal; 0: they do not
    hints: Hints  # whether there are hints and chances, and whether the others are told who asks for hints
    secrets: bool  # whether people at one device need a curtain at all
    open: list[str]  # where people talk aloud, the verbs that those at one device choose without one
    gives_up: str  # the verb by which players give up by the rules, if there is one
    rematch: Rematch | None  # once somebody wants to play again
    voice: Voice  # how people talk: in writing, on a call, in one room; empty: nobody has said
    undecided: bool  # what is played is still to be chosen, and `game` only says how many can come


class Rematch(msgspec.Struct):
    """Who wants to play again, and whether they have begun."""

    seats: list[int]
    waited: int  # seconds since the first of them said so
    patience: int  # after so many bots may play for whoever does not come
    begun: bool


class Act(msgspec.Struct):
    """How the scene changed before a line of the news."""

    line: int
    diff: list[Edit]


class Look(Said, tag="look"):
    seat: int
    v: int
    line: int
    news: list[Line]
    full: WholeLook | UnsetType = UNSET
    from_: int | UnsetType = msgspec.field(default=UNSET, name="from")
    diff: list[Edit] | UnsetType = UNSET
    acts: list[Act] | UnsetType = UNSET


class Ack(Said, tag="ack"):
    id: str
    seat: int | None = None
    v: int | None = None


class No(Said, tag="no"):
    id: str | None
    code: str
    text: str
    rule: Cited | None = None
    possible: list[str] = []
    seat: int | None = None
    v: int | None = None


class Because(Said, tag="why"):
    id: str
    seat: int
    can: bool
    reasons: list[Told]


class Link(Said, tag="link"):
    id: str
    seat: int
    token: str


class ChatLine(msgspec.Struct):
    """One line of chat, or a notice from the table itself (which then has an event)."""

    seat: int
    name: str
    text: str
    at: int
    event: str = ""
    about: int = -3  # the seat that the event is about
    count: int = 0
    line: int = -1  # how many lines of the log had been told by then; -1: not known


class Chatted(Said, tag="chat"):
    from_: int = msgspec.field(name="from")
    lines: list[ChatLine]


class LogPage(Said, tag="older"):
    id: str
    seat: int
    line: int  # the number of the first
    news: list[Line]


class ChatPage(Said, tag="older-chat"):
    id: str
    from_: int = msgspec.field(name="from")
    lines: list[ChatLine]


class Pointed(Said, tag="ping"):
    seat: int
    element: str


class Reacted(Said, tag="react"):
    seat: int
    sign: Reaction


class Writes(Said, tag="typing"):
    seat: int
    on: bool


class Noted(msgspec.Struct):
    """What somebody has noted for themselves about an element; with neither sign nor text, that it is noted no more."""

    element: str
    sign: str
    text: str
    line: int  # how many lines of the log had been told by then


class Marks(Said, tag="marks"):
    seat: int
    marks: list[Noted]  # in the order in which they were made


class Intended(Said, tag="intent"):
    seat: int  # who is told
    v: int  # the version of its look from which the bot acts
    by: int
    text: str
    shows: list[str]  # elements


class Asked(Said, tag="ask"):
    by: int | None
    text: str
    need: list[int]
    kind: Consented = ""
    question: int = 0


class Note(Said, tag="note"):
    text: str


class Clock(Said, tag="clock"):
    left: float | None


class Waits(Said, tag="waits"):
    by: list[int]  # who holds the bots
    may: list[int]  # who could hold them, as far as everybody knows
    left: float | None  # seconds until the bots go on at the latest, while somebody holds them
    moment: float | None  # seconds that the bots still leave everybody


class AskedWhen(msgspec.Struct):
    """When a person wants to be asked about something that could be done out of turn."""

    action: str  # empty: everything about which nothing else is said
    text: str
    when: When


class AskedWhens(Said, tag="ask-when"):
    seat: int
    wishes: list[AskedWhen]


class Moved(Said, tag="moved"):
    table: str
    tokens: list[str]
    seats: dict[str, str] = {}  # the tokens by what they open
    host: str = ""
    spectator: str = ""
    commitment: str = ""
    invites: dict[str, str] = {}  # for the host: invitations for those who are not there
    guests: str = ""  # for the host: the one invitation to the table


class Weighed(Said, tag="weigh"):
    id: str
    seat: int
    final: bool


class OfferedRun(msgspec.Struct):
    """Several choices in a row that can be made at once."""

    do: list[str]
    labels: list[str]
    touches: list[str]
    hint: str = ""  # of the last of them
    proposed: bool = False


class OfferedRuns(Said, tag="runs"):
    id: str
    seat: int
    v: int
    runs: list[OfferedRun]


class Chance(msgspec.Struct):
    """How likely something is, between 0 and 1, and between which bounds at 95 %, from so many imagined plays."""

    mean: float
    low: float
    high: float
    worlds: int


class Suggested(msgspec.Struct):
    """A choice that a hint compares."""

    do: str  # empty: let it pass
    label: str
    then: list[str]  # what the same player would do afterwards
    grounds: list[str]  # what the board says of it, each a sentence
    touches: list[str]
    chance: Chance | None  # none: not counted yet, or too few plays
    often: str  # the same in plain words; equal for those that cannot be told apart


class Hinted(Said, tag="hint"):
    id: str
    seat: int
    v: int
    choices: list[Suggested]  # the best first, once it is known
    equal: int  # how many of them, from the first, cannot be told apart; 0: not known yet
    favourite: bool  # whether more speaks for the first: the counts or, if they cannot tell, the board
    verdict: str
    reasons: list[str]  # that were counted, each a sentence
    note: str  # what was counted
    plays: int  # that are to be counted for each choice
    done: bool  # whether this is all; otherwise more follows under the same id


class Weighs(Said, tag="chance"):
    seat: int
    v: int
    chance: Chance
    done: bool  # otherwise more plays are being counted


class Bye(Said, tag="bye"):
    code: str
    text: str


reader = msgspec.json.Decoder(Message)
writer = msgspec.json.Encoder()


def read(text: str | bytes) -> Message:
    """Parse a client's message; `msgspec.MsgspecError` says what is wrong with it."""
    try:
        message: Message = reader.decode(text)
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error
    return message


def write(message: Said) -> str:
    """Serialize a server message."""
    return writer.encode(message).decode()
