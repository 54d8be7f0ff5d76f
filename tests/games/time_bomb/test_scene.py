"""What lies on the table, as a seat sees it."""

from coffret.games.time_bomb import game
from coffret.kernel import PUBLIC
from coffret.kernel.outlook import outlook
from coffret.kernel.scene import Card, Scene, elements
from coffret.kernel.text import Message
from coffret.testing import Position, rule
from tests.games.time_bomb.support import at, view


def table(position: Position, seat: int) -> Scene:
    scene: Scene = game.scene(view(position, seat))
    return scene


def cards(scene: Scene, zone: str) -> list[Card]:
    return next(found.cards for found in scene.zones if found.id == zone)


def test_a_row_shows_cut_cables_and_those_known_to_me() -> None:
    position = at("5 | rows s sdbss | round 1 new_york | peeks 1>2:3 | cuts 1>2:2 | holder 2")
    mine = [(card.up, card.mark) for card in cards(table(position, 0), "row-2")]
    assert mine == [(False, ""), (True, "D"), (False, "B"), (False, ""), (False, "")]
    others = [(card.up, card.mark) for card in cards(table(position, 2), "row-2")]
    assert others == [(False, ""), (True, "D"), (False, ""), (False, ""), (False, "")]


@rule("BU-COMP-07")
def test_the_role_table_is_shown_to_everyone() -> None:
    for seats in range(4, 9):
        position = at(f"{seats}")
        shown = [next(feed for feed in table(position, seat).feeds if feed.id == "roles") for seat in (0, 1, PUBLIC)]
        assert shown[0] == shown[1] == shown[2]
        counts = [line.args["count"] for line in shown[0].lines if "count" in line.args]
        assert sum(counts) == {4: 5, 5: 6, 6: 6, 7: 7, 8: 8}[seats]


@rule("BU-ROLE-01", "BU-ROLE-07")
def test_my_role_lies_before_me_with_faction_and_cover() -> None:
    scene = table(at("5 | roles yuri"), 0)
    (card,) = cards(scene, "role")
    assert card.kind == "role-yuri"
    words = game.words("en")
    facts = {name: words.tell(text) for name, text in card.fields.items() if isinstance(text, Message)}
    assert facts == {"faction": "the Agency", "cover": "red cover"}
    assert not any(zone.id == "role" for zone in table(at("5 | roles yuri"), PUBLIC).zones)


def test_the_location_says_that_it_is_reconstructed() -> None:
    (card,) = cards(table(at("5 | round 1 paris"), 0), "middle")
    assert (card.kind, card.origin) == ("location-paris", "reconstructed")


def test_every_option_touches_things_that_are_there() -> None:
    for text in ("5", "5 | round 4 singapore | next start-effect", "5 | round 3 havana | next yield-cable 1"):
        position = at(text)
        seen = outlook(game, position.s, 0)
        known = elements(seen.scene)
        for choice in seen.choices:
            assert all(id in known for id in choice.touches)
    seen = outlook(game, at("5 | holder 1").s, 0)
    assert ["cable-3-2"] in [choice.touches for choice in seen.choices if choice.notation == "cut 3:2"]


def test_what_only_i_know_is_told_to_me_alone() -> None:
    position = at("5 | roles mister_x | rows dbsss sdsss | round 1 new_york | peeks 1>2:2")
    words = game.words("en")
    known = next(feed for feed in table(position, 0).feeds if feed.id == "known")
    assert [words.tell(line) for line in known.lines] == [
        "You were dealt 1 defuser and the bomb.",
        "Player 5 showed you a red cover.",
        "You showed Player 2 your red cover.",
        "Cable 2 of Player 2 is a defusing cable.",
    ]
    assert next(feed for feed in table(position, PUBLIC).feeds if feed.id == "known").lines == []


def test_in_the_dark_the_found_cables_are_not_counted() -> None:
    position = at("4 | rows s d d | round 2 reykjavik | cuts 1>2:1 2>3:1 | holder 3")
    meters = {meter.id: meter.value for meter in table(position, 0).meters}
    assert meters == {"round": 2, "cuts": 2, "defusers": 0, "secure": 4, "dark": 2}
