"""A change of the rules that would change a game raises their version: running games are held by nothing else."""

from typing import Any

import pytest

from bench import golden
from bot.rules.registry import RULESETS
from tests.golden import versions
from tests.golden.test_golden import GAMES, transcript
from tests.golden.versions import Noted, changed, complaint, digest, made, noted

RISK: Any = RULESETS["risk"]


@pytest.mark.parametrize("system", RULESETS)
def test_rules_that_make_something_else_of_a_golden_game_have_another_version(system: str) -> None:
    rules = RULESETS[system]
    before, now = noted(system), made(rules)
    if before.version == rules.version:
        assert not changed(before, now), complaint(system, changed(before, now))
    assert before == Noted(rules.version, now), "Run `python -m bench.golden`, which notes it."


def other(**changes: Any) -> Any:
    """RISK, but for what was changed in it."""
    return type("Other", (type(RISK),), changes)()


def test_an_event_more_an_answer_less_or_another_end_is_something_else() -> None:
    file = next(file for file in GAMES if file.stem == "risk-skirmish-concession")
    game, kind = transcript(file), type(RISK)
    same = digest(RISK, game)
    assert digest(other(), game) == same

    def twice(self: Any, *args: Any) -> Any:
        events = kind.act(self, *args)
        return (*events, events[-1])

    def nobody(self: Any, state: Any) -> Any:
        return kind.pending(self, state)[1:]

    def won(self: Any, state: Any) -> Any:
        end = kind.outcome(self, state)
        return end and end.model_copy(update={"reason": "conquest"})

    def refuses(self: Any, *args: Any) -> Any:
        raise AssertionError

    for changes in ({"pending": nobody}, {"outcome": won}, {"act": refuses}):
        assert digest(other(**changes), game) != same
    assert digest(other(act=refuses), game).startswith("cannot be replayed: line ")
    assert digest(other(act=twice), game) != same


def test_a_new_golden_game_needs_no_other_version() -> None:
    before = Noted("1", {"risk-a": "0"})
    assert changed(before, {"risk-a": "0", "risk-b": "1"}) == []
    assert changed(before, {"risk-a": "2"}) == ["risk-a"]
    assert changed(before, {}) == ["risk-a"]


def test_what_is_noted_changes_only_with_the_version(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "versions.json"
    file.write_text(versions.FILE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(versions, "FILE", file)
    before = file.read_bytes()
    monkeypatch.setattr(versions, "made", lambda rules: dict.fromkeys(noted(rules.id).games, "0"))
    with pytest.raises(SystemExit, match=r"raise `version` in bot/rules/risk/ruleset\.py"):
        golden.note()
    assert file.read_bytes() == before
    for rules in RULESETS.values():
        monkeypatch.setattr(rules, "version", "next", raising=False)
    golden.note()
    assert noted("risk").version == "next"
