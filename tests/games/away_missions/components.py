"""The count of all components: figures, tokens, tiles, cards, cubes and AP are where they can be, each once."""

from typing import Any

from coffret.games.away_missions.cards import DISCOVERY_DECK
from coffret.games.away_missions.names import BUG, FIGURES, FIGURES_OF, ITEMS, QUEEN, STANDARD_TILES
from coffret.games.away_missions.rules.table import KIND_OF, bits, board_of, is_in, scenario_of
from coffret.games.away_missions.state import (
    ALERT_TOKEN,
    ALIEN_TOKEN,
    ANALYSED,
    COMMAND,
    CREW,
    DISCOVERY_TOKEN,
    EMPTY,
    GONE,
    IN_BOX,
    KIT,
    LYING,
    MARKER,
    SETTING_UP,
    SPECIAL,
    STANDARD,
)


def check(s: Any) -> None:
    """All components, at any moment of a play once the map is laid."""
    if s.phase != SETTING_UP:
        check_figures(s)
        check_alien_tokens(s)
        check_alert_tokens(s)
        check_tiles(s)
        check_items(s)
        check_cubes(s)
        check_sheets(s)


def face_down(s: Any, token: int, step: str) -> int:
    """How many tokens of a kind lie face down, those included that are just being turned up by this step."""
    turning = [frame for frame in s.stack if type(frame).__name__ == step and getattr(frame, "scanned", True)]
    return len([there for there in s.tokens if there & token]) + len(turning)


def check_figures(s: Any) -> None:
    """A figure is on the map or in the supply; those on the map are listed once and have HP, as many as they can."""
    standing = [figure for figure in range(len(FIGURES)) if s.alien_at[figure] >= 0]
    assert sorted(s.figures) == standing
    for figure in standing:
        assert is_in(board_of(s).present, s.alien_at[figure])
        assert s.alien_hp[figure] > 0
        assert KIND_OF[figure] == QUEEN or s.alien_hp[figure] <= s.facts.alien_hp[KIND_OF[figure]]
    assert not [figure for figure, state in enumerate(s.alien_state) if state and s.alien_at[figure] < 0]
    assert len([figure for figure in standing if KIND_OF[figure] == BUG]) <= s.bugs <= FIGURES_OF[BUG]


def check_alien_tokens(s: Any) -> None:
    """An Alien token is unseen, discarded or in a new stock; the unseen ones lie on the map or in the first stock."""
    sets = (s.unseen_aliens, s.used_aliens, s.restocked)
    left_out = [token for kind in bits(scenario_of(s).excluded) for token in bits(s.facts.token_lists[kind])]
    everything = set(range(len(s.facts.token_aliens))) - set(left_out)
    assert sorted(token for held in sets for token in bits(held)) == sorted(everything)
    assert s.unseen_aliens.bit_count() == face_down(s, ALIEN_TOKEN, "RevealAliens") + s.stock


def check_alert_tokens(s: Any) -> None:
    """Alert! tokens only go; those that lie face down are among the unseen ones."""
    assert 0 <= s.unseen_alarms <= s.facts.alarms
    assert 0 <= s.unseen_quiet <= s.facts.quiets
    assert face_down(s, ALERT_TOKEN, "RevealAlert") <= s.unseen_alarms + s.unseen_quiet


def check_tiles(s: Any) -> None:
    """A standard tile is unseen, lies on the map once, or has been replaced; what is scanned is known."""
    known = [tile for tile in s.tile if 0 <= tile < STANDARD_TILES]
    assert len(known) == len(set(known))
    assert not [tile for tile in known if is_in(s.unseen_tiles, tile)]
    assert not [place for place in bits(s.scanned) if s.tile[place] < 0]
    assert s.unseen_markers.bit_count() + s.unseen_decoys == face_down(s, MARKER, "RevealMarker")


def check_items(s: Any) -> None:
    """A card is carried by one Rocketeer of the crew, lies on the map, is in the box or gone."""
    assert len(s.item_at) == len(s.charges) == len(s.item_state) == len(ITEMS)
    for where in s.item_at:
        carried = where in s.crew or where - KIT in s.crew
        assert carried or where in (IN_BOX, GONE) or 0 <= where - LYING < len(s.tile)
    tokens = [s.item_at[item] for item in s.facts.in_deck[DISCOVERY_DECK]]
    slots = face_down(s, DISCOVERY_TOKEN, "RevealDiscovery")
    assert slots <= tokens.count(IN_BOX), "a Discovery for every token that lies face down"
    assert s.schematic_slots + s.mysterium_slots <= slots


def check_cubes(s: Any) -> None:
    """Charges lie on cards that have them, once analysed; O2 and components belong to the crew."""
    for item, charges in enumerate(s.charges):
        card = s.facts.kind_of[item]
        analysed = not s.facts.analysis[card] or s.item_state[item] & ANALYSED
        assert charges == 0 or (charges > 0 and s.facts.max_charges[card] > 0 and analysed)
    for who in range(CREW):
        held = [s.oxygen[who], *s.parts[3 * who : 3 * who + 3]]
        assert min(held) >= 0
        assert who in s.crew or not any(held)


def check_sheets(s: Any) -> None:
    """Each Rocketeer has two Standard AP and one third AP: available, spent, or in the Mind Control box."""
    for who in s.crew:
        assert 0 <= s.hp[who] <= s.facts.hp[who]
        for kind, many in ((STANDARD, 2), (SPECIAL, 1)):
            held = s.points[3 * who + kind] + s.spent[3 * who + kind] + (s.mind[who] == kind)
            assert held == many
        assert 0 <= s.points[3 * who + COMMAND] <= 1
        assert 0 <= s.spent[3 * who + COMMAND] <= 1  # AM-CREW-08 even while another is available
        assert s.mind[who] in (EMPTY, STANDARD, SPECIAL)
    numbers = [number for number in s.order if number]
    assert sorted(numbers) == list(range(1, len(numbers) + 1)), "Order numbers are taken one after another"
