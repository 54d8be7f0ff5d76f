"""In the terminal, too, a bot tells what it means to do before it does it, where the game agrees."""

from tests.cli.running import Inside

MEANT = "Bo means to: Transfer Virgil to Thunderbird 1 → Move to North America → Rescue: 30 Minutes After Noon"


def test_what_a_bot_means_to_do_is_told_once_and_before_it_is_done(coffret: Inside) -> None:
    start = ("play", "thunderbirds", "--seats", 2, "--seed", "intent 0", "--names", "Ada,Bo")
    log = coffret(*start, lines="end-actions\nlog\n").out.split("> log")[1]
    assert log.count(MEANT) == 1
    assert log.index(MEANT) < log.index("Virgil moves Thunderbird 1 to North America.")
    assert log.count("Rescue: 30 Minutes After Noon") == 1
