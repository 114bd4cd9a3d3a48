"""What the engine asks of a database. Every backend passes the same tests (`tests/store`)."""

from collections.abc import Callable, Collection, Sequence, Set
from typing import Protocol

from bot.store.plans import Plans
from bot.store.records import Records
from bot.store.rooms import Rooms
from bot.store.rows import (
    Almanac,
    Append,
    ClockRow,
    EntryRow,
    Game,
    Master,
    OutboxRow,
    Person,
    Post,
    SeatRow,
    Span,
    Status,
    Tally,
)
from bot.store.wholes import Wholes

Told = Callable[[Set[int]], Sequence[Post] | None]
"""What tells of a vote, by all who are for the matter with it; None if it decides the matter. May be asked twice."""

Settled = Callable[[str, Almanac, ClockRow, float | None], ClockRow]
"""A running clock once what has run of it is counted: by the pace of its game, when it stood still, and when it was
last noted that the bot was up, if ever. May be asked twice."""


class StoreError(Exception):
    """The database could not do it; nothing was written. The text says why, for the host."""


class Newer(StoreError):
    """The database was written by a newer Maester."""


class Damaged(StoreError):
    """The database cannot be trusted any more: a backup has to be put back."""


class Conflict(Exception):
    """The game has moved on since it was read: load it again."""


class Duplicate(Exception):
    """This interaction was stored before, as entry `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(f"stored before as entry {n}")
        self.n = n


class Store(Plans, Records, Rooms, Wholes, Protocol):
    """Games, their seats, journals and posts. Every write is durable when its call returns.

    All calls raise StoreError if the database fails them.
    """

    async def close(self) -> None:
        """Finish what was begun and close."""
        ...

    async def examine(self) -> None:
        """Check the whole database while others use it, which may take minutes. Raises Damaged if it is not sound.

        A backend whose server does this by itself returns at once.
        """
        ...

    async def create_game(
        self, game: Game, seats: Sequence[SeatRow], posts: Sequence[Post] = (), process: int | None = None
    ) -> Game:
        """Store a new game with its first seats and return it with its id. `game.id` is ignored.

        `posts` are what has to be shown because of it; of several processes `process` shows them, unless it dies.
        Raises Conflict if its channel already has a game in the lobby or in play.
        """
        ...

    async def game(self, game_id: int) -> Game | None: ...

    async def game_in(self, channel_id: int) -> Game | None:
        """The game in the lobby or in play in this channel, or whose room this is; else the last one that had begun,
        before any lobby that all have left since."""
        ...

    async def games_of(self, user_id: int) -> Sequence[Game]:
        """The running games in which this person sits, newest first."""
        ...

    async def tally(self) -> Tally: ...

    async def astir(self) -> Sequence[int]:
        """Ids of the games in play that may go on by themselves: an agent or a plan may have something to do."""
        ...

    async def foreign(self, system: str, rules_version: str, after: int, limit: int) -> Sequence[Game]:
        """The games of a system in play under other rules than these, with ids above `after`, in order."""
        ...

    async def set_options(
        self, game_id: int, options: str, revision: int | None = None, posts: Sequence[Post] = ()
    ) -> None:
        """What the table chose.

        Here as in the others that take a `revision`: raises Conflict if the game is not at it, where it is given.
        `posts` are what has to be shown because of it, stored with it.
        """
        ...

    async def set_rules(self, game_id: int, rules_version: str, options: str) -> None:
        """The rules a game is played by from now on, with its options as they know them.

        Its snapshot is dropped: other rules made it.
        """
        ...

    async def set_pace(
        self, game_id: int, pace: str, revision: int | None = None, posts: Sequence[Post] = ()
    ) -> None: ...

    async def set_dashboard(self, game_id: int, message_id: int | None, post_id: int | None = None) -> None:
        """Store the id of the game's live message, and that the post `post_id` has become it (`OutboxRow.shown`)."""
        ...

    async def set_status(
        self,
        game_id: int,
        status: Status,
        ended_at: float | None,
        revision: int | None = None,
        posts: Sequence[Post] = (),
        seats: Sequence[SeatRow] | None = None,
    ) -> None:
        """What has become of a game, and with it who sits there from now on, where that changes."""
        ...

    async def seats(self, game_id: int) -> Sequence[SeatRow]:
        """In seat order."""
        ...

    async def set_seats(
        self,
        game_id: int,
        seats: Sequence[SeatRow],
        host_id: int | None = None,
        revision: int | None = None,
        posts: Sequence[Post] = (),
    ) -> None:
        """Replace the whole table of seats, and with them the host if one is named."""
        ...

    async def seating(self, game_id: int, version: int) -> Sequence[SeatRow]:
        """Who sat where when the game was at `version`; empty if it is not known."""
        ...

    async def open_seats(self, guild_id: int) -> Sequence[tuple[Game, SeatRow]]:
        """The seats of a server's running games that want a substitute, oldest game first."""
        ...

    async def append(self, *changes: Append) -> None:
        """Store an entry with all that it entails, and those that follow it in the same game: all of them or none.

        Raises Conflict if the game is not at the version of its number, or not at its revision; Duplicate if the
        interaction is known.
        """
        ...

    async def entries(self, game_id: int, after: int = -1) -> Sequence[EntryRow]:
        """The journal from entry `after` + 1 on, in order."""
        ...

    async def masters(self, game_id: int) -> Sequence[Master]:
        """Who may moderate this game, besides its host."""
        ...

    async def last_moved(self, game_id: int, until: float) -> float:
        """When a person last did something in this game, up to that moment; at the latest when it began."""
        ...

    async def entry_of(self, interaction_id: int) -> int | None:
        """The entry this interaction was stored as, if it was."""
        ...

    async def post(self, game_id: int, posts: Sequence[Post]) -> None:
        """Add posts that belong to no entry."""
        ...

    async def due_posts(self, now: float, limit: int, process: int | None = None) -> Sequence[OutboxRow]:
        """The oldest waiting post of each lane of each game, where its time has come, and after it that which may go
        `ahead` of it: those of games that people play first, then the oldest first.

        The later posts of a lane are not due before its oldest is done, so that they are shown in order. To one of
        several processes those are not told that another has claimed.
        """
        ...

    async def make_room(self, game_id: int, lane: str) -> None:
        """Of the posts of a lane that nobody can have begun to send, delete those that a newer one makes superfluous,
        and put a new board behind the story that waits for it.
        """
        ...

    async def doubt_posts(self) -> None:
        """Mark all waiting posts as perhaps sent, by a process that died: none of them is dropped as overtaken."""
        ...

    async def claim_post(self, row: OutboxRow, process: int) -> bool:
        """Reserve a post, and its lane with it, for this process.

        False if it is gone or may not be sent now, or another process has reserved it, or one of its lane.
        """
        ...

    async def holders(self) -> Collection[int]:
        """The numbers of the processes, dead or alive, that have claimed posts or keep games that go on (`astir`)."""
        ...

    async def take_over(self, process: int, dead: Collection[int], again: bool = False) -> Sequence[int]:
        """Take over from the `dead`: their posts are free again, their games `process`'s, and so are those of nobody.

        Returns the games that were taken over: those that may go on by themselves (`astir`). One that somebody else is
        about to change is left out, and its keeper remains among the `holders`. With `again`, for a call that failed
        before, those that are `process`'s already are returned, too.
        """
        ...

    async def take_requests(self, count: int, rate: float, burst: float) -> float:
        """Reserve `count` requests to Discord, of the `rate` a second that all processes together may make.

        `burst` seconds' worth of them may go at once. Returns how many seconds to wait before they are made.
        """
        ...

    async def hold_requests(self, seconds: float) -> None:
        """Let no process make a request for so many seconds."""
        ...

    async def next_due(self, now: float) -> float | None:
        """When the first of the posts not due yet will be due, or None if there is none."""
        ...

    async def post_done(self, post_id: int) -> None: ...

    async def post_later(self, post_id: int, due_at: float, error: str) -> None:
        """Try again at `due_at`; counts the attempt."""
        ...

    # ── time ──

    async def clocks(self, game_id: int) -> Sequence[ClockRow]:
        """In seat order."""
        ...

    async def set_clocks(
        self,
        game_id: int,
        version: int,
        clocks: Sequence[ClockRow],
        posts: Sequence[Post],
        revision: int | None = None,
    ) -> None:
        """Store clocks anew, with what has to be shown because of them.

        Raises Conflict if the game is not at `version`, or not at `revision`, if given.
        """
        ...

    async def claim_clocks(self, now: float, again: float, limit: int) -> Sequence[int]:
        """Games with clocks whose `next_at` has come, those of the first `limit` such clocks.

        Nobody else is told of them before `again`.
        """
        ...

    async def put_off(self, game_id: int, until: float) -> None:
        """No clock of this game is due before `until`."""
        ...

    async def next_clock(self) -> float | None:
        """When the first clock of all is due, or None if none runs."""
        ...

    async def almanac(self, game_id: int, users: Sequence[int], since: float) -> Almanac:
        """When the clocks of these people in this game stand still, as far as that ends after `since`."""
        ...

    async def person(self, user_id: int) -> Person: ...

    async def set_person(self, person: Person, settled: Settled | None = None) -> None:
        """Store what somebody chose. If their quiet hours are others now, their clocks are first `settled`.

        Here as in what follows: the clocks of all games that they play are due at once, so that when they are over is
        computed by somebody, whoever dies now.
        """
        ...

    async def vacations(self, user_id: int, since: float) -> Sequence[Span]:
        """Those that end after `since`, in order."""
        ...

    async def add_vacation(self, user_id: int, since: float, until: float) -> None:
        """Somebody is away. What lies after `since` of other vacations is cancelled."""
        ...

    async def end_vacation(self, user_id: int, at: float) -> None:
        """Cancel what lies after `at` of this person's vacations."""
        ...

    async def vote(self, game_id: int, matter: str, user_id: int, told: Told) -> Set[int]:
        """Add a vote for a matter, with the posts that tell of it, once. Returns the user ids of all who are for it.

        One that decides the matter is not stored: whoever asks does what is decided, or neither is there.
        """
        ...

    async def pause(self, game_id: int, at: float, posts: Sequence[Post] = ()) -> None:
        """The table pauses, unless it does already. Votes are forgotten."""
        ...

    async def resume(self, game_id: int, at: float, posts: Sequence[Post] = ()) -> None:
        """The pause is over, if there was one. Votes are forgotten.

        Its clocks are due at once, so that when they are over is computed by somebody, whoever dies now.
        """
        ...

    async def beat(self, now: float, longest: float) -> Span | None:
        """Note that the bot is up.

        If nobody noted it for more than `longest` seconds, that time is kept as a gap, and returned.
        """
        ...
