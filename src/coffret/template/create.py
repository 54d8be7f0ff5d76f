"""Create a new game from the template: the same files under other names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from coffret.kernel.errors import OptionError

HERE = Path(__file__).parent
PACKAGE = "coffret.template.game"
SLUG, TITLE, PREFIX = "climb", "Climb", "CL"
SKIPPED = {"__pycache__"}


class Names:
    """The names of a new game in its files, all derived from one: `tea-party`."""

    def __init__(self, slug: str) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", slug):
            raise OptionError("error-new-name", given=slug)
        self.slug = slug
        self.package = f"coffret_{slug.replace('-', '_')}"
        self.title = slug.replace("-", " ").title()
        letters = "".join(part[0] for part in slug.split("-") if part[0].isalpha())
        self.prefix = (letters if len(letters) > 1 else re.sub(r"[^a-z]", "", slug)[:2]).upper().ljust(2, "X")

    def put_into(self, text: str) -> str:
        """Insert the names of the new game into a text of the template."""
        text = text.replace(PACKAGE, self.package).replace(f"{PREFIX}-", f"{self.prefix}-")
        text = text.replace(f'"{PREFIX}"', f'"{self.prefix}"')
        return re.sub(rf"\b{TITLE}\b", self.title, re.sub(rf"\b{SLUG}\b", self.slug, text))


def create(slug: str, parent: Path) -> Path:
    """Write a new game into its own folder; existing files are never touched."""
    names = Names(slug)
    root = parent / f"coffret-{slug}"
    if root.exists():
        raise OptionError("error-new-exists", folder=str(root))
    for source, target in layout(root, names):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(names.put_into(source.read_text(encoding="utf-8")), encoding="utf-8")
    return root


def layout(root: Path, names: Names) -> Iterator[tuple[Path, Path]]:
    """Map each file of the template to its destination."""
    for folder, target in ((HERE / "project", root), (HERE / "game", root / "src" / names.package)):
        for source in sorted(folder.rglob("*")):
            if source.is_file() and not SKIPPED & set(source.parts):
                place = str(source.relative_to(folder)).replace(SLUG, names.slug.replace("-", "_"))
                yield source, target / place
