"""TB-SCH, TB-END-01: Schemes, who pays for them, and the win."""

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import ASSETS, MACHINES, REGIONS, SCHEMES
from coffret.kernel import CHANCE
from coffret.testing import Position, rule
from tests.games.thunderbirds.support import FACTS, at, cards, spent, tokens

BLUEPRINTS = "scheme stolen_blueprints"  # two Determination and one Intelligence in Europe


@rule("TB-SCH-01")
def test_only_the_face_up_scheme_can_be_defeated() -> None:
    position = at(f"lady_penelope[DDI] scott | {BLUEPRINTS}")
    assert [option for option in position.options() if option.startswith("foil")] == ["foil"]
    position.does("foil").rolls("draw-card jeffs_orders", "turn-up fireflash_ransom")
    assert position.s.scheme == 6


@rule("TB-SCH-02")
def test_all_requirements_at_the_same_moment_on_the_own_turn() -> None:
    assert "foil" not in at(f"lady_penelope[DD] scott | {BLUEPRINTS}").options()
    off_turn = at(f"scott lady_penelope[DDILT] | {BLUEPRINTS} | aboard scott fab1")
    assert "foil" in off_turn.options()
    assert off_turn.refuses("foil", seat=1).rule == "TB-TURN-11"


def missing(position: Position, language: str = "en") -> tuple[str, str]:
    """The rule that a defeat fails at, and what is said of it."""
    reason = position.refuses("foil")
    return reason.rule, game.words(language).reason(reason)


@rule("TB-SCH-03", "TB-SCH-04")
@pytest.mark.parametrize(
    ("text", "rule", "told"),
    [
        (f"lady_penelope[DD] scott | {BLUEPRINTS}", "TB-SCH-03", "one more Intelligence token in Europe"),
        (
            f"lady_penelope scott | {BLUEPRINTS}",
            "TB-SCH-03",
            "one more Intelligence token in Europe and 2 more Determination tokens in Europe",
        ),
        (
            "scott virgil | scheme veil_of_fear | pods mole north_america",
            "TB-SCH-04",
            "the Laser Cutter in North America and 2 more Intelligence tokens in the North Atlantic",
        ),
    ],
)
def test_all_that_is_missing_is_named(text: str, rule: str, told: str) -> None:
    assert missing(at(text)) == (rule, f"The Scheme still needs {told}.")


def test_what_is_missing_is_named_in_french() -> None:
    text = "scott virgil | scheme veil_of_fear | pods mole north_america"
    assert missing(at(text), "fr")[1] == (
        "Il manque au Plan\u202f: le Coupe-Laser en Amérique du Nord et 2 jetons Intelligence dans l'Atlantique Nord."
    )


@rule("TB-SCH-03", "TB-SCH-10")
def test_several_players_pay_together_and_the_tokens_have_no_effect() -> None:
    position = at(f"lady_penelope[DD] scott[I] | {BLUEPRINTS} | aboard scott fab1").does("foil").does("allow", seat=1)
    assert (tokens(position), tokens(position, 1)) == ("", "")
    assert position.s.actions == 3
    assert position.s.supply == [6] * 5


@rule("TB-SCH-03")
def test_who_pays_is_proposed_where_there_is_a_choice() -> None:
    position = at(f"lady_penelope[DDI] scott[D] | {BLUEPRINTS} | aboard scott fab1").does("foil")
    assert position.options() == ["pay lady_penelope:1", "pay lady_penelope:2"]
    position.does("pay lady_penelope:1")
    assert position.asked == 1
    position.does("allow", seat=1)
    assert (tokens(position), tokens(position, 1)) == ("D", "")


@rule("TB-SCH-04")
def test_assets_must_be_there_and_are_not_used_up() -> None:
    text = "scott[II] virgil | scheme veil_of_fear | at tb1 north_atlantic | pods mole north_america, laser_cutter {}"
    assert missing(at(text.format("asia"))) == (
        "TB-SCH-04",
        "The Scheme still needs the Laser Cutter in North America.",
    )
    position = at(text.format("north_america")).does("foil")
    assert position.s.foiled == 1
    assert position.s.pods[0] == position.s.pods[2] == 3


@rule("TB-SCH-05")
def test_tokens_of_different_regions_are_paid_there() -> None:
    text = "lady_penelope[WW] scott[DD] | level introduction | foiled 1 | scheme puppet_general"
    assert "foil" not in at(text).options()
    assert "foil" in at(f"{text} | at tb1 north_america").options()


@rule("TB-SCH-06")
def test_another_payer_must_agree() -> None:
    position = at(f"lady_penelope[DD] scott[I] | {BLUEPRINTS} | aboard scott fab1").does("foil")
    assert position.asked == 1
    assert position.options(1) == ["allow", "refuse"]
    position.does("refuse", seat=1)
    assert (position.s.foiled, tokens(position), tokens(position, 1)) == (0, "DD", "I")
    assert position.s.operations == 1, "TB-TURN-13: a refused request counts"


@rule("TB-SCH-07", "TB-SCH-08")
def test_a_defeated_scheme_brings_a_card_without_the_hood_and_the_next_scheme() -> None:
    position = at(f"lady_penelope[DDI] scott | {BLUEPRINTS} | hood 3 | events !kyrano_kyrano").does("foil")
    position.rolls("draw-card jeffs_orders")
    assert position.asked == CHANCE
    assert [game.vocabulary.write(action) for _, action in position.s.stack[-1].outcomes(position.s)] == [
        "turn-up submarine_pirate",
        "turn-up fireflash_ransom",
        "turn-up plutonium_market",
        "turn-up puppet_general",
        "turn-up silent_broadcast",
    ]
    position.rolls("turn-up fireflash_ransom")
    assert (cards(position), position.s.hood, position.s.foiled) == (["jeffs_orders"], 3, 1)


@rule("TB-SCH-09")
def test_two_schemes_may_be_defeated_in_one_turn() -> None:
    position = at(f"lady_penelope[DDIWW] scott[DD] | {BLUEPRINTS} | at tb1 north_america").does("foil")
    position.rolls("draw-card jeffs_orders", "turn-up puppet_general")
    position.does("foil").does("allow", seat=1)
    assert position.s.foiled == 2


@rule("TB-SCH-11", "TB-END-01", "TB-SCH-14")
def test_the_third_scheme_wins_at_once_without_a_card() -> None:
    text = "lady_penelope[LL] scott[IID] | foiled 2 | scheme eye_of_the_idol | at tb1 asia"
    position = at(text).does("foil").does("allow", seat=1)
    assert position.outcome is not None
    assert (position.outcome.rule, position.outcome.side) == ("TB-END-01", "won")
    assert cards(position) == []


@rule("TB-SCH-12")
def test_the_active_player_may_be_elsewhere() -> None:
    position = at(f"scott lady_penelope[DDI] | {BLUEPRINTS}").does("foil").does("allow", seat=1)
    assert position.s.foiled == 1
    position.rolls("draw-card jeffs_orders")
    assert cards(position) == ["jeffs_orders"]


@rule("TB-FAB-13")
def test_walkie_talkies_let_one_player_pay_from_afar() -> None:
    text = f"lady_penelope[DD long_range_walkie_talkies] scott[I] | {BLUEPRINTS} | at tb1 asia"
    position = at(text)
    assert "foil" not in position.options()
    position.does("foil-with scott").does("allow", seat=1)
    assert position.s.foiled == 1
    assert spent(position) == ["long_range_walkie_talkies"]


@rule("TB-FAB-13")
def test_only_a_player_can_pay_from_afar() -> None:
    text = f"lady_penelope[DD long_range_walkie_talkies] scott[I] | {BLUEPRINTS} | at tb1 asia"
    assert at(text).refuses("foil-with alan").why == "nobody-plays"
    assert at(text).refuses("foil-with lady_penelope").why == "no-help"
    assert at(f"lady_penelope[DD] scott[I] | {BLUEPRINTS}").refuses("foil-with scott").why == "nobody-pays-afar"


@rule("TB-FAB-13")
def test_who_can_pay_in_place_needs_none() -> None:
    position = at(f"lady_penelope[DDI long_range_walkie_talkies] scott | {BLUEPRINTS}")
    assert [option for option in position.options() if option.startswith("foil")] == ["foil"]


@rule("TB-FAB-13")
def test_their_owner_must_agree_too() -> None:
    text = f"lady_penelope[DDI] scott[long_range_walkie_talkies] | {BLUEPRINTS} | at fab1 asia"
    position = at(text).does("foil-with lady_penelope")
    assert position.asked == 1
    assert position.does("allow", seat=1).s.foiled == 1


def prepared(number: int) -> str:
    """A position in which a Scheme can be defeated: Scott and Virgil hold the tokens where they are asked."""
    places = {ASSETS[asset]: REGIONS[place] for asset, place in FACTS.assets[number]}
    free = [it for it in ("tb1", "tb2", "fab1") if it not in places]
    paying: dict[str, str] = {}
    for place, token, count in FACTS.cost[number]:
        paying[REGIONS[place]] = paying.get(REGIONS[place], "") + "WIDLT"[token] * count
    aboard = []
    for who, place in zip(("scott", "virgil"), paying, strict=False):
        taken = [it for it in places if it in MACHINES and it != "tb4" and places[it] == place]
        machine = "tb3" if REGIONS.index(place) > 10 else (taken or free).pop()
        places[machine] = place
        aboard.append(f"{who} {machine}")
    hands = [*paying.values(), ""][:2]
    at_text = ", ".join(f"{it} {place}" for it, place in places.items() if it in MACHINES)
    pods = ", ".join(f"{it} {place}" for it, place in places.items() if it not in MACHINES) or "-"
    crew = f"aboard {', '.join(aboard)} | at {at_text} | pods {pods}"
    level = "legendary" if FACTS.level[number] > 1 else "introduction"
    foiled = FACTS.level[number] - (2 if level == "legendary" else 1)
    return f"scott[{hands[0]}] virgil[{hands[1]}] | {crew} | level {level} | foiled {foiled} | scheme {SCHEMES[number]}"


@rule("TB-SCH-02", "TB-SCH-03", "TB-SCH-04", "TB-SCH-05", "TB-SCH-13")
@pytest.mark.parametrize("number", range(20), ids=SCHEMES)
def test_every_scheme_can_be_defeated_by_two_players(number: int) -> None:
    position = at(prepared(number))
    foiled = position.s.foiled
    position.does("foil")
    if position.asked == 1:
        position.does("allow", seat=1)
    assert position.s.foiled == foiled + 1


@rule("TB-SCH-03")
@pytest.mark.parametrize("number", range(20), ids=SCHEMES)
def test_and_by_nobody_with_one_token_missing(number: int) -> None:
    position = at(prepared(number))
    token = FACTS.cost[number][0][1]
    position.s.tokens[0][token] -= 1
    position.s.supply[token] += 1
    assert "foil" not in position.options()
    assert missing(position)[0] == "TB-SCH-03"


@rule("TB-FAB-13", "TB-TURN-13")
def test_at_the_ceiling_nobody_is_asked_to_pay_from_afar() -> None:
    text = f"lady_penelope[DD long_range_walkie_talkies] scott[I] | {BLUEPRINTS} | at tb1 asia"
    assert "foil-with scott" in at(f"{text} | operations 29").options()
    assert "foil-with scott" not in at(f"{text} | operations 30").options()
    alone = f"lady_penelope[DDI long_range_walkie_talkies] scott | {BLUEPRINTS} | at fab1 asia"
    assert "foil-with lady_penelope" in at(f"{alone} | operations 29").options()
    assert "foil-with lady_penelope" not in at(f"{alone} | operations 30").options()


@rule("TB-TURN-13", "TB-SOLO-14")
def test_in_solo_nobody_is_asked_so_the_ceiling_does_not_matter() -> None:
    text = f"lady_penelope[DD] scott[I] alan | solo | {BLUEPRINTS} | aboard scott fab1 | operations 30"
    assert "foil" in at(text).options()
    assert "foil" not in at(text.replace(" | solo", "")).options()
