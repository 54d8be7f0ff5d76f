"""The start screen: the games, unfinished plays, and the questions before a play."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from coffret.bots.measured import told
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, load
from coffret.terminal import lessons, saves
from coffret.terminal.console import is_at_a_terminal, make_console, printable
from coffret.terminal.form import Form
from coffret.terminal.language import box
from coffret.terminal.opening import Wish, play, usual_seats
from coffret.terminal.reader import Reader
from coffret.terminal.shelf import options, shelf

WAITING = 5  # unfinished games that are offered
AROUND = 7  # lines of the start screen beside its games


def open_box(found: list[Game], language: str, asks: bool, plain: bool = False) -> int:
    """Show what is in the box; at a terminal, ask what to play and play it."""
    waiting = saves.unfinished()[:WAITING]
    if asks and found and not plain and is_at_a_terminal():
        known = saves.opened()
        return fill_in(Form(found, waiting, language, [game.slug for game in found if game.slug not in known]))
    console = make_console()
    say = box(language).say
    console.print(Text(say("ui-welcome"), "bold"))
    console.print("")
    games = shelf(found, language, numbered=asks)
    room = console.height - AROUND - len(waiting)
    if asks and len(console.render_lines(games, pad=False)) > room:
        games = shelf(found, language, numbered=asks, short=True)
        games.add_row("")
    console.print(games)
    show_waiting(console, waiting, language, asks)
    if not asks:
        console.print(say("ui-how-to-start", {"slug": found[0].slug if found else "GAME"}))
        return 0
    try:
        wish = ask(Reader(console), found, waiting, language)
    except EOFError:
        console.print("")
        return 0
    if wish is None:
        return 0
    wish.plain = plain
    return play(wish)


def ask_to_learn(wish: Wish) -> bool:
    """Ask somebody for whom a game is new whether to learn it first; return False to leave."""
    usual = Wish(slug=wish.slug, names=wish.names, language=wish.language)
    if wish.slug is None or wish != usual or not is_at_a_terminal() or wish.slug in saves.opened():
        return True
    game = load(wish.slug)
    if lessons.first(game) is None:
        return True
    from coffret.terminal.app.entrance import Offer

    answer = Offer(game, wish.language).run()
    wish.lesson = answer == "yes"
    return answer is not None


def fill_in(form: Form) -> int:
    """Ask what to play with a form, and play it."""
    from coffret.terminal.app.entrance import Entrance

    wish = Entrance(form).run()
    return 0 if wish is None else play(wish)


def show_waiting(console: Console, waiting: list[Path], language: str, numbered: bool) -> None:
    """List the unfinished games."""
    if not waiting:
        return
    console.print(Text(box(language).say("ui-unfinished"), "bold"))
    for number, path in enumerate(waiting, 1):
        mark = f"r{number}" if numbered else " "
        console.print(
            Text(f"{mark}  ", "bold").append(path.stem if numbered else str(path), "not bold"), soft_wrap=True
        )
    console.print("")


def ask(reader: Reader, found: list[Game], waiting: list[Path], language: str) -> Wish | None:
    """Ask what to play, and with how many; None to leave."""
    say = box(language).say
    while True:
        line = asked(reader, say("ui-which-game")).lower()
        if line in ("", "q", "quit", "quitter"):
            return None
        again = {f"r{number}": path for number, path in enumerate(waiting, 1)}
        if line in again:
            return Wish(resume=again[line], language=language)
        numbers = {str(number): game.slug for number, game in enumerate(found, 1)}
        if taught := next((slug for number, slug in numbers.items() if line in (f"l{number}", f"l {slug}")), None):
            return Wish(slug=taught, lesson=True, language=language)
        slug = numbers.get(line, line)
        if slug in numbers.values():
            return questions(reader, load(slug), language)
        reader.console.print(say("ui-no-such-game", {"name": line, "games": ", ".join(numbers.values())}))


def questions(reader: Reader, game: Game, language: str) -> Wish:
    """Ask for the number of seats and people, their names, and the game's options."""
    say = box(language).say
    low, high = game.about.seats
    wish = Wish(slug=game.slug, language=language)
    usual = usual_seats(game, wish)
    facts = {"low": low, "high": high, "usual": usual}
    wish.seats = number(reader, say("ui-how-many-seats", facts), low, high, usual)
    wish.people = number(reader, say("ui-how-many-people", {"high": wish.seats}), 0, wish.seats, 1)
    names: list[str] = []
    for seat in range(wish.people):
        name = asked(reader, say("ui-what-name", {"number": seat + 1, "count": wish.people}))
        if not name:
            break
        names.append(name)
    wish.names = tuple(names)
    wish.options = chosen_options(reader, game, language) if game.about.option else {}
    if (figure := told(game, wish.seats, wish.options, language, box(language))) is not None:
        reader.console.print(Text(figure.text, "dim"))
    return wish


def chosen_options(reader: Reader, game: Game, language: str) -> dict[str, str]:
    """Ask for non-default options of a game, typed as `name=value name=value`."""
    reader.console.print(Text(options(game, language).plain.strip().replace("--option ", "  ")))
    while True:
        line = asked(reader, box(language).say("ui-which-options"))
        given = dict(part.partition("=")[::2] for part in line.replace(",", " ").split())
        try:
            game.options(given)
        except CoffretError as error:
            reader.console.print(Text(printable(f"{error}.")))
        else:
            return given


def number(reader: Reader, question: str, low: int, high: int, usual: int) -> int:
    """Ask for a number in a range; Enter takes the default, and nothing is asked if there is no choice."""
    if low == high or high == 1:
        return usual
    while True:
        line = asked(reader, question) or str(usual)
        if line.isdecimal() and len(line) < 5 and low <= int(line) <= high:
            return int(line)


def asked(reader: Reader, question: str) -> str:
    """Ask a question and return the answer."""
    reader.console.print(question)
    return reader.line() or ""
