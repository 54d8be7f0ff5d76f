"""How a position is read from its text; what cannot be read is named, with what is near."""

import re
from collections.abc import Callable
from typing import Any, cast

from coffret.games.thunderbirds import setup
from coffret.games.thunderbirds.names import (
    CARDS,
    LEVELS,
)
from coffret.games.thunderbirds.notation import ENDS, FLAGS, LETTERS, NUMBERS, STEPS
from coffret.games.thunderbirds.rules import (
    scheme,
    turn,
)
from coffret.games.thunderbirds.rules.table import bring_along
from coffret.games.thunderbirds.state import (
    DISCARD,
    HOOD_CARD,
    HOODS_IN_LAYER,
    JOHN,
    LAYER,
    NO_CARD,
    NOBODY,
    ORBIT,
    PLAN,
    SKULL,
    SOLO_PLAYERS,
    TB2,
    TB3,
    Facts,
    State,
)
from coffret.games.thunderbirds.vocabulary import DRAWN, PERSON, WORDS
from coffret.kernel import NotationError, Outcome
from coffret.kernel.errors import near
from coffret.kernel.words import Names, Number

FULL_DECK = 36  # disasters in a new deck
LAYERS = 4  # piles of a new deck
PLAYER = re.compile(r"(\?|[a-z_]+)(?:\[([^]]*)\])? ?")


def read(text: str, facts: Facts) -> State:
    """The state that a text describes."""
    players, *parts = [part.strip() for part in text.split("|")]
    said: dict[str, str] = {}
    for part in parts:
        word, _, rest = part.partition(" ")
        if word not in READERS:
            raise NotationError(f'"{part}" is no part of a position; {near(word, READERS)}')
        said[word] = rest.strip()
    s = read_players(players, facts, "solo" in said)
    turn.begin_turn(s, 0)
    if s.player_of[JOHN] != NOBODY:
        s.at[TB3] = ORBIT
    for word in READERS:  # in their own order: `hold` knows where Thunderbird 2 is
        if word in said:
            READERS[word](s, said[word])
    lay_out_deck(s, said)
    if "scheme" not in said and s.foiled < 3:
        s.scheme = scheme.next_schemes(s)[0]
    if not s.stack and s.outcome is None:
        s.stack = [turn.TAKE_TURN[s.characters[s.turn]]]
    return s


def read_players(text: str, facts: Facts, solo: bool) -> State:
    """The characters, and what each player has."""
    found = list(PLAYER.finditer(text))
    if "".join(match[0] for match in found) != text or not 1 <= len(found) <= 4:
        raise NotationError(f'"{text}" is not one to four characters like "alan[WW sir_jeremy_hodge] john"')
    s = setup.lay_out(facts, 1 if solo else len(found))
    if s.players != len(found):
        raise NotationError(f'"{text}": {s.players} characters are played, not {len(found)}')
    for player, match in enumerate(found):
        if match[1] != "?":
            character = PERSON.read(match[1], s.seats)
            s.characters[player] = character
            s.player_of[character] = player
        read_belongings(s, player, match[2] or "")
    return s


def read_belongings(s: State, player: int, text: str) -> None:
    """Tokens by letters, cards by name."""
    for word in text.replace(",", " ").split():
        if word in CARDS:
            s.fab[there(s, CARDS.index(word))] = player
            continue
        for letter in word:
            if letter not in LETTERS or s.supply[LETTERS.index(letter)] == 0:
                raise NotationError(f'"{word}": an F.A.B. card, or tokens {LETTERS}, six of each; {near(word, CARDS)}')
            s.supply[LETTERS.index(letter)] -= 1
            s.tokens[player][LETTERS.index(letter)] += 1


def there(s: State, card: int) -> int:
    """An F.A.B. card that there is."""
    if s.fab[card] == NO_CARD:
        raise NotationError(f'there is no "{CARDS[card]}" in this pack')
    return card


def pairs(rest: str) -> list[tuple[str, str]]:
    """`tb1 asia, tb2 africa` as pairs."""
    found = [tuple(part.split()) for part in rest.split(",") if part.strip() not in ("", "-")]
    for pair in found:
        if len(pair) != 2:
            raise NotationError(f'"{" ".join(pair)}" is not a thing and its place')
    return [(one, other) for one, other in found]


def listed(rest: str) -> list[str]:
    """`a, b` as a list; `-` is none."""
    return [part for part in rest.replace(" ", "").split(",") if part not in ("", "-")]


def read_solo(s: State, rest: str) -> None:
    """Read before everything else."""
    assert s.players == SOLO_PLAYERS


def read_level(s: State, rest: str) -> None:
    s.level = Names("level", LEVELS).read(rest, s.seats)


def read_at(s: State, rest: str) -> None:
    for machine, region in pairs(rest):
        s.at[WORDS["machine"].read(machine, s.seats)] = WORDS["region"].read(region, s.seats)


def read_aboard(s: State, rest: str) -> None:
    for character, machine in pairs(rest):
        s.aboard[PERSON.read(character, s.seats)] = WORDS["machine"].read(machine, s.seats)


def read_pods(s: State, rest: str) -> None:
    for pod, region in pairs(rest):
        place = PLAN if region == "plan" else WORDS["region"].read(region, s.seats)
        s.pods[WORDS["pod"].read(pod, s.seats)] = place


def read_hold(s: State, rest: str) -> None:
    s.hold = tuple(sorted(WORDS["asset"].read(asset, s.seats) for asset in listed(rest)))
    bring_along(s, s.at[TB2])


def read_track(s: State, rest: str) -> None:
    for slot, card in pairs(rest):
        s.slots[Number(1, SKULL).read(slot, s.seats)] = WORDS["disaster"].read(card, s.seats)


def read_top(s: State, rest: str) -> None:
    s.top = tuple(DRAWN.read(card, s.seats) for card in listed(rest))


def read_deck(s: State, rest: str) -> None:
    hidden, _, hoods = rest.partition(":")
    s.hidden = Number(0, 47).read(hidden, s.seats)
    s.hoods = Number(0, 2).read(hoods or "2", s.seats)


def read_discard(s: State, rest: str) -> None:
    s.discard = [WORDS["disaster"].read(card, s.seats) for card in listed(rest)]


def read_hoods(s: State, rest: str) -> None:
    s.hoods_out = Number(0, 8).read(rest, s.seats)


def read_spent(s: State, rest: str) -> None:
    for card in listed(rest):
        s.fab[there(s, WORDS["card"].read(card, s.seats))] = DISCARD


def read_scheme(s: State, rest: str) -> None:
    s.scheme = NOBODY if rest == "-" else WORDS["scheme"].read(rest, s.seats)


def read_events(s: State, rest: str) -> None:
    for place, name in enumerate(listed(rest)):
        event = WORDS["event"].read(name.removeprefix("!"), s.seats)
        s.laid[place] = event
        if not name.startswith("!"):
            s.lasting |= 1 << event


def read_turn(s: State, rest: str) -> None:
    if rest == "-":
        s.turn = NOBODY
        s.actions = 0
    else:
        turn.begin_turn(s, s.player_of[PERSON.read(rest, s.seats)])


def read_injured(s: State, rest: str) -> None:
    s.injured = NOBODY if rest == "-" else s.player_of[PERSON.read(rest, s.seats)]


def read_trust(s: State, rest: str) -> None:
    for name in listed(rest):
        s.trust[s.player_of[PERSON.read(name, s.seats)]] = True


def read_flags(s: State, rest: str) -> None:
    for name in listed(rest):
        if name == "asleep":
            s.watch = False
        elif name in FLAGS:
            setattr(s, name, True)
        else:
            raise NotationError(f'"{name}" is no flag of a turn; {near(name, FLAGS)}')


def read_dice(s: State, rest: str) -> None:
    s.dice = [Number(0, 5).read(face, s.seats) for face in listed(rest)]


def read_now(s: State, rest: str) -> None:
    s.stack = [cast(Any, STEPS.read(step, s.seats)) for step in reversed(rest.split(" then "))]


def read_over(s: State, rest: str) -> None:
    side, _, score = rest.partition(":")
    if side not in ENDS:
        raise NotationError(f'"{side}" is no way to end; {near(side, ENDS)}')
    winners = tuple(range(s.seats)) if side == "won" else ()
    s.outcome = Outcome(winners, ENDS[side], side, Number(0, 9999).read(score, s.seats))


def read_drawn(s: State, rest: str) -> None:
    """Read when the deck is laid out: such a card lies nowhere any more."""


def number_reader(name: str) -> Callable[[State, str], None]:
    """How a plain number of the state is read."""
    return lambda s, rest: setattr(s, name, Number(0, NUMBERS[name]).read(rest, s.seats))


READERS: dict[str, Callable[[State, str], None]] = {
    "solo": read_solo,
    "level": read_level,
    "at": read_at,
    "aboard": read_aboard,
    "pods": read_pods,
    "hold": read_hold,
    "track": read_track,
    "top": read_top,
    "deck": read_deck,
    "discard": read_discard,
    "hoods": read_hoods,
    "spent": read_spent,
    "events": read_events,
    "injured": read_injured,
    "turn": read_turn,
    **{name: number_reader(name) for name in NUMBERS},
    "scheme": read_scheme,
    "trust": read_trust,
    "flags": read_flags,
    "dice": read_dice,
    "now": read_now,
    "over": read_over,
    "drawn": read_drawn,
}


def lay_out_deck(s: State, said: dict[str, str]) -> None:
    """Every disaster that is not named lies in the deck, or in the discard pile if the deck is smaller."""
    drawn = [WORDS["disaster"].read(card, s.seats) for card in listed(said.get("drawn", ""))]
    named = [*s.discard, *s.top, *s.slots, *drawn]
    rest = [card for card in s.facts.disasters if card not in named]
    if "deck" not in said:
        if "discard" not in said:
            surplus = max(0, len(rest) - FULL_DECK)
            s.discard, rest = rest[:surplus], rest[surplus:]
        hoods = 4 * HOODS_IN_LAYER - s.hoods_out - s.top.count(HOOD_CARD)
        s.hidden = len(rest) + hoods
        s.hoods = hoods - HOODS_IN_LAYER * ((s.hidden - 1) // LAYER)
        s.unseen = rest
        return
    layers = min(LAYERS - 1, max(0, (s.hidden - 1) // LAYER))  # below the first; more cards only in the set-up
    unseen = s.hidden - s.hoods - HOODS_IN_LAYER * layers
    s.unseen = rest[:unseen]
    if "discard" not in said:
        s.discard = rest[unseen:]
