# interpreted
"""Grammar of names: articles, elision and agreement as functions that messages call, and French typography.

The message that names a thing declares in its attributes how the name behaves in a sentence:

    region-asteroid-belt = Ceinture d'astéroïdes
        .noun = ceinture d'astéroïdes
        .article = la

A sentence then asks for the form it needs: `{ $character } vole vers { LE($region) }.`
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

Function = Callable[..., Any]  # of names, called by messages

NARROW = "\u202f"  # the narrow no-break space of French typography
VOWELS = "aeiouàâäéèêëîïôöùûüœæ"
SOUNDS = re.compile(rf"[{VOWELS}]|y(?![{VOWELS}])", re.IGNORECASE)  # a French word that begins with a vowel
NOT_ELIDED = re.compile(r"onz|oui", re.IGNORECASE)
AN = re.compile(r"[aeiou]|hour|hon(?:est|our)|heir|8|1[18](?!\d)", re.IGNORECASE)
NOT_AN = re.compile(r"eu|one\b|once\b|u\b|u\.|ufo|uni(?!n|m)|us[aeu]|ut[eio]|ura", re.IGNORECASE)
SPELT = re.compile(r"[FHLMNRSX](?:\.|[B-DF-HJ-NP-TV-XZ]+\b)")  # letters that are read one by one: `F.A.B.`, `HP`
DOUBLE_MARK = re.compile(r"([!?…])\.(?!\.)")
BEFORE_MARK = re.compile(r"[ \u00a0\u202f]+([;:!?%»])")
AFTER_QUOTE = re.compile(r"«[ \u00a0\u202f]+")
BELOW_ZERO = re.compile(r"(?:(?<=[\s(])|^)-(?=\d)")
MINUS = "\u2212"


class Name(str):
    """The name of a thing; `forms` holds the attributes of its message."""

    forms: dict[str, str]

    def __new__(cls, text: str, forms: dict[str, str] | None = None) -> Name:
        made = super().__new__(cls, text)
        made.forms = forms or {}
        return made

    @property
    def noun(self) -> str:
        """The name within a sentence, if it differs from the label: `ceinture d'astéroïdes`."""
        return self.forms.get("noun", str(self))

    @property
    def article(self) -> str:
        """The definite article, empty for a proper name."""
        return self.forms.get("article", "")

    @property
    def plural(self) -> bool:
        return self.forms.get("number") == "plural" or self.article == "les"

    @property
    def feminine(self) -> bool:
        return self.forms.get("gender", "f" if self.article == "la" else "m") == "f"

    def numbered(self, number: str) -> Name:
        """Return the name followed by a number: `la Sentinel 2`."""
        counted = {form: f"{text} {number}" for form, text in self.forms.items() if form not in GRAMMAR}
        grammar = {form: text for form, text in self.forms.items() if form in GRAMMAR}
        return Name(f"{self} {number}", counted | grammar) if number else self


GRAMMAR = ("article", "gender", "number", "elision", "a")  # attributes that describe a name and are not forms of it


class Listed(str):
    """Several names; grammar functions apply to each of them."""

    items: tuple[Any, ...]

    def __new__(cls, items: Iterable[Any]) -> Listed:
        parts = tuple(items)
        made = super().__new__(cls, ", ".join(str(part) for part in parts))
        made.items = parts
        return made


def each(form: Callable[[Name], str]) -> Function:
    """Extend a function of one name to plain text (such as a player's name) and to lists."""

    def of_any(thing: Any) -> str:
        if isinstance(thing, Listed):
            return Listed([of_any(part) for part in thing.items])
        return form(thing if isinstance(thing, Name) else Name(str(thing)))

    return of_any


def form(thing: Any, wanted: str) -> str:
    """Return the special form a name declares, such as `.in = en Afrique`."""
    if isinstance(thing, Listed):
        return Listed([form(part, wanted) for part in thing.items])
    if not isinstance(thing, Name) or wanted not in thing.forms:
        raise ValueError(f'"{thing}" has no attribute .{wanted}')
    return thing.forms[wanted]


def capital(text: Any) -> str:
    """Capitalize the first letter, for the start of a sentence."""
    return str(text)[:1].upper() + str(text)[1:]


def joined(word: str) -> Function:
    """Make a function that joins names with commas and a conjunction: `Ada, Bea and Cleo`."""

    def join(things: Any) -> str:
        parts = [str(part) for part in things.items] if isinstance(things, Listed) else [str(things)]
        return f" {word} ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    return join


# English


def english_the(name: Name) -> str:
    """Return the definite form: `the Mole`, `Thunderbird 2`."""
    return f"{name.article} {name.noun}".strip()


def english_a(name: Name) -> str:
    """Return the indefinite form: `an orange die`. Names with a misleading spelling override it: `.a = an`."""
    return f"{name.forms.get('a') or a_or_an(name.noun)} {name.noun}"


def a_or_an(word: str) -> str:
    """Guess the indefinite article for a word from its spelling."""
    return "an" if SPELT.match(word) or (AN.match(word) and not NOT_AN.match(word)) else "a"


def english_agree(thing: Any) -> str:
    """Return what a verb agrees with: `singular` or `plural`."""
    plural = len(thing.items) > 1 if isinstance(thing, Listed) else isinstance(thing, Name) and thing.plural
    return "plural" if plural else "singular"


# French


def elides(text: str, name: Name | None = None) -> bool:
    """Whether `de` and `le` are elided before this text; names with a mute h declare `.elision = yes`."""
    told = name.forms.get("elision") if name is not None else None
    return told == "yes" if told else bool(SOUNDS.match(text)) and not NOT_ELIDED.match(text)


def elided(word: str) -> Function:
    """Make a function that prefixes a bare name with a word, eliding it if needed: `d'Ada`, `qu'Ada`."""

    def before(name: Name) -> str:
        return f"{word[:-1]}'{name.noun}" if elides(name.noun, name) else f"{word} {name.noun}"

    return each(before)


def french_le(name: Name) -> str:
    """Return the definite form: `l'Afrique`, `la Foreuse`, `Vénus`."""
    if name.article in ("le", "la") and elides(name.noun, name):
        return f"l'{name.noun}"
    return f"{name.article} {name.noun}".strip()


def french_un(name: Name) -> str:
    """Return the indefinite form: `une Foreuse`, `des câbles`."""
    return f"{'des' if name.plural else 'une' if name.feminine else 'un'} {name.noun}"


def contracted(word: str, singular: str, plural: str) -> Function:
    """Make a function that contracts a preposition with the definite form: `du Soleil`, `aux Tracy`, `d'Ada`."""

    def before(name: Name) -> str:
        if name.article == "le" and not elides(name.noun, name):
            return f"{singular} {name.noun}"
        if name.article == "les":
            return f"{plural} {name.noun}"
        if name.article:
            return f"{word} {french_le(name)}"
        bare = word == "de" and elides(name.noun, name)
        return f"d'{name.noun}" if bare else f"{word} {name.noun}"

    return each(before)


def french_agree(thing: Any) -> str:
    """Return what an adjective agrees with: `m`, `f`, `mp` or `fp`."""
    if isinstance(thing, Listed):
        feminine = all(isinstance(part, Name) and part.feminine for part in thing.items)
        plural = len(thing.items) > 1 or any(isinstance(part, Name) and part.plural for part in thing.items)
    else:
        feminine, plural = (thing.feminine, thing.plural) if isinstance(thing, Name) else (False, False)
    return ("f" if feminine else "m") + ("p" if plural else "")


def french_ending(thing: Any) -> str:
    """Return the ending of a regular adjective: `chargé{ E($asset) }`."""
    return {"m": "", "f": "e", "mp": "s", "fp": "es"}[french_agree(thing)]


def same(one: Any, other: Any) -> str:
    """Return whether two names are one: `same` or `other`. Who does something to nobody else is named once."""
    return "same" if str(one) == str(other) else "other"


SHARED: dict[str, Function] = {"FORM": form, "CAP": capital, "SAME": same}
FUNCTIONS: dict[str, dict[str, Function]] = {
    "en": SHARED
    | {
        "THE": each(english_the),
        "A": each(english_a),
        "AGREE": english_agree,
        "AND": joined("and"),
        "OR": joined("or"),
    },
    "fr": SHARED
    | {
        "LE": each(french_le),
        "UN": each(french_un),
        "DE": contracted("de", "du", "des"),
        "A": contracted("à", "au", "aux"),
        "D": elided("de"),
        "QUE": elided("que"),
        "AGREE": french_agree,
        "E": french_ending,
        "ET": joined("et"),
        "OU": joined("ou"),
    },
}


def typeset(text: str, language: str) -> str:
    """Apply typography: no full stop after other punctuation, true minus signs, French narrow no-break spaces."""
    text = DOUBLE_MARK.sub(r"\1", text)
    if "-" in text:
        text = BELOW_ZERO.sub(MINUS, text)
    if language == "fr":
        text = AFTER_QUOTE.sub(f"«{NARROW}", BEFORE_MARK.sub(rf"{NARROW}\1", text))
    return text
