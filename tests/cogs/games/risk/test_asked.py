"""What a choice is asked with: what depends on a House, what is named for a card, whether somebody fights on."""

from typing import Any

import pytest

import cogs.games.risk
from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import fold
from bot.rules.risk import RULESET
from bot.rules.risk.model.actions import Pass, Press
from bot.rules.risk.model.options import RiskOptions
from bot.words import Voice
from cogs.games.risk import choosing
from cogs.games.risk.facing import facing
from cogs.interaction import forms
from cogs.interaction.ids import Step
from cogs.interaction.names import voice
from cogs.play import panel
from tests.cogs import tables
from tests.cogs.games.risk.test_facts import seated
from tests.cogs.tables import parts_of
from tests.rules.risk.frames.test_windows import STORM, card, war

assert cogs.games.risk  # puts the hints of RISK in their place


@pytest.mark.parametrize(("mode", "told"), [("dominion", True), ("skirmish", False)])
def test_a_house_is_chosen_with_a_line_on_its_characters_where_they_play(mode: str, told: bool) -> None:
    """A House was chosen blind; in a Skirmish all are alike."""
    options = RiskOptions.model_validate({"mode": mode})
    state = fold(RULESET, RULESET.new(options, 3, SeededChance(1)))
    (prompt,) = RULESET.pending(state)
    view = RULESET.view(state, prompt.waiting[0])
    say = Voice("en", RULESET.names, {})
    lines = [choosing(view, say, "house", {}, "house", house) for house in view.free_houses]
    assert all(bool(line) == told for line in lines)
    assert len(set(lines)) == (len(lines) if told else 1)


def chooser(mode: str, players: int, **more: str) -> tuple[Table, Any, Voice]:
    """The table as seen by who chooses a House first."""
    options = RiskOptions.model_validate({"mode": mode, **more})
    state = fold(RULESET, RULESET.new(options, players, SeededChance(1)))
    (prompt,) = RULESET.pending(state)
    here = tables.table("risk", state, players)
    return here, here.view(prompt.waiting[0]), voice(here, "en")


@pytest.mark.parametrize(
    ("mode", "more", "told"),
    [
        ("skirmish", {}, "> Here a House is a name and a colour; nothing else depends on it."),
        (
            "dominion",
            {},
            "> Turns go in this order: House Stark, House Baratheon, and House Lannister."
            " Who comes late begins with gold or cards for it.",
        ),
        (
            "dominion",
            {"start_bonus": "off"},
            "> Turns go in this order: House Stark, House Baratheon, and House Lannister.",
        ),
        ("dominion", {"setup": "deal"}, ""),
        (
            "mitchell",
            {},
            "> Five armies of your House stand in its town; five more lands are dealt to each player.",
        ),
    ],
)
def test_what_depends_on_the_house_is_said_where_it_is_chosen(
    mode: str, more: dict[str, str], told: str
) -> None:
    """It decides who begins in a Dominion, and nothing in a Skirmish (RISK-3.2, RISK-4.1, MITCHELL-2.2)."""
    _, view, say = chooser(mode, 3, **more)
    assert facing(view, say) == told


def test_mitchell_2_2_beside_a_house_stands_its_town() -> None:
    _, view, say = chooser("mitchell", 3)
    assert choosing(view, say, "house", {}, "house", "stark") == "Winterfell"
    assert choosing(view, say, "house", {}, "house", "martell") == "Sunspear"


@pytest.mark.parametrize(
    ("card_id", "question"),
    [
        ("reinforce_bulwarks", "In which land?"),
        ("strategic_withdrawal", "Where do they go?"),
        ("a_web_of_lies", "Against whom?"),
        ("melisandre", "Against whom?"),
        ("taken_captive", "Which Character?"),
        ("margaery_tyrell", "Which die?"),
        ("barristan_selmy", "Which dice?"),
        ("unplanned_losses", "At whom or what?"),
    ],
)
def test_risk_22_22_what_is_named_for_a_card_is_asked_in_its_own_words(card_id: str, question: str) -> None:
    """*At whom or what?* stood above lands, players and dice."""
    here, view, say = seated(war(()), 0)
    asked = forms.asked(here.rules.id, say, "play", "target", view, {"card": card_id})
    assert asked == question
    assert forms.asked(here.rules.id, say, "play", "target", view) == "At whom or what?"


def test_before_the_first_battle_nobody_fights_on() -> None:
    """RISK-11.11: whoever has been answered by a card commits armies anew, and was told to *Fight on*."""
    at = war((), ("a_call_to_arms",))
    at.do(0, STORM)
    at.do(1, card("a_call_to_arms"), "6")
    while at.awaits()[1] != "commit":
        at.do(at.awaits()[0], Pass())
    here, view, say = seated(at, 0)
    labels = [part.get("label") for part in parts_of(panel.menu(here, view, say, ""))]
    assert {"Fight", "Fight to the end"} <= {*labels}
    assert "Fight on" not in labels
    at.do(0, Press(), "1 1 1", "6 6")
    here, view, say = seated(at, 0)
    assert "Fight on" in [part.get("label") for part in parts_of(panel.menu(here, view, say, ""))]


def test_a_panel_asks_so_above_the_lands() -> None:
    here, view, say = seated(war(("reinforce_bulwarks",)).purchase(0), 0)
    form = forms.fields(forms.action_named(here.rules, "play"))
    step = Step("do", here.game.id, here.game.stamp).of("play").put(form, "card", "reinforce_bulwarks")
    shown = str(parts_of(panel.ask(here, view, say, step)))
    assert "In which land?" in shown
    assert "At whom or what?" not in shown
