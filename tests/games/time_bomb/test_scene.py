"""What lies on the table, as a seat sees it."""

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import BOMB, DEFUSER, NO, YES
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
    assert facts == {"faction": "Agency", "cover": "red cover", "goal": "Wants all defusing cables to be cut."}
    assert not any(zone.id == "role" for zone in table(at("5 | roles yuri"), PUBLIC).zones)


def test_my_cables_lie_before_me_as_dealt_without_their_order() -> None:
    scene = table(at("5 | rows sdssb sdsss sdsss sdsss sdsss | round 1 paris"), 0)
    assert [card.kind for card in cards(scene, "dealt")] == ["cable-bomb", "cable-defuser", *["cable-secure"] * 3]
    assert [feed.seat for feed in scene.feeds if feed.id == "known"] == [0]
    assert not any(zone.id == "dealt" for zone in table(at("5 | round 1 paris"), PUBLIC).zones)


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


def test_the_announcement_that_is_true_is_marked_for_whoever_makes_it() -> None:
    """BU-TALK-03"""
    play = game.table(4, {"locations": False}, seed=5)
    for seat in range(4):
        row = play.state.rows[seat]
        truth = f"declare {row.count(DEFUSER)}:{'yes' if BOMB in row else 'no'}"
        marked = [choice.notation for choice in play.outlook(seat).choices if choice.remark is not None]
        assert marked == [truth]


def test_what_only_i_know_is_told_to_me_alone() -> None:
    position = at("5 | roles mister_x | rows dbsss sdsss | round 1 new_york | peeks 1>2:2")
    words = game.words("en")
    known = next(feed for feed in table(position, 0).feeds if feed.id == "known")
    assert [words.tell(line) for line in known.lines] == [
        "You were dealt 1 defuser and the bomb.",
        "Player 5 showed you a red cover.",
        "You showed Player 2 your red cover.",
        "Player 2's cable 2 is a defusing cable.",
        "You may make 2 statements before this cut.",
    ]
    assert next(feed for feed in table(position, PUBLIC).feeds if feed.id == "known").lines == []


def test_in_the_dark_the_found_cables_are_not_counted() -> None:
    position = at("4 | rows s d d | round 2 reykjavik | cuts 1>2:1 2>3:1 | holder 3")
    meters = {meter.id: meter.value for meter in table(position, 0).meters}
    assert meters == {"round": 2, "cuts": 2, "defusers": 0, "secure": 4, "dark": 2}


@rule("BU-PLACE-14")
def test_in_moscow_the_scene_orders_silence_for_everybody_until_the_end() -> None:
    position = at("5 | round 4 moscow | found 1 | rows s s s")
    assert {table(position, seat).silence for seat in (*range(5), PUBLIC)} == {"BU-PLACE-14"}
    assert table(at("5 | round 4 cairo | found 1"), PUBLIC).silence == ""
    assert table(at("5 | round 4 moscow | found 1 | over agency BU-WIN-02"), PUBLIC).silence == ""


@rule("BU-TALK-12", "BU-KNOW-04")
def test_what_was_declared_stands_against_what_was_found() -> None:
    text = "5 | rows ddsss | found 0 | cuts 2>1:1 | holder 1 | talk 1.0.1=declare 3:no,1.1.2=declare 0:yes"
    lines = record(at(text))
    assert lines == [
        {"round": 1, "seat": 0, "defusers": 3, "bomb": NO, "count": 1},
        {"round": 1, "seat": 1, "defusers": 0, "bomb": YES, "count": 0},
    ]


@rule("BU-TALK-12")
def test_who_declares_anew_speaks_of_what_is_left_and_the_record_of_the_deal() -> None:
    lines = record(at("5 | rows ddsss | cuts 2>1:1 | holder 1 | talk 1.0.1=declare 3:no,1.1.1=revise 1:no"))
    assert [(line["defusers"], line["count"]) for line in lines] == [(2, 1)]


def record(position: Position) -> list[dict[str, object]]:
    """What was declared and found, as spectators see it."""
    feed = next(feed for feed in table(position, PUBLIC).feeds if feed.id == "record")
    return [line.args for line in feed.lines]


@rule("BU-TALK-07", "BU-TALK-20")
def test_how_much_i_may_still_say_is_told_where_anything_is_said() -> None:
    said = {options: told_of_talk(f"5 {options} | rows s s s s s | spoken 1,2,0,0,0") for options in ("plain", "aloud")}
    assert said == {
        "plain": ["You may make 1 more statement before this cut.", "You have said all you may before this cut."],
        "aloud": [],
    }


def told_of_talk(text: str) -> list[str]:
    """What the first two players read of how much they may say."""
    feeds = [feed for seat in (0, 1) for feed in table(at(text), seat).feeds if feed.id == "known"]
    lines = [line for feed in feeds for line in feed.lines if line.id == "know-talk-left"]
    return [game.words("en").tell(line) for line in lines]
