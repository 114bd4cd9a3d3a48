"""All tables of this process, with the lobby of each: who sits there, how it will be played, and when it begins."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain, count

from bot.engine.errors import Refused
from bot.engine.journal.chance import new_secret
from bot.engine.loaded_tables import LoadedTables
from bot.engine.table.agents import RANDOM
from bot.engine.table.pace import Pace
from bot.engine.table.posts import lobby
from bot.engine.table.table import Table
from bot.rules.contract import Options, Seat
from bot.store.protocol import Conflict
from bot.store.rows import Game, SeatRow

CHANGED = (lobby(),)
"""What is stored with each change of a lobby: its message is to be brought up to date, whoever dies meanwhile."""
LEFT = {"archived": "table-gone", "over": "table-over"}
"""What is said to whoever would change the lobby of a game that is no longer there."""


class Tables(LoadedTables):
    """The tables. All play goes through here."""

    async def open(
        self,
        *,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        host_name: str,
        system: str,
        locale: str = "en",
        seats: Sequence[SeatRow] | None = None,
        options: Options | None = None,
        pace: Pace | None = None,
    ) -> Table:
        """A new game in its lobby, with the host alone unless `seats` say who sits there. Its message is to be posted.

        Raises Refused if the channel has a game.
        """
        rules = self.rules(system)
        rows = [SeatRow(0, host_id, host_name, None, "")] if seats is None else seats
        await self._need_room(channel_id)
        game = Game(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            system=rules.id,
            rules_version=rules.version,
            options=(options or rules.options()).model_dump_json(),
            status="lobby",
            secret=new_secret(),
            version=0,
            stamp=0,
            rolls=0,
            dashboard_id=None,
            locale=locale,
            created_at=self.clock(),
            ended_at=None,
            pace=(pace or Pace()).model_dump_json(),
        )
        try:
            game = await self.store.create_game(game, _numbered(rows), CHANGED, self.process)
        except Conflict as error:
            await self._need_room(channel_id)  # somebody was quicker: this says to what
            raise Refused("table-taken") from error
        try:
            return await self.table(game.id)
        finally:
            self.posted.set()

    async def _need_room(self, channel_id: int) -> None:
        """Raises Refused if the channel has a game, its own or that whose room it is."""
        there = await self.store.game_in(channel_id)
        if there is not None and there.unfinished:
            raise Refused("table-taken-lobby" if there.status == "lobby" else "table-taken")

    async def join(self, game_id: int, user_id: int, name: str, words: str = "") -> Table:
        """Take a seat, or change one's words. Raises Refused if the table is full or has begun."""

        async def change(table: Table) -> None:
            mine = table.seat_of(user_id)
            if mine is not None:
                rows = [replace(row, words=words) if row.seat == mine else row for row in table.seats]
            else:
                rows = [*table.seats, SeatRow(len(table.seats), user_id, name, None, words)]
            await self._reseat(table, rows)

        return await self._in_lobby(game_id, change)

    async def add_agent(self, game_id: int, agent: str, names: Iterable[str] = ()) -> Table:
        """Seat an agent by the first of these names that nobody there has.

        Raises Refused if the table is full or knows no such agent.
        """

        async def change(table: Table) -> None:
            if agent != RANDOM and agent not in table.rules.agents:
                raise Refused("table-no-agent", agent=agent)
            taken = {row.name for row in table.seats}
            usual = (f"Agent {number}" for number in count(1))
            name = next(name for name in chain(names, usual) if name not in taken)
            await self._reseat(table, [*table.seats, SeatRow(len(table.seats), None, name, agent, "")])

        return await self._in_lobby(game_id, change)

    async def set_agents(self, game_id: int, agent: str) -> Table:
        """Let all agents of a table that has not begun play so. Raises Refused if the game knows no such agent."""

        async def change(table: Table) -> None:
            if agent not in table.rules.agents:
                raise Refused("table-no-agent", agent=agent)
            rows = [replace(row, agent=agent) if row.user_id is None else row for row in table.seats]
            await self._reseat(table, rows)

        return await self._in_lobby(game_id, change)

    async def leave(self, game_id: int, user_id: int | None = None, seat: Seat | None = None) -> Table:
        """Empty the seat of a person, or an agent's. Raises Refused if nobody sits there.

        When the last person goes, the table is cleared in the same transaction.
        """

        async def change(table: Table) -> None:
            # A person is found by who they are: others may have moved up since the seat was named.
            rows = [
                row
                for row in table.seats
                if (row.seat != seat if row.user_id is None else row.user_id != user_id)
            ]
            if len(rows) == len(table.seats):
                raise Refused("table-not-seated")
            people = any(row.user_id is not None for row in rows)
            await (self._reseat if people else self._clear)(table, rows)

        return await self._in_lobby(game_id, change)

    async def choose(self, game_id: int, chosen: Callable[[Table], Options]) -> Table:
        """Change the options to what is `chosen`, from the table as it is then.

        Raises what that raises, and Refused once the game has begun.
        """

        async def change(table: Table) -> None:
            text = chosen(table).model_dump_json()
            stored = self.store.set_options(game_id, text, table.game.revision, CHANGED)
            await table.store_with(stored, options=text)

        return await self._in_lobby(game_id, change)

    async def set_pace(self, game_id: int, chosen: Callable[[Table], Pace]) -> Table:
        """Choose how much time there is: see `choose`."""

        async def change(table: Table) -> None:
            text = chosen(table).model_dump_json()
            stored = self.store.set_pace(game_id, text, table.game.revision, CHANGED)
            await table.store_with(stored, pace=text)

        return await self._in_lobby(game_id, change)

    async def start(self, game_id: int) -> Table:
        """Begin. Raises RuleError if the rules do not allow it with these players and options."""
        table = await self.table(game_id)
        await table.start()
        return table

    async def _in_lobby(self, game_id: int, change: Callable[[Table], Awaitable[None]]) -> Table:
        """The table after a `change`, made with it locked, so that nobody starts it meanwhile.

        It is made again where another process was quicker. Raises Refused if the game has begun or was cleared.
        """
        table = await self.table(game_id)

        async def attempt() -> None:
            await table.reload_if_uncertain()
            if table.game.status != "lobby":
                raise Refused(LEFT.get(table.game.status, "table-begun"))
            try:
                await change(table)
            finally:
                self.posted.set()  # also where its caller goes away, or nobody knows whether it was stored

        await table.uncontested(attempt)
        return table

    async def _reseat(self, table: Table, rows: Sequence[SeatRow]) -> None:
        most = table.rules.seats(table.options())[1]
        if len(rows) > most:
            raise Refused("table-full", most=most)
        seated = _numbered(rows)
        host_id = _host(table.game.host_id, seated)
        stored = self.store.set_seats(table.game.id, seated, host_id, table.game.revision, CHANGED)
        await table.store_with(stored, seats=seated, host_id=host_id)

    async def _clear(self, table: Table, rows: Sequence[SeatRow]) -> None:
        game, left, now = table.game, _numbered(rows), self.clock()
        stored = self.store.set_status(game.id, "archived", now, game.revision, CHANGED, left)
        await table.store_with(stored, seats=left, status="archived", ended_at=now)


def _numbered(rows: Iterable[SeatRow]) -> list[SeatRow]:
    """The rows in their order, each with the number of its place."""
    return [replace(row, seat=seat) for seat, row in enumerate(rows)]


def _host(host_id: int, seats: Sequence[SeatRow]) -> int:
    """Who is the host of a lobby: whoever was, or the first person there when they have left."""
    people = [row.user_id for row in seats if row.user_id is not None]
    return host_id if host_id in people or not people else people[0]
