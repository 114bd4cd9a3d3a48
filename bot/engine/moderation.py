"""What a game master may do. Every act is signed with a name and a reason, stands in the journal, and all see it.

Who may: the host, and whoever the host named, by user or by role (`may_moderate`). Asking is the callers' business.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Literal

from bot.engine import rewind as rewinds
from bot.engine.absence import appoint
from bot.engine.agents import RANDOM
from bot.engine.errors import Refused
from bot.engine.journal import Act, Appointment, Audit, Extension, Halt, Remark, Signed
from bot.engine.table import Amendment, Receipt, Table
from bot.rules.contract import Action, Seat, State, fold
from bot.store.rows import Master, SeatRow

MOST_HOURS = 24 * 14
"""Hours that an extension may give."""


async def may_moderate(table: Table, user_id: int, roles: Collection[int]) -> bool:
    """Whether somebody with these roles is a game master of this table."""
    if user_id == table.game.host_id:
        return True
    masters = await table.store.masters(table.game.id)
    return Master("user", user_id) in masters or any(Master("role", role) in masters for role in roles)


# ── the table ──


async def halt(
    table: Table, kind: Literal["pause", "resume", "lock", "unlock", "archive", "restore"], signed: Signed
) -> None:
    """Stop the clocks, the players, or the game; or let them go on. Raises Refused if it is so already."""

    async def decide() -> Amendment:
        paused, locked = table.game.paused_at is not None, table.game.locked
        archived = table.game.status == "archived"
        if kind != "restore":
            table.at_play()
        if {
            "pause": paused,
            "resume": not paused or locked,
            "lock": locked,
            "unlock": not locked,
            "archive": archived,
            "restore": not archived,
        }[kind]:
            raise Refused(f"gm-no-{kind}")
        if kind == "restore" and await rewinds.taken(table):
            raise Refused("gm-channel-taken")
        return Amendment(
            act=Halt(kind=kind),
            signed=signed,
            paused=kind in ("pause", "lock", "archive") if kind != "restore" else False,
            locked=kind == "lock" if kind in ("lock", "unlock") else None,
            status="archived" if kind == "archive" else None,
        )

    await table.amend(decide, "gm")


async def extend(table: Table, seat: Seat, hours: int, signed: Signed) -> None:
    """Give more time for the decision that `seat` owes; if it is secret, to all who were asked."""

    async def decide() -> Amendment:
        table.at_play()
        if table.pace.hours is None:
            raise Refused("clock-none")
        if not 1 <= hours <= MOST_HOURS:
            raise Refused("gm-hours", most=MOST_HOURS)
        if seat not in _awaited(table):
            raise Refused("gm-not-awaited")
        return Amendment(act=Extension(seat=seat, hours=hours), signed=signed)

    await table.amend(decide, "gm")


async def remark(table: Table, act: Remark, signed: Signed) -> None:
    """Write words into the record, before all."""
    await _put(table, act, signed)


async def audit(table: Table, seat: Seat, signed: Signed) -> None:
    """Note, before all, that a game master looks at what `seat` hides. Only then may it be shown."""
    await _put(table, Audit(seat=seat), signed)


async def _put(table: Table, act: Act, signed: Signed) -> None:
    async def decide() -> Amendment:
        if table.game.status == "lobby":
            raise Refused("table-not-begun")
        return Amendment(act=act, signed=signed, status=table.game.status)

    await table.amend(decide, "gm")


# ── the seats ──


async def act_for(table: Table, seat: Seat, action: Action, signed: Signed, interaction: int) -> Receipt:
    """Do an action in the stead of `seat`. Raises what `Table.submit` raises."""
    return await table.submit(seat, action, by="gm", interaction=interaction, signed=signed)


async def skip(table: Table, seat: Seat, signed: Signed) -> None:
    """Wait for `seat` no longer: the default is played.

    Of a secret decision nobody learns who has answered: it is played for all whose answer is missing.
    Raises Refused if `seat` is not awaited.
    """
    table.at_play()
    asked = [prompt for prompt in table.pending() if seat in prompt.seen_by(None).waiting]
    if not asked:
        raise Refused("gm-not-awaited")
    for late in asked[0].waiting if asked[0].secret else (seat,):
        action = table.rules.default(table.state, late)
        await table.submit(late, action, by="gm", signed=signed, version=table.game.version)


async def replace_player(table: Table, seat: Seat, user_id: int, name: str, signed: Signed) -> None:
    """Give a seat to somebody else, with all that belongs to it. Raises Refused if they sit at the table."""

    def decide(row: SeatRow) -> tuple[Appointment, SeatRow]:
        if table.seat_of(user_id) is not None:
            raise Refused("gm-seated")
        act = Appointment(kind="substitute", seat=seat, name=name, before=row.name)
        return act, replace(row, user_id=user_id, name=name, agent=None, open=False)

    await appoint(table, seat, decide, "gm", signed=signed)


async def remove_player(table: Table, seat: Seat, signed: Signed) -> None:
    """Take a seat from its player: an agent plays it until somebody takes it. Raises Refused if nobody sits there."""
    agent = next(iter(table.rules.agents), RANDOM)

    def decide(row: SeatRow) -> tuple[Appointment, SeatRow]:
        if row.user_id is None:
            raise Refused("gm-no-player")
        act = Appointment(kind="removal", seat=seat, name=agent, before=row.name)
        return act, replace(row, user_id=None, agent=agent, open=True)

    await appoint(table, seat, decide, "gm", signed=signed)


# ── the board ──


async def rewind(table: Table, to: int, signed: Signed, *, version: int, seats: bool = False) -> None:
    """Go back to version `to`; with `seats` also to those who sat there then.

    Raises Refused if it cannot be, Stale if the game is not at `version`, that of the preview.
    """
    await table.amend(lambda: rewinds.amendment(table, to, seats=seats, signed=signed), "gm", version=version)


def preview(table: Table, action: Action) -> State:
    """The state after an edit. Raises RuleError if it cannot be done, Refused if it would break the board."""
    chance = table.chance(None, action)
    state: State = fold(table.rules, table.rules.edit(table.state, action, chance), table.state)
    broken = table.rules.broken(state)
    if broken:
        raise Refused("gm-breaks", what=broken)
    return state


async def edit(table: Table, action: Action, signed: Signed, *, version: int, interaction: int) -> None:
    """Change the board. Raises as `preview` does, and Stale if the game is not at `version`, that of the preview."""

    async def decide() -> Amendment:
        table.at_play()
        preview(table, action)
        chance = table.chance(None, action)
        events = table.rules.edit(table.state, action, chance)
        return Amendment(edit=action, events=tuple(events), draws=tuple(chance.draws), signed=signed)

    await table.amend(decide, "gm", version=version, interaction=interaction)


def _awaited(table: Table) -> set[Seat]:
    """Who is awaited, as all may know."""
    return {seat for prompt in table.pending() for seat in prompt.seen_by(None).waiting}
