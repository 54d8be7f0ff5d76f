"""What counts in a Rescue: bonuses of position, the rescuer's own, and penalties; and what a success brings."""

from typing import Final

from coffret.games.thunderbirds.actions import PEOPLE, TAKE, Play, Take
from coffret.games.thunderbirds.rules.card_refusal import refuse_late, refuse_player
from coffret.games.thunderbirds.rules.table import (
    NOTHING_NEXT,
    Frames,
    is_on,
    region_of_asset,
    seat_of,
    take_token,
    tokens_left,
)
from coffret.games.thunderbirds.state import ANY, STOP_HOOD, State
from coffret.kernel import NOTHING, Action, Decision, Frame, Reason


def printed_bonus(s: State, disaster: int) -> int:
    """TB-BON-01..04, TB-BON-06, TB-BON-07, TB-SETUP-14 What is where the card wants it, whoever plays it or nobody."""
    total = 0
    for asset, plus, region in s.facts.bonuses[disaster]:
        if region_of_asset(s, asset) == region:
            total += plus
    return total


def own_bonus(s: State, player: int, disaster: int) -> int:
    """TB-BON-05, TB-BON-08, TB-CHAR-02 The rescuer's own card, for its type, besides what the disaster names."""
    character = s.characters[player]
    return s.facts.bonus[character] if s.facts.bonus_type[character] == s.facts.type[disaster] else 0


def penalty(s: State) -> int:
    """TB-RES-19, TB-EVT-05 What Events take off every score."""
    if not s.lasting:
        return 0
    total = 0
    for event, taken in enumerate(s.facts.penalty):
        if is_on(s, event):
            total += taken
    return total


def position_bonus(s: State, player: int, disaster: int) -> int:
    """TB-RES-04, TB-BON-03, TB-EX-03 All that counts before the dice."""
    return printed_bonus(s, disaster) + own_bonus(s, player, disaster) - penalty(s)


def conditions_met(s: State, disaster: int) -> bool:
    """TB-RES-13, TB-RES-14 Whether all that a card without number asks for is in its place."""
    return all(region_of_asset(s, asset) == region for asset, _, region in s.facts.bonuses[disaster])


def rewards(s: State, player: int, disaster: int) -> Frames:
    """TB-REW-01, TB-REW-03, TB-REW-05 Fixed tokens first, lost where none is left; then each "?" in turn."""
    frames: list[Frame[State]] = []
    for token in s.facts.reward[disaster]:
        if token == ANY:
            frames.append(TAKE_REWARD[s.characters[player]])
        elif take_token(s, player, token):
            s.tell("token-taken", character=s.characters[player], token=token)
    return tuple(frames)


class TakeReward(Frame[State]):
    """TB-REW-02, TB-REW-04 For a "?" a player takes a token of any kind that is left."""

    character: int

    def ask(self, s: State) -> Decision | None:
        left = tokens_left(s)
        if len(left) <= 1:
            return None
        return Decision(seat_of(s, s.player_of[self.character]), [TAKE[token] for token in left])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        left = tokens_left(s)
        if action is NOTHING and not left:
            return NOTHING_NEXT
        token = action.token if isinstance(action, Take) else left[0]
        take_token(s, s.player_of[self.character], token)
        s.tell("token-taken", character=self.character, token=token)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Take):
            return Reason("TB-REW-04", "none-left", {"token": action.token})
        if isinstance(action, Play) and s.facts.verb[action.card] != STOP_HOOD:
            return refuse_player(s, action.card, seat) or refuse_late(s, action.card)
        return Reason("TB-RES-12", "take-first")


TAKE_REWARD: Final = [TakeReward(character) for character in PEOPLE]
