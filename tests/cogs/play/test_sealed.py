"""What somebody has answered in secret stands on their own panel: days later, and for whoever takes the seat over."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.fief import RULESET as FIEF
from bot.rules.fief.actions import TakeSide, Vote
from bot.rules.fief.frames.court.ballots import Ballot, Run, SecretBallot
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET as RISK
from bot.rules.tiny_epic import RULESET as EPIC
from bot.rules.tiny_epic.actions import Commit, March
from bot.rules.tiny_epic.model import ops
from cogs.interaction.names import voice
from cogs.play import panel
from tests.cogs import tables
from tests.cogs.tables import parts_of
from tests.rules.fief import position as fief
from tests.rules.fief.cards.test_passages import helped
from tests.rules.risk.play.test_dominion import begun
from tests.rules.tiny_epic import night
from tests.rules.tiny_epic import position as epic

SEALED = {
    "en": "What you have answered, and nobody else knows yet:",
    "de": "Was du geantwortet hast und sonst noch niemand weiß:",
}


def panel_of(system: str, state: Any, seat: int, language: str) -> str:
    here = tables.table(system, state, 2 if system == "tiny_epic" else 3)
    parts = parts_of(panel.menu(here, here.view(seat), voice(here, language)))
    return "\n".join(part["content"] for part in parts if part["type"] == 10)


@pytest.mark.parametrize(
    ("laid", "english", "german"),
    [
        (Commit(), "**Commit no card**", "**Keine Karte einsetzen**"),
        (
            Commit(card=night.STRONG, second=night.WEAK),
            "**Commit** · Which card? Kingslayer · Which second card? Safe Passage",
            "**Einsetzen** · Welche Karte? Königsmörder · ",
        ),
    ],
)
def test_te_6_16_who_has_laid_a_card_or_none_reads_so_and_nobody_else_does(
    laid: Commit, english: str, german: str
) -> None:
    state = epic.standing(epic.begin("stark", "lannister", np=()), {"winterfell": "st2h", "hornwood": "la2"})
    state = epic.holding(epic.holding(state, 0, night.WEAK, night.STRONG), 1, night.CALL)
    march = March(source="winterfell", target="hornwood", army="st2h")
    before = epic.act(epic.asked(state, 0, ops.March(attacker_cards=2), "die"), 0, march)
    after = epic.act(before, 0, laid)
    for language, words in (("en", english), ("de", german)):
        assert SEALED[language] not in panel_of("tiny_epic", before, 0, language)
        assert f"{SEALED[language]}\n- {words}" in panel_of("tiny_epic", after, 0, language)
        assert SEALED[language] not in panel_of("tiny_epic", after, 1, language)
    assert all(EPIC.view(after, viewer) == EPIC.view(before, viewer) for viewer in (1, None))
    shown = epic.act(after, 1, Commit())
    assert not EPIC.view(shown, 0).sealed


def test_fief_0_7_what_lies_sealed_is_told_as_it_was_asked() -> None:
    """Whose help is a player, and which side a word of the language: both were asked of a View that is over."""
    state = fief.act(fief.act(helped(), 0, TakeSide(accept=("2",))), 2, TakeSide(help="attacker"))
    for seat, language, words in (
        (0, "en", "**Take my stand** · Whose help do you accept? Cass"),
        (2, "de", "**Partei ergreifen** · Wem hilfst du? Dem Angreifer"),
    ):
        assert f"{SEALED[language]}\n- {words}" in panel_of("fief", state, seat, language)
    assert not FIEF.view(state, 1).sealed
    assert not FIEF.view(state, None).sealed


def test_risk_4_4_who_has_kept_objectives_reads_which() -> None:
    state = begun(3, until="choose")
    kept = RISK.default(state, 0)
    after = fold(RISK, RISK.act(state, 0, kept, SeededChance(0)), state)
    assert RISK.view(after, 0).sealed == (kept,)
    for language, words in (
        ("en", "- **Choose what to keep** · "),
        ("de", "- **Wählen, was du behältst** · "),
    ):
        assert f"{SEALED[language]}\n{words}" in panel_of("risk", after, 0, language)
    assert all(RISK.view(after, viewer) == RISK.view(state, viewer) for viewer in (1, None))


@pytest.mark.parametrize("kind", [Ballot, SecretBallot])
def test_fief_1_50_who_has_laid_a_marker_is_told_for_whom(kind: type[Ballot]) -> None:
    state = fief.begin("stark", "lannister", "tyrell")
    noble = state.houses[1].succession[0]
    run = Run(office="king", seat=1, noble=noble)
    state = changed(state, stack=(kind(offices=("king",), step="vote", runs=(run,)),))
    vote = Vote(office="king", favour=noble)
    ballot = state.stack[-1].with_vote("king", 0, noble, None, False, (noble,))
    state = changed(state, stack=(ballot,))
    assert FIEF.view(state, 0).sealed == (vote,)
    assert not FIEF.view(state, 2).sealed
    assert not FIEF.view(state, None).sealed
