"""Messages are parsed one by one, and read as if the whole file had been parsed."""

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from coffret.kernel.errors import BOX, ContentError
from coffret.kernel.game import games, load
from coffret.kernel.messages import Messages, entries
from coffret.kernel.pieces import Choice, Pieces, put_together
from coffret.kernel.text import LANGUAGES
from tests.quick import quick

PACKAGES = [BOX, *(load(slug).package for slug in games())]


@pytest.mark.parametrize("language", quick(LANGUAGES, "fr"))
@pytest.mark.parametrize("package", PACKAGES)
def test_a_file_is_cut_into_the_entries_that_the_parser_finds(package: str, language: str) -> None:
    text = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    whole = [each for each in FluentResource(text).body if isinstance(each, fluent.Message | fluent.Term)]
    parts = [FluentResource(source).body[0] for _, source in entries(text)]
    assert len(parts) == len(whole)
    for part, entry in zip(parts, whole, strict=True):
        assert part.equals(entry, ["span", "comment"])


@pytest.mark.parametrize("language", quick(LANGUAGES, "fr"))
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_of_plain_pieces_reads_as_fluent_reads_it(package: str, language: str) -> None:
    messages = Messages(package, language)
    compared = 0
    for id in messages.sources:
        pieces = None if id.startswith("-") else messages.pieces(id)
        for value in ("x", "", "red", 0, 1, 2, 999, 1000, -1):
            text = put_together(pieces, dict.fromkeys(names(pieces), value)) if pieces is not None else None
            if pieces is not None and text is not None:
                told, errors = messages.bundle.format_pattern(
                    messages.get(id).value, dict.fromkeys(names(pieces), value)
                )
                assert (str(told), errors) == (text, [])
                compared += 1
    assert compared > 100


def test_a_choice_takes_the_variant_of_a_text_a_number_or_its_plural_form(package: str) -> None:
    messages = Messages(package, "en")
    colour, count = messages.pieces("colour"), messages.pieces("count")
    assert colour is not None
    assert count is not None
    assert [put_together(colour, {"kind": kind, "who": "Ada"}) for kind in ("red", "blue", 1)] == [
        "Ada: red",
        "other",
        "other",
    ]
    assert [put_together(count, {"n": n}) for n in (0, 1, 2, 999)] == ["no cable", "1 cable", "2 cables", "999 cables"]


def test_what_is_not_plain_is_left_to_fluent(package: str) -> None:
    messages = Messages(package, "en")
    colour, count = messages.pieces("colour"), messages.pieces("count")
    assert colour is not None
    assert count is not None
    assert put_together(colour, {"kind": "red", "who": 1234}) is None  # written with a sign between the thousands
    assert put_together(count, {"n": 1000}) is None
    assert put_together(count, {"n": True}) is None
    assert messages.pieces("greeting") is None
    assert messages.pieces("number-last") is None  # Fluent takes the first variant that fits


def names(pieces: Pieces | None) -> list[str]:
    """The arguments that pieces name."""
    found = []
    for piece in pieces or []:
        if not isinstance(piece, str):
            found.append(piece.name)
        if isinstance(piece, Choice):
            found += [name for part in (*piece.variants.values(), piece.default) for name in names(part)]
    return found


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a few messages."""
    (tmp_path / "texts" / "text").mkdir(parents=True)
    (tmp_path / "texts" / "__init__.py").touch()
    (tmp_path / "texts" / "text" / "en.ftl").write_text(
        "-house = The House\n"
        "count = { $n ->\n [0] no cable\n [one] { $n } cable\n *[other] { $n } cables\n }\n"
        "number-last = { $n ->\n [one] one\n [1] exactly one\n *[other] many\n }\n"
        "name = Ada\n"
        "greeting = { name } of { -house }, { $n ->\n"
        "    [one] once\n"
        "   *[other] often\n"
        "}\n"
        "colour = { $kind ->\n"
        "    [red] { $who }: red\n"
        "   *[other] other\n"
        "}\n"
        "# A comment is nobody's.\n"
        "broken = { $n -> }\n"
        "hen = { egg }\n"
        "egg = { hen }\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    return "texts"


def test_what_a_message_quotes_is_parsed_with_it(package: str) -> None:
    messages = Messages(package, "en")
    told, errors = messages.bundle.format_pattern(messages.get("greeting").value, {"n": 1})
    assert (told, errors) == ("Ada of The House, once", [])


def test_messages_that_quote_each_other_are_parsed_once(package: str) -> None:
    messages = Messages(package, "en")
    messages.get("hen")
    assert not {"hen", "egg"} & messages.waiting


def test_only_what_is_said_is_parsed(package: str) -> None:
    messages = Messages(package, "en")
    assert [messages.has(id) for id in ("name", "broken", "nothing")] == [True, True, False]
    messages.get("name")
    assert "name" not in messages.waiting
    assert "greeting" in messages.waiting


def test_an_entry_that_cannot_be_read_is_named(package: str) -> None:
    with pytest.raises(ContentError, match="texts: the message broken cannot be read"):
        Messages(package, "en").get("broken")


def test_everything_can_be_parsed_ahead() -> None:
    messages = Messages(BOX, "fr")
    messages.prepare()
    assert not messages.waiting
