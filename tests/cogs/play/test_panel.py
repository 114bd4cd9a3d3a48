"""The private panel: whatever is pressed on it, Discord takes it, and it ends in a legal move."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord import ui
from structlog.testing import capture_logs

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Action, Amount, View
from bot.rules.risk.model.actions import Land, PlayCard
from bot.words import Voice
from cogs.interaction.ids import Step, decode
from cogs.interaction.names import voice
from cogs.lookups import hand_and_board
from cogs.play import filling, panel
from tests.cogs import tables
from tests.cogs.tables import judge, moments, parts_of, seats
from tests.rules.risk.position import Position
from tests.rules.risk.realm import Mitchell
from tests.rules.systems import SYSTEMS

PREPARING = "preparing_for_war"

LONGEST = 8
"""Presses within which a move is made."""


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The tourney has no words."""
    with capture_logs():
        yield


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_path_over_the_panel_ends_in_a_legal_move(system: str) -> None:
    whim, made = random.Random(3), 0
    for table, state in moments(system):
        for seat in seats(table):
            view, say = table.view(seat), voice(table, "en")
            shown = panel.menu(table, view, say)
            judge(shown)
            for custom_id, part in opened(table, view, say, shown):
                if decode(custom_id).stamp is not None:
                    action = follow(table, view, say, custom_id, part, whim)
                    table.rules.act(state, seat, action, SeededChance(1))
                    made += 1
    assert made > 30


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"locked": True}, "The game master has locked this table."),
        ({"rules_version": "another"}, "This game rests: it began under other rules"),
    ],
)
def test_where_nobody_can_move_the_panel_says_so_at_once(change: dict[str, Any], told: str) -> None:
    """It asked for a move, and the last press was refused."""
    here = tables.table("risk", Position(3).lands(0, tarth=3).state, 3)
    here.game = replace(here.game, **change)
    say = voice(here, "en")
    (text,) = (part["content"] for part in parts_of(panel.menu(here, here.view(0), say)) if "content" in part)
    assert text.startswith(told)
    assert told in hand_and_board.standing(here, 0, say)


def test_m_dec_11_exiles_land_on_ones_own_port_only_when_that_is_confirmed() -> None:
    shore = Mitchell(3).lands(0, wolfswood=6).lands(1, tarth=5).lands(2, the_arbor=5).invade(0, "wolfswood")
    here = tables.table("risk", shore.state, 3)
    view, say = here.view(0), voice(here, "en")
    begun = Step("do", here.game.id, here.game.stamp).of("land")
    begun = begun.put(filling.form_of(here, begun), "house", "targaryen")

    def chosen(port: str) -> Step:
        return filling.obvious(here, view, filling.put(here, view, begun.at("pick", "territory"), port))

    assert "own" not in chosen("oldtown").filled(filling.form_of(here, begun))
    asked = panel.ask(here, view, say, chosen("wolfswood"))
    assert asked is not None
    judge(asked)
    yes, _back = [decode(custom_id) for custom_id, _ in presses(asked)]
    yes = filling.obvious(here, view, yes).at("go")
    assert panel.ask(here, view, say, yes) is None
    assert filling.action(here, view, yes, {}) == Land(house="targaryen", territory="wolfswood", own=True)


def test_several_are_chosen_from_all_there_are_a_page_at_a_time() -> None:
    war = Position(3, rest=0, mode="dominion", characters="off").lands(1, tarth=1).lands(2, sunspear=1)
    here = tables.table("risk", war.maesters(0, PREPARING).gold(1000, 1000, 1000).invade(0).state, 3)
    view, say = here.view(0), voice(here, "en")
    step = Step("do", here.game.id, here.game.stamp).of("play")
    step = filling.obvious(here, view, step.put(filling.form_of(here, step), "card", PREPARING))

    def pages(step: Step) -> list[dict[str, Any]]:
        """The selects for the lands, one a page."""
        asked = panel.ask(here, view, say, step)
        assert asked is not None
        judge(asked)
        return [part for _, part in presses(asked) if part["type"] == 3]

    def go(step: Step) -> list[Step]:
        asked = panel.ask(here, view, say, step)
        assert asked is not None
        return [one for custom_id, _ in presses(asked) if (one := decode(custom_id)).verb == "go"]

    def choose(step: Step, page: int, *places: str) -> Step:
        return filling.put(here, view, decode(pages(step)[page]["custom_id"]), ",".join(places))

    def chosen(step: Step) -> list[list[str]]:
        return [
            [option["value"] for option in page["options"] if option.get("default")] for page in pages(step)
        ]

    first, second = [[option["value"] for option in page["options"]] for page in pages(step)]
    assert {*first, *second} == {place for place, owner in war.state.owner.items() if owner == 0}
    assert len(go(step)) == 1
    step = choose(step, 0, first[1], first[3])
    assert chosen(step) == [[first[1], first[3]], []]
    assert go(step) == []
    step = choose(step, 1, second[2])
    assert chosen(step) == [[first[1], first[3]], [second[2]]]
    (does,) = go(step)
    action = filling.action(here, view, does, {})
    assert isinstance(action, PlayCard)
    assert set(action.lands) == {first[1], first[3], second[2]}
    assert chosen(choose(step, 1, second[0], second[1])) == [[first[1]], [second[0], second[1]]]
    assert chosen(choose(step, 0)) == [[], [second[2]]]


def presses(shown: ui.LayoutView) -> list[tuple[str, dict[str, Any]]]:
    """What may be pressed or chosen in."""
    return [(part["custom_id"], part) for part in parts_of(shown) if "custom_id" in part]


def opened(
    table: Table, view: View, say: Voice, shown: ui.LayoutView
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The same, with what stands behind the button of a family."""
    for custom_id, part in presses(shown):
        step = decode(custom_id)
        if step.verb == "family":
            inner = panel.family(table, view, say, step.kind)
            judge(inner)
            yield from presses(inner)
        else:
            yield custom_id, part


def follow(
    table: Table, view: View, say: Voice, custom_id: str, part: dict[str, Any], whim: random.Random
) -> Action:
    """Press this, and then anything but Back, until a move is made."""
    for _ in range(LONGEST):
        step = decode(custom_id)
        if step.verb == "type" and not step.field:
            words = [one for one in filling.form_of(table, step) if one.kind == "words"]
            return filling.action(table, view, step, {one.name: "Hear me!"[: one.longest] for one in words})
        if step.verb == "type":
            step = filling.put(table, view, step, typed(table, view, step, whim))
        elif part["type"] == 3:
            number = whim.randint(part["min_values"], part["max_values"])
            chosen = whim.sample([option["value"] for option in part["options"]], number)
            step = filling.put(table, view, step, ",".join(chosen))
        step = filling.obvious(table, view, step)
        asked = panel.ask(table, view, say, step)
        if asked is None:
            return filling.action(table, view, step, {})
        judge(asked)
        ahead = [one for one in presses(asked) if decode(one[0]).stamp is not None]
        custom_id, part = whim.choice(ahead)
    # Optional fields can be changed for ever; now go.
    go = [one for one in ahead if decode(one[0]).verb == "go"]
    return filling.action(table, view, decode(go[0][0]), {})


def typed(table: Table, view: View, step: Step, whim: random.Random) -> str:
    """An amount that somebody types."""
    filled = filling.values(table, view, filling.form_of(table, step), step)
    offer = table.rules.candidates(view, step.kind, filled, step.field)
    assert isinstance(offer, Amount)
    return str(whim.randint(offer.low, offer.high))
