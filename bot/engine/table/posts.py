"""What has to be shown because of an entry: the posts that are stored with it."""

import json

from bot.engine.journal.entries import Appointment, Entry, Rewind, Signed
from bot.engine.table import rooms
from bot.engine.table.moment import Moment
from bot.engine.table.seat_clocks import secret
from bot.rules.contract import Seat, Text, closes
from bot.store.rows import LOBBY, ClockRow, Post


def posts(
    entry: Entry, before: Moment, after: Moment, over: bool, clock: ClockRow | None, late: Text | None = None
) -> tuple[Post, ...]:
    """The posts of an entry, in the order in which they are to be shown.

    `over`: the game ends with it. `clock` is the one of the entry's seat before it. `late` says for whom the clock has
    answered in a secret decision whose answers are public now.
    """
    found: list[Post] = []
    told = late or notice(entry, clock)
    if told is not None:
        kind = "notice" if entry.act is None or entry.signed is None else "signed"
        found.append(Post(kind, f"notice:{entry.n}", told.model_dump_json()))
    found += _wanted(entry, before, after)
    if over or _told_now(entry, after):
        found.append(Post("story", f"story:{entry.n}", json.dumps({"upto": entry.n})))
    if after.awaited - before.awaited:  # whoever is new among them is called
        found.append(Post("turn", f"turn:{entry.n}", "{}"))
    elif entry.public or told is not None:
        found.append(Post("dashboard", "dashboard", "{}"))
    found += [
        Post(
            "invitation",
            f"invitation:{seat}:{entry.n}:{number}",
            json.dumps({"seat": seat, "decision": asked}),
        )
        for number, (seat, asked) in enumerate(sorted(after.invited - before.invited))
    ]
    # A hand changes by what its owner does, or by what is not all public. Who is away hears of it when they are back.
    rewound = isinstance(entry.act, Rewind)
    hidden = rewound or any(event.seen_by(None) is not event for event in entry.events)
    found += [
        _hand(row.seat)
        for row in after.seats
        if row.present
        and (hidden or row.seat == entry.seat)
        and after.hand(row.seat) != before.hand(row.seat)
    ]
    if isinstance(entry.act, Appointment) and entry.act.kind in ("substitute", "return"):
        found.append(_hand(entry.act.seat))
    return (*found, *rooms.posts(entry, before.talks, after.talks))


def lobby(message_id: int | None = None) -> Post:
    """That the lobby's message is to be brought up to date: several changes that wait are one, as Discord takes few.

    `message_id` names it once the game has begun; before that the table knows it.
    """
    return Post(LOBBY, LOBBY, json.dumps({"message": message_id}))


def _told_now(entry: Entry, after: Moment) -> bool:
    """Whether a turn is over, and is told at once: not that of an agent before the turn of another agent.

    Their turns are told together, once a person is awaited. At a table of agents alone each is told.
    """
    if not closes(entry.events):
        return False
    people = {row.seat for row in after.seats if row.present}
    return entry.seat in people or bool(after.awaited) or not people


def _wanted(entry: Entry, before: Moment, after: Moment) -> list[Post]:
    """That a substitute is wanted for a seat, if that is so from now on; that one is removed says so itself."""
    if isinstance(entry.act, Appointment) and entry.act.kind == "removal":
        return []
    return [
        Post("notice", f"open:{row.seat}", Text(key="clock-open", args={"seat": row.seat}).model_dump_json())
        for was, row in zip(before.seats, after.seats, strict=True)
        if row.open and not was.open
    ]


def _hand(seat: Seat) -> Post:
    return Post("hand", f"hand:{seat}", json.dumps({"seat": seat}))


def notice(entry: Entry, clock: ClockRow | None) -> Text | None:
    """What all are told besides the story: what was done to the table, that somebody's time was over.

    Of a secret decision nobody is told who had not answered; of one that opens, once it is over (`lateness`).
    """
    signed = _signature(entry.signed)
    if entry.act is not None:
        key = f"act-{entry.act.kind}-signed" if signed else f"act-{entry.act.kind}"
        told = entry.act.model_dump(exclude={"kind", "keep", "shown", "seats"})
        return Text(key=key, args={name: _or_none(value) for name, value in told.items()} | signed)
    if entry.signed is not None:
        seat = entry.seat
        return Text(key="act-edit", args=signed) if seat is None else moved_for(seat, entry.signed)
    if entry.by != "clock" or clock is None or clock.lapsed or secret(clock):
        return None
    return Text(key="clock-default", args={"seat": clock.seat})


def moved_for(seat: Seat, signed: Signed) -> Text:
    """That a game master has moved for a seat."""
    return Text(key="act-for", args={"seat": seat, **_signature(signed)})


def _or_none(value: str | int | None) -> str | int:
    """Words choose by `none` where there is nothing."""
    return "none" if value in ("", None) else value


def _signature(signed: Signed | None) -> dict[str, str | int]:
    return {"who": signed.who, "why": signed.why, "plays": int(signed.plays)} if signed else {}
