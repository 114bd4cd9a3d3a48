"""The rows of the database as plain values. JSON columns stay text here: the store knows no rules."""

from dataclasses import dataclass
from typing import Literal

Status = Literal["lobby", "playing", "over", "archived"]

By = Literal["table", "player", "agent", "clock"]
"""Who put an action in: the table itself (set-up), the player, an agent in the seat, or the clock."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. An agent's seat has no user. `words` is what the player added to the chance."""

    seat: int
    user_id: int | None
    name: str
    agent: str | None
    words: str


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One judged action: entry `n` took the game from version n to n + 1."""

    n: int
    seat: int | None
    by: By
    action: str
    draws: str
    events: str
    at: float


@dataclass(frozen=True, slots=True)
class Post:
    """Something to be shown, written in the transaction of what it shows.

    `key` names what it replaces: of two waiting posts of a game with the same key only the later is sent.
    """

    kind: str
    key: str
    payload: str


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A waiting post. `nonce` is the same for every try, so that a repeat is suppressed."""

    id: int
    game_id: int
    kind: str
    payload: str
    nonce: str
    attempts: int


@dataclass(frozen=True, slots=True)
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
