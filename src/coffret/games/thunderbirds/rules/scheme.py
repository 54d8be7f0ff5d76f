"""Schemes: what they ask for, who pays, and what it brings to defeat one."""

from typing import ClassVar, Final

from coffret.games.thunderbirds.actions import (
    ANSWERS_ONCE,
    CLOCK_RUNS,
    FOIL,
    FOIL_WITH,
    PAY,
    TURN_UP,
    Pay,
    Play,
    TurnUp,
)
from coffret.games.thunderbirds.rules.ending import win
from coffret.games.thunderbirds.rules.events import end_events
from coffret.games.thunderbirds.rules.plan import DRAW_FAB
from coffret.games.thunderbirds.rules.table import (
    NOTHING_NEXT,
    Frames,
    card_with,
    comms_are_open,
    here,
    owner_with,
    region_of_asset,
    return_token,
    seat_of,
)
from coffret.games.thunderbirds.rules.transfer import answer
from coffret.games.thunderbirds.state import (
    ALL_SCHEMES,
    CEILING,
    DISCARD,
    KINDS_OF_TOKENS,
    NOBODY,
    PAY_AFAR,
    State,
)
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng
from coffret.kernel.text import Message

# TB-DIFF-01..04, TB-DIFF-06 The levels of the three Schemes, from left to right, by difficulty.
LEVELS: Final = ((1, 2, 3), (1, 2, 4), (1, 3, 4), (2, 3, 4))


class TurnUpScheme(Chance[State]):
    """TB-SETUP-01..03, TB-SCH-01 The next Scheme is turned face up: any one of its level."""

    RULE: ClassVar[str] = "TB-SETUP-03"

    def sample(self, s: State, rng: Rng) -> Action:
        cards = next_schemes(s)
        return TURN_UP[cards[rng.below(len(cards))]]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, TURN_UP[scheme]) for scheme in next_schemes(s)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, TurnUp)
        s.scheme = action.scheme
        s.tell("scheme-turned-up", scheme=action.scheme)
        return NOTHING_NEXT


TURN_UP_SCHEME: Final = TurnUpScheme()


def next_schemes(s: State) -> list[int]:
    """TB-SETUP-01 The Schemes that can be the next one."""
    level = LEVELS[s.level][s.foiled]
    return [scheme for scheme, found in enumerate(s.facts.level) if found == level]


def foil_options(s: State, options: list[Action]) -> None:
    """TB-SCH-02, TB-SCH-09 The face-up Scheme can be defeated when all it asks for is there, a second one too."""
    if not assets_are_there(s):
        return
    if can_pay(s, NOBODY):
        options.append(FOIL)
    if owner_with(s, PAY_AFAR) >= 0 and comms_are_open(s) and s.operations < CEILING:
        for afar in range(s.players):
            if is_far(s, afar) and can_pay(s, afar):
                options.append(FOIL_WITH[s.characters[afar]])


def assets_are_there(s: State) -> bool:
    """TB-SCH-04 Whether all machines and pod vehicles are in their regions."""
    return all(region_of_asset(s, asset) == region for asset, region in s.facts.assets[s.scheme])


def is_far(s: State, player: int) -> bool:
    """Whether a walkie talkie would let this player pay more than being where they are."""
    return any(s.tokens[player][token] and here(s, player) != region for region, token, _ in s.facts.cost[s.scheme])


def payable(s: State, player: int, item: int, afar: int) -> int:
    """TB-SCH-03, TB-SCH-05, TB-FAB-13 How many tokens a player has for an item: in its region, or by walkie talkie."""
    if player != s.turn and s.operations >= CEILING and s.seats > 1:
        return 0  # TB-TURN-13: past the ceiling nobody can be asked any more
    region, token, _ = s.facts.cost[s.scheme][item]
    return s.tokens[player][token] if player == afar or here(s, player) == region else 0


def shortfall(s: State, item: int, afar: int) -> int:
    """How many tokens of an item are left for whoever pays by walkie talkie, when all who are there pay all."""
    short = s.facts.cost[s.scheme][item][2]
    for player in range(s.players):
        if player != afar:
            short -= payable(s, player, item, afar)
    return max(0, short)


def can_pay(s: State, afar: int) -> bool:
    """TB-SCH-03, TB-SCH-12 Whether the players can pay all tokens together, the active one in place or not.

    A kind can be asked in several regions: what is missing of it anywhere comes from the same hand.
    """
    cost = s.facts.cost[s.scheme]
    missing: list[int] = []  # by kind of token
    for item in range(len(cost)):
        short = shortfall(s, item, afar)
        if short:
            if afar == NOBODY:
                return False
            missing = missing or [0] * KINDS_OF_TOKENS
            token = cost[item][1]
            missing[token] += short
            if missing[token] > payable(s, afar, item, afar):
                return False
    return True


class ProposePayment(Frame[State]):
    """TB-SCH-03 The active player proposes who pays how much, where there is a choice: item by item, payer by payer.

    `paid` holds for each player how many tokens of each kind; `afar` is who pays by walkie talkie, if anybody does.
    """

    afar: int
    item: int
    payer: int
    paid: tuple[int, ...]

    def bounds(self, s: State) -> tuple[int, int]:
        """The fewest and the most tokens that this payer can pay, the payers before being settled."""
        due = s.facts.cost[s.scheme][self.item][2]
        later = 0
        for player in range(s.players):
            if player < self.payer:
                due -= self.paid_here(s, player, self.item)
            elif player > self.payer:
                later += self.left(s, player)
        return max(0, due - later), min(due, self.left(s, self.payer))

    def left(self, s: State, player: int) -> int:
        """How many tokens a player can pay for this item: whoever pays from afar may owe some to other regions."""
        held = payable(s, player, self.item, self.afar)
        if player != self.afar:
            return held
        cost = s.facts.cost[s.scheme]
        for item in range(len(cost)):
            if cost[item][1] == cost[self.item][1]:
                if item < self.item:
                    held -= self.paid_here(s, player, item)
                elif item > self.item:
                    held -= shortfall(s, item, self.afar)
        return held

    def paid_here(self, s: State, player: int, item: int) -> int:
        """What a player has paid for an item. `paid` counts by kind: only from afar can one pay in two regions."""
        region, token, count = s.facts.cost[s.scheme][item]
        if player != self.afar:
            return self.paid[player * KINDS_OF_TOKENS + token] if here(s, player) == region else 0
        if item == self.item:
            others = [self.paid_here(s, player, it) for it in range(item) if s.facts.cost[s.scheme][it][1] == token]
            return self.paid[player * KINDS_OF_TOKENS + token] - sum(others)
        return count - sum([self.paid_here(s, it, item) for it in range(s.players) if it != self.afar])

    def ask(self, s: State) -> Decision | None:
        low, high = self.bounds(s)
        if low == high:
            return None
        character = s.characters[self.payer]
        return Decision(seat_of(s, s.turn), [PAY[character][count] for count in range(low, high + 1)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        count = action.count if isinstance(action, Pay) else self.bounds(s)[0]
        token = s.facts.cost[s.scheme][self.item][1]
        paid = list(self.paid)
        paid[self.payer * KINDS_OF_TOKENS + token] += count
        if self.payer + 1 < s.players:
            return (ProposePayment(self.afar, self.item, self.payer + 1, tuple(paid)),)
        if self.item + 1 < len(s.facts.cost[s.scheme]):
            return (ProposePayment(self.afar, self.item + 1, 0, tuple(paid)),)
        return confirm(s, self.afar, 0, tuple(paid))

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Pay):
            return self.refuse_payer(s, action.character) or self.refuse_count(s, action.count)
        if isinstance(action, Play) and self.afar != NOBODY:
            return Reason("TB-FAB-03", "card-resolves")  # the walkie talkies
        return Reason("TB-SCH-03", "propose-first")

    def refuse_payer(self, s: State, character: int) -> Reason | None:
        """TB-SCH-03, TB-SCH-05 Why this character pays nothing now; None if it is the one that may."""
        region, token, _ = s.facts.cost[s.scheme][self.item]
        player = s.player_of[character]
        if player == NOBODY:
            return Reason("TB-SCH-03", "nobody-plays", {"character": character})
        if player != self.afar and here(s, player) != region:
            return Reason("TB-SCH-05", "payer-elsewhere", {"character": character, "token": token, "region": region})
        if not s.tokens[player][token]:
            return Reason("TB-SCH-03", "has-only", {"character": character, "token": token, "count": 0})
        if player != self.payer:
            return Reason("TB-SCH-03", "payer-first", {"character": s.characters[self.payer], "token": token})
        return None

    def refuse_count(self, s: State, count: int) -> Reason:
        """TB-SCH-03 Why the payer cannot pay so many tokens: they are not there, not due, or the rest is missing."""
        low, high = self.bounds(s)
        token = s.facts.cost[s.scheme][self.item][1]
        held = self.left(s, self.payer)
        if count > held:
            args = {"character": s.characters[self.payer], "token": token, "count": held}
            return Reason("TB-SCH-03", "has-only", args)
        if count > high:
            return Reason("TB-SCH-03", "too-many-paid", {"token": token, "count": high})
        return Reason("TB-SCH-03", "too-few-paid", {"token": token, "count": low - count})


def foil(s: State, afar: int) -> Frames:
    """TB-SCH-02 Begin to defeat the Scheme; `afar` pays by walkie talkie, or NOBODY does."""
    return (ProposePayment(afar, 0, 0, (0,) * (s.players * KINDS_OF_TOKENS)),)


def confirm(s: State, afar: int, first: int, paid: tuple[int, ...]) -> Frames:
    """TB-SCH-06, TB-SOLO-14 Ask the next player who pays on another's turn; when none is left, the Scheme is paid."""
    for player in range(first, s.players):
        if player == s.turn or s.seats == 1:
            continue
        tokens = tokens_of(paid, player)
        if tokens or (afar != NOBODY and owner_with(s, PAY_AFAR) == player):
            return (ConfirmPayment(s.characters[player], tokens, afar, paid),)
    pay(s, afar, paid)
    return defeat(s)


def tokens_of(paid: tuple[int, ...], player: int) -> tuple[int, ...]:
    """The tokens that a player pays."""
    first = player * KINDS_OF_TOKENS
    return tuple([token for token in range(KINDS_OF_TOKENS) for _ in range(paid[first + token])])


class ConfirmPayment(Frame[State]):
    """TB-SCH-06, TB-XFER-12 Whoever else pays, or lends the walkie talkies, confirms it."""

    character: int
    tokens: tuple[int, ...]
    afar: int
    paid: tuple[int, ...]

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, s.player_of[self.character]), ANSWERS_ONCE, CLOCK_RUNS if s.clock else ())

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        player = s.player_of[self.character]
        if not answer(s, player, action):
            s.operations += 1  # TB-TURN-13
            return NOTHING_NEXT
        return confirm(s, self.afar, player + 1, self.paid)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Play) and self.afar != NOBODY:
            return Reason("TB-FAB-03", "card-resolves")  # the walkie talkies
        return Reason("TB-SCH-06", "answer-first")


def pay(s: State, afar: int, paid: tuple[int, ...]) -> None:
    """TB-SCH-03, TB-SCH-10 All tokens go back to the supply at the same time, without any effect."""
    for player in range(s.players):
        tokens = tokens_of(paid, player)
        for token in tokens:
            return_token(s, player, token)
        if tokens:
            s.tell("tokens-paid", character=s.characters[player], tokens=tokens)
    if afar != NOBODY:
        card = card_with(s, owner_with(s, PAY_AFAR), PAY_AFAR)
        owner = s.fab[card]
        s.fab[card] = DISCARD
        s.tell("card-played", character=s.characters[owner], card=card)


def defeat(s: State) -> Frames:
    """TB-SCH-07, TB-SCH-08, TB-SCH-14, TB-EX-11, TB-EX-12 A F.A.B. card and the next Scheme, or the win."""
    scheme = s.scheme
    s.foiled += 1
    s.scheme = NOBODY
    s.tell("scheme-defeated", scheme=scheme)
    end_events(s, s.facts.until_scheme)  # TB-EVT-13
    if s.foiled == ALL_SCHEMES:
        win(s)
        return NOTHING_NEXT
    return DRAW_FAB[s.turn], TURN_UP_SCHEME


def refuse_foil(s: State) -> Reason:
    """TB-SCH-02..04 Why the Scheme cannot be defeated now: all that is missing."""
    assets = [
        Message("missing-asset", {"asset": asset, "region": region})
        for asset, region in s.facts.assets[s.scheme]
        if region_of_asset(s, asset) != region
    ]
    tokens: list[Message] = []
    for region, token, count in s.facts.cost[s.scheme]:
        short = count - sum([s.tokens[it][token] for it in range(s.players) if here(s, it) == region])
        if short > 0:
            tokens.append(Message("missing-tokens", {"token": token, "region": region, "count": short}))
    if assets or tokens:
        return Reason("TB-SCH-04" if assets else "TB-SCH-03", "scheme-needs", {"missing": (*assets, *tokens)})
    return Reason("TB-TURN-13", "too-many-operations")


def refuse_foil_with(s: State, character: int) -> Reason:
    """Why nobody can pay by walkie talkie."""
    if owner_with(s, PAY_AFAR) < 0:
        return Reason("TB-FAB-13", "nobody-pays-afar")
    if s.player_of[character] == NOBODY:
        return Reason("TB-SCH-03", "nobody-plays", {"character": character})
    if not comms_are_open(s):
        return Reason("TB-EVT-10", "comms-interrupted")
    if s.operations >= CEILING:
        return Reason("TB-TURN-13", "too-many-operations")
    if not assets_are_there(s):
        return refuse_foil(s)
    return Reason("TB-SCH-03", "no-help", {"character": character})
