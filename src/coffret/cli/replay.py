"""`coffret replay`: tell the story of a saved play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from coffret.cli.frame import Lang, argument, chosen_language, command, option
from coffret.kernel.errors import OptionError
from coffret.kernel.stack import PUBLIC

if TYPE_CHECKING:
    from coffret.kernel.seat_save import SeatSave
    from coffret.kernel.table import Table
    from coffret.kernel.text import Words
    from coffret.terminal.story import ToldEntry

CODES = {"fair": 0, "unfair": 1, "unchecked": 3}  # exit codes by what is found out about the dice


@command("replay", "ui-cli-replay", "coffret replay night.coffret --seat 2 --to 40")
def replay(
    file: Annotated[Path, argument("FILE", "ui-cli-file")],
    seat: Annotated[int | None, option("--seat", "N", "ui-cli-seat")] = None,
    to: Annotated[int | None, option("--to", "N", "ui-cli-to")] = None,
    lang: Lang = None,
) -> int:
    from coffret.kernel.save import read_file, read_text
    from coffret.kernel.seat_save import is_seat_save, read_seat_save
    from coffret.terminal import story
    from coffret.terminal.console import make_console, printable

    text = read_file(file)
    if is_seat_save(text):
        return retell(read_seat_save(text, str(file)), chosen_language(lang))
    table = read_text(text, str(file), rolls=False)
    checks(table, seat, to)
    if to is not None:
        table.history.rewind(to)
    words = table.words(chosen_language(lang), tuple(printable(name) for name in table.header.names))
    console = make_console()
    console.print(heading(table, words))
    for step in story.entries(table):
        for line in lines(table, step, words, seat):
            console.print(line, soft_wrap=True)
    ending(table, words, PUBLIC if seat is None else seat - 1)
    return 0 if seat is not None or to is not None else fairness(table, words.language)


def retell(saved: SeatSave, language: str) -> int:
    """Print what one seat saw of a play that was saved before its end."""
    from coffret.kernel.game import load
    from coffret.terminal.console import make_console, printable
    from coffret.terminal.language import box, listed

    game = load(saved.header.game)
    words = game.words(language, tuple(printable(name) for name in saved.header.names))
    names = listed([words.name(seat) for seat in range(saved.header.seats)], language)
    facts = {"title": game.about.title[language], "names": names, "steps": len(saved.moments)}
    if saved.seat != PUBLIC:
        facts["who"] = words.name(saved.seat)
    console = make_console()
    console.print(box(language).say("ui-replay-watched" if saved.seat == PUBLIC else "ui-replay-seat", facts))
    for step, events in enumerate(saved.moments):
        for event in events:
            console.print(f"{step:>4}  {words.event(event)}", soft_wrap=True)
    console.print(box(language).say("fair-seat"), soft_wrap=True)
    return 0


def checks(table: Table, seat: int | None, to: int | None) -> None:
    """Reject a seat or step that the play does not have."""
    if seat is not None and not 1 <= seat <= table.seats:
        raise OptionError("error-no-seat", seat=seat, seats=table.seats)
    if to is not None and not table.history.begin_at <= to <= len(table.log):
        first, last = str(table.history.begin_at), str(len(table.log))
        raise OptionError("error-no-step", step=str(to), first=first, last=last)


def heading(table: Table, words: Words) -> str:
    """Describe which play this is."""
    from coffret.terminal.language import box, listed

    names = listed([words.name(seat) for seat in range(table.seats)], words.language)
    title = table.game.about.title[words.language]
    facts = {"title": title, "names": names, "steps": len(table.log), "before": table.history.begin_at}
    return box(words.language).say("ui-replay", facts)


def lines(table: Table, step: ToldEntry, words: Words, seat: int | None) -> list[str]:
    """Format one step: its number, who acted, the notation, and what happened, limited to what a seat could see."""
    from coffret.kernel.save import write_entry
    from coffret.terminal import story

    if seat is not None:
        return [f"{step.number:>4}  {line}" for line in story.told(step.events, seat - 1, words)]
    return [
        f"{step.number:>4}  {write_entry(table, step.entry)}",
        *[f"        {line}" for line in story.told_in_full(step.events, words)],
    ]


def ending(table: Table, words: Words, seat: int) -> None:
    """Print the table after the last step, and how the play ended."""
    from rich.text import Text

    from coffret.terminal import draw, ruletext
    from coffret.terminal.console import make_console

    console = make_console()
    console.print("")
    for part in draw.scene(table.outlook(seat), words, console.width):
        console.print(part)
    if table.outcome is not None:
        console.print("", Text(words.outcome(table.outcome), "bold"), sep="\n")
        console.print(ruletext.quoted(table.game.ledger, table.outcome.rule, words.language) or "")


def fairness(table: Table, language: str) -> int:
    """Report whether dice and cards follow from the agreed seed; return the exit code."""
    from coffret.kernel.fair import check_dice, told_verdict
    from coffret.terminal.console import make_console
    from coffret.terminal.language import box, listed

    verdict, console = check_dice(table), make_console()
    if verdict.parts:
        words = table.game.words(language, table.header.names)
        names = listed([words.name(seat) for seat in verdict.parts], language)
        console.print(box(language).say("fair-parts", {"names": names}))
    console.print(told_verdict(verdict, box(language).say), soft_wrap=True)
    return CODES[verdict.result]
