"""Talk: the briefing before the first cut of a round, and what everybody may say before every cut."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from coffret.games.time_bomb.actions import (
    CLOCK_RUNS,
    MOST_CABLES,
    MOST_SEATS,
    SILENT,
    SIZES,
    Accuse,
    Admit,
    ClaimBomb,
    ClaimCable,
    ClaimCover,
    ClaimFaction,
    ClaimGave,
    ClaimGot,
    ClaimReading,
    Declare,
    Deny,
    Expire,
    Propose,
    ProposeCable,
    Revise,
    Spare,
    Vouch,
    held_in,
)
from coffret.games.time_bomb.rules.mood import mood_of, mood_word
from coffret.games.time_bomb.rules.refusal import STATEMENTS, refusal, unsaid
from coffret.games.time_bomb.rules.together import Frames, Together
from coffret.games.time_bomb.rules.truth import announced, is_true
from coffret.games.time_bomb.state import (
    KNOW_ORDER,
    NO,
    NO_COMMENT,
    YES,
    Said,
    State,
    effects,
    row_size,
)
from coffret.kernel import Action, Decision, Frame, Reason
from coffret.kernel.values import fields
from coffret.kernel.words import verb


def possible(size: int, most: int) -> list[tuple[int, int]]:
    """BU-TALK-05 Defusers and bomb that can be declared: true or not, but possible on public numbers."""
    return [
        (defusers, bomb)
        for defusers in range(min(size, most) + 1)
        for bomb in range(3)
        if defusers + (bomb == YES) <= size
    ]


# By the size of the row and the number of defusers still uncut.
DECLARATIONS: Final[list[list[list[Action]]]] = [
    [[*[Declare(d, b) for d, b in possible(size, most)], SILENT] for most in range(MOST_SEATS + 1)]
    for size in range(MOST_CABLES + 1)
]
REVISIONS: Final[list[list[list[Action]]]] = [
    [[Revise(d, b) for d, b in possible(size, most)] for most in range(MOST_SEATS + 1)]
    for size in range(MOST_CABLES + 1)
]
ACCUSATIONS: Final = [[Accuse(seat, faction) for faction in range(3)] for seat in range(MOST_SEATS)]
VOUCHES: Final = [Vouch(seat) for seat in range(MOST_SEATS)]
PROPOSALS: Final = [Propose(seat) for seat in range(MOST_SEATS)]
FACTION_CLAIMS: Final = [ClaimFaction(faction) for faction in range(3)]
COVER_CLAIMS: Final = [[ClaimCover(seat, colour) for colour in range(2)] for seat in range(MOST_SEATS)]
SPARES: Final = [Spare(seat) for seat in range(MOST_SEATS)]
CABLE_AT: Final = [[ProposeCable(owner, place) for place in range(MOST_CABLES)] for owner in range(MOST_SEATS)]
# By owner and by the positions that still lie face down, as bits.
CABLE_PROPOSALS: Final[list[list[list[Action]]]] = [
    [[CABLE_AT[owner][place] for place in held_in(mask)] for mask in range(len(SIZES))] for owner in range(MOST_SEATS)
]
GIFT_CLAIMS: Final[list[Action]] = [*[ClaimGave(cable) for cable in range(3)], *[ClaimGot(cable) for cable in range(3)]]
# By the players whose accusations are to be answered, as bits.
ANSWERS: Final[list[list[Action]]] = [
    [answer for seat in held_in(mask) for answer in (Deny(seat), Admit(seat))] for mask in range(1 << MOST_SEATS)
]
SPEECHES: Final[dict[int, list[Action]]] = {}  # lists that were made once, by all they depend on
CABLES: Final[dict[int, list[Action]]] = {}  # lists that serve a whole sweep, by all they depend on
MOST_LISTS: Final = 4096  # then the list of lists of cables begins anew: there are millions


def dealt_left(s: State, seat: int) -> int:
    """How many of the cables dealt to a player are still face down."""
    return SIZES[s.left[s.where[seat]]]


def declarations(s: State, seat: int) -> list[Action]:
    """BU-TALK-03 What a player can say in the briefing; silence included."""
    return DECLARATIONS[dealt_left(s, seat)][s.seats - s.found]


def statements(s: State, seat: int, cables: list[Action]) -> list[Action]:
    """BU-TALK-06 What a player can say before a cut, with the single cables that anybody can propose."""
    told = claims(s, seat)
    if not told:
        return lasting_statements(s, seat) + cables
    said = lasting_statements(s, seat) + told
    said += cables
    return said


def named_cables(s: State) -> list[Action]:
    """BU-TALK-06 The single cables that can be proposed: one list for all who speak before a cut."""
    key: i64 = s.seats * 8 + s.holder
    for mask in s.left:
        key = (key << MOST_CABLES) | mask
    found = CABLES.get(key)
    if found is None:
        if len(CABLES) >= MOST_LISTS:
            CABLES.clear()
        found = list_of_cables(s)
        CABLES[key] = found
    return found


def list_of_cables(s: State) -> list[Action]:
    """The list, written out."""
    said: list[Action] = []
    for owner in range(s.seats):
        if owner != s.holder:
            said += CABLE_PROPOSALS[owner][s.left[owner]]
    return said


def claims(s: State, seat: int) -> list[Action]:
    """BU-TALK-13 What a player can say, truly or not, about what the Location of this round has told him alone."""
    found: list[Action] = cable_claims(s, seat) if s.peeks or s.knowing == KNOW_ORDER else []
    if s.gave[seat] >= 0:
        found += GIFT_CLAIMS
    if s.detected >= 0 and seat == s.first:
        found += reading_claims(s)
    return found


def cable_claims(s: State, seat: int) -> list[Action]:
    """BU-TALK-13 What a player can say about the single cables he has seen, of others or of his own row."""
    seen = [(owner, position) for viewer, owner, position in s.peeks if viewer == seat]
    if s.knowing == KNOW_ORDER:
        seen += [(seat, position) for position in held_in(s.left[seat])]
    return [
        ClaimCable(owner, position, cable)
        for owner, position in seen
        if s.left[owner] >> position & 1
        for cable in range(3)
    ]


def reading_claims(s: State) -> list[Action]:
    """BU-TALK-13 BU-PLACE-07 What the lie detector may have told the first player."""
    if not effects(s).number:
        return [ClaimBomb(s.detected, bomb) for bomb in (YES, NO)]
    numbers = possible(row_size(s), s.seats - s.found)
    return [ClaimReading(s.detected, defusers, bomb) for defusers, bomb in numbers if bomb != NO_COMMENT]


def lasting_statements(s: State, seat: int) -> list[Action]:
    """What can be said of people and of one's own cables: few different lists, each made once."""
    size = dealt_left(s, seat)
    seen = s.reds[seat] | s.blues[seat]
    last = announced(s, seat)
    standing = 0 if last is None else last.defusers * 4 + last.bomb + 1
    key: i64 = (((s.seats * 8 + seat) * 8 + s.holder) * 8 + size) * 16 + s.found
    key = (key * 256 + seen) * 2 + (1 if effects(s).undeclared else 0)
    key = key * 32 + standing
    found = SPEECHES.get(key)
    if found is None:
        found = list_of_statements(s, seat, size, seen, last)
        SPEECHES[key] = found
    return found


def list_of_statements(s: State, seat: int, size: int, seen: int, last: Declare | Revise | None) -> list[Action]:
    """The list, written out."""
    others = [other for other in range(s.seats) if other != seat]
    said: list[Action] = []
    if not effects(s).undeclared:  # BU-PLACE-13
        again = None if last is None else Revise(last.defusers, last.bomb)
        said += [revise for revise in REVISIONS[size][s.seats - s.found] if revise != again]  # BU-TALK-18
    for other in others:
        said += ACCUSATIONS[other]
    said += [VOUCHES[other] for other in others]
    said += [PROPOSALS[other] for other in range(s.seats) if other != s.holder]
    said += [SPARES[other] for other in range(s.seats) if other != s.holder]
    said += FACTION_CLAIMS
    for owner in held_in(seen):  # BU-TALK-13
        said += COVER_CLAIMS[owner]
    return said


def say(s: State, seat: int, what: Action) -> None:
    """BU-TALK-09 Something said goes to the public log and changes nothing else."""
    said = Said(seat, what, s.round, s.made)
    mood = mood_of(s.talk, s.cuts, s.round, seat) if s.heard is not None else 0.0
    s.talk.append(said)
    s.truths.append(is_true(s, said))  # told after the end, BU-TALK-11
    if s.heard is not None:
        args: dict[str, Any] = {name: getattr(what, name) for name in fields(what)}
        s.tell(verb(type(what)), speaker=seat, mood=mood_word(mood), **args)


class Briefing(Together):
    """BU-TALK-02..04 Before the first cut all declare or stay silent, in secret; then all is published."""

    RULE: ClassVar[str] = "BU-TALK-03"

    def choices(self, s: State, seat: int) -> list[Action]:
        return declarations(s, seat)

    def ask(self, s: State) -> Decision | None:
        return self.ask_all(s, s.options.talk_clock > 0)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if not isinstance(action, Expire):
            return super().resolve(s, action, seat)
        s.answers = tuple([SILENT if answer is None else answer for answer in s.answers])  # BU-TALK-16
        return self.finish(s)

    def close(self, s: State) -> Frames:
        for step in range(s.seats):
            seat = (s.first + step) % s.seats
            answer = s.answers[seat]
            if answer is not None:
                say(s, seat, answer)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refusal(s, action, seat, self.RULE)


class DeclareInTurn(Frame[State]):
    """BU-TALK-04 By table option declarations are published one by one, clockwise from the first player."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        return Decision(self.seat, declarations(s, self.seat), CLOCK_RUNS if s.options.talk_clock else ())

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        say(s, self.seat, SILENT if isinstance(action, Expire) else action)  # BU-TALK-16
        following = (self.seat + 1) % s.seats
        return () if following == s.first else (DeclareInTurn(following),)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refusal(s, action, seat, self.RULE)


def briefing(s: State) -> Frames:
    """BU-TALK-03 The briefing of this round, unless the Location forbids it."""
    if s.options.aloud or effects(s).undeclared:  # BU-TALK-20, BU-PLACE-13 BU-PLACE-14
        return ()
    return (DeclareInTurn(s.first),) if s.options.open_briefing else (Briefing(),)


def is_quiet(s: State) -> bool:
    """BU-PLACE-14 BU-TALK-20 Whether nothing is said at the table: the Location forbids it, or all talk aloud."""
    return s.options.aloud or effects(s).silent


def accusers(s: State) -> list[int]:
    """BU-TALK-19 By seat, whose accusations of this round the player has not answered yet, as bits."""
    found = [0] * s.seats
    answered = [0] * s.seats
    for index in range(len(s.talk) - 1, -1, -1):
        said = s.talk[index]
        if said.round != s.round:
            break
        what = said.what
        if isinstance(what, Accuse):
            found[what.seat] |= 1 << said.speaker & ~answered[what.seat]
        elif isinstance(what, (Deny, Admit)):
            answered[said.speaker] |= 1 << what.seat
    return found


def words(s: State, seat: int, accused_by: int, cables: list[Action]) -> list[Action]:
    """BU-TALK-07 BU-TALK-17 BU-TALK-19 What a player can say now: statements up to the limit, and answers.

    The list is the caller's own.
    """
    if s.spoken[seat] >= s.options.talk_limit:
        return ANSWERS[accused_by][:]
    said = statements(s, seat, cables)
    if accused_by:
        said += ANSWERS[accused_by]
    return said


def speak_or(s: State, seat: int, acts: list[Action]) -> Decision:
    """BU-TALK-08 One player has to act, and may speak."""
    if is_quiet(s):
        return Decision(seat, acts)
    said = words(s, seat, accusers(s)[seat], named_cables(s))
    said += acts
    return Decision(seat, said)


def among_all(s: State, asked: Decision) -> Decision:
    """BU-TALK-01 BU-TALK-14 Meanwhile all others may speak, too."""
    clock = CLOCK_RUNS if s.options.talk_clock else ()
    if is_quiet(s):
        return Decision(asked.seat, asked.actions, clock)
    open, cables = accusers(s), named_cables(s)
    others: list[Decision] = []
    for other in range(s.seats):
        if other != asked.seat:
            said = words(s, other, open[other], cables)
            if said:
                others.append(Decision(other, said, (), False))
    return Decision(asked.seat, asked.actions, (*others, *clock))


def keep_talking(s: State, frame: Frame[State], action: Action, seat: int) -> Frames:
    """BU-TALK-07 BU-TALK-19 After something said the step goes on. Answers to accusations do not count."""
    say(s, seat, action)
    if not isinstance(action, (Deny, Admit)):
        s.spoken[seat] += 1
    return (frame,)


class Talking(Frame[State]):
    """BU-TALK-08 BU-TALK-14 A step at which one player has to act, and everybody may speak.

    What the others may say is listed only for those who ask for it: it takes longer than all else.
    """

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if seat >= 0 and isinstance(action, STATEMENTS):
            return unsaid(s, action, seat)
        return refusal(s, action, seat, type(self).RULE)

    def refuse_unasked(self, s: State, action: Action, seat: int) -> Reason:
        if seat >= 0 and isinstance(action, STATEMENTS):
            return unsaid(s, action, seat)
        return Reason(type(self).RULE, "not-your-turn")


class Talk(Frame[State]):
    """BU-TALK-14 Nobody is asked to speak. Plays of rules version 3 and before may have come to this step."""

    seat: int
