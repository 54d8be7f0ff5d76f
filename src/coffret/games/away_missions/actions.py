"""What a player, or chance, can do. All that can be are made once, here, and shared (but for throws of dice)."""

from typing import Final

from coffret.games.away_missions.names import (
    ALERTS,
    COMPONENTS,
    FIGURES,
    HATCHES,
    ITEMS,
    MARKERS,
    OVERKILLS,
    POINTS,
    ROCKETEERS,
    TASKS,
    TILES,
    WAYS,
)
from coffret.kernel import Action

MOST_PLACES: Final = 40
MOST_DICE: Final = 30
ALIEN_TOKENS: Final = 42


# Set-up


class Enlist(Action):
    """Take a Rocketeer into the crew."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class Equip(Action):
    """Choose an item card."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class Ready(Action):
    """Start with the items chosen so far."""


class Dock(Action):
    """Dock the Shuttlecraft."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


class Point(Action):
    """Let the arrow of the starting tile point in a direction."""

    def __init__(self, way: int) -> None:
        self.way: Final = way


ENLIST: Final = [Enlist(rocketeer) for rocketeer in range(len(ROCKETEERS))]
EQUIP: Final = [Equip(item) for item in range(len(ITEMS))]
READY: Final = Ready()
DOCK: Final = [Dock(place) for place in range(MOST_PLACES)]
POINT: Final = [Point(way) for way in range(len(WAYS))]


# Order and scan


class ActNext(Action):
    """Let this Rocketeer act next."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class TakeNumber(Action):
    """Give the lowest number left to this Rocketeer (Time Distortion)."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class Scan(Action):
    """Scan one of the closest face-down tiles."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


class ScanAfar(Action):
    """Scan any face-down tile with the Scanner."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


ACT_NEXT: Final = [ActNext(rocketeer) for rocketeer in range(len(ROCKETEERS))]
TAKE_NUMBER: Final = [TakeNumber(rocketeer) for rocketeer in range(len(ROCKETEERS))]
SCAN: Final = [Scan(place) for place in range(MOST_PLACES)]
SCAN_AFAR: Final = [ScanAfar(place) for place in range(MOST_PLACES)]


# The Action Phase


class Move(Action):
    """Move to an adjacent tile."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


class Open(Action):
    """Open the hatch in this direction."""

    def __init__(self, way: int) -> None:
        self.way: Final = way


class Attack(Action):
    """Attack an Alien with a weapon."""

    def __init__(self, item: int, alien: int) -> None:
        self.item: Final = item
        self.alien: Final = alien


class AttackPlace(Action):
    """Attack all Aliens of a tile with an area weapon."""

    def __init__(self, item: int, place: int) -> None:
        self.item: Final = item
        self.place: Final = place


class AttackMarker(Action):
    """Attack the scenario marker of this tile."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class Heal(Action):
    """Try to heal a Rocketeer."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class Analyze(Action):
    """Try to analyse an item, or to assemble a Schematic."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class Subdue(Action):
    """Try to subdue a Thrall or a Brain-in-a-jar."""

    def __init__(self, alien: int) -> None:
        self.alien: Final = alien


class Perform(Action):
    """Try a task of the scenario."""

    def __init__(self, task: int) -> None:
        self.task: Final = task


class Talent(Action):
    """Use the personal option once, without dice."""


class EndTurn(Action):
    """End the individual turn."""


class Concede(Action):
    """Give the mission up."""


class Breathe(Action):
    """Take one extra action for 1 O2."""


class FollowCommand(Action):
    """Take one action for a Command AP."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class PayWith(Action):
    """Spend this kind of AP first."""

    def __init__(self, points: int) -> None:
        self.points: Final = points


class Back(Action):
    """Do nothing of this after all."""


MOVE: Final = [Move(place) for place in range(MOST_PLACES)]
OPEN: Final = [Open(way) for way in range(len(WAYS))]
ATTACK: Final = [[Attack(item, alien) for alien in range(len(FIGURES))] for item in range(len(ITEMS))]
ATTACK_PLACE: Final = [[AttackPlace(item, place) for place in range(MOST_PLACES)] for item in range(len(ITEMS))]
ATTACK_MARKER: Final = [AttackMarker(item) for item in range(len(ITEMS))]
HEAL: Final = [Heal(rocketeer) for rocketeer in range(len(ROCKETEERS))]
ANALYZE: Final = [Analyze(item) for item in range(len(ITEMS))]
SUBDUE: Final = [Subdue(alien) for alien in range(len(FIGURES))]
PERFORM: Final = [Perform(task) for task in range(len(TASKS))]
TALENT: Final = Talent()
END_TURN: Final = EndTurn()
CONCEDE: Final = Concede()
BREATHE: Final = Breathe()
FOLLOW_COMMAND: Final = [FollowCommand(rocketeer) for rocketeer in range(len(ROCKETEERS))]
PAY_WITH: Final = [PayWith(points) for points in range(len(POINTS))]
BACK: Final = Back()


# Free activities


class PickUp(Action):
    """Pick up what lies here."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class PickUpKit(Action):
    """Pick up the items under a Rocketeer token."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class Drop(Action):
    """Leave an item on this tile."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class Use(Action):
    """Use an item."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class UseOutOfTurn(Action):
    """Use gear while another Rocketeer acts."""

    def __init__(self, rocketeer: int, item: int) -> None:
        self.rocketeer: Final = rocketeer
        self.item: Final = item


class UseOn(Action):
    """Use an item in the manner of an action: Tricorder, Cowboy, Monkey."""

    def __init__(self, item: int, place: int) -> None:
        self.item: Final = item
        self.place: Final = place


class Inspire(Action):
    """Discard a Schematic for an immediate IQ action."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class Recharge(Action):
    """Discard Mysterium to add a Charge to an item."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class PlayBack(Action):
    """Spend the recorded Overkill."""


class Exchange(Action):
    """Exchange with a Rocketeer on this tile."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class Give(Action):
    """Give an item."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class Take(Action):
    """Take an item."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class GiveOxygen(Action):
    """Give 1 O2."""


class TakeOxygen(Action):
    """Take 1 O2."""


class GivePart(Action):
    """Give a component."""

    def __init__(self, component: int) -> None:
        self.component: Final = component


class TakePart(Action):
    """Take a component."""

    def __init__(self, component: int) -> None:
        self.component: Final = component


class Accept(Action):
    """Agree to an exchange."""


class Reject(Action):
    """Refuse an exchange."""


PICK_UP: Final = [PickUp(item) for item in range(len(ITEMS))]
PICK_UP_KIT: Final = [PickUpKit(rocketeer) for rocketeer in range(len(ROCKETEERS))]
DROP: Final = [Drop(item) for item in range(len(ITEMS))]
USE: Final = [Use(item) for item in range(len(ITEMS))]
USE_OUT_OF_TURN: Final = [[UseOutOfTurn(who, item) for item in range(len(ITEMS))] for who in range(len(ROCKETEERS))]
USE_ON: Final = [[UseOn(item, place) for place in range(MOST_PLACES)] for item in range(len(ITEMS))]
INSPIRE: Final = [Inspire(item) for item in range(len(ITEMS))]
RECHARGE: Final = [Recharge(item) for item in range(len(ITEMS))]
PLAY_BACK: Final = PlayBack()
EXCHANGE: Final = [Exchange(rocketeer) for rocketeer in range(len(ROCKETEERS))]
GIVE: Final = [Give(item) for item in range(len(ITEMS))]
TAKE: Final = [Take(item) for item in range(len(ITEMS))]
GIVE_OXYGEN: Final = GiveOxygen()
TAKE_OXYGEN: Final = TakeOxygen()
GIVE_PART: Final = [GivePart(component) for component in range(len(COMPONENTS))]
TAKE_PART: Final = [TakePart(component) for component in range(len(COMPONENTS))]
ACCEPT: Final = Accept()
REJECT: Final = Reject()


# Rolls, losses and choices inside effects


class Spend(Action):
    """Spend one Overkill on an option."""

    def __init__(self, overkill: int) -> None:
        self.overkill: Final = overkill


class Done(Action):
    """That is all."""


class Suffer(Action):
    """Let it happen."""


class LosePoint(Action):
    """Put this AP into the Mind Control box."""

    def __init__(self, points: int) -> None:
        self.points: Final = points


class ChooseDie(Action):
    """Choose a die."""

    def __init__(self, die: int) -> None:
        self.die: Final = die


class ChooseAlien(Action):
    """Choose an Alien."""

    def __init__(self, alien: int) -> None:
        self.alien: Final = alien


class ChoosePlace(Action):
    """Choose a tile."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


class ChooseRocketeer(Action):
    """Choose a Rocketeer."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class ChooseHatch(Action):
    """Choose a hatch, and what becomes of it."""

    def __init__(self, place: int, way: int, hatch: int) -> None:
        self.place: Final = place
        self.way: Final = way
        self.hatch: Final = hatch


class ChooseItem(Action):
    """Choose an item."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class ChooseComponent(Action):
    """Choose a component."""

    def __init__(self, component: int) -> None:
        self.component: Final = component


SPEND: Final = [Spend(overkill) for overkill in range(len(OVERKILLS))]
DONE: Final = Done()
SUFFER: Final = Suffer()
LOSE_POINT: Final = [LosePoint(points) for points in range(len(POINTS))]
CHOOSE_DIE: Final = [ChooseDie(die) for die in range(MOST_DICE)]
CHOOSE_ALIEN: Final = [ChooseAlien(alien) for alien in range(len(FIGURES))]
CHOOSE_PLACE: Final = [ChoosePlace(place) for place in range(MOST_PLACES)]
CHOOSE_ROCKETEER: Final = [ChooseRocketeer(rocketeer) for rocketeer in range(len(ROCKETEERS))]
CHOOSE_HATCH: Final = [
    [[ChooseHatch(place, way, hatch) for hatch in range(len(HATCHES))] for way in range(len(WAYS))]
    for place in range(MOST_PLACES)
]
CHOOSE_ITEM: Final = [ChooseItem(item) for item in range(len(ITEMS))]
CHOOSE_COMPONENT: Final = [ChooseComponent(component) for component in range(len(COMPONENTS))]


# Chance


class Deal(Action):
    """A Rocketeer joins the crew."""

    def __init__(self, rocketeer: int) -> None:
        self.rocketeer: Final = rocketeer


class Throw(Action):
    """Dice are thrown."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces: Final = faces


class TurnTile(Action):
    """A tile is turned face up."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile


class TurnMarker(Action):
    """A marker is turned face up."""

    def __init__(self, marker: int) -> None:
        self.marker: Final = marker


class DrawAliens(Action):
    """An Alien token is turned face up."""

    def __init__(self, token: int) -> None:
        self.token: Final = token


class DrawAlert(Action):
    """An Alert! token is turned face up."""

    def __init__(self, alert: int) -> None:
        self.alert: Final = alert


class DrawItem(Action):
    """A Discovery token or a Rescued Thrall is turned face up."""

    def __init__(self, item: int) -> None:
        self.item: Final = item


class PickAlien(Action):
    """Of several Aliens chance takes this one."""

    def __init__(self, alien: int) -> None:
        self.alien: Final = alien


class PickPlace(Action):
    """Of several tiles chance takes this one."""

    def __init__(self, place: int) -> None:
        self.place: Final = place


DEAL: Final = [Deal(rocketeer) for rocketeer in range(len(ROCKETEERS))]
TURN_TILE: Final = [TurnTile(tile) for tile in range(len(TILES))]
TURN_MARKER: Final = [TurnMarker(marker) for marker in range(len(MARKERS))]
DRAW_ALIENS: Final = [DrawAliens(token) for token in range(ALIEN_TOKENS)]
DRAW_ALERT: Final = [DrawAlert(alert) for alert in range(len(ALERTS))]
DRAW_ITEM: Final = [DrawItem(item) for item in range(len(ITEMS))]
PICK_ALIEN: Final = [PickAlien(alien) for alien in range(len(FIGURES))]
PICK_PLACE: Final = [PickPlace(place) for place in range(MOST_PLACES)]
