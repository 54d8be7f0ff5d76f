"""Bots that no server should have to suffer from."""

import os
from threading import Event
from typing import Any

import msgspec

from coffret.kernel.chance import Rng
from coffret.kernel.game import Game
from coffret.kernel.stack import Action


def dying(view: Any, options: list[Action], rng: Rng) -> Action:
    """End the process."""
    os._exit(3)


def hungry(view: Any, options: list[Action], rng: Rng) -> Action:
    """Take all memory there is."""
    eaten = []
    while True:
        eaten.append(bytearray(1 << 26))


def stuck(view: Any, options: list[Action], rng: Rng) -> Action:
    """Never come to an end."""
    Event().wait()
    return options[0]


def failing(view: Any, options: list[Action], rng: Rng) -> Action:
    """Fail, and print something."""
    print("no")
    raise ValueError("no idea")


def __getattr__(name: str) -> Game:
    """Liar's dice, about which everybody who searches thinks for ever."""
    if name != "endless":
        raise AttributeError(name)
    from coffret_liar import game

    game.about = msgspec.structs.replace(game.about, thinks=(10**12, 10**12))
    return game
