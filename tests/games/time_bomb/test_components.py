"""BU-COMP, BU-ROLE, BU-TABLE, BU-COVER: what is in the box and how it is prepared."""

from typing import Any

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import AGENCY, BLUE, COLOURS, FACTIONS, ORGANISATION, PLACES, RED, ROLES, SHADOW
from coffret.kernel import PUBLIC, ContentError, seeded
from coffret.kernel.errors import OptionError
from coffret.kernel.text import LANGUAGES
from coffret.testing import rule
from coffret.testing.walk import walk
from tests.games.time_bomb.support import at, start, view

FACTS = game.own_facts()
NAMED = {name: number for number, name in enumerate(ROLES)}


def members(faction: int) -> set[str]:
    return {name for name, role in NAMED.items() if FACTS.factions[role] == faction}


def covered(*colours: int) -> set[str]:
    return {name for name, role in NAMED.items() if FACTS.covers[role] == colours}


def prepared(seats: int) -> dict[tuple[str, tuple[str, ...]], int]:
    """How many role cards of each faction and covers, counted in a deal."""
    deal = start(seats)
    action = deal.s.stack[-1].sample(deal.s, seeded(seats))
    found: dict[tuple[str, tuple[str, ...]], int] = {}
    for role in action.roles:
        key = (FACTIONS[FACTS.factions[role]], tuple(COLOURS[colour] for colour in FACTS.covers[role]))
        found[key] = found.get(key, 0) + 1
    return found


def pack(table: str, id: str, **changes: Any) -> dict[str, Any]:
    return {table: {id: {"id": id, **changes}}}


@rule("BU-COMP-01")
def test_there_are_eight_roles_three_four_and_one() -> None:
    assert [len(members(faction)) for faction in (ORGANISATION, AGENCY, SHADOW)] == [3, 4, 1]
    with pytest.raises(ContentError, match="organisation has 2 cards and needs 3"):
        game.content(pack("role", "viper", faction="agency"))


@rule("BU-COMP-02")
def test_there_are_forty_cables() -> None:
    counts = [entry["count"] for entry in game.content().raw["cable"].values()]
    assert counts == [31, 8, 1]
    with pytest.raises(ContentError, match='cable "bomb": the box holds 1, not 2'):
        game.content(pack("cable", "bomb", count=2))


@rule("BU-COMP-03", "BU-COMP-08")
def test_seventeen_locations_lie_in_four_decks() -> None:
    assert [len(deck) for deck in FACTS.decks] == [5, 4, 4, 4]
    assert sorted(place for deck in FACTS.decks for place in deck) == list(range(17))
    with pytest.raises(ContentError, match="deck 1 has 4 cards and needs 5"):
        game.content(pack("location", "london", deck=2))
    with pytest.raises(ContentError, match="deck 5 is not 1 to 4"):
        game.content(pack("location", "london", deck=5))


@rule("BU-COMP-03", "BU-LOC-01")
def test_each_location_belongs_to_the_deck_of_its_round() -> None:
    assert [[PLACES[place] for place in deck] for deck in FACTS.decks] == [
        ["london", "paris", "new_york", "marrakesh", "venice"],
        ["sao_paulo", "pretoria", "reykjavik", "hong_kong"],
        ["berlin", "havana", "geneva", "tokyo"],
        ["moscow", "cairo", "sydney", "singapore"],
    ]


@rule("BU-COMP-04", "BU-CUT-07")
@pytest.mark.parametrize("seats", [4, 6])
def test_at_every_moment_of_a_play_one_player_holds_the_cutters_and_everybody_sees_who(seats: int) -> None:
    for number, moment in enumerate(walk(game, seats, "cutters")):
        if moment.state.holder < 0 or number % 7:
            continue
        for seat in (*range(seats), PUBLIC):
            panels = game.scene(game.view(moment.state, seat)).seats
            assert [panel.seat for panel in panels if has_cutters(panel)] == [moment.state.holder]


@rule("BU-COMP-04")
def test_one_player_holds_the_cutters() -> None:
    scene = game.scene(view(at("5 | first 2 | holder 3"), 0))
    assert [panel.seat for panel in scene.seats if has_cutters(panel)] == [2]
    assert scene.board is not None
    assert [piece.on for piece in scene.board.pieces if piece.kind == "cutters"] == ["seat-3"]


def has_cutters(panel: Any) -> bool:
    return any(getattr(badge, "id", "") == "badge-cutters" for badge in panel.badges)


@rule("BU-COMP-06")
@pytest.mark.parametrize("seats", [0, 3, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"4 to 8, not by {seats}"):
        game.start(seats)


@rule("BU-COMP-06")
@pytest.mark.parametrize("seats", range(4, 9))
def test_four_to_eight_can_play(seats: int) -> None:
    assert game.start(seats).seats == seats


@rule("BU-ROLE-01")
def test_every_role_belongs_to_one_of_three_factions() -> None:
    assert members(ORGANISATION) | members(AGENCY) | members(SHADOW) == set(ROLES)


@rule("BU-ROLE-05")
def test_each_faction_has_its_leader() -> None:
    assert {name for name, role in NAMED.items() if FACTS.leaders[role]} == {"mister_x", "belleville", "shadow"}
    with pytest.raises(ContentError, match='role "diaz": the leaders are'):
        game.content(pack("role", "diaz", leader=True))


@rule("BU-ROLE-06")
def test_who_belongs_to_which_faction() -> None:
    assert members(ORGANISATION) == {"mister_x", "viper", "el_diablo"}
    assert members(AGENCY) == {"belleville", "diaz", "ace", "yuri"}
    assert members(SHADOW) == {"shadow"}


@rule("BU-TABLE-01", "BU-TABLE-07")
def test_four_players_prepare_five_roles() -> None:
    assert prepared(4) == {
        ("organisation", ("red",)): 1,
        ("agency", ("blue",)): 2,
        ("agency", ("red",)): 1,
        ("shadow", ("red", "blue")): 1,
    }


@rule("BU-TABLE-02", "BU-TABLE-03", "BU-TABLE-07")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_prepare_the_same_six(seats: int) -> None:
    assert prepared(seats) == {
        ("organisation", ("red",)): 1,
        ("organisation", ("blue",)): 1,
        ("agency", ("blue",)): 2,
        ("agency", ("red",)): 1,
        ("shadow", ("red", "blue")): 1,
    }


@rule("BU-TABLE-03")
def test_with_six_players_all_prepared_roles_are_dealt() -> None:
    assert at("6").s.unseen == -1
    assert len(set(at("6").s.roles)) == 6


@rule("BU-TABLE-04", "BU-TABLE-07")
def test_seven_players_prepare_seven_roles() -> None:
    assert prepared(7) == {
        ("organisation", ("red",)): 1,
        ("organisation", ("blue",)): 1,
        ("agency", ("blue",)): 3,
        ("agency", ("red",)): 1,
        ("shadow", ("red", "blue")): 1,
    }


@rule("BU-TABLE-05", "BU-TABLE-07")
def test_eight_players_prepare_all_roles() -> None:
    assert prepared(8) == {
        ("organisation", ("red",)): 2,
        ("organisation", ("blue",)): 1,
        ("agency", ("blue",)): 3,
        ("agency", ("red",)): 1,
        ("shadow", ("red", "blue")): 1,
    }


@rule("BU-TABLE-07")
def test_a_role_table_with_a_wrong_sum_is_an_error() -> None:
    with pytest.raises(ContentError, match='players "4": 6 role cards are prepared and 5 are needed'):
        game.content(pack("players", "4", organisation={"red": 2}))


@rule("BU-TABLE-06")
@pytest.mark.parametrize("seats", range(4, 9))
def test_both_leaders_are_always_prepared(seats: int) -> None:
    position = start(seats)
    for seed in range(20):
        roles = position.s.stack[-1].sample(position.s, seeded(seed)).roles
        assert {NAMED["mister_x"], NAMED["belleville"]} <= set(roles)


@rule("BU-TABLE-06")
def test_a_deal_without_a_leader_is_refused() -> None:
    position = start(4, locations=False)
    assert position.refuses("deal-roles mister_x,diaz,ace,yuri,shadow").rule == "BU-SETUP-02"
    position.rolls("deal-roles mister_x,belleville,ace,yuri,shadow")


@rule("BU-TABLE-08")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_diaz_or_ace_joins_belleville_by_lot(seats: int) -> None:
    position = start(seats)
    deals = [set(position.s.stack[-1].sample(position.s, seeded(seed)).roles) for seed in range(60)]
    diaz = sum(NAMED["diaz"] in deal for deal in deals)
    ace = sum(NAMED["ace"] in deal for deal in deals)
    assert diaz + ace == 60
    assert 15 <= diaz <= 45


@rule("BU-COVER-01", "BU-COVER-03")
def test_shadow_alone_has_two_covers() -> None:
    assert covered(RED, BLUE) == {"shadow"}
    assert covered(RED) | covered(BLUE) == set(ROLES) - {"shadow"}
    with pytest.raises(ContentError, match='role "yuri": agency needs 1 cover'):
        game.content(pack("role", "yuri", covers=["red", "blue"]))


@rule("BU-COVER-02")
def test_there_is_one_double_agent_in_each_team() -> None:
    assert len(members(ORGANISATION) & covered(BLUE)) == 1
    assert len(members(AGENCY) & covered(RED)) == 1
    with pytest.raises(ContentError, match="agency needs one double agent with a red cover, not 2"):
        game.content(pack("role", "diaz", covers=["red"]))


@rule("BU-COVER-04", "BU-COVER-05", "BU-COVER-06")
def test_who_has_which_cover() -> None:
    assert covered(RED) == {"mister_x", "viper", "yuri"}
    assert covered(BLUE) == {"el_diablo", "belleville", "diaz", "ace"}


def test_every_location_is_named_and_told_in_both_languages_and_reconstructed() -> None:
    for id in PLACES:
        for language in LANGUAGES:
            assert game.words(language).has(f"place-{id}".replace("_", "-"))
            assert game.words(language).has(f"about-{id}".replace("_", "-"))
        assert FACTS.origins[id] == "reconstructed"


def test_every_location_cites_its_rule_and_does_something() -> None:
    for places in FACTS.places:
        assert [place.rule for place in places[:-1]] == [f"BU-PLACE-{number:02}" for number in range(1, 18)]
        plain = places[-1]
        for place in places[:-1]:
            parts = ("spares", "choice", "start", "shows", "silent", "undeclared", "blackout", "clockwise")
            assert any(getattr(place, part) != getattr(plain, part) for part in parts)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (pack("role", "zorro", faction="agency", covers=["red"], origin="printed"), 'role "zorro" is unknown'),
        (pack("location", "paris", effects=[{"verb": "spore", "who": ["left"]}]), "Invalid value 'spore'"),
        (pack("location", "paris", effects=[{"verb": "spare", "who": ["behind"]}]), "Invalid enum value 'behind'"),
        (pack("location", "paris", more=[{"verb": "spy", "side": "opposite"}]), "only when there are four players"),
        (pack("location", "paris", more=[{"verb": "spare", "who": ["left"]}]), "two effects say"),
        (pack("players", "5", defusers=6), "5 defusers, 1 bomb and 25 cables are needed"),
        (pack("players", "8", agency={"blue": 4, "red": 0}), "does not hold 4 agency with a blue cover"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_entry_that_is_wrong(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError, match=message) as error:
        game.content(changes)
    assert error.value.worded("fr") != str(error.value), "it is told in French too"


def test_a_pack_can_change_a_location() -> None:
    content = game.content(pack("location", "paris", effects=[{"verb": "clockwise"}]))
    assert game.make_facts(content).places[1][PLACES.index("paris")].clockwise
