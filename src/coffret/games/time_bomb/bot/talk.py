"""What a player says: accusations, answers, advice, what was seen; the truth or a lie, whichever helps more."""

from __future__ import annotations

from typing import Final

from coffret.games.time_bomb.actions import (
    SILENT,
    Accuse,
    Admit,
    ClaimBomb,
    ClaimCable,
    ClaimCover,
    ClaimFaction,
    ClaimGave,
    ClaimGot,
    ClaimReading,
    Declare,
    Deny,
    Propose,
    Revise,
    Spare,
    Vouch,
)
from coffret.games.time_bomb.bot.character import Character, character, mood
from coffret.games.time_bomb.bot.claims import place
from coffret.games.time_bomb.bot.habits import habit
from coffret.games.time_bomb.bot.mind import Mind
from coffret.games.time_bomb.bot.odds import faction, wish
from coffret.games.time_bomb.bot.words import addressed
from coffret.games.time_bomb.state import (
    AGENCY,
    BOMB,
    DEFUSER,
    HIDDEN,
    NO,
    NOBODY,
    ORGANISATION,
    RIGHT,
    SECURE,
    SHADOW,
    YES,
    beside,
)
from coffret.games.time_bomb.view import View
from coffret.kernel import NOTHING, Action, Rng

ENOUGH: Final = 2  # statements before a cut, after which one is quiet
AGAIN: Final = 0.3  # how much rarer one speaks a second time before a cut
ANSWERS: Final = 0.7  # how often one answers an accusation at once
VOUCHES: Final = 0.68  # how sure one is before one stands up for somebody
NEWS: Final = 0.4  # how often one speaks at once when one alone was shown something
DANGER: Final = 0.3  # how likely the bomb must lie in a row before one warns of it

Thoughts = list[tuple[float, Action]]  # what one could say, and how much one wants to


def declare(v: View, options: list[Action], rng: Rng) -> Action:
    """Declare what one's faction tends to say of such cables; nothing if one does not know them."""
    if v.dealt[1] == HIDDEN:
        return SILENT
    mine = faction(v)
    said = habit(mine, v.dealt[0], v.dealt[1] == YES, v.round == 4)
    truth = (v.dealt[0], v.dealt[1])
    if mine != AGENCY and truth in said:
        said[truth] = max(1, said[truth] + character(v).candour)
    possible = [action for action in options if isinstance(action, Declare)]
    often = [said.get((action.defusers, action.bomb), 0) for action in possible]
    return possible[rng.weighted(often)] if sum(often) else SILENT


def speak(v: View, options: list[Action], rng: Rng) -> Action:
    """Say what is most on one's mind and has not been said before; most of the time, nothing."""
    spoken = v.spoken[v.seat]
    accuser = addressed(v)
    mine = character(v)
    eager = ANSWERS if accuser != NOBODY else mine.talks * (AGAIN if spoken else 1.0)
    if has_news(v) and not spoken:
        eager = max(eager, NEWS)
    if (spoken >= ENOUGH and accuser == NOBODY) or rng.chance() >= eager:
        return NOTHING
    mind = Mind(v)
    return drawn(answers(mind, mine, accuser) if accuser != NOBODY else thoughts(mind, mine), v, options, rng)


def has_news(v: View) -> bool:
    """Whether a Location has shown something to this seat alone in this round, before the first cut."""
    if v.made:
        return False
    if v.reading[1] != HIDDEN or (v.gave and v.gave[v.seat] >= 0):
        return True
    return any(viewer == v.seat for viewer, _, _ in v.peeks)


def drawn(found: Thoughts, v: View, options: list[Action], rng: Rng) -> Action:
    """One of the thoughts that can be said and have not been in this round, by how much one wants to say it."""
    said = [each.what for each in v.talk if each.speaker == v.seat and each.round == v.round]
    while found:
        at = rng.weighted([1 + int(100 * weight) for weight, _ in found])
        what = found.pop(at)[1]
        if what not in said and what in options:
            return what
    return NOTHING


def answers(mind: Mind, mine: Character, accuser: int) -> Thoughts:
    """What one says to an accusation: it is not true, or it is oneself; or something about the accuser."""
    v = mind.v
    side = faction(v)
    guilty = mind.believed[accuser][ORGANISATION]
    found: Thoughts = [(1.0, Deny(accuser)), (0.5, ClaimFaction(AGENCY))]
    if side == ORGANISATION or guilty > mine.temper - 0.15:
        found.append((0.8 - 0.5 * mood(v), Accuse(accuser, ORGANISATION)))
    if side == SHADOW and v.round == 4:
        found.append((0.1, Admit(accuser)))
    found += seen(mind)
    return found


def thoughts(mind: Mind, mine: Character) -> Thoughts:
    """All that one could say now."""
    return [*seen(mind), *of_people(mind, mine), *of_rows(mind), *corrections(mind)]


def of_people(mind: Mind, mine: Character) -> Thoughts:
    """Accuse and vouch: the Agency what it believes, the Organisation rather the other way round."""
    v = mind.v
    side = faction(v)
    found: Thoughts = []
    for seat in range(v.seats):
        if seat == v.seat:
            continue
        chances = mind.believed[seat]
        if side == ORGANISATION:
            accused, trusted = chances[AGENCY] * 0.9, chances[ORGANISATION]
        else:
            accused, trusted = chances[ORGANISATION], chances[AGENCY]
        if accused > mine.temper:
            found.append((2 * accused, Accuse(seat, ORGANISATION)))
        elif side == AGENCY and chances[SHADOW] > mine.temper:
            found.append((chances[SHADOW], Accuse(seat, SHADOW)))
        if trusted > VOUCHES:
            found.append((trusted, Vouch(seat)))
        for viewer, owner, colour in v.covers:
            if viewer == v.seat and owner == seat:
                lies = side == ORGANISATION and trusted < 0.4
                found.append((0.3, ClaimCover(seat, 1 - colour if lies else colour)))
    return found


def of_rows(mind: Mind) -> Thoughts:
    """Advise where to cut and where not: the Agency for its own good, the others for theirs."""
    v = mind.v
    wanted = wish(v, by_me=False)
    rows = [owner for owner in range(v.seats) if owner != v.holder and v.left[owner]]
    if not rows:
        return []
    found: Thoughts = []
    values = [mind.row(owner, wanted) for owner in rows]
    best = rows[values.index(max(values))]
    if v.holder != v.seat:
        found.append((0.6, Propose(best)))
    worst = rows[values.index(min(values))]
    side = faction(v)
    bomb = mind.rates[worst][1] * v.rows[worst].count(HIDDEN)
    if worst != v.seat and (side == ORGANISATION or bomb > DANGER):
        found.append((0.5, Spare(worst)))
    return found


def seen(mind: Mind) -> Thoughts:
    """What a Location has shown to this seat alone: the truth, or what lures."""
    v = mind.v
    lies = faction(v) == ORGANISATION
    found: Thoughts = []
    for viewer, owner, position in v.peeks:
        if viewer == v.seat and v.left[owner] >> position & 1:
            found.append((2.0, ClaimCable(owner, position, bent(v.rows[owner][position], lies))))
    if v.gave and v.gave[v.seat] >= 0:
        found.append((1.0, ClaimGave(bent(v.gave[v.seat], lies))))
        giver = beside(v.seats, v.seat, RIGHT) if v.seats > 4 else beside(v.seats, v.seat, place(v).side)
        if v.gave[giver] >= 0:
            found.append((0.7, ClaimGot(bent(v.gave[giver], lies))))
    if v.reading[1] != HIDDEN and v.seat == v.first:
        defusers, bomb = v.reading
        if defusers == HIDDEN:
            found.append((2.0, ClaimBomb(v.detected, NO if lies else bomb)))
        elif lies:
            found.append((2.0, ClaimReading(v.detected, defusers + 1 if bomb == YES else max(0, defusers - 1), NO)))
        else:
            found.append((2.0, ClaimReading(v.detected, defusers, bomb)))
    return found


def bent(cable: int, lies: bool) -> int:
    """A type of cable as it is told: to the bomb one lures, defusers one hides."""
    if not lies:
        return cable
    return DEFUSER if cable == BOMB else SECURE


def corrections(mind: Mind) -> Thoughts:
    """Who has hidden the bomb and is cut all the same tells it, before a friend cuts on."""
    v = mind.v
    claim = mind.claims.get((v.round, v.where[v.seat]))
    if faction(v) == ORGANISATION or claim is None or v.dealt[1] != YES or claim.bomb == YES:
        return []
    row = v.rows[v.where[v.seat]]
    held = v.dealt[0] - row.count(DEFUSER)
    is_suspect = claim.left < 0
    trusted = mind.believed[v.holder][AGENCY] > VOUCHES and v.holder != v.seat
    return [(1.5, Revise(held, YES))] if is_suspect and trusted else []
