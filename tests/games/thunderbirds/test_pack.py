"""Content packs: whoever owns the box can enter every card, and is told what cannot be."""

import re
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from coffret.bots.play import play_game
from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import CARDS, EVENTS
from coffret.games.thunderbirds.state import CARD_VERBS, EVENT_VERBS
from coffret.kernel import CHANCE, ContentError, seeded, stack
from coffret.kernel.content import parse
from coffret.kernel.game import folder
from coffret.kernel.save import read_text, write_text
from coffret.kernel.text import LANGUAGES
from coffret.server.protocol.wording import voice
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import cards, tokens, track

README = (folder(game) / "README.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)[0]
TOLD = {
    "add": 'type = "land", amount = 3',
    "discard": 'types = ["sea", "air"]',
    "extra_action": "amount = 2",
    "serve": 'tokens = ["logistics", "logistics"]',
    "take": "amount = 2",
    "look": "amount = 3",
    "penalty": "amount = 1",
    "slow": 'machine = "tb4"',
    "close": 'borders = ["africa/europe"]',
    "advance": "amount = 2",
}


def effect(verb: str) -> str:
    """An effect with all that it must be told."""
    return "effect = { " + ", ".join([f'verb = "{verb}"', *([TOLD[verb]] if verb in TOLD else [])]) + " }"


def turned_about(by: int) -> str:
    """A pack in which every card and every Event does something else."""
    verbs = [verb for verb in EVENT_VERBS if verb != "close"]
    entries = [f'[[fab]]\nid = "{id}"\n{effect(CARD_VERBS[(n + by) % 15])}' for n, id in enumerate(CARDS)]
    entries += [f'[[event]]\nid = "{id}"\n{effect(verbs[(n + by) % 9])}' for n, id in enumerate(EVENTS)]
    return "\n".join(entries)


@cache
def facts(text: str) -> Any:
    """The facts of the game with a pack."""
    return game.make_facts(game.content(parse(text, "cards.toml"), "cards.toml"))


def at(pack: str, text: str) -> Position:
    """A position of a play with a pack."""
    return Position(game, game.position(text, facts(pack)))


@pytest.mark.parametrize(("language", "names"), [("en", ("A Hot Meal",)), ("fr", ("Un repas chaud",))])
def test_the_example_names_its_cards(language: str, names: tuple[str, ...]) -> None:
    pack = parse(EXAMPLE, "cards.toml")
    table = game.table(2, seed=1, pack=pack)
    told = [table.words(language, ()), voice(game, language, ("Ada", "Bea"), pack).words]
    action = game.action("play grandmas_cooking", 2)
    for words in told:
        assert all(name in words.action(action) for name in names)
    assert names[0] not in voice(game, language, ("Ada", "Bea")).words.action(action)


def test_a_name_in_one_language_serves_for_both() -> None:
    own = [game.own_names(parse(EXAMPLE, "cards.toml"), language)["trouble-kyrano-kyrano"] for language in LANGUAGES]
    assert own == ["Fog over Tracy Island"] * 2


@rule("TB-FAB-13")
def test_the_example_changes_what_its_cards_do() -> None:
    meal = at(EXAMPLE, "scott[grandmas_cooking] virgil").does("play grandmas_cooking", "take logistics")
    assert tokens(meal.does("take logistics")) == "LL"
    text = "scott[jeffs_orders] virgil | track 1 city_of_fire, 2 ricochet, 3 rockquake"
    orders = at(EXAMPLE, text).does("play jeffs_orders")
    assert orders.options() == ["pick city_of_fire", "pick ricochet"]
    assert track(orders.does("pick ricochet")) == {1: "city_of_fire", 3: "rockquake"}
    fog = at(EXAMPLE, "lady_penelope scott | hood 2 | events kyrano_kyrano | at fab1 south_pacific")
    assert fog.refuses("repair kyrano_kyrano").why == "nothing-to-repair"


SEAS = (
    "scott[LL] virgil[WL] gordon[T] | turn virgil | scheme veil_of_fear | pods mole north_america"
    " | at tb1 north_atlantic, fab1 south_atlantic, tb4 indian_ocean, tb2 asia | aboard virgil fab1"
)


@rule("TB-SCH-03", "TB-SCH-05")
def test_a_scheme_may_ask_for_tokens_in_three_regions_and_for_a_kind_in_two() -> None:
    position = at(EXAMPLE, SEAS).does("foil").does("allow", seat=0).does("allow", seat=2)
    assert position.s.foiled == 1
    assert position.s.tokens == [[0] * 5] * 3


@rule("TB-SCH-05")
def test_each_token_is_paid_in_its_own_region() -> None:
    elsewhere = SEAS.replace("scott[LL] virgil[WL]", "scott[LLL] virgil[W]")
    assert at(EXAMPLE, elsewhere).refuses("foil").rule == "TB-SCH-03"


@rule("TB-SCH-03", "TB-FAB-13")
def test_who_pays_from_afar_pays_in_two_regions_from_one_hand() -> None:
    text = SEAS.replace("scott[LL] virgil[WL] gordon[T]", "scott[LLLT long_range_walkie_talkies] virgil[WL] gordon")
    position = at(EXAMPLE, text).does("foil-with scott")
    assert position.options() == ["pay scott:0", "pay scott:1"], "for the South Atlantic, where Virgil is"
    position.does("pay scott:0").does("allow", seat=0)
    assert (position.s.foiled, tokens(position, 0)) == (1, "L"), "two in the North Atlantic, Virgil one in the South"
    poor = text.replace("scott[LLLT", "scott[LLT").replace("virgil[WL]", "virgil[W]")
    assert at(EXAMPLE, poor).refuses("foil-with scott").why == "no-help"


@rule("TB-SCH-03")
def test_a_proposal_leaves_enough_for_the_other_region() -> None:
    text = SEAS.replace("scott[LL] virgil[WL] gordon[T]", "scott[LL] virgil[WLL] gordon[LT long_range_walkie_talkies]")
    position = at(EXAMPLE, text.replace("turn virgil", "turn gordon")).does("foil-with virgil")
    while position.options()[0].startswith("pay"):
        position.does(position.options()[-1])
    for _ in range(2):
        position.does("allow")
    assert position.s.foiled == 1


TWO_REGIONS = """
[[scheme]]
id = "veil_of_fear"
cost = [
  { region = "asia", tokens = ["logistics", "logistics"] },
  { region = "europe", tokens = ["logistics", "logistics"] },
]
assets = []
"""
ABROAD = "scheme veil_of_fear | turn gordon | at tb2 asia, fab1 europe | aboard alan fab1"
RADIO = "gordon[long_range_walkie_talkies]"


@rule("TB-SCH-03", "TB-FAB-13")
def test_what_was_paid_from_afar_in_one_region_is_missing_in_the_other() -> None:
    text = f"scott[LLL] virgil[LL] alan[L] {RADIO} | {ABROAD}"
    position = at(TWO_REGIONS, text).does("foil-with scott")
    assert position.options() == ["pay scott:0", "pay scott:1", "pay scott:2"]
    spared = at(TWO_REGIONS, text).does("foil-with scott", "pay scott:1")
    assert spared.options() == ["pay scott:1", "pay scott:2"]
    position.does("pay scott:2")
    assert not [option for option in position.options() if option.startswith("pay")]


@rule("TB-SCH-03", "TB-FAB-13")
def test_who_pays_from_afar_keeps_what_the_other_region_needs() -> None:
    position = at(TWO_REGIONS, f"scott[LL] virgil[L] alan[L] {RADIO} | {ABROAD}").does("foil-with scott")
    assert not [option for option in position.options() if option.startswith("pay")]
    poor = at(TWO_REGIONS, f"scott[L] virgil[L] alan[L] {RADIO} | {ABROAD}")
    assert poor.refuses("foil-with scott").why == "no-help"
    fewer = TWO_REGIONS.replace('"europe", tokens = ["logistics", "logistics"]', '"europe", tokens = ["logistics"]')
    assert at(fewer, f"scott[LL] virgil alan {RADIO} | {ABROAD}").refuses("foil-with scott").why == "no-help"


@pytest.mark.parametrize("verb", CARD_VERBS)
def test_any_card_can_have_any_verb(verb: str) -> None:
    pack = f'[[fab]]\nid = "sir_jeremy_hodge"\n{effect(verb)}'
    found = facts(pack)
    assert CARD_VERBS[found.verb[CARDS.index("sir_jeremy_hodge")]] == verb


@pytest.mark.parametrize("by", [1, 4, 7, 11])
def test_plays_with_such_a_pack_come_to_an_end(by: int) -> None:
    found = facts(turned_about(by))
    for seats in (1, 3):
        s = game.start(seats, None, found)
        rng = seeded(f"pack {by} {seats}")
        stack.playout(s, rng)
        assert s.outcome is not None
    assert play_game(game, ["thumb"] * 2, f"pack {by}", facts=found).outcome is not None


def test_everything_that_lies_there_can_be_said() -> None:
    for by in range(15):
        s = game.start(2, None, facts(turned_about(by)))
        owners = cycle(range(2))
        s.fab = [next(owners) for _ in CARDS]
        s.lasting = (1 << len(EVENTS)) - 1
        scene = game.scene(game.view(s, 0))
        for words in (game.words(language) for language in LANGUAGES):
            for zone in scene.zones:
                assert all(words.tell(card.note) for card in zone.cards if card.note is not None)


def test_a_play_with_a_pack_is_saved_and_read() -> None:
    table = game.table(2, seed=3, pack=parse(EXAMPLE, "cards.toml"))
    again = read_text(write_text(table))
    assert again.state == table.state
    assert "Three Seas" in " ".join(again.words("en", ()).own.values())


def test_packs_of_the_first_version_are_still_read() -> None:
    old = (
        '[[fab]]\nid = "jeffs_orders"\nwhen = "rescue"\neffect = { verb = "add", type = "sea", amount = 4 }\n'
        '[[fab]]\nid = "sir_jeremy_hodge"\nwhen = "idle"\n'
        '[[event]]\nid = "hood_interferes"\neffect = { verb = "penalty", amount = 1 }\n'
        '[[event]]\nid = "rocket_malfunction"\neffect = { verb = "slow", machine = "tb4" }\n'
    )
    position = at(old, "scott[jeffs_orders] virgil | track 1 towering_ocean").does("rescue towering_ocean")
    assert position.options() == ["play jeffs_orders", "roll"]
    assert facts(old).ending[:6:5] == ("rescue", "repair")


@rule("TB-FAB-14", "TB-RES-10")
def test_of_two_who_can_stop_the_hood_the_next_clockwise_is_asked_first() -> None:
    pack = f'[[fab]]\nid = "jeffs_orders"\n{effect("stop_hood")}'
    text = "scott virgil[jeffs_orders] alan[automatic_camera_detector] | track 1 towering_ocean"
    assert at(pack, text).does("rescue towering_ocean").rolls("dice 0:1").asked == 1


@rule("TB-FAB-13", "TB-RES-10")
def test_two_who_can_stop_the_hood_are_asked_one_after_the_other() -> None:
    pack = f'[[fab]]\nid = "jeffs_orders"\n{effect("stop_hood")}'
    text = "scott[jeffs_orders] virgil[automatic_camera_detector] | track 1 towering_ocean"
    position = at(pack, text).does("rescue towering_ocean").rolls("dice 0:1")
    assert position.options(0) == ["play jeffs_orders", "pass"]
    kept = position.does("pass", seat=0)
    assert kept.options(1) == ["play automatic_camera_detector", "pass"]
    assert kept.does("play automatic_camera_detector", seat=1).s.hood == 0
    assert cards(kept, 0) == ["jeffs_orders"]


ORDERS = '[[fab]]\nid = "jeffs_orders"\n'
KYRANO = '[[event]]\nid = "kyrano_kyrano"\n'
VOLCANO = '[[event]]\nid = "icelandic_volcano_eruption"\n'
VEIL = '[[scheme]]\nid = "veil_of_fear"\ncost = '
FOUR = 'tokens = ["teamwork", "teamwork", "teamwork", "teamwork"]'
FAULTS = [
    (ORDERS + 'effect = { verb = "ordr" }', 'fab "jeffs_orders": verb "ordr"', '"order"'),
    (ORDERS + 'effect = { verb = "add", amunt = 3 }', 'fab "jeffs_orders"', '"amount"'),
    (ORDERS + 'effect = { verb = "add", amount = 3 }', 'fab "jeffs_orders"', '"type"'),
    (ORDERS + 'effect = { verb = "serve", tokens = ["logistic"] }', 'token "logistic"', '"logistics"'),
    (ORDERS + 'effect = { verb = "discard", types = ["see"] }', 'type "see"', '"sea"'),
    (ORDERS + 'effect = { verb = "order", amount = 2 }', "does not take", '"amount"'),
    (ORDERS + 'when = "rescue"', 'fab "jeffs_orders"', '"idle"'),
    (ORDERS + 'name = { fre = "x" }', 'fab "jeffs_orders": language "fre"', '"fr"'),
    (ORDERS + 'name = { fr = "" }', 'fab "jeffs_orders"', "1 to 60"),
    ('[[fab]]\nid = "jeff_orders"\norigin = "printed"\neffect = { verb = "order" }', "jeff_orders", '"jeffs_orders"'),
    (KYRANO + 'effect = { verb = "slow", machine = "tb11" }', 'machine "tb11"', '"tb1"'),
    (KYRANO + 'effect = { verb = "slow", machine = "tb1", until = "repare" }', "until", '"repair"'),
    (KYRANO + 'effect = { verb = "penalty", amount = 1, until = "repair" }', "until", '"rescue"'),
    (KYRANO + 'effect = { verb = "advance", amount = 15 }', "kyrano_kyrano", "14 spaces"),
    (KYRANO + 'effect = { verb = "close", borders = ["asia/africa"] }', "only one Event", "kyrano"),
    (VOLCANO + 'effect = { verb = "close", borders = ["africa/asi"] }', 'border "africa/asi"', '"africa/asia"'),
    (VEIL + "[]", 'scheme "veil_of_fear"', "tokens"),
    (VEIL + f'[{{ region = "asia", {FOUR} }}, {{ region = "asia", tokens = ["logistics"] }}]', "veil", "appears twice"),
    (VEIL + f'[{{ region = "asia", {FOUR} }}, {{ region = "europe", {FOUR} }}]', 'scheme "veil_of_fear"', "six tokens"),
]


@pytest.mark.parametrize(("text", "where", "near"), FAULTS)
def test_what_cannot_be_is_named_with_file_entry_and_what_is_near(text: str, where: str, near: str) -> None:
    with pytest.raises(ContentError) as error:
        game.content(parse(text, "cards.toml"), "cards.toml")
    assert str(error.value).startswith("cards.toml")
    assert where in str(error.value)
    assert near in str(error.value)
    assert error.value.worded("fr") != str(error.value), "it is told in French too"


def test_the_readme_lists_every_verb() -> None:
    listed = set(re.findall(r"`([a-z_]+)`", "".join(re.findall(r"(?m)^\| (`[^|]*)\|", README))))
    assert listed == {*CARD_VERBS, *EVENT_VERBS}


@rule("TB-FAB-16")
def test_chance_is_asked_when_all_have_passed() -> None:
    pack = f'[[fab]]\nid = "sir_jeremy_hodge"\n{effect("skip_draw")}'
    text = "scott[sir_jeremy_hodge] virgil[holiday_in_bonga_bonga]"
    position = at(pack, text).does("end-actions", "pass", "pass")
    assert position.asked == CHANCE
