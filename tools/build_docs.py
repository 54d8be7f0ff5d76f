"""Build the documentation into build/docs: gather the pages, have Zensical build the site, follow every link of it.

`make docs` runs it. The site works from the file system: open build/docs/index.html.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.import_map import part_graph, picture

ROOT = Path(__file__).resolve().parent.parent
PAGES, GATHERED, SITE = ROOT / "docs", ROOT / "build" / "docs-source", ROOT / "build" / "docs"
WORKER = ROOT / "tools" / "file_worker.js"
FOREIGN = "https://unpkg.com/iframe-worker/shim"  # what Zensical would fetch for it
LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<target>[^)\s#:]+)(?P<anchor>#[^)]*)?\)")
DECISIONS = """\
# Decisions

Choices that were hard, each with its reasons and its price.

"""


def main() -> None:
    """Gather, build, check."""
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    subprocess.run([Path(sys.executable).with_name("zensical"), "build", "--strict"], cwd=ROOT, check=True)
    keep_at_home(SITE)
    broken = [f"{page.relative_to(SITE)}: {link} leads nowhere" for page, link in broken_links(SITE)]
    if broken:
        sys.exit("\n".join(broken))
    print(f"The documentation is in {(SITE / 'index.html').relative_to(ROOT)}.")


# Gathering


def gather() -> None:
    """Lay out the pages as the site needs them, with those that are made of something else."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    shutil.copytree(PAGES, GATHERED, ignore=shutil.ignore_patterns("*.txt"))
    (GATHERED / "imports.svg").write_text(picture(part_graph()), encoding="utf-8")
    (GATHERED / "changelog.md").write_text((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), encoding="utf-8")
    (GATHERED / "decisions" / "index.md").write_text(DECISIONS + "".join(decision_links()), encoding="utf-8")
    for page in GATHERED.rglob("*.md"):
        page.write_text(without_sources(page), encoding="utf-8")


def decision_links() -> Iterator[str]:
    """A line for each decision, with its own title."""
    for page in sorted((PAGES / "decisions").glob("[0-9]*.md")):
        title = page.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
        yield f"* [{title}]({page.name})\n"


def without_sources(page: Path) -> str:
    """The text of a page. A link to a file of the sources leads nowhere on the site: it becomes its name."""

    def kept(link: re.Match[str]) -> str:
        target = (page.parent / link["target"]).resolve()
        if not target.is_relative_to(GATHERED):
            return link["text"]
        return f"[{link['text']}]({link['target'].rstrip('/')}/index.md)" if target.is_dir() else link[0]

    return LINK.sub(kept, page.read_text(encoding="utf-8"))


# Building


def keep_at_home(site: Path) -> None:
    """Let the search work from the file system without fetching anything from elsewhere."""
    shutil.copy(WORKER, site / "assets" / "javascripts")
    for page in site.rglob("*.html"):
        local = f"{'../' * (len(page.relative_to(site).parts) - 1)}assets/javascripts/{WORKER.name}"
        page.write_text(page.read_text(encoding="utf-8").replace(FOREIGN, local), encoding="utf-8")


# Checking


class Links(HTMLParser):
    """The links of a page, and the places in it that others can lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.places.update(found[name] or "" for name in ("id", "name") if name in found)
        self.links += [found[name] or "" for name in ("href", "src") if name in found]


def read(page: Path) -> Links:
    """What is in a page of the site."""
    found = Links()
    found.feed(page.read_text(encoding="utf-8"))
    return found


def broken_links(site: Path) -> Iterator[tuple[Path, str]]:
    """The links within a site that lead to no file, or to no place in it."""
    pages = {page: read(page) for page in sorted(site.rglob("*.html")) if page.name != "404.html"}
    for page, found in pages.items():
        for link in found.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or not (parts.path or parts.fragment):
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            wanted = unquote(parts.fragment)
            if not target.exists() or (wanted and target in pages and wanted not in pages[target].places):
                yield page, link


if __name__ == "__main__":
    main()
