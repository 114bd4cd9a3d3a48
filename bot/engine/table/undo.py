"""A player takes back a move: freely while nobody has learnt anything by it, else with everybody's consent."""

import json
from collections.abc import Callable, Sequence, Set
from dataclasses import asdict, dataclass, replace

from bot.engine.errors import Refused, Stale
from bot.engine.journal.chance import ChanceMismatch, RecordedChance
from bot.engine.journal.entries import Entry, Rewind
from bot.engine.journal.history import live, numbers
from bot.engine.table.absence import active_players
from bot.engine.table.rewind import rewind_to, state_at
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.rules.contract import RuleError, Seat, closes
from bot.store.rows import Post

ASKABLE = ("undo-asked", "undo-turn", "undo-chance", "undo-seen", "undo-others")
"""Refusals after which a player may ask the table."""

TAIL = 48
"""So many of the last entries are looked at first: mostly the move is among them."""


@dataclass(frozen=True, slots=True)
class Undo:
    """What an undo takes back: entry `to` and all after it, but for those in `keep`."""

    to: int
    keep: tuple[int, ...] = ()


async def free_undo(table: Table, seat: Seat) -> Undo:
    """The last move of `seat`, if its player may take it back alone. Raises Refused, with the reason, if not.

    So it is within one's own turn, until a die is rolled, a hidden thing is seen, or somebody else is asked.
    """
    table.at_play()
    table.unlocked()
    if any(other != seat for prompt in table.pending() if prompt.waits for other in prompt.asked):
        raise Refused("undo-asked")
    entries = await _recent(table, seat)
    _last_move(entries, seat)
    step = _freely_undone(entries, seat)
    await _needs_independent(table, step)
    return step


async def may_undo_freely(table: Table, seat: Seat) -> bool:
    """Whether the player of this seat may take back their last move alone."""
    try:
        await free_undo(table, seat)
    except Refused:
        return False
    return True


async def take_back(table: Table, seat: Seat, interaction: int | None = None) -> None:
    """Take back the last move of `seat`. Raises Refused if its player may not do so alone."""

    async def decide() -> TableChange:
        step = await free_undo(table, seat)
        return await rewind_to(table, step.to, keep=step.keep)

    await table.amend(decide, "player", interaction=interaction)


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to take the table back to before move `move`, which was made at `stamp`.

    `move` is the number that everybody knows the move by (`history.numbers`).
    """

    move: int
    stamp: int
    votes: int = 0
    needed: int = 0

    @property
    def granted(self) -> bool:
        """Whether all have agreed: then it is done."""
        return self.votes == self.needed


async def request_for(table: Table, seat: Seat) -> UndoRequest:
    """The request that `seat` would make, for its last move. Raises Refused if there is none, or nobody to ask."""
    table.at_play()
    table.unlocked()
    if table.seats[seat].user_id not in active_players(table):
        raise Refused("undo-no-say")
    entries = await table.entries()
    to = await _last_open_move(table, live(entries), seat)
    _needs_company(table, entries, to)
    return UndoRequest(numbers(entries)[to], table.game.stamp)


async def ask(table: Table, seat: Seat, user_id: int) -> UndoRequest:
    """Ask the table to go back to before the last move of `seat`, before all. Raises what `request_for` raises."""

    def told(wish: UndoRequest) -> list[Post]:
        return [Post("wish", "undo", json.dumps({"seat": seat, "wish": asdict(wish)}))]

    return await _consent(table, user_id, await request_for(table, seat), told)


async def agree(table: Table, user_id: int, wish: UndoRequest) -> UndoRequest:
    """Agree to a wish. Once all people who play have, it is done.

    Raises Refused, or Stale if the board has moved on since, as far as all may know.
    """
    return await _consent(table, user_id, wish, lambda _: [])


async def _consent(
    table: Table, user_id: int, wish: UndoRequest, told: Callable[[UndoRequest], list[Post]]
) -> UndoRequest:
    """Agree to a wish, which `told` tells of. The last consent is stored as what is done by it."""
    table.at_play()
    table.unlocked()
    players = active_players(table)
    if user_id not in players:
        raise Refused("table-not-yours" if table.seat_of(user_id) is None else "undo-no-say")
    if table.game.stamp != wish.stamp:
        raise Stale

    def counted(voters: Set[int]) -> UndoRequest:
        return replace(wish, votes=len(players & voters), needed=len(players))

    def posts(voters: Set[int]) -> list[Post] | None:
        agreed = counted(voters)
        return None if agreed.granted else told(agreed)

    matter = f"undo:{wish.move}:{wish.stamp}"
    agreed = counted(await table.store.vote(table.game.id, matter, user_id, posts))
    if agreed.granted:
        await table.amend(lambda: _rewind_agreed(table, wish), "table")
    else:
        table.committed()
    return agreed


async def _rewind_agreed(table: Table, wish: UndoRequest) -> TableChange:
    if table.game.stamp != wish.stamp:
        raise Stale
    entries = await table.entries()
    to = next((n for n, number in numbers(entries).items() if number == wish.move), 0)
    _needs_company(table, entries, to)
    # What was done to the table meanwhile stays done: players do not lift a game master's pause by it.
    keep = [entry.n for entry in live(entries) if entry.n >= to and _stays(entry)]
    return await rewind_to(table, to, keep=keep)


def _needs_company(table: Table, entries: Sequence[Entry], to: int) -> None:
    """Raises Refused if one person alone would undo what chance gave, and could so throw until they like it."""
    if len(active_players(table)) < 2 and any(entry.draws for entry in live(entries) if entry.n >= to):
        raise Refused("undo-alone")


async def _recent(table: Table, seat: Seat) -> list[Entry]:
    """The last entries that count, far enough back for a public move of `seat` to be among them if there is one."""
    entries = await table.entries(max(table.game.version - 1 - TAIL, -1))
    whole = entries[0].n == 0
    rewound = any(isinstance(entry.act, Rewind) for entry in entries)
    if not whole and (rewound or not any(entry.seat == seat and entry.public for entry in reversed(entries))):
        entries, whole = await table.entries(), True
    return live(entries) if whole else entries


def _last_move(entries: Sequence[Entry], seat: Seat) -> int:
    """The last public move of a seat. Raises Refused if there is none."""
    for entry in reversed(entries):
        if entry.seat == seat and entry.public:
            return entry.n
    raise Refused("undo-nothing")


async def _last_open_move(table: Table, entries: Sequence[Entry], seat: Seat) -> int:
    """The last public move of a seat that was no answer to a secret decision. Raises Refused if there is none.

    Of those the last one alone is public, and nobody is to learn whose it was.
    """
    for entry in reversed(entries):
        if entry.seat == seat and entry.public:
            asked = table.rules.pending(await state_at(table, entry.n))
            if entry.aside or not any(prompt.secret and seat in prompt.asked for prompt in asked):
                return entry.n
    raise Refused("undo-nothing")


def _freely_undone(entries: Sequence[Entry], seat: Seat) -> Undo:
    keep: list[int] = []
    for entry in reversed(entries):
        if entry.act is not None:
            keep += [entry.n] if _stays(entry) else []
        elif not entry.draws and (not entry.public or (entry.aside and entry.seat != seat)):
            # An unseen order, another's gift: `_needs_independent` sees that they do not need the move.
            keep.append(entry.n)
        else:
            _needs_nothing_learnt(entry, seat)
            return Undo(entry.n, tuple(reversed(keep)))
    raise Refused("undo-nothing")


def _stays(entry: Entry) -> bool:
    """Whether this was done to the table itself, and counts whatever move is taken back."""
    return entry.act is not None and not isinstance(entry.act, Rewind)


def _needs_nothing_learnt(entry: Entry, seat: Seat) -> None:
    """Raises Refused unless this was a move of `seat` from which nobody has learnt anything."""
    if entry.seat != seat or entry.by not in ("player", "gm"):
        raise Refused("undo-others")
    if closes(entry.events):
        raise Refused("undo-turn")
    if entry.draws:
        raise Refused("undo-chance")
    if any(event.reveals or event.seen_by(None) is not event for event in entry.events):
        raise Refused("undo-seen")


async def _needs_independent(table: Table, step: Undo) -> None:
    """Raises Refused unless what is kept could have been done without the move."""
    if not step.keep:
        return
    state = await state_at(table, step.to)
    after = {entry.n: entry for entry in await table.entries(step.to)}
    for n in step.keep:
        kept = after[n]
        if kept.action is None or kept.seat is None:
            continue
        try:
            events = table.rules.act(state, kept.seat, kept.action, RecordedChance(()))
        except (RuleError, ChanceMismatch) as error:
            raise Refused("undo-asked") from error
        if tuple(events) != kept.events:
            raise Refused("undo-asked")
        for event in events:
            state = table.rules.apply(state, event)
