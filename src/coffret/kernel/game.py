# interpreted
"""A game as the rest of the project sees it: one object, created by the game's package and found by entry point."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

import msgspec
from typing_extensions import TypeVar

from coffret.kernel import generate, stack
from coffret.kernel.chance import Rng
from coffret.kernel.content import Content, Formers, Raw, Schema, kept_content, laid_over, load_content, short_hash
from coffret.kernel.counsel import Ground, no_counsel
from coffret.kernel.drama import Finale, Opening
from coffret.kernel.errors import BrokenGame, CoffretError, ContentError, NotationError, OptionError, UnknownGame, near
from coffret.kernel.folders import GROUP as GROUP
from coffret.kernel.folders import named_by_environment
from coffret.kernel.grammar import typeset
from coffret.kernel.ledger import Ledger, load_ledger
from coffret.kernel.once import MAKING, once
from coffret.kernel.options import Call, Campaign, Option, Preset, Score, Setting
from coffret.kernel.scene import Intent, Moment, Remark, Scene, no_moment, no_ranks, no_remark, no_touches
from coffret.kernel.stack import Action, Decision, Event, State
from coffret.kernel.text import LANGUAGES, NO_NAMES, Message, Words
from coffret.kernel.values import Value
from coffret.kernel.words import Vocabulary, verb

if TYPE_CHECKING:
    from coffret.kernel.table import Table

UNCOPIED = (
    "{where}: {name} cannot be copied: move it into state.py, "
    "and let its base be State or Struct, imported there from coffret.kernel"
)
MOST_FACTS = 16  # of contents of one game that are remembered
Bot = Callable[[Any, list[Action], Rng], Action]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The contents of `game.toml`."""

    slug: str
    title: dict[str, str]
    seats: tuple[int, int]
    prefix: str  # of its rule ids
    rules_version: int
    kind: dict[str, str]
    minutes: tuple[int, int]
    summary: dict[str, str]
    credits: dict[str, str]
    reconstructed: dict[str, str]
    clock: str = ""  # the option that holds the seconds of a clock, where the rules ask one (0: none runs)
    pause: str = ""  # the option that holds the seconds in which others may speak before somebody has to act
    option: list[Option] = []
    preset: list[Preset] = []  # ways to play that the set-up proposes; the first is for newcomers
    main: list[str] = []  # the verbs by which it is carried on, such as `roll`: shown first, in colour
    then: dict[str, list[str]] = {}  # by verb, those by which a run of choices goes on after it (`kernel/runs.py`)
    opens: list[str] = []  # those that only make more possible, such as a breath: runs go through them, never end there
    whole: list[str] = []  # those that runs repeat at one place to the end, such as all dice of one colour
    along: dict[str, list[str]] = {}  # by verb, those that the table proposes together with it (`ranks`)
    rest: list[str] = []  # those that a person may let the table do as it proposes, until something else is asked
    quiet: list[str] = []  # those that no touch begins: what is touched is told about, and they stand below that
    idle: list[str] = []  # the verbs that hold nobody up: what is the only option beside them is obvious
    free: list[str] = []  # those that nobody need be asked for either, where a person wants the obvious done by itself
    always: list[str] = []  # the verbs that a person may choose once and for all, as long as just the same is asked
    again: list[str] = []  # the verbs of choices in a row that are offered as they were made the last time
    passes: list[str] = []  # the verbs that let something pass: a person may pass ahead, until something else is asked
    ends: list[str] = []  # the verbs that end something, such as a turn: at their own place, under a key of their own
    secrets: bool = True  # whether somebody may know what others do not; without, one device needs no curtain
    aloud: str = ""  # the option by which people talk freely: those at one device then play before everybody's eyes
    open: list[str] = []  # the verbs that are chosen there without a curtain: which of them one has, everybody can know
    gives_up: str = ""  # the verb by which players give up by the rules: in the menu, not among what can be done
    talk: list[str] = []  # the verbs of mere talk: put together from their arguments, and no answer to anything asked
    thinks: tuple[int, int] = (
        200,
        1000,
    )  # imagined plays for a choice of a good bot, and of an expert; equal: no experts; 0: none help
    learns: dict[str, list[Setting]] = {}  # options, and the values of each that plays are drawn from for its value
    little: float = 0.02  # a gain in the learnt chance that may be its error: the rule of thumb is not left for it
    trust: float = 1.0  # how much `likelihood` counts when worlds are drawn; 0: not at all
    overlooks: float = 0.2  # how often a beginner overlooks what does not carry the game on by itself
    horizon: int = 0  # turns after which a learnt value ends an imagined play; 0: it goes on to the end
    rounds: bool = False  # whether these are turns of the seat that thinks: nobody passed over shifts the end
    proper: list[str] = []  # names that keep their marks in any sentence, such as `Alert!`
    call: Call = Call()  # the deal of the day or of the week
    campaign: Campaign | None = None  # its plays in an order, with medals
    score: Score | None = None  # what the score of a play counts, where that is told
    sides: str = ""  # how the messages begin that name the sides which may win, such as `faction` for `faction-agency`

    def __post_init__(self) -> None:
        if not 1 <= self.seats[0] <= self.seats[1]:
            raise ValueError(f"seats = {list(self.seats)}: write the fewest players first, then the most")
        for field in ("title", "kind", "summary", "credits", "reconstructed"):
            set_in_type(field, getattr(self, field))
        for preset in self.preset:
            set_in_type(f"title of the preset {preset.id}", preset.title)
            set_in_type(f"note of the preset {preset.id}", preset.note)
        if self.score is not None:
            set_in_type("title of the score", self.score.title)
            if self.score.note:
                set_in_type("note of the score", self.score.note)
        if self.campaign is not None:
            set_in_type("title of the campaign", self.campaign.title)
            for reward in self.campaign.reward:
                set_in_type(f"title of the reward {reward.id}", reward.title)


def set_in_type(field: str, texts: dict[str, str]) -> None:
    """Check that a text is there in every language, and set its marks as the language does."""
    if missing := [language for language in LANGUAGES if language not in texts]:
        raise ValueError(f"{field} has no text in {', '.join(missing)}")
    texts.update({language: typeset(text, language) for language, text in texts.items()})


class Features(msgspec.Struct, frozen=True):
    """The numbers by which a game lets its positions be judged, for a learnt chance to win."""

    names: tuple[str, ...]
    of: Callable[[Any], list[float]]  # of a view
    setting: Callable[[Any], str] = lambda view: ""  # each has weights of its own, such as a mission


S = TypeVar("S", bound=State, default=Any)  # the states of a game
V = TypeVar("V", default=Any)  # and its views
R = TypeVar("R")


class Game(Generic[S, V]):
    """A game: its rules as functions, and its data from the files of its package."""

    def __init__(
        self,
        package: str,
        *,
        vocabulary: Vocabulary,
        schema: Schema,
        facts: Callable[[Content], Any],
        setup: Callable[[Any, int, dict[str, Any]], S],
        view: Callable[[S, int], V],
        determinize: Callable[[V, Rng], S],
        scene: Callable[[V], Scene],
        bot: Callable[[V, list[Action], Rng], Action],
        write: Callable[[S], str],
        read: Callable[[str, Any], S],
        touches: Callable[[V, Any], list[str]] = no_touches,
        remark: Callable[[V, Any], Remark | None] = no_remark,
        ranks: Callable[[V, Sequence[Action]], list[Action]] = no_ranks,
        moment: Callable[[Event], Moment | None] = no_moment,
        check: Callable[[str, str], object] | None = None,
        named: Mapping[str, str] | None = None,
        plan: Callable[[V, list[Action], Rng], Intent] | None = None,
        roles: Callable[[V], list[str]] | None = None,
        manners: Callable[[V], list[str]] | None = None,
        features: Features | None = None,
        clock: Callable[[S], int] | None = None,
        look: Callable[[S, int], V] | None = None,
        glance: Callable[[S, int], V] | None = None,
        rollout: Callable[[V, list[Action], Rng], Action] | None = None,
        propose: Callable[[V, list[Action], Rng], list[list[Action]]] | None = None,
        alike: Callable[[V], Callable[[Action], Hashable]] | None = None,
        likelihood: Callable[[V], Callable[[S], float]] | None = None,
        sharp: Callable[[V, list[Action], Rng], Action] | None = None,
        counsel: Callable[[V, Action], list[Ground]] = no_counsel,
        counsel_along: Callable[[V, list[Action]], list[Ground]] | None = None,
        opening: Callable[[V], Opening | None] | None = None,
        finale: Callable[[V], Finale] | None = None,
    ) -> None:
        self.package = package
        self.vocabulary = vocabulary
        self.schema = schema
        self.make_facts = facts
        self.make_state = setup
        self.view = view
        self.determinize = determinize
        self.scene = scene
        self.bot = bot
        self.write_state = write
        self.read_state = read
        self.touches = touches
        self.remark = remark
        self.ranks = ranks  # options of which the table proposes the first, or the first that fits what was touched
        self.moment = moment  # of an event as a seat is told it: it cannot show what the seat does not learn
        self.check = check  # of the text of a content pack, where the game can tell more than its schema
        self.facts: OrderedDict[str, Any] = OrderedDict()  # by the hash of their content
        self.named = named or {}  # by table of the content: how the messages begin that name its entries
        self.plan = plan  # `bot`, telling more than its choice; only where nobody has secrets
        self.manners = manners  # by seat, from a spectator's view, how a bot says what it says: `says-<verb>-<manner>`
        self.roles = roles  # the messages that name whom the seat of a view has played, for statistics
        self.features = features  # what its positions are judged by; without, imagined plays go on to the end
        self.clock = clock  # a number that changes with every turn: imagined plays are cut there
        self.look = look or view  # the view for whoever reads it at once: equal, and it may share the state
        self.glance = glance or view  # the view for imagined plays: may share the state with bots that only read
        self.rollout = rollout or bot  # plays on in imagined worlds: nearly as good as `bot`, and quicker
        self.propose = propose  # plans worth thinking about, each beginning with an option: the best first
        self.alike = alike  # by options, what each comes to: of those that come to the same, one is thought about
        self.likelihood = likelihood  # by worlds, how likely the others had said and done what they did
        self.sharp = sharp  # plays better than `bot` by what it has learnt of choices, where search gains nothing
        self.counsel = counsel  # what players say of a choice when they look at the board, for hints and reviews
        self.counsel_along = counsel_along  # the same of the first choice of a plan, knowing what is to follow
        self.opening = opening  # what the seat of a view is dealt, told before anything is asked
        self.finale = finale  # how the end is played on the board, once it is over
        self.about = self.read_about()
        self.kinds = self.install()

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    @property
    def slug(self) -> str:
        return self.about.slug

    @property
    def ledger(self) -> Ledger:
        return ledger(self.package)

    @cached_property
    def seat_counts(self) -> range:
        return range(self.about.seats[0], self.about.seats[1] + 1)

    def read_about(self) -> About:
        """Read the game's `game.toml`."""
        try:
            text = files(self.package).joinpath("game.toml").read_text(encoding="utf-8")
            return msgspec.convert(tomllib.loads(text), About)
        except FileNotFoundError as error:
            raise ContentError(f"{self.package}/game.toml: the file is missing") from error
        except (ValueError, msgspec.ValidationError) as error:
            raise ContentError(f"{self.package}/game.toml: {error}") from error

    def install(self) -> dict[str, type]:
        """Collect the game's value classes and register their copy functions."""
        kinds: dict[str, type] = {kind.__name__: kind for kind in (stack.Outcome, stack.Event, stack.Reason, Message)}
        root = importlib.import_module(self.package)
        for found in pkgutil.walk_packages(root.__path__, f"{self.package}."):
            module = importlib.import_module(found.name)
            for name, kind in list(vars(module).items()):
                if not (inspect.isclass(kind) and issubclass(kind, Value) and kind.__module__ == module.__name__):
                    continue
                if kinds.setdefault(name, kind) is not kind:
                    raise TypeError(f"{self.package}: two classes are called {name}")
            if found.name.endswith(".state"):
                source = files(self.package).joinpath("state.py").read_text(encoding="utf-8")
                generate.install(module, source)
                for name in generate.names_in(generate.copy_functions(source)):
                    stack.COPIERS[vars(module)[name]] = vars(module)[f"copy_{name}"]
        for kind in kinds.values():
            if issubclass(kind, State | stack.Struct) and kind not in stack.COPIERS:
                raise TypeError(UNCOPIED.format(where=kind.__module__, name=kind.__name__))
        return kinds

    def content(self, overlay: Raw | None = None, where: str = "") -> Content:
        """Load and check the content with a pack laid over it, including the game's own cross-checks."""
        if overlay is None:
            content = load_content(self.package, self.schema, None, where)
            content.formers  # noqa: B018 - one that belongs to two entries is an error
        else:
            content = laid_over(own_content(self), overlay, self.schema, where)
        try:
            self.facts_of(content)
        except ContentError as error:
            if not where:
                raise
            raise ContentError("error-in", where=where, why=error) from error
        return content

    def content_from(self, raw: Raw, trusted: bool = True) -> Content:
        """Restore content kept with an older play, if the game still understands it; else raise `ContentError`.

        What an earlier release made is trusted to be in order, whatever the box of today has.
        """
        try:
            content = kept_content(raw, self.schema, self.own_content(), trusted)
            self.facts_of(content)
        except CoffretError:
            raise
        except Exception as error:  # whatever it has that the game of today does not know
            raise ContentError("error-kept-content", why=f"{type(error).__name__}: {error}") from error
        return content

    def facts_of(self, content: Content) -> Any:
        """Return the facts for some content; the most recently used are cached."""
        key = f"{short_hash(content.raw)}{'-kept' * content.is_kept}"
        with MAKING:  # the one lock of all that is made once, so that no two wait for each other
            if key not in self.facts:
                try:
                    self.facts[key] = self.make_facts(content)
                except ContentError as error:
                    error.of(self.package)
                    raise
            self.facts.move_to_end(key)
            while len(self.facts) > MOST_FACTS:
                self.facts.popitem(last=False)
            return self.facts[key]

    def own_content(self) -> Content:
        """Return the game's built-in content (cached)."""
        return own_content(self)

    def own_facts(self) -> Any:
        """Return the facts of the built-in content, shared by all plays without a pack."""
        return own_facts(self)

    def fitting_options(self, given: Mapping[str, object]) -> dict[str, Setting]:
        """Return the options of an older play that the game still supports, with defaults for the rest."""
        found: dict[str, Setting] = {}
        for option in self.about.option:
            try:
                meant = option.default if option.earlier is None else option.earlier
                found[option.id] = option.check(given.get(option.id, meant))
            except OptionError:
                found[option.id] = option.default
        return found

    def options(self, given: Mapping[str, object]) -> dict[str, Setting]:
        """Validate the given options and fill in the defaults."""
        known = {option.id: option for option in self.about.option}
        for id in given:
            if not known:
                raise OptionError("error-no-options", game=self.slug, given=id)
            if id not in known:
                raise OptionError("error-no-option", game=self.slug, given=id, near=near(id, known))
        return {id: option.check(given.get(id, option.default)) for id, option in known.items()}

    def brought_by(self, pack: Raw | None) -> dict[str, Setting]:
        """Return the options by which what a content pack brings is played, such as a mission of one's own."""
        own = self.own_content().raw if pack else {}
        return {
            option.id: option.own
            for option in self.about.option
            if option.own and any(self.id_today(table, id) not in own[table] for table, id in brought(pack, option))
        }

    def simulated(self, given: Mapping[str, object]) -> dict[str, Setting]:
        """Validate options for plays without people, such as simulations, with defaults suited to them."""
        own = {option.id: option.simulated for option in self.about.option if option.simulated is not None}
        return self.options({**own, **given})

    def meant(self, chosen: Mapping[str, Setting]) -> dict[str, Setting]:
        """Convert validated options to what the rules use."""
        return {option.id: option.meant(chosen[option.id]) for option in self.about.option}

    @cached_property
    def usual(self) -> dict[str, Setting]:
        """What the rules use in plays without people where no option is given; checked once, for many short plays."""
        return self.meant(self.simulated({}))

    def is_talk(self, action: Action) -> bool:
        """Whether an action only says something, which changes nothing that others can do."""
        return verb(type(action)) in self.about.talk

    def is_open(self, options: Mapping[str, Setting]) -> bool:
        """Whether people at one device play before everybody's eyes, and look at their secrets behind a curtain."""
        return bool(self.about.aloud and options.get(self.about.aloud))

    def clock_seconds(self, options: Mapping[str, Setting]) -> int:
        """Return the duration of the clock that the rules ask for, or 0 if there is none."""
        return self._seconds(self.about.clock, options)

    def pause_seconds(self, options: Mapping[str, Setting]) -> int:
        """Return how long others may speak before somebody acts, or 0 if nobody waits for that."""
        return self._seconds(self.about.pause, options)

    def _seconds(self, id: str, options: Mapping[str, Setting]) -> int:
        option = next((option for option in self.about.option if option.id == id), None)
        return 0 if option is None else int(option.meant(options.get(option.id, option.default)))

    def check_seats(self, seats: int) -> int:
        """Return the number of seats, or raise `OptionError` if the game does not support it."""
        if seats not in self.seat_counts:
            low, high = self.about.seats
            raise OptionError("error-seats", game=self.slug, low=low, high=high, seats=seats)
        return seats

    def start(self, seats: int, options: Mapping[str, object] | None = None, facts: Any = None) -> S:
        """Return the initial state of a play; options not given default as in simulations."""
        meant = self.meant(self.simulated(options)) if options else self.usual
        try:
            state = self.make_state(facts or self.own_facts(), self.check_seats(seats), {**meant})
        except OptionError as error:
            raise error.of(self.package) from None
        stack.settle(state)
        return state

    def table(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        *,
        position: str = "",
        names: tuple[str, ...] = (),
        pack: Raw | None = None,
        rolls: bool = True,
    ) -> Table[S, V]:
        """Start a new play, from set-up with this many seats or from a position (`table.position`)."""
        from coffret.kernel.table import Table

        return Table.new(self, seats, options or {}, seed, position=position, names=names, pack=pack, rolls=rolls)

    def words(self, language: str, names: tuple[str, ...] = (), own: Mapping[str, str] = NO_NAMES) -> Words:
        """Return the game's wording in a language, including names from a content pack."""
        if language not in LANGUAGES:
            raise OptionError("error-language", given=language, languages=", ".join(LANGUAGES))
        return Words(self.package, self.vocabulary, language, names, own)

    def own_names(self, pack: Raw | None, language: str) -> dict[str, str]:
        """Return the names a content pack gives its entries (`name = { en = ..., fr = ... }`), by message id."""
        found: dict[str, str] = {}
        for table, prefix in self.named.items() if pack else ():
            for id, entry in (pack or {}).get(table, {}).items():
                names: dict[str, str] = entry.get("name", {})
                if names:
                    found[f"{prefix}-{self.id_today(table, id)}".replace("_", "-")] = names.get(language) or next(
                        iter(names.values())
                    )
        return found

    @property
    def formers(self) -> Formers:
        """The former ids of entries, by table."""
        return self.own_content().formers

    def id_today(self, table: str, id: str) -> str:
        """Return the id of today of what may be called by a former one."""
        return self.formers.get(table, {}).get(id, id)

    def action(self, text: str, seats: int) -> Action:
        """Parse an action from its notation, in which ids may be former ones."""
        verb, _, rest = text.partition(" ")
        return self.under_ids_of_today(lambda told: self.vocabulary.read(f"{verb} {told}".strip(), seats), rest)

    def position(self, text: str, facts: Any = None) -> S:
        """Parse a position from its notation, in which ids may be former ones, and settle it."""
        content = facts or self.own_facts()
        state = self.under_ids_of_today(lambda told: self.read_state(told, content), text)
        if not isinstance(state, State):
            raise NotationError(f'"{text}" is no position of {self.slug}')
        stack.settle(state)
        return state

    @cached_property
    def numbering(self) -> str:
        """A short hash of the ids that its states count by numbers, in the order of these."""
        return short_hash(self.vocabulary.numbers())

    def under_ids_of_today(self, read: Callable[[str], R], text: str) -> R:
        """Read a text; where it cannot be read, again with the ids of today instead of former ones."""
        try:
            return read(text)
        except NotationError:
            tables = list(self.formers.values())
            merged = {old: new for ids in tables for old, new in ids.items()}
            for former in [*tables, merged]:
                if (told := with_ids(text, former)) != text:
                    with suppress(NotationError):
                        return read(told)
            raise


def brought(pack: Raw | None, option: Option) -> list[tuple[str, str]]:
    """The entries of a pack in the table that an option plays."""
    return [(option.own_table, id) for id in (pack or {}).get(option.own_table, ())]


def with_ids(text: str, ids: Mapping[str, str]) -> str:
    """Exchange ids in a notation; of copies, what stands before the number."""
    return re.sub(r"[A-Za-z0-9_-]+", lambda word: with_id(word[0], ids), text) if ids else text


def with_id(word: str, ids: Mapping[str, str]) -> str:
    """Exchange one id."""
    name, dash, number = word.rpartition("-")
    if word not in ids and number.isdecimal() and name in ids:
        return f"{ids[name]}{dash}{number}"
    return ids.get(word, word)


@once
def ledger(package: str) -> Ledger:
    """Load a game's rule ledger (cached)."""
    return load_ledger(package)


@once
def own_content(game: Game) -> Content:
    """Load a game's content without packs (cached)."""
    return game.content()


@once
def own_facts(game: Game) -> Any:
    """Compute the facts of a game's own content (cached)."""
    return game.facts_of(own_content(game))


@once
def games() -> dict[str, Any]:
    """Return the entry points of all games in the box by slug, without loading them."""
    from importlib.metadata import entry_points  # a sixth of the time of `import coffret`

    installed = {entry.name: entry for entry in entry_points(group=GROUP)}
    return dict(sorted({**installed, **named_by_environment()}.items()))


@once
def load(slug: str) -> Game:
    """Load the game with this slug."""
    found = games()
    if slug not in found:
        raise UnknownGame("error-no-game", given=slug, near=near(slug, found))
    try:
        game = found[slug].load()
    except (CoffretError, ImportError, SyntaxError) as error:
        raise BrokenGame("error-broken-game", game=slug, why=str(error)) from error
    except (Exception, SystemExit) as error:  # whatever the package of somebody else does when it is imported
        raise BrokenGame("error-broken-game", game=slug, why=f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise BrokenGame("error-broken-game", game=slug, why=f"{found[slug].value} is no Game")
    return game


def put_in_box(game: Game) -> Game:
    """Register a game for the lifetime of this process, installed or not."""
    from importlib.metadata import EntryPoint

    games().setdefault(game.slug, EntryPoint(game.slug, f"{game.package}:game", GROUP))
    return game


def folder(game: Game) -> Path:
    """Return the folder of a game's files."""
    return Path(str(files(game.package)))


def parts(decision: Decision | None) -> list[Decision]:
    """Split a decision by seat."""
    return [] if decision is None else [decision, *decision.others]
