"""What a thinking process is asked, and what it answers: plain data, one line of JSON each."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from coffret.bots import hint, review
from coffret.bots.counting import Counted
from coffret.bots.question import Question, write_option
from coffret.bots.registry import bot
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


class Examine(Job, tag="examine"):
    """One step of a review."""

    step: review.Step


class Failed(msgspec.Struct, tag="failed", tag_field="t"):
    """Why there is no answer."""

    why: str


AnyJob = Choose | Advise | Examine
Answer = Chosen | hint.Shortlisted | Counted | review.Screened | review.Estimated | Failed


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
        case Examine():
            game, view, options = job.question.read()
            return review.examine(game, view, options, job.question.seats, job.step, is_called_off)


def choose(job: Choose, is_called_off: Stop) -> Answer:
    """Let a bot choose."""
    game, view, options = job.question.read()
    action = bot(job.bot, game, job.seconds, is_called_off)(view, options, job.rng)
    return Chosen(write_option(game, action))
