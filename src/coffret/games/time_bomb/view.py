"""What a seat may know, built from nothing; and a full state that fits what it knows."""

from __future__ import annotations

from typing import Any

from coffret.games.time_bomb.rules.dealing import uncut_cables
from coffret.games.time_bomb.rules.opening import prepare
from coffret.games.time_bomb.rules.together import Together
from coffret.games.time_bomb.rules.truth import OF_THE_DEAL, is_true
from coffret.games.time_bomb.state import (
    BLUE,
    BOMB,
    DEFUSER,
    HIDDEN,
    KNOW_NOTHING,
    KNOW_ORDER,
    NO,
    RED,
    SHADOW,
    YES,
    CutCable,
    Deals,
    Facts,
    Options,
    Said,
    State,
    beside,
    effects,
    numbers,
    show_cover,
)
from coffret.kernel import Action, Frame, Outcome, Record, Rng

Cover = tuple[int, int, int]  # viewer, owner, colour (HIDDEN where it is not known)


class View(Record):
    """Everything that one seat knows. HIDDEN stands for what it does not."""

    facts: Facts
    seat: int
    seats: int
    options: Options
    roles: tuple[int, ...]
    unseen: int
    fate: int
    covers: tuple[Cover, ...]
    round: int
    place: int
    first: int
    holder: int
    before: int
    made: int
    found: int
    rows: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    where: tuple[int, ...]
    knowing: int
    dealt: tuple[int, int]  # how many defusers, and YES or NO to the bomb, at the deal of this round
    peeks: tuple[tuple[int, int, int], ...]
    gave: tuple[int, ...]
    detected: int
    reading: tuple[int, int]  # of the lie detector, like `dealt`
    ward: int
    votes: tuple[int, ...]
    cuts: tuple[CutCable, ...]
    talk: tuple[Said, ...]
    truths: tuple[int, ...]  # empty before the end
    deals: tuple[Deals, ...]  # empty before the end
    spoken: tuple[int, ...]
    answered: tuple[bool, ...]
    answer: Action | None
    stack: tuple[Frame[Any], ...]
    outcome: Outcome | None


def view(s: State, seat: int) -> View:
    """BU-ROLE-07..08 BU-KNOW-04..07 BU-TABLE-09 One sees his role, what he looked at, what is public."""
    over = s.outcome is not None
    return View(
        s.facts,
        seat,
        s.seats,
        s.options,
        tuple([role if over or owner == seat else HIDDEN for owner, role in enumerate(s.roles)]),
        s.unseen if over or s.unseen < 0 else HIDDEN,
        s.fate,
        known_covers(s, seat, over),
        s.round,
        s.place,
        s.first,
        s.holder,
        s.before,
        s.made,
        s.found,
        s.rows if over else known_rows(s, seat),
        tuple(s.left),
        s.where,
        s.knowing,
        dealt_to(s, seat),
        s.peeks,
        known_gifts(s, seat, over),
        s.detected,
        detector_reading(s, seat, over),
        s.ward,
        s.votes,
        tuple(s.cuts),
        tuple(s.talk),
        tuple(s.truths) if over else (),  # BU-TALK-11
        s.deals if over else (),
        tuple(s.spoken),
        tuple([answer is not None for answer in s.answers]),
        s.answers[seat] if seat >= 0 else None,
        tuple(s.stack),
        s.outcome,
    )


def known_covers(s: State, seat: int, over: bool) -> tuple[Cover, ...]:
    """BU-COVER-09 BU-COVER-13 Who saw whose cover is public; the colour stays between the two."""
    found: list[Cover] = []
    for viewer in range(s.seats):
        reds, blues = s.reds[viewer], s.blues[viewer]
        if not reds | blues:
            continue
        for owner in range(s.seats):
            red = reds >> owner & 1
            blue = blues >> owner & 1
            if over or seat in (viewer, owner):
                if red:
                    found.append((viewer, owner, RED))
                if blue:
                    found.append((viewer, owner, BLUE))
            elif red or blue:
                found.append((viewer, owner, HIDDEN))
    return tuple(found)


def known_rows(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """BU-KNOW-02..04 The type of a position is known when it was turned up, or shown to this very seat."""
    rows = [[HIDDEN] * len(row) for row in s.rows]
    for index in range(len(s.cuts) - s.made, len(s.cuts)):
        cut = s.cuts[index]
        rows[cut.owner][cut.position] = cut.cable
    for viewer, owner, position in s.peeks:
        if viewer == seat:
            rows[owner][position] = s.rows[owner][position]
    if seat >= 0 and rows and s.knowing == KNOW_ORDER:  # BU-PLACE-11
        rows[seat] = list(s.rows[seat])
    return tuple([tuple(row) for row in rows])


def dealt_to(s: State, seat: int) -> tuple[int, int]:
    """BU-KNOW-01 The numbers a player saw when he looked at his cables."""
    if seat < 0 or not s.rows or s.knowing == KNOW_NOTHING:  # BU-PLACE-13
        return HIDDEN, HIDDEN
    return numbers(s.rows[s.where[seat]])


def known_gifts(s: State, seat: int, over: bool) -> tuple[int, ...]:
    """BU-PLACE-04 Giver and receiver know the cable that was passed on."""
    if not s.gave or max(s.gave) < 0:
        return s.gave  # nothing was passed on
    side = effects(s).side
    return tuple(
        [
            cable if cable < 0 or over or seat == giver or seat == beside(s.seats, giver, side) else HIDDEN
            for giver, cable in enumerate(s.gave)
        ]
    )


def detector_reading(s: State, seat: int, over: bool) -> tuple[int, int]:
    """BU-PLACE-07 The first player alone knows what the lie detector said."""
    if s.detected < 0 or not (over or seat == s.first):
        return HIDDEN, HIDDEN
    defusers, bomb = numbers(s.rows[s.detected])
    return defusers if effects(s).number else HIDDEN, bomb


# The way back


def determinize(v: View, rng: Rng) -> State:
    """A state that fits everything this seat knows; what it does not know is drawn."""
    s = State(v.facts, v.seats, v.options)
    s.fate = v.fate
    s.round, s.place = v.round, v.place
    s.first, s.holder, s.before = v.first, v.holder, v.before
    s.made, s.found = v.made, v.found
    s.left, s.where, s.knowing = list(v.left), v.where, v.knowing
    s.peeks, s.detected, s.ward, s.votes = v.peeks, v.detected, v.ward, v.votes
    s.cuts, s.talk, s.spoken = list(v.cuts), list(v.talk), list(v.spoken)
    s.stack, s.outcome = list(v.stack), v.outcome
    draw_roles(s, v, rng)
    draw_covers(s, v, rng)
    draw_rows(s, v, rng)
    s.gave = tuple([draw_gift(s, giver, cable, rng) for giver, cable in enumerate(v.gave)])
    s.truths = list(v.truths) if v.outcome else [draw_truth(s, said, rng) for said in v.talk]
    s.deals = v.deals  # none before the end: earlier deals decide nothing any more
    s.answers = (None,) * v.seats
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Together):
        s.answers = tuple([draw_answer(s, v, frame, seat, rng) for seat in range(v.seats)])
    return s


def draw_roles(s: State, v: View, rng: Rng) -> None:
    """BU-SETUP-03..04 Roles that fit the table and the covers this seat was shown."""
    if not v.roles or v.outcome is not None:
        s.roles, s.unseen = v.roles, v.unseen
        return
    roles = list(v.roles)
    mine = roles[v.seat] if v.seat >= 0 else HIDDEN
    free = [role for role in prepare(s, rng, mine) if role != mine]
    shown = [
        [colour for viewer, by, colour in v.covers if viewer == v.seat and by == owner] for owner in range(v.seats)
    ]
    told = [owner for owner in range(v.seats) if shown[owner]]
    ways = assignments(s.facts, free, [shown[owner] for owner in told])
    chosen = ways[rng.weighted([weight for weight, _ in ways])][1]
    for owner, role in zip(told, chosen):
        roles[owner] = role
        free.remove(role)
    rng.shuffle(free)
    s.roles = tuple([role if role >= 0 else free.pop() for role in roles])
    s.unseen = free.pop() if free else v.unseen


def assignments(facts: Facts, free: list[int], shown: list[list[int]]) -> list[tuple[int, list[int]]]:
    """All ways to give roles to players who have shown these covers; Shadow shows either as often."""
    if not shown:
        return [(1, [])]
    found = []
    for role in free:
        if set(shown[0]) <= set(facts.covers[role]):
            weight = 1 if facts.factions[role] == SHADOW else 2
            rest = [other for other in free if other != role]
            found += [(weight * more, [role, *roles]) for more, roles in assignments(facts, rest, shown[1:])]
    return found


def draw_covers(s: State, v: View, rng: Rng) -> None:
    """Covers that others were shown: one that the role has."""
    s.reds = s.blues = (0,) * v.seats
    for viewer, owner, colour in v.covers:
        if colour == HIDDEN:
            covers = s.facts.covers[s.roles[owner]]
            colour = covers[rng.below(len(covers))]
        show_cover(s, owner, viewer, colour)


def draw_rows(s: State, v: View, rng: Rng) -> None:
    """Cables that fit: positions that are known, rows whose numbers are known, and the public rest."""
    rows = [list(row) for row in v.rows]
    pool = list(uncut_cables(s))
    for row in rows:
        for cable in row:
            if cable >= 0:
                pool[cable] -= 1
    if rows and v.dealt[1] != HIDDEN:
        fill(rows[v.where[v.seat]], pool, v.dealt, rng)
    if v.reading[0] != HIDDEN:
        fill(rows[v.detected], pool, v.reading, rng)
    elif v.reading[1] == YES:
        put(rows[v.detected], pool, BOMB, rng)
    if v.seat >= 0 and v.gave and v.gave[v.seat] >= 0:  # BU-PLACE-04
        put(rows[beside(v.seats, v.seat, effects(s).side)], pool, v.gave[v.seat], rng)
    if pool[BOMB] and v.outcome is None and rows:
        safe = v.detected if v.reading[1] == NO else HIDDEN
        put_bomb([row for owner, row in enumerate(rows) if owner != safe], pool, rng)
    rest = [cable for cable in range(3) for _ in range(pool[cable])]
    rng.shuffle(rest)
    s.rows = tuple([tuple([cable if cable >= 0 else rest.pop() for cable in row]) for row in rows])


def fill(row: list[int], pool: list[int], known: tuple[int, int], rng: Rng) -> None:
    """Complete a row so that it has these numbers."""
    defusers, bomb = known
    cables = [DEFUSER] * (defusers - row.count(DEFUSER))
    cables += [BOMB] * ((bomb == YES) - row.count(BOMB))
    cables += [0] * (row.count(HIDDEN) - len(cables))
    rng.shuffle(cables)
    for position, cable in enumerate(row):
        if cable == HIDDEN:
            row[position] = cables.pop()
            pool[row[position]] -= 1


def put(row: list[int], pool: list[int], cable: int, rng: Rng) -> None:
    """Make sure that a row holds a cable of this type."""
    if cable not in row:
        hidden = [position for position, known in enumerate(row) if known == HIDDEN]
        row[hidden[rng.below(len(hidden))]] = cable
        pool[cable] -= 1


def put_bomb(rows: list[list[int]], pool: list[int], rng: Rng) -> None:
    """Put the bomb somewhere in these rows, each place being as likely."""
    places = [(row, position) for row in rows for position, cable in enumerate(row) if cable == HIDDEN]
    row, position = places[rng.below(len(places))]
    row[position] = BOMB
    pool[BOMB] -= 1


def draw_gift(s: State, giver: int, cable: int, rng: Rng) -> int:
    """A cable that may have been passed on: one that the receiver has."""
    if cable != HIDDEN:
        return cable
    row = s.rows[beside(s.seats, giver, effects(s).side)]
    return row[rng.below(len(row))]


def draw_truth(s: State, said: Said, rng: Rng) -> int:
    """BU-TALK-11 Whether something said was true in this state; earlier deals are not known."""
    if said.round != s.round and isinstance(said.what, OF_THE_DEAL):
        return rng.below(2)
    return is_true(s, said)


def draw_answer(s: State, v: View, frame: Together, seat: int, rng: Rng) -> Action | None:
    """A hidden choice that a player may have made."""
    if seat == v.seat or not v.answered[seat]:
        return v.answer if seat == v.seat else None
    choices = frame.choices(s, seat)
    return choices[rng.below(len(choices))]
