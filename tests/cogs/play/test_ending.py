"""The last message of a game: the winner, the podium, what decided it, and what to do next."""

from collections import Counter
from dataclasses import replace

from bot.engine.records.statistics import Fights, Statistics
from bot.engine.table.table import Table
from bot.rules.contract import Outcome, Score
from bot.rules.risk import RULESET
from bot.rules.risk.model.options import RiskOptions
from bot.words import Voice
from cogs.interaction.answers import Attachment
from cogs.interaction.ids import decode
from cogs.play import ending
from cogs.press import STANDING
from tests.cogs.tables import NAMES, judge, parts_of
from tests.engine import memory_store

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden"})
DICE = Statistics(
    dice_of={0: {6: Counter({6: 20, 1: 10})}, 1: {6: Counter({1: 20, 2: 10})}},
    fights={
        0: Fights(attacks=8, attacks_won=6, defences=2, defences_won=1),
        1: Fights(defences=8, defences_won=2),
    },
)


def over() -> Table:
    table = memory_store.game("risk", NAMES[:2], actions=200, quits=True)
    assert table.outcome() is not None
    return table


def test_most_battles_and_the_kindest_and_harshest_dice_are_told() -> None:
    battles, dice = ending.decided(SAY, DICE)
    assert battles.endswith("Alys, 7 of 10")
    assert "Alys (+0.83 a die)" in dice
    assert "Brynden (-2.17)" in dice


def test_of_few_dice_nothing_is_said() -> None:
    assert ending.decided(SAY, Statistics(dice_of={0: {6: Counter({6: 2})}, 1: {6: Counter({1: 2})}})) == []


def test_the_first_three_have_medals() -> None:
    scores = [Score(seat=seat, total=9 - seat) for seat in (0, 1)]
    outcome = Outcome(winners=(0,), reason="x", scores=tuple(scores))
    assert [line[0] for line in ending._sheet("risk", outcome, SAY)] == ["🥇", "🥈"]


def test_who_shares_the_victory_or_has_as_many_points_shares_the_medal() -> None:
    """Two who won together had gold and silver, and two who lost together silver and bronze."""
    four = Voice("en", RULESET.names, dict(enumerate(NAMES)))

    def medals(winners: tuple[int, ...], *totals: int) -> list[str]:
        scores = tuple(Score(seat=seat, total=total) for seat, total in enumerate(totals))
        outcome = Outcome(winners=winners, reason="x", scores=scores)
        return [line[0] for line in ending._sheet("risk", outcome, four)]

    assert medals((0, 2), 1, 1, 1) == ["🥇", "🥇", "🥉"]
    assert medals((0,), 9, 4, 4) == ["🥇", "🥈", "🥈"]


def test_the_last_message_has_buttons_that_are_understood_and_fits_into_one() -> None:
    table = over()
    say = Voice("en", table.rules.names, {row.seat: row.name for row in table.seats})
    view = ending.ending(table, say, say, (), [Attachment("map.png", b"", "A map")], DICE)
    judge(view)
    ids = [part["custom_id"] for part in parts_of(view) if part["type"] == 2]
    assert [decode(one).verb for one in ids] == ["rematch", "film-all", "statistics", "check-dice"]
    assert {decode(one).verb for one in ids} <= STANDING.keys()


def test_a_first_game_ends_with_where_to_go_next() -> None:
    table = over()
    say = Voice("en", table.rules.names, {row.seat: row.name for row in table.seats})
    told = [
        part["content"]
        for part in parts_of(ending.ending(table, say, say, (), [], DICE))
        if part["type"] == 10
    ]
    assert say.key("coach-farewell") not in "\n".join(told)
    lesson = RiskOptions.model_validate(RiskOptions.lesson).model_dump_json()
    table.game = replace(table.game, options=lesson)
    shown = ending.ending(table, say, say, (), [], DICE)
    judge(shown)
    told = [part["content"] for part in parts_of(shown) if part["type"] == 10]
    assert say.key("coach-farewell") in "\n".join(told)
