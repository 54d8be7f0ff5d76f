"""The second law of secrecy on the wire: what a seat is sent from the true table and from one drawn from its view.

Both tables stand in a lobby of their own; the seat asks the same things at both, over the socket and over HTTP, the
others do the same things (or other things that look the same to the seat), and every byte the seat receives is
compared. Tokens are drawn at random and masked. The host is a seat, or a spectator, with the host's rights.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Protocol

from httpx import ASGITransport, AsyncClient

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, CLOCK, PUBLIC, Action
from coffret.kernel.table import Table
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.session import Session
from coffret.server.play.play import Play
from coffret.server.protocol.wire import Hello
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import HOST, INVITATION, SPECTATOR, Meta, Record, Sitting, Write
from coffret.server.store.links import new_key
from coffret.server.store.persistence import write_header
from coffret.testing.walk import walk
from tests.server.support import sent

STEPS = 4  # that are played on after the moment of a pair
SEED = "twin seed that nobody may be told"


class Who(NamedTuple):
    """Somebody at the table."""

    seat: int
    host: bool
    lang: str
    still: bool = False  # nothing is played: bots would move by themselves


class House(Protocol):
    """Where one of the two tables stands, if that is not simply a lobby."""

    def twin(self, name: str, game: Game, state: Any, kinds: list[str], who: Who) -> Twin: ...


Houses = tuple[Lobby | House, Lobby | House]


class Twin:
    """One of the two tables, with a connection of the seat."""

    def __init__(self, lobby: Lobby, name: str, game: Game, state: Any, kinds: list[str], who: Who) -> None:
        table = Table.new(game, len(kinds), {}, SEED, rolls=False)
        table.history.begin, table.history.state = stack.copy(state), stack.copy(state)
        self.play = Play(table)
        self.play.begin()
        sittings = [Sitting(kind, f"p{seat}", held=kind == "person") for seat, kind in enumerate(kinds)]
        meta = Meta(sittings, "playing", pace=0, paused=who.still)
        devices = {seat: 1 for seat, kind in enumerate(kinds) if kind == "person"}
        self.live = LiveTable(
            lobby, Record(name, b"", meta, devices=devices), game, table.header, self.play, lobby.forget
        )
        self.lobby = lobby
        self.session = self.connection(who)
        self.who = who
        self.http = AsyncClient(transport=ASGITransport(app=make_app(lobby)), base_url="http://box")

    async def lay(self) -> None:
        """Keep the table, with a key for everything and an invitation for the last seat."""
        live = self.live
        roles = [*range(live.header.seats), SPECTATOR, HOST]
        keys = [new_key(role, token(live.id, role)) for role in roles]
        keys.append(new_key(live.header.seats - 1, token(live.id, "invitation"), INVITATION))
        await self.lobby.store.write(Write(live.id, write_header(live.header), live.meta, keys=keys))
        self.lobby.tables[live.id] = live

    async def come(self) -> None:
        """Say hello."""
        await self.live.join(self.session, Hello(["token"], lang=self.who.lang))

    def connection(self, who: Who) -> Session:
        """A connection of somebody."""
        session = Session(self.lobby)
        session.live = self.live
        session.seats, session.lang, session.host, session.acts = [who.seat], who.lang, who.host, True
        return session

    def tokens(self) -> list[str]:
        """What the seat has."""
        return [token(self.live.id, self.who.seat), *([token(self.live.id, HOST)] if self.who.host else [])]

    async def fetch(self, method: str, path: str, body: Any) -> str:
        """What HTTP answers."""
        headers = {"authorization": "Bearer " + ",".join(self.tokens())}
        answer = await self.http.request(method, path, json=body, headers=headers)
        return f"{answer.status_code} {masked(answer.text)}"

    async def come_again(self) -> list[str]:
        """Everything that a second device of the seat is sent at its first hello."""
        session = self.connection(self.who)
        await self.live.join(session, Hello(["token"], lang=self.who.lang))
        found = [masked(text) for text in await sent(session)]
        session.leave()
        return found

    async def hear(self) -> list[str]:
        """Everything that has come."""
        while self.lobby.painter.due:
            self.lobby.painter.paint_next()
        return [masked(text) for text in await sent(self.session)]

    async def ask(self, text: str) -> list[str]:
        """Everything that comes when the seat says this."""
        await self.session.receive(text)
        return await self.hear()

    async def do(self, seat: int, action: Action) -> list[str]:
        """Everything that comes when somebody does this."""
        async with self.live.lock:
            await self.live.change(self.play.act(seat, action))
        return await self.hear()


async def compare(houses: Houses, game: Game, seats: int, seed: int) -> int:
    """One pair: how many messages were compared."""
    rng = seeded(f"wire {game.slug} {seats}", seed)
    state = some_state(game, seats, seed, rng)
    seat = (*range(seats), PUBLIC)[rng.below(seats + 1)]
    drawn = game.determinize(game.view(state, seat), rng)
    who = Who(seat, rng.below(2) == 0, ("en", "fr")[rng.below(2)])
    true, twin = await laid(houses, f"twin {seed}", game, (state, drawn), ["person"] * seats, who)
    count = equal(await true.hear(), await twin.hear(), "hello")
    for _ in range(STEPS):
        for text in questions(game, true, seats, seat, rng):
            count += equal(await true.ask(text), await twin.ask(text), text)
            assert_same_view(true, twin, seat)
        heard = await step(game, true, twin, seat, rng)
        if heard is None:
            break
        count += heard
    together = true.play.view(seat) == twin.play.view(seat)
    if together and not true.live.is_over:
        count += await compare_pages(true, twin)
        count += equal(await true.come_again(), await twin.come_again(), "a second device")
    for each in (true, twin):
        each.session.leave()
        await each.http.aclose()
    return count


async def compare_host(houses: Houses, game: Game, seats: int, seed: int) -> int:
    """One pair in which a host, who may have a seat, tries everything that a host can with people's and bots' seats."""
    rng = seeded(f"host {game.slug} {seats}", seed)
    state = some_state(game, seats, seed, rng)
    seat = (0, PUBLIC)[rng.below(2)]
    kinds = ["person", *[("person", "bot")[rng.below(2)] for _ in range(1, seats)]]
    drawn = game.determinize(game.view(state, seat), rng)
    who = Who(seat, True, "en", still=True)
    true, twin = await laid(houses, f"host {seed}", game, (state, drawn), kinds, who)
    count = equal(await true.hear(), await twin.hear(), "hello")
    for text in orders(seats):
        count += equal(await true.ask(text), await twin.ask(text), text)
    count += await compare_pages(true, twin)
    for each in (true, twin):
        each.session.leave()
        await each.http.aclose()
    return count


async def laid(
    houses: Houses, name: str, game: Game, states: tuple[Any, Any], kinds: list[str], who: Who
) -> tuple[Twin, Twin]:
    """Both tables, each with somebody who has said hello."""
    found = []
    for house, state in zip(houses, states, strict=True):
        said = (name, game, state, kinds, who)
        twin = Twin(house, *said) if isinstance(house, Lobby) else house.twin(*said)
        await twin.lay()
        await twin.come()
        found.append(twin)
    return found[0], found[1]


async def compare_pages(true: Twin, twin: Twin) -> int:
    """Everything that leaves by HTTP."""
    count = 0
    for method, path, body in pages(true):
        one, other = await true.fetch(method, path, body), await twin.fetch(method, path, body)
        assert SEED not in one, f"{path} tells the seed"
        count += equal([one], [other], f"{method} {path}")
    return count


def pages(true: Twin) -> list[tuple[str, str, Any]]:
    """Requests about the table, allowed and refused."""
    path, live = f"/api/tables/{true.live.id}", true.live
    others = [seat for seat in (*range(live.header.seats), PUBLIC) if seat != true.who.seat][-2:]
    replays = [f"{path}/replay?seat={seat}&lang=fr" for seat in (true.who.seat, *others)]
    dramas = [f"{path}/drama?seat={seat}&lang=fr" for seat in (true.who.seat, *others)]
    saves = [f"{path}/save?seat={seat}" for seat in (true.who.seat, *others)]
    return [
        *[("GET", each, None) for each in [*replays, *dramas, *saves, f"{path}/fair"]],
        ("GET", f"{path}/film", None),
        ("POST", f"{path}/film", None),
        ("POST", "/api/mine", {"tokens": true.tokens()}),
        ("POST", "/api/mine", {"tokens": [token(live.id, "invitation")]}),
        ("POST", "/api/invitation", {"token": token(live.id, "invitation")}),
        ("POST", "/api/codes", {"tokens": true.tokens()}),
        *([] if alone(true) else [("POST", f"{path}/save", None), ("POST", f"{path}/fork", {"at": 0})]),
    ]


def alone(twin: Twin) -> bool:
    """Whether all secrets of people are those of the seat, who may then open the play."""
    return twin.live.owners() <= {twin.who.seat}


def orders(seats: int) -> list[str]:
    """What a host may try in the middle of a play."""
    asked = [f'"do":"{do}","seat":{seat}' for do in ("bot", "person", "invite", "rename") for seat in range(seats)]
    asked += [f'"do":"invite","seat":{seat},"ask":true' for seat in range(seats)]
    asked += ['"do":"swap","seat":0,"with":0', '"do":"invite","seat":-3', '"do":"pace","ms":100']
    return [f'{{"t":"host","id":"h{number}",{text}}}' for number, text in enumerate(asked)]


def token(table: str, role: int | str) -> str:
    """A token that both tables know."""
    return f"{table} {role}".replace(" ", "-").ljust(22, "-")


def masked(text: str) -> str:
    """Without what is drawn at random, and without the clock."""
    text = re.sub(r'"(token|code)":"[^"]{14,22}"', r'"\1":"*"', text)
    return re.sub(r'"(at|away|changed|question)":\d+', r'"\1":0', text)


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
    parts = [part.id for part in game.scene(true.play.view(seat)).zones]
    if parts and rng.below(4) == 0:
        asked.append(f'{{"t":"why","id":"e","seat":{seat},"element":"{parts[rng.below(len(parts))]}"}}')
    asked.append(f'{{"t":"move","id":"s","seat":{seat},"v":{v + 7},"action":"x"}}')
    options = true.play.table.pending
    part = options.of(seat) if options is not None and seat != PUBLIC else None
    if part is not None and rng.below(6) == 0:
        action = game.vocabulary.write(part.actions[rng.below(len(part.actions))])
        asked.append(f'{{"t":"weigh","id":"g","seat":{seat},"action":"{action}"}}')
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
    if true.play.view(seat) != twin.play.view(seat):
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
    assert true.play.view(seat) == twin.play.view(seat)
