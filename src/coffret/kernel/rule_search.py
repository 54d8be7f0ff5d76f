# interpreted
"""Finding rules by words: those of their ids, texts, chapter titles and synonyms, in all languages.

Whole words come first, then beginnings of words, then parts of them. Short words and acronyms are found within other
words only if they are nowhere by themselves: LOS is not in "lose". `table/src/aside/search.ts` does the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from coffret.kernel.game import Game
from coffret.kernel.ledger import Rule, Synonym, chapter_title, plain
from coffret.kernel.once import once
from coffret.kernel.text import LANGUAGES

WORD = re.compile(r"\w+")
ID = re.compile(r"[a-z]{2,}-[a-z0-9-]*")
MOST_SIGNS: Final = 200  # of a search that are read
MOST_WORDS: Final = 12
SHORT: Final = 3  # letters of a word that is rarely meant as a part of others
TITLE, WHOLE, BEGINNING, PART = range(4)  # how well a word fits


class RuleSearch:
    """An index of rules by the words that are read of them."""

    def __init__(self, rules: Iterable[Rule], titles: Mapping[str, str], synonyms: Iterable[Synonym] = ()) -> None:
        """`titles` are the titles of chapters, in all languages, by chapter."""
        self.rules = list(rules)
        self.known: dict[str, dict[int, int]] = {}  # word -> rule -> how well it fits
        self.also: dict[str, tuple[str, str]] = {}  # the titles and synonyms that a rule is found by, too
        for number, rule in enumerate(self.rules):
            title, text = titles.get(rule.chapter, ""), plain(f"{rule.id} {rule.en} {rule.fr}")
            more = [word for each in synonyms if each.applies_to(text) for word in each.words]
            self.also[rule.id] = (title, " ".join(more))
            self.add(number, plain(" ".join([text, *more])), WHOLE)
            self.add(number, plain(f"{rule.id} {title}"), TITLE)

    def add(self, number: int, text: str, fit: int) -> None:
        """Put the words of a text into the index."""
        for word in WORD.findall(text):
            self.known.setdefault(word, {})[number] = fit

    def find(self, words: str) -> list[Rule]:
        """Return the rules whose id begins like this, or those that have all these words, the best fits first."""
        words = words[:MOST_SIGNS]
        id = plain(words).strip()
        begins = [rule for rule in self.rules if plain(rule.id).startswith(id)] if ID.fullmatch(id) else []
        if begins:
            return begins
        wanted = list(dict.fromkeys(WORD.findall(words)))[:MOST_WORDS]
        fits = [self.fits(plain(word), word.isupper()) for word in wanted]
        found = set(fits[0]).intersection(*fits[1:]) if fits else set()
        return [self.rules[number] for number in sorted(found, key=lambda it: (sum(fit[it] for fit in fits), it))]

    def fits(self, wanted: str, is_acronym: bool) -> dict[int, int]:
        """Return how well a word fits the rules that have it, or have it within other words."""
        found: dict[int, int] = dict(self.known.get(wanted, {}))
        if found and (is_acronym or len(wanted) <= SHORT):
            return found
        for word, rules in self.known.items():
            if wanted in word:
                fit = BEGINNING if word.startswith(wanted) else PART
                for number in rules:
                    found[number] = min(found.get(number, PART), fit)
        return found


@once
def rule_search(game: Game) -> RuleSearch:
    """Return the index of the rules of a game (cached)."""
    ledger = game.ledger
    chapters = {rule.chapter for rule in ledger.rules.values()}
    titles = {each: " ".join(chapter_title(each, game.words(lang)) for lang in LANGUAGES) for each in chapters}
    return RuleSearch(ledger.rules.values(), titles, ledger.synonyms)


def find_rules(game: Game, words: str) -> list[Rule]:
    """Find rules of a game by words, or by the beginning of their id."""
    return rule_search(game).find(words)
