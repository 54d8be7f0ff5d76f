"""The catalog of the box: games with their options and drawings, bots, languages."""

from __future__ import annotations

from importlib.resources import files

from coffret.bots.levels import LEVELS, THINKERS, levels_of
from coffret.bots.measured import minutes_of
from coffret.bots.registry import BOTS, OWN
from coffret.kernel.box import open_box
from coffret.kernel.game import Game
from coffret.kernel.lesson import lessons
from coffret.kernel.once import once
from coffret.kernel.options import Option, Poster, Setting
from coffret.kernel.text import LANGUAGES, Words
from coffret.server.http.static import box_version, drawings
from coffret.server.protocol.refusal import box_words
from coffret.server.protocol.wire import PROTOCOL
from coffret.server.protocol.wording import Json
from coffret.server.room.offer import plays

FEW = 20  # numbers that are listed one by one


def describe_box(lang: str, thinks: bool = True, only: str = "") -> Json:
    """Describe the box: its games, languages, and bots: the levels from weak to strong, then those of others.

    `thinks` is whether this server lets bots search; `only` the one game that is wanted, where it is in the box.
    """
    words = box_words(lang)
    box = open_box()
    return {
        "version": box_version(),
        "p": PROTOCOL,
        "languages": list(LANGUAGES),
        "bots": [
            *[{"id": id, "label": words.say(f"bot-{id}")} for id in LEVELS if id not in THINKERS],
            *[
                {
                    "id": id,
                    "label": words.say(f"bot-{id}"),
                    "games": [it.slug for it in box.games if id in levels_of(it)],
                }
                for id in THINKERS
                if thinks
            ],
            *[
                {"id": id, "label": id, "games": [game.slug for game in box.games if plays(id, game)]}
                for id in sorted(BOTS)
                if id not in OWN
            ],
        ],
        "bot_names": {id: words.say(f"bot-{id}") for id in OWN},
        "games": [describe_game(game, lang, bool(only)) for game in box.games if only in ("", game.slug)],
        "broken": [
            {"slug": each.slug, "text": words.say("broken-game", {"slug": each.slug}), "detail": each.why}
            for each in box.broken
        ],
    }


def describe_game(game: Game, lang: str, brief: bool = False) -> Json:
    """Describe a game; `brief` leaves out the stories and notes that only who chooses reads."""
    about = game.about
    return {
        "slug": about.slug,
        "title": about.title[lang],
        "summary": about.summary[lang],
        "kind": about.kind[lang],
        "minutes": about.minutes,
        "seats": about.seats,
        "reconstructed": about.reconstructed[lang],
        "credits": about.credits[lang],
        "rules_version": about.rules_version,
        "files": drawings(game),
        "main": about.main,
        "ends": about.ends,
        "talk": about.talk,
        "aloud": bool(about.aloud),
        "idle": about.idle,
        "free": about.free,
        "always": [*about.passes, *about.always],
        "again": about.again,
        "runs": bool(about.then),
        "rest": about.rest,
        "quiet": about.quiet,
        "lessons": [{"id": each.id, "title": each.title[lang]} for each in lessons(game).values()],
        "score": about.score.title[lang] if about.score is not None else "",
        "campaign": about.campaign.title[lang] if about.campaign is not None else "",
        "options": [describe_option(game, option, lang, brief) for option in about.option],
        "presets": [
            {
                "id": preset.id,
                "title": preset.title[lang],
                "note": preset.note[lang],
                "seats": preset.seats,
                "options": preset.options,
            }
            for preset in about.preset
        ],
    }


def describe_option(game: Game, option: Option, lang: str, brief: bool) -> Json:
    """Describe an option of a game; `brief` names its values and no more."""
    words = game.words(lang)
    return {
        "id": option.id,
        "label": words.say(option.message),
        "note": option.note(words),
        "default": option.default,
        "low": option.low,
        "high": option.high,
        "drawn": option.drawn,
        "own": option.own,
        "values": [
            {"id": value, "label": option.told(value, words)}
            if brief
            else {
                "id": value,
                "label": option.told(value, words),
                "note": option.note(words, value),
                **poster(game, option, value, words),
            }
            for value in choices(option)
        ],
    }


def poster(game: Game, option: Option, value: Setting, words: Words) -> Json:
    """Describe the poster of a value that is offered with a drawing; of others, how hard it is, if they go by that."""
    if not option.drawn:
        return {"difficulty": option.values.index(str(value)) + 1} if option.harder and value in option.values else {}
    told = option.posters.get(str(value), Poster())
    is_drawn = f'id="poster-{value}"' in posters_of(game)
    return {
        "story": option.story(words, value),
        "difficulty": told.difficulty,
        "minutes": {str(seats): minutes for seats, minutes in minutes_of(game, option, value).items()},
        "poster": is_drawn,
    }


@once
def posters_of(game: Game) -> str:
    """Return the posters that a game has drawn."""
    file = files(game.package).joinpath("posters.svg")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def choices(option: Option) -> list[Setting]:
    """Return the values to choose from; for a wide range of numbers, only the named ones."""
    numbers = range(option.low, option.high + 1) if option.is_number else range(0)
    return [*option.named(), *(numbers if option.special and len(numbers) <= FEW else [])]
