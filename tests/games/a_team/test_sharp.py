"""The sharp bot: it goes by its view alone, and leaves to the decent one what it has not learnt."""

from coffret.bots import bot
from coffret.bots.levels import levels_of
from coffret.games.a_team import game
from coffret.games.a_team.bot import sharp
from coffret.games.a_team.view import View
from coffret.kernel import seeded, stack
from coffret.kernel.content import parse
from coffret.kernel.stack import Action
from coffret.testing.walk import walk
from tests.games.a_team.support import at

LONGER = """
[[space]]
id = "49"
kind = "plain"
origin = "reconstructed"

[[space]]
id = "50"
kind = "cellar"
ring = "centre"
row = 3
col = 4
origin = "reconstructed"
"""


def choice(text: str) -> str:
    """What the sharp bot does in a position."""
    view, options = asked(text)
    return game.vocabulary.write(sharp.choose(view, options, seeded("sharp")))


def asked(text: str) -> tuple[View, list[Action]]:
    """What is asked in a position, and of whom."""
    state = at(text).s
    decision = stack.decide(state)
    assert decision is not None
    return game.view(state, decision.seat), list(decision.actions)


def test_experts_are_sharp() -> None:
    assert bot("expert", game) is bot("good", game) is sharp.choose
    assert levels_of(game) == ("beginner", "thumb", "expert")


def test_what_takes_the_formula_out_is_done_at_once() -> None:
    assert choice("hannibal@2<* [boost] face@20 amy@0 murdock@0") == "play boost"


def test_it_goes_by_its_view_alone() -> None:
    for moment in walk(game, 4, "sharp"):
        if moment.seat < 0 or len(moment.decision.actions) < 2 or moment.decision.others:
            continue
        view, options = game.view(moment.state, moment.seat), list(moment.decision.actions)
        other = game.view(game.determinize(view, seeded("other")), moment.seat)
        assert sharp.choose(view, options, seeded(1)) == sharp.choose(other, options, seeded(1))


def test_nothing_was_learnt_of_a_track_of_another_length() -> None:
    longer = parse(LONGER, "my.toml")
    for pack, is_known in ((None, True), (longer, False)):
        table = game.table(seats=2, position="hannibal@12> [boost,patrol] face@30", pack=pack, seed=7)
        assert table.decision is not None
        options = [offer.action for offer in table.decision.options]
        assert (sharp.seen(table.view(0), options) is not None) == is_known
        assert sharp.choose(table.view(0), options, seeded(1)) in options


def test_an_option_is_what_a_decent_player_would_do() -> None:
    view, options = asked("hannibal@12> [boost,patrol] face@30 amy@0 murdock@0")
    seen = sharp.seen(view, options)
    assert seen is not None
    decent = options[[it.is_decent for it in seen].index(True)]
    assert decent == game.bot(view, options, seeded(1))
    assert [it.is_decent for it in seen].count(True) == 1
