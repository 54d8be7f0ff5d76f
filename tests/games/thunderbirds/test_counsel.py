"""What the board says of choices, in hints: every number and every claim is found again in another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from coffret.bots.counting import usual
from coffret.bots.hint import is_worth_a_hint
from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.rules.fab_orders import FollowOrder
from coffret.games.thunderbirds.rules.rescue import OpenRescue
from coffret.games.thunderbirds.rules.transfer import AskSwap, AskTransfer
from coffret.games.thunderbirds.rules.turn import TakeTurn
from coffret.games.thunderbirds.state import (
    ANY,
    DETERMINATION,
    EVENT_SPACES,
    FAB1,
    GORDON,
    HOOD_CARD,
    INTELLIGENCE,
    JOHN,
    MACHINE,
    NO_PATH,
    NOBODY,
    PLAN,
    POD,
    SCHEME_SPACES,
    SCOTT,
    SKULL,
    TB1,
    TB2,
    TB4,
    TB5,
    TEAMWORK,
    TECHNOLOGY,
    VIRGIL,
)
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.counsel import Ground
from coffret.kernel.playout import options_of, play_on
from coffret.kernel.stack import CHANCE, CLOCK, Action
from coffret.testing.wording import defined
from tests.games.thunderbirds.support import at, lively

WORDS = game.words("en", ("Ada", "Bo", "Cy", "Di"))
FAR = 99
ONLY = "and, as things stand, only"
AFRICA = "at tb1 africa | actions 0"
DRAW = "now before-draw then end-turn"
RESCUE = "now open-rescue scott:uninvited:2 then take-turn scott"
FLYERS = (0, 1, 2, 3, 5)


def told(position: str, option: str) -> list[str]:
    """What is said of an option, what matters most first; what speaks against it begins with a minus."""
    state = at(position).s
    seat = stack.decide(state).seat  # type: ignore[union-attr]
    found = sorted(game.counsel(game.view(state, seat), game.action(option, state.seats)), key=lambda it: -it.weight)
    return [("- " if it.against else "") + WORDS.tell(it.message) for it in found]


@pytest.mark.parametrize(
    ("position", "option", "sentence"),
    [
        (
            "scott virgil | at tb1 africa | track 7 uninvited",
            "rescue uninvited",
            "It takes 6 or more on the dice: 42%.",
        ),
        (
            "scott[WI] virgil | at tb1 africa | track 7 uninvited",
            "rescue uninvited",
            "It takes 6 or more on the dice: 42%, or 89% with all tokens and rerolls.",
        ),
        (
            "scott virgil | at tb1 africa | track 7 uninvited",
            "rescue uninvited",
            f"The next disaster drawn pushes “The Uninvited” onto the skull {ONLY} Scott can be there in time.",
        ),
        (
            "scott virgil | at tb1 europe | track 6 uninvited",
            "move africa",
            "That leaves 3 actions for “The Uninvited”: 42%.",
        ),
        (
            "scott virgil | at tb1 europe | track 6 uninvited",
            "move africa",
            "It puts Scott in place for “The Uninvited”: +2.",
        ),
        (
            "virgil scott | at tb1 asia, tb2 africa | track 7 uninvited | deck 44:2",
            "end-actions",
            "- The odds that the next card pushes “The Uninvited” onto the skull are 9 in 11.",
        ),
        ("virgil scott | track 2 uninvited", "end-actions", "- 3 actions go unused."),
        (
            "virgil scott | at tb1 africa | track 6 uninvited",
            "end-actions",
            "Scott is next and can try “The Uninvited” at once: 42%.",
        ),
        (
            "scott john | at tb1 australia | track 3 cry_wolf",
            "rescue cry_wolf",
            "Everything “Cry Wolf” asks for is in place: no roll, and no Hood faces.",
        ),
        (
            "scott john | at tb1 asia | track 3 cry_wolf",
            "move australia",
            "Everything “Cry Wolf” asks for is then in place: no roll is needed.",
        ),
        (
            f"scott[holiday_in_bonga_bonga] john | track 7 uninvited | deck 44:2 | actions 0 | {DRAW}",
            "play holiday_in_bonga_bonga",
            "Otherwise, the odds that the next card pushes “The Uninvited” onto the skull are 9 in 11.",
        ),
        ("virgil scott | hood 5 | actions 1", "plan", "- It takes the Hood to the Scheme, which is not defeated."),
        ("virgil scott | hood 3 | actions 1", "plan", "- It takes the Hood to an Event."),
        (
            "john scott | track 4 uninvited, 6 ricochet",
            "scan uninvited",
            "- “Ricochet” is more urgent: 2 more disasters push it onto the skull.",
        ),
        (
            "john scott | track 6 uninvited",
            "scan uninvited",
            "It then takes 3 more disasters to push “The Uninvited” onto the skull.",
        ),
        (
            "virgil scott | track 2 city_of_fire",
            "load mole",
            "“City of Fire”, one Move away, gains 2 from the Mole.",
        ),
        (
            "virgil scott | track 2 uninvited | scheme temple_of_lies",
            "load mole",
            "- Nothing on the table asks for the Mole.",
        ),
        (
            f"scott[I] virgil | {AFRICA} | track 2 uninvited | dice 3,1 | flags rolled | {RESCUE}",
            "reroll 2",
            "3 of the 6 faces of this die are enough.",
        ),
    ],
)
def test_what_the_board_says(position: str, option: str, sentence: str) -> None:
    assert sentence in told(position, option)


# Counted again: machines fly region by region, dice are thrown one by one


@cache
def best(first: int, second: int, need: int, rerolls: int) -> Fraction:
    """The chance to reach a total, whichever die is rolled again."""
    if first + second >= need or not rerolls:
        return Fraction(first + second >= need)
    one = sum(best(face, second, need, rerolls - 1) for face in range(6))
    other = sum(best(first, face, need, rerolls - 1) for face in range(6))
    return Fraction(max(one, other), 6)


@cache
def percent(need: int, rerolls: int) -> int:
    found = sum(best(one, other, need, rerolls) for one, other in product(range(6), repeat=2)) / 36
    return int(100 * found) if found in (0, 1) else min(99, max(1, int(100 * found + Fraction(1, 2))))


def where(s: Any, asset: int) -> int:
    if asset >= POD:
        return int(s.pods[asset - POD])
    return int(s.at[asset - MACHINE] if asset >= MACHINE else s.at[s.aboard[asset]])


def home(s: Any, player: int) -> Any:
    return where(s, s.characters[player])


def in_place(s: Any, disaster: int) -> dict[int, int]:
    return {asset: plus for asset, plus, region in s.facts.bonuses[disaster] if where(s, asset) == region}


def is_on(s: Any, event: int) -> bool:
    return bool(s.lasting >> event & 1)


def need(s: Any, player: int, disaster: int) -> int:
    me = s.characters[player]
    own = s.facts.bonus[me] if s.facts.bonus_type[me] == s.facts.type[disaster] else 0
    off = sum(taken for event, taken in enumerate(s.facts.penalty) if is_on(s, event))
    return int(max(0, s.facts.number[disaster] - sum(in_place(s, disaster).values()) - own + off))


def can_be_tried(s: Any, player: int, disaster: int) -> bool:
    if home(s, player) != s.facts.region[disaster] or disaster not in s.slots[1:SKULL]:
        return False
    return s.facts.number[disaster] > 0 or len(in_place(s, disaster)) == len(s.facts.bonuses[disaster])


def rerolls_of(s: Any, player: int, own: bool) -> int:
    gordon = s.characters[player] == GORDON and s.aboard[GORDON] == TB4
    steady = own and gordon and not (player == s.turn and s.steadied)
    return int(min(3, s.tokens[player][INTELLIGENCE]) + steady)


def is_chance(it: Claim, s: Any, player: int, disaster: int, own: bool = True, wanted: int | None = None) -> bool:
    """Whether the chance that is told is that of this player."""
    told = it.args["chance"].args
    if s.facts.number[disaster] == 0:
        return told == {"percent": 100, "most": 0} and can_be_tried(s, player, disaster)
    wanted = need(s, player, disaster) if wanted is None else wanted
    plain = percent(max(0, wanted), 0)
    most = percent(max(0, wanted - 2 * s.tokens[player][TEAMWORK]), rerolls_of(s, player, own))
    return bool(told == {"percent": plain, "most": most if most > plain else 0})


def to_skull(s: Any, disaster: int) -> int:
    """How many disasters are drawn until it is on the skull: pushed on slot by slot."""
    slots, count = list(s.slots), 0
    while slots[SKULL] != disaster:
        slots = [NOBODY, NOBODY, *slots[1:SKULL]]
        count += 1
    return count


def is_loaded(s: Any, machine: int) -> bool:
    return MACHINE + machine in s.hold


def jammed(s: Any) -> bool:
    return bool(s.lasting & s.facts.jamming)


def flies(s: Any, machine: int) -> bool:
    return s.facts.path[machine] != NO_PATH and not (is_loaded(s, machine) and jammed(s))


def boards(s: Any, machine: int) -> bool:
    inside = [it for it, seat in enumerate(s.aboard) if seat == machine]
    free = len(inside) < s.facts.room[machine] or any(s.player_of[it] == NOBODY for it in inside)
    return free and flies(s, machine)


def one_move(s: Any, player: int, machine: int, place: int) -> tuple[int, ...]:
    speed = 3 if machine == TB2 and s.characters[player] == VIRGIL else s.facts.speed[machine]
    if any(slowed == machine and is_on(s, event) for event, slowed in enumerate(s.facts.slows)):
        speed = 1
    if s.facts.path[machine] == NO_PATH:
        return ()
    reach: tuple[int, ...] = s.facts.reach[1 if s.lasting & s.facts.closing else 0][s.facts.path[machine]][place][speed]
    return reach


def direct(s: Any, player: int, machine: int, place: int, region: int) -> int:
    """How many Moves one machine needs."""
    reached, count = {place}, 0
    while region not in reached:
        more = reached | {there for here in reached for there in one_move(s, player, machine, here)}
        count += 1
        if more == reached:
            return FAR
        reached = more
    return count


def moves(s: Any, player: int, region: int) -> int:
    """How many Moves a player needs who may change machines wherever one stands."""
    own = s.aboard[s.characters[player]]
    reached, count = {(own, s.at[own])}, 0
    while True:
        reached = changing(s, reached)
        if region in [place for _, place in reached]:
            return count
        more = reached | {
            (machine, there)
            for machine, place in reached
            if flies(s, machine)
            for there in one_move(s, player, machine, place)
        }
        count += 1
        if changing(s, more) == reached:
            return FAR
        reached = more


def changing(s: Any, reached: set[tuple[int, int]]) -> set[tuple[int, int]]:
    places = {place for _, place in reached}
    return reached | {(machine, s.at[machine]) for machine in FLYERS if s.at[machine] in places and boards(s, machine)}


def in_time(s: Any, disaster: int) -> list[int]:
    """Who can be there and act before so many draws: turn by turn, all that could be done."""
    found = []
    for player in range(s.players):
        own = s.aboard[s.characters[player]]
        ready = {(own, s.at[own], s.tokens[player][DETERMINATION])}
        first = True
        for draw in range(to_skull(s, disaster)):
            if (s.turn + draw) % s.players == player:
                actions = s.actions if draw == 0 else 3 - (first and s.injured == player)
                flown = s.flown if draw == 0 else False
                seen, done = everything(s, player, disaster, {(*it, actions, flown) for it in ready})
                if done:
                    found.append(player)
                    break
                ready = {(machine, place, tokens) for machine, place, tokens, _, _ in seen}
                first = False
    return found


def everything(s: Any, player: int, disaster: int, begin: set[Any]) -> tuple[set[Any], bool]:
    """All that a player can come to in a turn, and whether the disaster can be tried in one of these moments."""
    seen, ready = set(begin), list(begin)
    while ready:
        machine, place, tokens, actions, flown = ready.pop()
        if place == s.facts.region[disaster] and actions + tokens:
            return seen, True
        then = [(it, place, tokens, actions, flown) for it in FLYERS if s.at[it] == place and boards(s, it)]
        if flies(s, machine):
            for there in one_move(s, player, machine, place):
                if s.characters[player] == SCOTT and machine == TB1 and not flown:
                    then.append((machine, there, tokens, actions, True))
                elif actions:
                    then.append((machine, there, tokens, actions - 1, flown))
                elif tokens:
                    then.append((machine, there, tokens - 1, 0, flown))
        new = [it for it in then if it not in seen]
        seen.update(new)
        ready += new
    return seen, False


def lacks(s: Any, token: int) -> int:
    """How many tokens of a kind the Scheme takes more than there are, each pod vehicle that is to be built counted."""
    return int(max(0, takes(s, token) - sum(hand[token] for hand in s.tokens)))


def takes(s: Any, token: int) -> int:
    if s.scheme == NOBODY:
        return 0
    asked = [kind for _, kind, count in s.facts.cost[s.scheme] for _ in range(count)]
    plans = [it for it, _ in s.facts.assets[s.scheme] if it >= POD and s.pods[it - POD] == PLAN]
    return asked.count(token) + (len(plans) if token == TECHNOLOGY else 0)


def unpaid(s: Any) -> int:
    """The tokens of the Scheme that nobody could pay where everybody is."""
    total = 0
    for region, token, count in s.facts.cost[s.scheme]:
        payers = [it for it in range(s.players) if home(s, it) == region]
        if s.operations >= 30 and s.seats > 1:
            payers = [it for it in payers if it == s.turn]
        total += max(0, count - sum(s.tokens[it][token] for it in payers))
    return total


def is_ready(s: Any) -> bool:
    return unpaid(s) == 0 and all(where(s, asset) == region for asset, region in s.facts.assets[s.scheme])


def goal(s: Any) -> int:
    return int(SCHEME_SPACES[s.foiled] - s.hood)


def watching(s: Any) -> bool:
    return bool(s.watch and s.player_of[JOHN] != NOBODY and s.aboard[JOHN] == TB5)


def faces(s: Any) -> int:
    """How many steps the dice give that lie there."""
    return int(max(0, sum(die == 0 for die in s.dice) - watching(s)))


class Claim:
    """What a ground says, beside the table before and after the choice."""

    def __init__(self, s: Any, seat: int, action: Action, ground: Ground) -> None:
        self.s, self.seat, self.action, self.args = s, seat, action, ground.message.args
        self.against = ground.against
        top = s.stack[-1]
        self.player = s.player_of[top.character] if isinstance(top, FollowOrder) else s.turn
        self.done: Any = None

    @property
    def after(self) -> Any:
        """The table after the choice, as the rules leave it; requests are granted."""
        if self.done is None:
            self.done = stack.copy(self.s)
            stack.apply(self.done, self.action, self.seat)
            while isinstance(self.done.stack[-1], AskTransfer | AskSwap):
                stack.apply(self.done, act.ALLOW, stack.decide(self.done).seat)  # type: ignore[union-attr]
        return self.done

    @property
    def rescue(self) -> OpenRescue:
        return next(it for it in reversed(self.s.stack) if isinstance(it, OpenRescue))

    @property
    def short(self) -> int:
        rescue = self.rescue
        return int(self.s.facts.number[rescue.disaster] - sum(self.s.dice) - rescue.bonus - self.s.added)

    @property
    def rescuer(self) -> int:
        return int(self.s.player_of[self.rescue.character])

    def disaster(self) -> int:
        return int(self.args["disaster"])

    def region(self) -> int:
        return int(self.s.facts.region[self.args["disaster"]])

    def presses(self, most: int = 3) -> bool:
        return bool(to_skull(self.s, self.disaster()) == self.args["count"] <= most)

    def adds(self) -> bool:
        """Whether the disaster asks for the asset, in the region that is told, with so much."""
        for asset, plus, region in self.s.facts.bonuses[self.disaster()]:
            if asset == self.args["asset"] and region == self.args.get("region", region):
                return bool(plus == self.args.get("plus", 0))
        return False

    def wanted_at(self) -> int:
        """Where the disaster wants the asset."""
        return int(next(it[2] for it in self.s.facts.bonuses[self.disaster()] if it[0] == self.args["asset"]))


def changed(it: Claim, gained: bool) -> bool:
    """Whether just these things come into their place, or leave it."""
    old, new = in_place(it.s, it.disaster()), in_place(it.after, it.disaster())
    more, less = (new, old) if gained else (old, new)
    assets = [asset for asset in more if asset not in less]
    return list(it.args["assets"]) == assets and sum(more[asset] for asset in assets) == it.args.get("plus", 0)


def next_card(s: Any) -> tuple[int, int]:
    """In how many of how many cases the next card is a Disaster."""
    if s.top:
        return int(s.top[0] != HOOD_CARD), 1
    cards = s.hidden % 11 or 11
    part = Fraction(cards - s.hoods, cards)
    return part.numerator, part.denominator


def is_draw(it: Claim) -> bool:
    return it.s.slots[7] == it.disaster() and (it.args["ways"], it.args["of"]) == next_card(it.s)


def attempt(it: Claim) -> bool:
    """What the dice must show, before a Rescue or in the one under way."""
    top = it.s.stack[-1]
    if isinstance(top, OpenRescue):
        wanted = it.s.facts.number[top.disaster] - top.bonus - it.s.added
        return max(0, wanted) == it.args["need"] and is_chance(it, it.s, it.rescuer, top.disaster, True, wanted)
    disaster = it.action.disaster  # type: ignore[attr-defined]
    own = it.player == it.s.turn
    return need(it.s, it.player, disaster) == it.args["need"] and is_chance(it, it.s, it.player, disaster, own)


def hood_faces(it: Claim) -> bool:
    steps = [max(0, (one == 0) + (other == 0) - watching(it.s)) for one, other in product(range(6), repeat=2)]
    return (sum(count >= goal(it.s) for count in steps), 36) == (it.args["ways"], it.args["of"])


def good_faces(it: Claim) -> int:
    """How many faces of the die that is rolled again are enough."""
    kept = it.s.dice[1 - it.action.die]  # type: ignore[attr-defined]
    wanted = it.short + sum(it.s.dice)
    return sum(face + kept >= wanted for face in range(6))


def addition(it: Claim) -> int:
    if isinstance(it.action, act.AddTwo):
        return 2
    if isinstance(it.action, act.Turn):
        return 5 - int(it.s.dice[it.action.die])
    card = it.action.card  # type: ignore[attr-defined]
    return int(it.s.facts.adds[card] or 5 - min(it.s.dice))


def tokens_lacking(it: Claim) -> list[int]:
    return [token for token in range(5) if lacks(it.s, token) and it.s.supply[token]]


def reward(it: Claim) -> bool:
    if isinstance(it.action, act.Play):
        brought = it.s.facts.served[it.action.card]
        return list(it.args["tokens"]) == sorted({token for token in brought if lacks(it.s, token)})
    brought = it.s.facts.reward[it.action.disaster]  # type: ignore[attr-defined]
    return list(it.args["tokens"]) == [token for token in tokens_lacking(it) if token in brought]


def reward_any(it: Claim) -> bool:
    if isinstance(it.action, act.Rescue) and ANY not in it.s.facts.reward[it.action.disaster]:
        return False
    return list(it.args["tokens"]) == tokens_lacking(it)


def token_odds(it: Claim) -> bool:
    top = it.s.stack[-1]
    player = it.s.player_of[top.character] if hasattr(top, "character") else it.player
    token, disaster = it.action.token, it.disaster()  # type: ignore[attr-defined]
    found = []
    for more in (0, 1):
        hand = list(it.s.tokens[player])
        hand[token] += more
        steady = rerolls_of(it.s, player, True) - min(3, it.s.tokens[player][INTELLIGENCE])
        wanted = max(0, need(it.s, player, disaster) - 2 * hand[TEAMWORK])
        found.append(percent(wanted, min(3, hand[INTELLIGENCE]) + steady))
    return can_be_tried(it.s, player, disaster) and found == [it.args["percent"], it.args["most"]]


def nearer(it: Claim) -> bool:
    count = moves(it.after, it.player, it.region())
    return bool(
        0 < count == it.args["count"] < moves(it.s, it.player, it.region()) and it.region() == it.args["region"]
    )


def picks_up(it: Claim, s: Any) -> bool:
    """Whether something waits where the player is, in a machine that has room for it and can take it there."""
    machine, asset = s.aboard[s.characters[it.player]], it.args["asset"]
    place = s.at[machine]
    if asset < MACHINE:
        room = s.facts.room[machine] > sum(seat == machine for seat in s.aboard)
        room = room and s.player_of[asset] == NOBODY and s.aboard[asset] != machine
    else:
        room = machine == TB2 and asset not in s.hold and not jammed(s)
        heavy = asset in (MACHINE + TB4, MACHINE + FAB1)
        room = room and (not s.hold if heavy else asset >= POD and len(s.hold) < 2 and all(i >= POD for i in s.hold))
    there = it.args["region"]
    return (
        room and where(s, asset) == place != there and it.adds() and direct(s, it.player, machine, place, there) < FAR
    )


def rides(it: Claim) -> bool:
    machine = it.args["machine"]
    mine = it.after.aboard[it.s.characters[it.player]]
    count = direct(it.s, it.player, machine, it.s.at[machine], it.region())
    return bool(machine == mine != it.s.aboard[it.s.characters[it.player]] and 0 < count == it.args["count"])


def carries(it: Claim) -> bool:
    """Whether the machine of the choice can take the thing to where a disaster asks for it."""
    asset, there = it.args["asset"], it.wanted_at()
    if asset < MACHINE:
        machine = it.after.aboard[asset]
        start = it.s.at[machine]
    else:
        machine, start = TB2, where(it.after, asset)
    count = direct(it.s, it.player, machine, start, there)
    return it.adds() and there != start and count < FAR and it.args.get("count", count) == count


def names(s: Any, asset: int) -> bool:
    """Whether anything on the table asks for something."""
    asked = [it for disaster in s.slots[1:SKULL] if disaster != NOBODY for it, _, _ in s.facts.bonuses[disaster]]
    return asset in asked or (s.scheme != NOBODY and asset in [it for it, _ in s.facts.assets[s.scheme]])


def helps(it: Claim) -> bool:
    pile = -1 if -1 in it.s.fab else -2
    cards = [card for card, owner in enumerate(it.s.fab) if owner == pile]
    kind = it.s.facts.type[it.disaster()]
    good = [card for card in cards if it.s.facts.adds[card] and it.s.facts.adds_to[card] == kind]
    return (len(good), len(cards)) == (it.args["ways"], it.args["of"])


def next_player(it: Claim) -> int:
    player = (it.s.turn + 1) % it.s.players
    assert it.s.characters[player] == it.args["character"]
    return int(player)


def next_tries(it: Claim) -> bool:
    player = next_player(it)
    return can_be_tried(it.s, player, it.disaster()) and is_chance(it, it.s, player, it.disaster())


def idle(s: Any) -> Any:
    """The table when all actions of the turn are given up."""
    other = stack.copy(s)
    other.actions = 0
    return other


def abandons(it: Claim) -> bool:
    after = idle(it.s) if isinstance(it.action, act.EndActions) else it.after
    return it.presses() and bool(in_time(it.s, it.disaster())) and not in_time(after, it.disaster())


def receives(it: Claim) -> bool:
    player = it.s.player_of[it.args["character"]]
    regions = [region for region, token, _ in it.s.facts.cost[it.s.scheme] if token == it.args["token"]]
    return it.args["count"] in [moves(it.s, player, region) for region in regions]


def removable(it: Claim) -> bool:
    kinds = it.s.facts.types[it.action.card]  # type: ignore[attr-defined]
    found = [d for d in it.s.slots[1:SKULL] if d != NOBODY and it.s.facts.type[d] in kinds]
    return it.presses(7) and it.disaster() == found[-1]


def makes_room(it: Claim) -> bool:
    asset = it.args["asset"]
    return it.adds() and where(it.s, asset) == it.s.at[TB2] != it.args["region"] and asset not in it.s.hold


def player_at_end(it: Claim) -> bool:
    """Whether one action more is one more try, for whoever would get it."""
    player = it.s.turn
    return can_be_tried(it.s, player, it.disaster()) and is_chance(it, it.s, player, it.disaster())


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "press": lambda it: it.presses(7 if isinstance(it.action, act.Pick) else 3),
    "press-only": lambda it: (
        it.presses() and [it.s.characters[player] for player in in_time(it.s, it.disaster())] == [it.args["character"]]
    ),
    "other-first": lambda it: (
        it.presses(2)
        and it.disaster()
        == [d for d in it.s.slots[1:SKULL] if d != NOBODY][-1]
        != getattr(it.action, "disaster", NOBODY)
    ),
    "abandoned": abandons,
    "out-of-reach": lambda it: not in_time(it.s, it.disaster()),
    "odds": attempt,
    "sure": lambda it: it.s.facts.number[it.disaster()] == 0 and can_be_tried(it.s, it.player, it.disaster()),
    "reward": reward,
    "reward-any": reward_any,
    "faces": hood_faces,
    "faces-now": lambda it: faces(it.s) >= goal(it.s),
    "faces-steps": lambda it: goal(it.s) - faces(it.s) == it.args["count"] > 0,
    "lifts": lambda it: (
        (it.args["percent"], it.args["most"])
        == tuple(percent(max(0, it.short + sum(it.s.dice) - more), 0) for more in (0, it.s.facts.adds[it.action.card]))  # type: ignore[attr-defined]
    ),
    "reroll": lambda it: it.short > 0 and good_faces(it) == it.args["ways"],
    "reroll-hood": lambda it: it.short <= 0 and it.s.dice[it.action.die] == 0 and faces(it.s) > 0,  # type: ignore[attr-defined]
    "reroll-risk": lambda it: it.short <= 0 and 6 - good_faces(it) == it.args["ways"],
    "turns-hood": lambda it: it.s.dice[it.action.die] == 0 and faces(it.s) > 0,  # type: ignore[attr-defined]
    "makes-it": lambda it: 0 < it.short <= it.args["plus"] == addition(it),
    "still-short": lambda it: it.short - it.args["plus"] == it.args["count"] > 0 and it.args["plus"] == addition(it),
    "enough": lambda it: it.short <= 0,
    "fails": lambda it: it.short == it.args["count"] > 0,
    "try-again": lambda it: (
        it.args["count"] == it.s.actions
        and is_chance(it, it.s, it.rescuer, it.rescue.disaster, it.rescuer == it.s.turn)
    ),
    "wanted": lambda it: lacks(it.s, it.args["token"]) == it.args["count"] > 0,
    "not-wanted": lambda it: lacks(it.s, it.args["token"]) == 0 and (not it.against or it.s.scheme != NOBODY),
    "token-odds": token_odds,
    "builds": lambda it: (
        it.s.pods[it.args["pod"]] == PLAN
        and (it.args["pod"] + POD, it.args["plus"]) in [bonus[:2] for bonus in it.s.facts.bonuses[it.disaster()]]
    ),
    "spare": lambda it: (
        sum(hand[it.args["token"]] for hand in it.s.tokens) == it.args["count"] > takes(it.s, it.args["token"])
    ),
    "needs-all": lambda it: (
        sum(hand[it.args["token"]] for hand in it.s.tokens) <= takes(it.s, it.args["token"]) == it.args["count"]
    ),
    "card-without-hood": lambda it: it.after.hood == it.s.hood,
    "one-more-try": player_at_end,
    "one-more-move": lambda it: moves(it.s, it.s.turn, it.region()) - 1 == it.args["count"],
    "receives": receives,
    "gains": lambda it: changed(it, True) and it.args["plus"] > 0,
    "loses": lambda it: changed(it, False) and it.args["plus"] > 0,
    "meets": lambda it: changed(it, True),
    "misses": lambda it: changed(it, False),
    "scheme-ready": lambda it: is_ready(it.after) and not is_ready(it.s),
    "scheme-asset": lambda it: places(it, it.after) and not places(it, it.s),
    "scheme-asset-lost": lambda it: places(it, it.s) and not places(it, it.after),
    "scheme-tokens": lambda it: unpaid(it.s) - unpaid(it.after) == it.args["count"] > 0,
    "scheme-tokens-lost": lambda it: unpaid(it.after) - unpaid(it.s) == it.args["count"] > 0,
    "watch": lambda it: watching(it.after) and not watching(it.s),
    "no-watch": lambda it: watching(it.s) and not watching(it.after),
    "free-move": lambda it: it.after.actions == it.s.actions and it.s.aboard[SCOTT] == TB1,
    "arrives": lambda it: (
        it.after.actions == it.args["count"] > 0
        and can_be_tried(it.after, it.player, it.disaster())
        and is_chance(it, it.after, it.player, it.disaster())
    ),
    "arrives-late": lambda it: (
        can_be_tried(it.after, it.player, it.disaster()) and is_chance(it, it.after, it.player, it.disaster())
    ),
    "arrives-sure": lambda it: (
        it.s.facts.number[it.disaster()] == 0 and can_be_tried(it.after, it.player, it.disaster())
    ),
    "arrives-short": lambda it: need(it.after, it.player, it.disaster()) == it.args["need"] > 10,
    "lacks": lambda it: (
        home(it.after, it.player) == it.region()
        and list(it.args["assets"])
        == [
            asset for asset, _, _ in it.s.facts.bonuses[it.disaster()] if asset not in in_place(it.after, it.disaster())
        ]
    ),
    "nearer": nearer,
    "leaves": lambda it: can_be_tried(it.s, it.player, it.disaster()) and is_chance(it, it.s, it.player, it.disaster()),
    "fetches": lambda it: picks_up(it, it.after) and it.args["plus"] > 0,
    "fetches-needed": lambda it: picks_up(it, it.after),
    "takes": lambda it: picks_up(it, it.after) and it.args["plus"] > 0,
    "takes-needed": lambda it: picks_up(it, it.after),
    "ride": rides,
    "carries": carries,
    "carries-needed": carries,
    "carries-scheme": lambda it: (it.args["asset"], it.args["region"]) in it.s.facts.assets[it.s.scheme],
    "unwanted": lambda it: not names(it.s, it.args["asset"]),
    "stays": lambda it: it.adds() and in_place(it.s, it.disaster())[it.args["asset"]] == it.args["plus"] > 0,
    "stays-needed": lambda it: in_place(it.s, it.disaster())[it.args["asset"]] == 0,
    "stays-scheme": lambda it: places(it, it.s),
    "makes-room": makes_room,
    "unused": lambda it: it.args["count"] == it.s.actions > 0,
    "no-danger": lambda it: it.s.slots[7] == NOBODY,
    "draw": is_draw,
    "no-draw": is_draw,
    "draw-hood": lambda it: (
        goal(it.s) <= 1 and Fraction(it.args["ways"], it.args["of"]) == 1 - Fraction(*next_card(it.s))
    ),
    "draw-pushes": lambda it: to_skull(it.s, it.disaster()) == it.args["count"] + 1,
    "hood-holds": lambda it: it.presses(7) and it.action.draw == HOOD_CARD,  # type: ignore[attr-defined]
    "next-try": next_tries,
    "next-flies": lambda it: moves(it.s, next_player(it), it.region()) == it.args["count"] > 0,
    "plan-quiet": lambda it: not it.s.planned and it.s.aboard[it.s.characters[it.player]] == FAB1,
    "plan-scheme": lambda it: goal(it.s) == 1,
    "plan-event": lambda it: it.s.hood + 1 in EVENT_SPACES,
    "plan-steps": lambda it: goal(it.s) - 1 == it.args["count"] > 0,
    "plan-cards": helps,
    "scan": lambda it: to_skull(it.after, it.disaster()) == it.args["count"],
    "scan-in-time": lambda it: (
        it.s.player_of[it.args["character"]] in in_time(it.after, it.action.disaster)  # type: ignore[attr-defined]
        and it.s.player_of[it.args["character"]] not in in_time(it.s, it.action.disaster)  # type: ignore[attr-defined]
    ),
    "repair": lambda it: it.s.facts.speed[it.args["machine"]] == it.args["steps"],
    "repair-hold": lambda it: jammed(it.s) and not jammed(it.after),
    "foil": lambda it: goal(it.s) == it.args["count"],
    "order": lambda it: (
        can_be_tried(it.s, it.s.player_of[it.args["character"]], it.disaster())
        and is_chance(it, it.s, it.s.player_of[it.args["character"]], it.disaster(), False)
    ),
    "removes": removable,
    "stops-hood": lambda it: max(0, goal(it.s) - faces(it.s)) == it.args["count"],
    "fuel": lambda it: (
        direct(it.s, it.s.turn, it.s.aboard[it.s.characters[it.s.turn]], home(it.s, it.s.turn), it.region()) == 2
    ),
    "would-add": lambda it: it.adds() and where(it.s, it.args["asset"]) != it.args["region"],
    "plays-type": lambda it: (
        it.args["count"] == sum(it.s.facts.type[d] == it.args["type"] for d in it.s.unseen)
        and it.args["of"] == len(it.s.unseen)
        and it.s.facts.bonus[it.action.character] == it.args["plus"]  # type: ignore[attr-defined]
    ),
    "plays-john": lambda it: it.action == act.CHOOSE[JOHN],
    "plays-penelope": lambda it: it.action == act.CHOOSE[5],
}


def places(it: Claim, s: Any) -> bool:
    """Whether what the Scheme asks for is in its place."""
    return any(it.args["asset"] == asset and where(s, asset) == region for asset, region in s.facts.assets[s.scheme])


def moments(plays: int) -> Iterator[tuple[Any, int, list[Action]]]:
    """Positions of lively plays: the state, a seat, and what it can do."""
    for play in range(plays):
        rng = seeded(f"counsel/{play}")
        options: dict[str, object] = {"characters": "chosen"} if play % 3 == 0 else {}
        for state, _, _ in lively(play % 4 + 1, f"counsel/{play}", options):
            decision = stack.decide(state)
            if decision is None or decision.seat == CHANCE:
                continue
            if rng.below(12 if isinstance(state.stack[-1], TakeTurn) else 3):
                continue
            for part in (decision, *decision.others):
                if part.seat != CLOCK:
                    yield state, part.seat, list(part.actions)


@cache
def checked() -> dict[str, int]:
    """How often each ground was found, all of them true."""
    found: dict[str, int] = {}
    for state, seat, options in moments(24):
        view = game.view(state, seat)
        for action in options:
            grounds = game.counsel(view, action)
            labels = [WORDS.tell(it.message) for it in grounds]
            assert len(set(labels)) == len(labels)
            if not isinstance(action, act.Choose):  # who is named in passing
                assert not [it for it in labels if WORDS.action(action) in it], (action, labels)
            for it in grounds:
                id = it.message.id.removeprefix("counsel-")
                assert 0 < it.weight <= 1
                assert CHECKS[id](Claim(state, seat, action, it)), (game.write_state(state), action, it)
                found[id] = found.get(id, 0) + 1
    return found


def test_every_ground_is_true() -> None:
    assert sum(checked().values()) > 3000


def test_nearly_every_ground_was_met() -> None:
    assert len(checked()) > 0.8 * len(CHECKS)


def test_every_sentence_is_checked() -> None:
    told = defined(game.package, "en")
    assert {id.removeprefix("counsel-") for id in told if id.startswith("counsel-")} == {*CHECKS, *PLANS, "chance"}


# Plans: carried out by the rules, step by step


PLANS = ("way-odds", "way-sure", "way-late")
PLACES = ("arrives", "arrives-late", "arrives-sure", "arrives-short", "lacks")


def plans(plays: int) -> Iterator[tuple[Any, int, list[Action]]]:
    """Plans of some length that are proposed in lively plays."""
    for state, seat, options in moments(plays):
        decision = stack.decide(state)
        if decision is not None and seat == decision.seat and isinstance(state.stack[-1], TakeTurn):
            assert game.propose is not None
            for plan in game.propose(game.view(state, seat), options, seeded("plans")):
                if len(plan) > 1:
                    yield state, seat, plan


def carried_out(state: Any, seat: int, plan: list[Action]) -> Any:
    """The table before the last action of a plan that is a Rescue, or after the last; None if somebody is asked."""
    now: Any = stack.copy(state)
    for action in plan[:-1] if isinstance(plan[-1], act.Rescue) else plan:
        decision = stack.decide(now)
        if decision is None or decision.seat != seat or action not in decision.actions:
            return None
        stack.apply(now, action, seat)
    return now


def odds_there(state: Any, seat: int, disaster: int) -> Any:
    """What is told of a Rescue where a plan has led."""
    found = game.counsel(game.view(state, seat), act.Rescue(disaster))
    told = [it.message.args["chance"] for it in found if it.message.id == "counsel-odds"]
    return told[0] if told else None


@cache
def along_plans() -> dict[str, int]:
    """How often each ground of a plan was found, all of them true at its end."""
    found: dict[str, int] = {}
    for state, seat, plan in plans(24):
        assert game.counsel_along is not None
        grounds = game.counsel_along(game.view(state, seat), plan)
        end = carried_out(state, seat, plan)
        for it in grounds if end is not None else []:
            id, args = it.message.id.removeprefix("counsel-"), it.message.args
            found[id] = found.get(id, 0) + 1
            rescued = [action.disaster for action in plan if isinstance(action, act.Rescue)]
            if id in (*PLACES, *PLANS) and rescued:
                assert args["disaster"] == rescued[-1], (game.write_state(state), plan, it)
            if id in PLACES:  # nobody flies on from where something is to be tried
                assert rescued or not [action for action in plan[1:] if isinstance(action, act.Move)]
            if id == "way-odds":
                assert args["chance"] == odds_there(end, seat, args["disaster"]), (game.write_state(state), plan, it)
            if id == "way-sure":
                assert odds_there(end, seat, args["disaster"]) is None
            if id == "way-late":
                region = end.facts.region[args["disaster"]]
                assert end.at[end.aboard[end.characters[end.turn]]] == region
                assert end.actions == args["count"]
            if id in ("takes", "fetches", "carries-scheme"):
                flights = [action.region for action in plan if isinstance(action, act.Move)]
                assert args["region"] in flights or not flights[isinstance(plan[0], act.Move) :]
    return found


def test_what_is_said_of_a_plan_holds_where_it_ends() -> None:
    found = along_plans()
    assert sum(found.values()) > 200
    assert found["way-odds"] > 5
    assert found["way-late"] > 20


def test_a_plan_is_not_praised_for_what_it_flies_past() -> None:
    """From Europe to the Indian Ocean and on to Africa: what could be tried on the way is no reason."""
    state = at("scott virgil | at tb1 europe | track 6 uninvited, 5 bolt_from_the_blue").s
    africa, ocean = (game.action(f"move {region}", 2) for region in ("africa", "indian_ocean"))
    view = game.view(state, 0)
    assert game.counsel_along is not None
    alone = [it.message.args.get("disaster") for it in game.counsel(view, ocean) if "arrives" in it.message.id]
    plan = [WORDS.tell(it.message) for it in game.counsel_along(view, [ocean, africa])]
    assert alone
    assert not [it for it in plan if "Bolt from the Blue" in it and "actions for" in it]
    assert any("The plan ends where “The Uninvited” can be tried" in it for it in plan), plan


def test_nothing_on_the_table_is_changed() -> None:
    for state, seat, options in moments(2):
        view = game.view(state, seat)
        before = game.write_state(view.table)
        assert all(game.counsel(view, action) == game.counsel(view, action) for action in options)
        assert game.write_state(view.table) == before


def test_the_usual_choice_has_a_reason_of_its_own() -> None:
    """In at least 80 of 100 positions the board says something of it that is not true of every other option."""
    rng, said, asked = seeded("reasons"), 0, 0
    for play in range(2):
        state: Any = game.start(2 + play)
        sources, dice = [seeded(f"reasons/{play}/{seat}") for seat in range(4)], seeded(f"reasons/{play}")
        while (decision := stack.decide(state)) is not None:
            if decision.seat != CHANCE and not rng.below(3):
                view, options = game.view(state, decision.seat), options_of(decision)
                if is_worth_a_hint(game, view, options):
                    choice = usual(game, view, options)
                    others = [[it.message for it in game.counsel(view, it)] for it in options if it != choice]
                    mine = [it.message for it in game.counsel(view, choice)]
                    asked += 1
                    said += any(any(it not in other for other in others) for it in mine)
            play_on(state, game.view, [game.bot] * 4, sources, dice, 1)
    assert asked > 30
    assert said >= 0.8 * asked
