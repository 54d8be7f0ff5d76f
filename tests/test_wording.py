"""Everything a player reads is there in every language, and nothing is there that nobody reads."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, games, load
from coffret.kernel.grammar import typeset
from coffret.kernel.messages import messages
from coffret.kernel.outlook import glance
from coffret.kernel.scene import Card, Edge, Piece, elements
from coffret.kernel.text import LANGUAGES
from coffret.testing.sentences import faults, faults_of_rules, faults_of_the_box
from coffret.testing.walk import some, walk
from coffret.testing.wording import Used, compare, problems, problems_of_the_box, used


@pytest.mark.parametrize("slug", games())
def test_no_message_of_a_game_is_missing_or_unused(slug: str) -> None:
    assert problems(load(slug)) == []


def test_no_message_of_the_box_is_missing_or_unused() -> None:
    assert problems_of_the_box() == []


KNOWN = Path(__file__).parent / "wording"  # the messages of a game that still read wrongly; the lists only get shorter


@pytest.mark.parametrize("slug", games())
def test_every_message_of_a_game_reads_well_with_every_argument(slug: str) -> None:
    found = faults(load(slug), load(slug).about.proper)
    lists = KNOWN / f"{slug}.txt"
    known = lists.read_text(encoding="utf-8").split("\n")[:-1] if lists.exists() else []
    assert {id: told for id, told in found.items() if id not in known} == {}
    assert [id for id in known if id not in found] == [], "these read well now: take them off the list"


@pytest.mark.parametrize("slug", games())
def test_whatever_lies_on_the_table_says_more_than_its_name_if_it_is_asked(slug: str) -> None:
    game = load(slug)
    for moment in some(walk(game, game.about.seats[1], "asked"), seeded("asked"), 20):
        for id, part in elements(game.scene(game.view(moment.state, 0))).items():
            if isinstance(part, Edge) or (isinstance(part, (Piece, Card)) and getattr(part, "up", True)):
                told = [
                    part.note,
                    *getattr(part, "fields", {}),
                    *getattr(part, "badges", []),
                    getattr(part, "pips", None),
                ]
                assert any(told), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_and_presets_have_the_same_names_in_all_games_and_presets_name_their_level(lang: str) -> None:
    titles: dict[str, set[str]] = {}
    for game in map(load, games()):
        words = game.words(lang)
        level = next((option for option in game.about.option if option.id == "level"), None)
        if level is not None:
            titles.setdefault("level", set()).add(words.say(level.message))
        for preset in game.about.preset:
            titles.setdefault(preset.id, set()).add(preset.title[lang])
            if level is not None:
                chosen = level.told(preset.options.get("level", level.default), words)
                assert chosen.split(" (")[0] in preset.note[lang], preset.note
    assert set(titles) == {"level", "first", "usual", "hard"}
    assert all(len(found) == 1 for found in titles.values()), titles


SECOND_PERSON = re.compile(r"\b(?:you|yours?|vous|votre|vos)\b", re.IGNORECASE)
ADDRESSED = re.compile(r"^ *\{ \$(?:seat|character) \} ?[,:]")


@pytest.mark.parametrize("slug", [slug for slug in games() if load(slug).about.seats[-1] > 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_a_question_that_is_put_to_somebody_else(slug: str, language: str) -> None:
    sources = messages(load(slug).package, language).sources
    asked = {id: text.partition("=")[2] for id, text in sources.items() if id.startswith("prompt-")}
    to_one = [id for id, text in asked.items() if SECOND_PERSON.search(text) or ADDRESSED.match(text)]
    others = {id: sources.get(id.replace("prompt-", "others-"), "") for id in to_one}
    assert [id for id, text in others.items() if not text or SECOND_PERSON.search(text) or ADDRESSED.match(text)] == []


@pytest.mark.parametrize("slug", [slug for slug in games() if load(slug).about.seats[-1] > 1])
def test_who_is_not_asked_is_told_what_somebody_else_is_asked(slug: str) -> None:
    game = load(slug)
    told = set()
    for moment in walk(game, max(2, game.about.seats[0]), "others"):
        decision = stack.decide(moment.state)
        if decision is None or decision.seat == stack.CHANCE:
            continue
        for seat in range(moment.state.seats):
            prompt = glance(game, moment.state, seat, decision).prompt
            assert prompt is not None
            if seat in decision.waiting():
                assert prompt.id.startswith("prompt-")
            else:
                told.add(prompt.id)
    assert any(id.startswith("others-") for id in told)


def test_every_message_of_the_box_reads_well_with_every_argument() -> None:
    assert faults_of_the_box() == {}


@pytest.mark.parametrize("slug", games())
def test_every_rule_reads_well(slug: str) -> None:
    assert faults_of_rules(load(slug), load(slug).about.proper) == {}


def test_the_words_of_the_browser_are_printed_as_all_others() -> None:
    source = Path(__file__).parents[1] / "table" / "src"
    for language in LANGUAGES:
        for file in [*source.rglob(f"{language}.json"), *source.rglob(f"*.{language}.json")]:
            texts: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
            assert {id: text for id, text in texts.items() if typeset(text, language) != text} == {}, file


@pytest.mark.parametrize("slug", games())
def test_rules_and_descriptions_are_printed_as_all_other_texts(slug: str) -> None:
    game = load(slug)
    texts = [rule.text("fr") for rule in game.ledger.rules.values()]
    texts += [getattr(game.about, field)["fr"] for field in ("title", "kind", "summary", "credits", "reconstructed")]
    assert [text for text in texts if typeset(text, "fr") != text] == []


@pytest.fixture
def ids(liar: Game) -> Used:
    """What the sources of liar's dice name."""
    found = used(files(liar.package))
    found.needed.discard("last-bid")
    return found


def test_an_id_that_no_file_has_is_missing(liar: Game, ids: Used) -> None:
    ids.needed.add("event-nowhere")
    told = compare(liar.package, ids)
    assert {"en: event-nowhere is missing", "fr: event-nowhere is missing"} <= set(told)


def test_an_id_that_nobody_names_is_not_used(liar: Game, ids: Used) -> None:
    assert "fr: last-bid is not used" not in compare(liar.package, ids)  # it stands between quotes
    ids.quoted.discard("last-bid")
    assert "fr: last-bid is not used" in compare(liar.package, ids)
