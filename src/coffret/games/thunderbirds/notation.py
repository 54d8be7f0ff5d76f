"""A position as text: `alan[II] gordon[W personal_hoverjet] | at tb1 europe | aboard gordon tb1 | track 4 sun_probe`.

First come the played characters in the order of the players, with their tokens (W Teamwork, I Intelligence,
D Determination, L Logistics, T Technology) and F.A.B. cards. What is left out is as at the start of the first
player's turn: people and machines where they start, nothing loaded, an empty Disaster track, the Hood on 0, the
first Scheme of the level, all other cards in their decks (with less than three disasters on the track, some are in
the discard pile unless `discard` says what lies there).

Further parts: `solo`; `level heroic`; `at tb1 asia, tb2 africa`; `aboard scott tb2`; `pods mole asia, domo
south_pacific`; `hold tb4`; `track 1 sun_probe, 4 cry_wolf`; `top hood,ricochet` (cards everybody has seen); `deck
12:1` (unseen cards, and Hood cards in their first pile); `discard ricochet`; `hoods 2` (in the discard pile); `spent
sir_jeremy_hodge` (F.A.B. discard pile); `hood 5`; `foiled 1`; `scheme veil_of_fear`; `events !kyrano_kyrano,
rocket_malfunction` (by place, `!` for those that are over); `injured alan`; `silence 1`; `turn gordon`; `actions 2`;
`operations 4`; `changes 1`; `trust alan`; `flags begun,fuel`; `dice 2,0`; `added 2`; `now take-reward alan then
take-turn alan` for steps inside a turn; and `over skull:150 | drawn ricochet` for how it ended,
with the points and the card that was drawn last.
"""

from typing import cast

from coffret.games.thunderbirds.names import (
    CARDS,
    CHARACTERS,
    DISASTERS,
    EVENTS,
    LEVELS,
    MACHINES,
    PODS,
    REGIONS,
    SCHEMES,
)
from coffret.games.thunderbirds.state import (
    DISCARD,
    FACE_DOWN,
    NO_POD,
    NOBODY,
    PLAN,
    SKULL,
    State,
)
from coffret.games.thunderbirds.vocabulary import DRAWN, PERSON, WORDS
from coffret.kernel import Action
from coffret.kernel.words import Index, Kind, Many, Number, steps_of

INSIDE: dict[str, Kind] = {  # what only steps have
    "player": Index(4),
    "payer": Index(4),
    "place": Index(4),
    "afar": Number(-1, 3),
    "item": Number(0, 9),
    "passed": Number(0, 15),
    "paid": Many(Number(0, 6)),
    "laid": Many(DRAWN),
    "least": Number(0, 5),
    "slot": Number(1, SKULL),
    "steps": Number(0, 9),
    "bonus": Number(-9, 30),
}
STEPS = steps_of("coffret.games.thunderbirds", WORDS | INSIDE)  # `turn-die alan`
LETTERS = "WIDLT"
ENDS = {"won": "TB-END-01", "skull": "TB-END-02", "scheme": "TB-END-03", "deck": "TB-END-04"}
FLAGS = ("begun", "flown", "gathered", "steadied", "planned", "fuel", "rolled", "clock")
NUMBERS = {"hood": 14, "foiled": 3, "silence": 2, "actions": 99, "operations": 99, "changes": 3, "added": 99}


def write(s: State) -> str:
    """The position in one line."""
    parts = [" ".join(write_player(s, player) for player in range(s.players))]
    if s.seats == 1:
        parts.append("solo")
    parts.append(f"level {LEVELS[s.level]}")
    parts.append("at " + ", ".join(f"{MACHINES[it]} {REGIONS[region]}" for it, region in enumerate(s.at)))
    parts.append("aboard " + ", ".join(f"{CHARACTERS[it]} {MACHINES[on]}" for it, on in enumerate(s.aboard)))
    pods = [(pod, region) for pod, region in enumerate(s.pods) if region != NO_POD]
    built = [f"{PODS[pod]} {REGIONS[region] if region != PLAN else 'plan'}" for pod, region in pods]
    parts.append("pods " + ", ".join(built))
    parts += write_cards(s)
    parts += [f"{name} {getattr(s, name)}" for name in NUMBERS]
    parts += write_turn(s)
    if s.stack:
        parts.append("now " + " then ".join(STEPS.write(cast(Action, step)) for step in reversed(s.stack)))
    if s.outcome is not None:
        parts.append(f"over {s.outcome.side}:{s.outcome.score}")
        lost = {*s.facts.disasters} - {*s.slots, *s.unseen, *s.top, *s.discard}
        if lost:
            parts.append("drawn " + Many(WORDS["disaster"]).write(sorted(lost)))
    return " | ".join(parts)


def write_player(s: State, player: int) -> str:
    """A character with what its player has."""
    character = CHARACTERS[s.characters[player]] if s.characters[player] != NOBODY else "?"
    tokens = "".join(letter * count for letter, count in zip(LETTERS, s.tokens[player], strict=True))
    held = [CARDS[card] for card, owner in enumerate(s.fab) if owner == player]
    inside = " ".join([tokens, *held]).strip()
    return f"{character}[{inside}]" if inside else character


def write_cards(s: State) -> list[str]:
    """Hold, track, decks, Schemes and Events."""
    track = [f"{slot} {DISASTERS[card]}" for slot, card in enumerate(s.slots) if card != NOBODY]
    spent = [CARDS[card] for card, owner in enumerate(s.fab) if owner == DISCARD]
    laid = [("" if s.lasting >> it & 1 else "!") + EVENTS[it] for it in s.laid if it != FACE_DOWN]
    return [
        "hold " + Many(WORDS["asset"]).write(s.hold),
        "track " + (", ".join(track) or "-"),
        "top " + Many(DRAWN).write(s.top),
        f"deck {s.hidden}:{s.hoods}",
        "discard " + Many(WORDS["disaster"]).write(s.discard),
        f"hoods {s.hoods_out}",
        "spent " + (",".join(spent) or "-"),
        f"scheme {SCHEMES[s.scheme] if s.scheme != NOBODY else '-'}",
        "events " + (",".join(laid) or "-"),
    ]


def write_turn(s: State) -> list[str]:
    """Whose turn it is, and how far it has come."""
    flags = [name for name in FLAGS if getattr(s, name)] + ([] if s.watch else ["asleep"])
    trusting = [s.characters[player] for player in range(s.players) if s.trust[player]]
    return [
        f"turn {CHARACTERS[s.characters[s.turn]] if s.turn != NOBODY else '-'}",
        f"injured {CHARACTERS[s.characters[s.injured]] if s.injured != NOBODY else '-'}",
        "trust " + Many(PERSON).write(trusting),
        "flags " + (",".join(flags) or "-"),
        f"dice {s.dice[0]},{s.dice[1]}",
    ]
