"""Break the rules of a game one by one, and see whether its tests notice.

python tools/mutants.py a-team                     every mutant of the game's rules
python tools/mutants.py a-team --sample 200        so many of them, drawn with --seed
python tools/mutants.py a-team --file turn.py      those of one module
python tools/mutants.py a-team --part 2/5          every fifth of them, beginning with the second
python tools/mutants.py a-team --again LOG         those that an earlier run listed in its output
python tools/mutants.py a-team --least 95          fail if less than so many percent are killed

A mutant is the rules with one small change: another comparison, a number one higher or lower, `and` for `or`, a
statement or the condition of a comprehension left out, another value returned. The tests are those that are marked
with a rule (`@rule`, or a rule's id among the parameters), and the law of chance, since tests script their dice. They
run once to learn which of them reach which line; then each mutant gets a fork of this process, in which the tests that
reach the changed line run, the best killers first, until one fails.

What only tells of a step (`s.tell(...)`, `if s.heard is not None`, `tell_use(...)`) and what only guards types
(`assert`) is not changed: the golden plays read the former word by word. Changes that make no difference are listed
with the reason in tests/games/NAME/equivalent.toml; one that a test does notice, or that no longer exists, is an error.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from coffret.lab.statistics import wilson

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.hunting import Hunt  # noqa: E402
from tools.mutating import Mutant, mutants_of  # noqa: E402


class Equivalent(NamedTuple):
    """A change that makes no difference, as it is listed."""

    file: str
    function: str
    line: str
    becomes: str
    why: str


def equivalents(name: str) -> list[Equivalent]:
    """The listed changes of a game."""
    path = ROOT / "tests" / "games" / name / "equivalent.toml"
    if not path.exists():
        return []
    return [Equivalent(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["change"]]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break the rules of a game one by one: do its tests notice?")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn; all if left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="1/1", help="2/5: every fifth of them, beginning with the second")
    parser.add_argument("--again", type=Path, help="only those that this output of an earlier run lists")
    parser.add_argument("--file", default="", help="only this module of the rules")
    parser.add_argument("--least", type=float, default=0, help="percent that must be killed")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    name = asked.game.replace("-", "_")
    folder = Path(str(importlib.import_module(f"coffret.games.{name}").__file__)).parent / "rules"
    modules = sorted(path for path in folder.glob("*.py") if path.name == (asked.file or path.name))
    mutants = [mutant for path in modules for mutant in mutants_of(path)]
    if not mutants:
        print(f"there are no rules to change in {folder}")
        return 2
    hunt = Hunt(asked.game, chosen(asked, mutants))
    tests = [str(ROOT / "tests" / "games" / name), str(ROOT / "tests" / "test_contract.py")]
    pytest.main(["-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], [hunt])
    if hunt.failed or not hunt.kills:
        print("the tests cannot be run, or fail without any change")
        return 2
    return report(asked, hunt, mutants, equivalents(name))


def chosen(asked: argparse.Namespace, mutants: list[Mutant]) -> list[Mutant]:
    """Those of all mutants that are asked for."""
    if asked.sample:
        drawn = random.Random(asked.seed).sample(range(len(mutants)), min(asked.sample, len(mutants)))
        mutants = [mutants[number] for number in sorted(drawn)]
    if asked.again:
        log = asked.again.read_text(encoding="utf-8")
        mutants = [mutant for mutant in mutants if mutant.is_in(log)]
    first, step = map(int, asked.part.split("/"))
    return mutants[first - 1 :: step]


def report(asked: argparse.Namespace, hunt: Hunt, all_mutants: list[Mutant], listed: list[Equivalent]) -> int:
    """Say how many were killed, and what is wrong."""
    equal = {entry[:4] for entry in listed}
    alive = [mutant for mutant in hunt.survivors if mutant.key() not in equal]
    counted = len([mutant for mutant in hunt.mutants if mutant.key() not in equal])
    killed = counted - len(alive)
    share = 100 * killed / counted if counted else 100.0
    low, high = wilson(killed, counted) if counted else (0.0, 1.0)
    interval = f" ({100 * low:.1f}-{100 * high:.1f})" if asked.sample or asked.part != "1/1" else ""
    spared = len(hunt.mutants) - counted
    print(
        f"\n{asked.game}: {killed} of {counted} mutants killed, {share:.1f} %{interval}; {spared} more are equivalent"
    )
    wrong = errors_in_list(asked, hunt, all_mutants, listed)
    for line in wrong:
        print(line)
    return 0 if share >= asked.least and not wrong else 1


def errors_in_list(
    asked: argparse.Namespace, hunt: Hunt, all_mutants: list[Mutant], listed: list[Equivalent]
) -> list[str]:
    """Listed changes that cannot be made, or that a test notices."""
    possible = {mutant.key() for mutant in all_mutants}
    tried = {mutant.key() for mutant in hunt.mutants}
    alive = {mutant.key() for mutant in hunt.survivors}
    wrong = []
    for entry in listed:
        if asked.file not in ("", entry.file):
            continue
        if entry[:4] not in possible:
            wrong.append(f"no such change: {entry}")
        elif entry[:4] in tried - alive:
            wrong.append(f"not equivalent, a test notices: {entry}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
