"""The coach of a first game: what is asked, why, what a good move is; and it lets go step by step."""

from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import awaited, fold
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.model.options import RiskOptions
from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.play import coach, filling, panel
from tests.cogs import tables
from tests.cogs.tables import judge, parts_of
from tests.engine import memory_store

LESSON = RiskOptions.model_validate(RiskOptions.lesson)


def begun(state: Any) -> Table:
    made = tables.table("risk", state, 2)
    return _with_options(made)


def _with_options(made: Table) -> Table:
    text = LESSON.model_dump_json()
    other = memory_store.table("risk", ("Alys", "Maester Wick"), options=text)
    other.game = type(other.game)(
        **{
            **{name: getattr(made.game, name) for name in type(made.game).__slots__},
            "options": text,
        }
    )
    other._state = made._state
    return other


def opening(seed: int = 1) -> Any:
    return fold(RULESET, RULESET.new(LESSON, 2, SeededChance(seed)))


def test_a_first_game_is_coached_and_no_other_is() -> None:
    assert LESSON.coached
    assert not RiskOptions().coached
    made = tables.table("risk", opening(), 2)  # the same board, other options
    seat = awaited(RULESET.pending(made.state))[0]
    assert coach.lesson(made, made.view(seat), voice(made, "en")) == ""
    assert coach.buttons(made, made.view(seat), voice(made, "en")) == []


def test_the_first_thing_the_coach_says_is_how_one_wins_and_only_once() -> None:
    """Nobody was told before the game was over; and *Volantis · 3 · 10 against it* was explained nowhere."""
    table = begun(opening())
    seat = awaited(RULESET.pending(table.state))[0]
    for language, wins, numbers in (
        ("en", "most points win", "those of the enemy around it"),
        ("de", "gewinnen die meisten Punkte", "die des Feindes ringsum"),
    ):
        told = coach.lesson(table, table.view(seat), voice(table, language))
        assert wins in told
        assert numbers in told
    later = begun(changed(opening(), round=2))
    assert "most points win" not in coach.lesson(later, later.view(seat), voice(later, "en"))


def test_a_whole_first_game_is_played_by_doing_what_the_coach_says() -> None:
    """Every decision has an explanation, and the button does what was suggested, within the limits of Discord."""
    luck, state, told = SeededChance(5), opening(5), set()
    for _ in range(400):
        if RULESET.outcome(state) is not None:
            break
        table = begun(state)
        (prompt,) = RULESET.pending(state)
        seat = prompt.waiting[0]
        view, say = table.view(seat), voice(table, "en")
        shown = panel.menu(table, view, say, hint=True)
        judge(shown)
        text = "\n".join(part["content"] for part in parts_of(shown) if part["type"] == 10)
        first = "-first" if prompt.kind == "deploy" and view.round == 1 else ""
        assert say.key(f"risk-coach-{prompt.kind}{first}") in text
        assert "A good move: **" in text
        if prompt.kind == "end":  # so its lesson advises no maneuver
            assert "maneuver" not in view.menu
        (does,) = [
            decode(part["custom_id"])
            for part in parts_of(shown)
            if "custom_id" in part and decode(part["custom_id"]).verb == "coach"
        ]
        action = filling.action(table, view, does.at("go"), {})
        assert action == coach.suggested(table, view)
        told.add(prompt.kind)
        state = fold(RULESET, RULESET.act(state, seat, action, luck), state)
    outcome = RULESET.outcome(state)
    assert outcome is not None
    assert {"deploy", "attack", "occupy"} <= told


def test_it_lets_go_step_by_step() -> None:
    for number, explains, suggests in ((1, True, True), (2, True, True), (3, False, True), (4, False, False)):
        table = begun(changed(opening(), round=number))
        seat = awaited(RULESET.pending(table.state))[0]
        view, say = table.view(seat), voice(table, "en")
        lesson = coach.lesson(table, view, say)
        assert (say.key("risk-coach-deploy") in lesson) == explains
        assert ("A good move" in lesson) == suggests
        (button,) = coach.buttons(table, view, say)
        assert button.custom_id is not None
        assert decode(button.custom_id).verb == ("coach" if suggests else "hint")


def test_the_move_it_suggests_names_lands_without_the_armies_there() -> None:
    """“Deploy: Lys · 3” with seven armies to deploy read like three of them."""
    table = begun(opening())
    seat = awaited(RULESET.pending(table.state))[0]
    view, say = table.view(seat), voice(table, "en")
    action: Any = coach.suggested(table, view)
    assert f"A good move: **Deploy**: {say.name(action.territory)}\n" in coach.lesson(table, view, say)
    assert f"All {view.muster.left} armies go there" in coach.lesson(table, view, say)


def test_the_button_says_what_it_will_do_so_that_it_is_not_taken_for_the_action_above_it() -> None:
    """On the panel of an attack it may well move armies instead, after which no attack follows."""
    table = begun(opening())
    seat = awaited(RULESET.pending(table.state))[0]
    view = table.view(seat)
    action: Any = coach.suggested(table, view)
    for language, does in (("en", "Do that: Deploy · "), ("de", "So machen: Aufstellen · ")):
        say = voice(table, language)
        (button,) = coach.buttons(table, view, say)
        assert button.label == f"{does}{say.name(action.territory)}"
