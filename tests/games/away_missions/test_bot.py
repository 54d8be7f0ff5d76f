"""The thumb Rocketeer: equips itself, goes for the mission, shoots, heals, subdues, and comes home."""

import pytest

from coffret.bots import play_game
from coffret.games.away_missions import game
from coffret.games.away_missions.bot.errands import goals
from coffret.games.away_missions.bot.turn import would_be_stuck
from coffret.games.away_missions.names import AIR_KNIFE, SCENARIOS
from coffret.games.away_missions.state import State
from coffret.kernel import CHANCE, seeded, stack
from tests.games.away_missions.support import FACTS, at, place

AIRLOCK = place(0, 0)


def chosen(text: str, *before: str) -> str:
    """What the bot does at the first seat that is asked."""
    position = at(text)
    for step in before:
        position = position.rolls(step) if step.startswith("throw") else position.does(step)
    decision = stack.decide(position.s)
    assert decision is not None
    action = game.bot(game.view(position.s, decision.seat), list(decision.actions), seeded(1))
    assert action in decision.actions
    return game.vocabulary.write(action)


def test_it_does_the_task_where_it_stands() -> None:
    assert chosen("professor@6 chief@6 | tiles 6 control-room, all | markers 6") == "perform send-alarm"


def test_it_walks_to_the_task() -> None:
    assert chosen("professor@3 chief@3 | tiles 6 control-room, all | markers 6") == "move 6"


def test_it_comes_home_when_all_is_done() -> None:
    assert chosen("professor@8 chief@9 | tiles all | unseen_markers 0") == f"move {AIRLOCK}"


def test_it_shoots_what_threatens() -> None:
    assert chosen("chief@8[ray-gun] captain@9 | tiles all | aliens leader@7") == "attack ray-gun:leader-1"


def test_it_shoots_the_worse_of_two() -> None:
    text = "chief@8[ray-gun] captain@9 | tiles all | aliens saucerman@7, leader@7"
    assert chosen(text) == "attack ray-gun:leader-1"


def test_it_heals_who_may_die() -> None:
    assert chosen("doctor@8 chief@8(hp1) | tiles all | markers -") == "heal chief"


def test_it_opens_the_hatch_on_its_way() -> None:
    text = "professor@7 chief@7 | tiles 6 control-room, all | markers 6"
    hatches = "hatches 7n closed, 7ne closed, 7nw closed, 7se closed, 7sw closed, 7s closed"
    assert chosen(f"{text} | {hatches}") == "open n"


def test_it_subdues_the_thralls_that_the_mission_wants() -> None:
    text = "professor@7 chief@7 | scenario rocketship-rescue | tiles all | aliens thrall@7"
    assert chosen(text) == "subdue thrall-1"


def test_it_leaves_thralls_alone_that_nobody_wants() -> None:
    text = "professor@3 chief@3 | tiles 6 control-room, all | markers 6 | aliens thrall@3"
    assert chosen(text) == "move 6"


def test_it_hunts_what_must_be_cleared() -> None:
    ship = "professor@{} chief@{} | scenario sleeper-ship | tiles all | unseen_markers 0 | aliens war-thrall@15"
    assert chosen(ship.format(15, 15)) == "subdue war-thrall-1"
    s = at(ship.format(9, 15)).s
    assert [goals(s, who) for who in s.crew] == [[14], [14]]


def test_it_makes_its_stand_in_the_middle_of_the_crew() -> None:
    s = at("captain@7 chief@8 yeoman@9 | scenario invisible-planet | dock 15 | tiles all | unseen_markers 0").s
    board = FACTS.boards[s.board]
    stand = goals(s, 0)[0]
    ways = {one: sum(board.distance[s.at[who] * board.n + s.at[one]] for who in s.crew) for one in s.crew}
    assert stand in {s.at[one] for one in s.crew if ways[one] == min(ways.values())}


def test_a_commodore_fetches_the_discoveries_that_are_near() -> None:
    text = "professor@9 chief@9 | tiles all | lying heat-ray@8 | level {}"
    assert goals(at(text.format("commodore")).s, 3) == [7]
    assert goals(at(text.format("rocketeer")).s, 3) != [7]
    closer = at("professor@9 chief@8 | tiles all | lying heat-ray@7 | level commodore").s
    assert goals(closer, 4) == [6]
    assert goals(closer, 3) != [6]


def test_under_the_admiral_nobody_unarmed_walks_into_aliens() -> None:
    text = "captain@9{} chief@9 | tiles all | unseen_markers 0 | aliens saucerman@8 | level {}"
    assert would_be_stuck(at(text.format("", "admiral")).s, 0, 7)
    assert not would_be_stuck(at(text.format("", "commodore")).s, 0, 7)
    assert not would_be_stuck(at(text.format("[ray-gun]", "admiral")).s, 0, 7)
    assert not would_be_stuck(at(text.format("", "admiral")).s, 0, 6)
    jail = "captain@3(kit2) chief@3 | scenario jailbreak | tiles all | aliens thrall@2 | level admiral"
    assert not would_be_stuck(at(jail).s, 0, 1)


def test_whoever_is_to_assemble_takes_a_knife_for_alien_blood() -> None:
    s = game.start(2, {"scenario": "boarding-party"})
    decision = stack.decide(s)
    while decision is not None and s.turn < 1:
        assert decision.seat != CHANCE
        action = game.bot(game.view(s, decision.seat), list(decision.actions), seeded(1))
        decision = stack.apply(s, action, decision.seat)
    assert any(FACTS.kind_of[item] == AIR_KNIFE for item, where in enumerate(s.item_at) if where in s.crew)


def test_it_picks_up_what_lies_there() -> None:
    assert chosen("captain@8 chief@8 | tiles all | lying heat-ray@8") == "pick-up heat-ray"


def test_it_uses_what_costs_nothing() -> None:
    assert chosen("captain@8[oxygen-tank] chief@8 | tiles all") == "use oxygen-tank"


def test_it_fetches_its_own_things_in_jail() -> None:
    s = game.start(2, {"scenario": "jailbreak"})
    rng = seeded(1)
    decision = stack.decide(s)
    while decision is not None and s.turn < 8:
        if decision.seat == CHANCE:
            decision = stack.apply(s, stack.sample(s, rng), CHANCE)
        else:
            decision = stack.apply(s, choice(s, decision), decision.seat)
    assert s.kit_at == [-1] * 6


def choice(s: State, decision: stack.Decision) -> stack.Action:
    """What the bot does with a decision."""
    return game.bot(game.view(s, decision.seat), list(decision.actions), seeded(1))


def test_everybody_starts_with_a_gun() -> None:
    s = game.start(6, {})
    rng = seeded(1)
    decision = stack.decide(s)
    while decision is not None and s.turn == 0:
        if decision.seat == CHANCE:
            decision = stack.apply(s, stack.sample(s, rng), CHANCE)
        else:
            decision = stack.apply(s, choice(s, decision), decision.seat)
    armed = {who for item, who in enumerate(s.item_at) if who >= 0 and FACTS.is_weapon[FACTS.kind_of[item]]}
    assert armed == set(range(6))


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
@pytest.mark.parametrize("seats", [1, 4])
def test_it_plays_every_scenario_to_its_end(scenario: str, seats: int) -> None:
    played = play_game(game, ("thumb",) * seats, scenario, {"scenario": scenario})
    assert played.decisions < 20_000


def wins(bot: str) -> int:
    """Missions won of ten First Contacts by a crew of two."""
    return sum(bool(play_game(game, (bot, bot), f"contact/{number}").outcome.winners) for number in range(10))


def test_it_wins_the_first_contact_where_chance_does_not() -> None:
    assert wins("thumb") >= 8
    assert wins("random") <= 2
