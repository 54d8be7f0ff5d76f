"""What a player, or chance, can do. Every action that can be is made once, here, and shared."""

from typing import Final

from coffret.games.thunderbirds.names import (
    ASSETS,
    CARDS,
    CHARACTERS,
    DISASTERS,
    DRAWS,
    EVENTS,
    MACHINES,
    PODS,
    REGIONS,
    SCHEMES,
    TOKENS,
)
from coffret.kernel import CLOCK, Action, Decision


class Move(Action):
    """Move the own machine."""

    region: int


class Rescue(Action):
    """Attempt a Rescue."""

    disaster: int


class Plan(Action):
    """Draw an F.A.B. card; the Hood advances."""


class Scan(Action):
    """Move a Disaster card back."""

    disaster: int


class Repair(Action):
    """End an Event that has hit a machine."""

    event: int


class Gather(Action):
    """Alan: take a token in space."""

    token: int


class Transfer(Action):
    """Bring a character to a free seat of another machine here."""

    character: int
    machine: int


class Swap(Action):
    """Let two characters exchange seats."""

    character: int
    partner: int


class Load(Action):
    """Load something into Thunderbird 2."""

    asset: int


class Unload(Action):
    """Unload something from Thunderbird 2."""

    asset: int


class Foil(Action):
    """Defeat the Scheme."""


class FoilWith(Action):
    """Defeat the Scheme while somebody pays from afar by walkie talkie."""

    character: int


class Spend(Action):
    """Use a bonus token between actions."""

    character: int
    token: int


class Build(Action):
    """Use a Technology token to build a pod vehicle."""

    character: int
    pod: int


class Play(Action):
    """Play an F.A.B. card."""

    card: int


class Change(Action):
    """Solo: exchange a character card for one of the reserve."""

    character: int
    newcomer: int


class StandDown(Action):
    """John stops ignoring Hood faces."""


class KeepWatch(Action):
    """John ignores Hood faces again."""


class Revoke(Action):
    """Ask to be asked again before being transferred."""


class EndActions(Action):
    """Declare the Action phase over."""


class Roll(Action):
    """Roll the dice of a Rescue."""


class Reroll(Action):
    """Use an Intelligence token on a die."""

    die: int


class Steady(Action):
    """Gordon: reroll a die at no cost."""

    die: int


class AddTwo(Action):
    """Use a Teamwork token on the roll."""


class Done(Action):
    """Be content with the roll, or give nothing more."""


class Allow(Action):
    """Grant a request."""


class AllowAlways(Action):
    """Grant a request and all like it, until it is revoked."""


class Refuse(Action):
    """Refuse a request."""


class Pay(Action):
    """Propose how many tokens somebody pays."""

    character: int
    count: int


class Take(Action):
    """Take a token of one's choice."""

    token: int


class GiveUp(Action):
    """Discard a token."""

    token: int


class GiveUpCard(Action):
    """Discard an F.A.B. card."""

    card: int


class Give(Action):
    """Give a token to the other player."""

    token: int


class Choose(Action):
    """Name a character."""

    character: int


class Pick(Action):
    """Name a disaster of the track."""

    disaster: int


class Turn(Action):
    """Turn a die to 5."""

    die: int


class Sail(Action):
    """Name the region that FAB 1 goes to."""

    region: int


class Bring(Action):
    """Name a character and the machine it goes to."""

    character: int
    machine: int


class Link(Action):
    """Name who gives and who receives."""

    character: int
    partner: int


class PutBack(Action):
    """Lay this card back next, on top first."""

    draw: int


class Pass(Action):
    """Keep the card for later."""


class Deal(Action):
    """Chance: a character card."""

    character: int


class First(Action):
    """Chance: who begins."""

    character: int


class TurnUp(Action):
    """Chance: the Scheme that is turned face up."""

    scheme: int


class Happen(Action):
    """Chance: the Event that is turned face up."""

    event: int


class Draw(Action):
    """Chance: the top card of the Disaster deck."""

    draw: int


class DrawCard(Action):
    """Chance: the top card of the F.A.B. deck."""

    card: int


class Dice(Action):
    """Chance: both dice."""

    first: int
    second: int


class Face(Action):
    """Chance: one die."""

    face: int


FACES: Final = range(6)  # TB-COMP-09: a Hood face, which is 0, and 1 to 5
COUNTS: Final = range(7)

PLAN_AHEAD: Final = Plan()
FOIL: Final = Foil()
STAND_DOWN: Final = StandDown()
KEEP_WATCH: Final = KeepWatch()
REVOKE: Final = Revoke()
END_ACTIONS: Final = EndActions()
ROLL: Final = Roll()
ADD_TWO: Final = AddTwo()
DONE: Final = Done()
ALLOW: Final = Allow()
ALLOW_ALWAYS: Final = AllowAlways()
REFUSE: Final = Refuse()
PASS: Final = Pass()
MOVE: Final = [Move(region) for region in range(len(REGIONS))]
SAIL: Final = [Sail(region) for region in range(len(REGIONS))]
RESCUE_OF: Final = [Rescue(disaster) for disaster in range(len(DISASTERS))]
SCAN: Final = [Scan(disaster) for disaster in range(len(DISASTERS))]
PICK: Final = [Pick(disaster) for disaster in range(len(DISASTERS))]
REPAIR: Final = [Repair(event) for event in range(len(EVENTS))]
HAPPEN: Final = [Happen(event) for event in range(len(EVENTS))]
TURN_UP: Final = [TurnUp(scheme) for scheme in range(len(SCHEMES))]
GATHER: Final = [Gather(token) for token in range(len(TOKENS))]
TAKE: Final = [Take(token) for token in range(len(TOKENS))]
GIVE_UP: Final = [GiveUp(token) for token in range(len(TOKENS))]
GIVE: Final = [Give(token) for token in range(len(TOKENS))]
PEOPLE: Final = range(len(CHARACTERS))
TRANSFER: Final = [[Transfer(it, machine) for machine in range(len(MACHINES))] for it in PEOPLE]
BRING: Final = [[Bring(it, machine) for machine in range(len(MACHINES))] for it in PEOPLE]
SWAP: Final = [[Swap(one, other) for other in PEOPLE] for one in PEOPLE]
LINK: Final = [[Link(one, other) for other in PEOPLE] for one in PEOPLE]
CHANGE: Final = [[Change(one, other) for other in PEOPLE] for one in PEOPLE]
PAY: Final = [[Pay(it, count) for count in COUNTS] for it in PEOPLE]
SPEND: Final = [[Spend(it, token) for token in range(len(TOKENS))] for it in PEOPLE]
BUILD: Final = [[Build(it, pod) for pod in range(len(PODS))] for it in PEOPLE]
FOIL_WITH: Final = [FoilWith(it) for it in PEOPLE]
CHOOSE: Final = [Choose(it) for it in PEOPLE]
DEAL: Final = [Deal(it) for it in PEOPLE]
FIRST: Final = [First(it) for it in PEOPLE]
LOAD: Final = [Load(asset) for asset in range(len(ASSETS))]
UNLOAD: Final = [Unload(asset) for asset in range(len(ASSETS))]
PLAY: Final = [Play(card) for card in range(len(CARDS))]
GIVE_UP_CARD: Final = [GiveUpCard(card) for card in range(len(CARDS))]
DRAW_CARD: Final = [DrawCard(card) for card in range(len(CARDS))]
DRAW: Final = [Draw(draw) for draw in range(len(DRAWS))]
PUT_BACK: Final = [PutBack(draw) for draw in range(len(DRAWS))]
REROLL: Final = [Reroll(die) for die in range(2)]
STEADY: Final = [Steady(die) for die in range(2)]
TURN: Final = [Turn(die) for die in range(2)]
DICE: Final = [[Dice(first, second) for second in FACES] for first in FACES]
FACE: Final = [Face(face) for face in FACES]

ANSWERS: Final[list[Action]] = [ALLOW, ALLOW_ALWAYS, REFUSE]
ANSWERS_ONCE: Final[list[Action]] = [ALLOW, REFUSE]
CLOCK_RUNS: Final[tuple[Decision, ...]] = (Decision(CLOCK, [REFUSE], (), False),)
