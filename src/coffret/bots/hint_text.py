"""A hint in words: the same for the table in the browser and for the terminal."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from coffret.bots.counting import FEWEST
from coffret.bots.futures import Share
from coffret.bots.hint import Advice, Ranked, ToldGround
from coffret.bots.reasons import told_reasons
from coffret.kernel.game import Game
from coffret.kernel.sums import sum_of
from coffret.kernel.text import Message, Words
from coffret.kernel.values import decode

RARE = 0.05  # of the plays: what comes less often hardly ever does
OPENINGS = {  # words that are no names, with which sentences about a choice begin
    "en": re.compile(
        r"(A|Aboard|All|Already|An|Any|Arriving|As|At|By|Chain|Dice|Drawn|Each|Even|Every|Everything|From|Here|If|In|It"
        r"|Its|Left|Next|No|Nobody|Nothing|Of|On|Once|One|Only|Otherwise|Set|She|Swapping|That|The|Then|There"
        r"|These|This|Unlike|What|Whoever|With|Without|You|Your)\b"
    ),
    "fr": re.compile(
        r"[CDLN]'|(À|Au|Aucun|Aucune|Avec|Ce|Cela|Ces|Chaque|Chez|Contrairement|Couper|Dans|De|Depuis|Des|Déjà"
        r"|Déposée|Dés|Elle|En|Encore|Ensuite|Ici|Il|La|Le|Les|Même|On|Par|Personne|Piochée|Plus|Qui|Rien|Sa|Sans"
        r"|Ses|Seul|Si|Sinon|Sur|Tel|Tout|Un|Une|Vos|Votre|Vous)\b"
    ),
}


class ToldSuggestion(msgspec.Struct):
    """A choice in words."""

    do: str  # in notation; empty lets the moment pass
    label: str
    then: list[str]  # what the same player means to do afterwards
    grounds: list[str]  # what the board says of it
    won: Share | None  # none: not counted, or too few plays
    often: str  # the same in plain words; equal for those that cannot be told apart


class ToldAdvice(msgspec.Struct):
    """A hint in words."""

    choices: list[ToldSuggestion]  # the best first
    equal: int  # how many of them, from the first, cannot be told apart; 0: not known yet
    is_favourite: bool  # whether more speaks for the first: the counts or, if they cannot tell, the board
    verdict: str  # how they compare
    reasons: list[str]  # that were counted
    note: str  # what was counted, and whose plays they are
    done: bool


def told(advice: Advice, game: Game, words: Words, seats: int) -> ToldAdvice:
    """Put a hint into words."""
    alike = [each.won.mean for each in advice.choices[: advice.equal]]
    choices = [
        told_suggestion(each, game, words, seats, sum_of(alike) / len(alike) if place < advice.equal else each.won.mean)
        for place, each in enumerate(advice.choices)
    ]
    other = quotable(named(advice.other, game, words, seats), words.language) if advice.reasons else ""
    return ToldAdvice(
        choices,
        advice.equal,
        advice.equal < 2 or advice.by_board,
        verdict(advice, words),
        told_reasons(advice.reasons, other, game, words),
        note(advice, words),
        advice.done,
    )


def told_suggestion(each: Ranked, game: Game, words: Words, seats: int, mean: float) -> ToldSuggestion:
    """Put a choice into words; `mean` is how often it wins, as it is told."""
    suggestion, is_counted = each.choice, each.won.worlds >= FEWEST
    return ToldSuggestion(
        suggestion.option,
        named(suggestion.option, game, words, seats),
        [named(option, game, words, seats) for option in suggestion.then],
        [told_ground(ground, game, words) for ground in suggestion.grounds],
        each.won if is_counted else None,
        often(mean, words) if is_counted else "",
    )


def told_ground(ground: ToldGround, game: Game, words: Words) -> str:
    """Put a ground into words."""
    message: Message = decode(ground.message, game.kinds)
    text = words.tell(message)
    return words.say("hint-against", {"ground": as_clause(text, words)}) if ground.against else text


def as_clause(text: str, words: Words) -> str:
    """Begin a sentence in lower case that follows a colon, unless it begins with a name."""
    is_name = OPENINGS[words.language].match(text) is None
    return text if is_name else text[0].lower() + text[1:]


def quotable(text: str, language: str) -> str:
    """Turn the quotation marks in a text that is quoted itself into inner ones."""
    marks = (("“", "‘"), ("”", "’")) if language == "en" else (("«\u202f", "“"), ("\u202f»", "”"))
    for outer, inner in marks:
        text = text.replace(outer, inner)
    return text


def verdict(advice: Advice, words: Words) -> str:
    """Tell how the choices compare, once that is known."""
    count, equal = len(advice.choices), advice.equal
    if not equal:
        return ""
    shares = [each.won.mean for each in advice.choices]
    if max(shares) < RARE or min(shares) > 1 - RARE:
        return words.say("hint-decided", {"won": int(min(shares) > RARE), "count": count})
    if count < 2:
        return ""
    if advice.is_same and not advice.by_board:
        return words.say("hint-same")
    id = "hint-best" if equal == 1 else "hint-equal" if equal == count else "hint-some-equal"
    return words.say(id, {"count": equal, "rest": count - equal, "board": int(advice.by_board)})


def note(advice: Advice, words: Words) -> str:
    """Tell what was counted."""
    worlds, count = advice.choices[0].won.worlds, len(advice.choices)
    if worlds >= FEWEST:
        won = [round(each.won.mean * worlds) for each in advice.choices]
        return words.say("hint-plays", {"won": won, "worlds": worlds, "count": count})
    return words.say("hint-uncounted") if advice.done else ""


def named(option: str, game: Game, words: Words, seats: int) -> str:
    """Return what an option is called."""
    if option:
        return words.action(game.action(option, seats))
    return words.say("ui-say-nothing" if game.about.talk else "ui-let-pass")


def lines(advice: ToldAdvice, words: Words) -> list[str]:
    """Return a hint line by line, for whoever reads plain text."""
    found: list[str] = []
    for each in advice.choices:
        then = [words.say("hint-then", {"moves": " → ".join(each.then)})] if each.then else []
        found += [shown(each, words, is_alone=len(advice.choices) == 1), *[f"  {it}" for it in (*then, *each.grounds)]]
    return [it for it in (*found, advice.verdict, *advice.reasons, advice.note) if it]


def shown(each: ToldSuggestion, words: Words, *, is_alone: bool) -> str:
    """Tell how often a choice wins; it is named where there are several."""
    if not each.often:
        return "" if is_alone else each.label
    return words.say("hint-wins-alone" if is_alone else "hint-wins", {"choice": each.label, "often": each.often})


def often(mean: float, words: Words) -> str:
    """Tell how often something wins in plain words: about so many times in ten."""
    tenths = 0 if mean < RARE else 10 if mean > 1 - RARE else min(9, max(1, round(10 * mean)))
    return words.say("hint-often", {"tenths": tenths})


def percent(share: Share) -> dict[str, Any]:
    """Return a share and its interval in whole percent, as arguments of a message."""
    shares = {"chance": share.mean, "low": share.low, "high": share.high}
    return {name: round(100 * value) for name, value in shares.items()}
