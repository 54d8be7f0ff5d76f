"""Firefox: the box, a lesson, ten moves in each of four games, a drag, keys, and the box without a line; no complaints.

It needs Firefox (`apt-get install firefox-esr`), and nothing beside it.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.support import STAND, Server, bot, person
from tests.soak.firefox import PRESSED, Firefox, firefox
from tests.waiting import PATIENCE, until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(firefox() is None, reason="no Firefox found: install the package firefox-esr of the system"),
]

MOVES = 10
BOTS = {"a-team": 1, "thunderbirds": 1, "thunderbirds-solo": 0, "time-bomb": 3}
AT_ONCE = json.dumps({"events": "now", "motion": "off"})
COME = "document.fonts.status === 'loaded' && document.querySelectorAll('.shelf li img').length > 0"
DOWN, ENTER = "\ue015", "\ue006"


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Server]:
    """The box, served to nobody else."""
    with Server(tmp_path) as started:
        yield started
        if started.process is not None:
            started.stop()


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Firefox]:
    """Firefox, which complains of nothing while it is used."""
    folder = tmp_path / "fox"
    folder.mkdir()
    with Firefox(folder) as started:
        yield started
        assert not started.complaints


def sit(fox: Firefox, box: Server, game: str) -> dict[str, Any]:
    """Sit down at a new table with bots."""
    bots = [bot(name, "thumb") for name in ("Bo", "Cleo", "Dov")[: BOTS[game]]]
    made = box.make(game, [person("Ada"), *bots])
    keys = {name: made[name] for name in ("table", "host", "spectator")}
    keys |= {"seats": {"0": made["seats"][0]["token"]}, "invites": {}, "guests": ""}
    fox.go(f"{box.url}/favicon.svg")  # a page that fetches nothing which leaving it would interrupt
    for name, kept in (("coffret.settings", AT_ONCE), ("coffret.tables", json.dumps({made["table"]: keys}))):
        fox.find(f"localStorage.setItem({json.dumps(name)}, {json.dumps(kept)})")
    fox.go(f"{box.url}/table/{made['table']}")
    return made


def steps(box: Server, made: dict[str, Any]) -> int:
    """How often something has changed for the person at a table."""
    path = f"/api/tables/{made['table']}/replay?seat=0&count=1"
    last: int = json.loads(box.ask(path, tokens=made["seats"][0]["token"]))["last"]
    return last


def stand(fox: Firefox) -> dict[str, Any]:
    """What can be chosen, and where, or that it is over."""
    found: dict[str, Any] = fox.find(f"({STAND})({1000 * PATIENCE})")
    return found


def test_the_box_and_a_lesson(fox: Firefox, box: Server) -> None:
    fox.go(box.url)
    assert fox.until("document.querySelectorAll('.shelf li').length") == len(BOTS) + 1
    fox.until("[...document.images].every((it) => it.complete && it.naturalWidth)")
    fox.click(".shelf button.learn")
    assert fox.until("document.querySelector('.lesson .count')?.innerText")[:2] == "1 "
    for number in (2, 3):
        fox.click(".lesson .button.main")
        fox.until(f"document.querySelector('.lesson .count')?.innerText.startsWith('{number} ')")


@pytest.mark.parametrize("game", BOTS)
def test_ten_moves_by_the_mouse(fox: Firefox, box: Server, game: str) -> None:
    made, rng = sit(fox, box, game), random.Random(game)
    stand(fox)
    begun = steps(box, made)
    for _ in range(40 * MOVES):
        now = stand(fox)
        if now["over"] or steps(box, made) >= begun + MOVES:
            return
        where = [*now["lit"], *(each["at"] for each in now["choices"])]
        if where:
            x, y = rng.choice(where)
            fox.press([fox.moved(round(x), round(y)), *PRESSED])
    raise AssertionError(f"{steps(box, made) - begun} moves only")


def test_a_piece_is_dragged_to_where_it_can_go(fox: Firefox, box: Server) -> None:
    made = sit(fox, box, "thunderbirds-solo")
    stand(fox)
    begun = steps(box, made)
    pilot, machine = ".board .piece.kind-scott.drags", ".board .piece.kind-tb1"
    start, end = fox.middle(pilot), fox.middle(machine)
    fox.take(*start)
    fox.until(f"document.querySelector('{machine}.lit') !== null")
    fox.carry(start, end)
    until(lambda: steps(box, made) > begun, "the pilot is aboard")


def test_moves_by_keys(fox: Firefox, box: Server) -> None:
    made = sit(fox, box, "a-team")
    stand(fox)
    begun = steps(box, made)
    for _ in range(20 * MOVES):
        now = stand(fox)
        if now["over"] or steps(box, made) >= begun + MOVES:
            return
        fox.strike(DOWN, ENTER)
    raise AssertionError(f"{steps(box, made) - begun} moves only")


def test_the_box_opens_without_a_line(fox: Firefox, box: Server) -> None:
    fox.go(box.url)
    fox.find("navigator.serviceWorker.ready.then(() => true)")
    fox.until(COME)
    fox.go(box.url)  # by way of the service worker, which keeps what is asked for
    fox.until(f"navigator.serviceWorker.controller !== null && {COME}")
    box.stop()
    fox.go(box.url)
    assert fox.until("document.querySelectorAll('.shelf li').length") == len(BOTS) + 1
    fox.complaints.clear()  # the server is away, and that may be told


def test_scroll_bars_are_dark_in_the_dark(fox: Firefox, box: Server) -> None:
    fox.go(f"{box.url}/favicon.svg")
    fox.find("""localStorage.setItem("coffret.settings", '{"tone":"dark"}')""")
    fox.go(box.url)
    fox.until(COME)
    assert fox.find("document.documentElement.dataset.tone") == "dark"
    style = "getComputedStyle(document.documentElement)"
    assert fox.find(f"{style}.scrollbarColor") != "auto"
    assert fox.find(f"{style}.colorScheme") == "dark"
