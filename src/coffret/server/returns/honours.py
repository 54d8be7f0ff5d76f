"""What an ended play was worth to whoever played it: whether it counts, its medal, its score and its streak."""

from __future__ import annotations

from typing import Any

from coffret.kernel.game import Game
from coffret.server.returns.campaign import crew, level_label, medal_of, medals, option
from coffret.server.store.interface import Played
from coffret.server.store.results import achievements, as_today, by_table

Json = dict[str, Any]


def describe(game: Game, results: list[Played], table: str, lang: str) -> Json:
    """Describe the play at a table, from all results of a person in its game, oldest first."""
    here = [each for each in results if each.table == table]
    mine = next((each for each in here if each.won and each.by_hand), here[0] if here else None)
    if mine is None:
        return {"known": False}
    before = [each for each in results if each.table != table]
    alike = next((it for it in achievements(results) if (it.options, it.seats) == (as_today(mine), mine.seats)), None)
    return {
        "known": True,
        "counts": mine.by_hand and not mine.given_up,
        "own": mine.own,
        "choices": mine.choices,
        "plays": alike.plays if alike is not None else 0,
        "wins": alike.wins if alike is not None else 0,
        "streak": streak(results),
        "score": score(game, mine, before, lang),
        "medal": medal(game, mine, before, lang),
    }


def streak(results: list[Played]) -> int:
    """Return the wins since the last loss, however the game was set up."""
    count = 0
    for each in by_table(results):
        count = count + 1 if each.won else 0
    return count


def score(game: Game, mine: Played, before: list[Played], lang: str) -> Json | None:
    """Return the score of a play that was won, what it counts, and the best one before it with the same set-up."""
    counted = game.about.score
    if counted is None or not mine.won or not mine.score:
        return None
    same = [it for it in achievements(before) if (it.options, it.seats) == (as_today(mine), mine.seats)]
    return {
        "title": counted.title[lang],
        "note": counted.note.get(lang, ""),
        "value": mine.score,
        "low": counted.low,
        "before": same[0].best if same else None,
    }


def medal(game: Game, mine: Played, before: list[Played], lang: str) -> Json | None:
    """Return the medal that a play has won, and what it adds to the campaign."""
    campaign = game.about.campaign
    won = medal_of(game, campaign, mine) if campaign is not None else None
    if campaign is None or won is None:
        return None
    had, words = medals(game, campaign, before), game.words(lang)
    chapter, level = won
    size = crew(game, campaign, as_today(mine), mine.seats)
    count = len({*had, won})
    return {
        "campaign": campaign.title[lang],
        "chapter": option(game, campaign.option).told(chapter, words),
        "level": level_label(game, campaign, str(level), words),
        "crew": size,
        "is_new": won not in had,
        "count": count,
        "rewards": [it.title[lang] for it in campaign.reward if len(had) < it.medals <= count],
    }
