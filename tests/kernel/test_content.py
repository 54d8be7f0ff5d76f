"""Content packs: typed, laid over each other, and precise about what is wrong."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from coffret.kernel.content import (
    Content,
    Entry,
    Raw,
    checked,
    in_order,
    kept_content,
    lay,
    parse,
    read_pack,
    read_toml,
    typed,
)
from coffret.kernel.errors import ContentError


class Card(Entry, frozen=True):
    count: int
    kind: str = "plain"


SCHEMA: dict[str, type[Entry]] = {"card": Card}
OWN = """
[[card]]
id = "boost"
count = 5
origin = "printed"
"""


def test_a_pack_changes_only_the_fields_it_gives_and_adds_entries() -> None:
    raw: Raw = {"card": {}}
    lay(raw, parse(OWN, "own"), SCHEMA, "own")
    pack = '[[card]]\nid = "boost"\ncount = 9\n[[card]]\nid = "new"\ncount = 1\norigin = "public"'
    lay(raw, parse(pack, "pack"), SCHEMA, "pack")
    assert raw["card"]["boost"] == {"id": "boost", "count": 9, "origin": "printed"}
    assert list(raw["card"]) == ["boost", "new"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[card]]\ncount = 1", "pack, card number 1: an entry needs an id in quotes"),
        ('[[card]]\nid = "a"\n[[card]]\nid = "a"', 'pack, card "a": the id appears twice'),
        ('[[card]]\nid = "../evil id"', 'pack, card "../evil id": an id is made of words'),
        ('[[card]]\nid = "one\\n"', 'pack, card "one ": an id is made of words'),
        (f'[[card]]\nid = "{"a" * 61}"', f'pack, card "{"a" * 61}": an id is made of words'),
        (f"[[card]]\nid = 'a'\ncount = {10**30}", "pack: not valid TOML: a number is too large"),
        ("[[card]]\nid = 'a'\ncount = [{ at = nan }]", "pack: not valid TOML: a number is too large, or none"),
        ("card = 3", 'pack: "card" must be a list of entries, written [[card]]'),
        ("card = [", "pack: not valid TOML"),
        ("card = " + "[" * 5000, "pack: not valid TOML: too many brackets inside each other"),
        ("[[card]]\nid = " + "9" * 5000, "pack: not valid TOML: Exceeds the limit"),
    ],
)
def test_a_text_that_is_no_pack_says_why(text: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        parse(text, "pack")
    assert str(error.value).startswith(said)


def test_an_unknown_table_names_the_nearest() -> None:
    with pytest.raises(ContentError, match='pack: this game has no table "cards"; near: "card"'):
        lay({"card": {}}, {"cards": {}}, SCHEMA, "pack")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"id": "a", "origin": "printed", "cuont": 1, "count": 1}, 'there is no field "cuont"; near: "count"'),
        ({"id": "a", "origin": "printed", "count": "1"}, 'Expected "int", got "str" - at "$.count"'),
        ({"id": "a", "origin": "made up", "count": 1}, "Invalid enum value 'made up' - at \"$.origin\""),
        ({"id": "a", "count": 1}, 'the field "origin" is missing'),
    ],
)
def test_a_wrong_entry_is_named_with_what_is_wrong(entry: dict[str, object], said: str) -> None:
    with pytest.raises(ContentError) as error:
        typed(entry, Card, 'pack, card "a"')
    assert str(error.value).startswith('pack, card "a": ')
    assert said in str(error.value)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"none\.toml: cannot be read: there is no such file"):
        read_pack(tmp_path / "none.toml")


@pytest.mark.parametrize("key", [".".join("a" * 40_000), ".".join(['"a"'] * 40_000), " . ".join("a" * 40_000)])
@pytest.mark.parametrize("text", ["{}=1", "[{}]", "a = {{ {} = 1 }}"])
def test_a_key_of_very_many_parts_is_refused_before_it_is_read(
    monkeypatch: pytest.MonkeyPatch, key: str, text: str
) -> None:
    monkeypatch.setattr("tomllib.loads", None)  # it would take minutes
    with pytest.raises(ContentError, match="a key has more than 16 parts"):
        read_toml(text.format(key), "a pack")


def test_dots_in_texts_are_no_keys() -> None:
    text = ".".join("a" * 100)
    assert read_toml(f'a.b = \'{text}\'\nc = "\\"{text}"', "a pack") == {"a": {"b": text}, "c": f'"{text}'}


DEEP = ".".join("a" * 40)


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"[{DEEP}]",
        f"x = {{ {DEEP} = 1 }}",
        '."a".'.join(["b"] * 40) + " = 1",
        f'x = [{{ b = """\n\'""", {DEEP} = 1 }}] # \'',
        f'x = [{{ b = """\n\\"\'""", {DEEP} = 1 }}] # \'',
        f"x = [{{ b = '''\n\"''', {DEEP} = 1 }}] # \"",
        f'x = {{ b = """a"""", {DEEP} = 1, c = "b" }}',
        f"x = {{ b = '''a'''', {DEEP} = 1, c = 'b' }}",
    ],
)
def test_a_key_of_many_parts_is_refused_wherever_it_hides(text: str) -> None:
    """The time to parse one grows with the square of its parts."""
    tomllib.loads(text)
    with pytest.raises(ContentError, match="a key has more than 16 parts"):
        read_toml(text, "mine.toml")


@pytest.mark.parametrize(
    "text", [f'"{DEEP}"', f"'{DEEP}'", f'"""\n{DEEP}"""', f"'''\nit's {DEEP}'''", f'"\\"{DEEP}"', f'"""{DEEP}"""""']
)
def test_a_text_may_have_as_many_dots_as_it_likes(text: str) -> None:
    assert DEEP in read_toml(f"a = {text} # {DEEP}", "mine.toml")["a"]


# What an earlier release made


class Deck(Entry, frozen=True):
    of: tuple[str, ...]
    kind: str = ""
    name: dict[str, str] = msgspec.field(default_factory=dict)


BOTH: dict[str, type[Entry]] = {"card": Card, "deck": Deck}
TODAY = """
[[card]]
id = "sprint"
was = ["boost", "rush"]
count = 5
origin = "printed"

[[card]]
id = "guide"
count = 3
origin = "printed"

[[deck]]
id = "all"
of = ["sprint", "guide"]
kind = "rush"
origin = "printed"
"""


def today(text: str = TODAY) -> Content:
    return checked(parse(text, "own"), BOTH)


def test_entries_keep_the_numbers_of_their_ids_wherever_they_are_written() -> None:
    raw = parse(TODAY, "own")
    turned = checked({**raw, "card": dict(reversed(raw["card"].items()))}, BOTH)
    cards = in_order(turned, "card", Card, ("sprint", "guide"))
    assert cards.each(lambda card: card.count, 0) == (5, 3)


def test_what_a_content_lacks_has_a_number_and_is_not_there() -> None:
    cards = in_order(today(), "card", Card, ("sprint", "patrol", "guide"))
    assert [card.id for card in cards] == ["sprint", "guide"]
    assert cards.numbers == (0, 2)
    assert cards.each(lambda card: card.count, 0) == (5, 0, 3)
    with pytest.raises(ContentError, match="no entry with the number 1"):
        cards[1]


def test_an_entry_without_a_number_is_named_with_what_is_near() -> None:
    with pytest.raises(ContentError, match='card "guide": card "guide" is unknown; near: "guides"'):
        in_order(today(), "card", Card, ("sprint", "guides"))


def test_what_the_rules_need_is_taken_from_today_or_is_an_error() -> None:
    old = kept_content({"card": {}, "deck": {}}, BOTH, today(), trusted=True)
    cards = in_order(old, "card", Card, ("sprint", "guide"), ("guide",))
    assert cards.each(lambda card: card.count, 0) == (0, 3)
    assert cards.numbers == ()
    with pytest.raises(ContentError, match='card "guide" is missing'):
        in_order(kept_content({}, BOTH, today(), trusted=False), "card", Card, ("sprint", "guide"), ("guide",))


def test_kept_entries_go_by_the_ids_of_today_wherever_they_are_named() -> None:
    kept: Raw = {
        "card": {"rush": {"id": "rush", "count": 4, "origin": "printed"}},
        "deck": {"all": {"id": "all", "of": ["rush"], "kind": "rush", "name": {"en": "rush"}, "origin": "printed"}},
    }
    old = kept_content(kept, BOTH, today(), trusted=True)
    deck = in_order(old, "deck", Deck, ("all",))[0]
    assert in_order(old, "card", Card, ("sprint",))[0].count == 4
    assert deck.of == ("sprint",)
    assert deck.kind == "rush", "that word means something else, today too"
    assert deck.name == {"en": "rush"}
    assert old.raw == kept, "it is kept and called as it was"


def test_a_former_id_belongs_to_one_entry_and_to_none_of_today() -> None:
    with pytest.raises(ContentError, match='card "sprint": the former id "guide" belongs to another entry'):
        today(TODAY.replace('"rush"]', '"guide"]')).formers  # noqa: B018
    assert today().hash() == today(TODAY.replace('was = ["boost", "rush"]\n', "")).hash()
