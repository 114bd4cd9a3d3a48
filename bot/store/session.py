"""What the store's statements need of a backend: a session with its database, in the SQL that both backends know.

Both know `?` for a value, `ON CONFLICT`, `RETURNING`, and numbers for flags. Where they differ, a session has a piece
of SQL or a method for it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Protocol, TypeVar

from bot.store.protocol import StoreError
from bot.store.records import Row

T = TypeVar("T")

Found = Sequence[Any]
"""A row as it was found: its values in the order in which they were asked for."""


class Taken(StoreError):
    """There is such a row already: a unique index refused another."""


class Session(Protocol):
    """A connection as the statements see it. One that writes is inside a transaction."""

    skip_locked: str
    """SQL for the end of a SELECT: lock the rows found, and leave out those that another transaction has locked."""

    now: str
    """SQL for the current time, in Unix seconds."""

    signer: str
    """SQL for the name of the game master who signed an entry: the very expression that is indexed."""

    def indexed_by(self, index: str) -> str:
        """SQL for after a table's name: use this index. Empty where the backend's own planner chooses it."""
        ...

    async def all(self, sql: str, *values: object) -> Sequence[Found]: ...

    async def one(self, sql: str, *values: object) -> Found | None:
        """The first row. Raises Taken, where the statement adds one."""
        ...

    async def named(self, sql: str, *values: object) -> list[Row]:
        """Rows with the names of their columns."""
        ...

    async def run(self, sql: str, *values: object) -> int:
        """Execute a statement. Returns how many rows it changed. Raises Taken."""
        ...

    async def many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Execute a statement once for each row of values. Raises Taken."""
        ...

    async def each(self, sql: str, rows: Sequence[Sequence[object]]) -> int:
        """Execute a statement once for each row of values. Returns how many rows it changed in all. Raises Taken."""
        ...

    async def lock(self, game_id: int) -> None:
        """Let nobody else write to this game until the transaction ends.

        Whoever changes more of a game than one row begins with it: so no two changes of a game are under way at once.
        """
        ...

    async def only_one(self) -> None:
        """Take a lock of the whole database until the transaction ends: changes that call this run one at a time."""
        ...

    async def personal_tables(self) -> list[str]:
        """Every table with a column `user_id`, in order: those of later migrations too."""
        ...

    async def columns(self, table: str) -> list[str]: ...

    async def numbers(self) -> dict[str, int]:
        """The last number given to a row, by table, where numbers are never given again."""
        ...

    async def skip_numbers(self, numbers: Mapping[str, int]) -> None:
        """See to it that no new row gets a number up to these, by table."""
        ...


Work = Callable[[Session], Coroutine[Any, Any, T]]
"""What is done in a session. It awaits nothing but the session, and may be begun anew from its start."""

Joint = Callable[[Session, Sequence[T]], Coroutine[Any, Any, None]]
"""Work on several parts in one go. If it raises, it is rolled back and run for each part alone."""


class Base(ABC):
    """What all parts of a store build on. A backend implements the abstract methods; see `Store` for some of them."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def examine(self) -> None: ...

    @abstractmethod
    async def overwrite(self) -> None: ...

    @abstractmethod
    async def home(self) -> str:
        """A text that changes when the server's own tools restore this database; empty where there is none."""

    @abstractmethod
    async def read(self, work: Work[T], at_once: bool = False) -> T:
        """The result of `work`, which only reads. With `at_once` it sees the database as it is at one moment.

        Raises StoreError.
        """

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """The result of `work`, once all of it is durable. It is carried out even if the caller is cancelled.

        Raises what `work` raises, and StoreError.
        """

    async def join(self, work: Joint[T], part: T) -> None:
        """Like `write`, for one part. A backend may call `work` once for several parts that arrive together."""
        await self.write(lambda db: work(db, [part]))

    async def _all(self, row: Callable[..., T], sql: str, *values: object) -> list[T]:
        found = await self.read(lambda db: db.all(sql, *values))
        return [row(*each) for each in found]

    async def _one(self, row: Callable[..., T], sql: str, *values: object) -> T | None:
        found = await self.read(lambda db: db.one(sql, *values))
        return None if found is None else row(*found)

    async def _ids(self, sql: str, *values: object) -> list[int]:
        return await self._all(int, sql, *values)

    async def _value(self, sql: str, *values: object) -> Any:
        """The first value of the first row; None if there is no row."""
        found = await self.read(lambda db: db.one(sql, *values))
        return found[0] if found else None

    async def _run(self, sql: str, *values: object) -> None:
        await self.write(lambda db: db.run(sql, *values))


def columns(row: type[Any]) -> str:
    """The columns of a row's class, as they stand in statements."""
    return ", ".join(row.__dataclass_fields__)


def cells(row: Any) -> tuple[Any, ...]:
    """The values of a row, in the order of its columns."""
    found: tuple[Any, ...] = _reader(*row.__dataclass_fields__)(row)
    return found


@cache
def _reader(*names: str) -> Callable[[Any], Any]:
    return attrgetter(*names)


@cache
def insert(table: str, names: str) -> str:
    """The statement that adds a row of these columns."""
    return f"INSERT INTO {table} ({names}) VALUES {listed(names.split(', '))}"


def listed(values: Collection[object]) -> str:
    """So many values, in brackets."""
    return f"({', '.join('?' * len(values))})"


@cache
def upsert(table: str, key: str, names: str) -> str:
    """The statement that adds a row, or puts it in the place of the one with the same `key`."""
    others = [name for name in names.split(", ") if name not in key.split(", ")]
    changes = ", ".join(f"{name} = excluded.{name}" for name in others)
    return f"{insert(table, names)} ON CONFLICT ({key}) DO UPDATE SET {changes}"
