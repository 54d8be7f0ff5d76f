"""What a person can type besides an option: undo, ask why, read the rules, save, leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from coffret.bots.hint import advise, is_worth_a_hint
from coffret.bots.hint_text import lines, told
from coffret.kernel.errors import NotationError, SaveError, UndoRefused
from coffret.kernel.ledger import plain
from coffret.kernel.outlook import Outlook
from coffret.kernel.playout import options_of
from coffret.kernel.rule_search import find_rules
from coffret.kernel.rulebook import rulebook
from coffret.kernel.scene import Card, Choice, Part, elements
from coffret.kernel.stack import Reason
from coffret.kernel.table import check_undo
from coffret.kernel.text import LANGUAGES, Message, Words
from coffret.kernel.why import idle, why_element, why_verb
from coffret.terminal import booktext, ruletext, screen, story
from coffret.terminal.console import printable
from coffret.terminal.draw import facts_of
from coffret.terminal.language import box
from coffret.terminal.manners import ask, own, wait
from coffret.terminal.menu import begun, is_number, listing, matching, meant, menu, tokens
from coffret.terminal.numbers import offered
from coffret.terminal.signs import named
from coffret.terminal.thoughts import review, show_chance, thought

if TYPE_CHECKING:
    from coffret.terminal.session import Session

RULES = 10  # shown at once
REASONS = 3
POSSIBLE = 6  # options named after a refusal


class Leave(Exception):
    """The person wants to stop."""


class NewGame(Exception):
    """The person wants to play another game."""


class Command(NamedTuple):
    """A command: its name, its argument, and its function."""

    word: Message
    help: Message
    run: Callable[[Session, Outlook, str], None]

    def words(self) -> set[str]:
        """Its names in all languages, without accents; they do not collide."""
        return {plain(box(language).tell(self.word)) for language in LANGUAGES}


def answer(session: Session, outlook: Outlook, line: str, must: bool) -> None:
    """Carry out a typed line, or explain why it cannot be done."""
    word, _, rest = line.partition(" ")
    if not line:
        session.front.forget()
        session.front.show(session, outlook, must)
    elif line == "0" and not must:
        session.passed.add((len(session.table.log), outlook.seat))
    elif choice := meant(line, outlook.choices):
        choose(session, outlook, choice)
    elif found := find(word):
        found.run(session, outlook, rest.strip())
    elif is_number(line):
        session.print(session.say("ui-no-such-number", {"number": line, "last": last_number(outlook)}))
    elif several := begun(line, outlook.choices) or called_so(session, outlook, line):
        session.print(menu(several, session.words, session.front.width, fold=False))
    else:
        refuse(session, outlook, line)


def last_number(outlook: Outlook) -> int:
    """Return the highest number of an option."""
    return max((choice.index + 1 for choice in outlook.choices), default=0)


def called_so(session: Session, outlook: Outlook, line: str) -> list[Choice]:
    """Return the options that contain these words, unless they are the notation of something else."""
    if line.isdecimal() or tokens(line)[0] in session.table.game.vocabulary.actions:
        return []
    return matching(line, outlook.choices, session.words)


def choose(session: Session, outlook: Outlook, choice: Choice) -> None:
    """Take an option; in a lesson, only the one that it asks for."""
    note = session.note
    if note is None or note.asks_for(choice):
        session.act(outlook.actions[choice.index], outlook.seat)
    elif asked := next(filter(note.asks_for, outlook.choices), None):
        session.print(session.say("ui-lesson-astray", {"option": session.words.tell(asked.label)}))
    else:
        session.print(session.say("ui-lesson-read"))


def command(session: Session, outlook: Outlook, line: str) -> None:
    """Carry out a line when there is nothing to choose: after the end, or while it is told what happened."""
    word, _, rest = line.partition(" ")
    if found := find(word):
        found.run(session, outlook, rest.strip())
    elif session.table.outcome is None and is_number(line):
        session.print(session.say("ui-nothing-asked"))
    elif session.table.outcome is None and (error := misread(session, line)):
        not_understood(session, outlook, line, error)
    else:
        against(session, idle(session.table, outlook.seat)[0])
        nearest_of(session, line, [session.box.tell(known.word) for known in COMMANDS])


def misread(session: Session, line: str) -> NotationError | None:
    """Return what is wrong with a line as the notation of an action; None if it is one."""
    try:
        session.table.game.action(line, session.table.seats)
    except NotationError as error:
        return error
    return None


def find(word: str) -> Command | None:
    """Return the command with this name in any language."""
    return next((known for known in COMMANDS if plain(word) in known.words()), None)


def refuse(session: Session, outlook: Outlook, line: str) -> None:
    """Explain why a line is not an option: it cannot be parsed, or the rules forbid it."""
    if explain(session, outlook, line):
        possible(session, nearest(outlook, line))


def nearest(outlook: Outlook, line: str) -> list[Choice]:
    """Return the options with the same verb, or else all."""
    return [choice for choice in outlook.choices if choice.group == tokens(line)[0]] or outlook.choices


def explain(session: Session, outlook: Outlook, line: str) -> bool:
    """Print the reason why something cannot be done, with its rule; return whether there is one."""
    error = misread(session, line)
    if error is not None:
        not_understood(session, outlook, line, error)
        return False
    action = session.table.game.action(line, session.table.seats)
    reason = session.table.explain(action, outlook.seat)
    if reason is None:
        session.print(session.say("ui-is-possible", {"action": session.words.action(action)}))
        return False
    against(session, reason, f"{session.words.action(action)} – ")
    return True


def against(session: Session, reason: Reason, what: str = "") -> None:
    """Print the reason against something, with its rule."""
    session.print(Text(f"✗ {what}{session.words.reason(reason)}", "bold"))
    session.print(ruletext.quoted(session.table.game.ledger, reason.rule, session.language))


def not_understood(session: Session, outlook: Outlook, line: str, error: NotationError) -> None:
    """Help with a line that is neither an option nor a command: what is wrong with it, or the closest match."""
    verb = tokens(line)[0]
    if verb in session.table.game.vocabulary.actions:
        alike = [choice for choice in outlook.choices if choice.group == verb]
        if not alike:
            against(session, why_verb(session.table, outlook.seat, verb) or idle(session.table, outlook.seat)[0])
        elif error.text == "error-arguments":
            session.print(session.say("ui-bad-arguments", {"line": line, "example": alike[0].notation}))
        else:
            session.print(session.say("ui-bad-value", {"line": line, "why": error.worded(session.language)}))
        possible(session, alike)
        return
    words = [session.box.tell(known.word) for known in COMMANDS]
    known = [
        *words,
        *[choice.notation for choice in outlook.choices],
        *[choice.group for choice in outlook.choices],
    ]
    session.print(session.say("ui-not-understood", {"line": line}))
    nearest_of(session, line, known)


def nearest_of(session: Session, line: str, known: Sequence[str]) -> None:
    """Name what a line was probably meant to be."""
    if near := get_close_matches(line.lower(), known, n=1, cutoff=0.6):
        session.print(session.say("ui-nearest", {"near": near[0]}))


def possible(session: Session, choices: list[Choice]) -> None:
    """List some of what can be done instead."""
    names = [f"{choice.index + 1} {session.words.tell(choice.label)}" for choice in choices]
    if names:
        more = ["…"] if len(names) > POSSIBLE else []
        session.print(session.say("ui-possible", {"options": " · ".join([*names[:POSSIBLE], *more])}))


def why(session: Session, outlook: Outlook, rest: str) -> None:
    """Explain why something is asked, or cannot be done."""
    if not rest:
        if outlook.prompt is not None:
            session.print(session.words.tell(outlook.prompt))
        session.print(ruletext.quoted(session.table.game.ledger, outlook.rule, session.language))
    elif choice := meant(rest, outlook.choices):
        session.print(session.say("ui-is-possible", {"action": session.words.tell(choice.label)}))
    elif is_number(rest):
        session.print(session.say("ui-no-such-number", {"number": rest, "last": last_number(outlook)}))
    elif rest.lower() in session.table.game.vocabulary.actions and misread(session, rest):
        why_all(session, outlook, rest.lower())
    elif misread(session, rest) and (things := called(rest, outlook, session.words)):
        why_things(session, outlook, things)
    else:
        explain(session, outlook, rest)


def why_all(session: Session, outlook: Outlook, verb: str) -> None:
    """List the options with a verb, or explain why there are none."""
    if several := begun(verb, outlook.choices):
        session.print(menu(several, session.words, session.front.width, fold=False))
    elif reason := why_verb(session.table, outlook.seat, verb):
        against(session, reason)


def why_things(session: Session, outlook: Outlook, things: dict[str, Part]) -> None:
    """Explain what can be done with things on the table, or why nothing can; the same reason is given once."""
    reasons: dict[str, Reason] = {}
    touching: dict[int, Choice] = {}
    for id in things:
        touching |= {choice.index: choice for choice in outlook.choices if id in choice.touches}
        for reason in why_element(session.table, outlook.seat, id) or ():
            reasons.setdefault(session.words.reason(reason), reason)
    if touching:
        session.print(listing(list(touching.values()), session.words))
        return
    for worded, reason in list(reasons.items())[:REASONS]:
        session.print(Text(f"✗ {worded}", "bold"))
        session.print(ruletext.quoted(session.table.game.ledger, reason.rule, session.language))


def called(name: str, outlook: Outlook, words: Words) -> dict[str, Part]:
    """Return the things on the table with this id, or with this in their name or number."""
    wanted, all_things = plain(name), elements(outlook.scene)
    if wanted in all_things:
        return {wanted: all_things[wanted]}
    return {
        id: part
        for id, part in all_things.items()
        if wanted in plain(named(part, words)) or wanted == id.rpartition("-")[2]
    }


def undo(session: Session, outlook: Outlook, rest: str) -> None:
    """Undo a person's last choice and what bots did since; bots always agree."""
    table = session.table
    choices = [
        index for index in range(table.history.begin_at, len(table.log)) if table.log[index].seat in session.people
    ]
    if not choices:
        session.print(session.say("ui-nothing-to-undo"))
        return
    if session.rated and not is_free(session, choices[-1], outlook.seat):
        session.print(session.say("ui-undo-rated"))
        return
    if len(session.people) > 1 and not (
        is_free(session, choices[-1], outlook.seat) or session.front.agrees(session.say("ui-undo-consent"))
    ):
        session.print(session.say("ui-undo-refused"))
        return
    entry, since = table.undo(consent=True), 0
    while entry.seat not in session.people:
        entry, since = table.undo(consent=True), since + 1
    session.retold()
    session.notice(session.say("ui-undone", {"action": session.words.action(entry.action), "since": since}), entry.seat)


def is_free(session: Session, index: int, seat: int) -> bool:
    """Whether this seat may undo the choice without asking, because it revealed nothing."""
    history = session.table.history
    try:
        check_undo(history, index)
    except UndoRefused:
        return False
    return history.log[index].seat == seat and index == history.last_choice()


def redo(session: Session, outlook: Outlook, rest: str) -> None:
    """Redo what was undone, including the bots' moves."""
    table = session.table
    if not table.history.undone:
        session.print(session.say("ui-nothing-to-redo"))
        return
    entry = table.redo()
    while table.history.undone and table.history.undone[0].seat not in session.people:
        table.redo()
    session.retold()
    session.notice(session.say("ui-redone", {"action": session.words.action(entry.action)}), entry.seat)


def save(session: Session, outlook: Outlook, rest: str) -> None:
    """Save under a name, or where the play is stored anyway."""
    try:
        path = session.keeper.save_as(rest) if rest else session.keeper.save()
    except SaveError as error:
        session.print(Text(printable(f"{error}.")))
    else:
        session.print(session.say("ui-saved", {"path": str(path)}))


def rules(session: Session, outlook: Outlook, rest: str) -> None:
    """Open the rulebook at what matters now or at one of its sections, or print the rules with these words."""
    game = session.table.game
    ledger, book = game.ledger, rulebook(game, session.language)
    now = list(dict.fromkeys(id for id in (outlook.rule, *outlook.scene.rules) if id in ledger))
    if book is not None and not rest:
        session.front.open_book(session, book, booktext.telling(book, now))
        return
    for section in book.sections if book is not None else []:
        if book is not None and plain(rest) in (section.id, plain(section.title)):
            session.front.open_book(session, book, (section, section.blocks[0]))
            return
    found = find_rules(game, rest) if rest else [ledger[id] for id in now]
    if not found:
        session.print(session.say("ui-no-rule", {"words": rest}))
    session.print(*[ruletext.entry(rule, session.language) for rule in found[:RULES]])
    if len(found) > RULES:
        session.print(session.say("ui-more-rules", {"count": len(found) - RULES}))


def look(session: Session, outlook: Outlook, rest: str) -> None:
    """Describe what lies on the table: each note once, for everything or for things with this name."""
    told: dict[str, str] = {}
    things = called(rest, outlook, session.words)
    for part in things.values():
        if note := noted(part, session.words):
            told.setdefault(note, named(part, session.words))
    if not told and len(things) == 1:
        session.print(*[Text(named(part, session.words), "bold") for part in things.values()])
    elif not told:
        session.print(session.say("ui-nothing-to-see", {"words": rest}))
    for note, name in told.items():
        session.print(Text(name, "bold").append(f" – {note}", "not bold"))
    if len(things) == 1 and (choices := [choice for choice in outlook.choices if set(things) & set(choice.touches)]):
        session.print(listing(choices, session.words))


def noted(part: Part, words: Words) -> str:
    """Describe a thing on the table: its note, and the facts of a face-up card."""
    if isinstance(part, Card):
        return facts_of(part, words) if part.up else ""
    return words.tell(part.note) if part.note else ""


def table(session: Session, outlook: Outlook, rest: str) -> None:
    """Print the table without the question."""
    session.front.show_table(session, outlook)


def log(session: Session, outlook: Outlook, rest: str) -> None:
    """Print everything that happened, as this seat learned it."""
    for step in session.story:
        for line in story.told_with_intent(step, session.eyes(outlook.seat), session.words):
            session.print(Text(f"{step.number:>4} ", "dim").append(line, "not dim"))


def lang(session: Session, outlook: Outlook, rest: str) -> None:
    """Switch to another language."""
    wanted = rest.lower()
    if wanted in LANGUAGES:
        session.speak(wanted)
    else:
        session.print(session.say("ui-languages", {"languages": ", ".join(LANGUAGES)}))


def hint(session: Session, outlook: Outlook, rest: str) -> None:
    """Suggest what to do, and tell why, from this seat's knowledge alone."""
    if session.rated or session.in_the_open:  # a call is played alone; and all would read what only one knows
        session.print(session.say("ui-hint-not-here"))
        return
    if not outlook.choices:
        session.print(session.say("ui-no-hint"))
        return
    if session.note is not None:
        suggest(session, next(filter(session.note.asks_for, outlook.choices), None))
        return
    decision = session.table.pending
    part = decision.of(outlook.seat) if decision is not None else None
    options = options_of(part) if part is not None else offered(outlook)  # in the order of the rules
    game, seats = session.table.game, session.table.seats
    is_worth = thought(session, lambda: is_worth_a_hint(game, outlook.view, options))
    if not is_worth:
        session.print(session.say("ui-hint-only") if is_worth is not None else None)
        return
    is_first, advising = True, advise(game, outlook.view, options, seats)
    while (advice := thought(session, lambda: next(advising, None))) is not None:
        if not is_first and not advice.done and session.front.meanwhile(session.say("ui-command-hint")):
            return  # whoever acts needs no more of it
        if is_first or advice.done:
            found = told(advice, game, session.words, seats)
            suggest_option(session, outlook, advice.choices[0].choice.option)
            more = [*found.choices[0].grounds, session.say("ui-hint-counts")]
            session.print(*[Text(f"  {line}") for line in (more if is_first else lines(found, session.words))])
        is_first = False


def suggest_option(session: Session, outlook: Outlook, option: str) -> None:
    """Name the option with this notation."""
    if option:
        suggest(session, next(choice for choice in outlook.choices if choice.notation == option))
    else:
        letting = session.say(screen.passing(session, outlook))
        session.print(session.say("ui-hint", {"number": 0, "action": letting, "notation": "0"}))


def suggest(session: Session, choice: Choice | None) -> None:
    """Name the option that is suggested."""
    if choice is None:
        session.print(session.say("ui-lesson-read"))
        return
    args = {"number": choice.index + 1, "action": session.words.tell(choice.label), "notation": choice.notation}
    session.print(session.say("ui-hint", args))


def help_(session: Session, outlook: Outlook, rest: str) -> None:
    """Explain how to answer, and list all commands."""
    if outlook.choices:
        session.print(session.say("ui-how-to-answer", {"notation": outlook.choices[0].notation}))
    if session.front.keys:
        session.print(session.say(session.front.keys), "")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for known in COMMANDS:
        word = session.box.tell(known.word)
        told = session.box.say(known.help.id, {"examples": ", ".join(examples(outlook, session.words, known, word))})
        grid.add_row(Text(f"  {word}", "bold"), told)
    session.print(grid)


def examples(outlook: Outlook, words: Words, command: Command, word: str) -> list[str]:
    """Give examples of a command: an option of this moment, unless one only looks, and a thing it is about."""
    all_things = elements(outlook.scene)
    touched = [id for choice in outlook.choices for id in choice.touches if id in all_things]
    names = [named(all_things[id], words) for id in [*touched, *all_things] if all_things[id].label]
    things = [name.lower() for name in names if is_plain(name)]
    options = [choice.notation for choice in outlook.choices] if command.run is not look else []
    return [f"{word} {it}" for it in (*options[:1], *things[:1])] or [f"{word} …"]


def is_plain(name: str) -> bool:
    """Whether a name is easily typed."""
    return len(name) <= 30 and all(sign.isalnum() or sign in " -'" for sign in name)


def options(session: Session, outlook: Outlook, rest: str) -> None:
    """List all options, unfolded."""
    session.print(listing(outlook.choices, session.words))


def free(session: Session, outlook: Outlook, rest: str) -> None:
    """Leave the lesson, and play on from here."""
    if session.lesson is None:
        session.print(session.say("ui-no-lesson"))
    session.lesson = session.note = None


def new(session: Session, outlook: Outlook, rest: str) -> None:
    raise NewGame


def quit_(session: Session, outlook: Outlook, rest: str) -> None:
    raise Leave


COMMANDS = (
    Command(Message("ui-command-options"), Message("ui-help-options"), options),
    Command(Message("ui-command-why"), Message("ui-help-why"), why),
    Command(Message("ui-command-rules"), Message("ui-help-rules"), rules),
    Command(Message("ui-command-table"), Message("ui-help-table"), table),
    Command(Message("ui-command-look"), Message("ui-help-look"), look),
    Command(Message("ui-command-hint"), Message("ui-help-hint"), hint),
    Command(Message("ui-command-chance"), Message("ui-help-chance"), show_chance),
    Command(Message("ui-command-review"), Message("ui-help-review"), review),
    Command(Message("ui-command-own"), Message("ui-help-own"), own),
    Command(Message("ui-command-wait"), Message("ui-help-wait"), wait),
    Command(Message("ui-command-ask"), Message("ui-help-ask"), ask),
    Command(Message("ui-command-undo"), Message("ui-help-undo"), undo),
    Command(Message("ui-command-redo"), Message("ui-help-redo"), redo),
    Command(Message("ui-command-log"), Message("ui-help-log"), log),
    Command(Message("ui-command-save"), Message("ui-help-save"), save),
    Command(Message("ui-command-lang"), Message("ui-help-lang"), lang),
    Command(Message("ui-command-free"), Message("ui-help-free"), free),
    Command(Message("ui-command-new"), Message("ui-help-new"), new),
    Command(Message("ui-command-help"), Message("ui-help-help"), help_),
    Command(Message("ui-command-quit"), Message("ui-help-quit"), quit_),
)
