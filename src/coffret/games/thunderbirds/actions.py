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

    def __init__(self, region: int) -> None:
        self.region: Final = region


class Rescue(Action):
    """Attempt a Rescue."""

    def __init__(self, disaster: int) -> None:
        self.disaster: Final = disaster


class Plan(Action):
    """Draw an F.A.B. card; the Hood advances."""


class Scan(Action):
    """Move a Disaster card back."""

    def __init__(self, disaster: int) -> None:
        self.disaster: Final = disaster


class Repair(Action):
    """End an Event that has hit a machine."""

    def __init__(self, event: int) -> None:
        self.event: Final = event


class Gather(Action):
    """Alan: take a token in space."""

    def __init__(self, token: int) -> None:
        self.token: Final = token


class Transfer(Action):
    """Bring a character to a free seat of another machine here."""

    def __init__(self, character: int, machine: int) -> None:
        self.character: Final = character
        self.machine: Final = machine


class Swap(Action):
    """Let two characters exchange seats."""

    def __init__(self, character: int, partner: int) -> None:
        self.character: Final = character
        self.partner: Final = partner


class Load(Action):
    """Load something into Thunderbird 2."""

    def __init__(self, asset: int) -> None:
        self.asset: Final = asset


class Unload(Action):
    """Unload something from Thunderbird 2."""

    def __init__(self, asset: int) -> None:
        self.asset: Final = asset


class Foil(Action):
    """Defeat the Scheme."""


class FoilWith(Action):
    """Defeat the Scheme while somebody pays from afar by walkie talkie."""

    def __init__(self, character: int) -> None:
        self.character: Final = character


class Spend(Action):
    """Use a bonus token between actions."""

    def __init__(self, character: int, token: int) -> None:
        self.character: Final = character
        self.token: Final = token


class Build(Action):
    """Use a Technology token to build a pod vehicle."""

    def __init__(self, character: int, pod: int) -> None:
        self.character: Final = character
        self.pod: Final = pod


class Play(Action):
    """Play an F.A.B. card."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Change(Action):
    """Solo: exchange a character card for one of the reserve."""

    def __init__(self, character: int, newcomer: int) -> None:
        self.character: Final = character
        self.newcomer: Final = newcomer


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

    def __init__(self, die: int) -> None:
        self.die: Final = die


class Steady(Action):
    """Gordon: reroll a die at no cost."""

    def __init__(self, die: int) -> None:
        self.die: Final = die


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

    def __init__(self, character: int, count: int) -> None:
        self.character: Final = character
        self.count: Final = count


class Take(Action):
    """Take a token of one's choice."""

    def __init__(self, token: int) -> None:
        self.token: Final = token


class GiveUp(Action):
    """Discard a token."""

    def __init__(self, token: int) -> None:
        self.token: Final = token


class GiveUpCard(Action):
    """Discard an F.A.B. card."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Give(Action):
    """Give a token to the other player."""

    def __init__(self, token: int) -> None:
        self.token: Final = token


class Choose(Action):
    """Name a character."""

    def __init__(self, character: int) -> None:
        self.character: Final = character


class Pick(Action):
    """Name a disaster of the track."""

    def __init__(self, disaster: int) -> None:
        self.disaster: Final = disaster


class Turn(Action):
    """Turn a die to 5."""

    def __init__(self, die: int) -> None:
        self.die: Final = die


class Sail(Action):
    """Name the region that FAB 1 goes to."""

    def __init__(self, region: int) -> None:
        self.region: Final = region


class Bring(Action):
    """Name a character and the machine it goes to."""

    def __init__(self, character: int, machine: int) -> None:
        self.character: Final = character
        self.machine: Final = machine


class Link(Action):
    """Name who gives and who receives."""

    def __init__(self, character: int, partner: int) -> None:
        self.character: Final = character
        self.partner: Final = partner


class PutBack(Action):
    """Lay this card back next, on top first."""

    def __init__(self, draw: int) -> None:
        self.draw: Final = draw


class Pass(Action):
    """Keep the card for later."""


class Deal(Action):
    """Chance: a character card."""

    def __init__(self, character: int) -> None:
        self.character: Final = character


class First(Action):
    """Chance: who begins."""

    def __init__(self, character: int) -> None:
        self.character: Final = character


class TurnUp(Action):
    """Chance: the Scheme that is turned face up."""

    def __init__(self, scheme: int) -> None:
        self.scheme: Final = scheme


class Happen(Action):
    """Chance: the Event that is turned face up."""

    def __init__(self, event: int) -> None:
        self.event: Final = event


class Draw(Action):
    """Chance: the top card of the Disaster deck."""

    def __init__(self, draw: int) -> None:
        self.draw: Final = draw


class DrawCard(Action):
    """Chance: the top card of the F.A.B. deck."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Dice(Action):
    """Chance: both dice."""

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second


class Face(Action):
    """Chance: one die."""

    def __init__(self, face: int) -> None:
        self.face: Final = face


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
