"""The rows of the database as plain values. JSON columns stay text here: the store knows no rules."""

import json
from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from bot.store.record import record

Status = Literal["lobby", "playing", "over", "archived"]

By = Literal["table", "player", "agent", "clock", "gm"]
"""Who put an action in: the table itself (set-up), the player, an agent in the seat, the clock, or a game master."""


@record
class Game:
    """One table. `version` counts its journal entries, `stamp` those with anything public in them,
    `rolls` the numbers used in its chance ledger. Times are Unix seconds."""

    id: int
    guild_id: int | None
    channel_id: int
    host_id: int
    system: str
    rules_version: str
    options: str
    status: Status
    secret: str
    version: int
    stamp: int
    rolls: int
    dashboard_id: int | None
    locale: str
    created_at: float
    ended_at: float | None
    pace: str = "{}"
    paused_at: float | None = None
    locked: bool = False
    """Whether only a game master may do anything."""
    revision: int = field(default=0, compare=False, repr=False)
    """How often it was changed, or its seats or clocks: whoever has it in memory at another one reads it anew."""
    keeper: int | None = field(default=None, compare=False, repr=False)
    """Of several processes the one that sees to its agents and plans."""

    @property
    def unfinished(self) -> bool:
        """Whether it is in its lobby or in play. A channel has one such game at most."""
        return self.status in ("lobby", "playing")


@record
class SeatRow:
    """Who sits where. An agent's seat has no user; where both stand, the agent is the user's regent.

    `words` is what the seat added to the chance. `open`: a substitute is wanted.
    """

    seat: int
    user_id: int | None
    name: str
    agent: str | None
    words: str
    open: bool = False

    @property
    def present(self) -> bool:
        """Whether a person plays this seat, and no agent in their stead."""
        return self.user_id is not None and self.agent is None


@record
class ClockRow:
    """The time of one seat, in seconds.

    `decision` is what it is awaited for, `since` from when its time runs (None: it stands still), `used` what had
    run before. `lapsed`: its time ran out, and it has not moved since. `reminded` counts the reminders of this
    decision. `deadline`, `next_at` (what comes next of reminders, a pass and the deadline) and `passes_at` (when it is
    passed for a seat whose player wishes so) follow from the rest.
    """

    seat: int
    bank: float
    decision: str = ""
    since: float | None = None
    used: float = 0.0
    lapsed: bool = False
    reminded: int = 0
    deadline: float | None = None
    next_at: float | None = None
    passes_at: float | None = None


Reminders = Literal["dm", "channel", "none"]


@record
class Person:
    """What somebody chose for all their games.

    Quiet hours go from one full hour to another in their own time zone; if the two are alike, there are none.
    """

    user_id: int
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    reminders: Reminders = "dm"
    calls: Reminders = "channel"
    """How they are called when they are awaited."""
    hands: Literal["dm", "none"] = "dm"
    """Whether they are told of a change of their hand."""
    patience: int = 0
    """Minutes, once to twice so many, after which it is passed for them where they are asked to step in; 0: never."""

    @property
    def hours(self) -> tuple[str, int, int]:
        """What says when it is night or weekend for them."""
        return self.zone, self.quiet_from, self.quiet_to


@record
class Span:
    """A time from `since` to `until`; None: it is not over."""

    since: float
    until: float | None


@record
class Almanac:
    """When clocks stand still: for one game and some people, from some moment on."""

    people: Mapping[int, Person]
    vacations: Mapping[int, tuple[Span, ...]]
    pauses: tuple[Span, ...]
    gaps: tuple[Span, ...]


@record
class EntryRow:
    """One judged action: entry `n` took the game from version n to n + 1.

    `signed` says who of the game masters did it and why, as JSON; it is empty for all that players do.
    """

    n: int
    seat: int | None
    by: By
    action: str
    draws: str
    events: str
    at: float
    signed: str = ""


PRIVATE = ("hand", "plan", "reminder", "invitation", "no-room")
"""Kinds of posts that are for whoever sits in one seat: the `seat` of their payload."""

ROOM = "room"
"""The kind of post by which a room opens, changes or ends. All but these and the private ones are public."""

BEGINNING = 64
"""Entries with which a game has just begun: if none of its stories is told yet, the first one tells all of it."""

LOBBY = "lobby"
"""The kind of post by which the lobby's message is brought up to date, but where it was pressed itself."""


@record
class Post:
    """Something to be shown, written in the transaction of what it shows.

    `key` names what it replaces: of two waiting posts of a game with the same key only the later is sent.
    """

    kind: str
    key: str
    payload: str

    @property
    def lane(self) -> str:
        """Which of its game's posts it is: see `OutboxRow`."""
        if self.kind in PRIVATE:
            return f"seat {json.loads(self.payload).get('seat')}"
        return {ROOM: "rooms", LOBBY: LOBBY}.get(self.kind, "")


@record
class OutboxRow:
    """A waiting post. `nonce` is the same for every try, so that a repeat is suppressed.

    Order is kept within a game's `lane`: that of all public posts (empty), that of its lobby, that of its rooms, or
    that of a seat's private ones.
    """

    id: int
    game_id: int
    kind: str
    payload: str
    nonce: str
    attempts: int
    lane: str = ""
    written_at: float = field(default=0.0, compare=False)
    """When it was stored, in Unix seconds: for the metrics."""
    interaction: int | None = field(default=None, compare=False)
    """The id of the Discord interaction it came from, if it did: for the log."""
    people: bool = field(default=True, compare=False)
    """Whether anybody plays this game but agents."""
    overtaken: bool = field(default=False, compare=False)
    """Whether a newer post tells all that this one would, or goes first, and nobody can have begun to send it."""
    channel: int = field(default=0, compare=False)
    """The channel of its game: all public posts go there."""
    edits: bool = field(default=False, compare=False)
    """Whether it changes a message that is there, or takes it down, which Discord counts apart from new ones."""
    ahead: bool = field(default=False, compare=False)
    """Whether older posts of its lane wait, before which it may change what is there already."""

    @property
    def place(self) -> tuple[int, str]:
        """Where Discord counts it: in its game's channel, or among the rooms or a seat's private posts of its game."""
        return (self.channel, "") if self.lane in ("", LOBBY) else (self.game_id, self.lane)

    @property
    def shown(self) -> int | None:
        """The id of the message that it has become, if the process that sent it died before it deleted the row."""
        told: int | None = json.loads(self.payload).get("shown")
        return told


def shown(message_id: int | None) -> str:
    """The payload of a post that has become a message."""
    return json.dumps({"shown": message_id})


@record
class Tally:
    """How much there is: games by status, and posts that wait, the oldest of them since `waiting`."""

    games: Mapping[str, int]
    posts: int
    waiting: float | None = None


@record
class Master:
    """Who may moderate a game: a user, or all who have a role."""

    kind: Literal["user", "role"]
    id: int


@record
class Append:
    """A journal entry with all that has to be stored with it, in one transaction."""

    game_id: int
    entry: EntryRow
    public: bool
    rolls: int
    interaction_id: int | None = None
    posts: tuple[Post, ...] = ()
    status: Status = "playing"
    snapshot: str | None = None
    clocks: tuple[ClockRow, ...] = ()
    """Those that changed."""
    seats: tuple[SeatRow, ...] | None = None
    """The whole table of seats, if it changed."""
    paused: bool | None = None
    """Whether the table is paused from now on, if that changed; `locked` likewise."""
    locked: bool | None = None
    secret: str | None = None
    """The secret from now on, if it changed."""
    masters: tuple[Master, ...] | None = None
    """All who may moderate from now on besides the host, if that changed."""
    astir: bool = False
    """Whether an agent may have something to do after it."""
    revision: int | None = None
    """The only revision of the game at which it may be stored; None: any."""
    keeper: int | None = None
    """Of several processes the one that stores it, and sees to the game from now on."""
