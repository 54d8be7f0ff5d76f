"""What a thinking process is asked, and what it answers: plain data, one line of JSON each."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from coffret.bots import hint
from coffret.bots.counting import Counted
from coffret.bots.question import Question, read_option, write_option
from coffret.bots.registry import bot
from coffret.bots.review import Compared, Judged, compare, judge, wins_together
from coffret.bots.search import Budget
from coffret.kernel.chance import Rng

Stop = Callable[[], bool]


class Job(msgspec.Struct, tag_field="t"):
    """Something to think about."""

    question: Question
    seed: tuple[int, int, int]
    seconds: float  # that it may take

    @property
    def rng(self) -> Rng:
        return Rng(*self.seed)


class Choose(Job, tag="choose"):
    """What a bot does."""

    bot: str


class Chosen(msgspec.Struct, tag="chosen", tag_field="t"):
    """What a bot does, in notation; empty if it lets the moment pass."""

    option: str


class Advise(Job, tag="advise"):
    """One step of a hint, or of how likely the seat is to win."""

    step: hint.Step


class Judge(Job, tag="judge"):
    """How good a choice was that was made, from what its seat knew."""

    chosen: str
    playouts: int


class Compare(Job, tag="compare"):
    """How much better the first of two options is than the second, and why."""

    playouts: int


class WinTogether(Job, tag="win-together"):
    """Whether all win or lose together."""


class Together(msgspec.Struct, tag="together", tag_field="t"):
    """Whether all win or lose together."""

    together: bool


class Failed(msgspec.Struct, tag="failed", tag_field="t"):
    """Why there is no answer."""

    why: str


AnyJob = Choose | Advise | Judge | Compare | WinTogether
Answer = Chosen | hint.Shortlisted | Counted | Judged | Compared | Together | Failed


class Begin(msgspec.Struct, tag="begin", tag_field="t"):
    """Think about this."""

    id: int
    job: AnyJob


class CallOff(msgspec.Struct, tag="call-off", tag_field="t"):
    """Nobody wants to know any more."""

    id: int


class Answered(msgspec.Struct):
    """What came of it."""

    id: int
    answer: Answer


def carry_out(job: AnyJob, is_called_off: Stop) -> Answer:
    """Do what is asked."""
    match job:
        case Choose():
            return choose(job, is_called_off)
        case Advise():
            game, view, options = job.question.read()
            return hint.think(game, view, options, job.question.seats, job.step, is_called_off)
        case Judge():
            game, view, options = job.question.read()
            chosen = read_option(game, job.chosen, job.question.seats)
            return judge(game, view, options, chosen, job.rng, Budget(job.playouts, job.seconds), is_called_off)
        case Compare():
            game, view, (better, chosen) = job.question.read()
            return compare(game, view, better, chosen, Budget(job.playouts, job.seconds), is_called_off)
        case WinTogether():
            game, view, _ = job.question.read()
            return Together(wins_together(game, view, job.question.seats, job.rng))


def choose(job: Choose, is_called_off: Stop) -> Answer:
    """Let a bot choose."""
    game, view, options = job.question.read()
    action = bot(job.bot, game, job.seconds, is_called_off)(view, options, job.rng)
    return Chosen(write_option(game, action))
