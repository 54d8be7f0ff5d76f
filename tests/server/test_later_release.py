"""A later release of the package, made from a copy of this one: what this one stored and saved opens there and goes on.

It has a card more in The A-Team, an item more and one renamed in Away Missions, an F.A.B. card more in Thunderbirds, a
Civilian less in Thunderbirds Solitaire, and all entries of Time Bomb in another order. New things have numbers of their
own, so everything that counts by them has other sizes; Away Missions has corrected rules as well.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

import coffret
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from tests.server.process import Process, registered
from tests.server.releases import stages, store_today
from tests.server.test_releases import SLUGS, each, play_to_the_end

LOOK = """
import json, sqlite3, sys
from coffret.kernel.save import open_file
from coffret.server.store.backup import check_table
from coffret.server.store.persistence import restore
from coffret.server.store.sql import read_record

db = sqlite3.connect(sys.argv[1])
for (id,) in db.execute("SELECT id FROM tables").fetchall():
    trouble, _ = check_table(db, id)
    play, _ = restore(read_record(db, id))
    words = [play.table.game.vocabulary.write(entry.action) for entry in play.table.log]
    print(json.dumps([id, trouble, play.is_cut, play.table.history.begin is None, play.table.content.hash(), words]))
for path in sys.argv[2:]:
    table = open_file(path)
    words = [table.game.vocabulary.write(entry.action) for entry in table.log]
    whole = table.history.begin is None and not table.history.lost
    print(json.dumps([path, "", False, whole, table.content.hash(), words]))
"""


LATER_CARDS = (("jet-pack", 1), ("ray-gun", 1))


def changed(path: Path, *pairs: tuple[str, str]) -> None:
    """Change a file of the copy."""
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text, f"{path}: {old}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def appended(path: Path, text: str) -> None:
    """Add something to a file of the copy."""
    with path.open("a", encoding="utf-8") as file:
        file.write(text)


def spoken(folder: Path, *messages: str) -> None:
    """Add words in both languages."""
    for language in ("en", "fr"):
        appended(folder / "text" / f"{language}.ftl", "\n" + "\n".join(messages) + "\n")


def another_card(folder: Path) -> None:
    """The A-Team: a ninth type of instruction card."""
    changed(folder / "state.py", ('"lab_1", "lab_2", "lab_3")', '"lab_1", "lab_2", "lab_3", "decoy")'))
    changed(folder / "scene.py", ('"G", "1", "2", "3")', '"G", "1", "2", "3", "D")'))
    entry = '\n[[card]]\nid = "decoy"\nspaces = 2\norigin = "reconstructed"\n'
    appended(
        folder / "content" / "cards.toml", entry + '\n[[deck]]\nid = "decoy"\ncount = 4\norigin = "reconstructed"\n'
    )
    spoken(folder, "card-decoy = Decoy", "note-decoy = Move two spaces.")


def another_item(folder: Path) -> None:
    """Away Missions: an item more, and one under another name; the rules have been corrected, too."""
    changed(
        folder / "names.py",
        (
            "LATER_CARDS: Final[tuple[tuple[str, int], ...]] = ()",
            'LATER_CARDS: Final = (("jet-pack", 1), ("ray-gun", 1))',
        ),
        ('("flag", 1)', '("banner", 1)'),
    )
    items = folder / "content" / "items.toml"
    changed(items, ('id = "flag"', 'id = "banner"\nwas = ["flag"]'))
    ray_gun = re.search(r'id = "ray-gun"\n(?:.*\n)*?copies = (\d+)', items.read_text("utf-8"))
    assert ray_gun is not None
    changed(items, (ray_gun[0], ray_gun[0].replace(f"copies = {ray_gun[1]}", f"copies = {int(ray_gun[1]) + 1}")))
    appended(items, '\n[[item]]\nid = "jet-pack"\ndeck = "rocketeer"\ncopies = 1\norigin = "reconstructed"\n')
    for path in (folder / "content").glob("scenario-*.toml"):
        path.write_text(path.read_text("utf-8").replace('"flag"', '"banner"'), encoding="utf-8")
    spoken(
        folder, "item-banner = Banner", "note-banner = A banner.", "item-jet-pack = Jet pack", "note-jet-pack = Fly."
    )
    about = folder / "game.toml"
    version = re.search(r"rules_version = (\d+)", about.read_text("utf-8"))
    assert version is not None
    changed(about, (version[0], f"rules_version = {int(version[1]) + 1}"))


def another_fab_card(folder: Path) -> None:
    """Thunderbirds: a nineteenth F.A.B. card."""
    changed(
        folder / "names.py",
        ('    "agent_47_jeremiah_tuttle",\n', '    "agent_47_jeremiah_tuttle",\n    "signal_flare",\n'),
    )
    effect = 'effect = { verb = "add", type = "sea", amount = 2 }'
    appended(folder / "content" / "fab.toml", f'\n[[fab]]\nid = "signal_flare"\n{effect}\norigin = "reconstructed"\n')
    spoken(folder, "card-signal-flare = Signal flare")


def a_civilian_less(folder: Path) -> None:
    """Thunderbirds Solitaire: a card leaves the box; its id keeps its place."""
    changed(
        folder / "content" / "civilians.toml",
        ('[[civilian]]\nid = "c_28"\nreward = "expert"\norigin = "reconstructed"\n', ""),
    )


def another_order(folder: Path) -> None:
    """Time Bomb: all entries the other way round."""
    for path in (folder / "content").glob("*.toml"):
        head, *entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
        path.write_text("\n".join([head, *[f"{entry}\n" for entry in reversed(entries)]]), encoding="utf-8")


NEW = {"a-team": {"decoy"}, "away-missions": {"jet-pack", "ray-gun-5"}, "thunderbirds": {"signal_flare"}}
LATER = {
    "a-team": ("a_team", another_card),
    "away-missions": ("away_missions", another_item),
    "thunderbirds": ("thunderbirds", another_fab_card),
    "thunderbirds-solo": ("thunderbirds_solo", a_civilian_less),
    "time-bomb": ("time_bomb", another_order),
}


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the later release lies."""
    place = tmp_path_factory.mktemp("later")
    source = Path(coffret.__file__).parent
    copytree(source, place / "coffret", ignore=ignore_patterns("*.so", "__pycache__"))
    for name, change in LATER.values():
        change(place / "coffret" / "games" / name)
    return place


def in_later(later: Path, *arguments: str) -> list[list[Any]]:
    """What the later release finds, line by line."""
    command = [sys.executable, "-P", "-c", LOOK, *arguments]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(later), *[path for path in sys.path if path]])}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_stored_and_saved_today_goes_on_in_a_later_release(slug: str, later: Path, tmp_path: Path) -> None:
    kept = store_today(tmp_path, slug)
    saves = []
    for number, table in enumerate(stages(load(slug), load(slug).own_content(), "today")):
        saves.append(str(tmp_path / f"{number}.coffret"))
        Path(saves[-1]).write_text(write_text(table), encoding="utf-8")
    path = os.pathsep.join([str(later), *registered(tmp_path)])
    with Process(tmp_path, [slug], PYTHONPATH=path) as process:
        asyncio.run(each(kept, lambda one: play_to_the_end(process.url, one, is_later=True)))
    found = in_later(later, str(tmp_path / "tables.db"), *saves)
    assert len(found) == 2 * len(kept)
    for what, trouble, is_cut, is_whole, content, words in found:
        assert (trouble, is_cut, is_whole) == ("", False, True), what
        assert content == load(slug).own_content().hash(), f"{what} goes on with other content"
        said = {part for line in words for part in re.split(r"[ :,]", line)}
        assert not said & NEW.get(slug, set()), "that was not in its box"
