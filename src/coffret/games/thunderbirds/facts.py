"""Content: what an entry of each table looks like, and the tables that the rules read."""

from collections.abc import Iterable

from coffret.games.thunderbirds.effects import (
    added_to,
    bits,
    bits_until,
    card_verb,
    closed,
    ending,
    event_verb,
    mended,
    number,
    served,
    slowed,
    types,
)
from coffret.games.thunderbirds.entries import (
    BorderEntry,
    CardEntry,
    CharacterEntry,
    DisasterEntry,
    EventEntry,
    MachineEntry,
    NamedEntry,
    PodEntry,
    RegionEntry,
    SchemeEntry,
)
from coffret.games.thunderbirds.names import (
    ASSETS,
    CARDS,
    CHARACTERS,
    DISASTERS,
    EVENTS,
    MACHINES,
    PODS,
    REGIONS,
    SCHEMES,
    TOKENS,
    TYPES,
)
from coffret.games.thunderbirds.state import (
    ADD,
    ADVANCE,
    ANY,
    CARD_VERBS,
    CLOSE,
    EARTH,
    IDLE,
    INJURE,
    INTERRUPT,
    JAM,
    MOMENT_OF,
    MOST_STEPS,
    NO_POD,
    NOBODY,
    PATHS,
    PENALTY,
    PLAN,
    SOUTH_PACIFIC,
    TOKENS_OF_A_KIND,
    Facts,
    Ways,
)
from coffret.kernel import Content, ContentError, Numbered, choose, in_order
from coffret.kernel.text import LANGUAGES

Borders = list[tuple[int, int, bool]]
LONGEST_NAME = 60


def facts(content: Content) -> Facts:
    """The tables of a content pack."""
    regions = in_order(content, "region", RegionEntry, REGIONS, REGIONS)
    check_regions(regions)
    named = {entry.id: border(entry) for entry in content.table("border", BorderEntry).values()}
    borders = list(named.values())
    machines = in_order(content, "machine", MachineEntry, MACHINES, MACHINES)  # TB-COMP-07
    pods = in_order(content, "pod", PodEntry, PODS)
    people = in_order(content, "character", CharacterEntry, CHARACTERS, CHARACTERS)  # TB-COMP-06
    disasters = in_order(content, "disaster", DisasterEntry, DISASTERS)  # TB-COMP-02
    schemes = in_order(content, "scheme", SchemeEntry, SCHEMES)  # TB-COMP-03
    events = in_order(content, "event", EventEntry, EVENTS)
    cards = in_order(content, "fab", CardEntry, CARDS)  # TB-COMP-05
    check_names("disaster", disasters)
    check_names("scheme", schemes)
    check_names("event", events)
    check_names("fab", cards)
    check_disasters(disasters)
    check_schemes(schemes)
    if not content.is_kept:
        check_levels(schemes)
    verbs = cards.each(card_verb, NOBODY)
    troubles = events.each(event_verb, NOBODY)
    shut = closed(events, {id: (one, other) for id, (one, other, _) in named.items()})
    return Facts(
        reach=(
            (ways(borders, orange=False), ways(borders, orange=True)),
            (ways(without(borders, shut), orange=False), ways(without(borders, shut), orange=True)),
        ),
        borders=tuple(borders),
        place=tuple((region.x, region.y) for region in regions),
        speed=tuple(machine.speed for machine in machines),
        room=tuple(machine.seats for machine in machines),
        path=tuple(PATHS.index(machine.path) for machine in machines),
        start=tuple(number(machine.start, REGIONS, f'machine "{machine.id}"', "region") for machine in machines),
        built=pods.each(lambda pod: SOUTH_PACIFIC if pod.built else PLAN, NO_POD),
        own_machine=tuple(number(it.machine, MACHINES, f'character "{it.id}"', "machine") for it in people),
        bonus_type=tuple(TYPES.index(it.bonus_type) if it.bonus_type else NOBODY for it in people),
        bonus=tuple(it.bonus for it in people),
        colour=tuple(it.colour for it in people),
        people=people.numbers,
        disasters=disasters.numbers,
        events=events.numbers,
        cards=cards.own,
        type=disasters.each(lambda it: TYPES.index(it.type), NOBODY),
        region=disasters.each(lambda it: number(it.region, REGIONS, f'disaster "{it.id}"', "region"), NOBODY),
        number=disasters.each(lambda it: it.number, 0),
        bonuses=disasters.each(bonuses, ()),
        reward=disasters.each(reward, ()),
        level=schemes.each(lambda it: it.level, 0),
        cost=schemes.each(cost, ()),
        assets=schemes.each(assets, ()),
        verb=verbs,
        when=tuple(IDLE if verb == NOBODY else MOMENT_OF[verb] for verb in verbs),
        amount=cards.each(lambda it: it.effect.amount, 0),
        adds=cards.each(lambda it: it.effect.amount if card_verb(it) == ADD else 0, 0),
        adds_to=cards.each(added_to, NOBODY),
        types=cards.each(types, ()),
        served=cards.each(served, ()),
        with_verb=tuple(tuple(it for it, of in enumerate(verbs) if of == verb) for verb in range(len(CARD_VERBS))),
        trouble=troubles,
        slows=events.each(slowed, NOBODY),
        penalty=events.each(lambda it: it.effect.amount if event_verb(it) == PENALTY else 0, 0),
        steps=events.each(lambda it: it.effect.amount if event_verb(it) == ADVANCE else 0, 0),
        ending=events.each(ending, ""),
        mends=events.each(mended, NOBODY),
        jamming=bits(events, JAM),
        closing=bits(events, CLOSE),
        closed=tuple(sorted(shut)),
        silencing=bits(events, INTERRUPT),
        injuring=bits(events, INJURE),
        until_rescue=bits_until(events, "rescue"),
        until_scheme=bits_until(events, "scheme"),
        origin={
            "disaster": disasters.each(lambda it: it.origin, "printed"),
            "scheme": schemes.each(lambda it: it.origin, "printed"),
            "event": events.each(lambda it: it.origin, "printed"),
            "card": cards.each(lambda it: it.origin, "printed"),
        },
    )


def check_regions(regions: Iterable[RegionEntry]) -> None:
    """TB-MAP-01 The first eleven regions are on Earth, the others in space."""
    for place, region in enumerate(regions):
        if (region.domain == "earth") != (place < EARTH):
            raise ContentError("error-domain", id=region.id, given=region.domain)


def border(entry: BorderEntry) -> tuple[int, int, bool]:
    """A border between two regions, the lower number first."""
    one, other = sorted(number(id, REGIONS, f'border "{entry.id}"', "region") for id in entry.between)
    return one, other, entry.orange


def without(borders: Borders, shut: set[tuple[int, int]]) -> Borders:
    """TB-EVT-09 What is left of the borders while some are closed."""
    return [(one, other, orange) for one, other, orange in borders if (one, other) not in shut]


def ways(borders: Borders, *, orange: bool) -> Ways:
    """TB-MOVE-01, TB-MOVE-12, TB-MOVE-14, TB-EX-01, TB-EX-02 By region and steps: the other regions in reach."""
    near: dict[int, set[int]] = {region: set() for region in range(len(REGIONS))}
    for one, other, on_path in borders:
        if on_path == orange:
            near[one].add(other)
            near[other].add(one)
    return tuple(tuple(within(near, region, steps) for steps in range(MOST_STEPS + 1)) for region in near)


def within(near: dict[int, set[int]], region: int, steps: int) -> tuple[int, ...]:
    """The other regions at most so many steps away."""
    found = {region}
    for _ in range(steps):
        found |= {there for here in found for there in near[here]}
    return tuple(sorted(found - {region}))


def check_names(table: str, entries: Iterable[NamedEntry]) -> None:
    """A name is short, in one line, and in a language of the box."""
    for entry in entries:
        for language, name in entry.name.items():
            choose(language, dict.fromkeys(LANGUAGES), f'{table} "{entry.id}"', "language")
            if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise ContentError("error-name", table=table, id=entry.id, most=LONGEST_NAME)


def check_disasters(disasters: Iterable[DisasterEntry]) -> None:
    """TB-RES-20, TB-REW-01 A disaster has something that counts, and one or two tokens for its reward."""
    for card in disasters:
        if not card.bonuses or not 1 <= len(card.reward) <= 2:
            raise ContentError("error-disaster", id=card.id)


def bonuses(card: DisasterEntry) -> tuple[tuple[int, int, int], ...]:
    """What a disaster asks for: asset, plus, region."""
    where = f'disaster "{card.id}"'
    return tuple(
        (number(it.asset, ASSETS, where, "asset"), it.plus, number(it.region, REGIONS, where, "region"))
        for it in card.bonuses
    )


def reward(card: DisasterEntry) -> tuple[int, ...]:
    """TB-REW-05 The tokens of a reward, fixed ones first."""
    where = f'disaster "{card.id}"'
    return tuple(sorted(ANY if id == "any" else number(id, TOKENS, where, "token") for id in card.reward))


def check_levels(schemes: Numbered[SchemeEntry]) -> None:
    """TB-COMP-04 Five Schemes of each level."""
    for level in range(1, 5):
        count = sum(scheme.level == level for scheme in schemes)
        if count != 5:
            raise ContentError("error-levels", number=level, found=count)


def check_schemes(schemes: Iterable[SchemeEntry]) -> None:
    """TB-COMP-01, TB-SCH-13 No Scheme asks for more tokens of a kind than there are.

    A pack may ask for tokens in any number of regions.
    """
    for scheme in schemes:
        asked = [token for part in scheme.cost for token in part.tokens]
        for token in asked:
            if asked.count(token) > TOKENS_OF_A_KIND:
                raise ContentError("error-scheme-tokens", id=scheme.id, given=token)
        if not asked:
            raise ContentError("error-scheme-free", id=scheme.id)
        regions = [part.region for part in scheme.cost]
        for region in regions:
            if regions.count(region) > 1:
                raise ContentError("error-scheme-region", id=scheme.id, given=region)


def cost(scheme: SchemeEntry) -> tuple[tuple[int, int, int], ...]:
    """What must be paid: region, token, count."""
    where = f'scheme "{scheme.id}"'
    found = []
    for part in scheme.cost:
        region = number(part.region, REGIONS, where, "region")
        tokens = [number(id, TOKENS, where, "token") for id in part.tokens]
        found += [(region, token, tokens.count(token)) for token in sorted(set(tokens))]
    return tuple(found)


def assets(scheme: SchemeEntry) -> tuple[tuple[int, int], ...]:
    """What must be present: asset, region."""
    where = f'scheme "{scheme.id}"'
    return tuple(
        (number(it.asset, ASSETS, where, "asset"), number(it.region, REGIONS, where, "region")) for it in scheme.assets
    )
