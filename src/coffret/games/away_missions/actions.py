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

    rocketeer: int


class Equip(Action):
    """Choose an item card."""

    item: int


class TakeKit(Action):
    """Fill up with the ready-made kit."""


class Ready(Action):
    """Start with the items chosen so far."""


class Dock(Action):
    """Dock the Shuttlecraft."""

    place: int


class Point(Action):
    """Let the arrow of the starting tile point in a direction."""

    way: int


ENLIST: Final = [Enlist(rocketeer) for rocketeer in range(len(ROCKETEERS))]
EQUIP: Final = [Equip(item) for item in range(len(ITEMS))]
TAKE_KIT: Final = TakeKit()
READY: Final = Ready()
DOCK: Final = [Dock(place) for place in range(MOST_PLACES)]
POINT: Final = [Point(way) for way in range(len(WAYS))]


# Order and scan


class ActNext(Action):
    """Let this Rocketeer act next."""

    rocketeer: int


class TakeNumber(Action):
    """Give the lowest number left to this Rocketeer (Time Distortion)."""

    rocketeer: int


class Scan(Action):
    """Scan one of the closest face-down tiles."""

    place: int


class ScanAfar(Action):
    """Scan any face-down tile with the Scanner."""

    place: int


ACT_NEXT: Final = [ActNext(rocketeer) for rocketeer in range(len(ROCKETEERS))]
TAKE_NUMBER: Final = [TakeNumber(rocketeer) for rocketeer in range(len(ROCKETEERS))]
SCAN: Final = [Scan(place) for place in range(MOST_PLACES)]
SCAN_AFAR: Final = [ScanAfar(place) for place in range(MOST_PLACES)]


# The Action Phase


class Move(Action):
    """Move to an adjacent tile."""

    place: int


class Open(Action):
    """Open the hatch in this direction."""

    way: int


class Attack(Action):
    """Attack an Alien with a weapon."""

    item: int
    alien: int


class AttackPlace(Action):
    """Attack all Aliens of a tile with an area weapon."""

    item: int
    place: int


class AttackMarker(Action):
    """Attack the scenario marker of this tile."""

    item: int


class Heal(Action):
    """Try to heal a Rocketeer."""

    rocketeer: int


class Analyze(Action):
    """Try to analyse an item, or to assemble a Schematic."""

    item: int


class Subdue(Action):
    """Try to subdue a Thrall or a Brain-in-a-jar."""

    alien: int


class Perform(Action):
    """Try a task of the scenario."""

    task: int


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

    rocketeer: int


class PayWith(Action):
    """Spend this kind of AP first."""

    points: int


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

    item: int


class PickUpKit(Action):
    """Pick up the items under a Rocketeer token."""

    rocketeer: int


class Drop(Action):
    """Leave an item on this tile."""

    item: int


class Use(Action):
    """Use an item."""

    item: int


class UseOutOfTurn(Action):
    """Use gear while another Rocketeer acts."""

    rocketeer: int
    item: int


class UseOn(Action):
    """Use an item in the manner of an action: Tricorder, Cowboy, Monkey."""

    item: int
    place: int


class Inspire(Action):
    """Discard a Schematic for an immediate IQ action."""

    item: int


class Recharge(Action):
    """Discard Mysterium to add a Charge to an item."""

    item: int


class PlayBack(Action):
    """Spend the recorded Overkill."""


class Exchange(Action):
    """Exchange with a Rocketeer on this tile."""

    rocketeer: int


class Give(Action):
    """Give an item."""

    item: int


class Take(Action):
    """Take an item."""

    item: int


class GiveOxygen(Action):
    """Give 1 O2."""


class TakeOxygen(Action):
    """Take 1 O2."""


class GivePart(Action):
    """Give a component."""

    component: int


class TakePart(Action):
    """Take a component."""

    component: int


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

    overkill: int


class Done(Action):
    """That is all."""


class Suffer(Action):
    """Let it happen."""


class LosePoint(Action):
    """Put this AP into the Mind Control box."""

    points: int


class ChooseDie(Action):
    """Choose a die."""

    die: int


class ChooseAlien(Action):
    """Choose an Alien."""

    alien: int


class ChoosePlace(Action):
    """Choose a tile."""

    place: int


class ChooseRocketeer(Action):
    """Choose a Rocketeer."""

    rocketeer: int


class ChooseHatch(Action):
    """Choose a hatch, and what becomes of it."""

    place: int
    way: int
    hatch: int


class ChooseItem(Action):
    """Choose an item."""

    item: int


class ChooseComponent(Action):
    """Choose a component."""

    component: int


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
TARGETS: Final = (
    ChooseAlien,
    ChooseComponent,
    ChooseHatch,
    ChooseItem,
    ChoosePlace,
    ChooseRocketeer,
    Drop,
    PickUp,
    PickUpKit,
)
CHOOSE_COMPONENT: Final = [ChooseComponent(component) for component in range(len(COMPONENTS))]


# Chance


class Deal(Action):
    """A Rocketeer joins the crew."""

    rocketeer: int


class Throw(Action):
    """Dice are thrown."""

    faces: tuple[int, ...]


class TurnTile(Action):
    """A tile is turned face up."""

    tile: int


class TurnMarker(Action):
    """A marker is turned face up."""

    marker: int


class DrawAliens(Action):
    """An Alien token is turned face up."""

    token: int


class DrawAlert(Action):
    """An Alert! token is turned face up."""

    alert: int


class DrawItem(Action):
    """A Discovery token or a Rescued Thrall is turned face up."""

    item: int


class PickAlien(Action):
    """Of several Aliens chance takes this one."""

    alien: int


class PickPlace(Action):
    """Of several tiles chance takes this one."""

    place: int


DEAL: Final = [Deal(rocketeer) for rocketeer in range(len(ROCKETEERS))]
TURN_TILE: Final = [TurnTile(tile) for tile in range(len(TILES))]
TURN_MARKER: Final = [TurnMarker(marker) for marker in range(len(MARKERS))]
DRAW_ALIENS: Final = [DrawAliens(token) for token in range(ALIEN_TOKENS)]
DRAW_ALERT: Final = [DrawAlert(alert) for alert in range(len(ALERTS))]
DRAW_ITEM: Final = [DrawItem(item) for item in range(len(ITEMS))]
PICK_ALIEN: Final = [PickAlien(alien) for alien in range(len(FIGURES))]
PICK_PLACE: Final = [PickPlace(place) for place in range(MOST_PLACES)]
