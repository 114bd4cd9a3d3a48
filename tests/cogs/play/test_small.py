"""Small points that a new player found: what a slip does, what is said of others."""

import pytest

from bot.rules.contract import Card, Text
from bot.rules.registry import GAMES
from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.play import panel
from cogs.play.telling import LONG, cards, gained
from tests.cogs.tables import moments, parts_of, seats
from tests.engine import memory_store
from tests.engine.engine_fixture import awaited


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


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "to put a die in the bottom slot"), ("de", "einen Würfel auf das untere Feld legen")],
)
def test_what_is_asked_is_not_said_again_as_a_heading_right_below(language: str, asked: str) -> None:
    """“It is your turn to place a die” stood right above “Place a die”."""
    here = memory_store.game("tiny_epic", ("Alys", "Bran"), actions=2, quits=False)
    (seat,) = awaited(here)
    shown = parts_of(panel.menu(here, here.view(seat), voice(here, language)))
    text = "\n".join(part["content"] for part in shown if "content" in part)
    assert f"{asked}.**" in text
    assert "###" not in text


def test_an_empty_hand_of_somebody_else_is_not_called_ones_own() -> None:
    table, _ = moments("risk")[0]
    say = voice(table, "en")
    assert cards(say, ()) == "You hold no cards."
    assert cards(say, (), say.key("gm-hand-empty", seat=0)) == "Alys holds no cards."


def held(*ids: str) -> tuple[Card, ...]:
    return tuple(
        Card(
            id=id_,
            title=Text(key="risk-maester", args={"card": id_, "cost": 0}),
            note=Text(key=f"risk-card-{id_}"),
        )
        for id_ in ids
    )


def test_only_what_is_new_in_a_hand_is_explained() -> None:
    """A second card of one kind is new, too; what was thrown away is not told of."""
    table, _ = moments("risk")[0]
    say = voice(table, "en")
    assert gained(say, held("bribery"), held("bribery")) == ""
    assert gained(say, held("bribery", "winter_is_coming"), held("bribery")) == ""
    told = gained(say, held("bribery"), held("winter_is_coming", "bribery", "bribery"))
    assert told == (
        "New in your hand:\n"
        f"- Winter Is Coming · free ({say.key('risk-card-winter_is_coming')})\n"
        f"- Bribery · free ({say.key('risk-card-bribery')})"
    )


def test_of_many_cards_at_once_only_the_names_are_told() -> None:
    table, _ = moments("risk")[0]
    told = gained(voice(table, "en"), (), held("bribery", "bribery", "bribery", "winter_is_coming"))
    assert told.splitlines() == [
        "New in your hand (*My hand* says what each does):",
        *["- Bribery · free"] * 3,
        "- Winter Is Coming · free",
    ]


def test_below_a_long_story_new_cards_are_named_only() -> None:
    """A round's end and a Ranger Card of Tiny Epic, with three cards explained below, filled a phone twice."""
    table, _ = moments("risk")[0]
    say = voice(table, "en")
    assert gained(say, (), held("bribery"), below="x" * (LONG + 1)).splitlines() == [
        "New in your hand (*My hand* says what each does):",
        "- Bribery · free",
    ]
    assert gained(say, (), held("bribery"), below="x" * LONG) == gained(say, (), held("bribery"))


@pytest.mark.parametrize("system", [*GAMES])
def test_every_card_of_a_hand_says_what_it_does(system: str) -> None:
    hands = [table.view(seat).hand for table, _ in moments(system, 8) for seat in seats(table)]
    said = [
        card for hand in hands for card in hand if card.board is None
    ]  # a land's card has it in its title
    assert all(card.note is not None or card.does is not None for card in said)
    assert said or not any(hands)  # a game may have no cards
