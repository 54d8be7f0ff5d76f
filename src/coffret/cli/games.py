"""`coffret games`: list the games in the box."""

from __future__ import annotations

from typing import Any

from coffret.cli.frame import Json, Lang, chosen_language, command, print_json, whole_box
from coffret.kernel.box import open_box
from coffret.kernel.game import Game


@command("games", "ui-cli-games", "coffret games --json")
def list_games(json: Json = False, lang: Lang = None) -> None:
    found = whole_box()
    if json:
        print_json({"games": [described(game) for game in found], "broken": open_box().broken})
        return
    from coffret.terminal.console import make_console
    from coffret.terminal.shelf import shelf

    make_console().print(shelf(found, chosen_language(lang), detailed=True))


def described(game: Game) -> dict[str, Any]:
    """Describe a game for programs."""
    about = game.about
    return {
        "slug": about.slug,
        "title": about.title,
        "kind": about.kind,
        "summary": about.summary,
        "seats": about.seats,
        "minutes": about.minutes,
        "rules": len(game.ledger),
        "rules_version": about.rules_version,
        "options": about.option,
        "credits": about.credits,
        "reconstructed": about.reconstructed,
    }
