"""A person who tells the truth, and one who says nothing: both act like the bots, and only their words differ."""

from __future__ import annotations

from collections import Counter

from coffret.games.time_bomb import game
from coffret.games.time_bomb.actions import SILENT, Accuse, ClaimCable, ClaimReading, Declare, Propose, Silent
from coffret.games.time_bomb.bot.mind import Mind
from coffret.games.time_bomb.state import AGENCY, DEFUSER, HIDDEN, NO, ORGANISATION
from coffret.games.time_bomb.view import View
from coffret.kernel import NOTHING, Action, Rng
from coffret.kernel.game import Bot
from tests.games.time_bomb.locations import play


def silent(view: View, options: list[Action], rng: Rng) -> Action:
    """Say nothing at all, and act like a bot."""
    if options[-1] is NOTHING:
        return NOTHING
    return SILENT if isinstance(options[-1], Silent) else game.bot(view, options, rng)


def honest(view: View, options: list[Action], rng: Rng) -> Action:
    """Declare the truth, except of the bomb; tell what was seen, who is surely an enemy, and where to cut."""
    if isinstance(options[-1], Silent):
        truth = Declare(view.dealt[0], NO)
        return truth if view.dealt[1] == NO and truth in options else SILENT
    if options[-1] is not NOTHING:
        return game.bot(view, options, rng)
    said = {each.what for each in view.talk if each.speaker == view.seat and each.round == view.round}
    return next((what for what in useful(view) if what in options and what not in said), NOTHING)


def useful(view: View) -> list[Action]:
    """What helps the Agency to know."""
    found: list[Action] = []
    for viewer, owner, position in view.peeks:
        if viewer == view.seat:
            found.append(ClaimCable(owner, position, view.rows[owner][position]))
    if view.reading[0] != HIDDEN:
        found.append(ClaimReading(view.detected, *view.reading))
    if view.spoken[view.seat]:
        return found
    mind = Mind(view)
    found += [Accuse(seat, ORGANISATION) for seat in range(view.seats) if mind.believed[seat][ORGANISATION] > 0.7]
    held = view.dealt[0] - view.rows[view.where[view.seat]].count(DEFUSER)
    if view.dealt[1] == NO and held > 0 and view.holder != view.seat:
        found.append(Propose(view.where[view.seat]))
    return found


def wins(person: Bot, games: int, seats: int) -> tuple[int, int]:
    """How often the Agency wins with this person in its team and bots all around, and of how many games."""
    won = of = 0
    for number in range(games):
        state = play(f"honest {number}", seats, True, Counter(), [person, *[game.bot] * (seats - 1)])
        if state.facts.factions[state.roles[0]] == AGENCY and state.outcome is not None:
            of += 1
            won += state.outcome.side == "agency"
    return won, of
