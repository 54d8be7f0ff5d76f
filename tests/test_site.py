"""The site of the documentation: links to sources become names, broken links are found."""

from pathlib import Path

import pytest

from tools import build_docs

ROOT = Path(__file__).parent.parent


def test_every_page_is_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if not page.startswith("decisions/") and page not in contents] == []


def test_a_link_to_the_sources_becomes_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_docs, "GATHERED", tmp_path)
    (tmp_path / "decisions").mkdir()
    (tmp_path / "other.md").touch()
    page = tmp_path / "page.md"
    page.write_text("[code](../src/thing.py), [other](other.md#there), [decisions](decisions/)")
    assert build_docs.without_sources(page) == "code, [other](other.md#there), [decisions](decisions/index.md)"


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "there.html").write_text('<h1 id="top">There</h1>')
    (tmp_path / "here.html").write_text(
        '<a href="there.html#top">good</a> <a href="there.html#end">no place</a> <a href="gone.html">no page</a>'
        '<a href="https://example.org/">elsewhere</a>'
    )
    assert [link for _, link in build_docs.broken_links(tmp_path)] == ["there.html#end", "gone.html"]
