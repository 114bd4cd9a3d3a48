"""How Maester answers a person: in time, in private, in words, and never with a traceback.

One set of helpers for every private reply: the first answer, a late one, an edit of the same panel, an error.
"""

import asyncio
import io
import time
import weakref
from collections import ChainMap
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

import aiohttp
import discord
import structlog
from discord import app_commands, ui
from discord.ext import commands

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.hosting.arrivals import Arrivals
from bot.hosting.gate import Gate
from bot.metrics import ANSWER_SECONDS, REFUSALS
from bot.rules.contract import RuleError
from bot.settings import Settings
from bot.store.protocol import StoreError
from bot.words import FALLBACK, Voice, names_in
from cogs.interaction import bounds, names
from cogs.interaction.clauses import readings
from cogs.interaction.limits import ROOM, clip

if TYPE_CHECKING:
    from cogs.interaction.members import Members
    from cogs.interaction.painter import Painter

log = structlog.get_logger()

Interaction = discord.Interaction[Any]

IN_TIME = 1.5
"""Seconds to answer at once; what takes longer is deferred, since Discord gives up after three."""

NOBODY = discord.AllowedMentions.none()

CUT = (aiohttp.ClientError, OSError, TimeoutError)
"""A connection that broke. discord.py leaves it at that, so whether Discord has acted is not known."""

UNSENT = (discord.HTTPException, *CUT)
"""What a request to Discord fails with."""

LATE = (401, 404, 500, 502, 503, 504, 524)
"""Statuses of an answer that came too late (401: after a quarter of an hour), or to a Discord that is not well."""

ANSWERED = 40060
"""Discord's code for an interaction that has its answer already."""

ARCHIVED = 50083
"""Discord's code for what cannot be done in an archived thread. A new message there revives it, unless it is locked."""

LOCKED = (ARCHIVED, 160005)
"""Discord's codes for a message or answer in a thread where only those write who may manage threads."""


class Client(commands.AutoShardedBot):
    """What the cogs ask of the bot that runs them."""

    tables: Tables
    settings: Settings
    gate: Gate
    arrivals: Arrivals
    painter: "Painter"
    members: "Members"
    publisher: object


def client(interaction: Interaction) -> Client:
    """The bot behind an interaction."""
    return cast(Client, interaction.client)


def unchangeable(error: discord.HTTPException) -> bool:
    """Whether there has to be another message instead: this one is gone, or stands in an archived thread."""
    return isinstance(error, discord.NotFound) or error.code == ARCHIVED


def layout(*items: ui.Item[Any], colour: int | None = None) -> ui.LayoutView:
    """A message of one container. discord.py need not remember it: its buttons are found by their custom ids."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=colour))
    view.stop()
    return view


def let_go(view: ui.LayoutView) -> None:
    """Take a message that was sent apart: its parts know each other, and would be there until the collector comes."""
    for item in [*view.walk_children()]:
        if isinstance(item, ui.Container | ui.ActionRow):
            item.clear_items()
    view.clear_items()


def note(text: str) -> ui.LayoutView:
    """A message of words alone."""
    return layout(ui.TextDisplay(clip(text, ROOM)))


# ── answering ─────────────────────────────────────────────────────────────────────────────────────


class _Sent(discord.File):
    """A file that is given up once it is sent. discord.py leaves its bytes in a cycle with their own `close`, so that a
    picture would be there until the collector comes."""

    def close(self) -> None:
        """See discord.py."""
        super().close()
        del self.fp.close  # what was put in its place
        self.fp.close()


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to be sent, as often as it takes. Pictures have words for those who cannot see them."""

    name: str
    content: bytes
    alt: str | None = None

    def file(self) -> discord.File:
        """For one request: discord.py closes it afterwards."""
        return _Sent(io.BytesIO(self.content), self.name, description=self.alt)


def gallery(picture: Attachment) -> ui.MediaGallery[Any]:
    """A picture with its words, as a part of a message."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    return ui.MediaGallery(item)


T = TypeVar("T")

State = Literal["open", "thinking", "updating", "given"]


class Answer:
    """The answer to one interaction. Discord takes one first answer only; whatever comes later edits or follows it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._lock = asyncio.Lock()
        self._state: State = "open"
        self._began = time.perf_counter()

    async def show(self, view: ui.LayoutView, attachments: Sequence[Attachment], *, fresh: bool) -> None:
        """Show `view` to the person alone: in the panel pressed, if there is one, unless that is to stay (`fresh`).

        It can be shown once.
        """
        interaction, response = self._interaction, self._interaction.response
        async with self._lock:
            if self._state == "open" and self._on_panel and not fresh:
                await self._first(lambda: response.edit_message(view=view, attachments=_files(attachments)))
            elif self._state == "open":
                await self._first(
                    lambda: response.send_message(
                        view=view, files=_files(attachments), ephemeral=True, allowed_mentions=NOBODY
                    )
                )
            elif self._state == "thinking" or (self._state == "updating" and not fresh):
                await interaction.edit_original_response(view=view, attachments=_files(attachments))
                self._state = "given"
            else:
                await interaction.followup.send(
                    view=view, files=_files(attachments), ephemeral=True, allowed_mentions=NOBODY
                )
        let_go(view)

    async def post(self, view: ui.LayoutView) -> int | None:
        """Answer with a message for all, and return its id; None if it is too late to do it this way."""
        interaction = self._interaction
        async with self._lock:
            if self._state != "open":
                return None
            send = interaction.response.send_message
            sent = await self._first(lambda: send(view=view, allowed_mentions=NOBODY))
        return sent.message_id if sent else (await interaction.original_response()).id

    async def change(self, view: ui.LayoutView) -> bool:
        """Change the message that was pressed, for all who see it; False if it is too late to do it this way."""
        async with self._lock:
            if self._state != "open":
                return False
            response = self._interaction.response
            await self._first(lambda: response.edit_message(view=view, allowed_mentions=NOBODY))
            return True

    async def ask(self, modal: ui.Modal) -> None:
        """Open a form before the person. Raises Refused if the answer was put off: Discord opens none then."""
        modal.stop()  # found again by its custom id, as everything else
        async with self._lock:
            if self._state != "open":
                raise Refused("table-too-late")
            await self._first(lambda: self._interaction.response.send_modal(modal))

    async def defer(self) -> None:
        """Tell Discord that the answer is on its way, unless it was given."""
        async with self._lock:
            if self._state == "open":
                panel = self._on_panel
                response = self._interaction.response
                await self._first(
                    lambda: response.defer(ephemeral=True, thinking=not panel),
                    "updating" if panel else "thinking",
                )

    @property
    def _on_panel(self) -> bool:
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    async def _first(self, send: Callable[[], Awaitable[T]], then: State = "given") -> T | None:
        """Give the first answer. After a cut connection it is sent again: Discord takes it once."""
        try:
            sent = await self._once(send)
        except CUT as error:
            log.info("an answer is sent again", error=repr(error))
            sent = await self._once(send)
        self._state = then
        ANSWER_SECONDS.labels(self._interaction.type.name).observe(time.perf_counter() - self._began)
        log.debug("answered", how=then)
        return sent

    async def _once(self, send: Callable[[], Awaitable[T]]) -> T | None:
        try:
            return await send()
        except discord.HTTPException as error:
            if error.code != ANSWERED:
                raise
            log.info("the interaction has its answer already")
            return None


def _files(attachments: Sequence[Attachment]) -> list[discord.File]:
    return [one.file() for one in attachments]


def answer(interaction: Interaction) -> Answer:
    """The answer to this interaction."""
    found: Answer = interaction.extras.setdefault("answer", Answer(interaction))
    return found


async def show(
    interaction: Interaction, view: ui.LayoutView, *attachments: Attachment, fresh: bool = False
) -> None:
    """Show this person, and nobody else, `view`.

    A press on a private panel changes that panel (unless `fresh`); anything else gets a private message.
    """
    await answer(interaction).show(view, attachments, fresh=fresh)


async def _defer_in_time(interaction: Interaction) -> None:
    await asyncio.sleep(IN_TIME)
    await answer(interaction).defer()


def enter(interaction: Interaction, cost: float = 1.0) -> None:
    """Let an interaction in. Raises Refused if it comes too late, too often, or carries more than it may."""
    bot = client(interaction)
    if bot.arrivals.late(interaction.created_at.timestamp()):
        raise Refused("table-late")
    bot.gate.admit(interaction.user.id, cost)
    bounds.measure(interaction)


async def guarded(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Do `work` for an interaction, answering in time; whatever goes wrong is told in a sentence, and logged."""
    gate = client(interaction).gate
    answer(interaction)  # it tells how long it took from here
    with structlog.contextvars.bound_contextvars(interaction=interaction.id), gate.inside():
        log.debug("asked", kind=interaction.type.name)
        if (task := asyncio.current_task()) is not None:
            task.set_name(f"interaction-{interaction.id}")  # what holds up the loop is named by its task
        deferring = asyncio.create_task(_defer_in_time(interaction))
        try:
            enter(interaction)
            await work()
        except Exception as error:
            await fail(interaction, error)
        finally:
            await _over(deferring)


async def _over(deferring: "asyncio.Task[None]") -> None:
    """Defer no more, and wait for a deferral that is under way. If it has failed, that is logged."""
    deferring.cancel()
    await asyncio.wait({deferring})  # not `await deferring`, which raises when either of the two is cancelled
    error = None if deferring.cancelled() else deferring.exception()
    if isinstance(error, UNSENT):
        log.warning("an answer could not be put off", error=str(error))
    elif error is not None:
        log.error("an answer could not be put off", exc_info=error)


def about(interaction: Interaction, table: Table) -> None:
    """From here on, what is logged for this interaction names its game, and what goes wrong is told in its words.

    The interaction does not keep the game in memory: it may be there long after its answer, for it is in a cycle.
    """
    structlog.contextvars.bind_contextvars(game=table.game.id)
    interaction.extras["table"] = weakref.ref(table)


def _table(interaction: Interaction) -> Table | None:
    """The game that an interaction is about, if that is known."""
    found: weakref.ref[Table] | None = interaction.extras.get("table")
    return None if found is None else found()


def _voice(interaction: Interaction) -> Voice:
    """For what goes wrong: with the names of the game it is about, or of all games if that is not known."""
    table, locale = _table(interaction), str(interaction.locale)
    if table is not None:
        return names.voice(table, locale)
    systems = client(interaction).tables.systems.values()
    every = ChainMap(*(dict(names_in(locale, rules.id, rules.names)) for rules in systems))
    return Voice(locale, every, {}, names.escaped)


def bare_voice(interaction: Interaction) -> Voice:
    """A voice in this person's language that knows no names: for what is about no game."""
    return Voice(str(interaction.locale), {}, {})


def public_locale(interaction: Interaction) -> str:
    """The language of what all read in this server: the server's own.

    Discord lets only servers with its community features choose one; for others the host's setting speaks.
    """
    settings, guild = client(interaction).settings, interaction.guild
    if guild is not None and "COMMUNITY" not in guild.features and settings.locale != FALLBACK:
        return settings.locale
    return str(interaction.guild_locale or interaction.locale)


# ── what went wrong ───────────────────────────────────────────────────────────────────────────────


async def fail(interaction: Interaction, error: BaseException) -> None:
    """Tell this person why it did not work. Never raises."""
    try:
        await show(interaction, _told(interaction, error), fresh=True)
    except UNSENT as failure:
        log.warning("a refusal could not be told", refusal=type(error).__name__, error=str(failure))


def _told(interaction: Interaction, error: BaseException) -> ui.LayoutView:
    """What went wrong in words; if the rules of a game forbid it, with a way to the clause."""
    text, table = ui.TextDisplay[Any](clip(explain(interaction, error), ROOM)), _table(interaction)
    if table is None or not isinstance(error, RuleError):
        return layout(text)
    buttons = readings(table, _voice(interaction), error.clause)
    return layout(text, ui.ActionRow(*buttons)) if buttons else layout(text)


def explain(interaction: Interaction, error: BaseException) -> str:
    """The sentence for an error. What is not a refusal is logged, and said in general words."""
    say = _voice(interaction)
    REFUSALS.labels(type(error).__name__).inc()
    match error:
        case RuleError():
            return refusal(say, error)
        case Refused():
            return say(error.text)
        case StoreError():
            log.error("the database failed", error=str(error))
            return say.key("table-not-stored")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            log.warning("an old command was used", error=str(error))
            return say.key("table-old-command")
        case app_commands.TransformerError():
            return say.key("table-no-member")  # Discord offers everybody, by their id
        case _ if isinstance(error, discord.Forbidden) or getattr(error, "code", 0) in LOCKED:
            log.warning("Discord does not allow it", error=str(error))
            return say.key("table-forbidden")
        case _ if isinstance(error, CUT) or getattr(error, "status", 0) in LATE:
            log.warning("Discord did not take an answer", error=repr(error))
            return say.key("table-too-late")
        case _:
            log.error("something broke", exc_info=error)
            return say.key("table-broken", reference=str(interaction.id))


def refusal(say: Voice, error: RuleError) -> str:
    """A refused action in words: what is wrong, the rule, what to do instead."""
    return f"{say(error.text)}\n-# {error.clause}"
