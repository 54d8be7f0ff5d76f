"""What the reading process is asked, and what it answers: plain data, one line of JSON each."""

from __future__ import annotations

import msgspec

from coffret.kernel.content import parse
from coffret.kernel.errors import CoffretError, ContentError, SaveError
from coffret.kernel.fair import Verdict, check_dice
from coffret.kernel.game import Game, load
from coffret.kernel.table import Header
from coffret.kernel.text import LANGUAGES
from coffret.server.reading.making import Begun, agree, begin, from_save, read_save

SAVE_SECONDS = 10.0  # thousands of moves are played again
SEED = "preview"  # a drawing shows what every deal has in common


class Job(msgspec.Struct, tag_field="t", kw_only=True):
    """Something to read; `seconds` of the processor are what it may take."""

    seconds: float = 3.0


class LookThrough(Job, tag="look-through"):
    """What a content pack brings."""

    game: str
    pack: str
    seats: int
    lang: str


class Brings(msgspec.Struct, tag="brings", tag_field="t"):
    """The options that play what a content pack brings, and its board."""

    options: dict[str, bool | int | str]
    picture: str


class Draw(Job, tag="draw"):
    """The board that a value of an option leads to."""

    game: str
    option: str
    value: str
    seats: int
    lang: str


class Drawn(msgspec.Struct, tag="drawn", tag_field="t"):
    """A board as a picture."""

    svg: str


class Agree(Job, tag="agree"):
    """What a table with a content pack would be played with."""

    game: str
    options: dict[str, bool | int | str]
    bots: list[str]
    seed: str | None
    pack: str


class ReadSave(Job, tag="read-save", kw_only=True):
    """A save file whose play is to go on."""

    text: str
    seed: str | None
    seconds: float = SAVE_SECONDS


class Begins(msgspec.Struct, tag="begins", tag_field="t"):
    """What was agreed at a table, and how it begins."""

    header: Header
    begun: Begun


class CheckDice(Job, tag="check-dice", kw_only=True):
    """A save file whose dice are to be checked."""

    text: str
    seconds: float = SAVE_SECONDS


class DiceChecked(msgspec.Struct, tag="dice-checked", tag_field="t"):
    """Whether the dice of a play follow from its seed."""

    header: Header
    verdict: Verdict


class Wrong(msgspec.Struct, tag="wrong", tag_field="t"):
    """What is wrong with it, by language."""

    code: str
    texts: dict[str, str]


class Failed(msgspec.Struct, tag="failed", tag_field="t"):
    """The reading process has made a mistake."""

    why: str


AnyJob = LookThrough | Draw | Agree | ReadSave | CheckDice
Answer = Brings | Drawn | Begins | DiceChecked | Wrong | Failed


class Told(CoffretError):
    """What is wrong with something that another process has read."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(wrong.texts["en"])
        self.texts = wrong.texts

    def worded(self, language: str) -> str:
        return self.texts[language]


def carry_out(job: AnyJob) -> Answer:
    """Do what is asked, or say what is wrong with what was brought."""
    try:
        match job:
            case LookThrough():
                return look_through(job)
            case Draw():
                return draw(job)
            case Agree():
                header = agree(job.game, job.options, job.bots, job.seed, job.pack)
                return Begins(header, begin(header))
            case ReadSave():
                return Begins(*from_save(job.text, job.seed))
            case CheckDice():
                table = read_save(job.text)
                return DiceChecked(table.header, check_dice(table))
    except CoffretError as error:
        return Wrong(code_of(error), {lang: error.worded(lang) for lang in LANGUAGES})


def code_of(error: CoffretError) -> str:
    """Return the code of a refusal for what is wrong with something that somebody brings."""
    return "content" if isinstance(error, ContentError) else "save" if isinstance(error, SaveError) else "option"


def look_through(job: LookThrough) -> Brings:
    """Check a content pack; return the options that play what it brings, and its board."""
    game: Game = load(job.game)
    if game.check is not None:
        game.check(job.pack, "content pack")  # it knows more, and names the line
    raw = parse(job.pack, "content pack")
    options = game.brought_by(raw)
    seats = job.seats if job.seats in game.seat_counts else game.seat_counts[0]
    table = game.table(seats, options, SEED, pack=raw, rolls=False)
    return Brings(options, table.board(language=job.lang).board_svg() if options else "")


def draw(job: Draw) -> Drawn:
    """Draw a board."""
    table = load(job.game).table(job.seats, {job.option: job.value}, SEED, rolls=False)
    return Drawn(table.board(language=job.lang).board_svg())
