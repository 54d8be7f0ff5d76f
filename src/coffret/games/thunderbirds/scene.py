"""How it looks: the board, the cards, what each seat has and what counts now; and what each option touches."""

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.chances import chances, open_rescue, throw
from coffret.games.thunderbirds.names import (
    ASSETS,
    CARDS,
    CHARACTERS,
    DISASTERS,
    EVENTS,
    MACHINES,
    PODS,
    REGIONS,
    TOKENS,
)
from coffret.games.thunderbirds.rules.table import seat_of
from coffret.games.thunderbirds.scene_board import board
from coffret.games.thunderbirds.scene_cards import name, zones
from coffret.games.thunderbirds.state import (
    ACTIONS,
    ALL_SCHEMES,
    NOBODY,
    POD,
    SCHEME_SPACES,
    SKULL,
    TEAMWORK,
    TECHNOLOGY,
    State,
)
from coffret.games.thunderbirds.view import View
from coffret.kernel import Action
from coffret.kernel.scene import Badge, Die, Feed, Meter, Scene, SeatPanel
from coffret.kernel.text import Message


def scene(v: View) -> Scene:
    """Everything that lies on the table."""
    s = v.table
    return Scene(
        seats=[panel(s, seat) for seat in range(s.seats)],
        board=board(s),
        zones=zones(s),
        meters=meters(s),
        dice=[die(s, number) for number in range(2)] if s.rolled or open_rescue(s) else [],
        throw=throw(s),
        feeds=[Feed(id="chances", label=Message("chances"), lines=chances(s))],
        rules=rules(s),
        stake=stake(s),
    )


def stake(s: State) -> Message | None:
    """TB-END-01..04 What hangs on the next roll or card, where it may be the last."""
    if s.outcome is not None or not s.stack:
        return None
    last, rescue = s.slots[SKULL - 1], open_rescue(s)
    if rescue is not None:
        return Message("stake-last-slot", {"disaster": last}) if rescue.disaster == last else None
    if s.hood + 1 in SCHEME_SPACES and SCHEME_SPACES.index(s.hood + 1) >= s.foiled:
        return Message("stake-scheme")
    return Message("stake-skull", {"disaster": last}) if last != NOBODY else None


def rules(s: State) -> list[str]:
    """The rules that matter now."""
    if s.outcome is not None or not s.stack:
        return ["TB-END-01"]
    return [type(s.stack[-1]).RULE]


# Seats, meters and dice


def roles(v: View) -> list[str]:
    """Whom the seat of a view has played; in solo, all three."""
    s = v.table
    played = [s.characters[player] for player in range(s.players) if seat_of(s, player) == v.seat]
    return [f"asset-{CHARACTERS[it]}".replace("_", "-") for it in played if it != NOBODY]


def panel(s: State, seat: int) -> SeatPanel:
    """What a seat has: in solo, all three characters."""
    players = [player for player in range(s.players) if seat_of(s, player) == seat]
    badges: list[Message | Badge] = [badge for player in players for badge in player_badges(s, player)]
    played = [s.characters[player] for player in players if s.characters[player] != NOBODY]
    label = name("asset", CHARACTERS[played[0]]) if len(players) == 1 and played else None
    return SeatPanel(id=f"seat-{seat + 1}", label=label, seat=seat, mark=str(seat + 1), badges=badges)


def player_badges(s: State, player: int) -> list[Message]:
    """A character, and whether it is injured or trusts the others; its tokens where one seat has three characters."""
    if s.characters[player] == NOBODY:
        return []
    found = [name("asset", CHARACTERS[s.characters[player]])]
    if s.seats == 1:
        found += [
            Message("badge-token", {"token": token, "number": count})
            for token, count in enumerate(s.tokens[player])
            if count
        ]
    if s.injured == player:
        found.append(Message("badge-injured"))
    if s.trust[player]:
        found.append(Message("badge-trusts"))
    return found


def meters(s: State) -> list[Meter]:
    """How far everything is: actions, Schemes, and tokens of each kind."""
    return [
        Meter(id="actions", label=Message("meter-actions"), value=s.actions, limit=max(ACTIONS, s.actions)),
        Meter(id="foiled", label=Message("meter-foiled"), value=s.foiled, limit=ALL_SCHEMES),
        *[supply(s, token) for token in range(len(TOKENS))],
    ]


def supply(s: State, token: int) -> Meter:
    """TB-COMP-01 The tokens of a kind that are left, and what they are for."""
    return Meter(
        id=f"supply-{TOKENS[token]}",
        label=name("token", TOKENS[token]),
        note=Message(f"note-token-{TOKENS[token]}"),
        value=s.supply[token],
        limit=6,
    )


def die(s: State, number: int) -> Die:
    """TB-RES-05 TB-RES-10 A die; H is the Hood."""
    face = s.dice[number]
    shown: int | str = ("H" if face == 0 else face) if s.rolled else "–"
    return Die(
        id=f"die-{number + 1}",
        label=Message("rescue-die", {"number": number + 1}),
        note=Message("note-die"),
        hint=Message("face-hood") if shown == "H" else None,
        kind="rescue",
        face=shown,
    )


# What options touch


def touches(v: View, action: Action) -> list[str]:
    """The elements an option touches in order: what it is done with first, then where or to whom."""
    s = v.table
    if isinstance(action, act.Move):
        return [f"machine-{MACHINES[own_machine(s)]}", f"region-{REGIONS[action.region]}"]
    if isinstance(action, act.Rescue | act.Scan | act.Pick):
        return [f"disaster-{DISASTERS[action.disaster]}"]
    if isinstance(action, act.Plan):
        return ["fab-deck"]
    if isinstance(action, act.Repair):
        return [f"event-{EVENTS[action.event]}"]
    if isinstance(action, act.Transfer | act.Bring):
        return [f"person-{CHARACTERS[action.character]}", f"machine-{MACHINES[action.machine]}"]
    if isinstance(action, act.Swap | act.Link):
        return [f"person-{CHARACTERS[action.character]}", f"person-{CHARACTERS[action.partner]}"]
    if isinstance(action, act.Change):
        return [f"person-{CHARACTERS[action.character]}", f"person-{CHARACTERS[action.newcomer]}"]
    if isinstance(action, act.Load):
        return [element(action.asset), "machine-tb2"]
    if isinstance(action, act.Unload):
        return [element(action.asset), f"region-{REGIONS[s.at[1]]}"]
    return touched_by_cards(s, action)


def touched_by_cards(s: State, action: Action) -> list[str]:
    """The same for Schemes, tokens, cards and dice."""
    if isinstance(action, act.Foil):
        return ["scheme"]
    if isinstance(action, act.FoilWith):
        return ["scheme", f"person-{CHARACTERS[action.character]}"]
    if isinstance(action, act.Build):
        return [own_token(action.character, TECHNOLOGY), f"plan-{PODS[action.pod]}"]
    if isinstance(action, act.Spend):
        return [own_token(action.character, action.token)]
    if isinstance(action, act.AddTwo):
        return [own_token(acting(s), TEAMWORK)]
    if isinstance(action, act.GiveUp | act.Give):
        return [own_token(acting(s), action.token)]
    if isinstance(action, act.Play | act.GiveUpCard):
        return [f"card-{CARDS[action.card]}"]
    if isinstance(action, act.Reroll | act.Steady | act.Turn):
        return [f"die-{action.die + 1}"]
    if isinstance(action, act.Take | act.Gather):
        return [f"supply-{TOKENS[action.token]}"]
    if isinstance(action, act.Sail):
        return ["machine-fab1", f"region-{REGIONS[action.region]}"]
    if isinstance(action, act.Choose | act.Pay):
        return [f"person-{CHARACTERS[action.character]}"]
    if isinstance(action, act.PutBack):
        return [f"top-{place}" for place, draw in enumerate(s.top, 1) if draw == action.draw]
    return []


def element(asset: int) -> str:
    """The element of an asset that can be loaded."""
    return f"machine-{ASSETS[asset]}" if asset < POD else f"pod-{ASSETS[asset]}"


def own_token(character: int, token: int) -> str:
    """The element of a token that a character has."""
    return f"token-{CHARACTERS[character]}-{TOKENS[token]}-1"


def acting(s: State) -> int:
    """The character who acts now."""
    character: int = getattr(s.stack[-1], "character", s.characters[s.turn])
    return character


def own_machine(s: State) -> int:
    """The machine of whoever acts now."""
    return s.aboard[acting(s)]
