"""Setting up: crew, items, map, tokens, dock and arrow."""

from typing import Any, ClassVar, Final

from coffret.games.away_missions.actions import (
    DEAL,
    DOCK,
    ENLIST,
    EQUIP,
    POINT,
    READY,
    TAKE_KIT,
    Deal,
    Dock,
    Enlist,
    Equip,
    Point,
    TakeKit,
)
from coffret.games.away_missions.cards import ROCKETEER_DECK, Facts
from coffret.games.away_missions.names import (
    BUG,
    CARDS,
    FIGURES,
    ITEMS,
    LEVELS,
    SCENARIOS,
    SHUTTLECRAFT,
    STANDARD_TILES,
)
from coffret.games.away_missions.rules.scenario import prepare
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, bits, items_of, put_item, scenario_of, turn_up
from coffret.games.away_missions.rules.turn import BEGIN_GAME_TURN
from coffret.games.away_missions.state import (
    ALERT_TOKEN,
    ALIEN_TOKEN,
    CREW,
    DISCOVERY_TOKEN,
    EMPTY,
    IN_BOX,
    MARKER,
    NOBODY,
    NOWHERE,
    SPECIAL,
    STANDARD,
    UNKNOWN,
    State,
    changed,
)
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng
from coffret.kernel.errors import OptionError

STARTING_ITEMS: Final = 4
LARGE_ITEMS: Final = 2
SMALLEST_CREW: Final = 2


def setup(facts: Facts, seats: int, options: dict[str, Any]) -> State:
    """AM-GOAL-01..03, AM-SETUP-09 All choices of set-up in their order: crew, items, dock; the arrow comes last."""
    scenario = SCENARIOS.index(options["scenario"])
    if scenario >= len(facts.scenarios) or not facts.has_scenario[scenario]:
        raise OptionError("error-own-scenario")
    crew = options["crew"] or max(SMALLEST_CREW, seats)
    most = len(facts.rocketeers)
    if not max(SMALLEST_CREW, seats) <= crew <= most:
        raise OptionError("error-crew", low=max(SMALLEST_CREW, seats), high=most, seats=seats, given=crew)
    s = lay_out(facts, seats, scenario, crew)
    s.level = LEVELS.index(options["level"])
    s.fixed_order = options["order"] == "fixed"
    s.may_concede = options["concede"]
    frames: list[Frame[Any]] = []
    for number in range(crew):
        seat = number % seats
        frames.append(ChooseCrew(seat) if options["rocketeers"] == "chosen" else DealRocketeer(seat))
    frames += [ChooseItems(number) for number in range(crew)]
    arrow = [PointArrow()] if options["arrow"] == "chosen" else []  # AM-SETUP-26
    frames += [DockShuttlecraft(), *arrow, LayMap(), BEGIN_GAME_TURN]
    s.stack = frames[::-1]
    return s


def lay_out(facts: Facts, seats: int, scenario: int, crew: int) -> State:
    """AM-SETUP-02, AM-SCEN-09 Everything where it starts, nobody in play yet; nothing comes from an earlier mission.

    No tile is dealt: an unknown one is decided when it is turned up.
    """
    s = State(facts, seats)
    s.scenario = scenario
    told = facts.scenarios[scenario]
    s.board = told.board[crew - SMALLEST_CREW][0]
    s.leader = [NOBODY] * CREW
    s.at = [NOWHERE] * CREW
    s.hp = [0] * CREW
    s.oxygen = [0] * CREW
    s.order = [0] * CREW
    s.points = [0] * 18
    s.spent = [0] * 18
    s.mind = [EMPTY] * CREW
    s.done = [0] * CREW
    s.coffee = [0] * CREW
    s.parts = [0] * 18
    s.kit_at = [NOWHERE] * CREW
    s.tile = [UNKNOWN] * told.n
    s.shown = [0] * told.n
    s.border = [0] * facts.boards[s.board].borders
    s.tokens = [0] * told.n
    s.item_at = [IN_BOX] * len(ITEMS)
    # AM-SETUP-17 Charges lie on all cards that need no analysis
    s.charges = [0 if facts.analysis[card] else facts.max_charges[card] for card in facts.kind_of]
    s.item_state = [0] * len(ITEMS)
    s.alien_at = [NOWHERE] * len(FIGURES)
    s.alien_hp = [0] * len(FIGURES)
    s.alien_state = [0] * len(FIGURES)
    # AM-SETUP-20
    s.bugs = min(facts.figures[BUG], facts.bugs_each * crew)
    s.unseen_tiles = facts.standard_tiles
    s.unseen_alarms = facts.alarms
    s.unseen_quiet = facts.quiets
    s.work = [clause.amount[crew - SMALLEST_CREW] for clause in told.objectives]
    deal_tokens(s, crew)
    return s


def deal_tokens(s: State, crew: int) -> None:
    """AM-SCEN-06, AM-SETUP-03, AM-SETUP-10 Markers and tokens face down along the scenario's lists, for this crew."""
    told = scenario_of(s)
    size = crew - SMALLEST_CREW
    tiles, tokens = s.tile[:], s.tokens[:]
    for place, tile, _ in told.fixed:
        tiles[place] = tile
    for place in told.marker_places:
        tokens[place] |= MARKER
    for tile in told.marker_tiles[size]:
        s.unseen_markers |= 1 << (tile - STANDARD_TILES)
    s.unseen_decoys = told.decoys[size]
    lay_tokens(tokens, told.alien_slots, told.alien_count[size], ALIEN_TOKEN)
    lay_tokens(tokens, told.discovery_slots, told.discovery_count[size], DISCOVERY_TOKEN)
    lay_tokens(tokens, told.alert_slots, told.alert_count[size], ALERT_TOKEN)
    s.tile, s.tokens = tiles, tokens
    s.unseen_aliens = s.facts.alien_tokens
    for kind in bits(told.excluded):  # the scenario leaves their tokens in the box
        s.unseen_aliens &= ~s.facts.token_lists[kind]
    # AM-SETUP-18 the tokens that are not placed are the stock
    s.stock = len(bits(s.unseen_aliens)) - told.alien_count[size]


def lay_tokens(tokens: list[int], slots: tuple[int, ...], count: int, token: int) -> None:
    """AM-SCEN-06 Tokens of one kind on the first places of a list."""
    for place in slots[:count]:
        tokens[place] |= token


def join(s: State, seat: int, who: int) -> None:
    """AM-GOAL-02, AM-SETUP-15, AM-SETUP-21 A Rocketeer joins, led by one seat, with full HP and all AP available."""
    s.leader = changed(s.leader, who, seat)
    s.crew = [one for one in range(CREW) if s.leader[one] != NOBODY]
    s.hp = changed(s.hp, who, s.facts.hp[who])
    s.points[3 * who + STANDARD] = 2
    s.points[3 * who + SPECIAL] = 1
    s.tell("joins", seat=seat, rocketeer=who)


def unenlisted(s: State) -> list[int]:
    """AM-GOAL-04 The Rocketeers that are not in the crew: each is there once."""
    return [who for who in s.facts.rocketeers if s.leader[who] == NOBODY]


class ChooseCrew(Frame[State]):
    """AM-GOAL-02, AM-GOAL-04 A seat takes a Rocketeer nobody has; with more Rocketeers than seats it takes several."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        return Decision(self.seat, [ENLIST[who] for who in unenlisted(s)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Enlist)
        join(s, self.seat, action.rocketeer)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Enlist):
            return Reason("AM-GOAL-04", "already-enlisted", {"rocketeer": action.rocketeer})
        return Reason("AM-GOAL-02", "not-now")


class DealRocketeer(Chance[State]):
    """AM-GOAL-02 Chance gives a seat a Rocketeer."""

    seat: int

    def sample(self, s: State, rng: Rng) -> Action:
        free = unenlisted(s)
        return DEAL[free[rng.below(len(free))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, DEAL[who]) for who in unenlisted(s)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Deal)
        join(s, self.seat, action.rocketeer)
        return NOTHING_NEXT


class ChooseItems(Frame[State]):
    """AM-SETUP-11, AM-SETUP-14 A Rocketeer (by number) chooses up to four item cards, two Large ones at the most.

    Fewer will do, and a weapon need not be among them.
    """

    number: int

    def ask(self, s: State) -> Decision | None:
        who = s.crew[self.number]
        if len(items_of(s, who)) == STARTING_ITEMS:
            return None
        left = available(s, who)
        options: list[Action] = [TAKE_KIT] if has_kit(s, who, left) else []
        options += [EQUIP[item] for item in left]
        options.append(READY)
        return Decision(s.leader[who], options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        who = s.crew[self.number]
        if isinstance(action, Equip):
            taken = [action.item]
        elif isinstance(action, TakeKit):
            taken = ready_made(s, who)
        else:
            return NOTHING_NEXT
        for item in taken:
            put_item(s, item, who)
            s.tell("equips", rocketeer=who, card=s.facts.kind_of[item])
        return (self,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, TakeKit):
            return Reason("AM-SETUP-25", "kit-gone", {"rocketeer": s.crew[self.number]})
        if not isinstance(action, Equip):
            return Reason("AM-SETUP-11", "not-now")
        card = s.facts.kind_of[action.item]
        if s.facts.deck[card] != ROCKETEER_DECK:
            return Reason("AM-SETUP-23", "not-at-the-start", {"card": card})
        if s.item_at[action.item] != IN_BOX:
            return Reason("AM-SETUP-13", "card-taken", {"card": card})
        if s.facts.large[card] and large_chosen(s, s.crew[self.number]) == LARGE_ITEMS:
            return Reason("AM-SETUP-11", "too-many-large", {"card": card})
        return Reason("AM-SETUP-13", "take-another-copy", {"card": card})


def large_chosen(s: State, who: int) -> int:
    """AM-SETUP-11 How many of the items a Rocketeer has chosen are Large."""
    return len([item for item in items_of(s, who) if s.facts.large[s.facts.kind_of[item]]])


def available(s: State, who: int) -> list[int]:
    """AM-SETUP-12, AM-SETUP-13, AM-SETUP-23, AM-SETUP-24 The item cards a Rocketeer may choose.

    All Rocketeer Items are there in every scenario (what it recommends is only advice), Discovery items in none; of
    each card the first copy that is left.
    """
    full = large_chosen(s, who) == LARGE_ITEMS
    kinds, large, item_at = s.facts.kind_of, s.facts.large, s.item_at
    found: list[int] = []
    last = NOBODY  # the card whose first copy was found
    for item in s.facts.in_deck[ROCKETEER_DECK]:
        card = kinds[item]
        if card != last and item_at[item] == IN_BOX:
            last = card
            if not (full and large[card]):
                found.append(item)
    return found


def has_kit(s: State, who: int, left: list[int]) -> bool:
    """AM-SETUP-25 Whether one of the items that may be chosen belongs to a Rocketeer's ready-made kit."""
    kinds, kit = s.facts.kind_of, s.facts.kit[who]
    held = [kinds[item] for item in items_of(s, who)]
    for item in left:
        card = kinds[item]
        if card in kit and card not in held:
            return True
    return False


def ready_made(s: State, who: int) -> list[int]:
    """AM-SETUP-25 The items with which a Rocketeer's ready-made kit fills the places that are left."""
    return kit_among(s, who, available(s, who))


def kit_among(s: State, who: int, left: list[int]) -> list[int]:
    """AM-SETUP-25 The same, of the items that may be chosen."""
    kinds = s.facts.kind_of
    held = items_of(s, who)
    free = STARTING_ITEMS - len(held)
    large = LARGE_ITEMS - large_chosen(s, who)
    by_card = [NOBODY] * len(CARDS)
    for item in left:
        by_card[kinds[item]] = item
    for item in held:
        by_card[kinds[item]] = NOBODY
    found: list[int] = []
    for card in s.facts.kit[who]:
        if len(found) < free and by_card[card] != NOBODY and (large > 0 or not s.facts.large[card]):
            found.append(by_card[card])
            large -= s.facts.large[card]
    return found


class DockShuttlecraft(Frame[State]):
    """AM-SETUP-05..07 The crew starts on the scenario's tile; the Shuttlecraft docks where the first seat wants it.

    AM-ORDER-04 The first seat decides.
    """

    RULE: ClassVar[str] = "AM-SETUP-06"

    def ask(self, s: State) -> Decision | None:
        docks = scenario_of(s).docks
        return Decision(0, [DOCK[place] for place in docks]) if docks else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        told = scenario_of(s)
        start = told.start
        if isinstance(action, Dock):
            start = action.place
            s.board = told.board[len(s.crew) - SMALLEST_CREW][told.docks.index(start)]
            s.border = [0] * s.facts.boards[s.board].borders
            s.tile = changed(s.tile, start, SHUTTLECRAFT)
        for who in s.crew:
            s.at[who] = start
            # AM-SETUP-15, AM-SETUP-16 the larger the crew, the less O2
            s.oxygen = changed(s.oxygen, who, s.facts.oxygen[len(s.crew) - SMALLEST_CREW])
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Dock):
            return Reason("AM-SETUP-07", "no-dock", {"place": action.place})
        return Reason("AM-SETUP-06", "not-now")


class PointArrow(Frame[State]):
    """AM-SETUP-08, AM-SETUP-09, AM-ORDER-04 The first seat turns the arrow of the starting tile: the last choice."""

    def ask(self, s: State) -> Decision | None:
        return Decision(0, [*POINT])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Point)
        s.arrow = action.way
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-SETUP-08", "not-now")


class LayMap(Frame[State]):
    """AM-SETUP-04 Tiles that lie face up from the start are aligned with the arrow; then the scenario's own set-up."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        for place, tile, face_up in scenario_of(s).fixed:
            if face_up:
                turn_up(s, place, tile)
        start = s.at[s.crew[0]]
        turn_up(s, start, s.tile[start])
        prepare(s)
        return NOTHING_NEXT
