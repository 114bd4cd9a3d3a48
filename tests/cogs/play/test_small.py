"""Small points that a new player found: what a slip does, what is said of others."""

from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.lookups.hand_and_board import cards
from cogs.play import panel
from tests.cogs.tables import moments, parts_of, seats


def test_nobody_leaves_the_game_by_a_slip_in_the_middle_of_a_turn() -> None:
    told = set()
    for table, _ in moments("risk", 8):
        say = voice(table, "en")
        for seat in seats(table):
            view = table.view(seat)
            verbs = [
                decode(part["custom_id"]).verb
                for part in parts_of(panel.menu(table, view, say))
                if "custom_id" in part
            ]
            if "concede" in view.menu:
                assert ("concede" in verbs) == (view.my_prompt is None)
                told.add(view.my_prompt is None)
    assert told == {True, False}


def test_an_empty_hand_of_somebody_else_is_not_called_ones_own() -> None:
    table, _ = moments("risk")[0]
    say = voice(table, "en")
    assert cards(say, ()) == "You hold no cards."
    assert cards(say, (), say.key("gm-hand-empty", seat=0)) == "Alys holds no cards."
