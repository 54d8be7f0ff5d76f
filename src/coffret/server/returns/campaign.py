"""Campaigns: the plays of a game in an order, with a medal for each chapter and level, and what medals unlock."""

from __future__ import annotations

from typing import Any

from coffret.kernel.game import Game
from coffret.kernel.options import Campaign, Option, Setting
from coffret.kernel.text import Words
from coffret.server.store.interface import Played
from coffret.server.store.results import as_today

Json = dict[str, Any]


def describe(game: Game, campaign: Campaign, results: list[Played], lang: str) -> Json:
    """Describe a campaign with the medals that these results are worth."""
    words = game.words(lang)
    won = medals(game, campaign, results)
    levels = values(game, campaign.level) if campaign.level else [""]
    chapters = [
        {
            "id": chapter,
            "label": option(game, campaign.option).told(chapter, words),
            "note": option(game, campaign.option).note(words, chapter),
            "medals": [sorted(won.get((chapter, level), set())) for level in levels],
        }
        for chapter in values(game, campaign.option)
    ]
    count = len(won)
    return {
        "game": game.slug,
        "title": campaign.title[lang],
        "option": campaign.option,
        "level": campaign.level,
        "levels": [{"id": level, "label": level_label(game, campaign, level, words)} for level in levels],
        "crews": crews(game, campaign),
        "chapters": chapters,
        "medals": count,
        "of": len(chapters) * len(levels),
        "next": next((each["id"] for each in chapters if not any(each["medals"])), ""),
        "rewards": [
            {
                "id": reward.id,
                "title": reward.title[lang],
                "medals": reward.medals,
                "look": reward.look if count >= reward.medals else None,
            }
            for reward in campaign.reward
        ],
    }


def medals(game: Game, campaign: Campaign, results: list[Played]) -> dict[tuple[Setting, Setting], set[int]]:
    """Return by chapter and level with which sizes of crew it was won.

    Content of one's own wins no medals, nor does a play in which bots made most of the choices.
    """
    found: dict[tuple[Setting, Setting], set[int]] = {}
    for each in results:
        medal = medal_of(game, campaign, each)
        if medal is not None:
            found.setdefault(medal, set()).add(crew(game, campaign, as_today(each), each.seats))
    return found


def medal_of(game: Game, campaign: Campaign, result: Played) -> tuple[Setting, Setting] | None:
    """Return the chapter and the level of the medal that a play has won, if it has."""
    options = as_today(result)
    chapter = options.get(campaign.option)
    if not result.won or not result.by_hand or result.pack or chapter not in values(game, campaign.option):
        return None
    return chapter, options[campaign.level] if campaign.level else ""


def crew(game: Game, campaign: Campaign, options: dict[str, Setting], seats: int) -> int:
    """Return how many were in the crew of a play."""
    asked = option(game, campaign.crew).meant(options[campaign.crew]) if campaign.crew else 0
    return int(asked) or max(campaign.fewest, seats)


def crews(game: Game, campaign: Campaign) -> list[int]:
    """Return the possible sizes of a crew."""
    sized = option(game, campaign.crew) if campaign.crew else None
    return list(range(sized.low, sized.high + 1) if sized is not None else game.seat_counts)


def values(game: Game, id: str) -> list[str]:
    """Return the values of an option, except what a content pack brings."""
    asked = option(game, id)
    return [value for value in asked.values if value != asked.own]


def option(game: Game, id: str) -> Option:
    """Return an option of a game."""
    return next(each for each in game.about.option if each.id == id)


def level_label(game: Game, campaign: Campaign, level: str, words: Words) -> str:
    """Return a level in words."""
    return option(game, campaign.level).told(level, words) if campaign.level else ""
