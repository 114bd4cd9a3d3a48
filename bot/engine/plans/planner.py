"""Plans: what a player wrote down for their own turn, or filed for a kind of decision, carried out when it has come.

A plan for a kind of decision (a *filed* one, stored with its `moment`) answers as soon as it is asked, secret questions
too; a seat may have one for each kind beside the plan of its turn. Each line is an ordinary action of the player: the
journal does not tell it from one made by hand, so nobody else learns that there was a plan. A plan stops where
something comes up that it does not answer. Each line is submitted under a number of its own in place of a Discord
interaction's id, so that after a crash none is carried out twice.
"""

import asyncio
import contextlib
import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal
from weakref import WeakValueDictionary

import structlog

from bot.engine.errors import Refused, Stale
from bot.engine.journal.command_line import parse
from bot.engine.journal.entries import Entry
from bot.engine.plans.plan_text import LINES, Line, parts
from bot.engine.spelling import plain
from bot.engine.table.table import Table
from bot.rules.contract import Event, Model, Prompt, RuleError, Seat, Text, View, closes
from bot.store.plans import PlanRow, Status
from bot.store.protocol import StoreError
from bot.store.rows import Post

if TYPE_CHECKING:
    from bot.engine.loaded_tables import LoadedTables

log = structlog.get_logger()

RETRY = 5.0
"""Seconds until plans are tried again after the database has failed."""

REGARDLESS = ("regardless", "goonregardless")
"""First lines of what is filed to be carried out whatever comes up."""

STEPS = 100
"""How many numbers are set aside for each plan: one for each of its lines, of which it has at most `LINES`."""

UNDER_WAY: tuple[Status, ...] = ("ready", "begun")
"""What a plan is that may go on by itself; others are drafts, or have stopped."""


class Reason(Model):
    """Why a plan stopped: the rules refused its next line (`text` by `clause`), somebody stepped in or something has
    come up since it was filed (`text`), the game asks for something else (`text`), the player moved by hand, the turn
    or the decision filed for is over, or the table was changed."""

    why: Literal["refused", "upset", "news", "asked", "hand", "turn", "over", "table"]
    text: Text | None = None
    clause: str = ""


def lines(plan: PlanRow) -> tuple[Line, ...]:
    """All lines of a plan; of a draft, only as they were written."""
    return tuple(Line(*each) for each in json.loads(plan.lines))


def reason(plan: PlanRow) -> Reason | None:
    """Why the plan stopped, if it did."""
    return Reason.model_validate_json(plan.reason) if plan.reason else None


def split_regardless(text: str) -> tuple[bool, str]:
    """Whether a filed text begins with a line that says to go on whatever comes up; and the text without that line."""
    first, *others = parts(text) or [""]
    meant = plain(first) in REGARDLESS
    return meant, "\n".join(others) if meant else text


class Planner:
    """Carries out the plans of all tables. One for the tables."""

    def __init__(self, tables: "LoadedTables") -> None:
        self._tables = tables
        self._tasks: dict[int, asyncio.Task[int]] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._stopped = asyncio.Event()
        self._planned: set[int] | None = None
        """Games in which somebody has a plan; None until they were looked up. Other games cost nothing."""

    # ── the player's own ──

    async def all_of(self, table: Table, seat: Seat) -> list[PlanRow]:
        """The plans of whoever plays this seat: that of the turn, and what they have filed."""
        found = await self._tables.store.plans(table.game.id)
        return [plan for plan in found if plan.seat == seat and _is_of(plan, table)]

    async def of(self, table: Table, seat: Seat, moment: str = "") -> PlanRow | None:
        """The plan of whoever plays this seat, for the turn or for a moment."""
        return next((plan for plan in await self.all_of(table, seat) if plan.moment == moment), None)

    async def write(
        self,
        table: Table,
        seat: Seat,
        text: str,
        read: Sequence[Line] | None,
        moment: str = "",
        *,
        regardless: bool = False,
    ) -> None:
        """Put down a plan in place of the one there was: the lines `read`, or as a draft what cannot be read.

        It begins at once if it can. Raises Refused if nobody's plan can stand there.
        """
        table.at_play()
        user_id = table.seats[seat].user_id
        if user_id is None:
            raise Refused("table-not-yours")
        written = read if read is not None else [Line(part, "") for part in parts(text)]
        stored = json.dumps([[line.typed, line.command] for line in written[:LINES]])
        status: Status = "draft" if read is None else "ready"
        async with self._lock(table):
            plan = PlanRow(
                0, table.game.id, seat, user_id, stored, status, moment=moment, regardless=regardless
            )
            if moment:
                plan = replace(plan, entry=table.game.version - 1)
            await self._tables.store.put_plan(plan)
            (await self._games()).add(table.game.id)
        await self.run(table)

    async def forget(self, table: Table, seat: Seat, moment: str = "") -> None:
        """Take the plan of a seat back, as far as it has not been carried out."""
        async with self._lock(table):
            plan = await self.of(table, seat, moment)
            if plan is not None:
                await self._tables.store.drop_plan(plan)

    async def halted(self, table: Table, seat: Seat) -> bool:
        """Whether a plan for the turn of this seat has stopped in it, and its player may let it go on."""
        if await self._unplanned(table):
            return False
        plan = await self.of(table, seat)
        return plan is not None and plan.status == "stopped" and not await self.outlived(table, plan)

    async def outlived(self, table: Table, plan: PlanRow) -> bool:
        """Whether the turn is over for which a plan was written that has stopped; on a later one it is no news."""
        if plan.moment:
            return False
        since = await table.entries((plan.entry or 0) + 1)
        return any(closes(entry.events) for entry in since)

    async def go_on(self, table: Table, seat: Seat) -> None:
        """Let a plan that has stopped go on before the same line. Raises Refused if none has."""
        async with self._lock(table):
            plan = await self.of(table, seat)
            if plan is None or plan.status != "stopped":
                raise Refused("plan-not-stopped")
            status: Status = "begun" if plan.done else "ready"
            # What has come up until now is known to the player.
            plan = replace(plan, status=status, reason="", entry=table.game.version if plan.done else None)
            await self._tables.store.move_plan(plan)
        await self.run(table)

    # ── carrying out ──

    def on_change(self, table: Table) -> None:
        """The game has moved on: go on with its plans, if it has any."""
        alone = self._tables.process is None  # else another process may have taken one down
        known = not alone or self._planned is None or table.game.id in self._planned
        if known and not self._stopped.is_set() and table.game.id not in self._tasks:
            task = asyncio.create_task(self._play(table), name=f"plans-{table.game.id}")
            self._tasks[table.game.id] = task
            task.add_done_callback(lambda done: self._done(table, done))

    async def run(self, table: Table) -> None:
        """Go on with the plans of a game, until each of them waits, has stopped or is done."""
        while (task := self._tasks.get(table.game.id)) is not None:
            await asyncio.wait([task])
        self.on_change(table)
        if (task := self._tasks.get(table.game.id)) is not None:
            await asyncio.wait([task])

    def busy(self, game_id: int) -> bool:
        """Whether plans of a game are being carried out; `LoadedTables.posted` is set once they are not."""
        return game_id in self._tasks

    async def stop(self) -> None:
        """Let the lines under way finish and begin no other."""
        self._stopped.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _games(self) -> set[int]:
        if self._planned is None:
            found = set(await self._tables.store.planned())
            self._planned = found if self._planned is None else self._planned | found
        return self._planned

    async def _unplanned(self, table: Table) -> bool:
        """Whether it is certain that nobody has a plan: of several processes another may have taken one down."""
        return self._tables.process is None and table.game.id not in await self._games()

    def _lock(self, table: Table) -> asyncio.Lock:
        return self._locks.setdefault(table.game.id, asyncio.Lock())

    def _done(self, table: Table, task: "asyncio.Task[int]") -> None:
        del self._tasks[table.game.id]
        self._tables.posted.set()
        if task.cancelled():
            return
        if error := task.exception():
            log.error("the plans of a game have stopped", game=table.game.id, exc_info=error)
        elif task.result() != table.game.version:
            self.on_change(table)  # the game has moved on between the last look and the end of the task

    async def _play(self, table: Table) -> int:
        """Go on with all plans until the game stands still; the version at which it does."""
        version = -1
        while not self._stopped.is_set() and version != table.game.version:
            version = table.game.version
            try:
                if await self._unplanned(table):
                    break
                async with self._lock(table):
                    plans = await self._tables.store.plans(table.game.id)
                    if not plans:
                        (await self._games()).discard(table.game.id)
                    # What was filed for this very decision comes before what was meant for the whole turn.
                    filed = {(plan.seat, plan.moment) for plan in plans if plan.status in UNDER_WAY}
                    for plan in sorted(plans, key=lambda plan: not plan.moment):
                        await self._go_on(table, plan, filed)
            except StoreError as error:
                log.warning("a plan will be gone on with", game=table.game.id, error=str(error))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stopped.wait(), RETRY)
                version = -1
        return table.game.version if version == -1 else version

    async def _go_on(self, table: Table, plan: PlanRow, filed: Collection[tuple[Seat, str]]) -> None:
        """Carry out what can be carried out of one plan. What was `filed`, and for what, answers for itself."""
        store = self._tables.store
        if not _is_of(plan, table) or not table.playing:
            await store.drop_plan(plan)
            return
        if table.held:
            return
        known = await store.entry_of(_interaction_of(plan)) if plan.status in UNDER_WAY else None
        if known is not None:  # the next line was carried out, and that could not be noted
            plan = _after(plan, known)
            if await self._noted(plan):
                return
        while plan.status in UNDER_WAY and table.seats[plan.seat].present and not self._stopped.is_set():
            after = await self._carry_out(table, plan, filed)
            if after is None:
                return
            plan = after

    async def _carry_out(
        self, table: Table, plan: PlanRow, filed: Collection[tuple[Seat, str]]
    ) -> PlanRow | None:
        """The plan after its next line, or as it is where the game has just moved on; None: it waits, stops or ends."""
        view = table.view(plan.seat)
        owed = view.my_prompt
        if not plan.moment and owed is not None and (plan.seat, owed.kind) in filed:
            return None
        if (why := await self._surprise(table, plan, view)) is not None:
            await self._halt(table, plan, why)
            return None
        if not _may_go_on(plan, view):
            return None
        try:
            plan = await self._step(table, plan)
        except Stale:
            return plan
        except RuleError as error:
            await self._halt(table, plan, Reason(why="refused", text=error.text, clause=error.clause))
            return None
        except Refused as error:
            log.info("a plan waits", game=table.game.id, error=str(error))
            return None
        return None if await self._noted(plan) else plan

    async def _halt(self, table: Table, plan: PlanRow, why: Reason) -> None:
        """A plan stops before its next line, and its player is told."""
        at = plan.entry if plan.moment else table.game.version - 1
        plan = replace(plan, status="stopped", reason=why.model_dump_json(), entry=at)
        await self._tables.store.move_plan(plan, [_told(plan, stopped=True)])
        self._tables.posted.set()

    async def _noted(self, plan: PlanRow) -> bool:
        """Note how far a plan has come; whether that is the end of it."""
        if plan.done < len(lines(plan)):
            await self._tables.store.move_plan(plan)
            return False
        await self._tables.store.drop_plan(plan, [_told(plan, stopped=False)])
        self._tables.posted.set()
        return True

    async def _step(self, table: Table, plan: PlanRow) -> PlanRow:
        """Carry out the next line."""
        action = parse(table.rules, lines(plan)[plan.done].command)
        receipt = await self._tables.act(
            table.game.id,
            plan.seat,
            action,
            interaction=_interaction_of(plan),
            version=table.game.version,
        )
        return _after(plan, receipt.n)

    async def _surprise(self, table: Table, plan: PlanRow, view: View) -> Reason | None:
        """What has come up that the plan does not answer, if anything."""
        goes_on = _may_go_on(plan, view)
        if plan.status == "begun" or (plan.moment and goes_on):
            since = (plan.entry or 0) - (plan.status == "begun")
            planned = await self._tables.store.carried(plan.game_id, since)
            for entry in await table.entries(since):
                if (why := _stopped_by(plan, entry, planned)) is not None:
                    return why
        if plan.status == "begun" and not plan.moment and not _my_turn(plan, view):
            return Reason(why="turn")
        prompt = _prompt(plan, view)
        if prompt is not None and goes_on and _next_kind(plan) not in view.menu:
            return Reason(why="asked", text=_asked(table, prompt))
        return None


def _after(plan: PlanRow, entry: int) -> PlanRow:
    """The plan once its next line is stored as `entry`."""
    return replace(plan, status="begun", done=plan.done + 1, entry=entry)


def _stopped_by(plan: PlanRow, entry: Entry, planned: Collection[int]) -> Reason | None:
    """Why a plan does not go on after an entry that came since its last line, or since it was filed.

    `planned` are the entries that came from plans, and were not made by hand.
    """
    begun, mine = plan.status == "begun", entry.seat == plan.seat
    if entry.aside:
        return None
    if entry.seat is None and entry.public:
        return Reason(why="table")
    upset = None if plan.regardless else _upset(plan, entry)
    if upset is not None:
        return Reason(why="news" if plan.moment else "upset", text=upset.text())
    if begun and mine and entry.public and entry.n not in planned:
        return Reason(why="hand" if entry.by == "player" else "table")
    if begun and plan.moment and closes(entry.events):
        return Reason(why="over")
    return None


def _upset(plan: PlanRow, entry: Entry) -> Event | None:
    """What of an entry, as far as the plan's player may know it, has to be thought over.

    It is whatever upsets a plan, and for a filed one also dice: they tell what could not be known when it was filed.
    """
    seen = (event.seen_by(plan.seat) for event in entry.events)
    return next((e for e in seen if e and (e.upsets(plan.seat) or (plan.moment and e.rolls()))), None)


def _interaction_of(plan: PlanRow) -> int:
    """The number of the plan's next line, in place of an interaction's id: negative, as no id of Discord is."""
    return -(plan.id * STEPS + plan.done + 1)


def _is_of(plan: PlanRow, table: Table) -> bool:
    """Whether the plan is that of whoever plays its seat now: a substitute learns nothing of it."""
    return plan.seat < len(table.seats) and table.seats[plan.seat].user_id == plan.user_id


def _told(plan: PlanRow, *, stopped: bool) -> Post:
    payload = {"seat": plan.seat, "user": plan.user_id, "done": plan.done, "reason": plan.reason}
    key = f"plan:{plan.seat}"
    if plan.moment:
        payload, key = {**payload, "moment": plan.moment}, f"{key}:{plan.moment}"
    return Post("plan", key, json.dumps({**payload, "stopped": stopped}))


def _my_turn(plan: PlanRow, view: View) -> bool:
    return view.active in (None, plan.seat)


def _may_go_on(plan: PlanRow, view: View) -> bool:
    """Whether it is time for the next line. A plan begins with its player's own turn, or where there are no turns when
    its first action can be taken; it does not speak in what others ask in secret unless it has begun. What was filed
    answers whenever it is asked."""
    prompt, kind = _prompt(plan, view), _next_kind(plan)
    if plan.moment:
        return prompt is not None
    if prompt is None or not _my_turn(plan, view):
        return False
    if plan.status == "begun" or kind in view.menu:
        return True
    return view.active == plan.seat and not prompt.secret


def _prompt(plan: PlanRow, view: View) -> Prompt | None:
    """The decision that the plan is to answer, if it is asked now."""
    if not plan.moment:
        return view.my_prompt
    owed = (prompt for prompt in view.prompts if prompt.waits and plan.seat in prompt.waiting)
    return next((prompt for prompt in owed if prompt.kind == plan.moment), None)


def _next_kind(plan: PlanRow) -> str:
    return lines(plan)[plan.done].command.split()[1]


def _asked(table: Table, prompt: Prompt) -> Text:
    return Text(key=f"{table.rules.id}-prompt-{prompt.kind}", args=dict(prompt.about))
