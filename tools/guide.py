"""What of the players' documents follows from elsewhere: the tables of the guides `docs/<game>.md`, made from the data
of the rules and the words of the game, and `docs/rules/<game>.md`, the rules that Maester shows, with a place for links
to each clause.

`python -m tools.guide` writes all of them anew, the tables between the marks that stand in the guides; a test sees to
it that they are.
"""

import re
import types
from collections.abc import Callable, Iterable
from typing import Any, Literal, Union, get_args, get_origin

from bot.rulebook import CITED, Book, book
from bot.rules.contract import Options
from bot.rules.fief.model.options import FiefOptions
from bot.rules.registry import GAMES
from bot.rules.risk import RULESET
from bot.rules.risk.model.board import board
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES, PlayableCard
from bot.rules.risk.model.options import RiskOptions
from bot.words import capital, known, words
from data import ROOT
from tools import epic_tables, fief_tables

DOCS = ROOT.parent / "docs"
GUIDES = {game: DOCS / f"{game}.md" for game in GAMES}
RULES_SHOWN = DOCS / "rules"

RULES = {
    "add_all_dice": "27.2", "add_highest_die": "27.2", "replace_d8": "27.3", "set_die_max": "27.4",
    "reroll_opponent_die": "27.5", "reroll_own_dice": "27.6", "reroll_ones": "27.7", "win_ties": "27.8",
    "add_armies": "27.9", "move_armies": "27.10", "destroy_armies": "27.11", "draw_territory": "27.12",
    "peek_choose": "27.12", "extra_maneuver": "27.13", "free_maneuver_timing": "27.13", "discard_maester": "27.14",
    "steal_maester": "27.14", "steal_gold": "27.15", "pay_gold": "27.15", "forbid_invasion": "27.16",
    "cancel_invasion": "27.17", "cancel_maester": "27.18", "add_unit": "27.19", "kill_character": "27.20",
    "capture_character": "27.20", "lose_vp": "27.21", "double_costs": "27.22", "halve_income": "27.22",
    "extra_targets": "27.23", "hidden_reserve": "27.24",
}  # fmt: skip
"""The clause of each operation a card may have."""

SCORED = {
    "control": "19.3", "control_spread": "19.8", "conquer_in_turn": "19.4", "destroy_in_turn": "19.5",
    "gold": "19.3", "port_on_every_coast": "19.9", "units_all": "19.10", "units_same": "19.10",
}  # fmt: skip
"""The clause of each kind of Objective."""

MARKS = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    """Rows as Markdown."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def regions_table() -> str:
    """What each region brings, board by board."""
    rows = [
        (f"**{RULESET.names[region.id]}**", name.capitalize(), len(region.territories), f"+{region.bonus}")
        for name in ("westeros", "essos")
        for region in board(name).regions
    ]
    return table(("region", "board", "lands", "armies each turn"), rows)


def clauses(thing: PlayableCard) -> str:
    """The clauses that say exactly what a card does, each with a link to its words."""
    return ", ".join(map(_linked, dict.fromkeys(RULES[effect.op] for effect in thing.operations)))


def _linked(clause: str) -> str:
    return f"[RISK-{clause}](rules/risk.md#{anchor(f'RISK-{clause}')})"


def _thing(thing: PlayableCard) -> tuple[object, ...]:
    return (
        f"**{thing.name}**",
        thing.cost or "–",
        words("risk-when", window=thing.window),
        words(f"risk-card-{thing.id}"),
        clauses(thing),
    )


def characters() -> str:
    """All 28, by House."""
    head = ("House", "Character", "Gold", "When", "What", "Clause")
    return table(head, ((_house(one), *_thing(one)) for one in CHARACTERS.values()))


def _house(thing: PlayableCard) -> str:
    return capital(RULESET.names[thing.house or ""].removeprefix("House "))


def maesters() -> str:
    """All 40, the two copies of one in one line."""
    head = ("Maester card", "Copies", "Gold", "When", "What", "Clause")
    rows = ((card, one.copies, *rest) for one in MAESTERS.values() for card, *rest in (_thing(one),))
    return table(head, rows)


def objectives() -> str:
    """All 36, the dearest first."""
    head = ("No.", "Points", "Objective", "Clause")
    rows = (
        (int(one.id.removeprefix("obj_")), one.vp, RULESET.names[one.id], _linked(SCORED[one.check.type]))
        for one in OBJECTIVES.values()
    )
    return table(head, rows)


def options(game: str, model: type[Options]) -> str:
    """What a table may choose: the option, its values, the one that stands if nobody changes it in bold."""
    rows = []
    for name, field in model.model_fields.items():
        said = (_value(game, name, each, each == field.default) for each in _values(field.annotation))
        rows.append((words(f"{game}-option-{name}"), ", ".join(said), f"`{name}`"))
    return table(("Option", "Values", "In `/game options`"), rows)


def _values(annotation: Any) -> tuple[object, ...]:
    if get_origin(annotation) in (Union, types.UnionType):
        annotation = next(part for part in get_args(annotation) if part is not type(None))
    return get_args(annotation) if get_origin(annotation) is Literal else (True, False)


def _value(game: str, name: str, value: object, usual: bool) -> str:
    key = f"{game}-option-{name}-{value}"
    text = (
        words("yes" if value else "no")
        if isinstance(value, bool)
        else words(key)
        if known(key)
        else str(value)
    )
    return f"**{text}**" if usual else text


TABLES: dict[str, Callable[[], str]] = {
    "regions": regions_table,
    "characters": characters,
    "maesters": maesters,
    "objectives": objectives,
    "options": lambda: options("risk", RiskOptions),
    "houses": lambda: table(*epic_tables.houses()),
    "plot_cards": lambda: table(*epic_tables.plot_cards()),
    "ice_fire_cards": lambda: table(*epic_tables.ice_fire_cards()),
    "hero_cards": lambda: table(*epic_tables.hero_cards()),
    "second_heroes": lambda: table(*epic_tables.second_heroes()),
    "fief_options": lambda: options("fief", FiefOptions),
    "fief_houses": lambda: table(*fief_tables.houses()),
    "fief_titles": lambda: table(*fief_tables.titles()),
    "fief_domains": lambda: table(*fief_tables.domains()),
    "fief_prices": lambda: table(*fief_tables.prices()),
    "fief_cards": lambda: table(*fief_tables.cards()),
    "fief_attributes": lambda: table(*fief_tables.attributes()),
}


def renewed(text: str) -> str:
    """The guide with its tables as they follow from the data."""
    return MARKS.sub(lambda found: found[1] + TABLES[found[2]]() + "\n" + found[3], text)


# ── the rules ─────────────────────────────────────────────────────────────────────────────────────


def anchor(number: str) -> str:
    """What a link to a clause or a chapter ends with: `risk-3-2`."""
    return number.lower().replace(".", "-")


def page(rules: Book) -> str:
    """The rules as a page: its chapters, a place for links to each of their clauses, and links where one is named."""
    named = {chapter.number for chapter in rules.chapters} | set(rules.clauses)

    def linked(text: str) -> str:
        return CITED.sub(
            lambda found: f"[{found[0]}](#{anchor(found[0])})" if found[0] in named else found[0], text
        )

    parts = [f"# {rules.title}", linked(rules.about)]
    parts.append("\n".join(f"- [{chapter}](#{anchor(chapter.number)})" for chapter in rules.chapters))
    for chapter in rules.chapters:
        parts += [_place(chapter.number) + f"\n## {chapter}", linked(chapter.lead)]
        parts += [f"{_place(one.number)}**{one.number}** {linked(one.text)}" for one in chapter.clauses]
    return "\n\n".join(parts) + "\n"


def _place(number: str) -> str:
    return f'<a id="{anchor(number)}"></a>'


def pages() -> dict[str, str]:
    """The page of each game that has rules in words, by its file."""
    return {f"{game}.md": page(rules) for game in GAMES if (rules := book(game)).chapters}


def main() -> None:
    """Write the tables and the rules anew."""
    for guide in GUIDES.values():
        guide.write_text(renewed(guide.read_text(encoding="utf-8")), encoding="utf-8")
    RULES_SHOWN.mkdir(exist_ok=True)
    for name, text in pages().items():
        (RULES_SHOWN / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
