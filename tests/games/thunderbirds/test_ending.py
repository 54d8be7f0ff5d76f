"""TB-SCORE, TB-INFO: what a game was worth, and what everybody may know."""

from coffret.games.thunderbirds import game
from coffret.kernel import PUBLIC, seeded
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import at

IDOL = "lady_penelope[LL] scott[IID] | foiled 2 | scheme eye_of_the_idol | at tb1 asia"


def won(more: str) -> int:
    """The score of a game that is won from here."""
    position = at(f"{IDOL} | {more}").does("foil").does("allow", seat=1)
    assert position.outcome is not None
    return position.outcome.score


def lost(more: str) -> Position:
    """A game that the next disaster loses."""
    return at(f"scott virgil | track 7 sun_probe | {more}").does("end-actions")


@rule("TB-SCORE-01")
def test_a_win_scores_by_level() -> None:
    levels = ("introduction", "standard", "heroic", "legendary")
    assert [won(f"level {level} | hood 14 | deck 1:0") - 1 for level in levels] == [200, 300, 400, 500]


@rule("TB-SCORE-02")
def test_ten_points_for_every_space_the_hood_has_not_entered() -> None:
    assert won("hood 9 | deck 1:0") - won("hood 12 | deck 1:0") == 30


@rule("TB-SCORE-03")
def test_one_point_for_every_card_left() -> None:
    assert won("hood 9 | deck 12:1") - won("hood 9 | deck 5:1") == 7


@rule("TB-SCORE-04")
def test_a_loss_scores_ten_for_each_averted_disaster_not_for_hood_cards() -> None:
    position = lost("discard ricochet, cry_wolf, sunrise_on_mars | hoods 2").rolls("draw bound_for_venus")
    assert position.outcome is not None
    assert position.outcome.score == 30


@rule("TB-SCORE-05")
def test_and_twenty_for_each_defeated_scheme() -> None:
    position = lost("discard ricochet | foiled 2").rolls("draw bound_for_venus")
    assert position.outcome is not None
    assert position.outcome.score == 50


@rule("TB-SCORE-06")
def test_a_disaster_removed_by_a_card_counts() -> None:
    text = "scott[air_sea_rescue_centre] virgil | track 7 sun_probe, 2 towering_ocean | discard -"
    position = at(text).does("play air_sea_rescue_centre", "pick towering_ocean", "end-actions")
    position.rolls("draw bound_for_venus")
    assert position.outcome is not None
    assert position.outcome.score == 10


@rule("TB-SCORE-07")
def test_the_score_never_changes_who_wins() -> None:
    position = lost("discard ricochet, cry_wolf, sunrise_on_mars | foiled 2").rolls("draw bound_for_venus")
    assert position.outcome is not None
    assert position.outcome.winners == ()


@rule("TB-INFO-01")
def test_everyone_may_look_through_the_discard_piles() -> None:
    s = at("scott virgil | discard ricochet, cry_wolf | spent jeffs_orders").s
    zones = {zone.id: zone for zone in game.scene(game.view(s, PUBLIC)).zones}
    assert [card.id for card in zones["averted"].cards] == ["averted-ricochet", "averted-cry_wolf"]
    assert [card.id for card in zones["fab-discard"].cards] == ["card-jeffs_orders"]


@rule("TB-INFO-02", "TB-FAB-01")
def test_everybody_sees_the_same() -> None:
    s = at("scott[WW jeffs_orders] virgil[I] | track 1 ricochet | events rocket_malfunction").s
    scenes = [game.scene(game.view(s, seat)) for seat in (0, 1, PUBLIC)]
    assert scenes[0] == scenes[1] == scenes[2]
    hands = {zone.id: [card.up for card in zone.cards] for zone in scenes[0].zones if zone.kind == "hand"}
    assert hands == {"hand-scott": [True], "hand-virgil": []}


@rule("TB-INFO-02")
def test_the_order_of_the_decks_and_what_lies_face_down_is_decided_only_when_it_is_drawn() -> None:
    s = at("scott virgil | track 1 trapped_in_the_sky, 2 pit_of_peril, 3 city_of_fire").does("end-actions").s
    draws = {action.draw for _, action in s.stack[-1].outcomes(s)}
    assert draws == set(range(3, 40))
    assert s.laid == [-1, -1, -1, -1]


@rule("TB-INFO-03")
def test_markers_only_remind() -> None:
    s = at("scott virgil | track 1 ricochet | scheme stolen_blueprints").s
    board = game.scene(game.view(s, 0)).board
    assert board is not None
    markers = {piece.id: piece.on for piece in board.pieces if piece.id.startswith("marker")}
    assert markers == {
        "marker-ricochet": "region-geostationary_orbit",
        "marker-scheme-europe": "region-europe",
    }


@rule("TB-INFO-02")
def test_a_view_is_of_one_moment() -> None:
    position = at("scott virgil")
    seen = game.view(position.s, 0)
    position.does("move asia")
    assert seen.table.at != position.s.at
    assert game.determinize(game.view(position.s, 1), seeded(1)) == position.s


@rule("TB-SCORE-03")
def test_cards_that_everybody_has_seen_count_as_left() -> None:
    text = "lady_penelope[DDI] scott | scheme stolen_blueprints | foiled 2 | level introduction | hood 11"
    scores = []
    for top in ("deck 12:1", "deck 10:1 | top ricochet,cry_wolf"):
        outcome = at(f"{text} | {top}").does("foil").outcome
        assert outcome is not None
        scores.append(outcome.score)
    assert scores == [242, 242]
