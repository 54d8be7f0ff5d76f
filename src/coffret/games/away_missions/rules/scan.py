"""The Scanning Phase: the closest face-down tile is turned up, with all that lies on it."""

from typing import ClassVar, Final

from coffret.games.away_missions.actions import SCAN, SCAN_AFAR, TURN_TILE, Scan, ScanAfar, TurnTile
from coffret.games.away_missions.names import SCANNER
from coffret.games.away_missions.rules.geometry import closest_face_down
from coffret.games.away_missions.rules.items import is_ready, spend_use, standing
from coffret.games.away_missions.rules.scenario import red_alert_scan
from coffret.games.away_missions.rules.table import Frames, bits, board_of, is_in, turn_up
from coffret.games.away_missions.rules.tokens import reveal_tokens
from coffret.games.away_missions.state import CREW, NOBODY, State
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng


class ScanTile(Frame[State]):
    """AM-SCAN-01..03, AM-SCAN-05 A Rocketeer scans the closest face-down tile; of equally close ones players choose.

    AM-RED-01 When none is left the game enters Red Alert for good, and this Rocketeer feels it already (AM-RED-04).
    """

    rocketeer: int

    def ask(self, s: State) -> Decision | None:
        closest = closest_face_down(board_of(s), s.scanned, s.at[self.rocketeer])
        farther = places_afar(s, self.rocketeer, closest)
        if len(closest) + len(farther) < 2:
            return None
        options: list[Action] = [SCAN[place] for place in closest]
        return Decision(s.leader[self.rocketeer], [*options, *[SCAN_AFAR[place] for place in farther]])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, ScanAfar):
            spend_use(s, self.rocketeer, scanner(s, self.rocketeer))
            return scan(s, self.rocketeer, action.place)
        if isinstance(action, Scan):
            return scan(s, self.rocketeer, action.place)
        closest = closest_face_down(board_of(s), s.scanned, s.at[self.rocketeer])
        if closest:
            return scan(s, self.rocketeer, closest[0])
        if not s.red_alert:
            s.red_alert = True
            s.tell("red-alert")
        return red_alert_scan(s, self.rocketeer)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Scan):
            return Reason("AM-SCAN-01", "not-closest", {"place": action.place})
        if isinstance(action, ScanAfar):
            return refuse_scanner(s, self.rocketeer, action.place)
        return Reason("AM-SCAN-01", "not-now")


def scanner(s: State, who: int) -> int:
    """AM-GEAR-23 A Scanner that works in this game turn; NOBODY without one."""
    item = standing(s, who, SCANNER)
    return item if item != NOBODY and is_ready(s, who, item) else NOBODY


def places_afar(s: State, who: int, closest: list[int]) -> list[int]:
    """AM-GEAR-23 With the Scanner any face-down tile, not only the closest."""
    if not closest or scanner(s, who) == NOBODY:
        return []
    hidden = board_of(s).present & ~s.scanned
    return [place for place in bits(hidden) if place not in closest]


def refuse_scanner(s: State, who: int, place: int) -> Reason:
    """Why the Scanner does not scan this tile."""
    if scanner(s, who) == NOBODY:
        return Reason("AM-GEAR-23", "no-scanner", {"rocketeer": who})
    return Reason("AM-GEAR-23", "scan-without", {"place": place})


SCAN_TILE: Final = [ScanTile(rocketeer) for rocketeer in range(CREW)]


def scan(s: State, who: int, place: int) -> Frames:
    """AM-SCAN-04 A tile is scanned: turned up and aligned, then its markers and tokens are resolved.

    Aliens that stand there stay (AM-SCAN-06).
    """
    if s.tile[place] >= 0:
        turn_up(s, place, s.tile[place])
        s.tell("scanned", rocketeer=who, place=place, tile=s.tile[place])
        return reveal_tokens(s, who, place)
    return (RevealTile(who, place),)


class RevealTile(Chance[State]):
    """AM-SETUP-02, AM-TILE-04 An unknown standard tile is turned up, its arrow like that of the starting tile."""

    RULE: ClassVar[str] = "AM-SCAN-04"

    rocketeer: int
    place: int

    def sample(self, s: State, rng: Rng) -> Action:
        unseen = bits(s.unseen_tiles)
        return TURN_TILE[unseen[rng.below(len(unseen))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, TURN_TILE[tile]) for tile in bits(s.unseen_tiles)]

    def accepts(self, s: State, action: Action) -> bool:
        return isinstance(action, TurnTile) and is_in(s.unseen_tiles, action.tile)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, TurnTile)
        s.unseen_tiles &= ~(1 << action.tile)
        turn_up(s, self.place, action.tile)
        s.tell("scanned", rocketeer=self.rocketeer, place=self.place, tile=action.tile)
        return reveal_tokens(s, self.rocketeer, self.place)
