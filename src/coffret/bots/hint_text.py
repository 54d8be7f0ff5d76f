"""A hint in words: the same for the table in the browser and for the terminal."""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.bots.counting import FEWEST
from coffret.bots.futures import Share
from coffret.bots.hint import Advice, Ranked, ToldGround
from coffret.bots.reasons import told_reasons
from coffret.kernel.game import Game
from coffret.kernel.text import Message, Words
from coffret.kernel.values import decode


class ToldSuggestion(msgspec.Struct):
    """A choice in words."""

    do: str  # in notation; empty lets the moment pass
    label: str
    then: list[str]  # what the same player means to do afterwards
    grounds: list[str]  # what the board says of it
    won: Share | None  # none: not counted, or too few plays


class ToldAdvice(msgspec.Struct):
    """A hint in words."""

    choices: list[ToldSuggestion]  # the best first
    equal: int  # how many of them, from the first, cannot be told apart; 0: not known yet
    verdict: str  # how they compare
    reasons: list[str]  # that were counted
    note: str  # what was counted, and whose plays they are
    done: bool


def told(advice: Advice, game: Game, words: Words, seats: int) -> ToldAdvice:
    """Put a hint into words."""
    choices = [told_suggestion(each, game, words, seats) for each in advice.choices]
    other = named(advice.other, game, words, seats) if advice.reasons else ""
    return ToldAdvice(
        choices,
        advice.equal,
        verdict(advice, words),
        told_reasons(advice.reasons, other, game, words),
        note(advice, words),
        advice.done,
    )


def told_suggestion(each: Ranked, game: Game, words: Words, seats: int) -> ToldSuggestion:
    """Put a choice into words."""
    suggestion = each.choice
    return ToldSuggestion(
        suggestion.option,
        named(suggestion.option, game, words, seats),
        [named(option, game, words, seats) for option in suggestion.then],
        [told_ground(ground, game, words) for ground in suggestion.grounds],
        each.won if each.won.worlds >= FEWEST else None,
    )


def told_ground(ground: ToldGround, game: Game, words: Words) -> str:
    """Put a ground into words."""
    message: Message = decode(ground.message, game.kinds)
    text = words.tell(message)
    return words.say("hint-against", {"ground": text}) if ground.against else text


def verdict(advice: Advice, words: Words) -> str:
    """Tell how the choices compare, once that is known."""
    count, equal = len(advice.choices), advice.equal
    if count < 2 or not equal:
        return ""
    args = {"count": equal, "worlds": advice.choices[0].won.worlds}
    return words.say("hint-best" if equal == 1 else "hint-equal" if equal == count else "hint-some-equal", args)


def note(advice: Advice, words: Words) -> str:
    """Tell what was counted."""
    worlds = advice.choices[0].won.worlds
    if worlds >= FEWEST:
        return words.say("hint-plays", {"worlds": worlds})
    return words.say("hint-uncounted") if advice.done else ""


def named(option: str, game: Game, words: Words, seats: int) -> str:
    """Return what an option is called."""
    return words.action(game.action(option, seats)) if option else words.say("ui-let-pass")


def lines(advice: ToldAdvice) -> list[str]:
    """Return a hint line by line, for whoever reads plain text."""
    found: list[str] = []
    for each in advice.choices:
        found.append(" ".join([f"{each.label}:" if len(advice.choices) > 1 else "", shown(each)]).strip())
        found += [f"  {ground}" for ground in each.grounds]
    return [*[line for line in found if line], *[it for it in (advice.verdict, *advice.reasons, advice.note) if it]]


def shown(each: ToldSuggestion) -> str:
    """Return a share and its interval in whole percent."""
    if each.won is None:
        return ""
    mean, low, high = (round(100 * share) for share in (each.won.mean, each.won.low, each.won.high))
    return f"{mean} % ({low}-{high})"


def percent(share: Share) -> dict[str, Any]:
    """Return a share and its interval in whole percent, as arguments of a message."""
    shares = {"chance": share.mean, "low": share.low, "high": share.high}
    return {name: round(100 * value) for name, value in shares.items()}
