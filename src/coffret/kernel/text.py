# interpreted
"""Wording: messages in English and French, by id, from Fluent files of the box and of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coffret.kernel.errors import BOX as BOX
from coffret.kernel.errors import CoffretError, Hint
from coffret.kernel.grammar import Listed, Name, typeset
from coffret.kernel.once import once
from coffret.kernel.pieces import put_together
from coffret.kernel.stack import Event, Frame, Outcome, Reason
from coffret.kernel.values import Value, fields
from coffret.kernel.words import Copies, Many, Names, Seat, Vocabulary, verb

LANGUAGES = ("en", "fr")
NO_NAMES: Mapping[str, str] = {}


class Message(Value):
    """A text not yet in any language: an id and its arguments, numbers of the rules included."""

    def __init__(self, id: str, args: dict[str, Any] | None = None) -> None:
        self.id = id
        self.args = args or {}


@once
def things(package: str, language: str) -> dict[str, Name]:
    """The names that were told before: most sentences have one, and they never change."""
    return {}


class Words:
    """Everything of one table in one language: it knows the game's vocabulary and the players' names."""

    def __init__(
        self,
        package: str,
        vocabulary: Vocabulary,
        language: str,
        names: tuple[str, ...] = (),
        own: Mapping[str, str] = NO_NAMES,
    ) -> None:
        from coffret.kernel.messages import messages  # only now: who plays without words need not wait for Fluent

        self.messages = messages(package, language)
        self.own = own  # names that a content pack gives, by message id
        self.things = {id: Name(text) for id, text in own.items()} if own else things(package, language)
        self.vocabulary = vocabulary
        self.language = language
        self.names = names

    def say(self, id: str, args: dict[str, Any] | None = None) -> str:
        """The message with this id; arguments that the vocabulary knows are put into words."""
        if id in self.own:
            return self.own[id]
        ready, pieces = self.worded(args or {}), self.messages.pieces(id) if self.has(id) else None
        text = put_together(pieces, ready) if pieces is not None else None
        if text is not None:
            return printed(text, self.language)
        pattern = self.messages.get(id).value if self.has(id) else None
        if pattern is None:
            raise KeyError(f"no message {id} in {self.language}")
        return self.format(id, pattern, ready)

    def format(self, id: str, pattern: Any, args: dict[str, Any]) -> str:
        """A pattern of a message with its arguments, as it is printed."""
        told, errors = self.messages.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {id} in {self.language}: {errors[0]}")
        return printed(str(told), self.language)

    def thing(self, id: str, args: dict[str, Any] | None = None) -> Name:
        """What the message names, with the forms that its attributes give."""
        known = None if args else self.things.get(id)
        if known is None:
            text, ready = self.say(id, args), self.worded(args or {})
            attributes = self.messages.get(id).attributes.items()
            known = Name(text, {form: self.format(id, pattern, ready) for form, pattern in attributes})
            if not args:
                self.things[id] = known
        return known

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.messages.has(id)

    def worded(self, args: dict[str, Any]) -> dict[str, Any]:
        """Arguments as Fluent takes them: `$card` in words, `$card_id` to select by."""
        ready: dict[str, Any] = {}
        for name, value in args.items():
            kind = self.vocabulary.kinds.get(name)
            ready[name] = self.word(kind, value)
            if isinstance(kind, Names) and isinstance(value, int):
                ready[f"{name}_id"] = kind.ids[value]
            elif isinstance(kind, Copies) and isinstance(value, int):
                ready[f"{name}_id"] = kind.parts(value)[0]
        return ready

    def word(self, kind: Any, value: Any) -> Any:
        """One argument in words."""
        if isinstance(value, Message):
            return self.thing(value.id, value.args)
        if isinstance(value, Hint):
            return self.say(value.id, value.args)
        if isinstance(value, CoffretError):
            return value.worded(self.language)
        if isinstance(value, list | tuple):
            item = kind.item if isinstance(kind, Many) else kind
            return Listed([self.word(item, part) for part in value])
        if isinstance(kind, Seat) and isinstance(value, int):
            return self.name(value)
        if isinstance(kind, Names) and isinstance(value, int):
            return self.thing(f"{kind.kind}-{kind.ids[value]}".replace("_", "-"))
        if isinstance(kind, Copies) and isinstance(value, int):
            name, number = kind.parts(value)
            return self.thing(f"{kind.kind}-{name}").numbered(number)
        if kind is not None and isinstance(value, int):
            written = kind.write(value)
            return int(written) if written.lstrip("-").isdecimal() else written
        return str(value).lower() if isinstance(value, bool | None) else value

    def name(self, seat: int) -> str:
        """The name of a player."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def tell(self, message: Message) -> str:
        """A message in words."""
        return self.say(message.id, message.args)

    def action(self, action: Value) -> str:
        """What an option does, in words."""
        return self.tell(describe("action", action))

    def prompt(self, frame: Frame[Any]) -> str:
        """What is asked now, in words."""
        return self.tell(describe("prompt", frame))

    def event(self, event: Event) -> str:
        """What happened, in words; redact it first (`Event.seen_by`)."""
        return self.say(f"event-{event.name}", event.args)

    def reason(self, reason: Reason) -> str:
        """Why something is refused, in words, without the rule's own text."""
        return self.say(f"reason-{reason.why}", reason.args)

    def outcome(self, outcome: Outcome) -> str:
        """How the play ended, in words."""
        winners = Listed([self.name(seat) for seat in outcome.winners])
        id = f"outcome-{outcome.side}" if outcome.side else "outcome"
        return self.say(id, {"winners": winners, "count": len(outcome.winners), "score": outcome.score})


def printed(text: str, language: str) -> str:
    """A text as it is printed: a paragraph on one line, set as the language wants it."""
    return typeset(text if "\n\n" in text else " ".join(text.split()), language)


def describe(prefix: str, value: Value) -> Message:
    """The message of an action or a frame: its class gives the id, its attributes the arguments."""
    return Message(f"{prefix}-{verb(type(value))}", {name: getattr(value, name) for name in fields(value)})
