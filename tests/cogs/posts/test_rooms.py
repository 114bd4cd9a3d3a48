"""Whoever talks in a room is greeted once, and whoever has to do without one is told once."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules.contract import Room, Text
from bot.store.rooms import RoomRow
from bot.store.rows import Post, SeatRow
from cogs.posts import rooms

ALYS, BRAN, CATE = 11, 12, 13
ROOM = Room(id="embassy-1", seats=(0, 1, 2), title=Text(key="embassy"))
SEATS = (
    SeatRow(0, ALYS, "Alys", None, ""),
    SeatRow(1, BRAN, "Bran", None, ""),
    SeatRow(2, CATE, "Cate", "sensible", ""),
)


class Store:
    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.row: RoomRow | None = None

    async def put_room(self, row: RoomRow, posts: Any = ()) -> RoomRow:
        self.posts, self.row = list(posts), row
        return row


def row(status: Any, *people: int) -> RoomRow:
    return RoomRow(1, 7, ROOM.id, 5, status, 0.0, people)


async def test_that_there_is_no_thread_is_told_to_those_who_play_and_do_not_know() -> None:
    store = Store()
    table: Any = SimpleNamespace(seats=SEATS, store=store)
    bot: Any = SimpleNamespace(tables=SimpleNamespace(posted=SimpleNamespace(set=lambda: None)))
    await rooms._note_refused(bot, table, ROOM, row("refused", ALYS))
    assert [json.loads(post.payload)["seat"] for post in store.posts] == [1]
    assert store.row is not None
    assert store.row.people == (ALYS, BRAN)


@pytest.mark.parametrize(
    ("standing", "seat"), [((), 0), ((ROOM.model_copy(update={"seats": (1, 2)}),), 0), ((ROOM,), 2)]
)
async def test_it_is_not_told_to_whoever_is_there_no_more(standing: Any, seat: int) -> None:
    """The room is over, somebody has left it, an agent plays in their stead: whoever were asked would raise."""
    table: Any = SimpleNamespace(seats=SEATS, rooms=standing)
    told = json.dumps({"seat": seat, "room": ROOM.id})
    await rooms.tell(None, table, "nonce", told)  # type: ignore[arg-type]


@pytest.mark.parametrize(("status", "greeted"), [("opening", 1), ("open", 0)])
async def test_a_room_is_greeted_as_it_opens_and_not_when_somebody_comes_or_goes(
    status: Any, greeted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []

    async def send(**message: Any) -> None:
        sent.append(message)

    async def thread(*_: Any, **__: Any) -> tuple[Any, RoomRow]:
        return SimpleNamespace(archived=False, id=5, send=send), row(status)

    async def nothing(*_: Any) -> None:
        pass

    monkeypatch.setattr(rooms, "_thread", thread)
    monkeypatch.setattr(rooms, "_let_in_and_out", nothing)
    monkeypatch.setattr(rooms, "_greeting", lambda *_: "welcome")
    await rooms._keep_open(None, None, ROOM, row(status))  # type: ignore[arg-type]
    assert len(sent) == greeted
