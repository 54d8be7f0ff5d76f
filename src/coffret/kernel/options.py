# interpreted
"""Game options: what players agree on before a play starts, with validation and wording.

A game words its options by message id: `option-<id>`, `option-<id>-<value>` for every value that is not a plain number,
and optionally `option-<id>-number` (`{ $number } seconds`), an explanation, `note-option-<id>`, and one of a value,
`note-option-<id>-<value>`. A value with a drawing may have a story, `story-<value>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import msgspec

from coffret.kernel.errors import OptionError, near
from coffret.kernel.text import Words

Setting = bool | int | str
YES_OR_NO = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}


def option_text(value: Setting) -> str:
    """Return a value as it is typed: `Option.check` reads it back."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


class Poster(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is told of a value that is offered with a drawing: how hard it is."""

    difficulty: int = 0  # from 1; 0: not told


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An option of a game: yes or no, one of several words, or a number.

    A number option may also have named `special` values (`random`, `unlimited`), each mapped to the number the rules
    use. That number is accepted as well, since saved games of 0.1.0 contain it.
    """

    id: str
    default: bool | int | str
    values: list[str] = []
    low: int = 0
    high: int = 0
    special: dict[str, int] = {}
    simulated: bool | int | str | None = None  # what plays without people take, where that is not the default
    earlier: bool | int | str | None = None  # what plays from before there was this option meant, if not the default
    harder: bool = False  # its values go from the easiest to the hardest, and so do the game's presets
    measured: bool = False  # how often bots win is counted with each of its values (`coffret measure`)
    aside: bool = False  # decent bots win as often whatever it is, such as with a clock
    drawn: bool = False  # each value is offered with a drawing of the table it leads to, such as a mission with its map
    posters: dict[str, Poster] = {}  # of values with a drawing
    own: str = ""  # the value that plays what a content pack brings in a table of its content:
    own_table: str = ""

    @property
    def is_number(self) -> bool:
        """Whether its values are numbers, apart from special ones."""
        return bool(self.special) or (isinstance(self.default, int) and not isinstance(self.default, bool))

    def draws(self, value: str) -> bool:
        """Whether a value is offered with a drawing; what a content pack brings is not known yet."""
        return self.drawn and value in self.values and value != self.own

    def check(self, value: object) -> Setting:
        """Validate a value, or parse it from text (`yes`, `3`, `open`)."""
        if isinstance(self.default, bool):
            known = value if isinstance(value, bool) else YES_OR_NO.get(str(value).lower())
            if known is None:
                raise OptionError("error-option-yes-or-no", option=self.id, given=str(value))
            return known
        if self.is_number:
            return self.check_number(value)
        if str(value) not in self.values:
            raise OptionError(
                "error-option-value", option=self.id, given=str(value), near=near(str(value), self.values)
            )
        return str(value)

    def check_number(self, value: object) -> int | str:
        """Accept a number in range or the name of a special value."""
        text = str(value)
        if text in self.special:
            return text
        if isinstance(value, bool) or not re.fullmatch(r"-?\d{1,9}", text):
            named = ", ".join(self.special) or "-"
            raise OptionError("error-option-number", option=self.id, given=text, special=len(self.special), named=named)
        number = int(text)
        name = next((name for name, meant in self.special.items() if meant == number), None)
        if name is None and not self.low <= number <= self.high:
            raise OptionError("error-option-range", option=self.id, given=text, low=self.low, high=self.high)
        return number if name is None else name

    def meant(self, value: Setting) -> Setting:
        """Convert a checked value to what the rules use: special values become numbers."""
        return self.special.get(value, value) if isinstance(value, str) else value

    def named(self) -> Iterator[str]:
        """The values that have names."""
        yield from self.values
        yield from self.special

    def offered(self) -> Iterator[Setting]:
        """All its values but what a content pack brings: those that have names, and all numbers, in their order."""
        if isinstance(self.default, bool):
            yield from (False, True)
            return
        yield from (name for name in self.named() if not self.own or name != self.own)
        if self.is_number:
            yield from (self.meant(number) for number in range(self.low, self.high + 1))

    # Words

    @property
    def message(self) -> str:
        """The id of the message that describes the option."""
        return f"option-{self.id}".replace("_", "-")

    def told(self, value: Setting, words: Words) -> str:
        """Return a value in words."""
        if isinstance(value, bool):
            return words.say("ui-yes" if value else "ui-no")
        if isinstance(value, int):
            number = f"{self.message}-number"
            return words.say(number, {"number": value}) if words.has(number) else str(value)
        return words.say(f"{self.message}-{value}".replace("_", "-"))

    def note(self, words: Words, value: Setting | None = None) -> str:
        """Return the explanation of the option or of one of its values, if the game has one."""
        id = f"note-{self.message}" if value is None else f"note-{self.message}-{value}".replace("_", "-")
        return words.say(id) if words.has(id) else ""

    def story(self, words: Words, value: Setting) -> str:
        """Return the story of a value with a drawing, if the game has one."""
        id = f"story-{value}".replace("_", "-")
        return words.say(id) if self.drawn and words.has(id) else ""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A way to play that a game proposes: options that go together, and how many players they are best for."""

    id: str
    title: dict[str, str]
    note: dict[str, str]
    seats: int = 0  # 0: as many as there are
    options: dict[str, Setting] = {}


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The set-up of the deal that is the same for everybody for a day or a week."""

    every: Literal["day", "week"] = "week"
    seats: int = 0  # 0: one more than the fewest, where that is possible
    options: dict[str, Setting] = {}


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the score of a play counts, and whether the lower one is better."""

    title: dict[str, str]
    note: dict[str, str] = {}  # how it is made up, for whoever wonders what it is a number of
    low: bool = False


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A look for the table that medals unlock: colours, by property of the theme, and nothing that the rules know."""

    id: str
    title: dict[str, str]
    medals: int
    look: dict[str, str]

    def __post_init__(self) -> None:
        for name, colour in self.look.items():
            if not re.fullmatch(r"--[a-z0-9-]+", name) or not re.fullmatch(r"#[0-9a-f]{6}", colour):
                raise ValueError(f'look of the reward {self.id}: {name} = "{colour}" is no colour, such as #f2c14e')


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game's plays in an order: the values of an option are its chapters, those of another one the medals of each."""

    title: dict[str, str]
    option: str
    level: str = ""  # without one, there is one medal for each chapter
    crew: str = ""  # the option that holds the size of the crew; otherwise, the seats are counted
    fewest: int = 1  # in a crew, where nothing else is said
    reward: list[Reward] = []
