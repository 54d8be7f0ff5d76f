"""What is said of a Rescue before the roll and after it: the chance, and how each token or card would change it."""

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.names import CARDS, CHARACTERS, DISASTERS, TYPES
from coffret.games.thunderbirds.odds import percent, rounded
from coffret.games.thunderbirds.rules.bonus import conditions_met, own_bonus, penalty, position_bonus
from coffret.games.thunderbirds.rules.fab_orders import FollowOrder
from coffret.games.thunderbirds.rules.plan import is_quiet
from coffret.games.thunderbirds.rules.rescue import OpenRescue, is_steady, rescues
from coffret.games.thunderbirds.rules.table import comms_are_open, region_of_asset
from coffret.games.thunderbirds.rules.turn import TakeTurn
from coffret.games.thunderbirds.state import (
    INTELLIGENCE,
    NOBODY,
    SCHEME_SPACES,
    SKULL,
    TEAMWORK,
    TURN_DIE,
    State,
)
from coffret.games.thunderbirds.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Badge, Remark, Throw
from coffret.kernel.text import Message


def open_rescue(s: State) -> OpenRescue | None:
    """The Rescue under way."""
    return next((step for step in reversed(s.stack) if isinstance(step, OpenRescue)), None)


def acting(s: State) -> int:
    """TB-FAB-13 The player who acts: whoever follows an order, or else the active one."""
    step = s.stack[-1] if s.stack else None
    return s.player_of[step.character] if isinstance(step, FollowOrder) else s.turn


class Prospect:
    """A Rescue as it stands: who makes it, what the dice must show, and what they show already."""

    def __init__(self, s: State, disaster: int) -> None:
        rescue = open_rescue(s)
        number = s.facts.number[disaster]
        self.disaster = disaster
        self.player = acting(s)
        self.dice: tuple[int, int] | None = None
        if rescue is not None and rescue.disaster == disaster:
            self.player = s.player_of[rescue.character]
            self.need = number - rescue.bonus - s.added
            self.dice = (s.dice[0], s.dice[1]) if s.rolled else None
        else:
            self.need = number - position_bonus(s, self.player, disaster)

    def chance(self, more: int = 0, rerolls: int = 0, turned: bool = False) -> int:
        """In percent, with so much more, so many rerolls, or the lower die turned to 5."""
        return percent(self.need - more, rerolls, self.dice, turned)

    def rerolled(self, die: int) -> int:
        """In percent, when this die is rolled again."""
        other = self.dice[1 - die] if self.dice else 0
        return rounded(sum(face + other >= self.need for face in range(6)), 6)

    def turned(self, die: int) -> int:
        """In percent, when this die is turned to 5."""
        other = self.dice[1 - die] if self.dice else 0
        return 100 * (5 + other >= self.need)


def chance_of(s: State, disaster: int) -> int:
    """The chance of a Rescue as things stand, in percent."""
    if s.facts.number[disaster] == 0:
        return 100 * conditions_met(s, disaster)
    return Prospect(s, disaster).chance()


# Lines beside the board


def chances(s: State) -> list[Message]:
    """The Rescue under way, or each one that the active player could begin, with all that could still help."""
    rescue = open_rescue(s)
    if rescue is not None:
        return lines(s, rescue.disaster)
    if not s.stack or not isinstance(s.stack[-1], TakeTurn) or s.turn == NOBODY:
        return []
    return [line for disaster in rescues(s, s.turn) for line in lines(s, disaster)]


def lines(s: State, disaster: int) -> list[Message]:
    """A Rescue and what would help it."""
    if s.facts.number[disaster] == 0:
        return [Message("chance-sure", {"disaster": disaster})]
    now = Message("chance-now", {"disaster": disaster, "percent": chance_of(s, disaster)})
    return [now, *helps(s, Prospect(s, disaster))]


def helps(s: State, rescue: Prospect) -> list[Message]:
    """TB-RES-16, TB-TOK-02, TB-TOK-03, TB-FAB-10 What each token, ability and card at hand would make of the chance."""
    tokens = s.tokens[rescue.player]
    found = []
    if tokens[TEAMWORK]:
        found.append(Message("chance-teamwork", {"percent": rescue.chance(more=2)}))
    if tokens[INTELLIGENCE]:
        found.append(Message("chance-reroll", {"percent": rescue.chance(rerolls=1)}))
    if is_steady(s, rescue.player):
        found.append(Message("chance-steady", {"percent": rescue.chance(rerolls=1)}))
    if comms_are_open(s):
        at_hand = [card for card in range(len(CARDS)) if s.fab[card] >= 0 and fits(s, rescue, card)]
        found += [Message("chance-card", {"card": card, "percent": with_card(s, rescue, card)}) for card in at_hand]
    if tokens[TEAMWORK] + tokens[INTELLIGENCE] > 1:
        everything = rescue.chance(more=2 * tokens[TEAMWORK], rerolls=min(tokens[INTELLIGENCE], 3))
        found.append(Message("chance-all", {"percent": everything}))
    return found


def fits(s: State, rescue: Prospect, card: int) -> bool:
    """Whether an F.A.B. card helps a Rescue of this type."""
    return s.facts.verb[card] == TURN_DIE or (
        s.facts.adds[card] > 0 and s.facts.adds_to[card] == s.facts.type[rescue.disaster]
    )


def with_card(s: State, rescue: Prospect, card: int) -> int:
    """The chance with an F.A.B. card."""
    return rescue.chance(more=s.facts.adds[card], turned=s.facts.verb[card] == TURN_DIE)


# Beside the dice


def throw(s: State) -> Throw | None:
    """TB-RES-04, TB-RES-05 The score of the Rescue under way, and all that adds to the dice or could."""
    rescue = open_rescue(s)
    if rescue is None:
        return None
    return Throw(
        total=rescue.score(s) if s.rolled else None,
        target=s.facts.number[rescue.disaster],
        label=Message(f"disaster-{DISASTERS[rescue.disaster]}".replace("_", "-")),
        parts=parts(s, rescue),
    )


def parts(s: State, rescue: OpenRescue) -> list[Message | Badge]:
    """What is added to the dice or taken off, and what would be added if it were in its place."""
    found: list[Message | Badge] = []
    for asset, plus, region in s.facts.bonuses[rescue.disaster]:
        text = Message("part-asset", {"asset": asset, "plus": plus})
        if region_of_asset(s, asset) == region:
            found.append(counted(text, plus))
        else:
            found.append(Badge(text=text, sign="could", state="dim"))
    own, minus = own_bonus(s, s.player_of[rescue.character], rescue.disaster), penalty(s)
    if own:
        found.append(counted(Message("part-own", {"character": rescue.character, "plus": own}), own))
    if minus:
        found.append(counted(Message("part-penalty", {"minus": minus}), -minus))
    if s.added:
        found.append(counted(Message("part-added", {"plus": s.added}), s.added))
    return found


def counted(text: Message, number: int) -> Badge:
    """Something that changes the score."""
    return Badge(text=text, sign="counts", state="lit", number=number)


# Behind the options


def remark(v: View, action: Action) -> Remark | None:
    """The chance that an option gives, or that it risks the game."""
    s = v.table
    if isinstance(action, act.Rescue):
        return Remark(hint=share(chance_of(s, action.disaster)))
    if isinstance(action, act.Plan):
        return plan_remark(s)
    if isinstance(action, act.Choose):
        ability = Message(f"ability-{CHARACTERS[action.character].replace('_', '-')}")
        return Remark(hint=own_of(s, action.character), reason=ability)
    if isinstance(action, act.EndActions) and s.slots[SKULL - 1] != NOBODY:
        return Remark(danger=True, shows=[f"disaster-{DISASTERS[s.slots[SKULL - 1]]}"])
    rescue = open_rescue(s)
    chance = changed(s, Prospect(s, rescue.disaster), action) if rescue is not None else None
    return Remark(hint=share(chance)) if chance is not None else None


def plan_remark(s: State) -> Remark:
    """TB-PLAN-01, TB-CHAR-08 Whether planning lets the Hood advance, perhaps to the Scheme."""
    if is_quiet(s, acting(s)):
        return Remark(hint=Message("hint-hood-stays"))
    return Remark(hint=Message("hint-hood-advances"), danger=s.hood + 1 in SCHEME_SPACES[s.foiled :])


def own_of(s: State, character: int) -> Message:
    """TB-CHAR-02 What a character adds to Rescues, in a few signs."""
    facts = s.facts
    if not facts.bonus[character]:
        return Message("hint-no-bonus")
    type = Message(f"type-{TYPES[facts.bonus_type[character]]}")
    return Message("hint-bonus", {"plus": facts.bonus[character], "type": type})


def changed(s: State, rescue: Prospect, action: Action) -> int | None:
    """The chance that the Rescue under way has with this choice."""
    if isinstance(action, act.Roll | act.Done):
        return rescue.chance()
    if isinstance(action, act.AddTwo):
        return rescue.chance(more=2)
    if isinstance(action, act.Reroll | act.Steady):
        return rescue.rerolled(action.die)
    if isinstance(action, act.Turn):
        return rescue.turned(action.die)
    return with_card(s, rescue, action.card) if isinstance(action, act.Play) else None


def share(percent: int) -> Message:
    """A chance in a few signs."""
    return Message("percent", {"percent": percent})
