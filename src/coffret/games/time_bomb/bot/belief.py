"""Who is who: for every seat, the chances that it belongs to each faction."""

from coffret.games.time_bomb.actions import Accuse, Vouch
from coffret.games.time_bomb.bot.claims import Claims, is_lie
from coffret.games.time_bomb.bot.odds import faction
from coffret.games.time_bomb.state import AGENCY, DEFUSER, FACTIONS, SHADOW, YES
from coffret.games.time_bomb.view import View

Chances = list[float]  # by faction: Organisation, Agency, Shadow
Evidence = tuple[float, float, float]  # how likely somebody of each faction does a thing, compared with the others

LIES: Evidence = (1.0, 0.2, 0.7)
CUTS_DECLARED_BOMB: Evidence = (1.0, 0.2, 1.0)
CUTS_DEFUSER: Evidence = (0.7, 1.0, 0.9)
DOUBTFUL: Evidence = (1.0, 0.75, 0.9)
WORD = 1.2  # how much the word of a trusted player counts


def beliefs(v: View, claims: Claims) -> list[Chances]:
    """What this seat thinks of everybody, by covers, declarations, cuts and the word of those it trusts."""
    found = [prior(v, seat) for seat in range(v.seats)]
    weigh_declarations(v, claims, found)
    weigh_cuts(v, claims, found)
    found = [shares(chances) for chances in found]
    found[v.seat] = [float(which == faction(v)) for which in range(len(FACTIONS))]
    weigh_opinions(v, found)
    return [shares(chances) for chances in found]


def prior(v: View, seat: int) -> Chances:
    """The role cards that a seat can have, by the table and by the covers it has shown here."""
    covers = {colour for viewer, owner, colour in v.covers if viewer == v.seat and owner == seat}
    chances = [0.0] * len(FACTIONS)
    for count, role, *more in v.facts.groups[v.seats]:
        which = v.facts.factions[role]
        cards = count - (v.roles[v.seat] in (role, *more))
        if covers.issubset(v.facts.covers[role]):
            chances[which] += cards / 2 if covers and which == SHADOW else cards
    return chances


def weigh(chances: Chances, evidence: Evidence) -> None:
    """Let evidence change the chances of a seat."""
    for which, likely in enumerate(evidence):
        chances[which] *= likely


def shares(chances: Chances) -> Chances:
    """Chances that add up to one."""
    total = sum(chances)
    return [chance / total for chance in chances]


def weigh_declarations(v: View, claims: Claims, found: list[Chances]) -> None:
    """Whoever has declared what is not true is hardly of the Agency; when the sum is wrong, some are doubtful."""
    for (round, owner), claim in claims.items():
        if is_lie(v, round, owner, claim):
            weigh(found[claim.speaker], LIES)
    for round in range(1, v.round + 1):
        said = [claim for (when, _), claim in claims.items() if when == round]
        excess = sum([claim.dealt for claim in said]) - defusers_dealt(v, round)
        for claim in said:
            if (excess > 0 and claim.dealt > 1) or (excess < 0 and claim.dealt == 0):
                weigh(found[claim.speaker], DOUBTFUL)


def defusers_dealt(v: View, round: int) -> int:
    """How many defusers were dealt in a round."""
    return v.seats - v.found + sum([cut.cable == DEFUSER and cut.round >= round for cut in v.cuts])


def weigh_cuts(v: View, claims: Claims, found: list[Chances]) -> None:
    """Whoever cuts where the bomb was declared wants it; whoever finds defusers rather does not."""
    for cut in v.cuts:
        claim = claims.get((cut.round, cut.owner))
        if claim is not None and claim.bomb == YES:
            weigh(found[cut.cutter], CUTS_DECLARED_BOMB)
        if cut.cable == DEFUSER:
            weigh(found[cut.cutter], CUTS_DEFUSER)


def weigh_opinions(v: View, found: list[Chances]) -> None:
    """The last word of everybody on everybody counts, if he is trusted himself."""
    last = {(said.speaker, said.what.seat): said.what for said in v.talk if isinstance(said.what, Accuse | Vouch)}
    for (speaker, seat), what in last.items():
        if speaker != v.seat and found[speaker][AGENCY] > 0.5:
            found[seat][what.faction if isinstance(what, Accuse) else AGENCY] *= WORD
