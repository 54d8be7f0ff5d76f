"""What a table can read about a game: the ledger with its chapters, and the rulebook with its pictures."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, load
from coffret.kernel.ledger import Rule, chapter_title, chapters
from coffret.kernel.once import once
from coffret.kernel.rule_search import find_rules, rule_search
from coffret.kernel.rulebook import Figure, rulebook, seen_in
from coffret.server.http.responses import Packed, pack
from coffret.server.play.look import Parts, render, whole
from coffret.server.protocol.wording import Json, voice

MOST_FOUND = 100  # rules that are sent of a search


@once
def rules_told(slug: str, lang: str) -> Packed:
    """Return all rules of a game for sending, the names of their chapters, and the rulebook."""
    game = load(slug)
    rules, words, also = game.ledger.rules.values(), game.words(lang), rule_search(game).also
    told = {
        "slug": slug,
        "rules": [each | dict(zip(("titles", "also"), also[each["id"]], strict=True)) for each in cited(rules, lang)],
        "chapters": {chapter: chapter_title(chapter, words) for chapter in chapters(rules)},
        "book": book_told(game, lang),
    }
    return pack(msgspec.json.encode(told))


def rules_found(slug: str, words: str, lang: str) -> Json:
    """Return the rules that are found by some words, the best fits first, and how many there are."""
    found = find_rules(load(slug), words)
    return {"slug": slug, "rules": cited(found[:MOST_FOUND], lang), "found": len(found)}


def book_told(game: Game, lang: str) -> Json | None:
    """Return the rulebook of a game with its pictures as looks; None if there is none, or it cannot be read."""
    try:
        book = rulebook(game, lang)
        pictures = {name: picture(game, figure, lang) for name, figure in book.pictures.items()} if book else {}
    except CoffretError:
        return None  # `coffret check` tells why; the ledger can be read all the same
    return {"sections": book.sections, "pictures": pictures} if book else None


def picture(game: Game, figure: Figure, lang: str) -> Json:
    """Return a picture of a rulebook as a look of its seat."""
    seen = seen_in(game, figure)
    return {"seat": seen.seat, "look": whole(render(seen, voice(game, lang, figure.names), "", Parts()))}


def cited(rules: Iterable[Rule], lang: str) -> list[Json]:
    """Return rules with their texts."""
    return [{"id": r.id, "text": r.text(lang), "origin": r.origin, "source": r.told_source(lang)} for r in rules]
