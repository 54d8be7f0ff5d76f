"""How Aliens walk: towards whom, tile by tile, whom they take along, and the attack at the end."""

from coffret.games.away_missions.actions import PICK_PLACE, PickPlace
from coffret.games.away_missions.names import BRAIN, LEADER, SAUCERMAN, WAR_THRALL
from coffret.games.away_missions.rules.aliens import shift_alien
from coffret.games.away_missions.rules.paths import next_steps, target
from coffret.games.away_missions.rules.prey import attack_rocketeer, control_minds, prey_of, seen_by_aliens
from coffret.games.away_missions.rules.table import KIND_OF, NOTHING_NEXT, Frames, aliens_at, board_of, is_stunned
from coffret.games.away_missions.state import CARRIED, MOVED, NOBODY, NOWHERE, State, changed
from coffret.kernel import Action, Chance, Rng


def activate(s: State, alien: int, attacks: int) -> Frames:
    """AM-ALIEN-02, AM-ALIEN-06 A figure moves and attacks (`attacks` 0: only moves); one that is stunned does nothing.

    Where it can attack from the start it stays (AM-AMOVE-02).
    """
    if s.alien_at[alien] == NOWHERE or is_stunned(s, alien):
        return NOTHING_NEXT
    kind = KIND_OF[alien]
    if kind == BRAIN:  # AM-BRAIN-01
        return control_minds(s, alien) if attacks else NOTHING_NEXT
    tiles = s.facts.alien_move[kind]  # AM-LEAD-01, AM-SAUC-01, AM-SENT-01, AM-THR-01, AM-LEECH-01, AM-WART-03
    stays = tiles == 0 or s.alien_state[alien] & CARRIED != 0  # AM-LEAD-03
    victim = prey_of(s, alien)
    if victim != NOBODY and (stays or not is_drawn_away(s, alien, victim)):
        strikes = attacks and not s.alien_state[alien] & MOVED  # AM-THR-02
        return attack_rocketeer(s, alien, victim) if strikes else NOTHING_NEXT
    goal = NOBODY if stays else walks_to(s, alien)
    return walk(s, alien, goal, tiles, taken(s, alien), attacks) if goal != NOBODY else NOTHING_NEXT


def is_drawn_away(s: State, alien: int, victim: int) -> bool:
    """AM-GEAR-06 Whether Firecrackers draw an Alien on, though it could attack somebody else from where it stands."""
    return s.lure not in (NOBODY, victim) and walks_to(s, alien) == s.lure


def walks_to(s: State, alien: int) -> int:
    """AM-AMOVE-13, AM-AMOVE-14 The Rocketeer an Alien goes for, found when it is activated; NOBODY if none.

    Closed hatches stop Sentinels, Thralls and Leeches, not Leaders and Saucermen (AM-AMOVE-09, AM-AMOVE-10).
    """
    passes = s.facts.passes_closed[KIND_OF[alien]]
    return target(board_of(s), s.border, passes, s.alien_at[alien], seen_by_aliens(s), s.order, s.lure)


def taken(s: State, alien: int) -> tuple[int, ...]:
    """AM-WART-02, AM-WART-04 The Brain-in-a-jar that a War Thrall takes along: one on the tile where it starts."""
    if KIND_OF[alien] == WAR_THRALL:
        for other in aliens_at(s, s.alien_at[alien]):
            if KIND_OF[other] == BRAIN:
                return (other,)
    return ()


def walk(s: State, alien: int, goal: int, left: int, queue: tuple[int, ...], attacks: int) -> Frames:
    """AM-AMOVE-14, AM-AMOVE-15 One more tile of the way to a Rocketeer; between unscanned tiles chance decides."""
    ways = ways_on(s, alien, goal)
    if not ways:
        return NOTHING_NEXT
    if len(ways) > 1:
        return (PickWay(alien, goal, left, queue, attacks),)
    return step(s, alien, goal, left, queue, attacks, ways[0])


def ways_on(s: State, alien: int, goal: int) -> list[int]:
    """AM-AMOVE-05..07 The tiles that an Alien can enter next."""
    return ways_from(s, alien, s.alien_at[alien], goal)


def ways_from(s: State, alien: int, here: int, goal: int) -> list[int]:
    """AM-AMOVE-05..07 The tiles that an Alien could enter next from a place."""
    passes = s.facts.passes_closed[KIND_OF[alien]]
    return next_steps(board_of(s), s.scanned, s.tile, s.border, passes, here, s.at[goal])


def step(s: State, alien: int, goal: int, left: int, queue: tuple[int, ...], attacks: int, place: int) -> Frames:
    """AM-AMOVE-14 A figure enters a tile, with those it takes along; it stops when it can attack anybody.

    AM-GEAR-06 Firecrackers draw it on to their user; whom it meets at the end of its way it attacks all the same.
    """
    along = carried_by_leader(s, alien) if KIND_OF[alien] == LEADER else list(queue)
    shift_alien(s, alien, place)
    for other in along:
        shift_alien(s, other, place)
    if not attacks and not s.facts.moves_and_attacks[KIND_OF[alien]]:
        s.alien_state = changed(s.alien_state, alien, s.alien_state[alien] | MOVED)  # AM-THR-02
    if s.outcome is not None or s.alien_at[alien] == NOWHERE:
        return NOTHING_NEXT
    victim = prey_of(s, alien)
    if victim != NOBODY and (left == 1 or goal == victim or goal != s.lure):
        strikes = attacks and s.facts.moves_and_attacks[KIND_OF[alien]]  # AM-THR-02
        return attack_rocketeer(s, alien, victim) if strikes else NOTHING_NEXT
    return walk(s, alien, goal, left - 1, queue, attacks) if left > 1 else NOTHING_NEXT  # AM-AATK-06


def carried_by_leader(s: State, leader: int) -> list[int]:
    """AM-LEAD-02, AM-LEAD-08 The Saucermen on a tile that a Leader leaves go with it, unless they are stunned."""
    found: list[int] = []
    for other in aliens_at(s, s.alien_at[leader]):
        if KIND_OF[other] == SAUCERMAN and not is_stunned(s, other):
            s.alien_state = changed(s.alien_state, other, s.alien_state[other] | CARRIED)
            found.append(other)
    return found


class PickWay(Chance[State]):
    """AM-AMOVE-07 Between unscanned tiles on equally short ways chance decides."""

    alien: int
    rocketeer: int
    left: int
    queue: tuple[int, ...]
    attacks: int

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, PICK_PLACE[place]) for place in ways_on(s, self.alien, self.rocketeer)]

    def sample(self, s: State, rng: Rng) -> Action:
        ways = ways_on(s, self.alien, self.rocketeer)
        return PICK_PLACE[ways[rng.below(len(ways))]]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, PickPlace)
        s.picked = action.place
        return step(s, self.alien, self.rocketeer, self.left, self.queue, self.attacks, action.place)
