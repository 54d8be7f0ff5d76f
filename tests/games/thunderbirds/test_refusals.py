"""Refused actions name their rule and say why: each reason there is, and every action that can be named."""

from collections import defaultdict
from typing import Any

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import CARDS
from coffret.games.thunderbirds.state import DETERMINATION, JOHN, SCOTT, TEAMWORK
from coffret.kernel import CHANCE, seeded, stack
from coffret.kernel.words import verb
from coffret.testing import Position, rule
from coffret.testing.effects import all_actions, expected
from coffret.testing.players import curious
from coffret.testing.walk import walk
from tests.games.thunderbirds.support import at, lively

ALL_CARDS = " ".join(CARDS)
SILENCE = "hood 2 | events emergency_comms_interrupted | silence 2"
SABOTAGE = "hood 2 | events pod_hydraulics_sabotaged"
VOLCANO = "hood 2 | events icelandic_volcano_eruption"
ZOMBITES = "hood 2 | events attack_of_the_zombites"
THREE_PODS = "pods mole south_pacific, firefly south_pacific, domo south_pacific"
BLUEPRINTS = "scheme stolen_blueprints | at fab1 europe"
SKY = "at tb1 europe | track 1 trapped_in_the_sky"
BEFORE = "rescue trapped_in_the_sky"
SHORT = f"{BEFORE}; dice 1:1"
LAND = "at tb1 north_america | track 1 city_of_fire"
BURNING = "rescue city_of_fire"
TOP = "top hood,ricochet,cry_wolf,sun_probe,cham_cham"
EYES = "plan; draw-card jeffs_orders; happen hoods_hypnotic_eyes"
KYRANO = "plan; draw-card jeffs_orders; happen kyrano_kyrano"
CHOOSING = "scott ? | turn - | now choose-character 2 then take-turn scott"
SOLO = "scott virgil alan | solo"
OCEAN = "track 1 towering_ocean"
AVERT = "rescue towering_ocean; dice 5:4"
PAYERS = f"lady_penelope[DDD] scott[DI] virgil[D] gordon | {BLUEPRINTS}, tb1 europe | aboard gordon fab1"
AMERICA = "at fab1 south_america, tb1 south_america, tb2 south_america, tb4 indian_ocean"
SHADOWS = f"lady_penelope[WWWT] scott[W] gordon[DL] | scheme army_of_shadows | {AMERICA}"  # three Teamwork there
AFAR = f"lady_penelope[DD {CARDS[16]} jeffs_orders] scott[DDI mobile_command_unit] | {BLUEPRINTS}"
GIVING = f"play {CARDS[15]}; link scott:virgil; 2 allow"
ORDERED = f"play {CARDS[9]}; choose alan"
BROUGHT = f"play {CARDS[14]}; bring virgil:tb1"
LATER = "card-between-actions"
SETTLED = "rescue-settled"
DRAW = "card-for-draw"
RADIO = f"scott[WI {CARDS[15]}] virgil[jeffs_orders]"

REFUSED = [  # the position, the steps from there (a number before one: the seat), what is tried, the rule, why
    # Move
    ("alan scott", "", "move australia", "TB-MOVE-03", "orange-only"),
    ("alan scott | at tb3 moon", "", "move europe", "TB-MOVE-03", "orange-only"),
    ("scott alan", "", "move moon", "TB-MOVE-04", "not-orange"),
    ("john scott", "", "move moon", "TB-MOVE-05", "never-moves"),
    ("gordon virgil | hold tb4", "", "move asia", "TB-MOVE-10", "loaded"),
    ("scott virgil", "", "move south_pacific", "TB-MOVE-12", "there-already"),
    (
        f"lady_penelope scott | {VOLCANO}",
        "",
        "move north_atlantic",
        "TB-EVT-09",
        "volcano",
    ),
    ("gordon scott", "", "move europe", "TB-MOVE-02", "too-far"),
    (f"gordon scott | {VOLCANO}", "", "move europe", "TB-MOVE-02", "too-far"),
    (
        "alan scott | at tb3 mars | hood 2 | events rocket_malfunction",
        "",
        "move geostationary_orbit",
        "TB-MOVE-02",
        "too-far",
    ),
    ("virgil scott | actions 0", "", "move asia", "TB-TURN-02", "no-action-left"),
    (f"scott virgil | actions 0 | {ZOMBITES}", "", "move europe", "TB-MOVE-02", "too-far"),
    ("scott virgil | actions 0 | flags flown", "", "move asia", "TB-TURN-02", "no-action-left"),
    ("scott virgil | actions 0", "", "plan", "TB-TURN-02", "no-action-left"),
    ("scott virgil | actions 0", "", "gather technology", "TB-TURN-06", "only-alan"),
    ("scott virgil | actions 0", "", "move moon", "TB-MOVE-04", "not-orange"),
    ("john scott | actions 0", "", "move europe", "TB-MOVE-05", "never-moves"),
    ("scott virgil | actions 0", "", "repair icelandic_volcano_eruption", "TB-EVT-14", "nothing-to-repair"),
    # Rescue
    ("scott virgil | track 1 trapped_in_the_sky", "", "rescue trapped_in_the_sky", "TB-RES-01", "rescue-elsewhere"),
    ("scott virgil", "", "rescue ricochet", "TB-RES-01", "not-on-track"),
    (
        "scott virgil | at tb1 africa | track 1 alias_mr_hackenbacker",
        "",
        "rescue alias_mr_hackenbacker",
        "TB-RES-14",
        "condition-missing",
    ),
    (f"scott[W {' '.join(CARDS[:4])}] virgil | {SKY}", BEFORE, "add-two", "TB-TOK-10", "roll-first"),
    (f"scott[W {' '.join(CARDS[:4])}] virgil | {SKY}", BEFORE, "done", "TB-RES-17", "roll-first"),
    (f"scott[W] virgil | {SKY}", SHORT, "roll", "TB-RES-17", "rolled-already"),
    (f"scott[W] virgil | {SKY}", SHORT, "reroll 1", "TB-RES-16", "no-such-token"),
    (f"scott[W] virgil | {SKY}", SHORT, "steady 1", "TB-CHAR-07", "not-steady"),
    (f"scott[W] virgil | {SKY}", SHORT, "load mole", "TB-TURN-08", "rescue-under-way"),
    (f"scott[WI] virgil | {SKY}", f"{BEFORE}; dice 5:0", "add-two", "TB-RES-07", "enough-already"),
    (f"scott[W] virgil[I help_from_braman] | {SKY}", SHORT, "2 reroll 1", "TB-RES-16", "not-your-roll"),
    (f"scott[W underwater_sealing_unit] virgil | {SKY}", SHORT, f"play {CARDS[1]}", "TB-FAB-10", "wrong-type"),
    (f"scott[W jeffs_orders] virgil | {SKY}", SHORT, "play jeffs_orders", "TB-FAB-12", "rescue-under-way"),
    (f"scott[{CARDS[5]}] virgil | {SKY}", f"{BEFORE}; dice 0:0", "load mole", "TB-RES-10", "hood-faces-first"),
    (f"scott[{CARDS[5]}] virgil | {SKY}", f"{BEFORE}; dice 0:0", "play jeffs_orders", "TB-FAB-01", "not-your-card"),
    (f"scott[{CARDS[5]} {CARDS[9]}] virgil | {SKY}", f"{BEFORE}; dice 0:0", f"play {CARDS[9]}", "TB-FAB-12", LATER),
    (f"scott[{CARDS[5]} {CARDS[0]}] virgil | {SKY}", f"{BEFORE}; dice 0:0", f"play {CARDS[0]}", "TB-FAB-11", SETTLED),
    (f"scott[{CARDS[5]} {CARDS[6]}] virgil | {SKY}", f"{BEFORE}; dice 0:0", f"play {CARDS[6]}", "TB-FAB-13", DRAW),
    (f"scott[W {CARDS[6]}] virgil | {SKY}", SHORT, f"play {CARDS[6]}", "TB-FAB-13", DRAW),
    (f"scott virgil | {OCEAN}", AVERT, "plan", "TB-RES-12", "take-first"),
    (f"scott[jeffs_orders] virgil | {OCEAN}", AVERT, "play jeffs_orders", "TB-FAB-12", LATER),
    (f"scott[{CARDS[4]}] virgil | {OCEAN}", AVERT, f"play {CARDS[4]}", "TB-RES-17", SETTLED),
    (f"scott[{CARDS[5]}] virgil | {OCEAN}", AVERT, f"play {CARDS[5]}", "TB-RES-12", "take-first"),
    ("scott[sir_jeremy_hodge] virgil[WWWWWW]", "play sir_jeremy_hodge", "take teamwork", "TB-REW-04", "none-left"),
    # Plan and Scan
    (f"scott[{ALL_CARDS}] virgil", "", "plan", "TB-PLAN-04", "no-card-left"),
    ("scott john | track 4 cry_wolf", "", "scan cry_wolf", "TB-SCAN-03", "scan-elsewhere"),
    ("alan john | track 4 cry_wolf", "", "scan cry_wolf", "TB-SCAN-05", "scan-elsewhere"),
    ("john scott", "", "scan cry_wolf", "TB-SCAN-01", "not-on-track"),
    ("john scott | track 1 cry_wolf", "", "scan cry_wolf", "TB-SCAN-04", "first-slot"),
    ("john scott | track 3 ricochet, 4 cry_wolf", "", "scan cry_wolf", "TB-SCAN-02", "slot-taken"),
    (f"john scott | track 4 cry_wolf | {SILENCE}", "", "scan cry_wolf", "TB-EVT-10", "comms-interrupted"),
    # Repair, and Alan's token
    ("virgil scott | hood 2 | events hood_interferes", "", "repair hood_interferes", "TB-EVT-14", "nothing-to-repair"),
    ("virgil scott", "", "repair rocket_malfunction", "TB-EVT-14", "not-in-force"),
    (
        f"virgil scott | {ZOMBITES} | at tb1 asia",
        "",
        "repair attack_of_the_zombites",
        "TB-EVT-11",
        "repair-on-the-island",
    ),
    ("scott alan", "", "gather intelligence", "TB-TURN-06", "only-alan"),
    ("alan scott | at tb3 moon", "", "gather logistics", "TB-CHAR-06", "not-this-token"),
    ("alan scott", "", "gather intelligence", "TB-CHAR-06", "alan-in-space"),
    ("alan scott | at tb3 moon | aboard alan tb1", "", "gather intelligence", "TB-CHAR-03", "alan-in-space"),
    ("alan scott | at tb3 moon", "gather intelligence", "gather technology", "TB-CHAR-06", "once-a-turn"),
    (
        "alan scott | at tb3 geostationary_orbit | flags gathered",
        "",
        "gather technology",
        "TB-CHAR-06",
        "once-a-turn",
    ),
    ("alan[IIIIII] scott | at tb3 moon", "", "gather intelligence", "TB-REW-03", "none-left"),
    # Transfer, swap, load and unload
    ("virgil scott | at tb1 asia", "", "transfer scott:tb2", "TB-XFER-01", "not-in-your-region"),
    ("scott virgil | at fab1 europe", "", "transfer scott:fab1", "TB-XFER-01", "machine-elsewhere"),
    ("scott virgil", "", "transfer scott:tb1", "TB-XFER-08", "aboard-already"),
    ("scott virgil", "", "transfer scott:tb4", "TB-XFER-05", "no-free-seat"),
    ("scott virgil | aboard scott tb2", "", "swap scott:virgil", "TB-XFER-08", "same-machine"),
    ("scott virgil", "", "swap virgil:scott", "TB-XFER-05", "swap-other-way-round"),
    ("scott virgil", "transfer virgil:tb1", "2 plan", "TB-XFER-02", "answer-first"),
    ("scott virgil", "", "revoke", "TB-XFER-02", "nothing-to-revoke"),
    ("virgil scott | operations 30", "", "swap scott:virgil", "TB-TURN-13", "too-many-operations"),
    ("virgil scott", "", "load scott", "TB-LOAD-01", "not-cargo"),
    ("virgil scott", "", "load tb1", "TB-LOAD-03", "never-loaded"),
    ("scott virgil | at tb2 asia", "", "load tb4", "TB-LOAD-01", "no-carrier-here"),
    ("virgil scott | hold mole", "", "load mole", "TB-LOAD-02", "loaded-already"),
    ("virgil scott | pods mole asia", "", "load mole", "TB-LOAD-01", "not-here"),
    ("virgil scott | pods mole europe", "", "load mole", "TB-LOAD-01", "not-here"),
    ("virgil scott | pods domo plan", "", "load domo", "TB-BON-07", "not-here"),
    (f"virgil scott | {THREE_PODS} | hold mole,firefly", "", "load domo", "TB-LOAD-02", "hold-full"),
    (f"virgil scott | {THREE_PODS} | hold tb4", "", "load mole", "TB-LOAD-02", "hold-full"),
    (f"virgil scott | {THREE_PODS} | {SABOTAGE}", "", "load mole", "TB-EVT-10", "hold-sabotaged"),
    ("virgil scott", "", "unload mole", "TB-LOAD-01", "not-loaded"),
    ("scott virgil | hold mole | at tb2 asia", "", "unload mole", "TB-LOAD-07", "no-carrier-here"),
    # Schemes
    ("scott virgil", "", "foil", "TB-SCH-04", "scheme-needs"),
    (f"lady_penelope[DD] scott | {BLUEPRINTS}", "", "foil", "TB-SCH-03", "scheme-needs"),
    (f"lady_penelope[DDI] scott[DI] | {BLUEPRINTS}, tb1 europe", "foil", "plan", "TB-SCH-03", "propose-first"),
    (PAYERS, "foil", "pay virgil:1", "TB-SCH-05", "payer-elsewhere"),
    (PAYERS, "foil", "pay alan:1", "TB-SCH-03", "nobody-plays"),
    (PAYERS, "foil", "pay gordon:1", "TB-SCH-03", "has-only"),
    (PAYERS, "foil", "pay scott:1", "TB-SCH-03", "payer-first"),
    (PAYERS, "foil", "pay lady_penelope:4", "TB-SCH-03", "has-only"),
    (PAYERS, "foil", "pay lady_penelope:3", "TB-SCH-03", "too-many-paid"),
    (PAYERS, "foil", "pay lady_penelope:0", "TB-SCH-03", "too-few-paid"),
    (f"lady_penelope[D] scott[DI] | {BLUEPRINTS}, tb1 europe", "foil", "2 plan", "TB-SCH-06", "answer-first"),
    ("scott virgil", "", "foil-with virgil", "TB-FAB-13", "nobody-pays-afar"),
    (f"scott[{CARDS[16]}] virgil", "", "foil-with alan", "TB-SCH-03", "nobody-plays"),
    (f"lady_penelope[DD {CARDS[16]}] scott | {BLUEPRINTS}", "", "foil-with lady_penelope", "TB-SCH-03", "no-help"),
    # Tokens
    ("scott virgil", "", "spend alan:logistics", "TB-TOK-01", "nobody-plays"),
    ("scott virgil", "", "spend virgil:logistics", "TB-TURN-11", "not-your-character"),
    ("scott[T] virgil", "", "spend scott:technology", "TB-TOK-06", "name-a-pod"),
    ("scott[W] virgil", "", "spend scott:teamwork", "TB-TOK-10", "token-for-rescue"),
    ("scott virgil", "", "spend scott:logistics", "TB-TOK-01", "no-such-token"),
    ("scott virgil[DL]", "", "2 spend virgil:determination", "TB-TOK-11", "only-active"),
    ("scott[L] virgil | operations 30", "", "spend scott:logistics", "TB-TURN-13", "too-many-operations"),
    ("scott[T] virgil | operations 30", "", "build scott:domo", "TB-TURN-13", "too-many-operations"),
    ("scott virgil", "", "build scott:domo", "TB-TOK-01", "no-such-token"),
    (f"scott[L {ALL_CARDS}] virgil", "", "spend scott:logistics", "TB-TOK-14", "no-card-left"),
    ("scott[T] virgil | pods mole asia", "", "build scott:mole", "TB-POD-02", "built-already"),
    ("scott[W] virgil", "", "give teamwork", "TB-TOK-08", "tokens-are-kept"),
    ("scott[W] virgil[L]", "", "2 link virgil:scott", "TB-TOK-08", "tokens-are-kept"),
    # F.A.B. cards
    ("scott virgil[jeffs_orders]", "", "play jeffs_orders", "TB-FAB-01", "not-your-card"),
    (SOLO, "", "play jeffs_orders", "TB-FAB-01", "not-your-card"),
    (f"scott[W {CARDS[4]} {CARDS[0]}] virgil | {LAND}", BURNING, f"play {CARDS[4]}", "TB-FAB-13", "roll-first"),
    (f"scott[jeffs_orders] virgil | {SILENCE}", "", "play jeffs_orders", "TB-EVT-10", "comms-interrupted"),
    ("scott[personal_hoverjet] virgil", "", "play personal_hoverjet", "TB-FAB-11", "card-for-rescue"),
    ("scott[help_from_braman] virgil", "", "play help_from_braman", "TB-FAB-13", "card-for-rescue"),
    (f"scott[{CARDS[5]}] virgil", "", f"play {CARDS[5]}", "TB-FAB-13", "card-for-hood-faces"),
    (f"scott[{CARDS[6]}] virgil", "", f"play {CARDS[6]}", "TB-FAB-13", "card-for-draw"),
    (f"scott[{CARDS[16]}] virgil", "", f"play {CARDS[16]}", "TB-FAB-13", "card-for-scheme"),
    ("scott[powder_compact_radio] virgil", "", "play powder_compact_radio", "TB-FAB-13", "card-useless"),
    ("scott[jeffs_orders] alan | at tb3 moon", "play jeffs_orders", "choose scott", "TB-FAB-13", "not-off-turn"),
    (
        "scott[jeffs_orders] alan | at tb3 moon",
        "play jeffs_orders; choose alan",
        "2 gather intelligence",
        "TB-CHAR-09",
        "ability-on-own-turn",
    ),
    ("scott[jeffs_orders] alan", "play jeffs_orders; choose alan", "2 load mole", "TB-FAB-13", "only-an-action"),
    (
        f"scott[{CARDS[7]}] virgil | track 1 trapped_in_the_sky, 2 sun_probe",
        f"play {CARDS[7]}",
        "pick sun_probe",
        "TB-FAB-13",
        "not-discardable",
    ),
    (f"scott[{CARDS[17]}] virgil | {TOP}", f"play {CARDS[17]}", "put-back rockquake", "TB-FAB-13", "not-looked-at"),
    ("scott[fab_1_hydrofoils] virgil", "play fab_1_hydrofoils", "sail moon", "TB-FAB-13", "fab1-cannot-go"),
    ("scott[W powder_compact_radio] virgil", f"play {CARDS[15]}", "link virgil:scott", "TB-FAB-13", "nothing-to-give"),
    ("scott[W powder_compact_radio] virgil", f"play {CARDS[15]}", "link scott:scott", "TB-FAB-13", "link-to-oneself"),
    (RADIO, GIVING, "give logistics", "TB-FAB-13", "has-only"),
    (f"scott[WII {CARDS[15]}] virgil", f"{GIVING}; give intelligence", "give teamwork", "TB-FAB-13", "passed-over"),
    (f"scott[{CARDS[14]}] virgil", f"play {CARDS[14]}", "bring virgil:tb4", "TB-XFER-05", "no-free-seat"),
    (f"scott[{CARDS[6]} {CARDS[5]}] virgil", "end-actions", f"play {CARDS[5]}", "TB-FAB-13", "card-for-hood-faces"),
    (f"scott[{CARDS[6]} {CARDS[0]}] virgil", "end-actions", f"play {CARDS[0]}", "TB-FAB-11", "card-for-rescue"),
    (f"scott[{CARDS[6]} {CARDS[16]}] virgil", "end-actions", f"play {CARDS[16]}", "TB-FAB-13", "card-for-scheme"),
    (f"scott[{CARDS[6]} {CARDS[0]}] virgil", "end-actions", f"play {CARDS[0]}", "TB-FAB-11", "card-for-rescue"),
    (f"scott[{CARDS[6]} {CARDS[12]}] virgil", "end-actions", f"play {CARDS[12]}", "TB-FAB-13", "card-useless"),
    (f"scott[{CARDS[6]}] virgil[{CARDS[9]}]", "end-actions", f"play {CARDS[9]}", "TB-FAB-01", "not-your-card"),
    # A card while another card takes effect
    (f"scott[{CARDS[9]} {CARDS[8]}] alan", f"play {CARDS[9]}", f"play {CARDS[8]}", "TB-FAB-03", "card-resolves"),
    (f"scott[{CARDS[9]}] alan[{CARDS[8]}]", ORDERED, f"2 play {CARDS[8]}", "TB-FAB-03", "card-resolves"),
    (RADIO, f"play {CARDS[15]}; link scott:virgil", "2 play jeffs_orders", "TB-FAB-03", "card-resolves"),
    (RADIO, f"play {CARDS[15]}; link scott:virgil", "2 plan", "TB-FAB-13", "answer-first"),
    (f"scott[{CARDS[11]} {CARDS[9]}] virgil", f"play {CARDS[11]}", f"play {CARDS[9]}", "TB-FAB-03", "card-resolves"),
    (f"scott[{CARDS[11]}] virgil", f"play {CARDS[11]}", "plan", "TB-FAB-03", "card-resolves"),
    (f"scott[{CARDS[14]}] virgil[{CARDS[9]}]", BROUGHT, f"2 play {CARDS[9]}", "TB-FAB-03", "card-resolves"),
    (f"scott[{CARDS[14]}] virgil", BROUGHT, "2 plan", "TB-XFER-02", "answer-first"),
    ("scott virgil[jeffs_orders]", "transfer virgil:tb1", "2 play jeffs_orders", "TB-XFER-02", "answer-first"),
    (AFAR, "foil-with scott", "play jeffs_orders", "TB-FAB-03", "card-resolves"),
    (AFAR, "foil-with scott; pay lady_penelope:1", f"2 play {CARDS[8]}", "TB-FAB-03", "card-resolves"),
    (AFAR, "foil-with scott", "plan", "TB-SCH-03", "propose-first"),
    (AFAR, "foil-with scott; pay lady_penelope:1", "2 plan", "TB-SCH-06", "answer-first"),
    (f"{AFAR} | operations 30", "", "foil-with scott", "TB-TURN-13", "too-many-operations"),
    (RADIO, GIVING, "play jeffs_orders", "TB-FAB-03", "card-resolves"),
    (RADIO, GIVING, "plan", "TB-FAB-13", "answer-first"),
    (
        f"scott[{CARDS[7]} jeffs_orders] virgil | {SKY}",
        f"play {CARDS[7]}",
        "play jeffs_orders",
        "TB-FAB-03",
        "card-resolves",
    ),
    (f"scott[{CARDS[10]} jeffs_orders] virgil", f"play {CARDS[10]}", "play jeffs_orders", "TB-FAB-03", "card-resolves"),
    (f"scott[{CARDS[13]} jeffs_orders] virgil", f"play {CARDS[13]}", "play jeffs_orders", "TB-FAB-03", "card-resolves"),
    (f"scott[{CARDS[14]} jeffs_orders] virgil", f"play {CARDS[14]}", "play jeffs_orders", "TB-FAB-03", "card-resolves"),
    (
        f"scott[W {CARDS[15]} jeffs_orders] virgil",
        f"play {CARDS[15]}",
        "play jeffs_orders",
        "TB-FAB-03",
        "card-resolves",
    ),
    (
        f"scott[{CARDS[17]} jeffs_orders] virgil | {TOP}",
        f"play {CARDS[17]}",
        "play jeffs_orders",
        "TB-FAB-03",
        "card-resolves",
    ),
    (
        f"scott[{CARDS[4]} jeffs_orders] virgil | {SKY}",
        f"{SHORT}; play {CARDS[4]}",
        "play jeffs_orders",
        "TB-FAB-03",
        "card-resolves",
    ),
    ("scott[WI mobile_command_unit] virgil | hood 1", KYRANO, f"play {CARDS[8]}", "TB-FAB-03", "card-resolves"),
    (f"scott[mobile_command_unit {CARDS[12]}] virgil | hood 1", EYES, f"play {CARDS[8]}", "TB-FAB-03", "card-resolves"),
    ("scott[WI] virgil | hood 1", KYRANO, "give-up logistics", "TB-EVT-10", "no-such-token"),
    # Whose turn it is, and John's watch
    ("scott virgil[L]", "", "2 plan", "TB-TURN-11", "only-active"),
    (f"scott virgil[{CARDS[6]}]", "end-actions", "2 build virgil:mole", "TB-TURN-09", "actions-are-over"),
    ("virgil john", "", "stand-down", "TB-HOOD-10", "not-johns-turn"),
    ("john virgil", "", "keep-watch", "TB-HOOD-10", "so-already"),
    ("scott virgil", "", "pass", "TB-TURN-08", "not-now"),
    (CHOOSING, "", "2 choose scott", "TB-SETUP-18", "taken"),
    # Solo
    ("scott virgil", "", "change scott:alan", "TB-SOLO-05", "only-in-solo"),
    (SOLO, "load tb4", "change scott:gordon", "TB-SOLO-11", "turn-begun"),
    (f"{SOLO} | changes 3", "", "change scott:gordon", "TB-SOLO-16", "too-many-changes"),
    (SOLO, "", "change gordon:john", "TB-SOLO-05", "nobody-plays"),
    (SOLO, "", "change scott:virgil", "TB-SOLO-03", "not-in-reserve"),
    (SOLO, "", "change scott:john", "TB-SOLO-06", "not-on-the-island"),
]


def by(step: str) -> tuple[str, int | None]:
    """A step, and the seat that takes it if it is named."""
    return (step[2:], int(step[0]) - 1) if step[0].isdigit() else (step, None)


def reach(text: str, steps: str) -> Position:
    """The position after some steps, of players and of chance."""
    position = at(text)
    for step in steps.split("; ") if steps else ():
        notation, seat = by(step)
        if position.asked == CHANCE:
            position.rolls(notation)
        else:
            position.does(notation, seat=seat)
    return position


@rule("TB-MOVE-03", "TB-XFER-05", "TB-LOAD-02", "TB-RES-01", "TB-SCH-03", "TB-SCAN-03", "TB-FAB-03", "TB-TOK-08")
@pytest.mark.parametrize(("text", "steps", "tried", "id", "why"), REFUSED)
def test_a_refused_action_names_its_rule(text: str, steps: str, tried: str, id: str, why: str) -> None:
    notation, seat = by(tried)
    reason = reach(text, steps).refuses(notation, seat)
    assert (reason.rule, reason.why) == (id, why)


@rule("TB-SCAN-02", "TB-FAB-13", "TB-SCH-03", "TB-SOLO-06")
@pytest.mark.parametrize(
    ("text", "steps", "tried", "args"),
    [
        ("john scott | track 3 ricochet, 4 cry_wolf", "", "scan cry_wolf", {"slot": 3}),
        (RADIO, GIVING, "give logistics", {"count": 0}),
        (RADIO, f"{GIVING}; give teamwork", "give logistics", {"count": 0}),
        (PAYERS, "foil", "pay lady_penelope:3", {"token": DETERMINATION}),
        (PAYERS, "foil", "pay lady_penelope:4", {"token": DETERMINATION}),
        (PAYERS, "foil", "pay lady_penelope:0", {"token": DETERMINATION}),
        (SHADOWS, "foil", "pay lady_penelope:0", {"token": TEAMWORK}),
        (SOLO, "", "change scott:john", {"character": JOHN}),
        (f"{SOLO} | at tb1 asia", "", "change scott:gordon", {"character": SCOTT}),
    ],
)
def test_a_reason_tells_the_facts_of_the_moment(text: str, steps: str, tried: str, args: dict[str, int]) -> None:
    assert args.items() <= reach(text, steps).refuses(tried).args.items()


@rule("TB-SCH-03")
@pytest.mark.parametrize(
    ("text", "tried", "count"),
    [
        (PAYERS, "pay lady_penelope:4", 3),
        (PAYERS, "pay lady_penelope:3", 2),
        (PAYERS, "pay gordon:2", 0),
        (SHADOWS, "pay lady_penelope:0", 2),
        (SHADOWS, "pay lady_penelope:1", 1),
    ],
)
def test_a_refused_payment_tells_how_much_there_is_or_is_missing(text: str, tried: str, count: int) -> None:
    assert reach(text, "foil").refuses(tried).args["count"] == count


def test_every_reason_there_is_has_its_example() -> None:
    assert {f"reason-{row[-1]}" for row in REFUSED} == expected(game)["reason"]


def note_refusals(s: Any, refused: dict[tuple[str, str], set[str]], offers: dict[str, set[str]]) -> None:
    """Try everything that can be named, for every seat that is asked: which step refuses which kind of action how."""
    decision = stack.decide(s)
    assert decision is not None
    step = type(s.stack[-1]).__name__
    for part in (decision, *decision.others):
        offers[step] |= {verb(type(action)) for action in part.actions}
        for actions in all_actions(game, s.seats) if part.seat >= 0 else ():
            for action in actions:
                if action not in part.actions:
                    reason = s.stack[-1].refuse(s, action, part.seat)
                    assert reason.rule in game.ledger, f"{action}: {reason}"
                    refused[step, verb(type(action))].add(reason.why)


def test_a_step_never_refuses_its_own_kind_of_action_without_saying_why() -> None:
    refused: dict[tuple[str, str], set[str]] = defaultdict(set)
    offers: dict[str, set[str]] = defaultdict(set)
    rng = seeded("refusals")
    seeker = curious()
    for seats in game.seat_counts:
        for seed in range(6):
            options: dict[str, object] = {"characters": ("random", "chosen")[seed % 2]}
            states = [
                *(stack.copy(s) for s, seat, _ in lively(seats, f"refusals {seed}", options) if seat != CHANCE),
                *(stack.copy(it.state) for it in walk(game, seats, seed, options, seeker) if it.seat != CHANCE),
            ]
            for s in states:
                common = type(s.stack[-1]).__name__ in ("TakeTurn", "OpenRescue")
                if rng.below(60 if common else 6) == 0:
                    note_refusals(s, refused, offers)
    assert len(offers) > 15, "more kinds of steps should be met"
    weak = [(step, kind) for (step, kind), whys in refused.items() if "not-now" in whys and kind in offers[step]]
    assert weak == []
