"""`/risk odds` and `/risk march`: how a battle, or a chain of them, is likely to end. Told to whoever asks, alone.

`join(risk)` adds both to the group of RISK.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import app_commands, ui

from bot.engine.errors import Refused
from bot.rules.contract import Choice, Pick, RuleError
from bot.rules.risk import RULESET
from bot.rules.risk.model.board import ATTACK_DICE, DEFENCE_DICE
from bot.rules.risk.play.odds import Forecast, Side, Step, campaign, forecast, mean
from bot.rules.risk.show.outlook import route, within_reach
from bot.rules.risk.show.view import RiskView
from bot.words import Voice, names_in
from cogs.interaction import bounds, forms
from cogs.interaction.answers import (
    ROOM,
    Attachment,
    Interaction,
    client,
    clip,
    gallery,
    guarded,
    layout,
    note,
    refusal,
    show,
)
from cogs.interaction.forms import Field
from cogs.interaction.numbers import decimal, percent
from cogs.lookups.hand_and_board import viewer_of
from cogs.play import moves
from cogs.play.autocomplete import Choices, completing, joined, like
from render.chart import Bar, Chart, Group, chart_text, draw_chart

MOST = 200
"""Armies that may be asked about: beyond, a chart says nothing more."""
BARS = 5
"""Bars of one group at most; larger numbers share one."""
LEGS = 10
"""Targets of one plan at most."""

LAND = Field("source", "pick", required=True, about="")

Armies = app_commands.Range[int, 1, MOST]
Plus = app_commands.Range[int, 0, 20]
AttackDice = app_commands.Range[int, 1, ATTACK_DICE]
AttackEights = app_commands.Range[int, 0, ATTACK_DICE]
DefenceDice = app_commands.Range[int, 1, DEFENCE_DICE]
DefenceEights = app_commands.Range[int, 0, DEFENCE_DICE]


def join(group: app_commands.Group) -> None:
    """Add both commands to a group."""
    group.add_command(odds)
    group.add_command(march)


# ── what one may name ─────────────────────────────────────────────────────────────────────────────


async def _view(interaction: Interaction) -> tuple[RiskView, Voice]:
    """The game of this channel as this person sees it. Raises Refused if there is none, or another one."""
    table = await moves.table_of(interaction)
    moves.begun(table)
    view = table.view(viewer_of(table, interaction))
    if not isinstance(view, RiskView):
        raise Refused("odds-no-game")
    return view, moves.voice_for(table, interaction)


def _sources(view: RiskView) -> list[str]:
    """Lands an attack may come from, the viewer's own first."""
    strong = [place for place, seat in view.owner.items() if seat >= 0 and view.armies[place] > 1]
    return sorted(strong, key=lambda place: view.owner[place] != view.viewer)


def _next(view: RiskView, source: str, before: Sequence[str] = ()) -> list[str]:
    """Lands that may follow on a path from `source`."""
    last, attacker = (source, *before)[-1], view.owner.get(source)
    reach = within_reach(view, last) if last in view.owner else ()
    return [place for place in reach if place not in before and view.owner[place] != attacker]


def _land(typed: object, places: Iterable[str]) -> str:
    """The land that is meant. Raises Refused if there is none like it."""
    return str(forms.parse(LAND, str(typed), _pick(places), RULESET.names))


def _path(typed: str, view: RiskView) -> tuple[str, ...]:
    """The lands that are meant, in order. Raises Refused if one of them is none."""
    return tuple(_land(part, view.owner) for part in typed.split(",") if part.strip())


def _pick(places: Iterable[str]) -> Pick:
    return Pick(choices=tuple(Choice(value=place) for place in places))


def _offered(say: Voice, places: Iterable[str], typed: str, chosen: Sequence[str] = ()) -> Choices:
    """Of these lands the ones that fit what was typed, after those chosen already."""
    found = like([(say.name(place), place) for place in places], typed)
    return joined([*map(say.name, chosen)], [*chosen], found)


@completing
async def _source_typed(interaction: Interaction, current: str) -> Choices:
    view, say = await _view(interaction)
    return _offered(say, _sources(view), current)


@completing
async def _target_typed(interaction: Interaction, current: str) -> Choices:
    view, say = await _view(interaction)
    source = _land(interaction.namespace.source, _sources(view))
    return _offered(say, _next(view, source), current)


@completing
async def _targets_typed(interaction: Interaction, current: str) -> Choices:
    view, say = await _view(interaction)
    source = _land(interaction.namespace.source, _sources(view))
    head, _, wanted = current.rpartition(",")
    chosen = _path(head, view)
    return _offered(say, _next(view, source, chosen), wanted, chosen)


# ── /risk odds ────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to know: the lands by name if it is about the board, and what comes on top."""

    source: str | None
    target: str | None
    attackers: int | None
    defenders: int | None
    stop: int
    attack: Side
    defence: Side


@app_commands.command()
@app_commands.describe(
    attackers="Armies in the attacking land, with the one that stays",
    defenders="Armies in the land attacked",
    source="Attack from this land of the game",
    target="Attack this land of the game",
    stop="Break off when so many armies are left",
    attack_dice="The attacker rolls no more dice than this",
    attack_d8="Attacker: dice with eight sides (Siege Engines, Oberyn; Daenerys: 3)",
    attack_highest="Attacker: added to the highest die (Knights, Strength of Steel, Kraznys)",
    attack_all="Attacker: added to every die (Robb, Davos, Establish the High Ground)",
    attack_ties="Attacker: wins ties (Loras)",
    attack_ones="Attacker: rolls ones again (Grey Worm)",
    defence_dice="The defender rolls no more dice than this",
    defence_d8="Defender: dice with eight sides (Siege Engines, Hizdahr; Brienne: 2)",
    defence_highest="Defender: added to the highest die (Knights, Areo, Castle Walls, Fortified Ports)",
    defence_all="Defender: added to every die (Fortifications, Stannis, Establish the High Ground)",
    defence_ones="Defender: rolls ones again (Grey Worm)",
)
@app_commands.autocomplete(source=_source_typed, target=_target_typed)
async def odds(
    interaction: Interaction,
    attackers: Armies | None = None,
    defenders: Armies | None = None,
    source: bounds.Name | None = None,
    target: bounds.Name | None = None,
    stop: Armies = 1,
    attack_dice: AttackDice = ATTACK_DICE,
    attack_d8: AttackEights = 0,
    attack_highest: Plus = 0,
    attack_all: Plus = 0,
    attack_ties: bool = False,
    attack_ones: bool = False,
    defence_dice: DefenceDice = DEFENCE_DICE,
    defence_d8: DefenceEights = 0,
    defence_highest: Plus = 0,
    defence_all: Plus = 0,
    defence_ones: bool = False,
) -> None:
    """How an attack is likely to end, on the board or in your head."""

    async def work() -> None:
        attack = Side(1, attack_dice, attack_d8, attack_all, attack_highest, attack_ties, attack_ones)
        defence = Side(1, defence_dice, defence_d8, defence_all, defence_highest, False, defence_ones)
        await _odds(interaction, Asked(source, target, attackers, defenders, stop, attack, defence))

    await _answering(interaction, work)


@app_commands.command(name="odds")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.describe(
    attackers="Armies in the attacking land, with the one that stays",
    defenders="Armies in the land attacked",
    stop="Break off when so many armies are left",
)
async def anywhere(interaction: Interaction, attackers: Armies, defenders: Armies, stop: Armies = 1) -> None:
    """RISK: how an attack is likely to end. Works everywhere, in private too."""

    async def work() -> None:
        await _odds(interaction, Asked(None, None, attackers, defenders, stop, Side(1), Side(1)))

    await _answering(interaction, work)


async def _odds(interaction: Interaction, asked: Asked) -> None:
    say = _voice(interaction)
    if asked.source is not None and asked.target is not None:
        view, say = await _view(interaction)
        source = _land(asked.source, _sources(view))
        target = _land(asked.target, _next(view, source))
        ((attack, defence),) = route(view, source, (target,))
        title = say.key("odds-lands", source=source, target=target)
    elif asked.source is None and asked.target is None and asked.attackers and asked.defenders:
        attack, defence = Side(asked.attackers), Side(asked.defenders)
        title = say.key("odds-armies", attackers=asked.attackers, defenders=asked.defenders)
    else:
        raise Refused("odds-no-question")
    attack = _with(attack, asked.attack, asked.attackers)
    defence = _with(defence, asked.defence, asked.defenders)
    if attack.armies <= asked.stop:
        raise RuleError("RISK-11.1", "odds-no-armies", armies=attack.armies, stop=asked.stop)
    theme = client(interaction).settings.theme
    text, picture = await asyncio.to_thread(told, say, title, attack, defence, asked.stop, theme)
    await _show(interaction, text, picture)


def _with(side: Side, more: Side, armies: int | None) -> Side:
    """A side with the extras that were typed added to it, and other armies if any were typed."""
    return replace(
        more,
        armies=armies or side.armies,
        d8=side.d8 + more.d8,
        plus_all=side.plus_all + more.plus_all,
        plus_highest=side.plus_highest + more.plus_highest,
        wins_ties=side.wins_ties or more.wins_ties,
        rerolls_ones=side.rerolls_ones or more.rerolls_ones,
    )


def told(
    say: Voice, title: str, attack: Side, defence: Side, stop: int, theme: str
) -> tuple[str, Attachment]:
    """The answer to `/risk odds`."""
    found = forecast(attack, defence, stop)
    lines = [f"### {title}", say.key("odds-chance", chance=percent(say, found.chance))]
    if found.chance:
        lines.append(say.key("odds-moving", armies=decimal(say, found.moving_in)))
    lines.append(
        say.key(
            "odds-losses",
            attackers=decimal(say, found.attackers_lost),
            defenders=decimal(say, found.defenders_lost),
        )
    )
    lines.append("-# " + say.key("odds-way", stop=stop, attackers=attack.armies, defenders=defence.armies))
    for key, side, dice in (("odds-attack", attack, ATTACK_DICE), ("odds-defence", defence, DEFENCE_DICE)):
        if helped := tuple(_helped(say, side, dice)):
            lines.append("-# " + say.key(key, what=helped))
    return "\n".join(lines), _drawn(_spread(say, title, found), theme)


def _helped(say: Voice, side: Side, dice: int) -> list[str]:
    """What is out of the ordinary with a side's dice."""
    counts = {
        "odds-with-dice": side.dice_limit if side.dice_limit < dice else 0,
        "odds-with-d8": min(side.d8, dice),
        "odds-with-all": side.plus_all,
        "odds-with-highest": side.plus_highest,
        "odds-with-ties": int(side.wins_ties),
        "odds-with-ones": int(side.rerolls_ones),
    }
    return [say.key(key, count=count) for key, count in counts.items() if count]


def _spread(say: Voice, title: str, found: Forecast) -> Chart:
    """Every ending: defenders left if the land holds, attackers left if it falls; the closest ones in the middle."""
    held: dict[int, float] = {}
    fallen: dict[int, float] = {}
    for (attackers, defenders), share in found.ends.items():
        left, group = (defenders, held) if defenders else (attackers, fallen)
        group[left] = group.get(left, 0.0) + share
    groups = (
        Group(say.key("odds-defenders-left"), "attack", bars(say, held)[::-1]),
        Group(say.key("odds-attackers-left"), "conquest", bars(say, fallen)),
    )
    return Chart(title, percent(say, found.chance), groups)


def bars(say: Voice, shares: Mapping[int, float]) -> tuple[Bar, ...]:
    """A bar for each number, or for a few neighbours together."""
    if not shares:
        return ()
    low, high = min(shares), max(shares)
    width = -(-(high - low + 1) // BARS)
    found = []
    for first in range(low, high + 1, width):
        last = min(first + width - 1, high)
        share = sum(shares.get(number, 0.0) for number in range(first, last + 1))
        label = str(first) if first == last else f"{first}–{last}"
        found.append(Bar(label, share, percent(say, share)))
    return tuple(found)


# ── /risk march ───────────────────────────────────────────────────────────────────────────────────


@app_commands.command()
@app_commands.describe(
    source="The land the march begins in",
    targets="The lands to take, in this order, with commas between them",
)
@app_commands.autocomplete(source=_source_typed, targets=_targets_typed)
async def march(interaction: Interaction, source: bounds.Name, targets: bounds.Several) -> None:
    """How far a march through several lands is likely to get."""
    await _answering(interaction, lambda: _plan(interaction, source, targets))


async def _plan(interaction: Interaction, typed: str, targets: str) -> None:
    view, say = await _view(interaction)
    source = _land(typed, _sources(view))
    path = _path(targets, view)
    if not 1 <= len(path) <= LEGS:
        raise Refused("odds-no-path", most=LEGS)
    legs = route(view, source, path)
    if view.armies[source] < 2:
        raise RuleError("RISK-11.1", "odds-no-armies", armies=view.armies[source], stop=1)
    theme = client(interaction).settings.theme
    text, picture = await asyncio.to_thread(planned, say, source, path, legs, theme)
    await _show(interaction, text, picture)


def planned(
    say: Voice, source: str, path: tuple[str, ...], legs: list[tuple[Side, Side]], theme: str
) -> tuple[str, Attachment]:
    """The answer to `/risk march`."""
    steps = campaign(legs)
    title = say.key("odds-march", source=source, target=path[-1])
    lines = [f"### {title}", say.key("odds-march-chance", chance=percent(say, steps[-1].taken))]
    for number, (target, (_, defence), step) in enumerate(zip(path, legs, steps, strict=True), 1):
        lines.append(f"{number}. " + _step(say, target, defence.armies, step))
    lines.append("-# " + say.key("odds-march-way", armies=legs[0][0].armies, source=source))
    taken = tuple(
        Bar(str(number), step.taken, percent(say, step.taken)) for number, step in enumerate(steps, 1)
    )
    chart = Chart(title, percent(say, steps[-1].taken), (Group(say.key("odds-taken"), "conquest", taken),))
    return "\n".join(lines), _drawn(chart, theme)


def _step(say: Voice, target: str, defenders: int, step: Step) -> str:
    if not step.taken:
        return say.key("odds-step-never", target=target, defenders=defenders)
    return say.key(
        "odds-step",
        target=target,
        defenders=defenders,
        reached=percent(say, step.reached),
        taken=percent(say, step.taken),
        armies=decimal(say, mean(step.standing)),
    )


# ── showing it ────────────────────────────────────────────────────────────────────────────────────


def _voice(interaction: Interaction) -> Voice:
    """A voice that knows the names of RISK's lands, but no players."""
    locale = str(interaction.locale)
    return Voice(locale, names_in(locale, RULESET.id, RULESET.names), {})


async def _answering(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Do `work`; a refusal of the rules names the lands."""

    async def in_words() -> None:
        try:
            await work()
        except RuleError as error:
            await show(interaction, note(refusal(_voice(interaction), error)), fresh=True)

    await guarded(interaction, in_words)


def _drawn(chart: Chart, theme: str) -> Attachment:
    return Attachment("odds.png", draw_chart(chart, theme), chart_text(chart))


async def _show(interaction: Interaction, text: str, picture: Attachment) -> None:
    words: ui.TextDisplay[Any] = ui.TextDisplay(clip(text, ROOM))
    await show(interaction, layout(words, gallery(picture)), picture, fresh=True)
