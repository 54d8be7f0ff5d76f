"""`coffret train`: learn a game's chances to win from plays between its own bots."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from coffret.cli.frame import Json, Lang, Slug, chosen_language, command, option, print_json
from coffret.kernel.errors import CoffretError, OptionError
from coffret.kernel.game import folder, load

if TYPE_CHECKING:
    from coffret.bots.value import Model


@command("train", "ui-cli-train", "coffret train a-team --games 4000")
def train_value(
    slug: Slug,
    games: Annotated[int, option("--games", "N", "ui-cli-count")] = 4000,
    seed: Annotated[str, option("--seed", "S", "ui-cli-seed")] = "value",
    out: Annotated[Path | None, option("--out", "FILE", "ui-cli-train-out")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    import msgspec

    from coffret.bots.train import train
    from coffret.bots.value import FILE
    from coffret.cli.progress import progress

    language = chosen_language(lang)
    if games < 10:
        raise OptionError("error-few-games", least=10, given=games)
    game = load(slug)
    if find_spec("numpy") is None:
        raise CoffretError("numpy is not installed: pip install coffret[rl]")

    with progress(game.about.title[language], games) as advance:
        model = train(game, games, seed, f"coffret train {slug} --games {games} --seed {seed}", lambda: advance(1))
    file = out or folder(game) / FILE
    file.write_bytes(msgspec.json.format(msgspec.json.encode(model), indent=1) + b"\n")
    if json:
        print_json(model.held_out)
    else:
        show(model, file, language)


def show(model: Model, file: Path, language: str) -> None:
    """Print how well the chances fit, for people."""
    from rich.table import Table as Grid

    from coffret.terminal.console import make_console
    from coffret.terminal.language import box

    say = box(language).say
    console = make_console()
    found = model.held_out
    console.print(say("ui-trained", {"plays": found.plays, "positions": found.positions, "auc": f"{found.auc:.3f}"}))
    grid = Grid(say("ui-positions"), say("ui-said"), say("ui-won-share"), box=None, pad_edge=False)
    for tenth in found.calibration:
        if tenth.positions:
            grid.add_row(f"{tenth.positions:,}", f"{tenth.said:.1%}", f"{tenth.won:.1%}")
    console.print(grid, say("ui-trained-kept", {"file": str(file)}), sep="\n")
