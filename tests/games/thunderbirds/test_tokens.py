"""TB-TOK, TB-POD: bonus tokens between actions, and pod vehicles."""

from coffret.games.thunderbirds.names import CARDS, PODS
from coffret.testing import rule
from tests.games.thunderbirds.support import at, cards, tokens


@rule("TB-TOK-01")
def test_a_used_token_goes_back_to_the_supply_at_once() -> None:
    position = at("scott[D] virgil").does("spend scott:determination")
    assert (tokens(position), position.s.supply[2], position.s.actions) == ("", 6, 4)
    assert position.refuses("spend scott:determination").rule == "TB-TOK-01"


@rule("TB-TOK-05")
def test_logistics_draws_a_card_and_the_hood_stays() -> None:
    position = at("scott[L] virgil").does("spend scott:logistics").rolls("draw-card jeffs_orders")
    assert (cards(position), position.s.hood) == (["jeffs_orders"], 0)


@rule("TB-TOK-06")
def test_technology_builds_a_pod_vehicle_in_the_south_pacific() -> None:
    position = at("scott[T] virgil").does("build scott:domo")
    assert position.s.pods[PODS.index("domo")] == 8
    assert tokens(position) == ""


@rule("TB-TOK-07")
def test_from_anywhere() -> None:
    position = at("alan[T] scott | at tb3 sun").does("build alan:firefly")
    assert position.s.pods[PODS.index("firefly")] == 8


@rule("TB-TOK-08")
def test_tokens_are_not_given_away() -> None:
    position = at("scott[WWW] virgil")
    assert not [option for option in position.options() if option.startswith(("give", "link"))]
    assert position.refuses("give teamwork").rule == "TB-TOK-08"


@rule("TB-TOK-09")
def test_a_player_may_hold_any_number() -> None:
    everything = "WWWWWWIIIIIIDDDDDDLLLLLLTTTTT"
    position = at(f"scott[{everything} sir_jeremy_hodge] virgil").does("play sir_jeremy_hodge")
    assert sum(position.s.tokens[0]) == 30


@rule("TB-TOK-11")
def test_determination_is_for_the_active_player_only() -> None:
    position = at("scott virgil[DL]")
    assert position.options(1) == ["spend virgil:logistics"]
    assert position.refuses("spend virgil:determination", seat=1).rule == "TB-TOK-11"


@rule("TB-TOK-12")
def test_logistics_and_technology_may_be_spent_off_turn_between_actions() -> None:
    position = at("scott virgil[LT]").does("build virgil:domo", seat=1).does("spend virgil:logistics", seat=1)
    position.rolls("draw-card jeffs_orders")
    assert cards(position, 1) == ["jeffs_orders"]
    assert (position.s.turn, position.s.actions) == (0, 3)


@rule("TB-TOK-14")
def test_technology_needs_a_plan_and_logistics_a_card() -> None:
    built = ", ".join(f"{pod} south_pacific" for pod in PODS)
    assert at(f"scott[T] virgil | pods {built}").refuses("build scott:domo").rule == "TB-TOK-14"
    empty = at(f"scott[L] virgil[{' '.join(CARDS)}]")
    assert empty.refuses("spend scott:logistics").rule == "TB-TOK-14"


@rule("TB-POD-01")
def test_a_built_pod_vehicle_stays_built() -> None:
    position = at("scott[T] virgil").does("build scott:domo", "end-actions").rolls("draw ricochet")
    assert position.s.pods[PODS.index("domo")] == 8


@rule("TB-POD-02")
def test_any_unbuilt_one_may_be_chosen() -> None:
    position = at("scott[T] virgil")
    offered = [option.split(":")[1] for option in position.options() if option.startswith("build")]
    assert offered == [pod for pod in PODS if pod != "mole"]
    assert position.refuses("build scott:mole").rule == "TB-POD-02"


@rule("TB-TOK-01", "TB-TOK-05")
def test_a_logistics_token_goes_back_to_the_supply() -> None:
    position = at("scott[L] virgil").does("spend scott:logistics").rolls("draw-card jeffs_orders")
    assert (tokens(position), position.s.supply[3]) == ("", 6)
