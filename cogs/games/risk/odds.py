"""`/risk odds` and `/odds`: how a battle is likely to end. Told to whoever asks, alone."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace

from discord import app_commands

from bot.engine.errors import Refused
from bot.rules.contract import RuleError
from bot.rules.risk.model.board import ATTACK_DICE, DEFENCE_DICE
from bot.rules.risk.play.odds import Forecast, Side, forecast
from bot.rules.risk.show.outlook import route
from bot.words import Voice
from cogs.games.risk.forecasts import (
    answer,
    answering,
    drawn,
    land,
    next_lands,
    offered,
    source_typed,
    sources,
    view_of,
    voice,
)
from cogs.interaction import bounds
from cogs.interaction.answers import Attachment, Interaction, client
from cogs.interaction.numbers import decimal, percent
from cogs.play.autocomplete import Choices, completing
from render.papers.chart import Bar, Chart, Group

MOST = 200
"""Armies that may be asked about: beyond, a chart says nothing more."""
BARS = 5
"""Bars of one group at most; larger numbers share one."""

Armies = app_commands.Range[int, 1, MOST]
Plus = app_commands.Range[int, 0, 20]
AttackDice = app_commands.Range[int, 1, ATTACK_DICE]
AttackEights = app_commands.Range[int, 0, ATTACK_DICE]
DefenceDice = app_commands.Range[int, 1, DEFENCE_DICE]
DefenceEights = app_commands.Range[int, 0, DEFENCE_DICE]


@completing
async def _target_typed(interaction: Interaction, current: str) -> Choices:
    view, say = await view_of(interaction)
    source = land(interaction.namespace.source, sources(view))
    return offered(say, next_lands(view, source), current)


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
@app_commands.autocomplete(source=source_typed, target=_target_typed)
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
        attack = Side(
            armies=1,
            dice_limit=attack_dice,
            d8=attack_d8,
            plus_all=attack_all,
            plus_highest=attack_highest,
            wins_ties=attack_ties,
            rerolls_ones=attack_ones,
        )
        defence = Side(
            armies=1,
            dice_limit=defence_dice,
            d8=defence_d8,
            plus_all=defence_all,
            plus_highest=defence_highest,
            rerolls_ones=defence_ones,
        )
        await _odds(interaction, Asked(source, target, attackers, defenders, stop, attack, defence))

    await answering(interaction, work)


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

    await answering(interaction, work)


async def _odds(interaction: Interaction, asked: Asked) -> None:
    say = voice(interaction)
    if asked.source is not None and asked.target is not None:
        view, say = await view_of(interaction)
        source = land(asked.source, sources(view))
        target = land(asked.target, next_lands(view, source))
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
    await answer(interaction, text, picture)


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
    return "\n".join(lines), drawn(_spread(say, title, found), theme)


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
