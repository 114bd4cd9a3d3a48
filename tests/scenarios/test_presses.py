"""How many presses a Dominion turn takes: with a battle, its card and an Objective; and with a Maester card, too."""

from typing import Any

import pytest

from bot.rules.kit.draft import changed
from bot.sandbox.seen import Outcome, Seen
from tests.scenarios.dominion import arranged, front
from tests.scenarios.players import ends, press_dashboard
from tests.scenarios.stage import Player, SandboxStage

LONGEST = 30
USE, SCORE = "Use a Character or card", "Score an Objective"


class Finger:
    """Presses, and counts them."""

    def __init__(self, person: Player) -> None:
        self.person, self.presses = person, 0

    async def open(self) -> Seen:
        """The panel, by the button below the board."""
        self.presses += 1
        outcome = await press_dashboard(self.person, "Your move")
        assert outcome is not None
        return _shown(outcome)

    async def on(self, shown: Seen, *wanted: str) -> Seen:
        """The button, or the line of a menu, that holds one of these words."""
        self.presses += 1
        for words in wanted:
            for menu in shown.menus:
                for option in menu.options:
                    if words in option.label:
                        return _shown(await self.person.select(shown, menu.custom_id, [option.value]))
            for button in shown.buttons:
                if words in button.label:
                    return _shown(await self.person.click(shown, custom_id=button.custom_id))
        raise AssertionError(f"none of {wanted} is on the panel: {shown.text}\n{_labels(shown)}")


def _shown(outcome: Outcome) -> Seen:
    assert outcome.reply is not None, outcome.failure
    return outcome.reply


def _labels(shown: Seen) -> list[str]:
    return [
        *(button.label for button in shown.buttons),
        *(one.label for menu in shown.menus for one in menu.options),
    ]


@pytest.mark.parametrize(("maester", "most"), [(False, 14), (True, 15)])
async def test_a_dominion_turn_takes_few_presses(stage: SandboxStage, maester: bool, most: int) -> None:
    alys, brynden, table = await arranged(stage)
    seat = table.seat_of(alys.id)
    assert seat is not None
    state: Any = table.state
    land, aim = front(state, seat)
    court = state.court
    table._state = changed(
        state, court=changed(court, units={**court.units, land: (1 if maester else 2, 0, 0)})
    )
    source, target = table.rules.names[land], table.rules.names[aim]
    await brynden.command("/risk react", what="declared_against_you", order="never")
    await brynden.command("/risk react", what="after_roll", order="never")
    await brynden.command("/risk react", what="committed_against_you", order="never")
    await brynden.command("/risk react", what="opponent_plays_maester", order="never")
    finger = Finger(alys)
    shown = await finger.open()
    if maester:
        shown = await finger.on(shown, USE)
        shown = await finger.on(shown, source)
        shown = await finger.on(shown, USE)
    for _ in range(LONGEST):
        now: Any = table.state
        if now.active != seat:
            break
        shown = await finger.on(
            shown, *_next(shown, now.court.points[seat] > 0, now.owner[aim] == seat, source, target)
        )
    after: Any = table.state
    assert after.owner[aim] == seat
    assert after.court.points[seat] == 2
    assert after.active != seat
    assert finger.presses <= most


def _first(shown: Seen) -> str:
    """The first line of the first menu: of two Objectives looked at, either will do."""
    return shown.menus[0].options[0].label


def _next(shown: Seen, scored: bool, taken: bool, source: str, target: str) -> tuple[str, ...]:
    """What is pressed next, the best first."""
    labels = _labels(shown)
    if "Pass for this turn" in labels:
        return ("Pass for this turn",)
    if "### Deploy" in shown.text:
        return ("Deploy",) if "Deploy" in labels and f"**{source}" in shown.text else (source, "Deploy")
    if "### Move in" in shown.text and "Move in" not in labels:
        return (max((one for one in labels if one.isdigit()), key=int),)
    if "Attack to the end" in labels:
        return ("Attack to the end",)
    if scored:
        return (ends(labels) or _first(shown),)
    if taken and SCORE in labels:
        return (SCORE,)
    return (target, source, "Fight to the end", "Move in", "Attack", "Pass")
