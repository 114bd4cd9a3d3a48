"""Against the Night King gold, points, castles and allies are the Treaty's, and who lacks them reads so (TE-15.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, RuleError
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March, PlayEvent, Plot, Recruit
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import outlook
from bot.rules.tiny_epic.show.beside import beside
from bot.words import Voice, names_in
from tests.rules.tiny_epic import night
from tests.rules.tiny_epic.position import asked, begin, holding, rich, standing

CARDS = ("vendetta", "spoils_of_war", "kingslayer", "safe_passage", "red_wedding", "drain_the_coffers")
UNITS = {"winterfell": "st1", "the_eyrie": "st1", "kings_landing": "ar3"}


def treaty(op: ops.Op, gold: int = 0) -> TinyEpic:
    """Alys of House Stark may do this; the Treaty has so much gold, and no point."""
    return asked(holding(night.table({**UNITS, "casterly_rock": "la1h"}, gold=gold), 0, *CARDS), 0, op)


def alone(op: ops.Op, gold: int = 0) -> TinyEpic:
    """The same where each has gold of their own."""
    state = standing(begin("stark", "greyjoy"), {**UNITS, "pyke": "gr1h"})
    return asked(rich(holding(state, 0, *CARDS), 0, gold), 0, op)


def refusal(state: TinyEpic, action: Action, language: str = "en") -> str:
    """What somebody reads to whom it is refused."""
    with pytest.raises(RuleError) as caught:
        RULESET.act(state, 0, action, SeededChance(0))
    return Voice(language, names_in(language, "tiny_epic", RULESET.names), {0: "Alys"})(caught.value.text)


@pytest.mark.parametrize(
    ("op", "action", "gold", "ours", "mine"),
    [
        (
            ops.Recruit(),
            Recruit(unit="eddard_stark", domain="winterfell"),
            2,
            "That costs 3 gold, and the Treaty has 2.",
            "That costs 3 gold, and you have 2.",
        ),
        (
            ops.Plot(),
            Plot(card="vendetta", shield="stark", target="tully"),
            0,
            "That shield costs 2 gold, and the Treaty has 0.",
            "That shield costs 2 gold, and you have 0.",
        ),
        (
            ops.PlayEvent(),
            PlayEvent(card="vendetta"),
            0,
            "Vendetta asks for 4 gold, and the Treaty has less.",
            "Vendetta asks for 4 gold, and you have less.",
        ),
        (
            ops.PlayEvent(),
            PlayEvent(card="drain_the_coffers"),
            2,
            "Drain the Coffers is for a Treaty without any gold.",
            "Drain the Coffers is played by somebody without any gold.",
        ),
        (
            ops.PlayEvent(),
            PlayEvent(card="red_wedding"),
            9,
            "Red Wedding asks for a token in the Ally Pool of the Treaty, and it has none.",
            "Red Wedding asks for a token in your Ally Pool, and you have none.",
        ),
        (
            ops.PlayEvent(),
            PlayEvent(card="vendetta"),
            9,
            "Vendetta asks for a token in the Terror Pool, and there is none.",
            "Vendetta asks for a token in the Ally Pool of somebody else, and nobody else has one.",
        ),
        (
            ops.PlayEvent(),
            PlayEvent(card="kingslayer"),
            9,
            "Kingslayer asks for points to lose, and the Treaty has none.",
            "Kingslayer asks for points to lose, and you have none.",
        ),
        (
            ops.March(),
            March(source="the_eyrie", target="kings_landing", army="st1"),
            0,
            "Whoever ends a move in King's Landing has to hold 6 castles; once this army has left, the Treaty holds 2.",
            "Whoever ends a move in King's Landing has to hold 3 castles; once this army has left, you hold 1.",
        ),
    ],
)
def test_te_15_1_a_refusal_says_whose_gold_points_and_castles_are_missing(
    op: ops.Op, action: Action, gold: int, ours: str, mine: str
) -> None:
    """*You have too little gold*, said a table at which nobody has gold of their own."""
    assert refusal(treaty(op, gold), action).startswith(ours)
    assert refusal(alone(op, gold), action).startswith(mine)
    assert "du hast" not in refusal(treaty(op, gold), action, "de")
    assert "du hältst" not in refusal(treaty(op, gold), action, "de")


@pytest.mark.parametrize(("table", "whose"), [(treaty, "the Treaty has"), (alone, "you have")])
def test_te_15_1_whom_recruit_would_pass_over_reads_whose_gold_is_too_little(
    table: Callable[[ops.Op], TinyEpic], whose: str
) -> None:
    say = Voice("en", RULESET.names, {0: "Alys"})
    view = RULESET.view(changed(table(ops.Recruit()), round=5), 0)
    assert [say(one) for one in beside(view, "draft", "die", "recruit", {})] == [
        f"nobody now: {whose} too little gold"
    ]
    told = [say(one) for one in outlook.passed_over(view.known, 0, {"die": "recruit"})]
    assert told == [f"Recruit would be passed over as things stand: {whose} too little gold."]


def test_te_15_9g_kingslayer_asks_for_a_night_king_who_is_ahead() -> None:
    said = "Kingslayer asks for a Night King who has more points than the Treaty."
    assert refusal(rich(treaty(ops.PlayEvent()), 0, 4, score=2), PlayEvent(card="kingslayer")).startswith(
        said
    )
