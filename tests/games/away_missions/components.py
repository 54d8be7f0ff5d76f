"""The count of all components: figures, tokens, tiles, cards and AP are where they can be, each once."""

from typing import Any

from coffret.games.away_missions.names import BUG, FIGURES, FIGURES_OF, STANDARD_TILES
from coffret.games.away_missions.rules.table import KIND_OF, bits, board_of, is_in, scenario_of
from coffret.games.away_missions.state import (
    ALIEN_TOKEN,
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
        check_tiles(s)
        check_items(s)
        check_sheets(s)


def check_figures(s: Any) -> None:
    """A figure is on the map or in the supply; those on the map are listed once and have HP."""
    standing = [figure for figure in range(len(FIGURES)) if s.alien_at[figure] >= 0]
    assert sorted(s.figures) == standing
    assert all(s.alien_hp[figure] > 0 and is_in(board_of(s).present, s.alien_at[figure]) for figure in standing)
    assert len([figure for figure in standing if KIND_OF[figure] == BUG]) <= s.bugs <= FIGURES_OF[BUG]


def check_alien_tokens(s: Any) -> None:
    """An Alien token is unseen, discarded or in a new stock; the unseen ones lie on the map or in the first stock."""
    sets = (s.unseen_aliens, s.used_aliens, s.restocked)
    in_play = [token for kind in bits(scenario_of(s).excluded) for token in bits(s.facts.token_lists[kind])]
    everything = set(range(len(s.facts.token_aliens))) - set(in_play)
    assert sorted(token for held in sets for token in bits(held)) == sorted(everything)
    face_down = len([there for there in s.tokens if there & ALIEN_TOKEN])
    pending = len([step for step in s.stack if type(step).__name__ == "RevealAliens"])
    assert s.unseen_aliens.bit_count() == face_down + pending + s.stock


def check_tiles(s: Any) -> None:
    """A standard tile is unseen, lies on the map once, or has been replaced; what is scanned is known."""
    known = [tile for tile in s.tile if 0 <= tile < STANDARD_TILES]
    assert len(known) == len(set(known))
    assert not [tile for tile in known if is_in(s.unseen_tiles, tile)]
    assert not [place for place in bits(s.scanned) if s.tile[place] < 0]
    markers = len([there for there in s.tokens if there & MARKER])
    pending = len([step for step in s.stack if type(step).__name__ == "RevealMarker"])
    assert s.unseen_markers.bit_count() + s.unseen_decoys == markers + pending


def check_items(s: Any) -> None:
    """A card is carried by one Rocketeer of the crew, lies on the map, is in the box or gone."""
    for item, where in enumerate(s.item_at):
        carried = where in s.crew or where - KIT in s.crew
        assert carried or where in (IN_BOX, GONE) or 0 <= where - LYING < len(s.tile)
        assert s.charges[item] >= 0
    face_down = len([there for there in s.tokens if there & DISCOVERY_TOKEN])
    assert s.schematic_slots + s.mysterium_slots <= face_down + len(s.stack)


def check_sheets(s: Any) -> None:
    """Each Rocketeer has two Standard AP and one third AP: available, spent, or in the Mind Control box."""
    for who in s.crew:
        assert 0 <= s.hp[who] <= s.facts.hp[who]
        for kind, many in ((STANDARD, 2), (SPECIAL, 1)):
            held = s.points[3 * who + kind] + s.spent[3 * who + kind] + (s.mind[who] == kind)
            assert held == many
        assert s.mind[who] in (EMPTY, STANDARD, SPECIAL)
        assert min(s.parts[3 * who : 3 * who + 3]) >= 0
