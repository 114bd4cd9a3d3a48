"""What is asked for a field has the words of its action, wherever it is asked: RISK-21.10, keeping cards."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.plans.plan_text import read
from bot.rules.contract import Choice, RuleError
from bot.rules.risk.model.actions import Attack, KeepCards
from cogs import press
from cogs.interaction import forms
from cogs.interaction.ids import Step
from cogs.interaction.names import voice
from cogs.play import moves, plan_page
from tests.engine import memory_store

WORDS = "Which do you keep?"
TABLE = memory_store.game("risk", ("Alys", "Bran", "Cass"), seed=5, actions=9, quits=False)
SAY = voice(TABLE, "en")


def test_a_field_has_the_words_of_its_action_or_those_of_all() -> None:
    assert forms.asked("risk", SAY, "keep", "cards") == WORDS
    assert forms.asked("risk", SAY, "redeem", "cards") == "Which set?"


def test_a_refusal_asks_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "instead", lambda *_: ("cards", (Choice(value="winterfell"),)))
    error = RuleError("RISK-21.10", "risk-about")
    assert WORDS in moves.explained(TABLE, 0, SAY, KeepCards(cards=("pyke",)), error)


def test_a_refusal_that_names_all_that_is_possible_does_not_list_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four lands stood in *From there you may attack* and again in *Possible*."""
    monkeypatch.setattr(forms, "instead", lambda *_: ("target", (Choice(value="winterfell"),)))
    args = {"source": "the_neck", "target": "pyke", "count": 1, "targets": ("winterfell",)}
    error = RuleError("RISK-11.1", "risk-no-attack-link", **args)  # type: ignore[arg-type]
    told = moves.explained(TABLE, 0, SAY, Attack(source="the_neck", target="pyke"), error)
    assert told.count("Winterfell") == 1


def test_a_plan_asks_so() -> None:
    (fault,) = read(TABLE.rules, TABLE.view(0), "keep")[1]
    assert WORDS in plan_page.fault_told(TABLE, SAY, fault)


def test_a_form_asks_so() -> None:
    interaction: Any = SimpleNamespace(locale="en")
    step = Step("type", TABLE.game.id, TABLE.game.stamp, "keep", (), "cards")
    (part,) = press._typing(interaction, TABLE, step).to_dict()["components"]
    assert part["label"] == WORDS
