"""The example game, but reading a content pack for it never ends, and neither does describing the box."""

from threading import Event

from coffret_liar import game as game

from coffret.server.http import routes


def burn(text: str, where: str) -> None:
    """Use the processor for ever."""
    while True:
        pass


game.check = burn
routes.describe_box = lambda *args: Event().wait()  # type: ignore[attr-defined, assignment]
