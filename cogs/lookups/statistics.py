"""`/game statistics`: dice against what chance gives, battles, and how long people take; with a small chart."""

import asyncio
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, TypeVar

from discord import ui

from bot.engine.records import statistics
from bot.engine.records.statistics import Faces, Statistics
from bot.engine.table.table import Table
from bot.rules.contract import Party
from bot.words import Voice
from cogs.interaction.answers import Attachment, Interaction, client, gallery, layout, note, show
from cogs.interaction.limits import ROOM, clip
from cogs.interaction.numbers import decimal
from cogs.play import moves
from render.papers.chart import Bar, Chart, Group, chart_text, draw_chart

T = TypeVar("T")

UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


async def show_statistics(interaction: Interaction, table: Table) -> None:
    """Show the numbers of this table's game to this person alone."""
    moves.begun(table)
    say, theme = moves.voice_for(table, interaction), client(interaction).settings.theme
    entries = await table.entries()
    found = await asyncio.to_thread(lambda: statistics.statistics(table.rules, entries))
    text = clip(told(say, found, table.rules.id), ROOM)
    if not found.dice:
        await show(interaction, note(text), fresh=True)
        return
    picture = await asyncio.to_thread(lambda: drawn(say.plain, found.dice, theme))
    shown = layout(gallery(picture), ui.TextDisplay[Any](text))
    await show(interaction, shown, picture, fresh=True)


def told(say: Voice, found: Statistics, system: str) -> str:
    """The numbers of a game of this system in words."""
    lines = [f"### {say.key('statistics-title')}"]
    fights = [
        say.key(
            "statistics-attacks",
            party=party,
            won=one.attacks_won,
            attacks=one.attacks,
            held=one.defences_won,
            defences=one.defences,
        )
        for party, one in _by_party(found.fights)
    ]
    lines += [f"**{say.key('statistics-battles')}**", *fights] if fights else []
    feats = [f"{say.party(party)}: {_feats(say, counts, system)}" for party, counts in _by_party(found.feats)]
    lines += [f"**{say.key('statistics-feats')}**", *feats] if feats else []
    lines += _dice(say, found)
    waits = [_answer(say, seat, times) for seat, times in sorted(found.answers.items())]
    lines += [f"**{say.key('statistics-answers')}**", *waits] if waits else []
    return "\n".join(lines)


def _by_party(found: Mapping[Party, T]) -> list[tuple[Party, T]]:
    """Players in seat order, then the sides that nobody plays."""
    return sorted(found.items(), key=lambda each: (isinstance(each[0], str), each[0]))


def _feats(say: Voice, counts: Mapping[str, int], system: str) -> str:
    return ", ".join(say.key(f"{system}-feat-{name}", count=count) for name, count in sorted(counts.items()))


def _dice(say: Voice, found: Statistics) -> list[str]:
    if not found.dice:
        return [say.key("statistics-none")]
    lines = []
    for sides, faces in sorted(found.dice.items()):
        dice = faces.total()
        head = say.key("statistics-die", sides=sides)
        lines.append(f"**{head}** · {say.key('statistics-dice', dice=dice)}")
        low, high = statistics.expected_count(dice, sides)
        for face, count in enumerate(statistics.counts(faces, sides), 1):
            key = "statistics-face" if low <= count <= high else "statistics-face-odd"
            lines.append(say.key(key, face=face, count=count, low=low, high=high))
    lines += [_dice_of(say, seat, each) for seat, each in sorted(found.dice_of.items())]
    return [*lines, "-# " + say.key("statistics-way")]


def _dice_of(say: Voice, seat: int, dice: Faces) -> str:
    """A line for each kind of dice that a seat rolled."""
    lines = []
    for sides, faces in sorted(dice.items()):
        low, high = statistics.expected_mean(sides, faces.total())
        lines.append(
            say.key(
                "statistics-dice-of",
                seat=seat,
                dice=faces.total(),
                sides=sides,
                mean=decimal(say, statistics.mean(faces), 2),
                low=decimal(say, low, 2),
                high=decimal(say, high, 2),
            )
        )
    return "\n".join(lines)


def _answer(say: Voice, seat: int, times: Sequence[float]) -> str:
    return say.key(
        "statistics-answer",
        seat=seat,
        median=duration(say, median(times)),
        count=len(times),
        longest=duration(say, max(times)),
    )


def duration(say: Voice, seconds: float) -> str:
    """A length of time in its largest unit of which there are two at least."""
    unit, length = next((each for each in UNITS if seconds >= 2 * each[1]), UNITS[-1])
    return say.key(f"statistics-{unit}", count=round(seconds / length))


def drawn(say: Voice, dice: Mapping[int, Mapping[int, int]], theme: str) -> Attachment:
    """How often each face fell, as a picture: a group of bars for each kind of dice."""
    groups, total = [], 0
    for sides, faces in sorted(dice.items()):
        fell = statistics.counts(faces, sides)
        bars = tuple(Bar(str(face), count / sum(fell), str(count)) for face, count in enumerate(fell, 1))
        groups.append(Group(say.key("statistics-die", sides=sides), "move", bars))
        total += sum(fell)
    chart = Chart(say.key("statistics-alt"), str(total), tuple(groups))
    return Attachment("dice.png", draw_chart(chart, theme), chart_text(chart))
