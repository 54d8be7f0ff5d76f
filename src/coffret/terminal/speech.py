"""Talk: what can be said is put together from its parts, with the truth marked, instead of read in a long list."""

from __future__ import annotations

import msgspec

from coffret.kernel.game import Game
from coffret.kernel.outlook import Outlook
from coffret.kernel.scene import Choice
from coffret.kernel.text import Words
from coffret.kernel.values import fields
from coffret.terminal.menu import by_group


class Value(msgspec.Struct, frozen=True):
    """One value of a part of a statement."""

    text: str
    is_true: bool  # in a statement that the speaker knows to be true


class Speech:
    """A statement that is being put together: a kind of statements, and one of them."""

    def __init__(self, outlook: Outlook, game: Game, words: Words) -> None:
        self.actions = outlook.actions
        self.game = game
        self.words = words
        spoken = [choice for choice in outlook.choices if game.is_talk(outlook.actions[choice.index])]
        self.topics = list(by_group(spoken).items())
        self.choose(0)

    def choose(self, topic: int) -> None:
        """Speak about something; the truth comes first, where there is one."""
        self.topic = topic
        self.chosen = next(filter(is_true, self.choices), self.choices[0])

    @property
    def choices(self) -> list[Choice]:
        return self.topics[self.topic][1]

    @property
    def parts(self) -> list[str]:
        """The parts of which statements of this kind consist."""
        return list(fields(self.actions[self.chosen.index]))

    def name(self, topic: int) -> str:
        group, choices = self.topics[topic]
        return self.words.say(f"group-{group}") if self.words.has(f"group-{group}") else self.sentence(choices[0])

    def sentence(self, choice: Choice) -> str:
        return self.words.tell(choice.label)

    def legend(self, part: str) -> str:
        return self.words.say(f"part-{part}") if self.words.has(f"part-{part}") else part

    def value(self, choice: Choice, part: str) -> object:
        return getattr(self.actions[choice.index], part)

    def values(self, part: str) -> list[object]:
        """Return the values that a part can have, in the order in which they are offered."""
        return list(dict.fromkeys(self.value(choice, part) for choice in self.choices))

    def shown(self, part: str) -> Value:
        """Return the present value of a part, in words."""
        value = self.value(self.chosen, part)
        true = {self.value(choice, part) for choice in self.choices if is_true(choice)}
        return Value(str(self.words.word(self.game.vocabulary.kinds[part], value)), value in true)

    def turn(self, row: int, by: int) -> None:
        """Go to the next value of a part or the one before, keeping the others as far as it can be said so."""
        if row == 0:
            self.choose((self.topic + by) % len(self.topics))
            return
        part = self.parts[row - 1]
        values = self.values(part)
        wanted = values[(values.index(self.value(self.chosen, part)) + by) % len(values)]
        before = {name: self.value(self.chosen, name) for name in self.parts}
        fitting = [choice for choice in self.choices if self.value(choice, part) == wanted]
        self.chosen = max(fitting, key=lambda choice: sum(self.value(choice, it) == before[it] for it in before))


def is_true(choice: Choice) -> bool:
    """Whether the speaker knows a statement to be true: the game marks it."""
    return choice.remark is not None and choice.remark.hint is not None
