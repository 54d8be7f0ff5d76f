# interpreted
"""What becomes of the turn: who is next, what the next card may do, the Hood's way, and whom to play."""

from __future__ import annotations

from coffret.games.thunderbirds.chances import acting
from coffret.games.thunderbirds.counsel.chance import chance_of
from coffret.games.thunderbirds.counsel.tokens import of_receiving
from coffret.games.thunderbirds.counsel.track import (
    abandoned,
    can_be_tried,
    draws,
    ground,
    in_time,
    moves_to,
    on_track,
    others_first,
    to_skull,
)
from coffret.games.thunderbirds.rules.ending import cards_left
from coffret.games.thunderbirds.rules.fab_discard import being_played
from coffret.games.thunderbirds.rules.fab_orders import GiveOrder
from coffret.games.thunderbirds.rules.fab_tokens import ServeMeal
from coffret.games.thunderbirds.rules.plan import drawable, is_quiet
from coffret.games.thunderbirds.rules.table import slot_of
from coffret.games.thunderbirds.state import (
    EVENT_SPACES,
    JOHN,
    NOBODY,
    PENELOPE,
    SCHEME_SPACES,
    SERVE,
    SKULL,
    State,
)
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy

NEAR = 2  # Moves that leave an action for the Rescue


def of_ending(s: State) -> list[Ground]:
    """Say what the next card may do, who is next, and what is given up."""
    after: State = copy(s)
    after.actions = 0
    found = [*of_draw(s), *of_next(s)]
    if s.slots[SKULL - 1] == NOBODY:
        found += abandoned(s, after)
    if s.actions:
        found.append(ground("unused", 0.5, True, count=s.actions))
    return found


def of_draw(s: State) -> list[Ground]:
    """Say how likely the next card ends the game, or that it cannot push anything onto the skull."""
    last = s.slots[SKULL - 1]
    ways, of = draws(s)
    if cards_left(s) == 1:
        return []
    found = [of_hood_card(s, of - ways, of)] if of > ways and is_hood_near(s) else []
    if last == NOBODY:
        return [*found, ground("no-danger", 0.25)]
    return [*found, ground("draw", 0.9, True, disaster=last, ways=ways, of=of)] if ways else found


def is_hood_near(s: State) -> bool:
    """Whether one step takes the Hood to his Scheme."""
    return s.scheme != NOBODY and s.hood + 1 >= SCHEME_SPACES[s.foiled]


def of_hood_card(s: State, ways: int, of: int) -> Ground:
    """Say how likely the next card takes the Hood to his Scheme."""
    return ground("draw-hood", 0.6, True, ways=ways, of=of)


def of_next(s: State) -> list[Ground]:
    """Say what the player who is next could try at once, or fly to."""
    player = (s.turn + 1) % s.players
    character = s.characters[player]
    for disaster in can_be_tried(s, player):
        odds = chance_of(s, player, disaster)
        if odds.most:
            weight = 0.35 + odds.most / 500
            return [ground("next-try", weight, character=character, disaster=disaster, chance=odds.told())]
    for disaster in on_track(s):
        count = moves_to(s, player, s.facts.region[disaster])
        if 0 < count <= NEAR:
            return [ground("next-flies", 0.35, character=character, disaster=disaster, count=count)]
    return []


def of_plan(s: State) -> list[Ground]:
    """Say where a Plan takes the Hood, and which cards may come of it."""
    return [*of_step(s), *of_cards(s)]


def of_step(s: State) -> list[Ground]:
    """Say where the step of a Plan takes the Hood."""
    if is_quiet(s, acting(s)):
        return [ground("plan-quiet", 0.4)]
    if s.scheme == NOBODY:
        return []
    if is_hood_near(s):
        return [ground("plan-scheme", 1.0, True)]
    if s.hood + 1 in EVENT_SPACES:
        return [ground("plan-event", 0.5, True)]
    return [ground("plan-steps", 0.4, True, count=SCHEME_SPACES[s.foiled] - s.hood - 1)]


def of_cards(s: State) -> list[Ground]:
    """Say how many of the cards that may come help with the disaster nearest the skull."""
    cards = drawable(s)
    for disaster in on_track(s)[:1]:
        good = [card for card in cards if s.facts.adds[card] and s.facts.adds_to[card] == s.facts.type[disaster]]
        if good and s.facts.number[disaster]:
            return [ground("plan-cards", 0.3, ways=len(good), of=len(cards), disaster=disaster)]
    return []


def of_scan(s: State, disaster: int) -> list[Ground]:
    """Say how long a disaster is held off, and for whom that is enough."""
    after: State = copy(s)
    slot = slot_of(s, disaster)
    after.slots[slot], after.slots[slot - 1] = NOBODY, disaster
    after.actions = max(0, s.actions - 1)
    found = [ground("scan", 0.35 + 0.05 * slot, disaster=disaster, count=to_skull(after, disaster))]
    more = [player for player in in_time(after, disaster) if player not in in_time(s, disaster)]
    if more:
        found.append(ground("scan-in-time", 0.6, character=s.characters[more[0]]))
    return [*found, *others_first(s, disaster)]


def of_repair(s: State, event: int) -> list[Ground]:
    """Say what a machine can do again."""
    machine = s.facts.slows[event]
    if machine == NOBODY:
        return [ground("repair-hold", 0.5)]
    return [ground("repair", 0.5, machine=machine, steps=s.facts.speed[machine])]


def of_foiling(s: State) -> list[Ground]:
    """Say how near the Hood is."""
    return [ground("foil", 0.8, count=SCHEME_SPACES[s.foiled] - s.hood)]


def of_character(s: State, character: int) -> list[Ground]:
    """Say why somebody is named: to be played, to act at once, or to take tokens."""
    top = s.stack[-1]
    if isinstance(top, GiveOrder):
        return of_order(s, character)
    if isinstance(top, ServeMeal):
        return of_receiving(s, character, s.facts.served[being_played(s, SERVE)])
    if character == JOHN:
        return [ground("plays-john", 0.6)]
    if character == PENELOPE:
        return [ground("plays-penelope", 0.5)]
    return of_type(s, character)


def of_type(s: State, character: int) -> list[Ground]:
    """Say how many of the disasters that may come are of a character's type."""
    mine = [it for it in s.unseen if s.facts.type[it] == s.facts.bonus_type[character]]
    args = {"count": len(mine), "of": len(s.unseen), "plus": s.facts.bonus[character]}
    return [ground("plays-type", 0.3 + len(mine) / 50, type=s.facts.bonus_type[character], **args)] if mine else []


def of_order(s: State, character: int) -> list[Ground]:
    """Say which disaster somebody off turn could try at once."""
    player = s.player_of[character]
    for disaster in can_be_tried(s, player):
        odds = chance_of(s, player, disaster, False)
        if odds.most:
            return [ground("order", 0.5, character=character, disaster=disaster, chance=odds.told())]
    return []
