"""What lies where: for every row, the chances of the cables in it that this seat does not know."""

from coffret.games.time_bomb.bot.belief import Chances, defusers_dealt
from coffret.games.time_bomb.bot.claims import Claims, bomb_row, gift
from coffret.games.time_bomb.state import BOMB, DEFUSER, HIDDEN, NO, NOBODY, YES
from coffret.games.time_bomb.view import View

# How often each faction (Organisation, Agency, Shadow) says the truth.
ABOUT_DEFUSERS = (0.3, 0.95, 0.6)
ABOUT_BOMB = (0.15, 0.97, 0.9)
DECLARED = 10  # how much likelier a trusted declaration makes the bomb

Rate = tuple[float, float]  # the chances that an unknown cable of a row is a defuser, or the bomb


def rates(v: View, claims: Claims, believed: list[Chances]) -> list[Rate]:
    """The chances in every row."""
    room = [row.count(HIDDEN) for row in v.rows]
    defusers = expected_defusers(v, claims, believed, room)
    bomb = expected_bomb(v, claims, believed, room)
    return [
        (min(1.0, defusers[owner] / cables), bomb[owner] / cables) if cables else (0.0, 0.0)
        for owner, cables in enumerate(room)
    ]


def trust(believed: Chances, honesty: tuple[float, float, float]) -> float:
    """How likely a player says the truth."""
    return sum([chance * honest for chance, honest in zip(believed, honesty)])


def expected_defusers(v: View, claims: Claims, believed: list[Chances], room: list[int]) -> list[float]:
    """How many defusers each row has that were not seen: known numbers, then declared ones as far as trusted."""
    known = known_defusers(v)
    unseen = defusers_dealt(v, v.round) - sum([row.count(DEFUSER) for row in v.rows]) - sum(known.values())
    others = [owner for owner in range(v.seats) if owner not in known]
    average = unseen / max(1, sum([room[owner] for owner in others]))
    found = [average * cables for cables in room]
    for owner in range(v.seats):
        claim = claims.get((v.round, owner))
        if claim is not None:
            honest = trust(believed[claim.speaker], ABOUT_DEFUSERS)
            declared = min(max(0, claim.left), room[owner])
            found[owner] += honest * (declared - found[owner])
    receiver, cable = gift(v)
    if cable == DEFUSER and DEFUSER not in v.rows[receiver]:
        found[receiver] = max(1.0, found[receiver])
    scale = unseen / max(0.01, sum([found[owner] for owner in others]))
    return [float(known[owner]) if owner in known else scale * found[owner] for owner in range(v.seats)]


def known_defusers(v: View) -> dict[int, int]:
    """By row, how many defusers this seat knows to be there beside those it has seen."""
    known = {}
    if v.dealt[0] != HIDDEN:
        known[v.where[v.seat]] = v.dealt[0] - v.rows[v.where[v.seat]].count(DEFUSER)
    if v.reading[0] != HIDDEN:
        known[v.detected] = v.reading[0] - v.rows[v.detected].count(DEFUSER)
    return known


def expected_bomb(v: View, claims: Claims, believed: list[Chances], room: list[int]) -> list[float]:
    """How likely the bomb lies in each row, where it was not seen."""
    known = bomb_row(v)
    if known != NOBODY:
        return [float(owner == known and BOMB not in row) for owner, row in enumerate(v.rows)]
    found = [float(cables) for cables in room]
    for owner in range(v.seats):
        claim = claims.get((v.round, owner))
        if claim is not None and claim.bomb == NO:
            found[owner] *= 1 - trust(believed[claim.speaker], ABOUT_BOMB)
        elif claim is not None and claim.bomb == YES:
            found[owner] *= 1 + DECLARED * trust(believed[claim.speaker], ABOUT_BOMB)
    if v.dealt[1] == NO:
        found[v.where[v.seat]] = 0.0
    if v.reading[1] == NO:
        found[v.detected] = 0.0
    return [weight / max(0.01, sum(found)) for weight in found]
