"""How a position is read from its text; what cannot be read is named, with what is near."""

from collections.abc import Callable
from typing import Any, cast

from coffret.games.thunderbirds_solo.names import CARDS, COLOURS, SYMBOLS
from coffret.games.thunderbirds_solo.notation import FLAGS, NUMBERS, STEPS
from coffret.games.thunderbirds_solo.rules import dice, discarding, dispatch, lady, pods, rescue, turn
from coffret.games.thunderbirds_solo.rules.ending import lose, win
from coffret.games.thunderbirds_solo.rules.table import assign
from coffret.games.thunderbirds_solo.setup import lay_out
from coffret.games.thunderbirds_solo.state import (
    ADVANCED_CARDS,
    FIRST_POD,
    ISLAND,
    KEPT,
    MARKER,
    NOBODY,
    NOWHERE,
    PILOTS,
    TB2,
    UNROLLED,
    VEHICLES,
    Facts,
    State,
    is_advanced,
)
from coffret.games.thunderbirds_solo.view import cards_unseen
from coffret.games.thunderbirds_solo.vocabulary import WORDS
from coffret.kernel import NotationError
from coffret.kernel.errors import near
from coffret.kernel.words import Number

IN_ACTION = (
    rescue.Prepare,
    rescue.AfterRoll,
    dice.RollDice,
    discarding.KeepDice,
    discarding.SpendStored,
    discarding.UseStored,
    discarding.StoreSymbols,
)
UNTIL_THE_END = (dispatch.DISPATCH, pods.REFILL, rescue.RESCUES, lady.LADY_MOVES, lady.LADY_ESCORTS, turn.END_TURN)


def read(text: str, facts: Facts) -> State:
    """The state that a text describes."""
    said: dict[str, str] = {}
    for part in text.split("|"):
        word, _, rest = part.strip().partition(" ")
        if word not in READERS:
            raise NotationError(f'"{part.strip()}" is no part of a position; {near(word, READERS)}')
        said[word] = rest.strip()
    s = lay_out(facts, 0)
    s.turn = 1
    s.scrapped = []
    for word in READERS:  # in their own order: `hold` knows where Thunderbird 2 is
        if word in said:
            READERS[word](s, said[word])
    fill_decks(s, said)
    if "now" not in said:
        s.stack = list(UNTIL_THE_END)[::-1]
    if "over" in said:
        end(s, "now" in said)
    check(s)
    return s


def one(kind: str, text: str) -> int:
    """The number of a named thing."""
    found: int = WORDS[kind].read(text, 1)
    return found


def many(kind: str, rest: str) -> list[int]:
    """`a,b` as numbers; `-` is none."""
    return [one(kind, part) for part in rest.replace(" ", "").split(",") if part not in ("", "-")]


def pairs(rest: str) -> list[tuple[str, str]]:
    """`tb1 2, tb2 3` as pairs."""
    found = [tuple(part.split()) for part in rest.split(",") if part.strip() not in ("", "-")]
    for pair in found:
        if len(pair) != 2:
            raise NotationError(f'"{" ".join(pair)}" is not a thing and what is said of it')
    return [(first, second) for first, second in found]


def mask(kind: str, rest: str) -> int:
    """Named things as bits."""
    return sum(1 << number for number in many(kind, rest))


def read_die(text: str) -> tuple[int, int]:
    """`white_fire` as colour and symbol."""
    colour, _, symbol = text.partition("_")
    if colour not in COLOURS or symbol not in (*SYMBOLS, "unrolled"):
        raise NotationError(f'"{text}" is no die such as white_fire')
    return COLOURS.index(colour), UNROLLED if symbol == "unrolled" else SYMBOLS.index(symbol)


def chain_reader(place: int) -> Callable[[State, str], None]:
    """How a chain is read."""

    def read_chain(s: State, rest: str) -> None:
        for word in rest.split() if rest != "-" else []:
            name, influenced, hood = word.partition("!")
            card = one("card", name)
            s.chains[place].append(card)
            if influenced:
                s.marks[card] = one("card", hood) if hood else MARKER

    return read_chain


def read_call(s: State, rest: str) -> None:
    for place, card in pairs(rest):
        s.slots[Number(1, 4).read(place, 1)] = one("card", card)


def read_crew(s: State, rest: str) -> None:
    s.aboard = [NOBODY] * PILOTS
    s.pilot = [NOBODY] * VEHICLES
    for pilot, vehicle in pairs(rest):
        assign(s, one("pilot", pilot), one("vehicle", vehicle))


def read_at(s: State, rest: str) -> None:
    for vehicle, place in pairs(rest):
        s.at[one("vehicle", vehicle)] = one("place", place)


def read_hold(s: State, rest: str) -> None:
    s.hold = sorted(many("vehicle", rest))
    for vehicle in s.hold:
        s.at[vehicle] = s.at[TB2]


def read_down(s: State, rest: str) -> None:
    s.down = mask("pilot", rest)


def read_stored(s: State, rest: str) -> None:
    for vehicle, die in pairs(rest):
        colour, symbol = read_die(die)
        s.stored[one("vehicle", vehicle)] += (colour * 8 + symbol,)
        s.supply[colour] -= 1


def read_lady(s: State, rest: str) -> None:
    place, side, *her = rest.split()
    if side not in ("road", "air"):
        raise NotationError(f'"{side}" is no side of Lady Penelope\'s card: road or air')
    s.lady, s.air = one("place", place), side == "air"
    s.escorted = one("card", her[0]) if her else NOBODY


def read_advanced(s: State, rest: str) -> None:
    s.advanced = Number(0, ADVANCED_CARDS).read(rest, 1)


def read_roll(s: State, rest: str) -> None:
    vehicle, _, shown = rest.partition(" ")
    s.rescuer = NOBODY if vehicle == "-" else one("vehicle", vehicle)
    for die in shown.split(",") if shown != "-" else []:
        colour, symbol = read_die(die)
        s.dice.append(colour)
        s.faces.append(symbol)
        s.laid.append(NOWHERE)
        if s.rescuer != NOBODY:
            s.supply[colour] -= 1


def read_laid(s: State, rest: str) -> None:
    known = {"no": NOWHERE, "kept": KEPT}
    s.laid = [known[word] if word in known else one("card", word) for word in rest.split(",") if word != "-"]


def read_cleared(s: State, rest: str) -> None:
    for vehicle, count in pairs(rest):
        s.cleared[one("vehicle", vehicle)] = Number(0, len(CARDS)).read(count, 1)


def read_overflow(s: State, rest: str) -> None:
    s.overflow = NOBODY if rest == "-" else one("place", rest)


def read_moved(s: State, rest: str) -> None:
    s.moved = mask("vehicle", rest)


def read_acted(s: State, rest: str) -> None:
    s.acted = mask("pilot", rest)


def read_flags(s: State, rest: str) -> None:
    for name in rest.replace(" ", "").split(","):
        if name in FLAGS:
            setattr(s, name, True)
        elif name != "-":
            raise NotationError(f'"{name}" is no flag of a turn; {near(name, FLAGS)}')


def read_now(s: State, rest: str) -> None:
    s.stack = [cast(Any, STEPS.read(step, 1)) for step in reversed(rest.split(" then "))]


def read_over(s: State, rest: str) -> None:
    """`end` does it, when all the rest is read."""


def list_reader(name: str, kind: str, *, from_top: bool = False) -> Callable[[State, str], None]:
    """How a pile is read."""
    return lambda s, rest: setattr(s, name, many(kind, rest)[:: -1 if from_top else 1])


def number_reader(name: str) -> Callable[[State, str], None]:
    """How a plain number of the state is read."""
    return lambda s, rest: setattr(s, name, Number(0, NUMBERS[name]).read(rest, 1))


READERS: dict[str, Callable[[State, str], None]] = {
    **{str(place): chain_reader(place) for place in range(1, 5)},
    "call": read_call,
    "crew": read_crew,
    "at": read_at,
    "hold": read_hold,
    "down": read_down,
    "stored": read_stored,
    "lady": read_lady,
    "advanced": read_advanced,
    "top": list_reader("deck", "card", from_top=True),
    "deck": list_reader("deck", "card", from_top=True),
    "out": list_reader("out", "card"),
    "discard": list_reader("discard", "card"),
    "rescued": list_reader("rescued", "card"),
    "shaken": list_reader("shaken", "card"),
    "pods": list_reader("pods", "vehicle", from_top=True),
    "display": list_reader("display", "vehicle"),
    "scrapped": list_reader("scrapped", "vehicle"),
    **{name: number_reader(name) for name in NUMBERS},
    "moved": read_moved,
    "acted": read_acted,
    "flags": read_flags,
    "roll": read_roll,
    "laid": read_laid,
    "cleared": read_cleared,
    "overflow": read_overflow,
    "now": read_now,
    "over": read_over,
}


def end(s: State, steps_are_left: bool) -> None:
    """TS-END-01, TS-END-03 The play is over: lost where a chain overflows, won elsewhere."""
    if not steps_are_left:
        s.stack = []
    if s.overflow != NOBODY:
        lose(s, s.overflow)
    else:
        win(s)


def fill_decks(s: State, said: dict[str, str]) -> None:
    """Whatever is not named lies in its deck, or in the discard pile if the whole deck is named."""
    placed = {*s.deck, *s.out}
    rest = [card for card in cards_unseen(s) if card not in placed]
    regular = [card for card in rest if not is_advanced(card)]
    advanced = [card for card in rest if is_advanced(card)]
    if "deck" in said:
        s.discard += [] if "discard" in said else regular
        s.out += [] if "out" in said else advanced
    else:
        known = len(s.facts.advanced) - len(advanced) - len(s.out)
        more = max(0, s.advanced - known)
        s.deck = [*(regular + advanced[:more])[::-1], *s.deck]
        s.out += advanced[more:]
    if "advanced" not in said:
        s.advanced = len(s.facts.advanced) - len(s.out)
    named = {*s.pods, *s.display, *s.scrapped, *[it for it in s.aboard if it >= FIRST_POD]}
    left = [pod for pod in s.facts.pods if pod not in named]
    if "display" not in said:
        s.display, left = left[:3], left[3:]
    if "pods" not in said:
        s.pods = left[::-1]
    elif "scrapped" not in said:
        s.scrapped += left


def check(s: State) -> None:
    """Nothing can be in two places, and no dice can be missing."""
    cards = [card for chain in s.chains for card in chain]
    cards += [*s.deck, *s.out, *s.discard, *s.rescued, *s.shaken]
    cards += [card for card in (*s.slots, s.escorted, *s.marks.values()) if card != NOBODY]
    for card in cards:
        if s.facts.type[card] == NOBODY:
            raise NotationError(f'there is no "{CARDS[card]}" in this deck')
    twice = {CARDS[card] for card in cards if cards.count(card) > 1}
    if twice:
        raise NotationError(f'"{", ".join(sorted(twice))}" lies in two places')
    if min(s.supply) < 0:
        raise NotationError("more dice are in use than there are of a colour")
    if any(place != ISLAND and s.pilot[vehicle] == NOBODY for vehicle, place in enumerate(s.at)):
        raise NotationError("no vehicle is at a chain without a pilot")
    if s.rescuer == NOBODY and s.stack and isinstance(s.stack[-1], IN_ACTION):
        raise NotationError("a Rescue action needs a vehicle and its dice, such as `roll tb1 white_fire,white_wild`")
