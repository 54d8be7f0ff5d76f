"""A decent player: weighs what was shown, said and cut, and says and does what helps their faction."""

from collections.abc import Callable, Sequence

from coffret.games.time_bomb.actions import (
    CALL_VOTE,
    SHOWS,
    CallVote,
    Cut,
    Decline,
    Designate,
    Detect,
    LeaveFirst,
    Look,
    Protect,
    Show,
    Silent,
    Slip,
    Swap,
    Vote,
    Yield,
)
from coffret.games.time_bomb.bot.mind import Mind
from coffret.games.time_bomb.bot.odds import wish
from coffret.games.time_bomb.bot.talk import declare, speak
from coffret.games.time_bomb.state import AGENCY, BLUE, RED
from coffret.games.time_bomb.view import View
from coffret.kernel import Action, Rng

__all__ = ["choose"]


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """What this seat does; statements come before the act that a step asks for, so the last option tells which:
    nothing, where one only may speak."""
    if len(options) == 1:
        return options[0]
    return RULES[type(options[-1])](view, options, rng)


def best(actions: Sequence[Action], values: list[float], rng: Rng) -> Action:
    """The action of the highest value; of several, any."""
    highest = max(values) - 1e-9
    found = [action for action, value in zip(actions, values) if value >= highest]
    return found[rng.below(len(found))]


def cut(v: View, options: list[Action], rng: Rng) -> Action:
    """Cut the cable that gives the best chances, and mind who gets the cutters then."""
    mind, wanted = Mind(v), wish(v, by_me=True)
    cuts = [action for action in options if isinstance(action, Cut)]
    hands = [mind.cut_at(seat, wanted) for seat in range(v.seats)]
    return best(cuts, [mind.cable(cut.owner, cut.position, wanted) + hands[cut.owner] for cut in cuts], rng)


def look(v: View, options: list[Action], rng: Rng) -> Action:
    """Look where it helps most if one cuts there afterwards."""
    mind, wanted = Mind(v), wish(v, by_me=True)
    looks = [action for action in options if isinstance(action, Look)]
    return best(
        looks, [mind.looked_at(it.owner, it.position, wanted) + mind.cut_at(it.owner, wanted) for it in looks], rng
    )


def name(v: View, options: list[Action], rng: Rng) -> Action:
    """Name the player who should choose one of his own cables."""
    mind, wanted = Mind(v), wish(v, by_me=True)
    named = [action for action in options if isinstance(action, Designate)]
    return best(named, [mind.given_up(it.seat, wanted) + mind.cut_at(it.seat, wanted) for it in named], rng)


def give_up(v: View, options: list[Action], rng: Rng) -> Action:
    """Give up the cable of one's own that is liked best when another cuts it."""
    wanted = wish(v, by_me=False)
    yields = [action for action in options if isinstance(action, Yield)]
    return best(yields, [wanted[v.rows[v.seat][it.position]] for it in yields], rng)


def vote(v: View, options: list[Action], rng: Rng) -> Action:
    """Vote for the row that one would cut, or have cut; one knows one's own best."""
    mind, wanted = Mind(v), wish(v, by_me=v.seat == v.holder)
    votes = [action for action in options if isinstance(action, Vote)]
    return best(votes, [mind.row(vote.seat, wanted) + mind.cut_at(vote.seat, wanted) for vote in votes], rng)


def slip(v: View, options: list[Action], rng: Rng) -> Action:
    """Pass on the cable that one would like to cut: one's own row is out of reach."""
    wanted = wish(v, by_me=True)
    slips = [action for action in options if isinstance(action, Slip)]
    return best(slips, [wanted[slip.cable] for slip in slips], rng)


def detect(v: View, options: list[Action], rng: Rng) -> Action:
    """Put to the lie detector whose own word counts least."""
    mind = Mind(v)
    detects = [action for action in options if isinstance(action, Detect)]
    return best(detects, [-mind.believed[detect.seat][AGENCY] for detect in detects], rng)


def protect(v: View, options: list[Action], rng: Rng) -> Action:
    """Protect the row that is worst to cut."""
    mind, wanted = Mind(v), wish(v, by_me=True)
    protects = [action for action in options if isinstance(action, Protect)]
    return best(protects, [-mind.row(it.seat, wanted) - mind.handed_to(it.seat, wanted) for it in protects], rng)


def swap(v: View, options: list[Action], rng: Rng) -> Action:
    """Swap one's own row to where one can cut it, if it is better than what comes back; rather none than two others."""
    mind, wanted = Mind(v), wish(v, by_me=True)
    values = []
    for action in options:
        other = partner(v, action)
        gain = mind.row(v.seat, wanted) - mind.row(other, wanted) + mind.handed_to(other, wanted)
        values.append(gain if other != v.seat else float(isinstance(action, Decline)) / 100)
    return best(options, values, rng)


def partner(v: View, action: Action) -> int:
    """With whom an action swaps one's own row; oneself if it does not."""
    if isinstance(action, Swap) and v.seat in (action.one, action.two):
        return action.one + action.two - v.seat
    return v.seat


def show(v: View, options: list[Action], rng: Rng) -> Action:
    """Shadow, who alone can choose, shows rather the colour of the Agency."""
    return SHOWS[BLUE if rng.below(3) else RED]


def leave_first(v: View, options: list[Action], rng: Rng) -> Action:
    """Bots have been nowhere."""
    return options[-1]


def call_vote(v: View, options: list[Action], rng: Rng) -> Action:
    """The holder who needs a vote calls it."""
    return CALL_VOTE


RULES: dict[type[Action], Callable[[View, list[Action], Rng], Action]] = {
    Show: show,
    LeaveFirst: leave_first,
    Slip: slip,
    Look: look,
    Detect: detect,
    Protect: protect,
    Swap: swap,
    Decline: swap,
    Silent: declare,
    Action: speak,
    Cut: cut,
    Designate: name,
    Yield: give_up,
    CallVote: call_vote,
    Vote: vote,
}
