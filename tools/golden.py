"""Golden playthroughs into tests/golden: whole plays by bots, with their story; read the difference before you keep it.

python tools/golden.py                 play all of them anew
python tools/golden.py thunderbirds    those of one game
python tools/golden.py --tell          keep the plays and tell them anew, after a change of wording
"""

from __future__ import annotations

import sys
from pathlib import Path

from coffret.testing.golden import write_plays, write_story

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main(args: list[str]) -> None:
    """Write what is asked for, and say how each play ends."""
    slugs = [arg for arg in args if arg != "--tell"] or sorted(path.parent.name for path in FOLDER.glob("*/plays.toml"))
    for slug in slugs:
        kept = sorted((FOLDER / slug).glob("*.coffret"))
        for ending in map(write_story, kept) if "--tell" in args else write_plays(FOLDER, slug):
            print(ending, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
