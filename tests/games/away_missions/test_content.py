"""AM-COMP and the facts of tiles, tokens, Aliens, Rocketeers and items, as the content has them."""

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.cards import (
    BRAIN_DECK,
    COMBAT,
    DISCOVERY_DECK,
    NON_COMBAT,
    NOTHING,
    RESCUED_DECK,
    ROCKETEER_DECK,
)
from coffret.games.away_missions.names import (
    ALIENS,
    CARDS,
    COMPONENTS,
    EFFECTS,
    EVENTS,
    ITEMS,
    OVERKILLS,
    ROCKETEERS,
    SCENARIO_TILES,
    TILES,
)
from coffret.kernel import ContentError
from coffret.kernel.content import Raw
from coffret.testing import rule
from tests.games.away_missions.support import FACTS


def of(table: tuple[object, ...], ids: tuple[str, ...], id: str) -> object:
    """What a table says of one thing."""
    return table[ids.index(id)]


def named(numbers: tuple[int, ...], ids: tuple[str, ...]) -> list[str]:
    return ["" if number == NOTHING else ids[number] for number in numbers]


@rule("AM-CREW-01", "AM-CREW-02", "AM-CREW-03", "AM-SHEET-01", "AM-AP-01")
def test_the_six_rocketeers() -> None:
    third = {COMBAT: "combat", NON_COMBAT: "non-combat"}
    sheets = zip(ROCKETEERS, FACTS.hp, FACTS.iq, [third[kind] for kind in FACTS.third_ap], strict=True)
    assert list(sheets) == [
        ("captain", 6, 4, "combat"),
        ("first-officer", 6, 4, "non-combat"),
        ("doctor", 6, 5, "non-combat"),
        ("professor", 5, 6, "non-combat"),
        ("chief", 7, 3, "combat"),
        ("yeoman", 6, 4, "combat"),
    ]
    assert named(FACTS.option, OVERKILLS) == ["command", "move-out", "sawbones", "override", "strafe", "sway"]


@rule("AM-ITEM-03")
def test_four_rocketeers_have_a_personal_item_that_serves_only_them() -> None:
    items = named(FACTS.personal_item, CARDS)
    assert items == ["tele-radio", "head-set", "med-pack", "", "", "soft-focus-lens"]
    assert [FACTS.personal_to[CARDS.index(item)] for item in items if item] == [0, 1, 2, 5]
    assert len([who for who in FACTS.personal_to if who != NOTHING]) == 4


@rule("AM-SETUP-15", "AM-SETUP-16")
def test_oxygen_is_eight_minus_the_crew() -> None:
    assert FACTS.oxygen == (6, 5, 4, 3, 2)


@rule("AM-LEAD-07", "AM-BRAIN-05", "AM-SAUC-05", "AM-SENT-06", "AM-LEECH-07", "AM-BUG-13", "AM-WART-03")
def test_the_hp_of_the_aliens() -> None:
    assert dict(zip(ALIENS[:-1], FACTS.alien_hp, strict=False)) == {
        "brain": 2,
        "leader": 1,
        "saucerman": 1,
        "sentinel": 3,
        "thrall": 1,
        "war-thrall": 1,
        "leech": 1,
        "bug": 1,
    }


@rule(
    "AM-ALIEN-01", "AM-BRAIN-01", "AM-BRAIN-02", "AM-LEAD-01", "AM-LEAD-04", "AM-SAUC-01", "AM-SAUC-02",
    "AM-SENT-01", "AM-SENT-03", "AM-THR-01", "AM-THR-02", "AM-LEECH-01", "AM-LEECH-02", "AM-BUG-08", "AM-AMOVE-15",
    "AM-AMOVE-09", "AM-AMOVE-10", "AM-BOSS-03",
)  # fmt: skip
def test_moves_dice_ranges_and_hatches_of_the_aliens() -> None:
    found = zip(ALIENS, FACTS.alien_move, FACTS.alien_dice, FACTS.alien_range, FACTS.passes_closed, strict=True)
    assert list(found) == [
        ("brain", 0, 0, 2, False),
        ("leader", 2, 4, 1, True),
        ("saucerman", 1, 2, 1, True),
        ("sentinel", 2, 6, 0, False),
        ("thrall", 1, 1, 0, False),
        ("war-thrall", 2, 2, 0, False),
        ("leech", 1, 3, 0, False),
        ("bug", 1, 1, 0, True),
        ("hive-queen", 0, 5, 1, True),
    ]


@rule("AM-THR-02", "AM-WART-03")
def test_thralls_and_bugs_do_not_attack_after_a_move() -> None:
    still = [ALIENS[kind] for kind, can in enumerate(FACTS.moves_and_attacks) if not can]
    assert still == ["thrall", "bug"]


@rule("AM-BRAIN-03", "AM-LEAD-05", "AM-SAUC-03", "AM-SENT-04", "AM-THR-03", "AM-LEECH-03", "AM-BUG-11", "AM-WART-01")
def test_the_overkill_effects_of_the_aliens() -> None:
    effects = ["", "panic", "mind-control", "terror", "", "grapple", "spawn", "", "panic"]
    assert named(FACTS.alien_effect, EFFECTS) == effects


@rule(
    "AM-BRAIN-03", "AM-LEAD-06", "AM-SAUC-04", "AM-SENT-05", "AM-THR-03", "AM-LEECH-04", "AM-BUG-11", "AM-BOSS-04"
)  # fmt: skip
def test_the_overkill_options_against_the_aliens() -> None:
    assert named(FACTS.alien_option, OVERKILLS) == [
        "psychic-burst",
        "psychic-scream",
        "psychic-scream",
        "stagger",
        "",
        "",
        "revulsion",
        "exterminate",
        "shriek",
    ]


@rule("AM-SETUP-20", "AM-TOKEN-09")
def test_the_figures_in_the_box() -> None:
    assert FACTS.figures == (6, 8, 30, 6, 12, 8, 14, 20, 1)
    assert FACTS.bugs_each == 5


@rule("AM-TOKEN-07", "AM-TOKEN-10")
def test_42_alien_tokens_list_up_to_three_aliens() -> None:
    count = Counter(ALIENS[alien] for aliens in FACTS.token_aliens for alien in aliens)
    assert count == {
        "saucerman": 38, "bug": 29, "thrall": 24, "leech": 10, "leader": 6, "sentinel": 4, "brain": 4
    }  # fmt: skip
    assert len(FACTS.token_aliens) == 42
    assert max(map(len, FACTS.token_aliens)) == 3
    events = Counter(EVENTS[event] for event in FACTS.token_event if event != NOTHING)
    assert events == dict.fromkeys(EVENTS, 2)


@rule("AM-TOKEN-07")
def test_a_token_knows_its_aliens_in_order() -> None:
    assert [ALIENS[alien] for alien in FACTS.token_aliens[18]] == ["leader", "leech", "bug"]
    assert EVENTS[FACTS.token_event[18]] == "time-distortion"


def test_tokens_that_list_an_alien_before_the_third_place() -> None:
    thrall = ALIENS.index("thrall")
    for token, aliens in enumerate(FACTS.token_aliens):
        assert (FACTS.token_lists[thrall] >> token) & 1 == (thrall in aliens)
        assert (FACTS.token_lists_early[thrall] >> token) & 1 == (thrall in aliens[:2])


@rule("AM-TOKEN-11")
def test_a_third_of_the_alert_tokens_are_alarms() -> None:
    assert (FACTS.alarms, FACTS.quiets) == (4, 8)


@rule("AM-TILE-01", "AM-TILE-03", "AM-VENT-01")
def test_36_standard_tiles_with_70_hatches_and_12_vents() -> None:
    standard = range(36)
    assert sum(FACTS.edges[tile].bit_count() for tile in standard) == 70
    assert sum(FACTS.vent[tile] for tile in standard) == 12
    assert FACTS.tile_number[:36] == tuple(range(1, 37))
    for edge in range(6):
        assert sum((FACTS.edges[tile] >> edge) & 1 for tile in standard) in (11, 12)


@rule("AM-TILE-03")
def test_edges_are_read_clockwise_from_the_arrow() -> None:
    assert FACTS.edges[TILES.index("tile-2")] == 0b110010  # .H..HH


@rule("AM-TILE-01", "AM-TILE-06", "AM-SCEN-04")
def test_26_scenario_tiles_some_with_a_marker_box() -> None:
    assert FACTS.tile_number[36:] == tuple(range(41, 67))
    boxes = [TILES[tile] for tile in range(len(TILES)) if FACTS.box[tile]]
    assert len(SCENARIO_TILES) == 26
    assert len(boxes) == 13
    assert "airlock" not in boxes


@rule("AM-SETUP-13", "AM-SETUP-17")
def test_47_rocketeer_items_36_discovery_tokens_15_rescued_thralls_and_6_brains() -> None:
    decks = Counter(FACTS.deck[kind] for kind in FACTS.kind_of)
    assert decks == {ROCKETEER_DECK: 47, DISCOVERY_DECK: 36, RESCUED_DECK: 15, BRAIN_DECK: 6}
    assert [len(deck) for deck in FACTS.in_deck] == [47, 36, 15, 6]
    assert ITEMS[FACTS.in_deck[1][0]] == "mysterium"
    assert [FACTS.deck[kind] for kind in FACTS.kind_of] == sorted(FACTS.deck[kind] for kind in FACTS.kind_of)


@rule("AM-WPN-12", "AM-ITEM-01", "AM-WPN-01", "AM-WPN-02", "AM-WPN-09")
def test_the_dice_of_the_weapons() -> None:
    assert {CARDS[kind]: FACTS.dice[kind] for kind in range(len(CARDS)) if FACTS.is_weapon[kind]} == {
        "air-knife": (4, 0, 0, 0),
        "atomic-rifle": (2, 3, 4, 2),
        "ddt": (5, 0, 0, 0),
        "demo-charge": (0, 6, 0, 0),
        "flame-gun": (0, 4, 0, 0),
        "ray-gun": (5, 4, 0, 0),
        "sonic-shotgun": (5, 3, 0, 0),
        "proton-blade": (6, 0, 0, 0),
    }


@rule("AM-WPN-13", "AM-WPN-06")
def test_the_charges_of_the_weapons() -> None:
    weapons = [kind for kind in range(len(CARDS)) if FACTS.is_weapon[kind]]
    charged = {CARDS[kind]: FACTS.max_charges[kind] for kind in weapons if FACTS.max_charges[kind]}
    assert charged == {"ddt": 3, "demo-charge": 1, "flame-gun": 3}
    assert of(FACTS.discarded, CARDS, "demo-charge")


@rule(
    "AM-WPN-01", "AM-WPN-02", "AM-WPN-05", "AM-WPN-07", "AM-WPN-08", "AM-WPN-09", "AM-WPN-10", "AM-WPN-11", "AM-ATK-09"
)  # fmt: skip
def test_the_options_of_the_weapons_and_the_one_area_weapon() -> None:
    options = {CARDS[kind]: OVERKILLS[option] for kind, option in enumerate(FACTS.item_option) if option != NOTHING}
    assert options == {
        "air-knife": "extract",
        "atomic-rifle": "dislodge",
        "ddt": "exterminate",
        "demo-charge": "shrapnel",
        "flame-gun": "terror",
        "ray-gun": "hit-and-run",
        "sonic-shotgun": "impact",
        "proton-blade": "slash",
    }
    assert [CARDS[kind] for kind in range(len(CARDS)) if FACTS.area[kind]] == ["flame-gun"]


@rule(
    "AM-SETUP-11",
    "AM-ITEM-11",
    "AM-WPN-02",
    "AM-WPN-08",
    "AM-WPN-09",
    "AM-WPN-10",
    "AM-GEAR-14",
    "AM-GEAR-18",
    "AM-GEAR-32",
)
def test_the_large_items() -> None:
    large = {CARDS[kind] for kind in range(len(CARDS)) if FACTS.large[kind]}
    weapons = {"atomic-rifle", "flame-gun", "ray-gun", "sonic-shotgun"}
    assert large == weapons | {"head-set", "med-pack", "tele-radio"}


@rule("AM-GEAR-12", "AM-GEAR-39", "AM-GEAR-19", "AM-GEAR-33")
def test_the_charges_of_the_gear() -> None:
    first, last = CARDS.index("accelerator-hypo"), CARDS.index("wire-cutters")
    assert {CARDS[it]: FACTS.max_charges[it] for it in range(first, last + 1) if FACTS.max_charges[it]} == {
        "accelerator-hypo": 1,
        "fiberweave-spacesuit": 2,
        "firecrackers": 2,
        "flag": 1,
        "food-pills": 2,
        "freeze-dried-coffee": 2,
        "rabbits-foot": 3,
        "power-of-love": 2,
        "scanner": 3,
        "space-bandages": 3,
        "space-rations": 2,
        "stun-pellet": 1,
        "thermite": 2,
    }
    gone = {CARDS[it] for it in range(first, last + 1) if FACTS.discarded[it]}
    assert gone == {"oxygen-tank", "common-cold"}


@rule("AM-DISC-17")
def test_the_charges_of_the_discoveries() -> None:
    assert {
        CARDS[kind]: FACTS.max_charges[kind]
        for kind in range(len(CARDS))
        if FACTS.deck[kind] == DISCOVERY_DECK and not FACTS.is_schematic[kind] and FACTS.max_charges[kind]
    } == {
        "force-field-belt": 3,
        "wave-generator": 3,
        "heat-ray": 3,
        "impossible-cube": 2,
        "ionoscope": 3,
        "replicator": 2,
        "sonic-repulsor": 3,
        "telepathy-band": 3,
        "time-warp": 2,
        "x-ray-goggles": 3,
    }


@rule("AM-SCHEM-12", "AM-COMP-01")
def test_components_and_charges_of_the_schematics() -> None:
    assert COMPONENTS == ("wire", "blood", "mysterium")
    found = {CARDS[it]: (FACTS.parts[it], FACTS.max_charges[it]) for it in range(len(CARDS)) if FACTS.is_schematic[it]}
    assert found == {
        "invisibility-device": ((0, 1, 1), 2),
        "neuronic-hyperbolizer": ((2, 0, 0), 2),
        "reality-inverter": ((1, 0, 1), 2),
        "stasis-box": ((1, 1, 0), 1),
        "tantalus-projector": ((0, 2, 1), 2),
        "teleporter": ((0, 0, 2), 3),
    }


@rule("AM-IQ-07", "AM-ITEM-07", "AM-DISC-01")
def test_only_force_field_belts_and_schematics_need_analysis() -> None:
    for kind in range(len(CARDS)):
        assert FACTS.analysis[kind] == (FACTS.is_schematic[kind] or CARDS[kind] == "force-field-belt")


@rule("AM-RESC-16")
def test_the_charges_of_the_rescued_thralls() -> None:
    assert {
        CARDS[kind]: FACTS.max_charges[kind]
        for kind in range(len(CARDS))
        if FACTS.deck[kind] == RESCUED_DECK and FACTS.max_charges[kind]
    } == {"co-ed": 2, "hobo": 2, "long-lost-brother": 1, "photographer": 2, "scientist": 2, "traffic-cop": 3}


@rule("AM-SCHEM-12")
def test_every_entry_names_its_origin() -> None:
    for kind, count in (
        ("rocketeer", 6),
        ("alien", 9),
        ("tile", 62),
        ("item", len(CARDS)),
        ("token", 42),
        ("scenario", 10),
    ):
        assert len(FACTS.origin[kind]) == count
        assert set(FACTS.origin[kind]) <= {"printed", "public", "reconstructed"}


@pytest.mark.parametrize(
    ("pack", "said"),
    [
        ({"tile": {"tile-2": {"edges": "H..HH"}}}, "edges"),
        ({"item": {"ray-gun": {"copies": 5}}}, "4 copies"),
        ({"alien": {"bug": {"figures": 30}}}, "20 figures"),
        ({"alien_token": {"a01": {"aliens": ["sausageman"]}}}, 'near: "saucerman"'),
        (
            {"item": {"ray-gnu": {"id": "ray-gnu", "deck": "rocketeer", "copies": 1, "origin": "public"}}},
            'near: "ray-gun"',
        ),
        ({"tile": {"tile-2": {"number": 1}}}, "higher"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(pack: Raw, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        game.content(pack, "my-pack.toml")


def test_a_pack_may_change_a_number() -> None:
    facts = game.make_facts(game.content({"rocketeer": {"captain": {"hp": 9}}}, "my-pack.toml"))
    assert facts.hp[0] == 9


def test_french_rules_name_items_and_overkills_in_french_with_the_printed_name_beside() -> None:
    """As the table does. Command AP keep the name of their column, and a mission the title of its book."""
    folder = files("coffret.games.away_missions")
    words = (folder / "text" / "fr.ftl").read_text(encoding="utf-8")
    printed = re.findall(r"^(?:item|overkill)-[a-z-]+ = [^(\n]+ \(([^)\n]+)\)$", words, re.MULTILINE)
    assert len(printed) > 80
    rules = tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))["rule"]
    lesson = tomllib.loads((folder / "lessons" / "first.toml").read_text(encoding="utf-8"))["step"]
    texts = [
        *(each["fr"] for each in (*rules, *lesson)),
        (folder / "rulebook" / "fr.md").read_text(encoding="utf-8"),
        *(line.partition(" = ")[2] for line in words.splitlines()),
    ]
    names = "|".join(map(re.escape, printed))
    bare = re.compile(rf"(?<![\w-])(?<!of )(?:{names})(?![\w-])(?! AP)")
    beside = re.compile(rf"\((?:{names})\)")
    assert [(found[0], text) for text in texts for found in bare.finditer(beside.sub("", text))] == []
