"""What a move risks and brings is told before it is made."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.model.options import FiefOptions
from bot.rules.kit.draft import changed
from bot.words import Voice, names_in
from cogs.games.fief.beside import beside
from cogs.games.fief.meaning import meaning
from cogs.interaction.ids import Step
from cogs.interaction.names import voice
from cogs.play import panel
from tests.cogs import tables
from tests.cogs.games.fief.test_pressing import labels, text
from tests.cogs.tables import parts_of
from tests.rules.fief.position import noble
from tests.rules.fief.war.test_moves import ROBB, TYWIN, at_darry, gathered
from tests.rules.fief.war.test_raids import besieged

VOICES = {
    language: Voice(
        language, names_in(language, "fief", RULESET.names), dict(enumerate(["Alys", "Brynden", "Cass"]))
    )
    for language in ("en", "de")
}
SAY = VOICES["en"]


def riders(state: Any = None, source: str = "fairmarket") -> Any:
    """Robb with two Knights beside two Men at Arms at Darry."""
    return gathered(state or at_darry("k2", "m2"), source, ROBB, men="k2")


def test_fief_5_20_a_raid_with_one_mark_is_confirmed_and_tells_what_fights_whom() -> None:
    """*Raid* fought at one press, without a word on strength, odds or what follows."""
    here = tables.table("fief", riders(), 5)
    step = Step("do", here.game.id, here.game.stamp, "raid", values=("darry",))
    told: dict[str, str] = {}
    for language in VOICES:
        shown = panel.ask(here, here.view(0), voice(here, language), step)
        assert shown is not None
        told[language] = text(parts_of(shown))
        assert labels(parts_of(shown))[0] in ("Raid", "Überfallen")
    for words in ("Strength 8, 2 dice", "2 Men at Arms. Strength 2, one die", "In two rounds at most: **"):
        assert words in told["en"]
    assert "has to ride on" in told["en"]
    assert "stay at Darry" in told["en"]
    assert "loses the Nobles too" in told["en"]
    assert "weiterreiten" in told["de"]
    assert (
        beside(here.view(0), SAY, "raid", {}, "target", "darry") == "strength 8 against 2, dice 2 against 1"
    )


def test_fief_5_21_the_odds_of_a_raid_are_those_of_two_rounds() -> None:
    """Two dice twice show twelve hits at most: thirteen Men at Arms are never beaten."""
    told = meaning(RULESET.view(riders(at_darry("k2", "m13")), 0), SAY, "raid", {"target": "darry"})
    assert "**0 %** to win" in told
    assert "that neither is beaten" in told


def test_fief_5_23_who_breaks_out_of_a_siege_reads_that_they_go_back_inside() -> None:
    told = meaning(RULESET.view(riders(besieged(), "winterfell"), 0), SAY, "raid", {"target": "winterfell"})
    assert "go back inside" in told


def test_fief_6_22_who_has_no_troops_is_taken_without_dice() -> None:
    alone = noble(at_darry("k2", "none"), TYWIN, 1, "darry")
    told = meaning(RULESET.view(riders(alone), 0), SAY, "raid", {"target": "darry"})
    assert "taken without dice" in told
    assert "%" not in told


@pytest.mark.parametrize("language", VOICES)
def test_fief_10_6_in_fog_a_raid_tells_no_strength_that_its_rider_does_not_see(language: str) -> None:
    fog = changed(riders(), options=FiefOptions(fog_of_war=True))
    other = changed(riders(at_darry("k2", "m9")), options=FiefOptions(fog_of_war=True))
    views = [RULESET.view(state, 0) for state in (fog, other)]
    told = {meaning(view, VOICES[language], "raid", {"target": "darry"}) for view in views}
    assert len(told) == 1
    assert "%" not in told.pop()
    assert {beside(view, SAY, "raid", {}, "target", "darry") for view in views} == {""}
