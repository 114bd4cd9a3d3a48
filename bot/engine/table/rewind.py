"""Going back: what a rewind changes at a table, and where it leads."""

import asyncio
from collections.abc import Sequence

from bot.engine.errors import Refused
from bot.engine.journal.chance import commitment, new_secret
from bot.engine.journal.entries import Entry, Halt, Rewind, Rules, Signed
from bot.engine.journal.history import live, numbers, state_after
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.rules.contract import State, fold


async def state_at(table: Table, to: int) -> State:
    """The state of the game as it was at version `to`. Raises Refused if it never was, or had no state there."""
    if not 0 < to <= table.game.version:
        raise Refused("gm-no-moment", most=table.game.version)
    return await asyncio.to_thread(_state_at, table.rules, await table.entries(), to)


def _state_at(rules: Rules, entries: Sequence[Entry], to: int) -> State:
    state = state_after(rules, entries[:to])
    assert state is not None
    return state


async def rewind_to(
    table: Table, to: int, *, keep: Sequence[int] = (), seats: bool = False, signed: Signed | None = None
) -> TableChange:
    """The change that takes a table back to version `to`. For `keep` and `seats` see `Rewind`.

    Raises Refused for an archived game, which has to be restored first; for one that began under other rules than those
    installed, since these might fold its entries to another state (decision 0004); and for one that is over, if another
    game is on in its channel. A game that was over goes on with a new secret, because the old one was revealed. Locks
    and pauses are as they were at version `to`, unless the acts that changed them are among `keep`.
    """
    if table.game.status == "archived":
        raise Refused("gm-archived")
    if table.foreign:
        raise Refused("table-other-rules" if table.held else "gm-other-rules")
    if to >= table.game.version:
        raise Refused("gm-no-moment", most=table.game.version - 1)
    state = await state_at(table, to)
    entries = await table.entries()
    state = fold(table.rules, [event for n in keep for event in entries[n].events], state)
    over = table.game.status == "over"
    secret = new_secret() if over else None
    if over and await taken(table):
        raise Refused("gm-channel-taken")
    seating = await table.store.seating(table.game.id, to) if seats else ()
    paused, locked = _halted([*live(entries[:to]), *(entries[n] for n in keep)])
    were_paused, were_locked = _halted(live(entries))
    return TableChange(
        act=Rewind(
            to=to,
            move=sum(n < to for n in numbers(entries)),
            keep=tuple(keep),
            seats=seats,
            shown=table.game.secret if secret else "",
            commitment=commitment(secret) if secret else "",
        ),
        signed=signed,
        state=state,
        seats=tuple(seating) or None,
        paused=paused if paused != were_paused else None,
        locked=locked if locked != were_locked else None,
        secret=secret,
    )


async def taken(table: Table) -> bool:
    """Whether another game is on in the channel."""
    game = await table.store.game_in(table.game.channel_id)
    return game is not None and game.id != table.game.id and game.unfinished


def _halted(entries: Sequence[Entry]) -> tuple[bool, bool]:
    """Whether the table is paused, and locked, by a game master, after `entries`, which all count."""
    paused = stopped = locked = False
    for act in (entry.act for entry in entries if isinstance(entry.act, Halt)):
        # A game comes back from the archive as it was put there.
        stopped = act.kind in ("pause", "lock") or (stopped and act.kind not in ("resume", "unlock"))
        paused = stopped or act.kind in ("archive", "sleep")
        locked = act.kind == "lock" or (locked and act.kind != "unlock")
    return paused, locked
