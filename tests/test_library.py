"""The library: what `import coffret` promises, and what people see of it in a shell and in a notebook."""

import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import coffret
from coffret.kernel.game import Game, games, load
from coffret.kernel.save import read_text, write_text
from coffret.kernel.table import Table

SVG = "{http://www.w3.org/2000/svg}"
SIX = "dice 2 | 1,6 3,3 | bid 2:3 by 1 | turn 2"
NAMES = {
    "act", "board", "content", "decision", "events", "explain", "game", "header", "history", "last", "log", "new",
    "outcome", "outlook", "pending", "position", "redo", "rolls", "save", "seats", "state", "undo", "view", "words",
}  # fmt: skip


def played(slug: str, steps: int = 8) -> Table:
    table = load(slug).table(load(slug).about.seats[0], seed=3)
    for _ in range(steps):
        if table.decision is not None:
            table.act(table.decision.options[-1])
    return table


def test_the_surface_is_declared() -> None:
    assert all(hasattr(coffret, name) for name in coffret.__all__)
    assert {"Game", "Table", "IllegalAction", "NotYourTurn", "GameOver", "open_save"} <= set(coffret.__all__)
    assert "open" not in coffret.__all__
    assert Path(coffret.__file__).with_name("py.typed").is_file()


def test_the_version_is_told_alike_everywhere() -> None:
    root = Path(__file__).parents[1]
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert coffret.__version__ == version
    assert f"\n## {version}" in (root / "CHANGELOG.md").read_text(encoding="utf-8")
    assert (root / "tests" / "data" / version / "tables.db.gz").is_file()


def test_a_table_has_what_a_user_needs_and_no_more(liar: Game) -> None:
    assert {name for name in dir(liar.table(2, seed=1)) if not name.startswith("_")} == NAMES


def test_an_option_is_written_as_its_notation(liar: Game) -> None:
    decision = liar.table(position=SIX, seed=1).decision
    assert decision is not None
    first = decision.options[0]
    assert (str(first), repr(first)) == ("bid 2:4", "Offer('bid 2:4', seat=1)")
    waiting = liar.table(2, {"dice": 1}, 1, rolls=False).decision
    assert waiting is not None
    assert repr(waiting.options[0]) == "Offer('shake 1', seat=CHANCE, weight=1)"


def test_a_play_starts_from_any_position(liar: Game, tmp_path: Path) -> None:
    table = liar.table(position=SIX, seed=7)
    assert (table.seats, table.position) == (2, SIX)
    table.act("liar")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    table.save(tmp_path / "from.coffret")
    assert coffret.open_save(tmp_path / "from.coffret").state == table.state
    table.undo(consent=True)
    assert table.position == SIX


@pytest.mark.parametrize("slug", games())
def test_the_position_of_a_table_is_one_to_start_from(slug: str) -> None:
    table = played(slug)
    assert table.game.table(position=table.position, seed=1).state == table.state


def test_a_position_that_somebody_wrote_is_no_save_for_a_server(liar: Game) -> None:
    text = write_text(liar.table(position=SIX, seed=1))
    with pytest.raises(coffret.SaveError, match="starts from a position"):
        read_text(text, trusted=False)


def test_what_a_play_starts_from_must_be_clear(liar: Game) -> None:
    with pytest.raises(coffret.OptionError, match="needs a number of seats, 2 to 6"):
        liar.table(seed=1)
    with pytest.raises(coffret.OptionError, match="has 2 players, not 3"):
        liar.table(3, position=SIX, seed=1)
    with pytest.raises(coffret.NotationError):
        liar.table(position="somewhere", seed=1)


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_is_text_in_a_shell_and_a_drawing_in_a_notebook(slug: str, language: str) -> None:
    table = played(slug)
    board = table.board(0, language)
    prompt = table.words(language, ()).tell(table.outlook(0).prompt)  # type: ignore[arg-type]
    assert prompt.split()[0] in repr(board)
    drawing = ET.fromstring(board._repr_svg_())
    texts = [part.text for part in drawing.iter(f"{SVG}text")]
    assert table.game.about.title[language] in texts
    scene = table.outlook(0).scene
    shapes = [*drawing.iter(f"{SVG}circle"), *drawing.iter(f"{SVG}polygon")]
    assert len(shapes) >= (len(scene.board.spaces) if scene.board else 0)
    assert len([*drawing.iter(f"{SVG}rect")]) >= sum(len(zone.cards) for zone in scene.zones)


def test_a_drawing_shows_only_what_its_seat_sees(liar: Game) -> None:
    table = liar.table(position="dice 2 | 1,1 5,6 | no bid | turn 1", seed=1)
    marks = {seat: [part.text for part in ET.fromstring(table.board(seat).svg()).iter(f"{SVG}text")] for seat in (0, 1)}
    assert ("5" in marks[0], "5" in marks[1]) == (False, True)
    assert "5" not in repr(table.board(0))


def test_the_old_name_of_open_save_still_works(liar: Game, tmp_path: Path) -> None:
    liar.table(2, seed=1).save(tmp_path / "old.coffret")
    with pytest.warns(DeprecationWarning, match="open_save"):
        assert coffret.open(tmp_path / "old.coffret").seats == 2


TYPED = """
from coffret import Game, Table
from coffret_liar import game
from coffret_liar.state import State
from coffret_liar.view import View

liar: Game[State, View] = game
table: Table[State, View] = liar.table(2, seed=1)
count: int = table.state.count
bid: tuple[int, int, int] = table.view(0).bid
wrong: str = table.state.count
"""


def test_states_and_views_have_their_types(tmp_path: Path) -> None:
    (tmp_path / "typed.py").write_text(TYPED)
    root = Path(__file__).parents[1]
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", f"--cache-dir={tmp_path}/cache"]
    done = subprocess.run(
        [*command, "--follow-imports=silent", str(tmp_path / "typed.py")],
        env={"MYPYPATH": f"{root / 'src'}:{root / 'examples' / 'coffret-liar' / 'src'}", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        cwd=root,
    )
    assert done.stdout.count("error:") == 1, done.stdout + done.stderr
    assert 'typed.py:11: error: Incompatible types in assignment (expression has type "int"' in done.stdout
