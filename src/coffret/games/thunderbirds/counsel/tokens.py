# interpreted
"""What a token is good for: the Scheme, the Rescue at hand, a pod vehicle."""

from __future__ import annotations

from coffret.games.thunderbirds.bot.scheme import held, needed
from coffret.games.thunderbirds.bot.ways import NEVER
from coffret.games.thunderbirds.chances import acting
from coffret.games.thunderbirds.counsel.chance import chance_of
from coffret.games.thunderbirds.counsel.track import can_be_tried, ground, moves_to, on_track
from coffret.games.thunderbirds.rules.bonus import TakeReward
from coffret.games.thunderbirds.rules.events import LoseToken
from coffret.games.thunderbirds.state import (
    DETERMINATION,
    INTELLIGENCE,
    KINDS_OF_TOKENS,
    LOGISTICS,
    NOBODY,
    PLAN,
    POD,
    TEAMWORK,
    TECHNOLOGY,
    State,
)
from coffret.kernel.counsel import Ground


def lacking(s: State) -> list[int]:
    """By kind of token: how many the team lacks of what the Scheme takes, pod vehicles that it asks for included."""
    return [max(0, needed(s, token) - held(s, token)) for token in range(KINDS_OF_TOKENS)]


def player_of_token(s: State) -> int:
    """The player who takes or loses a token."""
    top = s.stack[-1]
    return s.player_of[top.character] if isinstance(top, TakeReward | LoseToken) else acting(s)


def of_taking(s: State, token: int) -> list[Ground]:
    """Say what a token of one's choice would be good for."""
    player = player_of_token(s)
    missing = lacking(s)[token]
    found = [ground("wanted", 0.6 + missing / 20, token=token, count=missing)] if missing else []
    found += of_rescue_here(s, player, token, 1)
    if token == TECHNOLOGY and not held(s, TECHNOLOGY):
        found += of_building(s)
    if not missing and s.scheme != NOBODY:
        found.append(ground("not-wanted", 0.35, True, token=token))
    return found


def of_rescue_here(s: State, player: int, token: int, more: int) -> list[Ground]:
    """Say what one such token more makes of the chance where the player is."""
    if token not in (TEAMWORK, INTELLIGENCE):
        return []
    for disaster in can_be_tried(s, player):
        if s.facts.number[disaster]:
            before, after = chance_with(s, player, disaster, token, 0), chance_with(s, player, disaster, token, more)
            if before != after:
                return [ground("token-odds", 0.55, disaster=disaster, percent=before, most=after)]
    return []


def chance_with(s: State, player: int, disaster: int, token: int, more: int) -> int:
    """The chance of a Rescue in percent with all tokens of a player, and so many more of a kind."""
    s.tokens[player][token] += more
    found = chance_of(s, player, disaster).most
    s.tokens[player][token] -= more
    return found


def of_building(s: State) -> list[Ground]:
    """Say which pod vehicle a Technology token would build that a disaster asks for."""
    for disaster in on_track(s):
        for asset, plus, _ in s.facts.bonuses[disaster]:
            if plus and asset >= POD and s.pods[asset - POD] == PLAN:
                return [ground("builds", 0.4, pod=asset - POD, disaster=disaster, plus=plus)]
    return []


def of_giving_up(s: State, token: int) -> list[Ground]:
    """Say whether the team can spare a token."""
    if s.scheme == NOBODY:
        return []
    asked = needed(s, token)
    if not asked:
        return [ground("not-wanted", 0.5, token=token)]
    if held(s, token) > asked:
        return [ground("spare", 0.4, token=token, count=held(s, token))]
    return [ground("needs-all", 0.6, True, token=token, count=asked)]


def of_spending(s: State, character: int, token: int) -> list[Ground]:
    """Say what the use of a token brings, and whether the Scheme misses it."""
    found = [it for it in of_giving_up(s, token) if it.against]
    if token == LOGISTICS:
        found.append(ground("card-without-hood", 0.4))
    return [*found, *of_more_try(s, s.player_of[character])] if token == DETERMINATION else found


def of_more_try(s: State, player: int) -> list[Ground]:
    """Say which disaster one action more lets a player try again, or at all."""
    for disaster in can_be_tried(s, player):
        odds = chance_of(s, player, disaster)
        if odds.most:
            return [ground("one-more-try", 0.5, disaster=disaster, chance=odds.told())]
    for disaster in on_track(s):
        count = moves_to(s, player, s.facts.region[disaster])
        if 0 < count < NEVER:
            return [ground("one-more-move", 0.4, disaster=disaster, count=count - 1)]
    return []


def of_receiving(s: State, character: int, tokens: tuple[int, ...]) -> list[Ground]:
    """Say how near somebody is to where the Scheme takes one of these tokens."""
    player = s.player_of[character]
    for region, token, _ in s.facts.cost[s.scheme] if s.scheme != NOBODY else ():
        count = moves_to(s, player, region)
        if token in tokens and count < NEVER:
            return [ground("receives", 0.6 / (1 + count), character=character, token=token, count=count)]
    return []
