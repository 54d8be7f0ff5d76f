"""Attacks: which are possible, what they cost, what the first success does."""

from typing import Final

from coffret.games.away_missions.actions import ATTACK, ATTACK_PLACE, Attack, AttackPlace
from coffret.games.away_missions.names import (
    AIR_KNIFE,
    BLOOD,
    BUG,
    COWBOY,
    DDT,
    DEMO_CHARGE,
    PROTON_BLADE,
    QUEEN,
)
from coffret.games.away_missions.rules.aliens import is_thrall, wound
from coffret.games.away_missions.rules.dice import begin_roll, steps, successes
from coffret.games.away_missions.rules.items import is_working, peek_of, spend_charge, take_peek
from coffret.games.away_missions.rules.roll_items import extra_dice
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import (
    KIND_OF,
    NOTHING_NEXT,
    Frames,
    aliens_at,
    bits,
    board_of,
    card_of,
    discard,
    distinct_aliens,
    is_scanned,
    items_of,
    note_use,
)
from coffret.games.away_missions.state import FOR_ATTACK, FOR_COWBOY, NOBODY, PINNED, Roll, State, added
from coffret.kernel import Action, Frame

FARTHEST: Final = 3  # the last range that a weapon can show
COWBOY_DICE: Final[tuple[int, ...]] = (1, 1, 0, 0)  # AM-RESC-05


def can_fire(s: State, who: int, item: int) -> bool:
    """AM-ATK-04 Whether an item is a weapon that works: with a Charge, if it uses them."""
    return s.facts.is_weapon[card_of(s, item)] and is_working(s, who, item)


def weapons_of(s: State, who: int) -> list[int]:
    """The weapons that a Rocketeer can fire; of equal copies the first."""
    return weapons_among(s, who, items_of(s, who))


def weapons_among(s: State, who: int, items: list[int]) -> list[int]:
    """The same, of the items that are carried."""
    kinds, is_weapon = s.facts.kind_of, s.facts.is_weapon
    found: list[int] = []
    for item in items:
        if is_weapon[kinds[item]] and is_working(s, who, item) and not is_like(s, item, found):
            found.append(item)
    return found


def is_like(s: State, item: int, weapons: list[int]) -> bool:
    """Whether one of these weapons is another copy of the same card with as many Charges."""
    card = card_of(s, item)
    return any(card_of(s, other) == card and s.charges[other] == s.charges[item] for other in weapons)


def dice_against(s: State, here: int, card: int, ranges: list[int], place: int) -> int:
    """AM-ATK-01, AM-ATK-02, AM-WPN-05 The dice of a weapon against one place, as in `reach`."""
    if card == DDT and s.facts.vent[s.tile[here]] and is_scanned(s, place) and s.facts.vent[s.tile[place]]:
        return s.facts.dice[card][0]
    steps = ranges[place]
    if steps > FARTHEST:
        return 0
    return COWBOY_DICE[steps] if card == COWBOY else s.facts.dice[card][steps]


def reach(s: State, here: int, card: int, ranges: list[int]) -> list[int]:
    """AM-ATK-01, AM-ATK-02, AM-WPN-12 The dice of a weapon against each place in LoS, by range; 0 where it shows none.

    AM-WPN-05 On a vent the DDT reaches all vents, seen or not.
    """
    row = COWBOY_DICE if card == COWBOY else s.facts.dice[card]
    found = [row[steps] if steps <= FARTHEST else 0 for steps in ranges]
    if card == DDT and s.facts.vent[s.tile[here]]:
        for place in range(len(found)):
            if is_scanned(s, place) and s.facts.vent[s.tile[place]]:
                found[place] = row[0]
    return found


def may_hurt(s: State, card: int, alien: int) -> bool:
    """AM-ATK-05, AM-WPN-05 No weapon may hurt a Thrall; the DDT hurts only Bugs, and the Hive Queen (AM-SCEN-11)."""
    if is_thrall(alien):
        return False
    return card != DDT or KIND_OF[alien] in (BUG, QUEEN)


def people_at(s: State, place: int) -> bool:
    """AM-WPN-06, AM-WPN-08, AM-THR-04 Whether a Rocketeer or a Thrall is on a tile: it is no target for explosives."""
    for who in s.crew:
        if s.at[who] == place:
            return True
    return any(s.alien_at[one] == place and is_thrall(one) for one in s.figures)


def spares_people(s: State, card: int) -> bool:
    """Whether a weapon needs a target tile without Rocketeers and Thralls."""
    return card == DEMO_CHARGE or s.facts.area[card]


def attack_options(s: State, who: int, items: list[int], options: list[Action]) -> None:
    """AM-ATK-01, AM-ATK-06 Attacks with every weapon carried; stunned Aliens are targets like any other (AM-ATK-11)."""
    if not s.figures:
        return
    weapons = weapons_among(s, who, items)
    if not weapons:
        return
    here = s.at[who]
    near = aliens_near(s, here, weapons)
    if not near:
        return
    ranges = ranges_from(s, here, peek_of(s, who))
    for item in weapons:
        card = card_of(s, item)
        if s.facts.area[card]:
            for place in places_to_attack(s, here, card, ranges, near):
                options.append(ATTACK_PLACE[item][place])
        else:
            for alien in distinct_aliens(s, aliens_to_attack(s, here, card, ranges, near)):
                options.append(ATTACK[item][alien])


def aliens_near(s: State, here: int, weapons: list[int]) -> list[int]:
    """AM-RANGE-01 The Aliens that are not too far for all weapons, seen or not; for the DDT (AM-WPN-05) all."""
    for item in weapons:
        if card_of(s, item) == DDT:
            return s.figures
    board = board_of(s)
    distance, row, alien_at = board.distance, here * board.n, s.alien_at
    return [one for one in s.figures if distance[row + alien_at[one]] <= FARTHEST]


def places_to_attack(s: State, here: int, card: int, ranges: list[int], aliens: list[int]) -> list[int]:
    """AM-WPN-08 The places with some of these Aliens, and without people, that a weapon with an area reaches."""
    taken = 0  # by Aliens, as bits
    for alien in aliens:
        place = s.alien_at[alien]
        if dice_against(s, here, card, ranges, place):
            taken |= 1 << place
    return [place for place in bits(taken) if not people_at(s, place)] if taken else []


def aliens_to_attack(s: State, here: int, card: int, ranges: list[int], aliens: list[int]) -> list[int]:
    """AM-ATK-01 Those of some Aliens that a weapon reaches and may hurt; AM-WPN-06 the Demo Charge spares people."""
    found: list[int] = []
    for alien in aliens:
        place = s.alien_at[alien]
        if (
            dice_against(s, here, card, ranges, place)
            and may_hurt(s, card, alien)
            and (card != DEMO_CHARGE or not people_at(s, place))
        ):
            found.append(alien)
    return found


def attack(s: State, who: int, action: Action) -> Frames:
    """Attack or AttackPlace: the Charge is spent and the roll begins. The AP is already paid."""
    ignored = take_peek(s, who)
    if isinstance(action, AttackPlace):
        return begin_attack(s, who, action.item, NOBODY, action.place, ignored)
    assert isinstance(action, Attack)
    return begin_attack(s, who, action.item, action.alien, s.alien_at[action.alien], ignored)


def free_attack(s: State, who: int, item: int, alien: int) -> Frames:
    """AM-ATK-12 An attack granted by an Overkill or an item: a Charge is still spent."""
    target = NOBODY if s.facts.area[card_of(s, item)] else alien
    return begin_attack(s, who, item, target, s.alien_at[alien], NOBODY)


def begin_attack(s: State, who: int, item: int, alien: int, place: int, ignored: int) -> Frames:
    """AM-ATK-02, AM-ATK-10 An attack is declared: the Charge is gone, whatever the dice will show."""
    card = card_of(s, item)
    ranges = ranges_from(s, s.at[who], ignored)
    dice = reach(s, s.at[who], card, ranges)[place]
    steps_to = 0 if card == DDT else ranges[place]
    roll = begin_roll(s, FOR_ATTACK, who, dice + extra_dice(s, who, FOR_ATTACK, item, steps_to))
    roll.item = item
    roll.alien = alien
    roll.place = place
    roll.ignored = ignored
    roll.kinds = kinds_of_target(s, alien, place)
    s.done[who] &= ~PINNED  # AM-OPT-08 an attack on an Alien, never one on a machine
    use_weapon(s, who, item)
    if alien == NOBODY:
        s.tell("attacks-tile", rocketeer=who, card=card, place=place, count=roll.dice)
    else:
        s.tell("attacks", rocketeer=who, card=card, alien=alien, place=place, count=roll.dice)
    return steps((STRIKE_ALIENS,))


def kinds_of_target(s: State, alien: int, place: int) -> int:
    """AM-OVK-03, AM-OVK-15 The kinds of Aliens whose options this attack makes available, as bits."""
    found = 0
    for one in [alien] if alien != NOBODY else aliens_at(s, place):
        found |= 1 << KIND_OF[one]
    return found


def use_weapon(s: State, who: int, item: int) -> None:
    """AM-ATK-04, AM-ATK-10, AM-WPN-13 A Charge is spent; a Demo Charge is discarded (AM-WPN-06)."""
    card = card_of(s, item)
    note_use(s, item, who)
    spend_charge(s, item)
    if s.facts.discarded[card]:
        discard(s, item)


class StrikeAliens(Frame[State]):
    """AM-ATK-03, AM-ATK-09 The first success deals 1 damage: to one Alien, or to all on the tile of an area weapon."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        if not successes(roll):
            s.tell("misses", rocketeer=roll.who)
            return NOTHING_NEXT
        for alien in [roll.alien] if roll.alien != NOBODY else aliens_at(s, roll.place):
            wound(s, alien, 1)
        if card_of(s, roll.item) in (AIR_KNIFE, PROTON_BLADE):  # AM-WPN-01, AM-WPN-11
            gain_blood(s, roll.who)
        return NOTHING_NEXT


def gain_blood(s: State, who: int) -> None:
    """AM-COMP-03 A Rocketeer takes 1 Alien Blood."""
    s.parts = added(s.parts, 3 * who + BLOOD, 1)
    s.tell("takes-blood", rocketeer=who)


def is_attack(roll: Roll) -> bool:
    """AM-OVK-03 Whether a roll is an attack of a Rocketeer."""
    return roll.purpose in (FOR_ATTACK, FOR_COWBOY)


def reach_of_roll(s: State, roll: Roll) -> list[int]:
    """AM-WPN-14 Where the weapon of an attack reaches now, from where the attacker is now: dice by place."""
    here = s.at[roll.who]
    return reach(s, here, card_of(s, roll.item), ranges_from(s, here, roll.ignored))


STRIKE_ALIENS: Final = StrikeAliens()
