"""The language of the user, and the wording of the box itself."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache

from coffret.kernel.errors import OptionError
from coffret.kernel.text import BOX, LANGUAGES, Words
from coffret.kernel.words import Vocabulary

VARIABLES = ("COFFRET_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


@cache
def box(language: str) -> Words:
    """Return the wording that all games share."""
    if language not in LANGUAGES:
        raise OptionError("error-language", given=language, languages=", ".join(LANGUAGES))
    return Words(BOX, Vocabulary([], {}), language)


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the user's environment, or English if it is not supported."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), LANGUAGES[0])


def listed(items: list[str], language: str) -> str:
    """Join things in a sentence: `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    last = box(language).say("ui-and", {"last": items[-1]})
    return f"{', '.join(items[:-1])} {last}"


def yes(line: str) -> bool:
    """Whether an answer means yes, in any language."""
    return line.lower() in {box(language).say("ui-yes") for language in LANGUAGES} | {"y", "o"}
