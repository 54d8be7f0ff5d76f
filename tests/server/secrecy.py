"""The second law of secrecy on the wire: what a seat is sent from the true table and from one drawn from its view.

Both tables stand in a house of their own; the seat asks the same things at both, the others do the same things (or
other things that look the same to the seat), and every byte the seat receives is compared.
"""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, CLOCK, PUBLIC, Action
from coffret.kernel.table import Table
from coffret.server.house import House
from coffret.server.live import LiveTable
from coffret.server.play import Play
from coffret.server.replay import story
from coffret.server.session import Session
from coffret.server.store import Meta, Record, Sitting, Write
from coffret.server.wire import Hello
from coffret.testing.walk import walk
from tests.server.support import sent

STEPS = 4  # that are played on after the moment of a pair


class Unkept(LiveTable):
    """A table that is in no store."""

    async def keep(self, write: Write) -> None:
        """Nothing is kept of it."""


class Twin:
    """One of the two tables, with a connection of the seat."""

    def __init__(self, house: House, name: str, game: Game, state: Any, seats: int, seat: int, lang: str) -> None:
        table = Table.new(game, seats, {}, "twin", rolls=False)
        table.begin, table.state = stack.copy(state), stack.copy(state)
        self.play = Play(table)
        self.play.begin()
        meta = Meta([Sitting("person", f"p{number}") for number in range(seats)], "playing", pace=0)
        self.live = Unkept(house, Record(name, b"", meta), game, table.header, self.play)
        self.session = Session(house)
        self.session.seats, self.session.lang = [seat], lang

    async def hear(self) -> list[str]:
        """Everything that has come."""
        while self.live.house.painter.due:
            self.live.house.painter.paint_next()
        return await sent(self.session)

    async def ask(self, text: str) -> list[str]:
        """Everything that comes when the seat says this."""
        await self.session.receive(text)
        return await self.hear()

    async def do(self, seat: int, action: Action) -> list[str]:
        """Everything that comes when somebody does this."""
        async with self.live.lock:
            await self.live.change(self.play.act(seat, action))
        return await self.hear()


async def compare(houses: tuple[House, House], game: Game, seats: int, seed: int) -> int:
    """One pair: how many messages were compared."""
    rng = seeded(f"wire {game.slug} {seats}", seed)
    state = some_state(game, seats, seed, rng)
    seat = (*range(seats), PUBLIC)[rng.below(seats + 1)]
    drawn = game.determinize(game.view(state, seat), rng)
    lang = ("en", "fr")[rng.below(2)]
    name = f"twin {seed}"
    true = Twin(houses[0], name, game, state, seats, seat, lang)
    twin = Twin(houses[1], name, game, drawn, seats, seat, lang)
    hello = Hello(["token"], lang=lang)
    true.session.acts = twin.session.acts = True
    await true.live.join(true.session, hello)
    await twin.live.join(twin.session, hello)
    count = equal(await true.hear(), await twin.hear(), "hello")
    for _ in range(STEPS):
        for text in questions(game, true, seats, seat, rng):
            count += equal(await true.ask(text), await twin.ask(text), text)
            assert_same_view(true, twin, seat)
        heard = await step(game, true, twin, seat, rng)
        if heard is None:
            break
        count += heard
    spoken = true.live.voice(lang)
    if true.play.views[true.play.bit(seat)] == twin.play.views[twin.play.bit(seat)]:
        told = [msgspec.json.encode(story(each.play, seat, spoken, 0, 100)).decode() for each in (true, twin)]
        count += equal(told[:1], told[1:], "replay")
    for each in (true, twin):
        each.session.leave()
    return count


def some_state(game: Game, seats: int, seed: int, rng: Rng) -> Any:
    """A moment of a random play at which somebody is asked."""
    found = None
    target = rng.below(120)
    for number, moment in enumerate(walk(game, seats, f"wire {seed}")):
        if moment.seat != CHANCE:
            found = stack.copy(moment.state)
            if number >= target:
                break
    assert found is not None
    return found


def questions(game: Game, true: Twin, seats: int, seat: int, rng: Rng) -> list[str]:
    """What the seat asks: the same of both tables."""
    universe = list(game.vocabulary.universe(seats))
    v = true.play.version(seat)
    asked = []
    for number in range(4):
        action = game.vocabulary.write(universe[rng.below(len(universe))])
        asked.append(f'{{"t":"why","id":"w{number}","seat":{seat},"action":"{action}"}}')
        if true.live.play and explained(true, seat, action):
            asked.append(f'{{"t":"move","id":"m{rng.below(10**9)}","seat":{seat},"v":{v},"action":"{action}"}}')
    parts = [part.id for part in game.scene(true.play.views[true.play.bit(seat)]).zones]
    if parts and rng.below(4) == 0:
        asked.append(f'{{"t":"why","id":"e","seat":{seat},"element":"{parts[rng.below(len(parts))]}"}}')
    asked.append(f'{{"t":"move","id":"s","seat":{seat},"v":{v + 7},"action":"x"}}')
    if rng.below(6) == 0:
        asked.append(f'{{"t":"undo","id":"u{rng.below(10**9)}","seat":{seat}}}')
    asked.append(f'{{"t":"redo","id":"r{rng.below(10**9)}","seat":{seat}}}')
    asked.append(f'{{"t":"ping","id":"p","seat":{seat},"element":"{parts[0] if parts else "x"}"}}')
    asked.append(f'{{"t":"resync","seat":{seat}}}')
    asked.append(f'{{"t":"older","id":"o","seat":{seat},"before":{rng.below(50)}}}')
    return asked


def explained(true: Twin, seat: int, action: str) -> bool:
    """Whether this would be refused: only refusals are asked for, so that both tables stay at their moment."""
    return true.play.table.explain(action, seat) is not None


async def step(game: Game, true: Twin, twin: Twin, seat: int, rng: Rng) -> int | None:
    """Let somebody act at both tables; None when the two worlds part for the seat, or the play is over."""
    decision = true.play.table.pending
    if decision is None:
        return None
    parts = [part for part in (decision, *decision.others) if part.seat != CLOCK]
    part = parts[rng.below(len(parts))]
    action = part.actions[rng.below(len(part.actions))]
    other = alike(game, true, twin, part.seat, action, seat, rng)
    if other is None:
        return None
    heard = await true.do(part.seat, action), await twin.do(part.seat, other)
    if true.play.views[true.play.bit(seat)] != twin.play.views[twin.play.bit(seat)]:
        return None
    return equal(*heard, f"{part.seat} {action} / {other}")


def alike(game: Game, true: Twin, twin: Twin, actor: int, action: Action, seat: int, rng: Rng) -> Action | None:
    """An action at the other table that looks the same to the seat, another one if there is such."""
    decision = twin.play.table.pending
    part = decision.of(actor) if decision else None
    if part is None:
        return None
    seen = game.view(after(true.play.table.state, action, actor), seat)
    options: list[Action] = []
    if actor != seat:
        options = [part.actions[rng.below(len(part.actions))] for _ in range(6)]
    for option in [*options, action]:
        if option in part.actions and game.view(after(twin.play.table.state, option, actor), seat) == seen:
            return option
    return None


def after(state: Any, action: Action, seat: int) -> Any:
    """The state after an action."""
    found = stack.copy(state)
    stack.apply(found, action, seat)
    return found


def equal(one: list[str], other: list[str], where: str) -> int:
    """Every byte must be the same."""
    assert one == other, f"after {where}:\n{one}\n{other}"
    return len(one)


def assert_same_view(true: Twin, twin: Twin, seat: int) -> None:
    """What the seat asks does not lead the worlds apart."""
    place = true.play.bit(seat)
    assert true.play.views[place] == twin.play.views[place]
