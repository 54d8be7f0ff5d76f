"""What was dealt: every row as its owner's words and the cuts tell it, all of them together, as the sum is known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from coffret.games.time_bomb.bot.habits import SIZE, TABLES, WAYS, at

FACTIONS: Final = 3
Chances = list[float]  # by faction: Organisation, Agency, Shadow


class Row:
    """What is known of a row."""

    def __init__(self, room: int, seen: int, bomb_seen: bool, claimed: int, word: int) -> None:
        self.room = room  # cables that nobody has seen
        self.seen = seen  # defusers that were
        self.bomb_seen = bomb_seen
        self.claimed = claimed  # defusers that were declared to be dealt, or -1
        self.word = word  # on the bomb
        self.defusers = -1  # not seen, where one knows how many there are
        self.bomb = -1  # 0 or 1 where one knows whether it is among what was not seen
        self.least = 0  # defusers that must be there
        self.hints: list[tuple[int, int, float]] = []  # what others say of it: defusers (-1: some), bomb, how credible


class Estimate:
    """What to expect of a row, and how likely its owner's words are for each faction."""

    def __init__(self, defusers: float, bomb: float, evidence: Chances) -> None:
        self.defusers = defusers
        self.bomb = bomb
        self.evidence = evidence


def estimates(rows: list[Row], chances: list[Chances], defusers: int, bomb: int, is_last: bool) -> list[Estimate]:
    """What all rows hold, by the words about each of them and by the number of cables that nobody has seen."""
    width = defusers + 1
    tables = TABLES[3:] if is_last else TABLES[:3]
    likely = [weights(row, defusers, bomb, tables) for row in rows]
    mixed = [mix(parts, chance) for parts, chance in zip(likely, chances)]
    last = len(rows) - 1
    before = [start(width)]
    for index in range(last):
        before.append(joined(before[index], mixed[index], width, rows[index].room) if index else mixed[0])
    after = start(width)
    found: list[Estimate] = []
    for index in range(last, -1, -1):
        found.append(estimate(mixed[index], likely[index], before[index], after, defusers, bomb))
        if index:
            after = joined(after, mixed[index], width, rows[index].room) if index < last else mixed[last]
    found.reverse()
    return found


def mix(parts: list[list[float]], chance: Chances) -> list[float]:
    """How likely each content of a row is, whichever faction its owner belongs to."""
    one, two, three, prior = parts
    found = [0.0] * len(prior)
    for index in range(len(prior)):
        if prior[index] != 0.0:
            likely = chance[0] * one[index] + chance[1] * two[index] + chance[2] * three[index]
            found[index] = likely * prior[index]
    return found


def start(width: int) -> list[float]:
    """Nothing dealt yet. Lists tell the weight of so many defusers, first without the bomb and then with it."""
    found = [0.0] * (2 * width)
    found[0] = 1.0
    return found


def joined(one: list[float], two: list[float], width: int, room: int) -> list[float]:
    """The weights of two parts of the deal together; the second has room for so many cables."""
    found = [0.0] * (2 * width)
    for many in range(width):
        plain = armed = 0.0
        for more in range(min(many, room), -1, -1):
            here, there = one[many - more], two[more]
            plain += here * there
            armed += one[width + many - more] * there + here * two[width + more]
        found[many] = plain
        found[width + many] = armed
    return found


def weight_of(one: list[float], two: list[float], width: int, many: int, bomb: int) -> float:
    """The weight of so many defusers, with or without the bomb, in two parts of the deal together."""
    found = 0.0
    for here in range(many + 1):
        there = many - here
        if bomb:
            found += one[width + here] * two[there] + one[here] * two[width + there]
        else:
            found += one[here] * two[there]
    return found


def weights(row: Row, most: int, bombs: int, tables: list[list[float]]) -> list[list[float]]:
    """By faction, how likely the words are for each content of a row; and how likely that content is at all."""
    width = most + 1
    one, two, three, prior = [0.0] * (2 * width), [0.0] * (2 * width), [0.0] * (2 * width), [0.0] * (2 * width)
    ways = WAYS[row.room]
    for bomb in range(bombs + 1):
        if row.bomb >= 0 and row.bomb != bomb:
            continue
        for count in range(row.least, min(most, row.room - bomb) + 1):
            if row.defusers >= 0 and row.defusers != count:
                continue
            index = bomb * width + count
            prior[index] = ways[count][bomb] * (hinted(row, count, bomb) if row.hints else 1.0)
            if row.claimed < 0:
                one[index] = two[index] = three[index] = 1.0
            else:
                place = at(min(count + row.seen, SIZE - 1), int(bomb or row.bomb_seen), row.claimed, row.word)
                one[index], two[index], three[index] = tables[0][place], tables[1][place], tables[2][place]
    return [one, two, three, prior]


def hinted(row: Row, defusers: int, bomb: int) -> float:
    """How much better this content fits what others say of a row."""
    found = 1.0
    for said, armed, credible in row.hints:
        fits = (defusers > 0 if said < 0 else defusers + row.seen == said) if said > -2 else True
        if armed >= 0:
            fits = fits and armed == int(bomb or row.bomb_seen)
        found *= 1.0 + credible if fits else 1.0 - credible
    return found


def estimate(
    mixed: list[float], parts: list[list[float]], before: list[float], after: list[float], defusers: int, bomb: int
) -> Estimate:
    """What one row holds, if all that is not in it lies in the rows before and after it."""
    width = defusers + 1
    ones, twos, threes, priors = parts
    total = expected = armed = one = two = three = 0.0
    for has_bomb in range(bomb + 1):
        for count in range(width):
            index = has_bomb * width + count
            if priors[index] == 0.0:
                continue
            other = weight_of(before, after, width, defusers - count, bomb - has_bomb)
            prior = priors[index] * other
            if prior == 0.0:
                continue
            fits = mixed[index] * other
            total += fits
            expected += fits * count
            if has_bomb:
                armed += fits
            one += prior * ones[index]
            two += prior * twos[index]
            three += prior * threes[index]
    if total <= 0.0:
        return Estimate(0.0, 0.0, [1.0, 1.0, 1.0])
    return Estimate(expected / total, armed / total, [one, two, three])


Told = tuple[tuple[int, int, int, int], ...]  # of a past round, by seat: room, defusers seen, claimed, word


@lru_cache(1024)
def past_evidence(told: Told, defusers: int, is_last: bool) -> list[Chances]:
    """How likely the words of a round that is over are for each faction, by what was cut in it."""
    rows = [Row(room, seen, False, claimed, word) for room, seen, claimed, word in told]
    found = estimates(rows, [[0.35, 0.5, 0.15]] * len(rows), defusers, 1, is_last)
    return [shares(each.evidence) for each in found]


def shares(chances: Chances) -> Chances:
    """Chances that add up to one."""
    one, two, three = chances[0], chances[1], chances[2]
    total = one + two + three
    return [one / total, two / total, three / total] if total > 0.0 else [1.0 / FACTIONS] * FACTIONS
