"""Refusals: a code for programs, a sentence for people, and the rule if there is one."""

from __future__ import annotations

from collections.abc import Sequence

from coffret.kernel.errors import CoffretError
from coffret.kernel.stack import Reason
from coffret.kernel.text import BOX, Words
from coffret.kernel.words import Vocabulary
from coffret.server.protocol.wire import No
from coffret.server.protocol.wording import Voice, language

CODES = {"game-over": "over", "not-your-turn": "turn"}  # of the reasons that no single game gives


class Refusal(Exception):
    """A request that was refused; nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        detail: str | CoffretError = "",
        reason: Reason | None = None,
        rule: str = "",
        possible: Sequence[str] = (),
    ) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail  # what exactly is wrong; a plain text is English, for whoever wrote the request
        self.reason = reason
        self.rule = reason.rule if reason else rule
        self.possible = list(possible)

    def told(self, lang: str) -> str:
        """Return the detail in a language."""
        return self.detail.worded(language(lang)) if isinstance(self.detail, CoffretError) else self.detail


class Reload(Refusal):
    """This process no longer owns the table, or does not know what is on disk: the table is loaded again.

    Whether the request was carried out is answered when the client reconnects and sends it again.
    """

    def __init__(self) -> None:
        super().__init__("reload")


class GivenUp(Reload):
    """The table was given up before anything was done: whoever loads it again can do it."""


def against_the_rules(reason: Reason, possible: Sequence[str]) -> Refusal:
    """Return the refusal of a choice that the rules do not offer."""
    return Refusal(CODES.get(reason.why, "rules"), reason=reason, possible=possible)


def sentence(code: str, lang: str) -> str:
    """Return the sentence for a code."""
    return box_words(lang).say(f"no-{code}")


def box_words(lang: str) -> Words:
    """Return the wording that belongs to no game."""
    return Words(BOX, Vocabulary([], {}), language(lang))


def answer(refusal: Refusal, id: str | None, lang: str, spoken: Voice | None = None) -> No:
    """Return the refusal as a message."""
    told = spoken.reason(refusal.reason) if spoken and refusal.reason else None
    text = told.text if told else sentence(refusal.code, lang)
    rule = spoken.rule(refusal.rule) if spoken and refusal.rule else None
    if refusal.detail:
        text = f"{text} ({refusal.told(lang)})"
    return No(id=id, code=refusal.code, text=text, rule=rule, possible=refusal.possible)
