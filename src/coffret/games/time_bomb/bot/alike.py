"""Which acts come to the same: cables of one player that nothing tells apart."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from coffret.games.time_bomb.actions import Cut, Look
from coffret.games.time_bomb.bot.mind import Mind
from coffret.games.time_bomb.bot.odds import wish
from coffret.games.time_bomb.view import View
from coffret.kernel import Action


def alike(v: View) -> Callable[[Action], Hashable]:
    """What an act comes to for a seat, by what it has seen and heard of each cable."""
    mind, wanted = Mind(v), wish(v, by_me=True)

    def comes_to(action: Action) -> Hashable:
        if isinstance(action, (Cut, Look)):
            return type(action), action.owner, round(mind.cable(action.owner, action.position, wanted), 9)
        return action

    return comes_to
