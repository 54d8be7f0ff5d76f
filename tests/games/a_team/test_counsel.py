"""What the board says of choices, in hints: every number and every claim is found again in another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from coffret.bots.counting import usual
from coffret.games.a_team import game
from coffret.games.a_team.actions import (
    FIGHT,
    STOP,
    THROW,
    Choose,
    EndTurn,
    Fight,
    Patrol,
    Play,
    Sideline,
    Throw,
)
from coffret.games.a_team.state import (
    BACK,
    BOOST,
    CELLAR,
    FINAL_LAB,
    GUARD,
    GUIDE,
    INWARD,
    LAB_1,
    LAB_CARD,
    NARROW_CORRIDOR,
    NOBODY,
    OUTWARD,
    PATROL,
    REROLL,
    ROLL_AGAIN,
    SAFETY_ZONE,
    SIDELINED,
    TV_SCREEN,
)
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.playout import options_of
from coffret.kernel.stack import CHANCE, Action
from tests.games.a_team.support import at

WORDS = game.words("en", ("Ada", "Bo", "Cy", "Di"))
PAIRS = [(one, two) for one in range(1, 7) for two in range(1, 7)]


def told(position: str, option: str) -> list[str]:
    """What is said of an option, what matters most first; what speaks against it begins with a minus."""
    state = at(position).s
    seat = stack.decide(state).seat  # type: ignore[union-attr]
    found = sorted(game.counsel(game.view(state, seat), game.action(option, state.seats)), key=lambda it: -it.weight)
    return [("- " if it.against else "") + WORDS.tell(it.message) for it in found]


@pytest.mark.parametrize(
    ("position", "option", "sentence"),
    [
        (
            "hannibal@8<* [lab_1] face@30> | turn 1",
            "throw",
            "From space 8, 8 or more takes you out with the formula: 15 in 36.",
        ),
        ("hannibal@2<* [lab_1] face@30> | turn 1", "throw", "From space 2, any roll takes you out with the formula."),
        (
            "hannibal@3<* [boost] face@30> | turn 1",
            "play boost",
            "From space 3, the card is enough to get out with the formula.",
        ),
        (
            "hannibal@21< [lab_1] face@18<* | turn 1",
            "throw",
            "From space 21, 3 or more reaches Bo, who has the formula: 35 in 36.",
        ),
        (
            "hannibal@46> [boost] face@3> | turn 1 | rolled | owes 1",
            "fight",
            "The odds of winning by enough to reach the cellar and the formula are 1 in 5.",
        ),
        (
            "hannibal@47> [lab_1] face@3> | turn 1",
            "throw",
            "From space 47, 2 or more reaches the cellar, where the formula still lies: 5 in 6.",
        ),
        (
            "hannibal@2> [lab_1] face@3> | turn 1",
            "throw",
            "- From space 2, the odds of rolling onto a guard are 1 in 6.",
        ),
        (
            "hannibal@2> [lab_1] face@3> | turn 1",
            "throw",
            "From space 2, the odds of landing in a lab for one of your cards are 1 in 6.",
        ),
        (
            "hannibal@3> [boost] face@9> | turn 1",
            "play boost",
            "- It ends on 6, and the guard there holds you 1 time in 2.",
        ),
        ("hannibal@7> [boost] face@9> | turn 1", "play boost", "It ends on 10, which lets you roll again."),
        ("hannibal@7> [guide] face@9> | turn 1", "play guide", "The nearest lab is 5 spaces ahead."),
        ("hannibal@11> [guide] face@9> | turn 1", "play guide", "- The nearest lab is the next space."),
        (
            "hannibal@9> [lab_2,lab_3] face@11> | turn 1",
            "exchange lab_3",
            "You will not need it soon: the next lab for it is on 19, 10 spaces ahead.",
        ),
        (
            "hannibal@7< [lab_1,lab_3] face@9<* | turn 1 | rolled",
            "exchange lab_3",
            "There is no lab for it ahead of you.",
        ),
        (
            "hannibal@20< [sidelined] face@4<* | turn 1 | rolled",
            "sideline 2",
            "Bo would get out with the formula on 4 or more: 33 in 36.",
        ),
        (
            "hannibal@20< [sidelined] face@4<* | turn 1 | rolled",
            "end-turn",
            "- Bo then gets out with the formula on 4 or more: 33 in 36.",
        ),
        (
            "hannibal@20<* [sidelined] face@25< | turn 1 | rolled",
            "sideline 2",
            "Bo would reach you and the formula on 5 or more: 30 in 36.",
        ),
        (
            "hannibal@23<* [boost] face@25< | turn 1 | rolled",
            "end-turn",
            "- On 23, any roll brings Bo to you and the formula.",
        ),
        (
            "hannibal@15<* [boost] face@25< | turn 1 | rolled",
            "end-turn",
            "On 15, a safety zone, nobody can take the formula from you.",
        ),
        ("hannibal@9<* [boost] face@25< | turn 1 | rolled", "end-turn", "No chaser can reach you with the next roll."),
        (
            "hannibal@9> [patrol] face@12> | turn 1 | rolled",
            "patrol 2",
            "Bo loses 6 spaces and then has a guard to beat.",
        ),
        ("hannibal@9> [sidelined] face@4> | turn 1 | rolled", "sideline 2", "- Bo is 5 spaces behind you."),
        (
            "hannibal@21> [lab_1] face@3> | turn 1 | rolled",
            "end-turn",
            "Next turn, from space 21, the odds of landing in a lab for one of your cards are 1 in 6.",
        ),
        (
            "hannibal@18> face@9> amy@30> | turn 1 | rolled | now watch-screen 1 then take-turn 1",
            "challenge 2",
            "Bo, on 9, is furthest behind: losing costs least there.",
        ),
        (
            "hannibal@18> face@9> amy@46> | turn 1 | rolled | now watch-screen 1 then take-turn 1",
            "challenge 3",
            "- The odds that Cy wins by enough to take the formula first are 1 in 5.",
        ),
        (
            "hannibal@21< face@18<* | turn 1 | rolled | now advance 1:9 then take-turn 1",
            "stop",
            "You have even odds of taking the formula from Bo.",
        ),
        (
            "hannibal@21< face@9<* | turn 1 | rolled | now advance 1:12 then take-turn 1",
            "stop",
            "Whoever wins the formula on 9 is out at once with 9 or more: 10 in 36.",
        ),
        (
            "hannibal@21< face@18<* | turn 1 | rolled | now advance 1:9 then take-turn 1",
            "go-on",
            "- Once past Bo, you must be overtaken or turn round at START to try again.",
        ),
    ],
)
def test_what_the_board_says(position: str, option: str, sentence: str) -> None:
    assert sentence in told(position, option)


def test_of_one_rival_nobody_is_told_that_nobody_else_is_closer() -> None:
    assert not any("closer to the formula" in it for it in told("hannibal@9> [patrol] face@12> | turn 1", "patrol 2"))
    three = "hannibal@9> [patrol] face@12> amy@3> | turn 1"
    assert "Nobody else is closer to the formula than Bo, on 12." in told(three, "patrol 2")


# Counted again: by walking space by space, and by throwing all dice


class Board:
    """The race as a seat sees it, before or after a card of its own."""

    def __init__(self, view: Any) -> None:
        self.kind: list[int] = list(view.facts.kind)
        self.last: int = view.facts.cellar
        self.at: list[int] = list(view.at)
        self.facing: list[int] = list(view.facing)
        self.sidelined: list[bool] = list(view.sidelined)
        self.holder: int = view.holder
        self.me: int = view.seat
        self.seats: int = view.seats

    @property
    def here(self) -> int:
        return self.at[self.me]

    def walk(self, seat: int, steps: int, stops: bool = True) -> int:
        """Where so many steps lead, one after the other."""
        here = self.at[seat]
        for _ in range(steps):
            here += -1 if self.facing[seat] == OUTWARD else 1
            if here in (0, self.last):
                break
            if stops and self.chases(seat) and here == self.at[self.holder] and self.kind[here] != SAFETY_ZONE:
                break
            if self.kind[here] == NARROW_CORRIDOR and here in self.at:
                break
        return here

    def chases(self, seat: int) -> bool:
        return self.holder not in (NOBODY, seat) and self.facing[seat] != INWARD

    def move(self, seat: int, space: int) -> None:
        self.at[seat] = space
        if space == self.last:
            self.facing[seat] = OUTWARD
            self.holder = seat if self.holder == NOBODY else self.holder
        elif space == 0 and seat != self.holder:
            self.facing[seat] = BACK

    def throws(self, seat: int) -> list[int]:
        """All throws that move a player next, each as likely; 0 where a guard holds him."""
        if self.kind[self.at[seat]] == GUARD:
            return fights()
        return list(range(1, 7)) if self.facing[seat] == INWARD else [one + two for one, two in PAIRS]


def fights() -> list[int]:
    """By how much a fight is won, for all dice that decide it; 0 if it is lost."""
    return [max(0, one - two) for one, two in PAIRS if one != two]


class Claim:
    """What a ground says, beside the board before and after the choice."""

    def __init__(self, view: Any, action: Action, args: dict[str, Any]) -> None:
        self.view, self.action, self.args = view, action, args
        self.before, self.after = Board(view), after(view, action)
        self.me = view.seat
        card = {Sideline: SIDELINED, Patrol: PATROL}.get(type(action), getattr(action, "card", None))
        hand = list(view.hand)
        if card is not None:
            hand.remove(card)
        self.hand = hand

    def kind(self, space: int) -> int:
        return self.before.kind[space]

    def is_lab(self, space: int) -> bool:
        it = self.kind(space)
        return any(card >= LAB_CARD and it in (FINAL_LAB, LAB_1 + card - LAB_CARD) for card in self.hand)

    def counts(self, seat: int, is_there: Callable[[int], bool], throws: list[int], stops: bool = True) -> bool:
        """Whether the odds are those of all throws, and the least that is needed is."""
        fits = [steps for steps in throws if steps and is_there(self.after.walk(seat, steps, stops))]
        is_right = Fraction(self.args["ways"], self.args["of"]) == Fraction(len(fits), len(throws))
        need = self.args["need"]
        return is_right and (not need or sorted(fits) == sorted([steps for steps in throws if steps and steps >= need]))

    def rolls(self, is_there: Callable[[int], bool]) -> bool:
        """Whether that is what the next roll brings, from the space that is named."""
        named = {"counsel-at-start": 0, "counsel-at-cellar": self.before.last}
        here = self.args["here"]
        assert self.after.at[self.me] == named.get(here.id, here.args.get("space"))
        if isinstance(self.action, Throw | EndTurn) and "later" in self.args:
            assert self.args["later"] == int(isinstance(self.action, EndTurn))
        assert self.args.get("sure", 0) == int("sure" in self.args and self.args["ways"] == self.args["of"])
        return self.counts(self.me, is_there, self.after.throws(self.me))

    def wins(self, is_there: Callable[[int], bool]) -> bool:
        """Whether that is what a won fight brings."""
        return self.counts(self.me, is_there, fights())

    def loses(self, is_there: Callable[[int], bool]) -> bool:
        """Whether that is what a lost fight brings the other."""
        return self.counts(self.args["target"], is_there, fights(), stops=False)

    def does(self, seat: int, board: Board, is_there: Callable[[int], bool]) -> bool:
        """Whether that is what somebody does with the next move."""
        self.after = board
        return not board.sidelined[seat] and self.counts(seat, is_there, board.throws(seat))

    def is_goal(self, space: int) -> bool:
        board = self.after
        return space == board.at[board.holder] and self.kind(space) not in (SAFETY_ZONE, CELLAR)


def after(view: Any, action: Action) -> Board:
    """The board after a card, before anybody rolls."""
    board = Board(view)
    me = board.me
    if isinstance(action, Play) and action.card != REROLL:
        board.move(me, board.walk(me, length(view, action.card)))
    elif isinstance(action, Patrol):
        space = board.at[action.target]
        step = 1 if board.facing[action.target] == OUTWARD else -1
        space += step
        while board.kind[space] != GUARD:
            space += step
        board.move(action.target, space)
    elif isinstance(action, Sideline):
        board.sidelined[action.target] = True
    return board


def length(view: Any, card: int) -> int:
    """How far a card moves its player."""
    if card != GUIDE:
        return {BOOST: 3, LAB_CARD: 4, LAB_CARD + 1: 6, LAB_CARD + 2: 9}[card]
    here, step = view.at[view.seat], -1 if view.facing[view.seat] == OUTWARD else 1
    return next(far for far in range(1, 50) if LAB_1 <= view.facts.kind[here + step * far] <= FINAL_LAB)


def leads_on(it: Claim, space: int) -> bool:
    """Whether BOOST leads from a space to a free ROLL AGAIN."""
    board = Board(it.view)
    if space == 0 and board.holder == it.me:
        return False
    board.move(it.me, space)
    end = board.walk(it.me, 3, stops=False)
    others = [board.at[seat] for seat in range(board.seats) if seat != it.me]
    return it.kind(space) not in (GUARD, CELLAR) and it.kind(end) == ROLL_AGAIN and end not in others


def inward(it: Claim, seat: int) -> bool:
    return bool(it.before.facing[seat] == INWARD)


def rivals(it: Claim) -> list[int]:
    return [seat for seat in range(it.before.seats) if seat != it.me]


def stood(it: Claim) -> int:
    return int(it.before.at[it.args["target"]])


def stands(it: Claim) -> int:
    return int(it.after.at[it.args["target"]])


def farthest(it: Claim) -> int:
    return max([it.before.at[seat] for seat in rivals(it)])


def is_lab_card(it: Claim) -> bool:
    """Whether a card that suits the lab moves so many spaces."""
    return it.is_lab(it.after.here) and it.args["steps"] in [
        length(it.view, card) for card in it.hand if card >= LAB_CARD
    ]


def meets(it: Claim, space: int) -> bool:
    it_is = it.kind(space)
    return space == stands(it) and it_is not in (GUARD, SAFETY_ZONE) and space > 0


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "out": lambda it: it.after.holder == it.me and it.rolls(lambda space: space == 0),
    "out-next": lambda it: it.after.holder == it.me and it.rolls(lambda space: space == 0),
    "catch": lambda it: it.after.holder == it.args["target"] and it.rolls(it.is_goal),
    "catch-next": lambda it: it.after.holder == it.args["target"] and it.rolls(it.is_goal),
    "cellar": lambda it: it.after.holder == NOBODY and it.rolls(lambda space: space == it.after.last),
    "cellar-late": lambda it: it.after.holder != NOBODY and it.rolls(lambda space: space == it.after.last),
    "roll-guard": lambda it: it.rolls(lambda space: it.kind(space) == GUARD),
    "roll-no-guard": lambda it: GUARD not in {it.kind(it.after.walk(it.me, n)) for n in it.after.throws(it.me)},
    "roll-again": lambda it: it.rolls(lambda space: it.kind(space) == ROLL_AGAIN),
    "roll-lab": lambda it: it.rolls(it.is_lab),
    "roll-safe": lambda it: it.rolls(lambda space: it.kind(space) == SAFETY_ZONE),
    "roll-battle": lambda it: it.rolls(lambda space: meets(it, space)),
    "roll-boost": lambda it: BOOST in it.hand and it.rolls(lambda space: leads_on(it, space)),
    "stay-guard": lambda it: it.kind(it.after.here) == GUARD,
    "win-out": lambda it: it.after.holder == it.me and it.wins(lambda space: space == 0),
    "win-cellar": lambda it: it.after.holder == NOBODY and it.wins(lambda space: space == it.after.last),
    "win-formula": lambda it: it.after.chases(it.me) and it.wins(it.is_goal),
    "win-again": lambda it: it.wins(lambda space: it.kind(space) == ROLL_AGAIN),
    "win-guard": lambda it: it.wins(lambda space: it.kind(space) == GUARD),
    "win-lab": lambda it: it.wins(it.is_lab),
    "card-after-guard": lambda it: it.args["card"] in it.hand and it.kind(it.before.here) == GUARD,
    "loss-out": lambda it: it.after.holder == it.args["target"] and it.loses(lambda space: space == 0),
    "loss-cellar": lambda it: it.after.holder == NOBODY and it.loses(lambda space: space == it.after.last),
    "loss-guard": lambda it: it.loses(lambda space: it.kind(space) == GUARD),
    "loss-formula": lambda it: it.after.holder == it.args["target"],
    "loss-foremost": lambda it: stood(it) == farthest(it),
    "hindmost": lambda it: all(
        stood(it) == it.args["space"] <= it.before.at[seat] for seat in rivals(it) if inward(it, seat)
    ),
    "cannot-steal": lambda it: it.before.holder == it.me,
    "roll-can-wait": lambda it: it.view.owes > 0,
    "swap-can-wait": lambda it: it.view.owes > 0,
    "to-cellar": lambda it: it.before.holder == NOBODY and it.after.here == it.after.last,
    "to-chase": lambda it: it.before.holder != NOBODY and it.after.here == it.after.last,
    "wait-in-cellar": lambda it: not it.view.rolled and it.after.here == it.after.last,
    "to-exit": lambda it: it.before.holder == it.me and it.after.here == 0,
    "to-formula": lambda it: it.after.chases(it.me) and it.is_goal(it.after.here),
    "to-safety": lambda it: it.kind(it.args["space"]) == SAFETY_ZONE and it.after.here == it.args["space"],
    "to-guard": lambda it: it.kind(it.args["space"]) == GUARD and it.after.here == it.args["space"],
    "to-battle": lambda it: meets(it, it.after.here) and it.after.here == it.args["space"],
    "to-again": lambda it: it.kind(it.args["space"]) == ROLL_AGAIN and it.after.here == it.args["space"],
    "to-screen": lambda it: it.kind(it.args["space"]) == TV_SCREEN and it.after.here == it.args["space"],
    "to-lab": is_lab_card,
    "lab-here": is_lab_card,
    "short": lambda it: it.after.here == it.args["space"] == stands(it),
    "past-guard": lambda it: (
        it.kind(it.args["space"]) == GUARD
        and it.args["space"] in between(it)
        and it.args["space"] in [it.before.walk(it.me, steps) for steps in it.before.throws(it.me)]
    ),
    "guide-near": lambda it: it.args["steps"] == length(it.view, GUIDE) <= 3,
    "guide-far": lambda it: it.args["steps"] == length(it.view, GUIDE) > 3,
    "safe": lambda it: it.after.holder == it.me and it.kind(it.after.here) == SAFETY_ZONE,
    "caught": lambda it: it.after.holder == it.me and it.does(it.args["target"], it.after, it.is_goal),
    "caught-past-guard": lambda it: it.after.holder == it.me and it.does(it.args["target"], it.after, it.is_goal),
    "uncaught": lambda it: (
        it.after.holder == it.me
        and not any(
            it.is_goal(it.after.walk(seat, steps))
            for seat in rivals(it)
            if it.after.chases(seat) and not it.after.sidelined[seat] and it.after.at[seat] != it.after.here
            for steps in it.after.throws(seat)
            if steps
        )
    ),
    "rival-out": lambda it: it.does(it.after.holder, it.after, lambda space: space == 0),
    "rival-out-past-guard": lambda it: it.does(it.after.holder, it.after, lambda space: space == 0),
    "stops-out": lambda it: it.does(it.before.holder, it.before, lambda space: space == 0),
    "stops-out-past-guard": lambda it: it.does(it.before.holder, it.before, lambda space: space == 0),
    "stops-chaser": lambda it: it.does(it.args["target"], it.before, it.is_goal),
    "stops-chaser-past-guard": lambda it: it.does(it.args["target"], it.before, it.is_goal),
    "stops-first": lambda it: it.does(it.args["target"], it.before, lambda space: space == it.before.last),
    "stops-first-past-guard": lambda it: it.does(it.args["target"], it.before, lambda space: space == it.before.last),
    "held-anyway": lambda it: it.kind(stood(it)) == GUARD,
    "sent-back": lambda it: abs(stands(it) - stood(it)) == it.args["steps"],
    "sent-back-little": lambda it: abs(stands(it) - stood(it)) == it.args["steps"],
    "go-back": lambda it: abs(it.after.here - it.before.here) == it.args["steps"],
    "has-formula": lambda it: it.before.holder == it.args["target"] and stood(it) == it.args["steps"],
    "not-holder": lambda it: it.before.holder == it.args["target"] not in (it.me, it.action.target),  # type: ignore[attr-defined]
    "no-chaser": lambda it: it.before.holder == it.me and inward(it, it.args["target"]),
    "chases-you": lambda it: (
        it.before.chases(it.args["target"]) and abs(stood(it) - it.before.here) == it.args["steps"]
    ),
    "is-past": lambda it: it.before.facing[it.args["target"]] == OUTWARD and stood(it) <= it.before.here,
    "trails": lambda it: it.before.here - stood(it) == it.args["steps"] > 0,
    "not-foremost": lambda it: stood(it) == it.args["space"] == farthest(it),
    "foremost": lambda it: stood(it) == it.args["space"] == farthest(it),
    "even-formula": lambda it: it.before.chases(it.me) and it.before.holder == it.args["target"],
    "run-out": lambda it: runs_out(it),
    "formula-at-guard": lambda it: it.kind(it.before.at[it.before.holder]) == GUARD,
    "leaves-behind": lambda it: it.before.facing[it.me] == OUTWARD,
    "leaves-behind-in": lambda it: it.before.facing[it.me] == BACK,
    "no-lab": lambda it: not any(LAB_1 <= it.kind(space) <= FINAL_LAB for space in ahead(it)),
    "no-lab-for": lambda it: not any(fits(it, space) for space in ahead(it)),
    "next-lab": lambda it: (
        it.args["space"] == next(space for space in ahead(it) if fits(it, space))
        and abs(it.args["space"] - it.before.here) == it.args["steps"]
        and it.args["soon"] == int(it.args["steps"] <= 6)
    ),
    "works-here": lambda it: fits(it, it.before.here) and it.args["steps"] == length(it.view, it.args["card"]),
    "spare": lambda it: it.view.hand.count(it.args["card"]) > 1,
    "could-stop": lambda it: it.before.holder == it.args["target"] and it.args["card"] in (SIDELINED, PATROL),
    "boost-to-guard": lambda it: it.args["space"] == it.before.walk(it.me, 3) and it.kind(it.args["space"]) == GUARD,
}


def between(it: Claim) -> range:
    one, two = sorted((it.before.here, it.after.here))
    return range(one + 1, two)


def ahead(it: Claim) -> range:
    here = it.before.here
    return range(here - 1, 0, -1) if it.before.facing[it.me] == OUTWARD else range(here + 1, it.before.last)


def fits(it: Claim, space: int) -> bool:
    return it.kind(space) in (FINAL_LAB, LAB_1 + it.args["card"] - LAB_CARD)


def runs_out(it: Claim) -> bool:
    board = it.before
    goal = board.at[board.holder]
    board.at[it.me], board.holder, board.facing[it.me] = goal, it.me, OUTWARD
    it.after = board
    return it.args["space"] == goal and it.counts(it.me, lambda space: space == 0, [one + two for one, two in PAIRS])


def mixed(seeds: int, seats: tuple[int, ...] = (2, 3, 4)) -> Iterator[tuple[Any, int, list[Action]]]:
    """Positions of plays between bots that now and then do anything at all: the state, who is asked, the options."""
    for seed in range(seeds):
        rng, dice = seeded(f"counsel/{seed}"), seeded(f"dice/{seed}")
        state = game.start(seats[seed % len(seats)])
        while (decision := stack.decide(state)) is not None:
            if decision.seat == CHANCE:
                stack.apply(state, stack.sample(state, dice), CHANCE)
                continue
            options = options_of(decision)
            if not isinstance(options[0], Choose):
                yield state, decision.seat, options
            action = options[rng.below(len(options))] if rng.below(3) == 0 else None
            action = action or game.bot(game.view(state, decision.seat), options, rng)
            stack.apply(state, action, decision.seat)


@cache
def checked() -> dict[str, int]:
    """How often each ground was found, all of them true."""
    found: dict[str, int] = {}
    for state, seat, options in mixed(14):
        view = game.view(state, seat)
        for action in options:
            grounds = game.counsel(view, action)
            labels = [WORDS.tell(it.message) for it in grounds]
            assert len(set(labels)) == len(labels)
            assert WORDS.action(action) not in labels
            for it in grounds:
                id = it.message.id.removeprefix("counsel-")
                assert 0 < it.weight <= 1
                assert CHECKS[id](Claim(view, action, it.message.args)), (game.write_state(state), action, it)
                found[id] = found.get(id, 0) + 1
    return found


def test_every_ground_is_true() -> None:
    assert sum(checked().values()) > 3000


def test_nearly_every_ground_was_met() -> None:
    assert len(checked()) > 0.8 * len(CHECKS)


def test_a_walk_ends_where_the_rules_end_it() -> None:
    """The recount above walks space by space; the rules, with every throw there is, lead to the same spaces."""
    count = 0
    for state, seat, options in mixed(6):
        dice = THROW if THROW in options else FIGHT
        if dice not in options:
            continue
        board = Board(game.view(state, seat))
        thrown = stack.copy(state)
        stack.apply(thrown, dice, seat)
        for _, throw in thrown.stack[-1].outcomes(thrown):
            steps = getattr(throw, "die", 0) or throw.blue + throw.red
            if isinstance(dice, Fight):
                steps = throw.blue - throw.red
            if steps > 0:
                there = stack.copy(thrown)
                decision = stack.apply(there, throw, CHANCE)
                if decision is not None and STOP in decision.actions:
                    stack.apply(there, STOP, seat)
                assert there.at[seat] == board.walk(seat, steps), (game.write_state(state), throw)
                count += 1
    assert count > 500


def test_the_usual_choice_has_a_reason_of_its_own() -> None:
    """In at least 80 of 100 positions the board says something of it that is not true of every other option."""
    rng, said, asked = seeded("reasons"), 0, 0
    for state, seat, options in mixed(12):
        if len(options) < 2 or rng.below(4):
            continue
        view = game.view(state, seat)
        choice = usual(game, view, options)
        others = [[it.message for it in game.counsel(view, action)] for action in options if action != choice]
        mine = [it.message for it in game.counsel(view, choice)]
        asked += 1
        said += any(any(it not in other for other in others) for it in mine)
    assert asked > 100
    assert said >= 0.8 * asked


def test_the_same_view_has_the_same_counsel() -> None:
    """What others hold in their hands is in no ground."""
    for number, (state, seat, options) in enumerate(mixed(2)):
        view = game.view(state, seat)
        other = game.view(game.determinize(view, seeded(number)), seat)
        assert all(game.counsel(view, action) == game.counsel(other, action) for action in options)
