"""Items that change a roll: standing dice, use before the throw, use after it, and the Tape Recorder."""

from typing import Final

from coffret.games.away_missions.actions import CHOOSE_ROCKETEER, ChooseRocketeer
from coffret.games.away_missions.names import (
    ATOMIC_RIFLE,
    CO_ED,
    DOMINATED_BRAIN,
    FIRST_AID_KIT,
    GLOWING_ORB,
    HOLSTER,
    IONOSCOPE,
    MED_PACK,
    RABBITS_FOOT,
    RAY_GUN,
    REALITY_INVERTER,
    REFERENCE_BOOK,
    SARGE,
    SCIENTIST,
    SNIPER_SCOPE,
    TAPE_RECORDER,
    TELEPATHY_BAND,
    TIME_WARP,
    TOOLS,
    WIRE_CUTTERS,
)
from coffret.games.away_missions.rules import dice
from coffret.games.away_missions.rules.dice import successes
from coffret.games.away_missions.rules.items import (
    distinct_items,
    is_ready,
    is_working,
    note_standing,
    spend_use,
    standing,
    standing_all,
    tell_use,
)
from coffret.games.away_missions.rules.rerolls import PickDice, dice_to_reroll, only_success, use_tools
from coffret.games.away_missions.rules.sighting import range_from
from coffret.games.away_missions.rules.table import (
    NOTHING_NEXT,
    Frames,
    card_of,
    items_of,
    leeches_at,
    note_use,
)
from coffret.games.away_missions.state import (
    DREW,
    FOR_ANALYSIS,
    FOR_ATTACK,
    FOR_COLD,
    FOR_COWBOY,
    FOR_HEAL,
    FOR_SUBDUE,
    FOR_TASK,
    NOBODY,
    RECORDED,
    Roll,
    State,
    changed,
)
from coffret.kernel import Action, Decision, Frame, Reason

IQ_ROLLS: Final = (FOR_HEAL, FOR_ANALYSIS, FOR_SUBDUE, FOR_TASK, FOR_COLD)
ORB_USED: Final = 1  # counted in `used` of a roll
LONG_RANGE: Final = 3


def raw_iq(s: State, who: int) -> int:
    """AM-IQ-03, AM-LEECH-05, AM-SUB-09 Printed IQ, plus each Dominated Brain, minus the Leeches on the tile."""
    brains = len(standing_all(s, who, DOMINATED_BRAIN))
    return s.facts.iq[who] + brains - leeches_at(s, s.at[who])


def extra_dice(s: State, who: int, purpose: int, item: int, target_range: int) -> int:
    """AM-ITEM-09 Dice that standing items add to a roll, with the coffee of this game turn."""
    if purpose > FOR_COLD:
        return 0
    found = s.coffee[who]  # AM-GEAR-13
    for card in standing_cards(s, who, purpose, item, target_range):
        if standing(s, who, card) != NOBODY:
            found += DICE_OF[card]
    return found


DICE_OF: Final = {
    FIRST_AID_KIT: 2,  # AM-GEAR-08
    MED_PACK: 1,  # AM-GEAR-18
    WIRE_CUTTERS: 1,  # AM-GEAR-38
    HOLSTER: 1,  # AM-GEAR-15
    SNIPER_SCOPE: 2,  # AM-GEAR-24
}


def standing_cards(s: State, who: int, purpose: int, item: int, target_range: int) -> tuple[int, ...]:
    """The standing cards that add dice to such a roll.

    AM-GEAR-15 The Holster helps the first Ray Gun attack of a game turn. AM-GEAR-24 The Scope helps the Rifle at range
    3. AM-GEAR-08, AM-GEAR-18, AM-GEAR-38 First Aid Kit and Med-Pack heal, Wire Cutters subdue.
    """
    if purpose == FOR_HEAL:
        return (FIRST_AID_KIT, MED_PACK)
    if purpose == FOR_SUBDUE:
        return (WIRE_CUTTERS,)
    if purpose == FOR_ATTACK and item != NOBODY:
        weapon = card_of(s, item)
        if weapon == RAY_GUN and not s.done[who] & DREW:
            return (HOLSTER,)
        if weapon == ATOMIC_RIFLE and target_range == LONG_RANGE:
            return (SNIPER_SCOPE,)
    return ()


class NoteStanding(Frame[State]):
    """AM-ITEM-13 Standing items that help a roll count as used by the roller; the first Ray Gun attack is made."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        if roll.purpose > FOR_COLD:
            return NOTHING_NEXT
        steps = NOBODY
        if roll.purpose == FOR_ATTACK and roll.place != NOBODY:
            steps = range_from(s, s.at[roll.who], roll.place, roll.ignored)
        for card in standing_cards(s, roll.who, roll.purpose, roll.item, steps):
            note_standing(s, roll.who, card)
        if roll.purpose in IQ_ROLLS:
            for item in standing_all(s, roll.who, DOMINATED_BRAIN):
                note_use(s, item, roll.who)
        elif roll.item != NOBODY and card_of(s, roll.item) == RAY_GUN:
            s.done[roll.who] |= DREW
        return NOTHING_NEXT


dice.BEFORE.append(NoteStanding())


def before_roll_items(s: State, who: int) -> list[int]:
    """AM-ITEM-10 Items that the roller may use before the throw of the roll on top."""
    roll = s.rolls[-1]
    return distinct_items(
        s, [item for item in items_of(s, who) if is_ready(s, who, item) and helps_before(s, roll, item)]
    )


def helps_before(s: State, roll: Roll, item: int) -> bool:
    """What helps before the throw.

    AM-DISC-06 Ionoscope, AM-DISC-11 Orb, AM-GEAR-22 Reference Book: an IQ roll. AM-RESC-04 Co-Ed: an action of any
    kind. AM-RESC-12 Sarge: an attack.
    """
    card = card_of(s, item)
    if card in (IONOSCOPE, GLOWING_ORB, REFERENCE_BOOK):
        return roll.purpose in IQ_ROLLS
    if card == CO_ED:
        return roll.purpose <= FOR_COLD
    return card == SARGE and roll.purpose in (FOR_ATTACK, FOR_COWBOY)


def after_roll_items(s: State, who: int) -> list[int]:
    """AM-ITEM-10, AM-GEAR-17 Items that the roller may use after its own throw on top."""
    roll = s.rolls[-1]
    return distinct_items(s, [item for item in items_of(s, who) if helps_after(s, roll, item)])


def helps_after(s: State, roll: Roll, item: int) -> bool:
    """What helps after the throw; the Tape Recorder as often as it holds an Overkill."""
    card = card_of(s, item)
    if card == TAPE_RECORDER:  # AM-GEAR-31
        return s.item_state[item] & RECORDED != 0 and successes(roll) > 0 and is_working(s, roll.who, item)
    if not is_ready(s, roll.who, item):
        return False
    if card == TIME_WARP:  # AM-DISC-14
        return len(roll.faces) > 0
    if card == RABBITS_FOOT:  # AM-GEAR-16
        return len(dice_to_reroll(s)) > 0
    if card == TOOLS:
        return roll.purpose in IQ_ROLLS and len(dice_to_reroll(s)) > 0
    if card == REALITY_INVERTER:  # AM-SCHEM-07, AM-SUB-11
        return not roll.inverted and len(roll.faces) > 0 and only_success(s) < 0
    if card == SCIENTIST:  # AM-RESC-13
        return roll.purpose in IQ_ROLLS and successes(roll) > 0
    return card == TELEPATHY_BAND and roll.borrowed == NOBODY and successes(roll) + roll.added > 1


def use_on_roll(s: State, who: int, item: int) -> Frames:
    """An item is used on the roll on top."""
    card = card_of(s, item)
    if card in (TIME_WARP, RABBITS_FOOT):
        return (PickDice(who, item, ()),)
    if card == TOOLS:
        return use_tools(s, who, item)
    if card == TELEPATHY_BAND:
        return (BorrowOption(who, item),)
    if card == TAPE_RECORDER:
        play_recorder(s, who, item)
        s.rolls[-1].added += 1
        return NOTHING_NEXT
    spend_use(s, who, item)
    change_roll(s, s.rolls[-1], card)
    return NOTHING_NEXT


def change_roll(s: State, roll: Roll, card: int) -> None:
    """What an item adds to a roll at once."""
    if card == IONOSCOPE:  # AM-DISC-06 a success, certain before the throw
        roll.extra += 1
    elif card == GLOWING_ORB:  # AM-DISC-11, AM-IQ-03 one more IQ, which Leeches may still eat up
        if raw_iq(s, roll.who) + roll.used >= 0:
            roll.dice += 1
        roll.used += ORB_USED
    elif card == CO_ED:
        roll.dice += 2
    elif card == REALITY_INVERTER:
        roll.inverted = True
    elif card == SCIENTIST:
        roll.added += 1
    else:  # Reference Book, Sarge
        roll.dice += 1


class BorrowOption(Frame[State]):
    """AM-DISC-12 The Telepathy Band lends another Rocketeer's option for all Overkills of this roll."""

    rocketeer: int
    item: int

    def ask(self, s: State) -> Decision | None:
        return Decision(s.leader[self.rocketeer], [CHOOSE_ROCKETEER[who] for who in s.crew if who != self.rocketeer])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, ChooseRocketeer)
        spend_use(s, self.rocketeer, self.item)
        s.rolls[-1].borrowed = action.rocketeer
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-DISC-12", "whose-option", {"rocketeer": self.rocketeer})


def lenders(s: State, who: int) -> list[int]:
    """AM-DISC-12 The Rocketeers in play whose option the Telepathy Band could lend now."""
    return [] if band_of(s, who) == NOBODY else [other for other in s.crew if other != who]


def band_of(s: State, who: int) -> int:
    """A Telepathy Band that can still be used in this game turn; NOBODY if there is none."""
    for item in standing_all(s, who, TELEPATHY_BAND):
        if is_ready(s, who, item):
            return item
    return NOBODY


def recorder(s: State, who: int) -> int:
    """AM-GEAR-30 An empty Tape Recorder that can store an Overkill of the roll on top; NOBODY if there is none."""
    if s.rolls[-1].purpose not in IQ_ROLLS:
        return NOBODY
    item = standing(s, who, TAPE_RECORDER)
    return item if item != NOBODY and not s.item_state[item] & RECORDED else NOBODY


def record(s: State, who: int, item: int) -> None:
    """AM-GEAR-30 The Tape Recorder stores one Overkill, and no second one."""
    note_use(s, item, who)
    s.item_state = changed(s.item_state, item, s.item_state[item] | RECORDED)
    tell_use(s, who, item)


def play_recorder(s: State, who: int, item: int) -> None:
    """AM-GEAR-31 The recorded Overkill comes back, and the Tape Recorder is empty again."""
    note_use(s, item, who)
    s.item_state = changed(s.item_state, item, s.item_state[item] & ~RECORDED)
    tell_use(s, who, item)
