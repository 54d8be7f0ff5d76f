"""A position as text: `hannibal@12> [boost,patrol] face@30<* amy@0! | turn 2 | discard boost,guide`.

Characters come in the order of the seats: the space, the way it faces (`>` inward, `<` outward, `>>` inward again
after turning round at START), `*` if it has the formula, `!` if SIDELINED lies before it, and its hand. What is left
out is as at the start of a turn: facing inward, hands empty, seat 1 to move with one roll to make and no card played,
all other cards in the draw pile.

Further parts: `turn 2`; `rolled` (no roll is left to make, unless `owes 1` says so); `played`; `by card`
(brought here by one); `discard boost,guide` (the top is last) or `deck boost` (all others are discarded);
`dice 4` or `dice 6:4` (as they lie, the red one first); `now watch-screen 1 then take-turn 1` for steps inside
a turn; `setting up` before the first. What players remember of the cards since the last shuffle: `held boost,guide
- patrol` (the hands at that moment, by seat) and `spent patrol - -` (what was given up since, in order); without
them the memory is fresh.
"""

import re
from typing import Any, cast

from coffret.games.a_team.rules.cards import reshuffle
from coffret.games.a_team.rules.movement import leave_fortress
from coffret.games.a_team.rules.turn import CLOSE_TURN, TAKE_TURN, begin_turn
from coffret.games.a_team.state import (
    CARDS,
    CHARACTERS,
    INWARD,
    KINDS,
    MOST_SEATS,
    NOBODY,
    OUTWARD,
    SIDELINED,
    Facts,
    State,
)
from coffret.kernel import Action, NotationError
from coffret.kernel.errors import near
from coffret.kernel.words import Kind, Many, Names, Number, Seat, steps_of

WORDS: dict[str, Kind] = {
    "seat": Seat(),
    "target": Seat(),
    "opponent": Seat(),
    "rolling": Many(Seat()),
    "character": Names("character", CHARACTERS),
    "card": Names("card", CARDS),
    "kind": Names("space", KINDS),
    "die": Number(1, 6),
    "red": Number(1, 6),
    "blue": Number(1, 6),
    "rolls": Many(Number(1, 6)),
    "steps": Number(1, 99),
}
STEPS = steps_of("coffret.games.a_team", WORDS)  # `advance 2:7`
WAYS = (">", "<", ">>")  # by facing
HAND = Many(WORDS["card"])
PLAYER = re.compile(r"(\?|[a-z]+)@(\d+)(<|>{0,2})([*!]*)(?: ?\[([^]]*)\])?(?: |$)")


def write(s: State) -> str:
    """The position in one line."""
    parts = [" ".join(write_player(s, seat) for seat in range(s.seats))]
    parts.append("setting up" if s.turn == NOBODY else f"turn {s.turn + 1}")
    if s.rolled:
        parts.append("rolled")
    if s.owes != owed(s):
        parts.append(f"owes {s.owes}")
    flags = {"played": s.played, "landed": s.landed, "by card": s.by_card}
    parts += [word for word, is_so in flags.items() if is_so]
    if s.blue:
        parts.append(f"dice {s.red}:{s.blue}" if s.red else f"dice {s.blue}")
    if s.discard:
        parts.append(f"discard {HAND.write(s.discard)}")
    remembered = {"held": s.held, "spent": s.spent}
    parts += [f"{word} {' '.join(map(HAND.write, cards))}" for word, cards in remembered.items() if any(cards)]
    if not is_in_turn(s):
        parts.append("now " + " then ".join(STEPS.write(cast(Action, step)) for step in reversed(s.stack)))
    return " | ".join(parts)


def write_player(s: State, seat: int) -> str:
    """One character and its hand."""
    character = CHARACTERS[s.characters[seat]] if s.characters[seat] != NOBODY else "?"
    marks = WAYS[s.facing[seat]]
    marks += "*" if s.holder == seat else ""
    marks += "!" if s.sidelined[seat] else ""
    hand = f" [{HAND.write(s.hands[seat])}]" if s.hands[seat] else ""
    return f"{character}@{s.at[seat]}{marks}{hand}"


def owed(s: State) -> int:
    """The rolls that are owed if a position does not say it."""
    return 0 if s.rolled or s.turn == NOBODY else 1


def is_in_turn(s: State) -> bool:
    """Whether only the turn itself is open, and not some step inside it."""
    return s.turn != NOBODY and not s.landed and s.stack in ([TAKE_TURN[s.turn]], [CLOSE_TURN[s.turn]])


def read(text: str, facts: Facts) -> State:
    """The state that a text describes."""
    players, *parts = [part.strip() for part in text.split("|")]
    s = read_players(players, facts)
    begin_turn(s, 0)
    said: dict[str, str] = {}
    for part in parts:
        word, _, rest = part.partition(" ")
        if word not in READERS:
            raise NotationError(f'"{part}" is no part of a position; {near(word, READERS)}')
        said[word] = rest
    for word in READERS:  # in their own order: `owes` knows whose turn it is
        if word in said:
            READERS[word](s, said[word])
    lay_out_cards(s, said)
    if s.holder != NOBODY and s.at[s.holder] == 0:
        leave_fortress(s)
    return s


def read_players(text: str, facts: Facts) -> State:
    """The characters and their hands."""
    found = list(PLAYER.finditer(text))
    if "".join(match[0] for match in found) != text or not 2 <= len(found) <= MOST_SEATS:
        raise NotationError(f'"{text}" is not two to four like "hannibal@12> [boost,patrol] face@30<*"')
    s = State(facts, len(found))
    for seat, (name, space, way, marks, hand) in enumerate(match.groups() for match in found):
        s.characters.append(NOBODY if name == "?" else WORDS["character"].read(name, s.seats))
        s.at.append(Number(0, facts.cellar).read(space, s.seats))
        s.facing.append(WAYS.index(way or ">"))
        s.sidelined.append("!" in marks)
        s.hands.append(tuple(sorted(HAND.read(hand, s.seats))) if hand else ())
        s.holder = seat if "*" in marks else s.holder
    check_formula(s, text)
    return s


def check_formula(s: State, text: str) -> None:
    """Whoever faces outward or has turned back came from the CELLAR, so somebody facing outward has the formula."""
    has_been_in_cellar = any(facing != INWARD for facing in s.facing)
    if has_been_in_cellar != (s.holder != NOBODY) or (s.holder != NOBODY and s.facing[s.holder] != OUTWARD):
        raise NotationError(f'"{text}": exactly one of those that face outward (<) has the formula (*)')
    for seat in range(s.seats):
        if s.at[seat] == 0 and s.facing[seat] == OUTWARD and seat != s.holder:
            raise NotationError(
                f'"{text}": without the formula nobody on START faces outward (<), but inward again (>>)'
            )


def read_turn(s: State, rest: str) -> None:
    begin_turn(s, WORDS["seat"].read(rest, s.seats))


def read_setting(s: State, rest: str) -> None:
    s.turn = NOBODY
    s.owes = 0


def read_rolled(s: State, rest: str) -> None:
    s.rolled = True
    s.owes = 0


def read_owes(s: State, rest: str) -> None:
    s.owes = Number(0, 9).read(rest, s.seats)


def read_played(s: State, rest: str) -> None:
    s.played = True


def read_landed(s: State, rest: str) -> None:
    s.landed = True


def read_by(s: State, rest: str) -> None:
    s.by_card = True


def read_discard(s: State, rest: str) -> None:
    s.discard = list(HAND.read(rest, s.seats))


def read_deck(s: State, rest: str) -> None:
    s.deck = [0] * len(CARDS)
    for card in HAND.read(rest, s.seats):
        s.deck[card] += 1


def read_dice(s: State, rest: str) -> None:
    red, _, blue = rest.rpartition(":")
    s.red = WORDS["red"].read(red, s.seats) if red else 0
    s.blue = WORDS["blue"].read(blue, s.seats)


def read_held(s: State, rest: str) -> None:
    s.held = read_hands(s, rest)


def read_spent(s: State, rest: str) -> None:
    s.spent = read_hands(s, rest)


def read_hands(s: State, text: str) -> list[tuple[int, ...]]:
    """Cards by seat."""
    hands = [HAND.read(cards, s.seats) for cards in text.split()]
    if len(hands) != s.seats:
        raise NotationError(f'"{text}" are not the cards of {s.seats} players like "boost,guide - patrol"')
    return hands


def read_now(s: State, rest: str) -> None:
    s.stack = [cast(Any, STEPS.read(step, s.seats)) for step in reversed(rest.split(" then "))]


READERS = {
    "turn": read_turn,
    "setting": read_setting,
    "rolled": read_rolled,
    "owes": read_owes,
    "played": read_played,
    "landed": read_landed,
    "by": read_by,
    "discard": read_discard,
    "deck": read_deck,
    "dice": read_dice,
    "held": read_held,
    "spent": read_spent,
    "now": read_now,
}


def lay_out_cards(s: State, said: dict[str, str]) -> None:
    """Put every card that is not named where it belongs, and the turn on the stack if no step is."""
    rest = list(s.facts.copies)
    in_hands = [card for hand in s.hands for card in hand]
    laid = [SIDELINED for lies in s.sidelined if lies]
    in_deck = [card for card, copies in enumerate(s.deck) for _ in range(copies)]
    for card in (*laid, *in_deck, *s.discard, *in_hands):
        rest[card] -= 1
        if rest[card] < 0:
            raise NotationError(f'there are only {s.facts.copies[card]} cards "{CARDS[card]}"')
    if "deck" in said:
        s.discard = [card for card, copies in enumerate(rest) for _ in range(copies)] + s.discard
    else:
        s.deck = rest
    remember_cards(s)
    if sum(s.deck) == 0:
        reshuffle(s)
    if not s.stack:
        s.stack = [TAKE_TURN[max(s.turn, 0)]]


def remember_cards(s: State) -> None:
    """AT-CARD-04 The pile at the last shuffle: what is left of it, and what came into the hands since."""
    s.held = s.held or [()] * s.seats
    s.spent = s.spent or [()] * s.seats
    pool = s.deck[:]
    for seat in range(s.seats):
        for card in (*s.hands[seat], *s.spent[seat]):
            pool[card] += 1
        for card in s.held[seat]:
            pool[card] -= 1
    if min(pool) < 0:
        raise NotationError("the cards held at the last shuffle must still be in the hands or have been spent")
    s.pool = tuple(pool)
