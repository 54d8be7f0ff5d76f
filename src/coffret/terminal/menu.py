"""The options as a numbered list short enough to read, and the meaning of a typed line."""

from __future__ import annotations

from math import ceil

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coffret.kernel.ledger import plain
from coffret.kernel.scene import Choice
from coffret.kernel.text import Words
from coffret.terminal.language import box

ROWS = 12  # of the list; with more it is set in columns, then options of one kind are folded into one line
FOLD = 6  # options of one kind that are folded; half of it where the list is still too long


def menu(choices: list[Choice], words: Words, width: int, fold: bool = True, rows: int = ROWS) -> RenderableType:
    """Show the options: a list if they are few, then columns, then groups that open when their verb is typed."""
    if len(choices) <= rows:
        return listing(choices, words)
    columns = in_columns(choices, words, width)
    if columns.row_count <= rows or not fold:
        return columns
    short = folded(choices, words, FOLD)
    return short if short.row_count <= rows else folded(choices, words, FOLD // 2)


def listing(choices: list[Choice], words: Words) -> Grid:
    """List one option per line, with its notation."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for choice in choices:
        grid.add_row(Text(f"  {choice.index + 1}", "bold"), label(choice, words), Text(choice.notation, "dim"))
    return grid


def label(choice: Choice, words: Words) -> str:
    """Describe an option with its remark."""
    hint = choice.remark.hint if choice.remark else None
    return words.tell(choice.label) + (f" ({words.tell(hint)})" if hint else "")


def in_columns(choices: list[Choice], words: Words, width: int) -> Grid:
    """Lay out options in as many columns as fit, numbered downwards."""
    cells = [
        Text(f"{choice.index + 1:>4}", "bold").append(f" {label(choice, words)}", "not bold") for choice in choices
    ]
    columns = max(1, width // (max(cell.cell_len for cell in cells) + 2))
    rows = ceil(len(cells) / columns)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def folded(choices: list[Choice], words: Words, many: int) -> Grid:
    """Fold options of one group into one line if there are many."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for group, members in by_group(choices).items():
        if len(members) < many:
            for choice in members:
                grid.add_row(
                    Text(f"  {choice.index + 1}", "bold"),
                    label(choice, words),
                    Text(choice.notation, "dim"),
                )
        else:
            name = name_of(group, members, words)
            typed = name.removesuffix("…").strip().lower() or group
            said = box(words.language).say("ui-folded", {"count": len(members), "words": typed})
            grid.add_row(Text("  ▸", "bold"), name, Text(said, "dim"))
    return grid


def by_group(choices: list[Choice]) -> dict[str, list[Choice]]:
    """Group the options, keeping their order."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return groups


def name_of(group: str, members: list[Choice], words: Words) -> str:
    """Return what a group of options is called."""
    return words.say(f"group-{group}") if words.has(f"group-{group}") else beginning(members, words)


def beginning(choices: list[Choice], words: Words) -> str:
    """Return the words the options have in common: `Bid …`."""
    labels = [words.tell(choice.label).split(" ") for choice in choices]
    common: list[str] = []
    for same in zip(*labels):
        if len(set(same)) > 1:
            break
        common.append(same[0])
    return " ".join([*common, "…"])


def meant(line: str, choices: list[Choice]) -> Choice | None:
    """Return the option that a number or a complete notation names."""
    if is_number(line):
        return next((choice for choice in choices if choice.index + 1 == int(line)), None)
    wanted = tidy(line)
    return next((choice for choice in choices if tidy(choice.notation) == wanted), None)


def is_number(line: str) -> bool:
    """Whether the line is an option number, valid or not."""
    return line.isdecimal() and len(line) <= 9


def begun(line: str, choices: list[Choice]) -> list[Choice]:
    """Return the options whose notation starts with these words, argument by argument."""
    wanted = tokens(line)
    return [choice for choice in choices if wanted and tokens(choice.notation)[: len(wanted)] == wanted]


def tidy(notation: str) -> str:
    return ":".join(tokens(notation))


def tokens(notation: str) -> list[str]:
    """Split a notation into verb and arguments, however it is spaced."""
    verb, _, rest = notation.lower().strip().partition(" ")
    return [verb, *[part for part in rest.replace(" ", "").split(":") if part]]


def matching(typed: str, choices: list[Choice], words: Words) -> list[Choice]:
    """Return the options whose notation begins like this, or else those that say all these words, or their group."""
    if not typed or typed.isdecimal():
        return choices
    wanted = plain(typed).split()

    def contains(choice: Choice) -> bool:
        id = f"group-{choice.group}"
        said = f"{label(choice, words)} {choice.notation} {words.say(id) if words.has(id) else ''}"
        return all(word in plain(said) for word in wanted)

    return begun(typed, choices) or list(filter(contains, choices))
