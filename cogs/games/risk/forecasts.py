"""What `/risk odds` and `/risk march` share: the lands that one may name, and how the answer is shown."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from discord import ui

from bot.engine.errors import Refused
from bot.rules.contract import Choice, Pick, RuleError
from bot.rules.risk import RULESET
from bot.rules.risk.show.outlook import within_reach
from bot.rules.risk.show.view import RiskView
from bot.words import Voice, names_in
from cogs.interaction import forms
from cogs.interaction.answers import Attachment, Interaction, gallery, guarded, layout, note, refusal, show
from cogs.interaction.forms import Field
from cogs.interaction.limits import ROOM, clip
from cogs.lookups.hand_and_board import viewer_of
from cogs.play import moves
from cogs.play.autocomplete import Choices, completing, joined, like
from render.papers.chart import Chart, chart_text, draw_chart

LAND = Field("source", "pick", required=True, about="")

# ── what one may name ─────────────────────────────────────────────────────────────────────────────


async def view_of(interaction: Interaction) -> tuple[RiskView, Voice]:
    """The game of this channel as this person sees it. Raises Refused if there is none, or another one."""
    table = await moves.table_of(interaction)
    moves.begun(table)
    view = table.view(viewer_of(table, interaction))
    if not isinstance(view, RiskView):
        raise Refused("odds-no-game")
    return view, moves.voice_for(table, interaction)


def sources(view: RiskView) -> list[str]:
    """Lands an attack may come from, the viewer's own first."""
    strong = [place for place, seat in view.owner.items() if seat >= 0 and view.armies[place] > 1]
    return sorted(strong, key=lambda place: view.owner[place] != view.viewer)


def next_lands(view: RiskView, source: str, before: Sequence[str] = ()) -> list[str]:
    """Lands that may follow on a path from `source`."""
    last, attacker = (source, *before)[-1], view.owner.get(source)
    reach = within_reach(view, last) if last in view.owner else ()
    return [place for place in reach if place not in before and view.owner[place] != attacker]


def land(typed: object, places: Iterable[str]) -> str:
    """The land that is meant. Raises Refused if there is none like it."""
    return str(forms.parse(LAND, str(typed), _pick(places), RULESET.names))


def path_of(typed: str, view: RiskView) -> tuple[str, ...]:
    """The lands that are meant, in order. Raises Refused if one of them is none."""
    return tuple(land(part, view.owner) for part in typed.split(",") if part.strip())


def _pick(places: Iterable[str]) -> Pick:
    return Pick(choices=tuple(Choice(value=place) for place in places))


def offered(say: Voice, places: Iterable[str], typed: str, chosen: Sequence[str] = ()) -> Choices:
    """Of these lands the ones that fit what was typed, after those chosen already."""
    found = like([(say.name(place), place) for place in places], typed)
    return joined([*map(say.name, chosen)], [*chosen], found)


@completing
async def source_typed(interaction: Interaction, current: str) -> Choices:
    view, say = await view_of(interaction)
    return offered(say, sources(view), current)


# ── showing it ────────────────────────────────────────────────────────────────────────────────────


def voice(interaction: Interaction) -> Voice:
    """A voice that knows the names of RISK's lands, but no players."""
    locale = str(interaction.locale)
    return Voice(locale, names_in(locale, RULESET.id, RULESET.names), {})


async def answering(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Do `work`; a refusal of the rules names the lands."""

    async def in_words() -> None:
        try:
            await work()
        except RuleError as error:
            await show(interaction, note(refusal(voice(interaction), error)), fresh=True)

    await guarded(interaction, in_words)


def drawn(chart: Chart, theme: str) -> Attachment:
    return Attachment("odds.png", draw_chart(chart, theme), chart_text(chart))


async def answer(interaction: Interaction, text: str, picture: Attachment) -> None:
    words: ui.TextDisplay[Any] = ui.TextDisplay(clip(text, ROOM))
    await show(interaction, layout(words, gallery(picture)), picture, fresh=True)
