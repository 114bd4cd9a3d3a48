"""The odds where an attack is begun: on the panel, before anything is confirmed, exact to the last card in effect."""

import re
from dataclasses import replace
from functools import cache
from typing import Any

import cogs.games.risk
from bot.engine.table.table import Table
from bot.rules.kit.draft import changed
from bot.rules.risk.play.odds import forecast
from bot.rules.risk.show.outlook import quick, sides
from bot.rules.risk.show.view import RiskView
from cogs.interaction.ids import Step
from cogs.interaction.names import voice
from cogs.interaction.numbers import decimal, percent
from cogs.play import panel
from tests.cogs.tables import moments, parts_of, seats

assert cogs.games.risk  # puts the hints of RISK in their place


@cache
def attacks() -> tuple[tuple[Table, RiskView, str, str], ...]:
    """Moments at which somebody may attack, and one attack each."""
    found = []
    for table, _ in moments("risk", 12):
        for seat in seats(table):
            view: Any = table.view(seat)
            if "attack" in view.menu:
                offers: Any = table.rules.candidates(view, "attack", {}, "source")
                source = offers.choices[0].value
                offers = table.rules.candidates(view, "attack", {"source": source}, "target")
                target = offers.choices[0].value
                found.append((table, view, source, target))
    assert len(found) > 5
    return tuple(found)


def asked(table: Table, view: RiskView, *values: str) -> list[Any]:
    """The panel of an attack whose first fields are filled so."""
    step = Step("do", table.game.id, table.game.stamp, "attack", values)
    shown = panel.ask(table, view, voice(table, "en"), step)
    assert shown is not None
    return parts_of(shown)


def words(parts: list[Any]) -> str:
    return "\n".join(part["content"] for part in parts if part["type"] == 10)


def test_the_panel_tells_the_odds_of_the_attack_before_it_is_confirmed() -> None:
    for table, view, source, target in attacks():
        say, found = voice(table, "en"), forecast(*sides(view, source, target))
        text = words(asked(table, view, source, target))
        assert f"the land falls in **{percent(say, found.chance)}**" in text
        assert (
            f"lose {decimal(say, found.attackers_lost)}, and the defender {decimal(say, found.defenders_lost)}"
            in text
        )


def test_the_odds_follow_what_is_chosen() -> None:
    """Where to stop, and how many dice."""
    told = 0
    for table, view, source, target in attacks():
        if view.armies[source] < 4:
            continue
        say, (attack, defence) = voice(table, "en"), sides(view, source, target)
        text = words(asked(table, view, source, target, "1", "3"))
        one_die = forecast(replace(attack, dice_limit=1), defence, 3)
        assert f"until 3 are left, the land falls in **{percent(say, one_die.chance)}**" in text
        told += 1
    assert told


def test_beside_every_land_stands_how_likely_it_falls() -> None:
    told = 0
    for table, view, source, _ in attacks():
        say = voice(table, "en")
        for part in asked(table, view, source):
            if part["type"] == 3:
                for option in part["options"]:
                    chance = percent(say, quick(view, source, option["value"]))
                    assert option["description"].split(" · ")[0] == chance
                    told += 1
            elif part["type"] == 2 and " · " in part["label"]:
                assert re.search(r" · [<>]?\d+%( · |$)", part["label"])
                told += 1
    assert told


def test_units_that_stay_behind_do_not_count() -> None:
    """RISK-14.5: the odds are those of the units that go along."""
    told = 0
    for table, view, source, target in attacks():
        if view.invasion is not None:
            continue
        state: Any = table.state
        court = changed(state.court, units={**state.court.units, source: (2, 1, 1)})
        armed: Any = table.rules.view(changed(state, court=court), view.viewer)
        all_go, none_goes = sides(armed, source, target), sides(armed, source, target, units=(0, 0))
        assert all_go[0].plus_highest - none_goes[0].plus_highest == 2
        assert all_go[0].d8 - none_goes[0].d8 == 1
        assert all_go[1] == none_goes[1]
        told += 1
    assert told
