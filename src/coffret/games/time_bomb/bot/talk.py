"""What a player says: the Agency the truth, the Organisation lies, Shadow both; but all of them speak rarely."""

from coffret.games.time_bomb.actions import SILENT, Accuse, ClaimCable, ClaimCover, Declare, Propose, Vouch
from coffret.games.time_bomb.bot.mind import Mind
from coffret.games.time_bomb.bot.odds import faction, wish
from coffret.games.time_bomb.state import AGENCY, HIDDEN, NO, ORGANISATION, SHADOW, YES
from coffret.games.time_bomb.view import View
from coffret.kernel import NOTHING, Action, Rng

SPEAKS = 0.05  # how often somebody who may speak says something
SURE = 0.6  # how likely it must be what is said of somebody


def declare(v: View, options: list[Action], rng: Rng) -> Action:
    """Declare what is offered and nearest to what one wants to say; nothing if one does not know one's cables."""
    if v.dealt[1] == HIDDEN:
        return SILENT
    defusers, bomb = declaration(v, rng)
    possible = [action for action in options if isinstance(action, Declare) and action.bomb == bomb]
    return min(possible, key=lambda action: abs(action.defusers - defusers), default=SILENT)


def declaration(v: View, rng: Rng) -> tuple[int, int]:
    """The defusers and the bomb that one wants to declare."""
    defusers, bomb = v.dealt
    if faction(v) == ORGANISATION:
        return lie(defusers, bomb, rng)
    if faction(v) == SHADOW and rng.below(2):
        return max(0, defusers - 1), bomb
    return defusers, bomb


def lie(defusers: int, bomb: int, rng: Rng) -> tuple[int, int]:
    """Lure the others to the bomb, hide defusers, and promise some where there are none."""
    if bomb == YES:
        return defusers + 1 + rng.below(2), NO
    return (rng.below(defusers) if defusers else rng.below(2)), NO


def speak(v: View, options: list[Action], rng: Rng) -> Action:
    """Mostly say nothing; now and then say something that is on one's mind and has not been said before."""
    if rng.chance() >= SPEAKS:
        return NOTHING
    mind = Mind(v)
    said = [said.what for said in v.talk if said.speaker == v.seat]
    thoughts = [action for action in options if is_on_mind(mind, action) and action not in said]
    return thoughts[rng.below(len(thoughts))] if thoughts else NOTHING


def is_on_mind(mind: Mind, action: Action) -> bool:
    """Whether one wants to say this."""
    v = mind.v
    lies = faction(v) == ORGANISATION
    if isinstance(action, Accuse):
        accused = mind.believed[action.seat][AGENCY if lies else ORGANISATION]
        return action.faction == ORGANISATION and accused > SURE
    if isinstance(action, Vouch):
        return mind.believed[action.seat][ORGANISATION if lies else AGENCY] > SURE
    if isinstance(action, Propose):
        wanted = wish(v, by_me=False)
        rows = {owner: mind.row(owner, wanted) for owner in range(v.seats) if owner != v.holder and v.left[owner]}
        return rows.get(action.seat) == max(rows.values())
    if isinstance(action, ClaimCover):
        return ((v.seat, action.seat, action.colour) in v.covers) != lies
    if isinstance(action, ClaimCable):
        return (v.rows[action.owner][action.position] == action.cable) != lies
    return False
