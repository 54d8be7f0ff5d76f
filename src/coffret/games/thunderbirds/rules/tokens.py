"""Bonus tokens between actions: one more action, an F.A.B. card, a pod vehicle."""

from coffret.games.thunderbirds.actions import BUILD, SPEND
from coffret.games.thunderbirds.rules.plan import DRAW_FAB, can_draw
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, return_token
from coffret.games.thunderbirds.state import DETERMINATION, LOGISTICS, PLAN, SOUTH_PACIFIC, TECHNOLOGY, State
from coffret.kernel import Action


def token_options(s: State, player: int, options: list[Action]) -> None:
    """TB-TOK-07, TB-TOK-12, TB-TOK-14, TB-POD-02 Logistics and Technology: any player, any turn, from anywhere."""
    tokens = s.tokens[player]
    character = s.characters[player]
    if tokens[LOGISTICS] and can_draw(s):
        options.append(SPEND[character][LOGISTICS])
    if tokens[TECHNOLOGY]:
        for pod, place in enumerate(s.pods):
            if place == PLAN:
                options.append(BUILD[character][pod])


def press_on(s: State, player: int) -> None:
    """TB-TOK-04, TB-TOK-11 Determination: one more action in this turn."""
    return_token(s, player, DETERMINATION)
    s.actions += 1
    s.tell("pressed-on", character=s.characters[player])


def request_card(s: State, player: int) -> Frames:
    """TB-TOK-05, TB-TOK-01 Logistics: an F.A.B. card, and the Hood stays where he is."""
    return_token(s, player, LOGISTICS)
    s.tell("requests-card", character=s.characters[player])
    return (DRAW_FAB[player],)


def build(s: State, player: int, pod: int) -> Frames:
    """TB-TOK-06, TB-POD-01 Technology: a pod vehicle goes from the notebook to the South Pacific, built."""
    return_token(s, player, TECHNOLOGY)
    s.pods[pod] = SOUTH_PACIFIC
    s.tell("built", character=s.characters[player], pod=pod)
    return NOTHING_NEXT
