"""A position as text, for instance `5 | roles shadow | rows b dd | round 2 paris | holder 3 | cuts 1>3:2`.

The first part is the number of players, with `plain` (no Locations), `open` (open briefing), `limit:3`,
`clock:30`, `first:2`, `claim` (of the first turn) and `aloud` (no talk at the table) where they matter. All other
parts can be left out; they stand in any order:

    roles shadow,yuri     by seat, then the unseen one; the rest as prepared
    rows b? dds           s, d, b by seat; `?` and what is missing is filled up, secure cables first
    round 2 paris         round 1 without Location if left out
    fate red              blue if left out, with four players
    first 1               the first player of the round
    holder 3              of the cutters; before 2: who held them last
    found 2               defusers of earlier rounds; history 1.2>3:1=s tells the cuts of earlier rounds
    cuts 1>3:2            of this round: cutter, owner, position; ! if cut in the dark and turned up again
    covers 1>2=red        owner, viewer, colour; if left out, with five and more, all have shown to the left
    peeks 1>2:3           viewer, owner, position; also detected 2, ward 2, gave sds, votes 1,2, where 2,1
    knowing order         or nothing; numbers if left out
    talk 2=declare 1:no   `1.0.` before it: in round 1 after no cut; + or - behind it: true or false
    deals 2n,0y,1n 1n,0n  of earlier rounds, up to the last: the defusers each held, and y or n to the bomb
    spoken 0,2,1          statements since the last cut
    answers -,show red    hidden choices
    next briefing         steps to come, with `;` between; if left out, the holder cuts
    over agency BU-WIN-02 the end
"""

from __future__ import annotations

from typing import Any

from coffret.games.time_bomb.reading import BOMB_LETTERS, KNOWING, LETTERS, MARKS, coming, read
from coffret.games.time_bomb.state import (
    BLUE,
    COLOURS,
    DEFUSER,
    HIDDEN,
    PLACES,
    RED,
    ROLES,
    UNLIMITED,
    CutCable,
    Said,
    State,
    effects,
)
from coffret.games.time_bomb.vocabulary import VOCABULARY
from coffret.kernel import Frame
from coffret.kernel.values import fields
from coffret.kernel.words import verb

__all__ = ["read", "write"]


def write(s: State) -> str:
    """The text of a state."""
    parts = {
        "roles": ",".join(ROLES[role] for role in [*s.roles, *([s.unseen] if s.unseen >= 0 else [])]) or "-",
        "rows": " ".join("".join(LETTERS[cable] for cable in row) for row in s.rows) or "-",
        "round": f"{s.round} {PLACES[s.place]}" if s.place >= 0 else str(s.round),
        "fate": COLOURS[s.fate] if s.fate >= 0 else "-" if s.seats == 4 else "",
        "first": person(s.first) or "-",
        "holder": person(s.holder) or "-",
        "before": person(s.before),
        "found": str(found_before(s)) if found_before(s) else "",
        "history": " ".join(f"{c.round}.{cut_text(c)}={LETTERS[c.cable]}" for c in s.cuts[: len(s.cuts) - s.made]),
        "cuts": " ".join(cut_text(cut) + turned_up(s, cut) for cut in this_round(s)),
        "covers": " ".join(covers_text(s)) or "-" if s.seats > 4 or covers_text(s) else "",
        "peeks": " ".join(f"{viewer + 1}>{owner + 1}:{position + 1}" for viewer, owner, position in s.peeks),
        "detected": person(s.detected),
        "ward": person(s.ward),
        "gave": "".join(LETTERS[cable] for cable in s.gave if cable >= 0),
        "votes": ",".join(person(seat) for seat in s.votes),
        "where": ",".join(map(person, s.where)) if s.where != tuple(range(s.seats)) else "",
        "knowing": KNOWING[s.knowing] if s.knowing else "",
        "talk": ",".join(said_text(said, truth) for said, truth in zip(s.talk, s.truths, strict=True)),
        "deals": " ".join(",".join(f"{defusers}{BOMB_LETTERS[bomb]}" for defusers, bomb in deal) for deal in s.deals),
        "spoken": ",".join(map(str, s.spoken)),
        "answers": answers_text(s),
        "next": "; ".join(step_text(frame) for frame in reversed(s.stack[len(coming(s.round)) :])) or "-",
        "over": f"{s.outcome.side} {s.outcome.rule}" if s.outcome else "",
    }
    return " | ".join([header(s), *[f"{name} {text}" for name, text in parts.items() if text]])


def header(s: State) -> str:
    agreed = s.options
    limit = 0 if agreed.talk_limit == UNLIMITED else agreed.talk_limit
    words = [
        str(s.seats),
        "" if agreed.locations else "plain",
        "open" if agreed.open_briefing else "",
        f"limit:{limit}" if limit != 2 else "",
        f"clock:{agreed.talk_clock}" if agreed.talk_clock else "",
        f"first:{agreed.first_player + 1}" if agreed.first_player >= 0 else "",
        "claim" if agreed.first_claim else "",
        "aloud" if agreed.aloud else "",
    ]
    return " ".join(word for word in words if word)


def person(seat: int) -> str:
    return str(seat + 1) if seat >= 0 else ""


def this_round(s: State) -> list[CutCable]:
    return s.cuts[len(s.cuts) - s.made :]


def found_before(s: State) -> int:
    """The defusers found before this round."""
    return s.found - sum(cut.cable == DEFUSER for cut in this_round(s))


def cut_text(cut: CutCable) -> str:
    return f"{cut.cutter + 1}>{cut.owner + 1}:{cut.position + 1}"


def turned_up(s: State, cut: CutCable) -> str:
    """The mark of a cable that was cut in the dark and is known now."""
    return "!" if effects(s).blackout and cut.cable != HIDDEN else ""


def covers_text(s: State) -> list[str]:
    return [
        f"{owner + 1}>{viewer + 1}={COLOURS[colour]}"
        for colour, shown in ((RED, s.reds), (BLUE, s.blues))
        for viewer in range(s.seats)
        for owner in range(s.seats)
        if shown[viewer] >> owner & 1
    ]


def said_text(said: Said, truth: int) -> str:
    what = VOCABULARY.write(said.what)
    return f"{said.round}.{said.made}.{said.speaker + 1}={what}{MARKS.get(truth, '')}"


def answers_text(s: State) -> str:
    if not any(answer is not None for answer in s.answers):
        return ""
    return ",".join("-" if answer is None else VOCABULARY.write(answer) for answer in s.answers)


def step_text(frame: Frame[Any]) -> str:
    args = ":".join(VOCABULARY.kinds[name].write(getattr(frame, name)) for name in fields(frame))
    return f"{verb(type(frame))} {args}".strip()
