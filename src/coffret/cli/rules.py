"""`coffret rules`: read the rulebooks, read and search the ledgers, and see how well code and tests cover them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coffret.cli.frame import (
    Json,
    Lang,
    MaybeSlug,
    argument,
    chosen_language,
    command,
    complain,
    option,
    print_json,
    say,
    whole_box,
)
from coffret.kernel import game as registry
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game, folder, load
from coffret.kernel.rule_search import find_rules
from coffret.kernel.rulebook import rulebook

if TYPE_CHECKING:
    from coffret.kernel.ledger import Coverage, Rule
    from coffret.kernel.rulebook import Rulebook

ANY_PREFIX = "[A-Z]{2,}"


@command("rules", "ui-cli-rules", "coffret rules time-bomb cut wire")
def rules(
    slug: MaybeSlug = None,
    words: Annotated[list[str] | None, argument("ID|WORDS", "ui-cli-words")] = None,
    ledger: Annotated[bool, typer.Option("--ledger", help="ui-cli-ledger")] = False,
    coverage: Annotated[bool, typer.Option("--coverage", help="ui-cli-coverage")] = False,
    tests: Annotated[Path | None, option("--tests", "FOLDER", "ui-cli-tests")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    if coverage:
        found = [load(slug)] if slug else whole_box()
        return show_coverage(found, tests_folders(tests, found), json)
    if slug is None:
        raise OptionError("error-which-rules", games=", ".join(registry.games()))
    game, language = load(slug), chosen_language(lang)
    book = None if words or ledger or json else rulebook(game, language)
    if book:
        show_book(game, book, language)
        return 0
    read = wanted(game, words or [])
    if json:
        print_json({"game": slug, "rules": read})
    else:
        show(game, read, language)
    if read:
        return 0
    complain(say("ui-no-rule", {"words": " ".join(words or ())}))
    return 1


def wanted(game: Game, words: list[str]) -> list[Rule]:
    """Return all rules, those with these ids, or those containing these words."""
    ledger, ids = game.ledger, [word.upper() for word in words]
    if all(id in ledger for id in ids):
        return [ledger[id] for id in ids] or list(ledger.rules.values())
    return find_rules(game, " ".join(words))


def show_book(game: Game, book: Rulebook, language: str) -> None:
    """Print a rulebook, page by page at a terminal."""
    from rich.console import Group

    from coffret.terminal import booktext
    from coffret.terminal.console import make_console, print_paged

    console = make_console()
    print_paged(console, Group(*booktext.pages(game, book, language, console.width)))


def show(game: Game, found: list[Rule], language: str) -> None:
    """Print rules under the headings of their chapters, page by page at a terminal that is too low for them."""
    from rich.console import Group

    from coffret.terminal import ruletext
    from coffret.terminal.console import make_console, print_paged

    print_paged(make_console(), Group(*ruletext.chapters(found, game.words(language))))


def tests_folders(asked: Path | None, games: list[Game]) -> list[Path]:
    """Return the test folders that count: the one given, or those of this checkout, the games and this folder."""
    if asked is not None:
        if not asked.is_dir():
            raise OptionError("error-no-tests-there", folder=str(asked))
        return [asked]
    import coffret

    own = [folder(game).resolve().parents[1] / "tests" for game in games]
    places = dict.fromkeys([Path(coffret.__file__).parents[2] / "tests", *own, Path("tests").resolve()])
    found = [place for place in places if place.is_dir()]
    if not found:
        raise OptionError("error-no-tests")
    return found


def show_coverage(found: list[Game], tests: list[Path], json: bool) -> int:
    """Print how well code and tests cover the ledgers; return 1 if something is missing or an id is unknown."""
    from coffret.kernel.ledger import cited, coverage, proved

    marked = set[str]().union(*[proved(place) for place in tests])
    code = {game.slug: cited(ANY_PREFIX, folder(game)) for game in found}
    covered = {game.slug: coverage(game.ledger, game.about.prefix, code[game.slug], marked) for game in found}
    known = {id for game in whole_box() for id in game.ledger.rules}
    strays = sorted(id for id in marked.union(*code.values()) if id not in known)
    if json:
        figures = {slug: for_programs(traced) for slug, traced in covered.items()}
        print_json({"games": figures} | ({"unknown": strays} if strays else {}))
    else:
        coverage_table(covered)
    for id in strays:
        complain(say("ui-unknown-rule", {"id": id}))
    return 1 if strays or any(traced.missing for traced in covered.values()) else 0


def for_programs(figures: Coverage) -> dict[str, Any]:
    return {
        "rules": figures.rules,
        "cited": figures.cited,
        "tested": figures.tested,
        "excused": figures.excused,
        "missing": figures.missing,
    }


def coverage_table(covered: dict[str, Coverage]) -> None:
    """Build the table of figures."""
    from rich.table import Table as Grid

    from coffret.terminal.console import make_console

    console = make_console()
    head = [say("ui-game"), say("ui-rules"), say("ui-cited"), say("ui-tested")]
    grid = Grid(*head, say("ui-excused"), say("ui-missing"), box=None, pad_edge=False)
    for slug, figures in covered.items():
        numbers = (figures.rules, figures.cited, figures.tested, len(figures.excused), len(figures.missing))
        grid.add_row(slug, *map(str, numbers))
    console.print(grid)
    for slug, figures in covered.items():
        for id, why in figures.excused.items():
            console.print(f"{slug}: {id}: {why}", style="dim")
        if figures.missing:
            console.print(f"{slug}: {say('ui-missing')}: {', '.join(figures.missing)}")
