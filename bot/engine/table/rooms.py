"""The rooms of a game before and after an entry: what becomes of their threads."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.engine.journal.entries import Copy, Entry, Rewind, Rules
from bot.rules.contract import Room, State
from bot.store.rows import ROOM, Post, SeatRow


@dataclass(frozen=True)
class Talk:
    """A room and, for each of its seats, whose it is and whether they play it themselves."""

    room: Room
    people: tuple[tuple[int | None, bool], ...]


Talks = Mapping[str, Talk]
"""The rooms of one moment, by their ids."""


def talks(state: State, seats: Sequence[SeatRow]) -> Talks:
    """The private talks that are going on, and who is in them."""
    return {
        room.id: Talk(room, tuple((seats[seat].user_id, seats[seat].present) for seat in room.seats))
        for room in state.rooms
    }


def posts(entry: Entry, before: Talks, after: Talks) -> list[Post]:
    """That rooms end, open or change. None of these replaces another: after a rewind a room may come for others."""
    if not before and not after:  # as in most games
        return []
    if isinstance(entry.act, Copy) and entry.act.kind == "import":
        before = {}  # its threads stand where the game was
    rewound = isinstance(entry.act, Rewind)
    over = [talk.room for id_, talk in before.items() if _ended(talk, after.get(id_), rewound)]
    again = {room.id for room in over}
    on = [talk.room for id_, talk in after.items() if id_ in again or talk != before.get(id_)]
    return [
        *(_post(entry, room, over=True) for room in over),
        *(_post(entry, room, over=False) for room in on),
    ]


def _ended(before: Talk, after: Talk | None, rewound: bool) -> bool:
    """Whether a room is no more. After a rewind one of the same id with others in it is another room."""
    return after is None or (rewound and before.room.seats != after.room.seats)


def _post(entry: Entry, room: Room, *, over: bool) -> Post:
    key = f"room:{room.id}:{entry.n}:{'over' if over else 'on'}"
    return Post(ROOM, key, json.dumps({"room": room.model_dump(), "over": over}))


def has_rooms(rules: Rules) -> bool:
    """Whether there are private talks in this game at all."""
    return rules.state.rooms is not State.rooms
