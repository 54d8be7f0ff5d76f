"""What the server stores, and the interface of its stores. A write that has returned is on disk."""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.server.play.play import Stored
from coffret.server.protocol.wire import ChatLine, Noted, Voice, When

SPECTATOR, HOST = -3, -4  # what a key can be for, besides a seat
TABLE = -5  # what the one invitation for all is for: any free seat, or watching

# What a token is. A link is shared: the spectators' one, and what 0.1.0 gave out, which was key and invitation at once.
KEY, INVITATION, LINK, VOID = "key", "invitation", "link", "void"


class StoreError(CoffretError):
    """The disk refused the write; nothing was written."""


class Superseded(StoreError):
    """Somebody else has written to this table since it was read; nothing was written."""


class Unsure(StoreError):
    """The disk failed during a commit; whether it succeeded is unknown until the disk works again."""


class Unreadable(StoreError):
    """The stored data is damaged, or was written by something else."""


UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, RecursionError)  # what reading such data leads to


MOMENT = 2  # seconds that bots leave people who could act out of turn, unless a table has others


class Notice(msgspec.Struct, frozen=True):
    """Where the person of a seat wishes to be called when it is their turn."""

    kind: str  # mail or hook
    address: str
    lang: str = "en"
    token: str = ""  # by which the address is confirmed, and taken away
    made: int = 0
    confirmed: bool = False


class Sitting(msgspec.Struct):
    """Who sits in a seat."""

    kind: str  # person, bot, or open: nobody has come yet
    name: str = ""
    bot: str = ""  # who plays while it is a bot's seat
    stand_in: bool = False  # the bot plays for a person, whose key stays good
    held: bool = False  # a person has sat here
    conceded: bool = False  # who gave the game up: a bot plays on to the end
    opened: bool = False  # after the deal, whoever comes by an invitation gets the seat with all it knows
    part: str = ""  # of the seed, from the device that sat down first
    asks: dict[str, When] = {}  # by option, when its person wants to be asked whether to act out of turn
    player: str = ""  # the hash of whoever's results it counts for
    notices: list[Notice] = []
    marks: list[Noted] = []  # what its person has noted for themselves
    called: bool = False  # by a notice, and they have not come since
    hints: int = 0  # that its person has asked for
    lent: int = 0  # choices that a bot has made for its person
    wants: list[str] = []  # the games that its person would play, while that is undecided


class Question(msgspec.Struct):
    """A question to everybody at a table."""

    kind: str  # undo, save, open, concede or swap
    by: int
    need: set[int]  # the seats that have not answered yet
    about: int  # the seat that it is about
    number: int
    at: int = -1  # the entry of the log that is to be taken back
    seen: int = 0  # the version of what everybody saw when it was asked


class Meta(msgspec.Struct):
    """What is not part of the play: people, pauses, pace."""

    sittings: list[Sitting]
    state: str  # gathering, playing, over, ended
    paused: bool = False
    pace: int = 600
    open_seed: bool = False
    created: int = 0
    clock: int = 0  # seconds that a person has for each choice; 0: no limit
    moment: int = MOMENT  # seconds that bots leave people who could act out of turn
    undecided: bool = False  # people gather before they know what they play
    hold: bool = False  # the deal waits for the host, although everybody is there
    lesson: str = ""  # the lesson that is played, as long as it is
    player: str = ""  # the hash of whoever's results it counts for
    score: int | None = None  # once it is over
    won: bool = False
    cut: int = 0  # the step at which the rules of today did not allow what was played before
    again: list[str] = []  # the tables to which its people went on from here
    abandoned: int = 0  # deals of the same people that were given up unfinished before
    call: str = ""  # the first day of the call that it is a try at
    question: Question | None = None  # that is open
    film: str = ""  # the token of the link to its film, once somebody shares it
    rematch: list[int] = []  # the seats whose people want to play again
    rematch_since: int = 0  # when the first of them said so
    rematch_table: str = ""  # where they do so
    voice: Voice = ""  # how people talk to each other, once the host has said it
    hints: str = "told"  # free: anybody may ask for them; told: the others are told who does; off


class Key(msgspec.Struct, frozen=True):
    """The stored form of a token, for one table."""

    hash: bytes
    role: int  # a seat, SPECTATOR or HOST
    kind: str
    made: int = 0


class Snapshot(msgspec.Struct):
    """A state from which a play can continue after its rules have changed."""

    n: int
    entries: int  # of the log, so far
    rules: str  # the rules and content it was made under
    state: Any  # encoded


class Chapter(msgspec.Struct):
    """The events of some log entries, for when they can no longer be replayed."""

    first: int  # the number of the first of these entries
    events: bytes  # of each entry, encoded and packed


class KeptLine(ChatLine, omit_defaults=True):
    """A line of chat as it is stored."""

    said: str = ""  # the id it came with, in case it is sent twice


class Record(msgspec.Struct):
    """Everything stored about one table."""

    id: str
    header: bytes  # a kernel Header as JSON
    meta: Meta
    steps: list[Stored] = []
    snapshots: list[Snapshot] = []  # the oldest first
    chat: list[ChatLine] = []
    story: list[Chapter] = []
    content: bytes | None = None  # the content that the table was made with, where it is kept
    version: int = 0  # that writes have to name
    devices: dict[int, int] = {}  # by role, how many keys open it
    heard: list[tuple[int, str]] = []  # seats and ids of the last chat messages
    resumed: bool = False  # it was taken over from a process that had only just ended; not stored


class Right(msgspec.Struct, frozen=True):
    """What a token opens."""

    table: str
    role: int  # a seat, SPECTATOR or HOST
    kind: str = LINK


class Played(msgspec.Struct, omit_defaults=True):
    """What is remembered of an ended play, for one person who played it."""

    table: str
    seat: int
    player: str  # a hash, as in Sitting
    game: str
    ended: int
    began: int = 0
    seats: int = 1
    options: dict[str, bool | int | str] = {}
    name: str = ""
    roles: list[str] = []  # the messages that name whom they played
    won: bool = False
    given_up: bool = False
    score: int | None = None
    choices: int = 0  # that were made for their seat
    own: int | None = None  # those that they made themselves; not known of plays before this was counted
    deal: str = ""  # the seed, where it was chosen openly
    pack: bool = False  # played with content of somebody's own
    call: str = ""
    hints: int = 0  # that they asked for
    tones: str = ""  # how it went: + for what was good, - for what was bad, * and ! for what decided it

    @property
    def by_hand(self) -> bool:
        """Whether the person made most of the choices: only such plays count for medals, streaks and statistics."""
        return self.own is None or not self.choices or 2 * self.own > self.choices


class Write(msgspec.Struct):
    """An atomic write for one table.

    It is based on the version that was read. Steps do not change the version, because their numbers already detect
    conflicts; everything else increments it.
    """

    table: str
    header: bytes | None = None  # makes the table
    meta: Meta | None = None
    steps: list[Stored] = []
    snapshot: Snapshot | None = None  # replaces the others but the base
    base: int = -1  # how many entries stand before the snapshot that the play stands on, if it stands on one
    story: Chapter | None = None  # replaces the chapters from its first entry on
    contents: dict[str, bytes] = {}  # by hash
    version: int = 0
    dealt: bytes | None = None  # the header once the seed is mixed, or the game is decided
    keys: list[Key] = []  # new ones
    void: list[bytes] = []  # hashes of tokens that open nothing any more
    void_roles: list[int] = []  # the same for all tokens of a role
    void_invitations: list[int] = []  # the same for what nobody has sat down by yet
    swapped: tuple[int, int] | None = None  # two seats whose tokens change places
    chat: list[tuple[int, ChatLine]] = []
    said: str = ""  # the id of the chat message that the line came with
    removed: bool = False  # all that is kept of the table is forgotten, except results
    results: list[Played] = []
    review: bytes | None = None  # of the play, in place of an earlier one
    tried: str = ""  # the hash of whoever's one try at a call this new table is
    erased: str = ""  # the hash of whoever's results and tries are forgotten; concerns no table

    @property
    def is_step(self) -> bool:
        """Whether it holds steps and nothing else."""
        play = self.header or self.meta or self.dealt or self.snapshot or self.story or self.contents or self.removed
        tokens = self.keys or self.void or self.void_roles or self.void_invitations or self.swapped
        return not (play or tokens or self.chat or self.results or self.erased or self.review)


class Peer(msgspec.Struct, frozen=True):
    """Another process on the same database."""

    id: int
    address: str  # where it talks to other processes
    machine: str


class Claim(msgspec.Struct, frozen=True):
    """What became of the wish to own a table."""

    owner: Peer | None = None  # who owns it, if it is another process
    resumed: bool = False  # it was taken from a process that has only just ended


class Spread(msgspec.Struct, frozen=True):
    """How many tries ended alike."""

    won: bool
    score: int | None
    count: int


class Store(Protocol):
    """Where tables are stored. A process has one writer; writes of several tables may share a commit."""

    async def write(self, write: Write) -> None:
        """Store this: when it returns, it is on disk; if it raises StoreError, nothing of it is.

        Superseded: the table has a newer version, or this step already exists. Unsure: it may or may not be on disk.
        """

    is_shared: bool  # other processes may own tables of it

    @property
    def term(self) -> int:
        """A number that changes when all tables may have been given to others."""
        ...

    @property
    def is_held(self) -> bool:
        """Whether nobody else can have been given the tables of this process."""
        ...

    async def claim(self, table: str) -> Claim:
        """Become the owner of a table, unless another process is; whatever was written to it before is settled then."""

    async def release(self, table: str) -> None:
        """Give a table up that is not in memory any more."""

    async def load(self, table: str) -> Record | None:
        """Return everything stored about a table."""

    async def rights(self, hashes: list[bytes]) -> dict[bytes, Right]:
        """Return what the tokens with these hashes open, or once did (VOID)."""

    async def abandoned(self) -> list[str]:
        """Return unfinished tables that no living process cares for, which are now this one's."""

    async def owned(self) -> list[str]:
        """Return the unfinished tables of this process."""

    async def unfinished(self) -> list[str]:
        """Return the tables still being played where something happens by itself: bots, or notices to people."""

    async def results(self, player: str, game: str = "") -> list[Played]:
        """Return the last results of a person, in one game or all of them, oldest first."""

    async def review(self, table: str) -> bytes | None:
        """Return the review of a play, if there is one."""

    async def tries(self, player: str) -> dict[tuple[str, str], str]:
        """Return the tables of a person's tries, by game and call."""

    async def spread(self, game: str, call: str) -> list[Spread]:
        """Return how everybody's tries at a call have ended."""

    async def secret(self, name: str) -> bytes:
        """Return a secret of this server."""

    async def untouched(self, before: int, most: int, after: str = "") -> list[str]:
        """Return the first tables, by id, that were created, and last played, before this time."""

    async def count(self) -> int:
        """Return the number of tables."""

    async def close(self) -> None:
        """Finish pending work and close."""


class SharedStore(Protocol):
    """What a store offers besides where several processes share it."""

    async def keep_code(self, code: str, until: int, keys: bytes, now: int) -> None:
        """Keep a code for a while, and forget those whose time is over."""

    async def find_code(self, code: str, now: int) -> bytes | None:
        """Return what a code that nobody has redeemed stands for."""

    async def take_code(self, code: str, taker: bytes, now: int) -> bytes | None:
        """Redeem a code; nobody but the same taker can do so again."""


def hashed(token: str) -> bytes:
    """Return the hash stored for a token; tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()
