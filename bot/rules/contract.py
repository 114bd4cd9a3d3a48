"""What every rule set is: the one thing the engine, the cogs and the renderer know of a game.

A rule set is a handful of pure functions over frozen models. Same events in, same state out, on
every machine: no clock, no disk, no network, no chance but the one handed in.

The way of one action: `act` judges it against a state and answers with events; `apply` folds each event
into the next state; `view` says what one viewer may know of a state; everything a person ever sees is
made from a View or from an event as that person sees it (`Event.seen_by`).

Control flow is data. A state carries a stack of small frames (phase, battle, window, vote: `bot.rules.kit.stack`);
nothing is kept alive between two actions, so a state written to JSON is complete and a nested decision is only a
deeper stack.

`docs/decisions/0001-contract.md` walks one hard case of each game through this file, `0008-talk-and-sides.md` those of
games full of talk and of sides that nobody plays; `docs/adding-a-system.md` builds two tiny games on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, ClassVar, Literal, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core.core_schema import CoreSchema, no_info_after_validator_function

Seat = int
"""A place at the table, counted from 0 in join order."""

Viewer = Seat | None
"""Who looks: a seat, or None for the public (the channel, a spectator)."""

Party = Seat | str
"""Who fights, scores or wins: a seat, or the id of a side that nobody plays."""

T = TypeVar("T")


class Model(BaseModel):
    """Base of all that rules pass around: frozen, closed, and JSON both ways. An error never shows what was in it."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


# ── words ────────────────────────────────────────────────────────────────────────────────────────


class Text(Model):
    """A sentence to be said: a key of `data/locales` and its arguments, never words themselves.

    A number named `seat` or `party`, or ending in `_seat` or `_party` (or their plurals), is said as its player's name.
    A string named `words`, or ending in `_words`, is what a person wrote, and is said as it stands. Any other string is
    looked up among the rule set's `names` and said as it stands if it is not one of them. A tuple is said as a list.
    """

    key: str
    args: Mapping[str, str | int | tuple[str | int, ...] | None] = {}


def of_parties(name: str) -> bool:
    """Whether the argument of a Text so called holds players, or sides that nobody plays: `seat`, `their_parties`."""
    return name.rpartition("_")[2] in ("seat", "seats", "party", "parties")


def of_people(name: str) -> bool:
    """Whether the argument of a Text so called holds what a person wrote: `words`, `their_words`."""
    return name.rpartition("_")[2] == "words"


class RuleError(Exception):
    """A refused action: nothing has changed.

    `clause` is the rule that forbids it (`RISK-11.1`), `text` says why and what to do instead. It is told
    to the person who tried and to nobody else.
    """

    def __init__(self, clause: str, key: str, **args: str | int | tuple[str | int, ...] | None) -> None:
        super().__init__(f"{clause}: {key} {args}")
        self.clause = clause
        self.text = Text(key=key, args=args)


# ── actions and what may stand in their fields ────────────────────────────────────────────────────


class Action(Model):
    """Something a seat does. A subclass *is* a slash command.

    Its fields are the command's options, its docstring the description, `kind` the name. A field of type
    `str` is one of the values `candidates` offers, `int` an amount, `bool` a yes or no, `tuple[str, ...]` several
    values; a `str` marked `Words` is free text. A field with a default may be left out.
    """

    kind: str

    family: ClassVar[str | None] = None
    """Actions of a family share a group of subcommands, for a command has room for 25: `/risk realm land`.

    The group is described by the key `<game>-family-<family>`. On a crowded panel a family has one button.
    """

    aside: ClassVar[bool] = False
    """Whether it may be done beside whatever is decided now, such as a gift, an offer, an order left in public.

    While it changes nobody's decision it renews no clock, makes no button stale and stops no plan; its player is
    not taken to have answered anything by it. It changes one where all see another prompt after it, the arguments of
    its words included: so what an aside changes, such as how much somebody has, is none of those.
    """

    weighed: ClassVar[bool] = False
    """Whether a panel asks once more before it is done, even where nothing is left to choose.

    So it is with what costs something, ends something, or cannot be taken back.
    """

    foretold: ClassVar[bool] = True
    """Of an edit: whether the board after it may be shown before it is done.

    False where that would tell something hidden, such as who held a card, or what chance is about to give.
    """


class Concede(Action):
    """Leave the game for good."""

    kind: Literal["concede"] = "concede"


class EndGame(Action):
    """End the game with these winners."""

    kind: Literal["end_game"] = "end_game"
    winners: tuple[str, ...] = ()
    """Seats, as text, and ids of sides that nobody plays. None: a loss for all."""


class CallOff(Action):
    """Call off what lies on top: a battle, a vote, an embassy; what it interrupted goes on."""

    kind: Literal["call_off"] = "call_off"


class Words:
    """Marks a `str` field as free text of so many characters at the most: `note: Annotated[str, Words(80)]`."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Wherever an action comes from, its words are no longer than they may be."""
        return no_info_after_validator_function(self._bounded, handler(source))

    def _bounded(self, words: str) -> str:
        if len(words) > self.longest:
            raise ValueError(f"more than {self.longest} characters")
        return words


class Handy:
    """Marks an optional field some of whose values deserve a button: `until: Annotated[int | None, Handy(1)]`.

    The button of an amount is named by the key `<game>-do-<action>-<field>`, and left out, the field does not mean its
    usual value. That of any other value is named by `<game>-do-<action>-<field>-<value>`, and stands on the panel from
    the beginning where nothing else is asked.
    """

    def __init__(self, *values: int | str) -> None:
        self.values = values


class Choice(Model):
    """One value a field may take. Without a `label` it is shown under its name."""

    value: str
    label: Text | None = None


class Pick(Model):
    """One of these, likeliest first. An empty pick: nothing is possible here."""

    type: Literal["pick"] = "pick"
    choices: tuple[Choice, ...]


class Several(Model):
    """Between `low` and `high` of these, each at most once."""

    type: Literal["several"] = "several"
    choices: tuple[Choice, ...]
    low: int
    high: int


class Amount(Model):
    """A whole number from `low` to `high`, both possible. `usual` is what most people want."""

    type: Literal["amount"] = "amount"
    low: int
    high: int
    usual: int


class FreeText(Model):
    """Any words up to `longest` characters."""

    type: Literal["free"] = "free"
    longest: int


Candidates = Annotated[Pick | Several | Amount | FreeText, Field(discriminator="type")]


# ── events ────────────────────────────────────────────────────────────────────────────────────────


Topic = str
"""What an event is about, such as `battle`: its name is the key `<game>-topic-<topic>`, or `topic-<topic>`."""


class Battle(Model):
    """A fight that is over, for the records. No `defender`: it was against nobody's pieces."""

    attacker: Party
    defender: Party | None
    won: bool
    """By the attacker."""


class Feat(Model):
    """Something a game counts in its records: `name` is told by the key `<game>-feat-<name>` with its `count`."""

    name: str
    party: Party
    count: int = 1


class Event(Model):
    """Something that happened. The state of a game is the fold of its events.

    Every roll and every shuffle is in an event with its result, so folding needs no chance.
    """

    kind: str

    closes: ClassVar[bool] = False
    """True where a turn is over: the channel gets the map and the story so far."""

    detail: ClassVar[bool] = False
    """True for a single step, such as one roll of a battle, whose outcome another event tells.

    The story in the channel counts it only; whoever wants to reads it there at a press.
    """

    topic: ClassVar[Topic | None] = None
    """What it is about, for those who search the log."""

    reveals: ClassVar[bool] = False
    """True where all see what was hidden before: no player takes back a move after it."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        """This event as `viewer` may know it: itself, a copy with parts left out, or None.

        Where a viewer may not even know that it happened, the answer is None, and nothing that viewer
        is shown changes because of it.
        """
        return self

    def whose(self) -> Seat | None:
        """Of an event that closes a turn: whose it was, if it was one player's. The story is headed by it."""
        return None

    def text(self) -> Text | None:
        """How the story tells it, or None for what the story leaves out."""
        return None

    def battle(self) -> Battle | None:
        """The fight that ends with this event, if one does."""
        return None

    def feats(self) -> tuple[Feat, ...]:
        """What of it the records of the game count: weddings, castles taken. Public."""
        return ()

    def rolls(self) -> Mapping[str, Seat | None]:
        """Which rolls of its action are told by it, by their `why`, and who rolled (None: nobody, or several).

        A roll that no event tells, such as a place in a hidden deck, is in no statistics.
        """
        return {}

    def upsets(self, seat: Seat) -> bool:
        """Whether a plan of `seat` made before has to be thought over.

        Of a plan for a turn: somebody else did this into it. A decision filed in advance is thought over after dice
        that are told (`rolls`), too; a card drawn upsets it where the game says so here.
        """
        return False


class Judged(tuple[Event, ...]):
    """The events of a judged action, with the state they lead to: whoever folds them need not do so again."""

    state: State

    def __new__(cls, events: Iterable[Event], state: State) -> Judged:
        made = super().__new__(cls, events)
        made.state = state
        return made


# ── who is awaited ────────────────────────────────────────────────────────────────────────────────


class Prompt(Model):
    """A decision the game waits for.

    `asked` is everybody it was put to, and public. `waiting` are those whose answer is still missing. With
    `secret`, who has answered is nobody's business: in a View `waiting` is then all of `asked`, except
    that a viewer knows of their own answer.

    Without `waits` it is an *invitation*: the game goes on without an answer, such as one to an offer. Only those asked
    know of it; they are told once, in private, and no clock runs for it. Without `timed` the game does wait, but no
    clock runs while it does, as during a talk.

    A kind that has a name, the key `<game>-moment-<kind>`, may be filed for in advance: players then write down what to
    do when it is asked of them.
    """

    kind: str
    clause: str
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    secret: bool = False
    about: Mapping[str, str | int] = {}
    """Arguments of the prompt's words: a territory, a number."""
    waits: bool = True
    timed: bool = True

    def seen_by(self, viewer: Viewer) -> Prompt | None:
        """This prompt as `viewer` may know it; None for an invitation to others."""
        if not self.waits and viewer not in self.asked:
            return None
        if not self.secret:
            return self
        shown = tuple(seat for seat in self.asked if seat != viewer or seat in self.waiting)
        return self.model_copy(update={"waiting": shown})


def prompts_seen(prompts: Iterable[Prompt], viewer: Viewer) -> tuple[Prompt, ...]:
    """Those of `prompts` that `viewer` may know of, as far as they may."""
    return tuple(seen for prompt in prompts if (seen := prompt.seen_by(viewer)) is not None)


def awaited(prompts: Iterable[Prompt]) -> tuple[Seat, ...]:
    """The seats that hold the game up; those that are only invited are not among them."""
    return tuple(sorted({seat for prompt in prompts if prompt.waits for seat in prompt.waiting}))


# ── the end ───────────────────────────────────────────────────────────────────────────────────────


class Score(Model):
    """One line of the score sheet: `parts` add up to `total` where the game counts points."""

    seat: Party
    total: int
    parts: Mapping[str, int] = {}


class Outcome(Model):
    """How a game ended. More than one winner is a shared victory; no seat among them is a loss for all."""

    winners: tuple[Party, ...]
    reason: str
    scores: tuple[Score, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players among the winners."""
        return tuple(winner for winner in self.winners if isinstance(winner, int))


# ── what one viewer may know ─────────────────────────────────────────────────────────────────────────


class Figure(Model):
    """A public number beside a player's name: `lands` 14."""

    key: str
    value: int


class SeatView(Model):
    """What all may know of a seat."""

    seat: Seat
    side: str | None
    """The id of the house or colour it plays, once chosen."""
    figures: tuple[Figure, ...] = ()
    out: bool = False


class SideView(Model):
    """What all may know of a side that nobody plays."""

    side: str
    """Its id, among the rule set's `names`."""
    figures: tuple[Figure, ...] = ()
    out: bool = False


class Card(Model):
    """A card in the viewer's own hand, or one that lies open."""

    id: str
    title: Text
    symbol: str | None = None
    note: Text | None = None
    does: Text | None = None
    """What it does when it is played, where a picture has no room for it."""


class OpenHand(Model):
    """Cards that lie open to all, such as those of a side that nobody plays, or a row to choose from."""

    title: Text
    cards: tuple[Card, ...]


class Note(Model):
    """A line about somebody, after its sign; with a `side` where it is about one."""

    symbol: str
    text: Text
    side: str | None = None


class Person(Model):
    """Somebody, or an office, in a picture of people: what they look like, whose they are, what is to be said."""

    name: Text
    symbol: str
    side: str | None = None
    rank: int | None = None
    """Which they are in their house's order."""
    notes: tuple[Note, ...] = ()


class Roll(Model):
    """People who belong together: a house, whose arms then stand above them, or the offices of a realm."""

    title: Text
    side: str | None = None
    letter: str = ""
    people: tuple[Person, ...] = ()


class Room(Model):
    """A private talk that belongs to the game, while the state has it: on Discord a private thread.

    That there is one, and who is in it, is public; what is said there is nobody's business, the game's included.
    """

    id: str
    """Never used again in the same game, such as `embassy-3`."""
    title: Text
    seats: tuple[Seat, ...]


class View(Model):
    """All that one viewer may know. A rule set adds its own fields; none of them for what is hidden."""

    viewer: Viewer
    round: int
    phase: Text
    seats: tuple[SeatView, ...]
    prompts: tuple[Prompt, ...]
    active: Seat | None = None
    """Whose turn it is, where and while players take turns."""
    menu: tuple[str, ...]
    """Kinds of action this viewer may take now, likeliest first: each has at least one legal form.

    What answers the decision owed comes first; where none is, what answers an invitation.
    """
    hand: tuple[Card, ...] = ()
    outcome: Outcome | None = None
    sides: tuple[SideView, ...] = ()
    """The sides that nobody plays, as far as all may know of them."""
    hands: tuple[OpenHand, ...] = ()

    @property
    def public(self) -> tuple[Text, ...]:
        """What all may know and no picture tells, in lines, most important first: piles, offers that stand open.

        The same for every viewer. The first few stand on the dashboard.
        """
        return ()

    @property
    def people(self) -> tuple[Roll, ...]:
        """Who is who: houses with their people, and offices, where a game has such. The same for every viewer."""
        return ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats that hold the game up, as far as this viewer may know."""
        return awaited(self.prompts)

    @property
    def my_prompt(self) -> Prompt | None:
        """The decision this viewer owes, if any."""
        return next(
            (prompt for prompt in self.prompts if prompt.waits and self.viewer in prompt.waiting), None
        )

    @property
    def invitations(self) -> tuple[Prompt, ...]:
        """What this viewer may answer and nobody waits for."""
        return tuple(prompt for prompt in self.prompts if not prompt.waits and self.viewer in prompt.waiting)


# ── what to draw ───────────────────────────────────────────────────────────────────────────────────


class Side(Model):
    """A legend entry: who this colour, pattern and letter are."""

    id: str
    """Also the key of its style in `data/palette.json`."""
    letter: str
    label: Text
    seat: Seat | None = None
    figures: tuple[Figure, ...] = ()
    active: bool = False
    out: bool = False


class Area(Model):
    """A place of a board: whose, how many, and marks such as `castle` or `port`."""

    id: str
    side: str | None
    count: int | None = None
    marks: tuple[str, ...] = ()


class Token(Model):
    """A piece that lies in an area beside its count. A hidden one has the kind `hidden`.

    One with a `label` is somebody of that name. Where there is no room for all tokens of an area, those of one side are
    drawn as one with their number.
    """

    area: str
    kind: str
    side: str | None = None
    count: int = 1
    label: Text | None = None


class Arrow(Model):
    """Something that moved: `attack`, `conquest` or `move`."""

    source: str
    target: str
    kind: str
    count: int | None = None


class Scene(Model):
    """A picture as data. `boards` are geometry files under `data/`, drawn side by side.

    A board may be another from one moment to the next (a wall falls): it is then another file.
    """

    boards: tuple[str, ...]
    title: Text
    corner: Text
    caption: Text | None = None
    sides: tuple[Side, ...]
    areas: tuple[Area, ...]
    tokens: tuple[Token, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    changed: tuple[str, ...] = ()
    """Areas that changed hands this turn, outlined."""
    winners: tuple[str, ...] = ()
    """The sides that have won: a picture of victory shows their arms. The caption then tells how they won."""


# ── chance ────────────────────────────────────────────────────────────────────────────────────────


class Chance(Protocol):
    """Chance, handed in by the engine: every call is numbered in the game's ledger.

    `why` names the call in the ledger and the transcript: a short word such as `attack`.
    """

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        """`count` faces, each 1 to `sides`, equally likely."""
        ...

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        """All of `items` in an order of which every one is equally likely."""
        ...


# ── the rule set ──────────────────────────────────────────────────────────────────────────────────


class Options(Model):
    """What a table may choose before the start. A rule set's own Options subclass lists the fields."""

    main: ClassVar[tuple[str, ...]] = ()
    """Fields that are asked for first; all others are for who wants more. None: all are alike."""

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {}
    """Choices with a name, from the quickest on: `<game>-preset-<name>`, and `<game>-preset-<name>-about` in a line."""

    lesson: ClassVar[Mapping[str, str | int | bool]] = {}
    """Choices of a first game with a coach, for one person and one agent. None: this game has no such."""

    @property
    def coached(self) -> bool:
        """Whether this is such a first game."""
        return bool(self.lesson) and all(getattr(self, name) == value for name, value in self.lesson.items())

    @property
    def idle(self) -> frozenset[str]:
        """Fields that mean nothing beside the other choices: not asked for, nor told, unless they were changed."""
        return frozenset()

    @property
    def guide(self) -> str:
        """Which of the game's short guides fits these choices: the end of a key `<game>-guide-<guide>`, or nothing."""
        return ""


class State(Model):
    """Base of every game state. Never changed in place: `apply` makes the next one."""

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The private talks that are going on."""
        return ()


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Agent(Protocol):
    """Plays a seat from what that seat may know, never from the state."""

    def __call__(self, rules: Ruleset[S, V], view: V, chance: Chance) -> Action:
        """An action for the decision `view.viewer` owes; without one, an answer to one of their invitations.

        Raises LookupError to leave an invitation unanswered.
        """
        ...


class Ruleset(Protocol[S, V]):
    """A game. All functions are pure and none keeps anything between two calls."""

    def __hash__(self) -> int:
        """By identity: there is one object a game."""
        ...

    id: str
    """Short and stable: the name of its folder, its slash group and its words (`risk`)."""
    version: str
    """Changes whenever the same actions could give another game; each game pins the one it began under."""
    command: str
    """The name of its slash group."""
    options: type[Options]
    actions: tuple[type[Action], ...]
    edits: tuple[type[Action], ...]
    """What a game master may change on the board; `EndGame` is among them. No kind is also that of an action."""
    events: tuple[type[Event], ...]
    state: type[S]
    names: Mapping[str, str]
    """What ids are called: territories, houses, cards."""
    agents: Mapping[str, Agent]
    """Agents of this game's own, by name, beside the random one."""

    def seats(self, options: Options) -> tuple[int, int]:
        """Fewest and most players under these options."""
        ...

    def check(self, options: Options, players: int) -> None:
        """Raises RuleError if a game with these options and this many players cannot start."""
        ...

    def new(self, options: Options, players: int, chance: Chance) -> tuple[Event, ...]:
        """Set-up: the events from nothing to the first decision. The first one holds the options."""
        ...

    def pending(self, state: S) -> tuple[Prompt, ...]:
        """Who is awaited for what, and who is invited to what. Somebody is awaited until the game is over."""
        ...

    def default(self, state: S, seat: Seat) -> Action:
        """The action taken for a seat of a pending prompt whose time is over: always legal. An invitation has none.

        Raises LookupError if `seat` is not awaited.
        """
        ...

    def candidates(self, view: V, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        """What may stand in `field` of an action of `kind`, given the fields already filled.

        The one source of autocomplete, buttons, selects, agents and fuzzers. It reads a View, so it can
        offer nothing its viewer may not know. An action filled with what it offers, field by field in the
        model's order, is legal; one that differs from all it offers is refused.

        For the fields of an edit it reads the public View: it offers whatever a game master might mean.
        """
        ...

    def act(self, state: S, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        """Judge one action. Raises RuleError and changes nothing if it is not legal.

        The answer may be `Judged`, where the judge has folded its events already.
        """
        ...

    def edit(self, state: S, action: Action, chance: Chance) -> tuple[Event, ...]:
        """The events of an edit, at least one. Raises RuleError if it cannot be done.

        It may come while a decision is open: answers that no longer fit it are dropped, and asked for anew.
        The events, not this function, see to it that nobody learns what is hidden. Whether the invariants still hold
        is for the caller to ask (`broken`).
        """
        ...

    def apply(self, state: S | None, event: Event) -> S:
        """Fold one event; total and without judgement. `state` is None for the very first event."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """All that `viewer` may know."""
        ...

    def scene(self, view: V) -> Scene:
        """What to draw for the viewer of `view`."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Who won and how, or None while the game goes on."""
        ...

    def broken(self, state: S) -> tuple[str, ...]:
        """The invariants this state breaks, in words for a developer: empty in every reachable state."""
        ...


def reached(rules: Ruleset[S, V], events: tuple[Event, ...], state: S) -> S:
    """The state after events that were just judged in `state`: as the judge left it, or folded."""
    if isinstance(events, Judged) and isinstance(events.state, rules.state):
        return events.state
    return fold(rules, events, state)


def hand(rules: Ruleset[S, V], state: S, seat: Seat) -> tuple[Card, ...]:
    """What a seat holds, as its View shows it. A rule set whose Views take long may have a `hand` of its own for it."""
    own: Callable[[S, Seat], tuple[Card, ...]] | None = getattr(rules, "hand", None)
    return rules.view(state, seat).hand if own is None else own(state, seat)


def fold(rules: Ruleset[S, V], events: Sequence[Event], state: S | None = None) -> S:
    """The state after `events`. Raises ValueError if there is none to start from."""
    for event in events:
        state = rules.apply(state, event)
    if state is None:
        raise ValueError("no events to fold")
    return state
