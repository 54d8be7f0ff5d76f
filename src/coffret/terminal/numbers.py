"""The numbers of options: main acts come first, and what is offered again keeps its number."""

from __future__ import annotations

from itertools import count

from msgspec.structs import replace

from coffret.kernel.game import Game
from coffret.kernel.outlook import Outlook
from coffret.kernel.scene import Choice
from coffret.kernel.stack import NOTHING, Action

MAIN, END, OTHER, TALK = range(4)  # the order in which options are listed


class Numbers:
    """The numbers that one seat was shown last, by notation, and those that are kept for what ends something."""

    def __init__(self) -> None:
        self.last: dict[str, int] = {}
        self.ends: dict[str, int] = {}

    def of(self, outlook: Outlook, game: Game) -> Outlook:
        """Return an outlook with its options in order and numbered; numbers that nothing has now do nothing.

        Where most of what is offered is new, it is numbered anew. What ends something has its number for itself: no key
        that did something else before ends a turn.
        """
        ranks = {choice.notation: rank(choice, outlook.actions[choice.index], game) for choice in outlook.choices}
        names = sorted(ranks, key=lambda name: ranks[name])
        for name in names:
            if ranks[name] == END and name not in self.ends:
                self.ends[name] = lowest({*self.last.values(), *self.ends.values()})
        known = {name: self.last[name] for name in names if name in self.last and ranks[name] != END}
        if 2 * len(known) < len(names) or max(known.values(), default=0) >= 2 * len(names) + len(self.ends):
            known = {}
        for name in names:
            if name not in known:
                known[name] = self.ends.get(name, lowest({*known.values(), *self.ends.values()}))
        self.last = known
        actions: list[Action] = [NOTHING] * (max(known.values(), default=-1) + 1)
        for choice in outlook.choices:
            actions[known[choice.notation]] = outlook.actions[choice.index]
        listed = sorted(outlook.choices, key=lambda choice: (ranks[choice.notation], known[choice.notation]))
        choices = [replace(choice, index=known[choice.notation]) for choice in listed]
        return replace(outlook, actions=actions, choices=choices)


def lowest(taken: set[int]) -> int:
    """Return the lowest number that is free."""
    return next(number for number in count() if number not in taken)


def rank(choice: Choice, action: Action, game: Game) -> int:
    """Return where an option is listed: main acts first, then what ends something, and last what can only be said."""
    if game.is_talk(action):
        return TALK
    if choice.group in game.about.main:
        return MAIN
    return END if choice.group in game.about.ends else OTHER


def offered(outlook: Outlook) -> list[Action]:
    """Return the actions that an outlook offers, in the order in which they are listed."""
    return [outlook.actions[choice.index] for choice in outlook.choices]
