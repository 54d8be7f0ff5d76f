"""Check the laws in random plays; a broken law is reported with the code that breaks it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from coffret.kernel.game import Game
from coffret.kernel.stack import NoStepLeft
from coffret.testing import contract
from coffret.testing.broken import LawBroken
from coffret.testing.checks.faults import Fault, Place, chain, in_file, in_words, of_error, of_source
from coffret.testing.checks.project import Project
from coffret.testing.contract import LAWS, Law
from coffret.testing.fairness import chance_is_fair
from coffret.testing.moments import moments_can_be_shown
from coffret.testing.numbers import observations_are_views, options_have_numbers
from coffret.testing.packs import packs_are_refused_or_played
from coffret.testing.secrecy import what_is_not_told_does_not_show, what_is_open_tells_nothing

START = "start"
NO_STEP = "Return the next step from resolve(), or set s.outcome when the play is over."
MESSAGE = re.compile(r"message (\S+) in (\w+)")
Blamed = Callable[[Game], Any]
# For each law: what to do, and which part of the game is looked at first when the law cannot tell.
ADVICE: dict[Law, tuple[str, Blamed]] = {
    contract.plays_to_the_end: (
        "A play ends when a rule sets s.outcome = Outcome(winners, rule).",
        lambda game: game.make_state,
    ),
    contract.options_are_sound: ("See what ask() offers.", lambda game: game.make_state),
    chance_is_fair: ("What sample() draws must follow what outcomes() lists or accepts() allows.", lambda game: None),
    contract.copies_are_independent: (
        "Annotate every attribute in __init__ of state.py, so that lists are copied.",
        lambda game: game.make_state,
    ),
    contract.plain_data_comes_back: (
        "Constructor parameters must be attributes of the same name, and all values plain.",
        lambda game: game.make_state,
    ),
    contract.positions_come_back: (
        "write() must tell everything that read() needs, the steps to come included.",
        lambda game: game.read_state,
    ),
    contract.logs_replay: ("Rules may remember nothing outside the state.", lambda game: game.make_state),
    contract.the_same_answers_give_the_same_play: (
        "Draw from the rng that is passed in, in sample() and in the bot, and from nothing else.",
        lambda game: game.make_state,
    ),
    contract.undo_goes_back: ("Rules may remember nothing outside the state.", lambda game: game.make_state),
    contract.free_undo_takes_back_no_knowledge: (
        "A view may depend on nothing but the state.",
        lambda game: game.view,
    ),
    contract.views_fit: ("determinize() must keep all that the view holds.", lambda game: game.determinize),
    contract.nothing_but_the_view_leaves: (
        "Scenes, options and reasons of a seat may use only what its view holds.",
        lambda game: game.scene,
    ),
    contract.events_tell_what_views_show: (
        "Put what others must not learn into the secret part of the event: s.tell(name, secret={...}, to=(seat,)).",
        lambda game: game.make_state,
    ),
    what_is_not_told_does_not_show: (
        "Hide it in view(), or tell it in the event.",
        lambda game: game.view,
    ),
    what_is_open_tells_nothing: (
        "Take the verb out of `open` in game.toml; or `secrets = false`, if somebody does have some.",
        lambda game: None,
    ),
    contract.refusals_name_their_rule: ("See what refuse() returns.", lambda game: game.make_state),
    contract.everything_is_worded: (
        "Add the message to text/en.ftl and text/fr.ftl, or give it the arguments it names.",
        lambda game: game.scene,
    ),
    moments_can_be_shown: (
        "Change the state first, then tell: views, scenes and bots may be asked for after each event.",
        lambda game: game.scene,
    ),
    contract.moments_can_be_staged: (
        "A moment shows elements that lie on the table before or after its event.",
        lambda game: game.moment,
    ),
    contract.bots_can_play: (
        "A bot returns one of the options that it is given, also where others have led the play.",
        lambda game: game.bot,
    ),
    packs_are_refused_or_played: (
        "Check in facts() what the rules rely on, and raise ContentError for what cannot be played.",
        lambda game: game.make_facts,
    ),
    options_have_numbers: (
        "Name in Vocabulary(chance=...) only what no player does; Many(kind, most=3) bounds what is chosen at once.",
        lambda game: game.make_state,
    ),
    observations_are_views: (
        "Annotate the attributes of the view, and let determinize() keep all that it holds.",
        lambda game: game.view,
    ),
}


def starts(project: Project, seats: int) -> Iterator[Fault]:
    """Check that a play starts at all."""
    try:
        project.game.start(seats)
    except NoStepLeft as error:
        place = of_source(project.game.make_state) or Place(str(project.folder))
        yield Fault(START, place, f"with {seats} seats {error}", "Lay the first steps on s.stack in setup().")
    except Exception as error:
        place = of_error(error, project.folder) or of_source(project.game.make_state) or Place(str(project.folder))
        yield Fault(START, place, f"no play with {seats} seats: {in_words(error)}", "Mend setup().")


def faults(project: Project, law: Law, seats: int, seed: int = 1) -> Iterator[Fault]:
    """Yield the faults a law finds in plays with this many seats."""
    try:
        law(project.game, seats, seed)
    except Exception as error:
        yield Fault(law.__name__, blamed(project, law, error), told(error, seats), advice(law, error))


def told(error: Exception, seats: int) -> str:
    """Describe what went wrong, and with how many seats."""
    return f"{in_words(error)} (with {seats} seats)"


def advice(law: Law, error: Exception) -> str:
    """Return how to fix it."""
    if isinstance(error, LawBroken) and error.todo:
        return error.todo
    if MESSAGE.search(str(error)):
        return ADVICE[contract.everything_is_worded][0]
    if law is contract.plays_to_the_end and any(isinstance(each, NoStepLeft) for each in chain(error)):
        return NO_STEP
    return ADVICE[law][0]


def blamed(project: Project, law: Law, error: Exception) -> Place:
    """Locate the fault in the game: where the error was raised, or what the law is about."""
    if message := MESSAGE.search(str(error)):
        return in_file(project.folder / "text" / f"{message[2]}.ftl", rf"^{re.escape(message[1])}\s*=")
    if not isinstance(error, LawBroken) or error.__cause__ is not None:
        place = of_error(error, project.folder)
        if place is not None:
            return place
    about = error.about if isinstance(error, LawBroken) else None
    for thing in (about, ADVICE[law][1](project.game)):
        place = of_source(thing) if thing is not None else None
        if place is not None:
            return place
    return Place(str(project.folder))


assert set(ADVICE) == set(LAWS)
