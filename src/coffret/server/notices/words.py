"""What notices say: the game, where the table is, and that it is somebody's turn. Nothing else, and nobody's name."""

from __future__ import annotations

import msgspec

from coffret.kernel.game import Game
from coffret.kernel.text import BOX, Words
from coffret.kernel.words import Vocabulary
from coffret.server.notices.mail import Letter
from coffret.server.store.interface import Notice


class Place(msgspec.Struct, frozen=True):
    """Which table a notice is about, and where its reader finds it."""

    home: str  # the URL of the box, with a slash at its end
    table: str
    slug: str
    title: dict[str, str]

    @property
    def link(self) -> str:
        """Where the table is: whoever holds a key opens it there, and nobody else does."""
        return f"{self.home}table/{self.table}"

    def page(self, notice: Notice) -> str:
        """Where a person confirms an address, or takes it away; what stands behind the sign never leaves a browser."""
        return f"{self.home}notice#{self.table}.{notice.token}"

    def stop(self, notice: Notice) -> str:
        """Where a mail program asks to be written to no more."""
        return f"{self.home}api/notices/{self.table}/{notice.token}/off"


def place(home: str, table: str, game: Game) -> Place:
    """Return what notices may tell of a table."""
    return Place(home, table, game.slug, dict(game.about.title))


def turn_letter(place: Place, notice: Notice) -> Letter:
    """Return the e-mail that calls somebody to their turn."""
    return letter(place, notice, "turn")


def confirm_letter(place: Place, notice: Notice) -> Letter:
    """Return the e-mail that asks whether an address is wanted to be used."""
    return letter(place, notice, "confirm")


def letter(place: Place, notice: Notice, kind: str) -> Letter:
    """Return an e-mail about a table."""
    words, args = box(notice.lang), told(place, notice)
    text = "\n\n".join(words.say(f"notice-{kind}-{part}", args) for part in ("text", "link", "stop"))
    return Letter(notice.address, words.say(f"notice-{kind}-subject", args), f"{text}\n", place.stop(notice))


def turn_body(place: Place, notice: Notice) -> bytes:
    """Return what a webhook is told when it is somebody's turn."""
    return hook_body(place, notice, "notice-turn-hook")


def trial_body(place: Place, notice: Notice) -> bytes:
    """Return what a webhook is told when it is set: it must be taken before the address is used."""
    return hook_body(place, notice, "notice-trial-hook")


def hook_body(place: Place, notice: Notice, id: str) -> bytes:
    """Return a body that chats understand: some read `text`, some `content`."""
    said = box(notice.lang).say(id, told(place, notice))
    title = place.title[notice.lang]
    return msgspec.json.encode({"text": said, "content": said, "game": place.slug, "title": title, "table": place.link})


def told(place: Place, notice: Notice) -> dict[str, str]:
    """Return what the sentences are made of."""
    return {"game": place.title[notice.lang], "table": place.link, "page": place.page(notice)}


def box(lang: str) -> Words:
    """Return the wording that belongs to no game."""
    return Words(BOX, Vocabulary([], {}), lang)
