# interpreted
"""Wording: English and French messages by id, from the Fluent files of the box and of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    """A text in no language yet: a message id and its arguments, including raw numbers of the rules."""

    def __init__(self, id: str, args: dict[str, Any] | None = None) -> None:
        self.id = id
        self.args = args or {}


@once
def things(package: str, language: str) -> dict[str, Name]:
    """Cache of formatted names: most sentences contain one, and they never change."""
    return {}


class Words:
    """All wording of one table in one language, including the game's vocabulary and the players' names."""

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
        """Format the message with this id, putting arguments known to the vocabulary into words."""
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
        """Format a message pattern with its arguments, with typography applied."""
        told, errors = self.messages.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {id} in {self.language}: {errors[0]}")
        return printed(str(told), self.language)

    def thing(self, id: str, args: dict[str, Any] | None = None) -> Name:
        """Return the name a message gives a thing, with the forms its attributes declare."""
        known = None if args else self.things.get(id)
        if known is None:
            text, ready = self.say(id, args), self.worded(args or {})
            attributes = self.messages.get(id).attributes.items()
            known = Name(text, {form: self.format(id, pattern, ready) for form, pattern in attributes})
            if not args:
                self.things[id] = known
        return known

    def has(self, id: str) -> bool:
        """Whether a message with this id exists."""
        return self.messages.has(id)

    def worded(self, args: dict[str, Any]) -> dict[str, Any]:
        """Convert arguments for Fluent: `$card` in words, `$card_id` for selectors."""
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
        """Put one argument into words."""
        if isinstance(value, Message):
            return self.thing(value.id, value.args)
        if isinstance(value, Hint):
            return self.say(value.id, value.args)
        if isinstance(value, Outcome):
            return self.outcome(value)
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
        """Return the name of a player."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def tell(self, message: Message) -> str:
        """Put a message into words."""
        return self.say(message.id, message.args)

    def action(self, action: Value) -> str:
        """Describe an option in words."""
        return self.tell(describe("action", action))

    def intent(self, seat: int, actions: Sequence[Value]) -> str:
        """Tell what a seat means to do."""
        return self.say("intent", {"name": self.name(seat), "plan": " → ".join([self.action(it) for it in actions])})

    def prompt(self, frame: Frame[Any]) -> str:
        """Put the current question into words."""
        return self.tell(describe("prompt", frame))

    def event(self, event: Event) -> str:
        """Describe an event in words; redact it first (`Event.seen_by`)."""
        return self.say(f"event-{event.name}", event.args)

    def reason(self, reason: Reason) -> str:
        """Explain a refusal in words, without the text of the rule itself."""
        return self.say(f"reason-{reason.why}", reason.args)

    def outcome(self, outcome: Outcome) -> str:
        """Describe how the play ended."""
        winners = Listed([self.name(seat) for seat in outcome.winners])
        id = f"outcome-{outcome.side}" if outcome.side else "outcome"
        return self.say(id, {"winners": winners, "count": len(outcome.winners), "score": outcome.score})


def printed(text: str, language: str) -> str:
    """Join a paragraph into one line and apply the typography of its language."""
    return typeset(text if "\n\n" in text else " ".join(text.split()), language)


def describe(prefix: str, value: Value) -> Message:
    """Return the message for an action or frame: its class gives the id, its attributes the arguments."""
    return Message(f"{prefix}-{verb(type(value))}", {name: getattr(value, name) for name in fields(value)})
