"""TS-POD: the display, the laboratory, and what some Pods can do."""

from coffret.kernel import CHANCE, stack
from coffret.testing import rule
from tests.games.thunderbirds_solo.support import RESCUE, at, calls, named, place, pods, roll, stored

CHAINS = "1 d_f01 | 2 d_t01 | 3 d_w01 | 4 d_c01"
MONO = "crew alan monobrake, virgil tb2 | at tb2 2 | hold monobrake"


@rule("TS-POD-01")
def test_the_display_is_filled_to_three_at_the_end_of_the_dispatch_phase() -> None:
    position = at(f"{CHAINS} | display mole,domo,firefly").does("load mole:alan", "load domo:scott")
    assert len(position.s.display) == 1
    position.does("end-dispatch")
    assert len(position.s.display) == 3


@rule("TS-POD-02")
def test_an_empty_pod_deck_is_made_of_the_discards() -> None:
    position = at(f"{CHAINS} | display mole,domo | pods - ").does("end-dispatch")
    scrapped = pods(position.s.scrapped)
    position.rolls("shuffle-pods " + ",".join(reversed(scrapped)))
    assert pods(position.s.display) == ["mole", "domo", scrapped[-1]]
    assert len(position.s.pods) == len(scrapped) - 1


@rule("TS-POD-02")
def test_the_deck_is_renewed_in_the_middle_of_a_deal() -> None:
    position = at(f"{CHAINS} | display mole | pods domo").does("end-dispatch")
    scrapped = pods(position.s.scrapped)
    assert not stack.offered(position.s, position.read("shuffle-pods " + ",".join(scrapped[1:])), CHANCE)
    position.rolls("shuffle-pods " + ",".join(scrapped))
    assert pods(position.s.display) == ["mole", "domo", scrapped[0]]


@rule("TS-POD-02")
def test_with_both_empty_no_pod_is_dealt() -> None:
    position = at(f"{CHAINS} | display mole")
    position.s.pods, position.s.scrapped = [], []
    position.does("end-dispatch")
    assert pods(position.s.display) == ["mole"]


@rule("TS-POD-03")
def test_only_face_up_pods_can_be_loaded() -> None:
    position = at(f"{CHAINS} | display mole,domo,firefly")
    assert position.refuses("load excavator:alan").rule == "TS-POD-03"
    assert "load domo:alan" in position.options()
    assert at(f"{CHAINS} | display domo,firefly,excavator").refuses("load mole:alan").rule == "TS-POD-03"


@rule("TS-POD-04")
def test_brains_replaces_one_pod_in_a_dispatch_phase() -> None:
    position = at(f"{CHAINS} | display mole,domo,firefly | pods excavator,mobile_crane").does("replace domo")
    assert pods(position.s.display) == ["mole", "firefly", "excavator"]
    assert position.refuses("replace mole").why == "replaced-already"
    assert position.refuses("replace domo").rule == "TS-POD-04"


@rule("TS-POD-04")
def test_only_in_the_laboratory() -> None:
    position = at(f"{CHAINS} | crew brains tb1 | display mole,domo,firefly")
    assert position.refuses("replace mole").why == "laboratory-empty"
    position.does("leave brains")
    assert "replace mole" in position.options()
    assert position.refuses("replace excavator").why == "not-face-up"


@rule("TS-POD-04")
def test_in_the_next_turn_again() -> None:
    position = calls(f"{CHAINS} | flags workshop | display mole,domo,firefly")
    assert "replace mole" in position.options()


@rule("TS-POD-07")
def test_wilds_of_the_laser_cutter_work_on_sealed_disasters_and_guards() -> None:
    crew = "crew virgil laser_cutter, scott tb2 | at tb2 1 | hold laser_cutter | down scott,virgil"
    sealed = roll(f"1 x_d02 | {crew}", "rescue laser_cutter", "fire,fire,wild")
    assert "discard 1" in sealed.options()
    guard = roll(f"1 d_t01 c_01! | {crew}", "rescue laser_cutter", "fire,fire,wild")
    assert "discard 1" in guard.options()
    other = roll(f"1 x_d02 | {crew}", "rescue-with red", "fire,fire,wild")
    assert other.refuses("discard 1").rule == "TS-DISA-06"


@rule("TS-POD-08", "TS-HOOD-09")
def test_the_neutraliser_tractor_removes_an_influence_instead_of_rolling() -> None:
    tractor = "crew alan neutraliser_tractor, virgil tb2 | at tb2 1 | hold neutraliser_tractor"
    position = at(f"1 d_f01 c_01!h_01 | 2 d_f02 c_02!h_02 | {tractor} | {RESCUE}")
    assert position.refuses("neutralise c_02").why == "not-influenced-here"
    position.does("neutralise c_01")
    assert position.s.marks == {61: 89}
    assert named(position.s.discard) == ["h_01"]
    assert position.refuses("rescue neutraliser_tractor").why == "acted-already"
    assert position.refuses("neutralise c_02").rule == "TS-RESC-02"


@rule("TS-POD-08")
def test_nobody_else_can() -> None:
    position = at(f"1 d_f01 c_01!h_01 | crew alan tb1 | at tb1 1 | {RESCUE}")
    assert position.refuses("neutralise c_01").why == "no-tractor"


@rule("TS-POD-09")
def test_the_monobrake_drives_to_an_adjacent_chain_and_frees_its_space() -> None:
    position = at(f"{CHAINS} | {MONO} | stored monobrake white_trapped").does("fly monobrake:3")
    assert (place(position, "monobrake"), place(position, "tb2")) == ("3", "2")
    assert position.s.hold == []
    assert stored(position, "monobrake") == ""
    assert position.refuses("fly monobrake:2").why == "moved-already"


@rule("TS-POD-09")
def test_it_neither_drives_home_nor_far() -> None:
    position = at(f"{CHAINS} | {MONO}")
    assert position.refuses("fly monobrake:island").rule == "TS-POD-09"
    assert position.refuses("fly monobrake:4").rule == "TS-POD-09"
    assert position.refuses("collect 3").why == "nothing-to-collect"


@rule("TS-POD-09", "TS-DISP-12")
def test_thunderbird_2_takes_it_back_only_from_where_it_is_when_it_moves() -> None:
    text = f"{CHAINS} | crew alan monobrake, virgil tb2"
    left = at(f"{text} | at tb2 2, monobrake 2").does("fly tb2:3")
    assert place(left, "monobrake") == "2"
    taken = at(f"{text} | at tb2 2, monobrake 2").does("collect 3")
    assert (place(taken, "monobrake"), pods(taken.s.hold)) == ("3", ["monobrake"])
    home = at(f"{text} | at tb2 2, monobrake 2").does("collect island")
    assert pods(home.s.scrapped) == ["monobrake"]
    assert at(f"{text} | at tb2 2, monobrake 3").refuses("collect 3").rule == "TS-POD-09"
    assert at(f"{text} | at tb2 2, monobrake 2").refuses("collect 4").rule == "TS-DISP-06"


@rule("TS-POD-09")
def test_not_into_a_full_hold() -> None:
    crew = "crew alan monobrake, virgil tb2, gordon tb4, scott mole"
    position = at(f"{CHAINS} | {crew} | at tb2 2, monobrake 2 | hold tb4,mole")
    assert position.refuses("collect 3").why == "nothing-to-collect"
