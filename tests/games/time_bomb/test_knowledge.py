"""BU-KNOW, BU-ROLE, BU-TABLE-09: what a player knows, and what he does not."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import BOMB, DEFUSER, FACTIONS, HIDDEN, ROLES, SECURE
from coffret.kernel import PUBLIC, seeded
from coffret.kernel.scene import Meter
from coffret.kernel.values import encode
from coffret.testing import Position, rule
from tests.games.time_bomb.support import at, view


def meters(position: Position, seat: int = PUBLIC) -> dict[str, tuple[int, int | None]]:
    """The public numbers on the table."""
    found: list[Meter] = game.scene(view(position, seat)).meters
    return {meter.id: (meter.value, meter.limit) for meter in found}


@rule("BU-ROLE-07")
def test_a_player_sees_his_own_role_and_no_other() -> None:
    position = at("5 | roles shadow,yuri,mister_x,belleville,ace")
    for seat in range(5):
        shown = [role for role in view(position, seat).roles if role != HIDDEN]
        assert shown == [position.s.roles[seat]]
    assert set(view(position, PUBLIC).roles) == {HIDDEN}


@rule("BU-ROLE-07")
def test_a_player_keeps_his_role_through_the_rounds() -> None:
    position = at("4 | roles yuri | round 1 | cuts 2>3:1 3>4:1 4>2:1 | holder 2")
    position.does("cut 3:2")
    assert view(position, 0).roles[0] == ROLES.index("yuri")


@rule("BU-ROLE-08")
def test_after_the_end_all_roles_are_revealed_with_the_unseen_one() -> None:
    position = at("4 | roles mister_x,belleville,diaz,yuri,shadow | rows s b").does("cut 2:1")
    for seat in (0, 3, PUBLIC):
        assert view(position, seat).roles == tuple(position.s.roles)
        assert view(position, seat).unseen == ROLES.index("shadow")
    shown = [event for event in position.events if event.name in ("role-shown", "role-unseen")]
    assert [event.args["role"] for event in shown] == [*position.s.roles, position.s.unseen]


@rule("BU-TABLE-09", "BU-COMP-07")
def test_the_role_table_is_public_and_the_missing_role_is_not() -> None:
    position = at("4")
    for seat in (0, PUBLIC):
        feed = next(feed for feed in game.scene(view(position, seat)).feeds if feed.id == "roles")
        counts = [(line.args["count"], FACTIONS[line.args["faction"]]) for line in feed.lines if "count" in line.args]
        assert sorted(counts) == [(1, "agency"), (1, "organisation"), (1, "shadow"), (2, "agency")]
        assert view(position, seat).unseen == HIDDEN


@rule("BU-KNOW-01")
def test_a_player_knows_how_many_cables_of_each_kind_he_holds() -> None:
    position = at("5 | rows ddbss dssss")
    assert [view(position, seat).dealt for seat in range(5)] == [(2, 0), (1, 1), (0, 1), (0, 1), (2, 1)]
    assert view(position, PUBLIC).dealt == (HIDDEN, HIDDEN)


@rule("BU-KNOW-02", "BU-KNOW-03")
def test_nobody_is_told_which_position_holds_which_cable() -> None:
    position = at("5 | rows ddbss dssss")
    for seat in (*range(5), PUBLIC):
        assert all(set(row) == {HIDDEN} for row in view(position, seat).rows)


@rule("BU-KNOW-02")
def test_rows_with_the_same_cables_in_another_order_look_the_same() -> None:
    one, other = at("5 | rows ddbss dssss"), at("5 | rows sbsdd ssssd")
    for seat in (*range(5), PUBLIC):
        assert encode(view(one, seat)) == encode(view(other, seat))
        assert game.scene(view(one, seat)) == game.scene(view(other, seat))


@rule("BU-KNOW-03")
def test_a_position_that_was_shown_is_known_to_the_one_who_looked() -> None:
    position = at("5 | rows s sdsss | round 1 new_york | peeks 1>2:2")
    assert view(position, 0).rows[1] == (HIDDEN, DEFUSER, HIDDEN, HIDDEN, HIDDEN)
    assert view(position, 1).rows[1] == (HIDDEN,) * 5


@rule("BU-KNOW-03")
def test_looking_at_a_cable_is_refused_without_a_location_that_allows_it() -> None:
    assert at("5").refuses("look 2:1").rule == "BU-KNOW-03"


@rule("BU-KNOW-04", "BU-CUT-04")
def test_a_cut_cable_is_public_with_its_owner_and_its_cutter() -> None:
    position = at("5 | rows s sd | holder 1").does("cut 2:2")
    for seat in (*range(5), PUBLIC):
        seen = view(position, seat)
        assert seen.rows[1] == (HIDDEN, DEFUSER, HIDDEN, HIDDEN, HIDDEN)
        cut = seen.cuts[-1]
        assert (cut.round, cut.cutter, cut.owner, cut.position, cut.cable) == (1, 0, 1, 1, DEFUSER)


@rule("BU-KNOW-05")
def test_cut_cables_are_counted_for_the_whole_game() -> None:
    position = at("5 | round 2 | found 2 | rows s d | holder 1").does("cut 2:1")
    assert meters(position)["defusers"] == (3, 5)
    assert meters(position)["secure"] == (3, 19)


@rule("BU-KNOW-06")
def test_how_many_cables_are_left_of_each_kind_and_in_each_row_is_public() -> None:
    position = at("5 | round 2 | found 2 | rows s d | holder 1").does("cut 2:1")
    left = {name: limit - value for name, (value, limit) in meters(position).items() if limit is not None}
    rest = [cable for row, mask in zip(position.s.rows, position.s.left) for cable in uncut(row, mask)]
    assert left["defusers"] == rest.count(DEFUSER)
    assert left["secure"] == rest.count(SECURE)
    assert [mask.bit_count() for mask in view(position, PUBLIC).left] == [4, 3, 4, 4, 4]


def uncut(row: tuple[int, ...], mask: int) -> list[int]:
    return [cable for position, cable in enumerate(row) if mask >> position & 1]


@rule("BU-KNOW-07")
def test_teammates_are_not_told_of_each_other() -> None:
    friends = at("8 | roles mister_x,belleville,viper,diaz,ace,yuri,el_diablo,shadow | covers -")
    strangers = at("8 | roles mister_x,belleville,diaz,viper,ace,yuri,el_diablo,shadow | covers -")
    assert view(friends, 0) == view(strangers, 0)


# What a seat can think of fits what it knows


@pytest.mark.parametrize(
    "text",
    [
        "5 | roles mister_x,el_diablo,belleville,yuri,shadow | rows dbsss | cuts 1>2:1 2>3:2 | holder 3",
        "4 | rows db ss | round 4 singapore | where 2,1,3,4 | cuts 1>2:1 | holder 2",
        "4 | rows db ss | round 2 pretoria | first 2 | detected 1 | holder 2",
        "5 | rows db ss | round 2 pretoria | first 2 | detected 1 | holder 2",
        "5 | rows d b d | round 1 marrakesh | gave bsdss | holder 2",
        "5 | rows d b d | round 3 havana | knowing order | cuts 1>2:1 | holder 2",
        "5 | rows d b d | round 3 tokyo | knowing nothing | cuts 1>3:2 | holder 3",
        "5 | rows d b d | round 2 reykjavik | cuts 1>2:1 2>3:1 | holder 3",
        "5 | rows d b d | round 4 sydney | peeks 1>2:1 1>2:2 | holder 1",
    ],
)
def test_a_drawn_state_fits_all_that_a_seat_knows(text: str) -> None:
    position = at(text)
    for seat in (*range(position.s.seats), PUBLIC):
        known = view(position, seat)
        worlds = [game.determinize(known, seeded(seed)) for seed in range(30)]
        for world in worlds:
            assert game.view(world, seat) == known
            assert sorted(cable for row in world.rows for cable in row) == sorted(
                cable for row in position.s.rows for cable in row
            )
            assert sum(row.count(BOMB) for row in world.rows) == 1
        assert len({tuple(world.rows) for world in worlds}) > 1


def test_a_drawn_state_gives_the_bomb_to_whom_it_was_passed() -> None:
    position = at("5 | rows s b | round 1 marrakesh | gave bssss | holder 2")
    for seed in range(30):
        assert BOMB in game.determinize(view(position, 0), seeded(seed)).rows[1]


def test_a_drawn_state_keeps_the_bomb_from_a_row_that_the_detector_cleared() -> None:
    position = at("4 | rows s s s b | round 2 pretoria | first 2 | detected 1 | holder 2")
    for seed in range(30):
        assert BOMB not in game.determinize(view(position, 1), seeded(seed)).rows[0]


def test_drawn_roles_fit_the_covers_that_were_shown() -> None:
    position = at("6 | roles shadow,yuri,belleville,mister_x,diaz,el_diablo | covers 1>2=blue 6>1=blue 2>3=red")
    for seed in range(40):
        world = game.determinize(view(position, 1), seeded(seed))
        assert ROLES[world.roles[0]] in {"belleville", "diaz", "ace", "el_diablo", "shadow"}
        assert sorted(game.own_facts().factions[role] for role in world.roles) == [0, 0, 1, 1, 1, 2]


def test_a_drawn_state_keeps_what_i_have_chosen_in_secret() -> None:
    position = at("5 | roles shadow | next opening").does("show blue", seat=0)
    for seat in (0, 1):
        assert (view(position, seat).answer is None) == (seat != 0)
    assert game.determinize(view(position, 0), seeded(1)).answers[0] == position.s.answers[0]


@pytest.mark.parametrize("seat", range(6))
def test_nobody_thinks_that_another_has_his_role(seat: int) -> None:
    position = at("6")
    for seed in range(20):
        assert len(set(game.determinize(view(position, seat), seeded(seed)).roles)) == 6


def test_who_showed_red_is_shadow_half_as_often_as_another_with_a_red_cover() -> None:
    position = at("6 | roles yuri,belleville,diaz,mister_x,shadow,el_diablo | covers 1>2=red")
    drawn = [ROLES[game.determinize(view(position, 1), seeded(seed)).roles[0]] for seed in range(500)]
    assert set(drawn) == {"mister_x", "yuri", "shadow"}
    assert 70 <= drawn.count("shadow") <= 130  # expected: one in five
