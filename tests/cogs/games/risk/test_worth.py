"""What a land, a region and a set are worth: beside the lands to choose from, in the rules, in the hand."""

import cogs.games.risk
from bot.rules.risk.model.board import board
from cogs.games.risk import choosing
from cogs.games.risk.facing import facing
from cogs.games.risk.holding import holding
from cogs.games.risk.lands import regions
from cogs.interaction.ids import Step
from cogs.lookups.rulebook import matters
from cogs.play import panel
from cogs.play.moves import gained
from tests.cogs.games.risk.test_facts import seated, words
from tests.cogs.tables import parts_of
from tests.rules.risk.position import Position

assert cogs.games.risk  # puts the hints of RISK in their place


def test_lists_of_lands_say_region_bonus_and_threat() -> None:
    land = next(one for one in board("westeros").regions if one.id == "riverlands")
    four = sorted(land.territories)[:4]
    war = Position(3, rest=2).lands(0, *four).muster(0, 5)
    here, view, say = seated(war, 0)
    step = Step("do", here.game.id, here.game.stamp).of("deploy")
    shown = panel.ask(here, view, say, step)
    about = [
        option.get("description", "")
        for part in parts_of(shown)
        if part["type"] == 3
        for option in part["options"]
    ] + [part["label"] for part in parts_of(shown) if part["type"] == 2]
    assert sum("The Riverlands 4 of 5, +2" in each for each in about) == 4
    assert any("against it" in each for each in about)
    assert f"The Riverlands: +2 a turn, if you also held {say.name(sorted(land.territories)[4])}." in facing(
        view, say
    )


def test_where_an_attack_begins_only_the_threat_stands_beside_a_land() -> None:
    """Its own region is gained by no attack from it: on a phone it made two lines of each button."""
    war = Position(3, rest=2).lands(0, "harrenhal", "riverrun")
    _, view, say = seated(war, 0)
    for kind in ("attack", "maneuver"):
        said = choosing(view, say, kind, {}, "source", "harrenhal")
        assert "against it" in said
        assert "Riverlands" not in said
    assert "The Riverlands 2 of 5" in choosing(
        view, say, "attack", {"source": "riverrun"}, "target", "stoney_sept"
    )


def test_the_bonuses_of_all_regions_stand_in_the_rules_and_in_the_board_in_words() -> None:
    war = Position(3, rest=2).region(0, "riverlands").invade(0)
    here, view, say = seated(war, 0)
    told = regions(view, say)
    assert told["The Riverlands"] == "+2 armies a turn for all 5 lands; Alys holds 5"
    assert len(told) == len(board("westeros").regions)
    text = words(matters(here, 0, say))
    for name, each in told.items():
        assert f"- {name}: {each}" in text


def test_a_hand_says_what_is_missing_for_a_set() -> None:
    symbols = board("westeros").symbols
    knights = [place for place, symbol in symbols.items() if symbol == "knight"]
    engines = [place for place, symbol in symbols.items() if symbol == "siege_engine"]
    engine = engines[0]
    for hand, told in (
        ((), ""),
        ((knights[0],), "2 more cards for a set, which brings armies."),
        ((knights[0], knights[1]), "One more for a set: a Knight."),
        ((knights[0], engine), "One more for a set: a Fortification."),
        ((knights[0], knights[1], engine), "One more for a set: a Knight or a Fortification."),
        (
            (knights[0], knights[1], engine, engines[1]),
            "One more for a set: a Knight, a Siege Engine, or a Fortification.",
        ),
    ):
        _, view, say = seated(Position(3, rest=2).hand(0, *hand).invade(0), 0)
        assert holding(view, say) == told
    _, view, say = seated(Position(3, rest=2).hand(0, *knights[:3]).invade(0), 0)
    assert holding(view, say).startswith("You hold a set: ")


def test_a_card_drawn_says_what_the_hand_comes_to_now() -> None:
    """Somebody new drew a card, and nothing said what it is good for (RISK-8.3)."""
    here, before, say = seated(Position(3, rest=2).invade(0), 0)
    knight, other = [place for place, symbol in board("westeros").symbols.items() if symbol == "knight"][:2]
    now = seated(Position(3, rest=2).hand(0, knight).invade(0), 0)[1]
    assert [*gained(here, say, before, now, "")][1:] == [
        "2 more cards for a set, which brings armies.",
    ]
    more = seated(Position(3, rest=2).hand(0, knight, other).invade(0), 0)[1]
    assert [*gained(here, say, now, more, "")][1:] == ["One more for a set: a Knight."]
    assert [*gained(here, say, more, more, "")] == [""]
