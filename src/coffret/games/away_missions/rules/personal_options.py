"""The personal Overkill options of the six Rocketeers."""

from typing import Final

from coffret.games.away_missions.actions import (
    CHOOSE_HATCH,
    CHOOSE_ROCKETEER,
    ChooseAlien,
    ChooseHatch,
    ChooseRocketeer,
)
from coffret.games.away_missions.cards import CLOSED, LOCKED, OPEN
from coffret.games.away_missions.names import HEAD_SET, MED_PACK, SOFT_FOCUS_LENS, TELE_RADIO
from coffret.games.away_missions.rules.aliens import can_be_stunned, wound
from coffret.games.away_missions.rules.attack import aliens_near, dice_against, is_attack, may_hurt, weapons_of
from coffret.games.away_missions.rules.command import give_command, may_be_commanded
from coffret.games.away_missions.rules.iq import restore
from coffret.games.away_missions.rules.items import standing
from coffret.games.away_missions.rules.moving import ways_to_walk
from coffret.games.away_missions.rules.options import Option, StunOption, at_aliens
from coffret.games.away_missions.rules.sighting import range_from, ranges_from
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, board_of, border_at, card_of, is_in
from coffret.games.away_missions.rules.terror import STEP_AWAY
from coffret.games.away_missions.state import NOBODY, Roll, State, changed
from coffret.kernel import Action


def has_own(s: State, who: int, card: int) -> bool:
    """AM-ITEM-03 Whether a Rocketeer carries its personal item, which serves nobody else."""
    return standing(s, who, card) != NOBODY


class CommandOption(Option):
    """AM-CREW-04, AM-CREW-05 Command: a Rocketeer on the tile (with the Tele-Radio anywhere) gets a Command AP.

    Not to everybody at any time: see may_be_commanded (AM-CREW-07, AM-CREW-08, AM-CREW-10).
    """

    def aims(self, s: State, roll: Roll) -> list[Action]:
        anywhere = has_own(s, roll.who, TELE_RADIO)  # AM-GEAR-32
        return [
            CHOOSE_ROCKETEER[other]
            for other in s.crew
            if (anywhere or s.at[other] == s.at[roll.who]) and may_be_commanded(s, roll.who, other)
        ]

    def can(self, s: State, roll: Roll) -> bool:
        anywhere = has_own(s, roll.who, TELE_RADIO)
        for other in s.crew:
            if (anywhere or s.at[other] == s.at[roll.who]) and may_be_commanded(s, roll.who, other):
                return True
        return False

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseRocketeer)
        give_command(s, aim.rocketeer)
        s.tell("commanded", rocketeer=aim.rocketeer)
        return NOTHING_NEXT


class MoveOutOption(Option):
    """AM-CREW-12, AM-CREW-13 Move Out: she, or one on her tile (with the Head-Set anywhere), moves at once."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        anywhere = has_own(s, roll.who, HEAD_SET)  # AM-GEAR-14
        return [
            CHOOSE_ROCKETEER[other]
            for other in s.crew
            if (anywhere or s.at[other] == s.at[roll.who]) and ways_to_walk(s, s.at[other])
        ]

    def can(self, s: State, roll: Roll) -> bool:
        if ways_to_walk(s, s.at[roll.who]):
            return True  # she herself, at least
        return len(self.aims(s, roll)) > 0

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseRocketeer)
        return (STEP_AWAY[aim.rocketeer],)


def anybody_is_wounded(s: State) -> bool:
    """Whether a Rocketeer has lost HP."""
    return any(s.hp[who] < s.facts.hp[who] for who in s.crew)


class SawbonesOption(Option):
    """AM-CREW-14, AM-CREW-15 Sawbones: 1 HP for him or one on his tile (with the Med-Pack also at range 1 in LoS)."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        if not anybody_is_wounded(s):
            return []
        reaches = 1 if has_own(s, roll.who, MED_PACK) else 0
        here = s.at[roll.who]
        return [
            CHOOSE_ROCKETEER[other]
            for other in s.crew
            if s.hp[other] < s.facts.hp[other]
            and (s.at[other] == here or (reaches and range_from(s, here, s.at[other], roll.ignored) == 1))
        ]

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseRocketeer)
        restore(s, aim.rocketeer, 1)
        return NOTHING_NEXT


class OverrideOption(Option):
    """AM-CREW-16, AM-CREW-17 Override: open or lock any hatch of the map, the only way to lock one."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        board = board_of(s)
        found: list[Action] = []
        for place in range(board.n):
            for way in range(6):
                if board.near[place * 6 + way] > place:
                    # AM-CREW-18 a border to an unscanned tile has a hatch if the scanned tile shows it
                    hatch = s.border[board.border[place * 6 + way]]
                    if hatch in (CLOSED, LOCKED):  # AM-CREW-19
                        found.append(CHOOSE_HATCH[place][way][OPEN])
                    if hatch in (CLOSED, OPEN):
                        found.append(CHOOSE_HATCH[place][way][LOCKED])
        return found

    def can(self, s: State, roll: Roll) -> bool:
        return CLOSED in s.border or OPEN in s.border or LOCKED in s.border

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseHatch)
        border = border_at(s, aim.place, aim.way)
        s.border = changed(s.border, border, aim.hatch)
        s.tell("overrides", place=aim.place, way=aim.way, hatch=aim.hatch, border=border)
        return NOTHING_NEXT


class StrafeOption(Option):
    """AM-CREW-20 Strafe: 1 damage to an Alien in LoS and within range of a weapon; the tiles must form a chain."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        if not s.figures:
            return []
        tiles = strafe_tiles(s, roll)
        near = [one for one in s.figures if is_in(tiles, s.alien_at[one])]
        if not near:
            return []
        here = s.at[roll.who]
        if is_attack(roll):  # AM-CREW-21 the weapon used
            return at_aliens(s, in_reach(s, near, here, card_of(s, roll.item), ranges_from(s, here, roll.ignored)))
        weapons = weapons_of(s, roll.who)  # AM-CREW-24 any weapon carried that could fire; no Charge is spent
        if not weapons or not aliens_near(s, here, weapons):
            return []
        ranges = ranges_from(s, here, roll.ignored)
        found: list[int] = []
        for item in weapons:
            found += in_reach(s, near, here, card_of(s, item), ranges)
        return at_aliens(s, found)

    def can(self, s: State, roll: Roll) -> bool:
        if is_attack(roll) or roll.strafed:
            return len(self.aims(s, roll)) > 0
        if not s.figures:
            return False
        here = s.at[roll.who]
        weapons = weapons_of(s, roll.who)
        near = aliens_near(s, here, weapons) if weapons else weapons
        if not near:
            return False
        ranges = ranges_from(s, here, roll.ignored)
        return any(in_reach(s, near, here, card_of(s, item), ranges) for item in weapons)

    def use(self, s: State, roll: Roll, aim: Action) -> Frames:
        assert isinstance(aim, ChooseAlien)
        roll.strafed |= 1 << s.alien_at[aim.alien]
        wound(s, aim.alien, 1)
        return NOTHING_NEXT


def in_reach(s: State, aliens: list[int], here: int, card: int, ranges: list[int]) -> list[int]:
    """Those Aliens that a weapon reaches and may hurt."""
    return [one for one in aliens if dice_against(s, here, card, ranges, s.alien_at[one]) and may_hurt(s, card, one)]


def strafe_tiles(s: State, roll: Roll) -> int:
    """AM-CREW-21..23 The tiles that the next Strafe of a roll may hit, as bits.

    First those next to the original target's tile (all, if the roll is no attack), then those next to a tile hit by
    Strafe before; never a tile twice, never that of the original target.
    """
    board = board_of(s)
    found = 0
    if roll.strafed:
        for place in range(board.n):
            if is_in(roll.strafed, place):
                for near in board.around[place]:
                    found |= 1 << near
    elif is_attack(roll):
        for near in board.around[roll.place]:
            found |= 1 << near
    else:
        found = board.present
    if is_attack(roll):
        found &= ~(1 << roll.place)
    return found & ~roll.strafed


class SwayOption(StunOption):
    """AM-CREW-25..27 Sway: stun an Alien that has 1 HP left, on her tile (with the Lens also at range 1 in LoS)."""

    def aims(self, s: State, roll: Roll) -> list[Action]:
        if not s.figures:
            return []
        here = s.at[roll.who]
        far = has_own(s, roll.who, SOFT_FOCUS_LENS)  # AM-GEAR-25
        hp, alien_at = s.alien_hp, s.alien_at
        found = [
            one
            for one in s.figures
            if hp[one] == 1
            and (alien_at[one] == here or (far and range_from(s, here, alien_at[one], roll.ignored) == 1))
            and can_be_stunned(s, one)
        ]
        return at_aliens(s, found) if found else []


PERSONAL: Final[list[Option]] = [
    CommandOption(),
    MoveOutOption(),
    SawbonesOption(),
    OverrideOption(),
    StrafeOption(),
    SwayOption(),
]
