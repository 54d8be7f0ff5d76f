"""Overkills: which options a roll makes available, spent one at a time; the Talent action is one of them."""

from typing import Final

from coffret.games.away_missions.actions import CHOOSE_ROCKETEER, DONE, SPEND, TARGETS, USE, ChooseRocketeer, Spend, Use
from coffret.games.away_missions.names import BUY_CHARGE
from coffret.games.away_missions.rules import dice
from coffret.games.away_missions.rules.alien_options import ALIEN_OPTIONS
from coffret.games.away_missions.rules.attack import is_attack
from coffret.games.away_missions.rules.iq import buy_named, named_options
from coffret.games.away_missions.rules.items import peek_of, spend_use, take_peek
from coffret.games.away_missions.rules.options import Option
from coffret.games.away_missions.rules.personal_options import PERSONAL
from coffret.games.away_missions.rules.roll_items import band_of, lenders, record, recorder
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, bits, card_of, is_in
from coffret.games.away_missions.rules.weapon_options import WEAPON
from coffret.games.away_missions.state import BY_ALIEN, CREW, FOR_ATTACK, FOR_TALENT, NOBODY, Roll, State
from coffret.kernel import Action, Decision, Frame, Reason

OPTIONS: Final[list[Option]] = [*PERSONAL, *WEAPON, *ALIEN_OPTIONS]  # by Overkill option; those of IQ actions follow


def available(s: State, roll: Roll) -> list[int]:
    """AM-OVK-03, AM-OVK-04, AM-OVK-09 The options that belong to a roll, whether or not they have a target.

    The personal one always, for an attack also those of the weapon and of the targeted Alien: alive or not
    (AM-OVK-12), and for an area of every kind that was there (AM-OVK-15).
    """
    if roll.purpose == FOR_TALENT:
        return [s.facts.option[roll.who if roll.borrowed == NOBODY else roll.borrowed]]
    found: list[int] = [s.facts.option[roll.who]]
    if roll.borrowed != NOBODY:  # AM-DISC-12
        found.append(s.facts.option[roll.borrowed])
    if roll.purpose == FOR_ATTACK:
        found.append(s.facts.item_option[card_of(s, roll.item)])
    if is_attack(roll):
        for kind in bits(roll.kinds):
            found.append(s.facts.alien_option[kind])
    return [found[number] for number in range(len(found)) if found[number] >= 0 and found[number] not in found[:number]]


def overkill_options(s: State) -> list[int]:
    """AM-OVK-02, AM-OVK-05 What an Overkill of the roll on top can buy now; saving and dominating only once."""
    roll = s.rolls[-1]
    found = [option for option in available(s, roll) if OPTIONS[option].can(s, roll)]
    return found + named_options(s)


class SpendOverkills(Frame[State]):
    """AM-OVK-02, AM-OVK-06, AM-OVK-11 The roller spends Overkills one at a time, as long as he likes.

    Each is resolved before the next is declared; a roll that it grants comes with its own Overkills (AM-OVK-14).
    """

    def ask(self, s: State) -> Decision | None:
        roll = s.rolls[-1]
        if roll.purpose == BY_ALIEN or roll.overkills == 0:
            return None
        options: list[Action] = [SPEND[overkill] for overkill in overkill_options(s)]
        if roll.purpose == FOR_TALENT:  # AM-TAL-02 nothing to choose, and no way back
            return None
        tape = NOBODY if is_attack(roll) else recorder(s, roll.who)
        if tape != NOBODY:  # AM-OVK-13, AM-GEAR-30
            options.append(USE[tape])
        return Decision(s.leader[roll.who], [DONE, *options]) if options else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        if isinstance(action, Spend):
            return (*spend_overkill(s, action.overkill), self)
        if isinstance(action, Use):
            roll.overkills -= 1
            record(s, roll.who, action.item)
            return (self,)
        if roll.purpose == FOR_TALENT and roll.overkills:
            options = overkill_options(s)
            return spend_overkill(s, options[0]) if options else NOTHING_NEXT
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_spend(s, action.overkill) if isinstance(action, Spend) else Reason("AM-OVK-11", "overkills-first")


def spend_overkill(s: State, overkill: int) -> Frames:
    """AM-OVK-02 One Overkill of the roll on top is spent on an option; its target is chosen next."""
    roll = s.rolls[-1]
    roll.overkills -= 1
    s.tell("overkill", rocketeer=roll.who, overkill=overkill)
    return buy_named(s, overkill) if overkill >= BUY_CHARGE else (AIM_OVERKILL[overkill],)


def refuse_spend(s: State, overkill: int) -> Reason:
    """Why an Overkill of the roll on top cannot buy this option."""
    roll = s.rolls[-1]
    if is_in(roll.bought, overkill):
        return Reason("AM-OVK-05", "bought-once", {"overkill": overkill})
    if overkill in available(s, roll):
        return Reason("AM-WPN-14", "no-overkill-target", {"overkill": overkill})
    return Reason("AM-OVK-03" if is_attack(roll) else "AM-OVK-04", "not-of-this-roll", {"overkill": overkill})


class AimOverkill(Frame[State]):
    """AM-WPN-14 The target of an option is chosen among those that are legal now; a single one needs no choice."""

    overkill: int

    def ask(self, s: State) -> Decision | None:
        roll = s.rolls[-1]
        aims = OPTIONS[self.overkill].aims(s, roll)
        return Decision(s.leader[roll.who], aims) if len(aims) > 1 else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        roll = s.rolls[-1]
        option = OPTIONS[self.overkill]
        return option.use(s, roll, action if seat >= 0 else option.aims(s, roll)[0])

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        rule = type(OPTIONS[self.overkill]).RULE
        if isinstance(action, TARGETS):
            return Reason(rule, "no-such-target", {"overkill": self.overkill})
        return Reason(rule, "target-first", {"overkill": self.overkill})


AIM_OVERKILL: Final = [AimOverkill(overkill) for overkill in range(len(OPTIONS))]
SPEND_OVERKILLS: Final = SpendOverkills()
dice.SPENDING.append(SPEND_OVERKILLS)


def has_talent_use(s: State, who: int) -> bool:
    """Whether the personal option, or one that a Telepathy Band lends, has a legal use for this Rocketeer now."""
    roll = TALENT_ROLL[who]
    ignored = peek_of(s, who)
    if ignored != NOBODY:
        roll = Roll(FOR_TALENT, who)
        roll.ignored = ignored
    if OPTIONS[s.facts.option[who]].can(s, roll):
        return True
    return any(OPTIONS[s.facts.option[other]].can(s, roll) for other in lenders(s, who))


TALENT_ROLL: Final = [Roll(FOR_TALENT, rocketeer) for rocketeer in range(CREW)]  # only asked for what it could do


def use_personal_option(s: State, who: int) -> Frames:
    """AM-TAL-01, AM-TAL-02 One Overkill's worth of the personal option, without dice: Talent, recorded Overkill."""
    roll = dice.begin_roll(s, FOR_TALENT, who, 0)
    roll.overkills = 1
    roll.ignored = take_peek(s, who)
    return (CHOOSE_TALENT[who], SPEND_OVERKILLS, dice.END_ROLL)


def can_use_option_of(s: State, other: int) -> bool:
    """Whether the option of a Rocketeer has a legal use for the roll on top."""
    return OPTIONS[s.facts.option[other]].can(s, s.rolls[-1])


class ChooseTalent(Frame[State]):
    """AM-DISC-12, AM-DISC-18 With a Telepathy Band a Talent may be another's; only what has a use now is offered."""

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        who = self.rocketeer
        found = [other for other in lenders(s, who) if can_use_option_of(s, other)]
        if not found:
            return None
        own = [who] if can_use_option_of(s, who) else []
        return Decision(s.leader[who], [CHOOSE_ROCKETEER[other] for other in own + found])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, ChooseRocketeer) and action.rocketeer != self.rocketeer:
            spend_use(s, self.rocketeer, band_of(s, self.rocketeer))
            s.rolls[-1].borrowed = action.rocketeer
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-DISC-12", "whose-option", {"rocketeer": self.rocketeer})


CHOOSE_TALENT: Final = [ChooseTalent(rocketeer) for rocketeer in range(CREW)]


def refuse_talent(s: State, who: int) -> Reason:
    """Why the Talent action is not possible."""
    return Reason("AM-TAL-01", "no-overkill-target", {"overkill": s.facts.option[who]})
