"""Every fault that an author can make is found, in its file and line, in words that say what to do.

Each test makes a new game from the template, puts one fault into it, and reads what `coffret check` says.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from coffret.testing.checks import Fault, check, find
from coffret.testing.sentences import no_value
from tests.checks.conftest import Author

Edit = Callable[[Author], object]


class Case(NamedTuple):
    """A fault that is made, where it is told, and which words tell it."""

    make: Edit
    check: str  # that finds it
    file: str
    line: str | int  # a part of the line that is named, or its number; empty for the file as a whole
    words: tuple[str, ...]


def change(file: str, old: str, new: str) -> Edit:
    return lambda author: author.change(file, old, new)


def all_of(*edits: Edit) -> Edit:
    def make(author: Author) -> None:
        for edit in edits:
            edit(author)

    return make


RULES = "rules/__init__.py"
SECOND = '[[rule]]\nid = "CL-TURN-01"\nen = "Once more."\nfr = "Encore."\norigin = "house"\nsource = "x"\n\n'

CASES = {
    # The ledger
    "id_twice": Case(
        change("rules.toml", '[[rule]]\nid = "CL-LAY-01"', f'{SECOND}[[rule]]\nid = "CL-LAY-01"'),
        "loading",
        "rules.toml",
        16,
        ("CL-TURN-01 appears twice",),
    ),
    "wrong_prefix": Case(
        change("rules.toml", 'id = "CL-PASS-01"', 'id = "XY-PASS-01"'),
        "ledger",
        "rules.toml",
        'id = "XY-PASS-01"',
        ("XY-PASS-01 is no id of this game", "CL-PASS-01"),
    ),
    "id_of_no_rule": Case(
        change(RULES, '"""CL-END-01', '"""CL-END-07'),
        "ledger",
        RULES,
        '"""CL-END-07',
        ("CL-END-07 is no rule of the ledger", "Correct the id"),
    ),
    "uncited": Case(
        change("rules.toml", '[[rule]]\nid = "CL-END-01"', f'{SECOND.replace("01", "02")}[[rule]]\nid = "CL-END-01"'),
        "ledger",
        "rules.toml",
        'id = "CL-TURN-02"',
        ("no code cites CL-TURN-02", "excused"),
    ),
    "unproved": Case(
        change("tests/test_{}.py", '@rule("CL-TURN-01")\n', ""),
        "ledger",
        "rules.toml",
        'id = "CL-TURN-01"',
        ("no test proves CL-TURN-01", '@rule("CL-TURN-01")'),
    ),
    "rule_without_french": Case(
        change("rules.toml", 'fr = "La dernière personne encore en jeu gagne."\n', ""),
        "loading",
        "rules.toml",
        'id = "CL-END-01"',
        ("CL-END-01", 'the field "fr" is missing'),
    ),
    "step_without_rule": Case(
        change(RULES, '"""CL-LAY-01 Lay a higher card', '"""Lay a higher card'),
        "ledger",
        RULES,
        "class TakeTurn",
        ("TakeTurn names no rule", "docstring"),
    ),
    # The wording
    "no_french": Case(
        change("text/fr.ftl", "event-pass = { $seat } passe.\n", ""),
        "wording",
        "text/fr.ftl",
        "",
        ("event-pass is missing", RULES, "French"),
    ),
    "no_english": Case(
        change("text/en.ftl", "is-out = out\n", ""), "wording", "text/en.ftl", "", ("is-out is missing", "English")
    ),
    "unused_text": Case(
        change("text/en.ftl", "left = ", "remaining = Remaining\nleft = "),
        "wording",
        "text/en.ftl",
        "remaining = ",
        ("nothing says remaining",),
    ),
    "broken_text": Case(
        change("text/fr.ftl", "action-pass = Passer", "action-pass Passer"),
        "wording",
        "text/fr.ftl",
        "action-pass Passer",
        ("cannot be read",),
    ),
    "bad_sentence": Case(
        change("text/en.ftl", "event-lay = { $seat } lays the { $card }.", "event-lay = { $seat } lays the { $card }"),
        "wording",
        "text/en.ftl",
        "event-lay = ",
        ("no full stop",),
    ),
    "wrong_argument": Case(
        change("text/fr.ftl", "pose le { $card }.", "pose le { $card } sur le { $top }."),
        "everything_is_worded",
        "text/fr.ftl",
        "event-lay = ",
        ("event-lay in fr", "top"),
    ),
    # The scene
    "unknown_kind": Case(
        change("scene.py", 'kind="pile", cards', 'kind="stack", cards'),
        "scene",
        "scene.py",
        "def scene",
        ('Zone pile: kind "stack" is unknown', '"hand"', '"pile"'),
    ),
    "misspelt_rule": Case(
        change("scene.py", '"CL-PASS-01", "CL-END-01"]', '"CL-PASS-01", "CL-STOP-01"]'),
        "ledger",
        "scene.py",
        "CL-STOP-01",
        ("CL-STOP-01 is no rule of the ledger",),
    ),
    "unknown_rule": Case(
        change(
            "scene.py", '"CL-PASS-01", "CL-END-01"]', '"CL-PASS-01", f"CL-{"STOP"}-01"]'.replace('"STOP"', "'STOP'")
        ),
        "scene",
        "scene.py",
        "def scene",
        ("the rule CL-STOP-01, which is not in the ledger",),
    ),
    "unknown_element": Case(
        change("scene.py", 'return [f"card-{action.card}"]', 'return [f"cart-{action.card}"]'),
        "scene",
        "scene.py",
        "def touches",
        ("touches cart-", "not in the scene"),
    ),
    "element_that_is_no_list": Case(
        change("scene.py", 'return [f"card-{action.card}"]', 'return f"card-{action.card}"'),
        "scene",
        "scene.py",
        "def touches",
        ("touches 'card-", "which is no list of ids"),
    ),
    "element_that_is_nothing": Case(
        change("scene.py", 'return [f"card-{action.card}"]', "return None"),
        "scene",
        "scene.py",
        "def touches",
        ("touches None, which is no list of ids",),
    ),
    "element_that_has_no_id": Case(
        change("scene.py", 'return [f"card-{action.card}"]', "return [[action.card]]"),
        "scene",
        "scene.py",
        "def touches",
        ("which is no list of ids",),
    ),
    "touching_stumbles": Case(
        change("scene.py", 'return [f"card-{action.card}"]', "return [v.card]"),
        "scene",
        "scene.py",
        "return [v.card]",
        ("AttributeError", "card"),
    ),
    "element_twice": Case(
        change("scene.py", 'id=f"back-{seat + 1}-{number}"', 'id=f"back-{number}"'),
        "scene",
        "scene.py",
        "def scene",
        ("two elements are called back-1",),
    ),
    "seats_shuffled": Case(
        change(
            "scene.py",
            "for seat in range(v.seats)],\n        zones",
            "for seat in reversed(range(v.seats))],\n        zones",
        ),
        "scene",
        "scene.py",
        "def scene",
        ("the seats of the scene are [1, 0]", "from 0 on"),
    ),
    "scene_stumbles": Case(
        change("scene.py", "v.pile[-1:]", "(v.pile[-1],)"), "scene", "scene.py", "(v.pile[-1],)", ("IndexError",)
    ),
    # States and actions
    "attribute_in_a_rule": Case(
        change(
            RULES,
            "            s.pile.append(action.card)\n",
            "            s.pile.append(action.card)\n            s.best = action.card\n",
        ),
        "attributes",
        RULES,
        "s.best = ",
        ("State.best is set here", "State.__init__"),
    ),
    "attribute_in_setup": Case(
        change("__init__.py", "    s.stack = [", "    s.round = 1\n    s.stack = ["),
        "attributes",
        "__init__.py",
        "s.round = ",
        ("State.round is set here",),
    ),
    "attribute_of_a_frame": Case(
        change(RULES, "        s.inside[seat] = False\n", "        self.done = True\n        s.inside[seat] = False\n"),
        "attributes",
        RULES,
        "self.done = ",
        ("TakeTurn.done is set here",),
    ),
    "state_elsewhere": Case(
        all_of(
            lambda author: (author.package / "state.py").rename(author.package / "table.py"),
            lambda author: author.write("state.py", "from coffret.template.game.table import HIGHEST, State\n"),
        ),
        "loading",
        "table.py",
        "class State",
        ("State cannot be copied", "state.py"),
    ),
    "unannotated": Case(
        change("state.py", "self.inside: list[bool] = ", "self.inside = "),
        "loading",
        "state.py",
        "self.inside = ",
        ("State.inside: annotate the attribute",),
    ),
    "same_notation": Case(
        all_of(
            lambda author: author.write(
                "more.py",
                "from coffret.kernel import Action\n\n\nclass Passed:\n    class Pass(Action):\n        pass\n",
            ),
            change("__init__.py", "def setup(", "from coffret.template.game.more import Passed\n\n\ndef setup("),
            change("__init__.py", "Vocabulary(actions, ", "Vocabulary([actions.Pass, Passed.Pass], "),
        ),
        "loading",
        "__init__.py",
        "[actions.Pass, Passed.Pass]",
        ('both written "pass"', "rename"),
    ),
    "options_with_one_notation": Case(
        change(
            "__init__.py",
            '{"card": CARD,',
            '{"card": type("Few", (Number,), {"write": lambda self, value: str(min(value, 9))})(1, 40),',
        ),
        "plain_data_comes_back",
        "actions.py",
        "class Lay",
        ("lay ",),
    ),
    "argument_without_meaning": Case(
        change("__init__.py", '"card": CARD, ', ""), "notation", "actions.py", "class Lay", ('what "card" counts',)
    ),
    "action_left_out": Case(
        change("__init__.py", "Vocabulary(actions, ", "Vocabulary([actions.Deal, actions.Lay], "),
        "notation",
        "actions.py",
        "class Pass",
        ("does not have the action Pass",),
    ),
    # The course of a play
    "empty_stack_at_the_start": Case(
        change("__init__.py", "    s.stack = [TakeTurn(0), DealCards()]\n", ""),
        "start",
        "__init__.py",
        "def setup",
        ("no step is left", "s.stack"),
    ),
    "empty_stack_later": Case(
        change(RULES, "            return (TakeTurn(next_seat(s, seat)),)\n", "            return ()\n"),
        "plays_to_the_end",
        RULES,
        "class TakeTurn",
        ("no step is left", "TakeTurn(seat=", "resolve()"),
    ),
    "seats_in_the_wrong_order": Case(
        change("game.toml", "seats = [2, 6]", "seats = [6, 2]"),
        "loading",
        "game.toml",
        "seats = ",
        ("fewest players first",),
    ),
    "nobody_has_an_option": Case(
        change(RULES, "[*cards, Pass()]", "cards"),
        "plays_to_the_end",
        RULES,
        "class TakeTurn",
        ("asks seat", "has no option"),
    ),
    "a_seat_too_many": Case(
        change(RULES, "return Decision(self.seat, ", "return Decision(self.seat + s.seats, "),
        "plays_to_the_end",
        RULES,
        "class TakeTurn",
        ("asks seat 2 of 2",),
    ),
    "asked_otherwise_in_random_play": Case(
        change(
            RULES,
            "  # CL-PASS-01\n",
            "  # CL-PASS-01\n\n    def ask_alone(self, s: State) -> Decision:\n"
            "        return Decision(self.seat, [Pass()])\n",
        ),
        "plays_to_the_end",
        RULES,
        "class TakeTurn",
        ("asks something else",),
    ),
    "the_rules_stumble": Case(
        change(RULES, "        s.inside[seat] = False\n", "        s.inside[seat + 9] = False\n"),
        "plays_to_the_end",
        RULES,
        "s.inside[seat + 9]",
        ("the rules stumble", "IndexError"),
    ),
    "loaded_deck": Case(
        change(RULES, "        rng.shuffle(deck)\n", ""), "chance_is_fair", RULES, "class DealCards", ("times of",)
    ),
    "view_shows_a_hand": Case(
        change(
            RULES,
            "(owner,))\n        return ()",
            "(owner,))\n        s.stack = [TakeTurn(s.hands.index(min(s.hands)))]\n        return ()",
        ),
        "what_is_not_told_does_not_show",
        "view.py",
        "def view",
        ("sees which it was", "tell it in the event"),
    ),
    "world_does_not_fit": Case(
        change("view.py", "    s.pile = list(v.pile)\n", ""), "views_fit", "view.py", "def determinize", ("pile",)
    ),
    "position_forgets": Case(
        change(
            "notation.py", "s.hands, s.pile = hands, listed(found[3])", "s.hands, s.pile = hands, listed(found[3])[-1:]"
        ),
        "positions_come_back",
        "notation.py",
        "def read",
        ("is read as another state", "pile"),
    ),
    "position_of_an_end": Case(
        change("notation.py", "[seat + 1 in listed(found[4]) for seat", "[seat >= 0 for seat"),
        "positions_come_back",
        "notation.py",
        "def read",
        ("no step is left", "write() must tell everything that read() needs"),
    ),
    "refusal_by_no_rule": Case(
        change(RULES, 'Reason("CL-LAY-01", "too-low"', 'Reason("", "too-low"'),
        "refusals_name_their_rule",
        RULES,
        "class TakeTurn",
        ("is refused by ''", "no rule of"),
    ),
    # The bot
    "bot_cheats": Case(
        change("bot.py", "else options[-1]", "else Lay(40)"),
        "bots_can_play",
        "bot.py",
        "def choose",
        ("the bot chose Lay(card=40), which is not offered", "one of the options"),
    ),
    "bot_stumbles": Case(
        change("bot.py", "else options[-1]", "else options[7]"),
        "bots_can_play",
        "bot.py",
        "else options[7]",
        ("IndexError",),
    ),
    # What cannot be loaded
    "a_field_is_missing": Case(
        all_of(
            lambda author: (author.package / "content").mkdir(),
            lambda author: author.write("content/camps.toml", '[[camp]]\nid = "base"\norigin = "public"\n'),
            change(
                "__init__.py",
                "def setup(",
                "from coffret.kernel import Entry\n\n\nclass Camp(Entry):\n    ring: int\n\n\ndef setup(",
            ),
            change("__init__.py", "schema={}", 'schema={"camp": Camp}'),
        ),
        "loading",
        "content/camps.toml",
        'id = "base"',
        ('camp "base"', 'the field "ring" is missing'),
    ),
    "no_python": Case(
        change("bot.py", "def choose(", "def choose(("), "loading", "bot.py", "def choose((", ("SyntaxError",)
    ),
    "no_such_import": Case(
        change("bot.py", "import Lay", "import Lie"), "loading", "bot.py", "import Lie", ("cannot import name 'Lie'",)
    ),
    "another_slug": Case(
        change("game.toml", 'slug = "climb"', 'slug = "clamb"'),
        "loading",
        "game.toml",
        "slug = ",
        ("clamb", "entry point"),
    ),
    "a_lesson_about_nothing": Case(
        change("lessons/first.toml", 'shows = ["hand-1"]', 'shows = ["hand-9"]'),
        "lessons",
        "lessons/first.toml",
        "",
        ("step 1", "there is no hand-9 on the table"),
    ),
    "a_lesson_that_fails": Case(
        change("lessons/first.toml", 'do = "lay 30"', 'do = "lay 31"'),
        "lessons",
        "lessons/first.toml",
        "",
        ("step 1", "lay 31"),
    ),
    "a_rulebook_that_cites_no_rule": Case(
        change("rulebook/en.md", "you have won. [CL-END-01]", "you have won."),
        "rulebook",
        "rulebook/en.md",
        "When all others have passed",
        ("no rule is cited",),
    ),
    "a_rulebook_with_another_section": Case(
        change("rulebook/fr.md", "## La fin {#end}", "## Bon à savoir {#hints}\n\n## La fin {#end}"),
        "rulebook",
        "rulebook",
        "",
        ("the sections are aim, setup", "hints"),
    ),
    "a_picture_that_cannot_be_drawn": Case(
        change("rulebook/pictures.toml", "laid 9,18", "lies 9,18"),
        "rulebook",
        "rulebook/pictures.toml",
        "[choice]",
        ("the picture choice cannot be drawn", "lies 9,18"),
    ),
}


def test_the_template_has_no_fault(author: Author) -> None:
    assert author.first_faults() == []


def test_what_looks_like_a_value_of_python_may_be_a_name(author: Author) -> None:
    author.change("text/en.ftl", "is-out = out", "is-out = False trail")
    author.change("text/en.ftl", "pile = Cards laid", "pile = True")
    author.change("text/en.ftl", "left = Still in", "left = None is left")
    author.change("text/fr.ftl", "is-out = ", "is-out = False ")
    assert author.first_faults() == []


def test_a_value_of_python_that_nobody_put_into_words_is_found() -> None:
    check = no_value(re.compile("False trail", re.IGNORECASE))
    assert check("Ada lays the False trail.") is None
    assert check("Ada lays False.") == 'not worded ("False")'


def test_a_game_is_found_by_its_folder_its_package_and_its_slug(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(author.package.parent))
    for target in (author.names.package, str(author.root), str(author.package), author.names.slug):
        slug, entry = find(target)
        assert (slug, entry.value) == (author.names.slug, f"{author.names.package}:game")


def test_a_game_is_found_by_its_name_beside_its_folder_and_by_the_name_it_is_installed_under(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(author.root.parent)
    assert author.root.name == f"coffret-{author.names.slug}"
    assert find(author.names.slug)[0] == author.names.slug
    monkeypatch.chdir(author.package)
    assert find(author.root.name)[0] == author.names.slug


@pytest.mark.parametrize("name", CASES)
def test_the_fault_is_told(author: Author, name: str) -> None:
    case = CASES[name]
    case.make(author)
    first, *_ = author.first_faults()
    assert first.check == case.check, f"something else is told first: {first}"
    check_told(author, case, first)


@pytest.mark.parametrize(
    "name",
    [
        "unknown_element",
        "element_that_is_no_list",
        "element_that_has_no_id",
        "element_twice",
        "touching_stumbles",
        "bot_cheats",
    ],
)
def test_a_fault_is_told_once(author: Author, name: str) -> None:
    CASES[name].make(author)
    (fault,) = check(str(author.root))
    check_told(author, CASES[name], fault)


def test_what_makes_a_check_stumble_is_a_fault_too(author: Author) -> None:
    """Two elements are called alike where a hand has two cards at the start, which is in the lesson only."""
    author.change("scene.py", 'id="left", label', 'id="pile" if len(v.hand) == 2 and not v.pile else "left", label')
    (fault,) = check(str(author.root))
    assert fault.check == "stumbles"
    assert "two elements are called pile" in fault.what
    assert fault.place.line == author.line("scene.py", "def scene(")


def check_told(author: Author, case: Case, fault: Fault) -> None:
    text = str(fault)
    for words in case.words:
        assert author.names.put_into(words) in text
    assert fault.todo.endswith(".")
    if case.file:
        assert fault.place.file.endswith(case.file), text
    if case.line:
        line = case.line if isinstance(case.line, int) else author.line(case.file, case.line)
        assert fault.place.line == line, text
