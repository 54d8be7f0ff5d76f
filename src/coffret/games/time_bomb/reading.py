"""A position read from its text; `notation` tells how it is written."""

from __future__ import annotations

import re
from typing import Any

from coffret.games.time_bomb.rules import (
    choosing,
    cutters,
    cutting,
    dealing,
    ending,
    locations,
    opening,
    talk,
)
from coffret.games.time_bomb.rules.cutters import HOLDERS, Cutting
from coffret.games.time_bomb.rules.dealing import gather, uncut_cables
from coffret.games.time_bomb.rules.opening import is_prepared
from coffret.games.time_bomb.rules.truth import FALSE, TRUE, is_true
from coffret.games.time_bomb.state import (
    COLOURS,
    DEFUSER,
    FACTIONS,
    HIDDEN,
    LEFT,
    NOBODY,
    NOTHING_YET,
    NOWHERE,
    PLACES,
    ROLES,
    UNLIMITED,
    CutCable,
    Deals,
    Facts,
    Options,
    Said,
    State,
    beside,
    effects,
    row_size,
    show_cover,
)
from coffret.games.time_bomb.vocabulary import VOCABULARY
from coffret.kernel import Action, Frame, NotationError
from coffret.kernel.errors import near
from coffret.kernel.values import parameters
from coffret.kernel.words import verb

LETTERS = "sdb"
BOMB_LETTERS = "yn"
KNOWING = ("numbers", "order", "nothing")
MARKS = {TRUE: "+", FALSE: "-"}
STEPS = {
    verb(kind): kind
    for module in (opening, dealing, locations, talk, cutters, choosing, cutting, ending)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Frame)
}
PARTS = (
    "roles", "rows", "round", "fate", "first", "holder", "before", "found", "history", "cuts", "covers",
    "peeks", "detected", "ward", "gave", "votes", "where", "knowing", "talk", "deals", "spoken",
    "answers", "next", "over",
)  # fmt: skip


def read(text: str, facts: Facts) -> State:
    """The state that a text describes."""
    try:
        return read_parts(text, facts)
    except (ValueError, IndexError, KeyError) as error:
        raise NotationError(f'"{text}" is no position of time-bomb ({error})') from error


def read_parts(text: str, facts: Facts) -> State:
    first, *rest = [part.strip() for part in text.split("|")]
    parts: dict[str, str] = {}
    for part in rest:
        name, _, value = part.partition(" ")
        if name not in PARTS:
            raise NotationError(f'"{name}" is no part of a position; {near(name, PARTS)}')
        parts[name] = value.strip()
    s = read_header(first, facts)
    read_round(s, parts)
    read_roles(s, parts.get("roles", ""))
    read_rows(s, parts.get("rows", ""), int(parts.get("found", 0)))
    read_cuts(s, parts)
    read_knowledge(s, parts)
    read_talk(s, parts)
    read_steps(s, parts)
    if "over" in parts:
        side, rule = parts["over"].split()
        ending.finish(s, FACTIONS.index(side), rule)
        s.stack = s.stack if rule != ending.TimeOut.RULE else []
    return s


def read_header(text: str, facts: Facts) -> State:
    number, *words = text.split()
    if number not in [str(seats) for seats in range(4, 9)]:
        raise NotationError(f'a position begins with the number of players, 4 to 8, not "{number}"')
    values = {name: int(value) for name, _, value in (word.partition(":") for word in words) if value}
    limit, clock, first = values.get("limit", 2), values.get("clock", 0), values.get("first", 0)
    seats = int(number)
    options = Options(
        "plain" not in words,
        "open" in words,
        limit or UNLIMITED,
        clock,
        first - 1,
        "claim" in words,
        "aloud" in words,
    )
    s = State(facts, seats, options)
    s.reds = s.blues = (0,) * seats
    gather(s)
    return s


def read_round(s: State, parts: dict[str, str]) -> None:
    number, _, place = parts.get("round", "1").partition(" ")
    s.round = int(number)
    s.place = PLACES.index(place) if place else NOWHERE
    s.fate = seatlike(parts.get("fate", "blue" if s.seats == 4 else "-"), COLOURS)
    s.holder = seat_of(parts.get("holder", parts.get("first", "1")))
    s.first = seat_of(parts.get("first", str(s.holder + 1)))
    s.before = seat_of(parts.get("before", "-"))


def seatlike(text: str, ids: tuple[str, ...]) -> int:
    return NOTHING_YET if text == "-" else ids.index(text)


def seat_of(text: str) -> int:
    return NOBODY if text == "-" else int(text) - 1


def read_roles(s: State, text: str) -> None:
    """The roles that are named, and the others in the order they are prepared."""
    if text == "-":
        return
    roles = [ROLES.index(name.strip()) for name in text.split(",") if name]
    prepared: list[int] = []
    for count, *group in s.facts.groups[s.seats]:
        group.sort(key=lambda role: (not s.facts.leaders[role], role not in roles))
        prepared += group[:count]
    roles += sorted(set(prepared) - set(roles))
    if not is_prepared(s, tuple(roles)):
        raise NotationError(f"{text}: these roles are not prepared for {s.seats} players")
    s.roles = tuple(roles[: s.seats])
    s.unseen = roles[s.seats] if len(roles) > s.seats else NOBODY


def read_rows(s: State, text: str, found: int) -> None:
    """The rows that are named, filled up with the cables that must be there."""
    s.found = found
    if text == "-":
        return
    size = row_size(s)
    rows = [*text.split(), *[""] * s.seats][: s.seats]
    letters = "".join(row.ljust(size, "?") for row in rows)
    numbers = [count - letters.count(letter) for letter, count in zip(LETTERS, uncut_cables(s), strict=True)]
    if len(letters) != s.seats * size or len(text.split()) > s.seats or min(numbers) < 0:
        raise NotationError(f'"{text}" are no rows of {size} for {s.seats} players with {uncut_cables(s)} cables')
    rest = iter("".join(letter * count for letter, count in zip(LETTERS, numbers, strict=True)))
    cables = [LETTERS.index(next(rest) if letter == "?" else letter) for letter in letters]
    dealing.lay_out(s, tuple(cables))


def read_cuts(s: State, parts: dict[str, str]) -> None:
    """The cuts of earlier rounds, then those of this one."""
    for text in parts.get("history", "").split():
        round, cutter, owner, position, letter = re.split(r"[.>:=]", text)
        cable = LETTERS.index(letter)
        s.cuts.append(CutCable(int(round), int(cutter) - 1, int(owner) - 1, int(position) - 1, cable))
    for text in parts.get("cuts", "").split():
        cutter, owner, position = (int(part) - 1 for part in re.split("[>:]", text.rstrip("!")))
        is_dark = effects(s).blackout and not text.endswith("!")
        cable = HIDDEN if is_dark else s.rows[owner][position]
        s.cuts.append(CutCable(s.round, cutter, owner, position, cable))
        s.left[owner] &= ~(1 << position)
        s.made += 1
        s.found += cable == DEFUSER


def read_knowledge(s: State, parts: dict[str, str]) -> None:
    for text in parts.get("covers", default_covers(s, parts)).replace("-", "").split():
        owner, viewer, colour = re.split("[>=]", text)
        show_cover(s, int(owner) - 1, int(viewer) - 1, COLOURS.index(colour))
    for text in parts.get("peeks", "").split():
        viewer, owner, position = re.split("[>:]", text)
        s.peeks = (*s.peeks, (int(viewer) - 1, int(owner) - 1, int(position) - 1))
    s.detected = seat_of(parts.get("detected", "-"))
    s.ward = seat_of(parts.get("ward", "-"))
    if "gave" in parts:
        s.gave = tuple(LETTERS.index(letter) for letter in parts["gave"])
    if "votes" in parts:
        s.votes = tuple(seat_of(seat) for seat in parts["votes"].split(","))
    if "where" in parts:
        s.where = tuple(seat_of(seat) for seat in parts["where"].split(","))
    s.knowing = KNOWING.index(parts.get("knowing", "numbers"))


def default_covers(s: State, parts: dict[str, str]) -> str:
    """With five and more everybody has shown a cover (Shadow red) to the left, unless that is to come."""
    if s.seats == 4 or re.search("opening|show-covers", parts.get("next", "")):
        return ""
    return " ".join(
        f"{owner + 1}>{beside(s.seats, owner, LEFT) + 1}={COLOURS[s.facts.covers[role][0]]}"
        for owner, role in enumerate(s.roles)
    )


def read_talk(s: State, parts: dict[str, str]) -> None:
    for text in parts.get("talk", "").split(","):
        if text:
            read_said(s, text.strip())
    if "spoken" in parts:
        s.spoken = [int(count.replace("-", "0")) for count in parts["spoken"].split(",")]  # - in 0.2.0: has passed
    else:
        s.spoken = [0] * s.seats
    s.deals = tuple(read_deal(text) for text in parts.get("deals", "").split())
    s.answers = (None,) * s.seats
    if "answers" in parts:
        s.answers = tuple(read_action(s, text) for text in parts["answers"].split(","))


def read_said(s: State, text: str) -> None:
    when, _, what = text.partition("=")
    *before, speaker = [int(number) for number in when.split(".")]
    round, made = before or (s.round, s.made)
    action = VOCABULARY.read(what.rstrip("+-"), s.seats)
    said = Said(speaker - 1, action, round, made)
    s.talk.append(said)
    marks = {mark: truth for truth, mark in MARKS.items()}
    s.truths.append(marks[what[-1]] if what[-1] in marks else is_true(s, said))


def read_deal(text: str) -> Deals:
    return tuple((int(held[:-1]), BOMB_LETTERS.index(held[-1])) for held in text.split(","))


def read_action(s: State, text: str) -> Action | None:
    return None if text.strip() == "-" else VOCABULARY.read(text, s.seats)


def read_steps(s: State, parts: dict[str, str]) -> None:
    if "next" not in parts:
        frames: list[Frame[Any]] = [HOLDERS[effects(s).choice][s.holder]]
    else:
        texts = parts["next"].split(";")
        frames = [read_step(s, text.strip()) for text in texts if text.strip() != "-"]
    if s.round and frames and not isinstance(frames[-1], Cutting):
        frames.append(Cutting())
    s.stack = [*coming(s.round), *reversed(frames)]


def coming(round: int) -> list[Frame[Any]]:
    """The rounds after this one, and the end, as they lie on the stack."""
    return [ending.TimeOut(), *[opening.PlayRound(number) for number in range(4, round, -1)]]


def read_step(s: State, text: str) -> Frame[Any]:
    word, _, rest = text.partition(" ")
    if word not in STEPS:
        raise NotationError(f'"{word}" is no step of the rules; {near(word, STEPS)}')
    names = parameters(STEPS[word])
    values = rest.split(":") if rest else []
    kinds = [VOCABULARY.kinds[name] for name in names]
    frame = STEPS[word](*[kind.read(value, s.seats) for kind, value in zip(kinds, values, strict=True)])
    assert isinstance(frame, Frame)
    return frame
