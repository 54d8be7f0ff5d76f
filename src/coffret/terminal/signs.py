"""Names, colours and signs of what lies on a board: no two things there have the same sign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, count

from coffret.kernel.scene import Board, Piece, Space
from coffret.kernel.scene import named as named
from coffret.kernel.scene import said as said
from coffret.kernel.scene import told as told
from coffret.kernel.text import Words

COLOURS = ("red", "cyan", "yellow", "green", "magenta", "blue", "bright_red", "bright_cyan")  # by seat
CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫"  # the numbers of the players, unlike any number on a board
ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
TOKEN = re.compile(r"[a-z][?!]")
PLAIN = "·"  # the mark of spaces of which nothing is to be said
SHORT = 3  # signs of a space's number that are shown beside its own sign


def colour(seat: int | None) -> str:
    """Return the colour of a seat, never the only thing that identifies it."""
    return "" if seat is None else COLOURS[seat % len(COLOURS)]


class Signs:
    """The signs of one board. A game's own marks come first; whatever has none gets letters of its name."""

    def __init__(self, part: Board, words: Words) -> None:
        self.words = words
        self.meanings: dict[str, str] = {}  # by sign, except for numbers of spaces
        self.numbers: dict[str, list[int]] = {}  # of spaces whose sign is their number, by name
        self.spaces: dict[str, str] = {}
        self.names: dict[str, str] = {}  # of spaces that have a sign and are no plain ones
        self.kinds: set[str] = set()  # names that several spaces have
        self.pieces: dict[str, str] = {}
        self.tokens: dict[str, str] = {}  # what face-down things, whose marks are a letter and `?` or `!`, are called
        self.places = {space.id for space in part.spaces}
        self.read_spaces(part.spaces)
        shown = [piece for piece in part.pieces if self.is_shown(piece, part)]
        for piece in sorted(shown, key=lambda piece: not piece.mark):
            self.pieces[piece.id] = self.sign_of(piece)
            if TOKEN.fullmatch(piece.mark) and piece.label:
                name = named(piece, words).split()[-1 if words.language == "fr" else 0]
                self.tokens[piece.id] = name.rstrip("?!") + piece.mark[-1]

    def is_shown(self, piece: Piece, part: Board) -> bool:
        """Whether a piece stands on a space of the board, or inside a piece that does."""
        inside = next((other for other in part.pieces if other.id == piece.on), None)
        return piece.on in self.places or (inside is not None and self.is_shown(inside, part))

    def read_spaces(self, spaces: list[Space]) -> None:
        """Give every kind of space its mark, explained by what the names of all these spaces have in common."""
        kinds: dict[str, list[Space]] = {}
        for space in spaces:
            if space.mark and space.mark == number_of(space):
                name = re.sub(rf"\s*\([^()]*\b{space.mark}\)", "", named(space, self.words)) if space.label else ""
                self.numbers.setdefault(name, []).append(int(space.mark))
                self.spaces[space.id] = space.mark
            elif space.mark:
                kinds.setdefault(space.mark, []).append(space)
        for mark, alike in kinds.items():
            labels = [named(space, self.words).split(" ") for space in alike if space.label]
            meaning = in_common(labels) if labels else ""
            sign = self.free(mark, meaning) if labels else mark
            self.spaces |= {space.id: sign for space in alike}
            if mark != PLAIN and meaning:
                self.names |= {space.id: meaning.rpartition(": ")[2] for space in alike}
                self.kinds |= {meaning.rpartition(": ")[2]} if len(alike) > 1 else set()

    def sign_of(self, piece: Piece) -> str:
        """Return the sign of a piece, with its number."""
        name = named(piece, self.words)
        whose = self.words.name(piece.seat) if piece.seat is not None else ""
        if piece.seat is not None and piece.mark == f"{piece.seat + 1}":
            return self.free(CIRCLED[piece.seat], f"{whose} ({name})" if piece.label else whose)
        if piece.number is None or not piece.label:
            return self.free(piece.mark, name if piece.label or not whose else whose)
        kind = re.sub(rf"\s*\b{piece.number}$", "", name)
        numbered = f"{self.free(piece.mark, kind)}{piece.number if kind != name else ''}"
        return numbered

    def free(self, mark: str, meaning: str) -> str:
        """Return the first possible sign that stands for this or for nothing yet, and note what it stands for."""
        sign = next(sign for sign in proposals(mark, meaning) if self.meanings.get(sign, meaning) == meaning)
        self.meanings[sign] = meaning
        return sign


def proposals(mark: str, name: str) -> Iterator[str]:
    """Yield signs for a thing: its mark, its mark with a letter of its name, two and three letters of its name."""
    letters = [sign for sign in name if sign.isalnum()] or ["x"]
    if mark:
        yield mark
        yield from (f"{mark}{sign.lower()}" for sign in letters)
    for length in (1, 2):
        for rest in combinations(letters[1:], length):
            yield letters[0].upper() + "".join(rest).lower()
    yield from (f"{mark or letters[0].upper()}{number}" for number in count(2))


def shortened(names: dict[str, str], most: int, language: str) -> dict[str, str]:
    """Return names of at most so many signs: without what stands in brackets, else by their first word, or where others
    begin alike, by the last one with initials. Numbers in brackets stay: `weapons lab (1)` is `lab 1`."""
    whole = {name: in_brief(name) for name in set(names.values())}
    firsts = [words[0] for words in whole.values()]
    noun = 0 if language == "fr" else -2  # the word that the others tell more about

    def short(words: list[str], letters: int) -> str:
        """Return a name in brief, with so many letters for each word but the last, if it needs them."""
        if len(" ".join(words)) <= most or len(words) == 1:
            brief = " ".join(words)
        elif words[-1].isdecimal():
            brief = f"{words[noun]} {words[-1]}"
        elif firsts.count(words[0]) == 1:
            brief = words[0]
        else:
            dot = "." if letters > 1 else ""
            brief = " ".join([*[word[:letters] + dot for word in words[:-1] if word[0].isupper()], words[-1]])
        return brief if len(brief) <= most else f"{brief[: most - 1]}."

    for letters in (1, 2, 3):
        found = {name: short(words, letters) for name, words in whole.items()}
        if len(set(found.values())) == len(found):
            break
    return {id: found[name] for id, name in names.items()}


def in_brief(name: str) -> list[str]:
    """Return the words of a name without what stands in brackets, unless that is a number."""
    counted = re.sub(r"(\S+) \((\d+)\)$", r"\1 \2", name)
    return re.sub(r"\s*\([^()]*\)", "", counted).split() or [name]


def number_of(space: Space) -> str:
    """Return a short name for a space: its number, or its name if it has no symbol."""
    number = space.id.rpartition("-")[2]
    return number if len(number) <= SHORT and (number.isdecimal() or not space.mark) else ""


def in_common(labels: list[list[str]]) -> str:
    """Return the words that all these names end with, ignoring leading numbers."""
    common: list[str] = []
    for same in zip(*[reversed(label) for label in labels]):
        if len(set(same)) > 1:
            break
        common.insert(0, same[0])
    while len(common) > 1 and not any(sign.isalpha() for sign in common[0]):
        common.pop(0)
    return " ".join(common)
