"""`/game rules`: the rules to read, a page at a time: what matters now, a clause looked up, or chapter by chapter."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from discord import app_commands, ui

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.rulebook import CITED, Book, Chapter, Clause, book, translated
from bot.rules.contract import Viewer
from bot.words import Voice, known
from cogs.interaction import hints
from cogs.interaction.answers import Interaction, layout, show
from cogs.interaction.clauses import readings
from cogs.interaction.forms import quoted
from cogs.interaction.ids import Step
from cogs.interaction.limits import OPTION, OPTIONS, ROOM, clip, cut
from cogs.lookups.hand_and_board import viewer_of
from cogs.play import moves
from cogs.play.autocomplete import Choices, completing

LEAF = "leaf"
PAGE = 1200
"""Characters of clauses on a page: about as much as a phone shows without scrolling."""
ALSO = 5
"""Buttons for other clauses that a page speaks of."""

Items = list[ui.Item[Any]]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rules: some clauses of one chapter."""

    chapter: Chapter
    clauses: tuple[Clause, ...]

    @property
    def numbers(self) -> list[str]:
        """The numbers of its clauses."""
        return [clause.number for clause in self.clauses]


def pages_of(rules: Book) -> list[Page]:
    """All pages. Every chapter begins on one of its own."""
    return [Page(chapter, part) for chapter in rules.chapters for part in _parts(chapter.clauses)]


def _parts(clauses: Sequence[Clause]) -> Iterator[tuple[Clause, ...]]:
    part: list[Clause] = []
    for clause in clauses:
        if part and sum(len(str(each)) for each in (*part, clause)) > PAGE:
            yield tuple(part)
            part = []
        part.append(clause)
    if part:
        yield tuple(part)


# ── what a person asks for ────────────────────────────────────────────────────────────────────────


@completing
async def offered(interaction: Interaction, current: str) -> Choices:
    """The clauses whose number or words hold what was typed."""
    table = await moves.table_of(interaction)
    found = book(table.rules.id, str(interaction.locale)).search(current, OPTIONS)
    return [app_commands.Choice(name=choice(one), value=one.number) for one in found]


def choice(clause: Clause) -> str:
    """A clause as it stands in a list to choose from."""
    return cut(f"{clause.number} {clause.text}", OPTION)


async def rules(interaction: Interaction, table: Table) -> None:
    """The clauses that matter now."""
    say = moves.voice_for(table, interaction)
    await show(interaction, matters(table, viewer_of(table, interaction), say), fresh=True)


async def look_up(interaction: Interaction, table: Table, typed: str) -> None:
    """The page of the clause that is meant by a number or by words of it. Raises Refused if there is none."""
    say = moves.voice_for(table, interaction)
    rules = book(table.rules.id, say.locale)
    if not rules.clauses:
        raise Refused("rules-no-book")
    found = rules.search(typed, 1)
    if not found:
        raise Refused("rules-no-clause", clause=quoted(typed), first=next(iter(rules.clauses)))
    await show(interaction, page(table, say, found[0].number), fresh=True)


async def read(interaction: Interaction, table: Table, step: Step) -> None:
    """The page of a clause, beside what it was asked from."""
    await show(interaction, page(table, moves.voice_for(table, interaction), step.kind), fresh=True)


async def turn_page(interaction: Interaction, table: Table, step: Step) -> None:
    """Another page, in place of this one."""
    await show(interaction, page(table, moves.voice_for(table, interaction), step.kind, marked=False))


async def choose(interaction: Interaction, table: Table, _select: str, first: str) -> None:
    """The chapter that begins with this clause, in place of this page."""
    await turn_page(interaction, table, Step(LEAF, table.game.id, 0, first))


# ── what is shown ─────────────────────────────────────────────────────────────────────────────────


def matters(table: Table, viewer: Viewer, say: Voice) -> ui.LayoutView:
    """The clauses of what is awaited now, the game in short, and the way to all the rules."""
    rules, lines, numbers, regions = book(table.rules.id, say.locale), [], list[str](), ""
    if table.game.status != "lobby":
        view = table.view(viewer)
        numbers = list(dict.fromkeys(prompt.clause for prompt in view.prompts))
        lines = [str(rules.clauses.get(number, f"**{number}**")) for number in numbers]
        brings = hints.of(table.rules.id).regions(view, say)
        regions = "\n".join(f"- {name}: {each}" for name, each in brings.items())
    own = f"{table.rules.id}-guide-{table.options().guide}"
    lines += [say.key(own if known(own) else f"{table.rules.id}-guide"), regions]
    lines += foreign(table, say) if numbers else []
    return layout(_text(lines), *_readings(table, say, numbers), *_chapters(table, say, rules))


def page(table: Table, say: Voice, number: str, *, marked: bool = True) -> ui.LayoutView:
    """The page of a clause, which stands out if it is `marked`. Raises Refused if there is no such clause any more."""
    rules = book(table.rules.id, say.locale)
    pages = pages_of(rules)
    place = next((i for i, each in enumerate(pages) if number in each.numbers), None)
    if place is None:
        raise Refused("table-old-button")
    here = pages[place]
    lines = [f"### {here.chapter}"]
    if here.clauses[0] == here.chapter.clauses[0]:
        lines.append(here.chapter.lead)
    lines += [f"> {one}" if marked and one.number == number else str(one) for one in here.clauses]
    lines += foreign(table, say)
    spoken = [one.text for one in here.clauses if not marked or one.number == number]
    also = [each for each in CITED.findall(" ".join(spoken)) if rules.clause(each) not in here.clauses]
    return layout(
        _text(lines),
        *_turning(table, say, pages, place),
        *_readings(table, say, also),
        *_chapters(table, say, rules, here.chapter),
    )


def foreign(table: Table, say: Voice) -> list[str]:
    """A line that says so where the text of the rules is in another language than the rest."""
    return [] if translated(table.rules.id, say.locale) else [f"-# {say.key('rules-other-language')}"]


def _text(lines: Iterable[str]) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(clip("\n\n".join(filter(None, lines)), ROOM))


def _turning(table: Table, say: Voice, pages: Sequence[Page], place: int) -> Items:
    """The pages before and after."""
    buttons = [
        ui.Button[Any](label=say.key(key), custom_id=_at(table, pages[to].numbers[0], key))
        for key, to in (("rules-earlier", place - 1), ("rules-later", place + 1))
        if 0 <= to < len(pages)
    ]
    return [ui.ActionRow(*buttons)] if buttons else []


def _readings(table: Table, say: Voice, numbers: Iterable[str]) -> Items:
    """Buttons for these clauses, as far as there are words for them."""
    buttons = readings(table, say, *numbers)[:ALSO]
    return [ui.ActionRow(*buttons)] if buttons else []


def _chapters(table: Table, say: Voice, rules: Book, here: Chapter | None = None) -> Items:
    """Selects for all chapters; that of the page is chosen."""
    rows: Items = []
    for part in _chapter_groups(rules):
        select: ui.Select[Any] = ui.Select(
            custom_id=_at(table, "", part[0].number, verb="chapter"),
            placeholder=say.key("rules-chapters", first=part[0].number, last=part[-1].number),
        )
        for each in part:
            label = cut(str(each), OPTION)
            select.add_option(label=label, value=each.clauses[0].number, default=each is here)
        rows.append(ui.ActionRow(select))
    return rows


def _chapter_groups(rules: Book) -> Iterator[list[Chapter]]:
    """The chapters in parts that a select can hold, about as large: those of the game, those of a variant."""
    for _, group in groupby(rules.chapters, lambda chapter: chapter.number.partition("-")[0]):
        chapters = list(group)
        size = -(-len(chapters) // -(-len(chapters) // OPTIONS))
        yield from (chapters[start : start + size] for start in range(0, len(chapters), size))


def _at(table: Table, number: str, field: str, verb: str = LEAF) -> str:
    return Step(verb, table.game.id, 0, number, field=field).encode()
