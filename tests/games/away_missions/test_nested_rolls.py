"""AM-OVK-14: a roll inside another one. Whatever is done to the roll on top leaves the one below as it is.

Each script is played twice, alone and on top of a roll that is in progress, and must come to the same.
"""

import pytest

from coffret.games.away_missions.names import FIGURES, ITEMS
from coffret.kernel import seeded
from coffret.kernel.stack import CHANCE
from coffret.kernel.values import encode
from coffret.testing import Position, rule
from tests.games.away_missions.support import at

# The Chief has attacked a Sentinel with the Sonic Shotgun: five dice, three successes, two Overkills to spend.
OUTER = (
    f"purpose=0 who=4 alien={FIGURES.index('sentinel-5')} item={ITEMS.index('sonic-shotgun')} target=3 place=2 dice=5 "
    f"overkills=2 kinds=8 used=1 strafed=4 faces=1/2/3/9/9"
)
ALIENS_ACT = "now begin-alien-turn then take-turn yeoman"

SCRIPTS = {
    "a heal with dice thrown again": (
        "yeoman@8(hp3)[rabbits-foot tools] chief@9 | tiles all",
        ["heal yeoman", "throw 9,9,9,9", "use rabbits-foot", "choose-die 2", "throw 8", "use tools", "throw 1,2,9,9"],
    ),
    "tools that break": (
        "yeoman@8(hp3)[tools] chief@9 | tiles all",
        ["heal yeoman", "throw 1,9,9,9", "use tools", "throw 9,9,9,9"],
    ),
    "a heal with time warp": (
        "yeoman@8(hp3)[time-warp] chief@9 | tiles all",
        ["heal yeoman", "throw 9,9,9,9", "use time-warp", "choose-die 1", "choose-die 3", "done", "throw 1,4"],
    ),
    "an analysis with everything before it": (
        "yeoman@8[force-field-belt ionoscope glowing-orb reference-book co-ed] chief@9 | tiles all",
        [
            *("analyze force-field-belt", "use ionoscope", "use glowing-orb", "use reference-book", "use co-ed"),
            *("throw 1,9,9,9,9,9,9,9", "spend charge"),
        ],
    ),
    "a Thrall that is saved": (
        "yeoman@8[scientist] chief@9 | tiles all | aliens thrall@8",
        ["subdue thrall-1", "throw 1,9,9,9", "use scientist", "spend save", "draw-item girl"],
    ),
    "a Thrall whose only success stands": (
        "yeoman@8[rabbits-foot] chief@9 | tiles all | aliens thrall@8",
        ["subdue thrall-1", "throw 1,9,9,9", "use rabbits-foot", "choose-die 2", "throw 9"],
    ),
    "a Brain that is dominated": (
        "yeoman@8 chief@9 | tiles all | aliens brain@8(hp1)",
        ["subdue brain-1", "throw 1,2,9,9", "spend dominate"],
    ),
    "a roll that fails": ("yeoman@8(hp3) chief@9 | tiles all", ["heal yeoman", "throw 9,9,9,9"]),
    "an Overkill for the tape": (
        "yeoman@8(hp3)[tape-recorder] chief@9 | tiles all",
        ["heal yeoman", "throw 1,2,9,9", "use tape-recorder"],
    ),
    "an Overkill from the tape": (
        "yeoman@8(hp3)[tape-recorder/r] chief@9 | tiles all | aliens leech@9",
        ["heal yeoman", "throw 1,9,9,9", "use tape-recorder"],
    ),
    "a borrowed option": (
        "yeoman@8(hp2)[telepathy-band] doctor@8 chief@9 | tiles all",
        ["heal yeoman", "throw 1,2,3,9", "use telepathy-band", "choose-rocketeer doctor", "spend sawbones"],
    ),
    "an inverted roll": (
        "yeoman@8(hp3)[reality-inverter:2/a] chief@9 | tiles all",
        ["heal yeoman", "throw 8,9,1,5", "use reality-inverter"],
    ),
    "an attack": (
        "yeoman@8[ray-gun sarge] chief@9 | tiles all | aliens saucerman@8, leader@1, leader@2",
        [
            "attack ray-gun:saucerman-1",
            "use sarge",
            "throw 1,2,3,9,9,9",
            "spend psychic-scream",
            "choose-alien leader-2",
        ],
    ),
    "an attack that misses": (
        "yeoman@8[ray-gun] chief@9 | tiles all | aliens saucerman@8",
        ["attack ray-gun:saucerman-1", "throw 9,9,9,9,9"],
    ),
    "a talent": ("yeoman@8 chief@9 | tiles all | aliens saucerman@8, leech@8", ["talent", "choose-alien leech-1"]),
    "a borrowed talent": (
        "yeoman@8[telepathy-band] doctor@8(hp3) chief@9 | tiles all",
        ["talent", "choose-rocketeer doctor"],
    ),
    "the cold": (
        "yeoman@8[common-cold] chief@9 | tiles all | aliens leech@8, bug@8",
        ["use common-cold", "throw 1,9,9"],
    ),
    "the cube": (
        "yeoman@8[impossible-cube] chief@9 | tiles all | aliens saucerman@8",
        ["use impossible-cube", "throw 1,9,9,9,9", "spend sway"],
    ),
    "the cowboy": (
        "yeoman@8[cowboy] chief@9 | tiles all | aliens saucerman@8",
        ["use cowboy", "choose-alien saucerman-1", "throw 1"],
    ),
    "the chemist": ("yeoman@8(o3)[chemist] chief@9 | tiles all", ["use chemist", "throw 1"]),
    "the nurse": (
        "yeoman@8[nurse] doctor@8(hp3) chief@9 | tiles all",
        ["use nurse", "choose-rocketeer doctor", "throw 1"],
    ),
    "a task": (
        "yeoman@9 chief@8 | scenario invisible-planet | tiles 9 cloak-generator-a, all | markers 9",
        ["perform switch-off", "throw 1,9,9,9", "draw-alert all-quiet"],
    ),
    "a marker under fire": (
        "yeoman@11[ray-gun] chief@11 | scenario tunnel-of-terror | tiles 11 fear-engine, all | markers 11 | work 4",
        ["attack-marker ray-gun", "throw 1,9,9,9,9"],
    ),
    "a Saucerman's attack": (
        f"yeoman@9 chief@2 | tiles all | aliens saucerman@9 | {ALIENS_ACT}",
        ["throw 1,2", "lose-point standard"],
    ),
    "a Sentinel's attack": (
        f"yeoman@9(panicked) chief@2 | tiles all | aliens sentinel@9 | {ALIENS_ACT}",
        ["throw 1,2,9,9,9,9", "throw 10"],
    ),
    "Bugs": (f"yeoman@9 chief@2 | tiles all | aliens bug@9, bug@9 | {ALIENS_ACT}", ["throw 1,2"]),
}


def played(text: str, steps: list[str]) -> Position:
    """A script to its end; chance would draw as many dice as the script throws."""
    table = at(text)
    for step in steps:
        if table.asked == CHANCE:
            frame = table.s.stack[-1]
            if step.startswith("throw "):
                assert len(frame.sample(table.s, seeded(step)).faces) == step.count(",") + 1
            table.rolls(step)
        else:
            table.does(step)
    return table


@rule("AM-OVK-14")
@pytest.mark.parametrize("script", SCRIPTS)
def test_a_roll_does_not_meddle_with_the_one_below(script: str) -> None:
    text, steps = SCRIPTS[script]
    alone, nested = played(text, steps), played(f"{text} | rolls {OUTER}", steps)
    below = at(f"{text} | rolls {OUTER}").s.rolls[0]
    assert encode(nested.s.rolls[0]) == encode(below)
    assert nested.options() == alone.options()
    nested.s.rolls.pop(0)
    assert encode(nested.s) == encode(alone.s)
