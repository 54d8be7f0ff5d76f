# interpreted
"""What is known of the player who gets the cutters: covers, claims of earlier rounds, and whom they can cut then."""

from __future__ import annotations

from coffret.games.time_bomb.actions import held_in
from coffret.games.time_bomb.bot.claims import place
from coffret.games.time_bomb.counsel.reading import Reading, board, ground
from coffret.games.time_bomb.rules.targets import targets
from coffret.games.time_bomb.state import AGENCY, DEFUSER, SHADOW, YES
from coffret.games.time_bomb.view import View
from coffret.kernel.counsel import Ground

FEW = 2  # players within reach, or fewer, are worth a word


def of_cutters(it: Reading, owner: int) -> list[Ground]:
    """Say what is known of a player who gets the cutters by being cut."""
    v = it.v
    if owner == v.seat or place(v).clockwise or (v.round == 4 and v.made == v.seats - 1):
        return []
    return [*of_shown(it, owner, "cutters-cover", False), *of_words(it, owner, False)]


def of_test(it: Reading, seat: int) -> list[Ground]:
    """Say whose word needs the lie detector."""
    seen = [owner for viewer, owner, _ in it.v.covers if viewer == it.v.seat]
    if seen and seat not in seen:
        return [ground("no-cover", 0.35, seat=seat), *of_words(it, seat, True)]
    return [*of_shown(it, seat, "cover", True), *of_words(it, seat, True)]


def of_protection(it: Reading, seat: int) -> list[Ground]:
    """Say what is known of a player who could not be cut, and so would not get the cutters."""
    return [*of_shown(it, seat, "cover", True), *of_words(it, seat, True)]


def of_shown(it: Reading, seat: int, id: str, is_reversed: bool) -> list[Ground]:
    """Say how many of the roles that fit the cover one was shown are friends."""
    v = it.v
    shown = [colour for viewer, owner, colour in v.covers if viewer == v.seat and owner == seat]
    if not shown or it.faction == SHADOW:
        return []
    cards = roles_with(v, shown)
    ways, of = cards.count(it.faction), len(cards)
    everybody = roles_with(v, [])
    is_friend = ways * len(everybody) > of * everybody.count(it.faction)
    gap = abs(ways / of - everybody.count(it.faction) / len(everybody))
    args = {"seat": seat, "colour": shown[0], "ways": ways, "of": of, "faction": it.faction}
    return [ground(id, 0.35 + gap, is_friend == is_reversed, **args)]


def roles_with(v: View, colours: list[int]) -> list[int]:
    """The factions of all other role cards in the game that have such covers."""
    mine, found = v.roles[v.seat], []
    for count, *cards in v.facts.groups[v.seats]:
        if all(colour in v.facts.covers[cards[0]] for colour in colours):
            found += [v.facts.factions[cards[0]]] * (count - (mine in cards))
    return found


def of_words(it: Reading, seat: int, is_reversed: bool) -> list[Ground]:
    """Say what a player's claim of an earlier round has turned out to be: first a false one, then the latest."""
    v = it.v
    doubted, kept = [], []
    for round in range(v.round - 1, 0, -1):
        claim = it.mind.claims.get((round, seat))
        if claim is None or claim.bomb == YES:
            continue
        cut = [done.cable for done in v.cuts if done.round == round and done.owner == seat]
        args = {"seat": seat, "round": round, "defusers": claim.dealt, "found": cut.count(DEFUSER), "count": len(cut)}
        if claim.is_refuted():
            return [ground("was-false", 0.55, it.is_agent != is_reversed, **args)]
        if claim.dealt and not claim.left:
            kept.append(ground("was-kept", 0.45, it.is_agent == is_reversed, **args))
        elif claim.dealt and cut and DEFUSER not in cut:
            doubted.append(ground("was-empty", 0.35, it.is_agent != is_reversed, **args))
    return [*doubted, *kept][:1]


def of_guilt(it: Reading, owner: int) -> list[Ground]:
    """Say whether a cut there makes an enemy of the Agency look like one."""
    v, claims = it.v, it.mind.claims
    if it.faction == AGENCY or v.seat != v.holder:
        return []
    open = {
        other: claim
        for other in it.open()
        if (claim := claims.get((v.round, other))) is not None
        and claim.left > 0
        and claim.bomb != YES
        and not claim.is_refuted()
    }
    if owner in open:
        return [ground("unsuspicious", 0.65, seat=open[owner].speaker)]
    claim = claims.get((v.round, owner))
    if claim is not None and claim.bomb == YES:
        return [ground("suspicious-bomb", 0.5, True)]
    if not open:
        return []
    most = max(open.values(), key=lambda other: other.left)
    return [ground("suspicious", 0.6, True, seat=most.speaker)]


def of_reach(it: Reading, owner: int) -> list[Ground]:
    """Say whom a player could cut next, where the Location leaves few."""
    v = it.v
    here = place(v)
    if not (here.spares or v.ward >= 0) or here.clockwise or v.made + 1 >= v.seats:
        return []
    s = board(v)
    s.left[owner] &= s.left[owner] - 1
    s.made, s.before, s.holder = v.made + 1, v.holder, owner
    reached = held_in(targets(s))
    return [ground("reach", 0.3, seat=owner, targets=tuple(reached), place=v.place)] if 0 < len(reached) <= FEW else []
