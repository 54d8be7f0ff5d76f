"""The kernel: the building blocks of every game. Games import from here and from nowhere else in the project."""

from coffret.kernel.chance import Rng, seeded
from coffret.kernel.content import Content, Entry, Numbered, choose, in_order
from coffret.kernel.errors import ContentError, NotationError
from coffret.kernel.stack import (
    BY_CHANCE,
    CHANCE,
    CLOCK,
    NOTHING,
    PUBLIC,
    Action,
    Chance,
    Decision,
    Event,
    Frame,
    Outcome,
    Reason,
    State,
    Struct,
)
from coffret.kernel.values import Record, Value

__all__ = [
    "BY_CHANCE",
    "CHANCE",
    "CLOCK",
    "NOTHING",
    "PUBLIC",
    "Action",
    "Chance",
    "Content",
    "ContentError",
    "Decision",
    "Entry",
    "Event",
    "Frame",
    "NotationError",
    "Numbered",
    "Outcome",
    "Reason",
    "Record",
    "Rng",
    "State",
    "Struct",
    "Value",
    "choose",
    "in_order",
    "seeded",
]
