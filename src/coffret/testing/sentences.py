"""Every message of a game, formatted with every possible argument and checked for language errors.

The arguments of a message are the variables in its Fluent pattern. A variable known to the vocabulary takes every value
of its kind; players get names that begin with vowels and consonants; any other variable takes the variants that the
message selects by, or some numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from itertools import product
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from coffret.kernel.game import Game
from coffret.kernel.grammar import NARROW, VOWELS, a_or_an
from coffret.kernel.text import BOX, LANGUAGES, Words
from coffret.kernel.words import Copies, Kind, Many, Names, Seat, Vocabulary

PLAYERS = ("Ada", "Bea", "Hugo", "Yves", "Émile", "Yuri")
PERSONS = ("name", "names", "winners", "last")  # arguments of the box that are players, already in words
ENDINGS = ("Ada.",)  # an argument of the box that is a whole sentence: how a play ended
NUMBERS = (0, 1, 2, 5)
FULL = 64  # combinations that are all tried; of more, each value at least once

Check = Callable[[str], str | None]


class Found:
    """The contents of a pattern: variables with their selectors, literal text, and which variables stand amid words."""

    def __init__(self, entries: dict[str, fluent.Message]) -> None:
        self.entries = entries
        self.variables: dict[str, list[str | int]] = {}
        self.texts: list[str] = []
        self.bare: list[str] = []

    def take(self, node: Any) -> None:
        """Walk through a part of the pattern."""
        match node:
            case list():
                for part in node:
                    self.take(part)
            case fluent.MessageReference() if node.id.name in self.entries:
                self.take(self.entries[node.id.name].value)
            case fluent.VariableReference():
                self.variables.setdefault(node.id.name, [])
            case fluent.TextElement():
                self.texts.append(node.value)
            case fluent.BaseNode():
                if isinstance(node, fluent.Pattern):
                    self.bare += bare(node)
                if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
                    self.variables.setdefault(node.selector.id.name, []).extend(map(key_of, node.variants))
                for part in vars(node).values():
                    self.take(part)


def key_of(variant: fluent.Variant) -> str | int:
    """Return what a variant is selected by."""
    return int(variant.key.value) if isinstance(variant.key, fluent.NumberLiteral) else variant.key.name


def bare(pattern: fluent.Pattern) -> Iterator[str]:
    """Yield the variables a pattern uses unmodified right after a word, or at its start before one."""
    texts = [part.value if isinstance(part, fluent.TextElement) else None for part in pattern.elements]
    for place, element in enumerate(pattern.elements):
        if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.VariableReference):
            before = texts[place - 1] or "" if place else ""
            after = texts[place + 1] or "" if place + 1 < len(texts) else ""
            if re.search(r"\w\s$", before) or (place == 0 and re.match(r"\s\w", after)):
                yield element.expression.id.name


def faults(game: Game, proper: Sequence[str] = ()) -> dict[str, str]:
    """Return the messages of a game that read wrongly, such as `fr event-moved`, with the error and an example.

    `proper` lists names that keep their punctuation in any sentence, such as `Alert!`.
    """
    return {
        f"{language} {id}": told
        for language in LANGUAGES
        for id, told in read(game.words(language, PLAYERS), game.package, proper)
    }


def faults_of_the_box() -> dict[str, str]:
    """Return the same for the messages that all games share."""
    return {
        f"{language} {id}": told
        for language in LANGUAGES
        for id, told in read(Words(BOX, Vocabulary([], {}), language, PLAYERS), BOX, ())
    }


def faults_of_rules(game: Game, proper: Sequence[str] = ()) -> dict[str, str]:
    """The rules of a game that read wrongly, `fr LD-BID-02`, each with what is wrong and the rule."""
    found = {}
    for language in LANGUAGES:
        for rule in game.ledger.rules.values():
            text = rule.text(language)
            if wrong := first_fault(without_marks(text, proper), [*GENERAL, *OF_LANGUAGE[language]]):
                found[f"{language} {rule.id}"] = f"{wrong}: {text}"
    return found


def read(words: Words, package: str, proper: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the faulty messages of a package in one language."""
    entries = messages(package, words.language)
    names = {id for id in entries if id.startswith(tuple(prefixes(words.vocabulary)))}
    men = [words.say(id) for id, entry in entries.items() if says(entry, "gender", "m")]
    own = own_words(entries)
    for id, entry in entries.items():
        found = Found(entries)
        found.take(entry.value)
        if id.startswith(SENTENCES) and (name := next((name for name in found.bare if has_article(words, name)), "")):
            yield id, f"no article for ${name}"
            continue
        template = "" if id in names else " ".join(found.texts)
        check = told_wrongly(words, id, template, proper, men, own)
        for args in arguments(words.vocabulary, found.variables):
            try:
                text = words.say(id, args)
            except ValueError as error:
                yield id, f"cannot be told with {args}: {error}"
                break
            if wrong := check(text):
                yield id, f"{wrong}: {text}"
                break


def own_words(entries: dict[str, fluent.Message]) -> re.Pattern[str]:
    """Return a pattern of what an author wrote that looks like a value of Python, such as a card "False trail"."""
    found = Found(entries)
    found.take([entry.value for entry in entries.values()])
    own = sorted({text.strip() for text in found.texts if VALUE.search(text)}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, own)) or r"(?!)", re.IGNORECASE)


def messages(package: str, language: str) -> dict[str, fluent.Message]:
    """Return the messages of a package by id."""
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentResource(text).body if isinstance(entry, fluent.Message)}


def says(entry: fluent.Message, attribute: str, value: str) -> bool:
    """Whether an attribute of a message has this value."""
    return any(
        one.id.name == attribute
        and isinstance(text := one.value.elements[0], fluent.TextElement)
        and text.value == value
        for one in entry.attributes
    )


def has_article(words: Words, name: str) -> bool:
    """Whether an argument is a thing that takes an article in sentences, and so never stands bare amid words."""
    kind = words.vocabulary.kinds.get(name)
    return isinstance(kind, Names) and any(words.word(kind, value).article for value in range(len(kind.ids)))


def prefixes(vocabulary: Vocabulary) -> set[str]:
    """Return the prefixes of the ids of names."""
    kinds = [kind.item if isinstance(kind, Many) else kind for kind in vocabulary.kinds.values()]
    return {f"{kind.kind}-" for kind in kinds if isinstance(kind, Names | Copies)}


# The arguments


def arguments(vocabulary: Vocabulary, variables: dict[str, list[str | int]]) -> Iterator[dict[str, Any]]:
    """Yield the sets of arguments to format a message with."""
    wanted: dict[str, Sequence[Any]] = {}
    for name, keys in variables.items():
        base = name.removesuffix("_id")
        known = base if base in vocabulary.kinds else name
        wanted.setdefault(known, values(vocabulary.kinds.get(known), known, keys))
    yield from combinations(wanted)


def combinations(wanted: dict[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Yield all combinations of values if they are few; otherwise enough that every value occurs and pairs vary."""
    count = 1
    for choice in wanted.values():
        count *= len(choice)
    if count <= FULL:
        for chosen in product(*wanted.values()):
            yield dict(zip(wanted, chosen, strict=True))
        return
    for turn in range(max(len(choice) for choice in wanted.values())):
        yield {name: choice[(turn + place) % len(choice)] for place, (name, choice) in enumerate(wanted.items())}


def values(kind: Kind | None, name: str, keys: list[str | int]) -> Sequence[Any]:
    """Return the possible values of an argument."""
    if kind is not None:
        return of_kind(kind)
    if name in PERSONS:
        return PLAYERS
    if name == "outcome":
        return ENDINGS
    words = [key for key in keys if isinstance(key, str) and key not in ("one", "many", "other")]
    numbers = {key for key in keys if isinstance(key, int)}
    return words or sorted(numbers | set(NUMBERS))


def of_kind(kind: Kind) -> Sequence[Any]:
    """Return the values of a kind: all names, a few numbers, and lists of one, two and three."""
    if isinstance(kind, Many):
        items = of_kind(kind.item)
        few = [tuple(items[: length + 2]) for length in range(2) if len(items) > length + 1]
        return [*[(item,) for item in items], *few]
    if isinstance(kind, Seat):
        return range(len(PLAYERS))
    if isinstance(kind, Copies):
        return list({kind.parts(value)[0]: value for value in reversed(range(len(kind.ids)))}.values())
    domain = kind.domain(len(PLAYERS))
    if isinstance(kind, Names):
        return domain
    return sorted({domain[0], domain[-1], *[number for number in NUMBERS if number in domain]})


# The faults

DOUBLE = re.compile(r"[!?,;:]\.|(?<!\.)\.\.(?!\.)|,,|;;|::|[,;:]\s*[,;]")
SPACES = re.compile(r"  |\( | \)|[^\s] [,.](?!\w|\.)")
ENGLISH_SPACE = re.compile(r"\w [;:!?](?:\s|$)")
FRENCH_SPACE = re.compile(rf"[^\s!?(…][;!?»]|[^\s]:(?=\s|$)|[ \u00a0][;:!?»%]|«[^{NARROW}]|\d%")
RAW = re.compile(r"[{}]|\b\w+_\w+\b")
VALUE = re.compile(r"\b(?:None|True|False)\b", re.IGNORECASE)
ARTICLE = re.compile(r"(?:\b(an?)|(?:^|[.!?:“] ?)(An?)) [\"“‘(]?((?!\d\b|[A-Z] )\w[\w.]*)")
MALE = re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE)
MUTE_H = r"h(?:omme|eure|élic|ôte|istoire|orloge|ydr|ypno|umain|éroïque|abit|ésit|iver|orizon|uile)"
ELISION = re.compile(
    rf"(?<![-\w])(?:de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque)\s(?!onz|oui?\b|un\b)"
    rf"(?:[{VOWELS}]\w|à\b|y(?![{VOWELS}])\w|{MUTE_H})|\bsi ils?\b|\bce est\b",
    re.IGNORECASE,
)
CONTRACTION = re.compile(r"\b(?:de|à) (?:le|les) (?!\w+(?:er|ir|re)\b)", re.IGNORECASE)
SENTENCES = ("event-", "reason-", "prompt-", "others-", "outcome", "action-")
STOP = re.compile(r"[.!?…:][»”)]?$|\.\s?»$")


def told_wrongly(
    words: Words, id: str, template: str, proper: Sequence[str], men: Sequence[str], own: re.Pattern[str]
) -> Check:
    """Make a check that returns what is wrong with one formatted message, if anything.

    `template` is its text without arguments; `men` are the names after which `his` is right; `own` is what the author
    wrote that only looks like a value of Python.
    """
    checks = [*GENERAL, *OF_LANGUAGE[words.language]]
    if not id.startswith("error-"):  # errors quote what was typed, and name options as they are typed
        checks += [matches(RAW, "not worded"), no_value(own), not_worded(words.vocabulary)]
    if id.startswith(SENTENCES):
        checks.append(no_capital)
    person = MALE.search(template) if words.language == "en" else None

    def check(text: str) -> str | None:
        if person and not any(man in text for man in men):
            return f'"{person.group()}" for a person'
        if id.startswith(SENTENCES) and not id.startswith("action-") and not STOP.search(text.replace(NARROW, " ")):
            return "no full stop"
        return first_fault(without_marks(text, proper), checks)

    return check


def without_marks(text: str, proper: Sequence[str]) -> str:
    """A text in which names have lost the marks they keep in any sentence, unless another mark follows: `Alert!.`"""
    for name in proper:
        text = re.sub(rf"{re.escape(name)}(?![.!?])", name.rstrip("!?"), text)
    return text


def first_fault(text: str, checks: Sequence[Check]) -> str | None:
    """The first thing that is wrong with a text."""
    return next((wrong for one in checks if (wrong := one(text))), None)


def not_worded(vocabulary: Vocabulary) -> Check:
    """Make a check for ids of the game that look like no word, such as `tb2`."""
    kinds = [kind.item if isinstance(kind, Many) else kind for kind in vocabulary.kinds.values()]
    ids = {
        id for kind in kinds if isinstance(kind, Names | Copies) for id in kind.ids if re.fullmatch(r"[a-z]+\d+", id)
    }
    return matches(re.compile(rf"\b(?:{'|'.join(sorted(ids))})\b" if ids else r"(?!)"), "not worded")


def no_value(own: re.Pattern[str]) -> Check:
    """Make a check for values of Python that nobody put into words."""
    find = matches(re.compile(r"\b(?:None|True|False)\b"), "not worded")
    return lambda text: find(own.sub("", text))


def no_capital(text: str) -> str | None:
    """Find a sentence or button that starts with a lower-case letter."""
    first = text.lstrip('«“‘"( ' + NARROW)[:1]
    return "no capital" if first.islower() else None


def matches(pattern: re.Pattern[str], fault: str) -> Check:
    """Make a check that finds a pattern."""

    def check(text: str) -> str | None:
        found = pattern.search(text)
        return f'{fault} ("{found.group()}")' if found else None

    return check


def wrong_article(text: str) -> str | None:
    """Find `a` and `an` that do not match the sound of the next word."""
    for small, large, word in ARTICLE.findall(text):
        article = small or large
        if article.lower() != a_or_an(word):
            return f'"{article} {word}"'
    return None


GENERAL: tuple[Check, ...] = (
    matches(DOUBLE, "two marks"),
    matches(SPACES, "spaces"),
)
ENGLISH: tuple[Check, ...] = (matches(ENGLISH_SPACE, "space before a mark"), wrong_article)
FRENCH: tuple[Check, ...] = (
    matches(ELISION, "no elision"),
    matches(CONTRACTION, "no contraction"),
    matches(FRENCH_SPACE, "space at a mark"),
)
OF_LANGUAGE: dict[str, tuple[Check, ...]] = {"en": ENGLISH, "fr": FRENCH}
