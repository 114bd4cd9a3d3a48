"""What the story of Tiny Epic tells better as a whole."""

from __future__ import annotations

from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.engine.table.turn_history import Tale
from bot.rules.contract import Event
from bot.rules.kit.draft import changed, made
from bot.rules.tiny_epic.events.battle import Revealed
from bot.rules.tiny_epic.events.board import Moved, Paid
from bot.rules.tiny_epic.events.cards import Drew, TurnedUp
from bot.rules.tiny_epic.events.night import WalkerRose
from bot.rules.tiny_epic.events.rival import RivalDone
from bot.rules.tiny_epic.events.rounds import Drafted, Rolled, RoundEnded
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.frames.night.terror import evoke
from bot.rules.tiny_epic.frames.rival.turn import RivalTurn
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.play import verbs
from cogs.interaction.names import voice
from cogs.play import dashboard, telling
from tests.cogs import tables
from tests.rules.tiny_epic import night, position, test_rival


def story(do: Any, language: str = "en", **about: Any) -> list[str]:
    """What is told of something done at a table of the cooperative mode, a line each."""
    state, told = night.run(changed(night.table(night.HOMES), **about), do)
    return telling.story(voice(tables.table("tiny_epic", state, 2), language), told).splitlines()


def test_te_15_24_the_story_says_that_terror_spreads_and_by_which_shields() -> None:
    """A card *is turned over for the Night King*, it said, and of what the next lines came nobody could tell."""
    cards = {"deck": (night.SECRET, night.WEAK, night.STRONG)}
    assert story(evoke, deck=(night.STRONG,)) == [
        "Terror spreads by the shields on Kingslayer: Arryn and Lannister.",
        "To the Terror Pool: 1 Arryn token.",
        "A White Walker joins the Terror Pool.",
    ]
    (german, *_) = story(evoke, "de", deck=(night.STRONG,))
    assert "Schrecken" in german
    assert "Arryn und Lannister" in german
    fight = story(lambda play: place(play, "winterfell", why="ranger"), **cards)
    assert "Lone Wolf (Secret) is turned over for the Night King." in fight
    assert not any("Terror" in line for line in fight)


def told(*events: Any, language: str = "en") -> list[str]:
    """What is told of these events, a line each."""
    return telling.story(
        voice(tables.table("tiny_epic", night.table(night.HOMES), 2), language), events
    ).splitlines()


def test_a_card_of_a_battle_says_what_it_is_worth_there() -> None:
    """*Kingslayer is turned over*: where the sums below it came from was anybody's guess."""
    (line,) = told(Revealed(seat=0, cards=(night.STRONG,)))
    assert line == "Alys has committed Kingslayer (Strength 5)."
    (german,) = told(Revealed(seat=0, cards=(night.FLIGHT,)), language="de")
    assert "(Rückzug)" in german


def test_te_16_8_a_card_that_the_rival_plots_with_says_its_shields() -> None:
    (line,) = told(TurnedUp(card=night.STRONG, party="rival"))
    assert line == "Kingslayer is turned over for the Rival, with the shields of Arryn and Lannister."


def test_dice_taken_by_one_and_white_walkers_that_come_together_share_a_line() -> None:
    """Who plays alone takes three dice, and four White Walkers follow the Night King: a line each filled a phone."""
    dice = [Drafted(seat=0, die=die, bottom=False) for die in ("sail", "march", "march")]
    dead = [WalkerRose(domain=domain, why="spread") for domain in ("thenn", "hornwood")]
    assert told(
        *dice, Drafted(seat=1, die="plot", bottom=False), *dead, WalkerRose(domain="pyke", why="ranger")
    ) == [
        "Alys takes the dice Sail, March, and March.",
        "Brynden \\*\\*the\\*\\* \\_Blackfish\\_ takes the die Plot.",
        "White Walkers follow the Night King to Thenn and Hornwood.",
        "The Ranger Card brings a White Walker to Pyke.",
    ]
    assert "folgen dem Nachtkönig" in told(*dead, language="de")[0]


def test_te_10_5_taxes_are_told_as_taxes_once_for_each_side() -> None:
    """*Alys gains 2 gold*, said the end of a round, and below *Alys gains 1 gold*: for what, nobody could tell."""
    first = [Paid(side=side, by=by, why="taxes") for side, by in (("0", 2), ("1", 3))]
    lines = told(*first, Drew(seat=0, cards=(night.WEAK,)), Paid(side="0", by=1, why="taxes"))
    assert lines == [
        "Taxes bring Alys 3 gold.",
        "Taxes bring Brynden \\*\\*the\\*\\* \\_Blackfish\\_ 3 gold.",
        "Alys draws a card.",
    ]
    (german,) = told(Paid(side="treaty", by=4, why="taxes"), language="de")
    assert german == "Das Bündnis bekommt 4 Gold an Steuern."


def test_te_16_15_who_plays_alone_is_not_told_that_all_dice_and_the_hand_are_theirs() -> None:
    """Each round said so; with Ranger Cards the panel was longer than two phones."""
    over, rolled = RoundEnded(hand_of_king=0, alone=True), Rolled(round=2, dice=("event", "sail", "event"))
    mine = [Drafted(seat=0, die=die, bottom=False) for die in rolled.dice]
    assert told(over, rolled, *mine) == ["Round 2. The dice: Event, Sail, and Event."]
    shared = [Drafted(seat=1, die="event", bottom=False), *mine[1:]]
    lines = told(changed(over, alone=False), rolled, *shared)
    assert len(lines) == 4, "where several play, who takes what is told"


def test_te_9_3_gold_for_which_there_is_no_room_is_told_with_what_comes() -> None:
    """A card that brings two gold brought one, and nobody said why."""
    assert told(Paid(side="0", by=1, why="card", lost=1)) == [
        "Alys gains 1 gold; there is no room for 1 more."
    ]
    taxes = [Paid(side="0", by=2, why="taxes"), Paid(side="0", by=1, why="taxes", lost=3)]
    assert told(*taxes) == ["Taxes bring Alys 3 gold; there is no room for 3 more."]
    (german,) = told(Paid(side="0", by=1, why="card", lost=1), language="de")
    assert german == "Alys bekommt 1 Gold; für 1 mehr ist kein Platz."
    play = Play(position.rich(position.begin("stark", "greyjoy"), 0, 6), SeededChance(0))
    verbs.gold(play, "0", 5, "card")
    assert play.events == [Paid(side="0", by=2, why="card", lost=3)]


def test_te_10_6_what_a_pool_does_not_keep_is_told_in_a_line() -> None:
    """With a round's end, alliances that were over and a Ranger Card a panel was longer than two phones."""
    culled = [
        Moved(why="cull", seat=None, army={house: TOKEN}, source=source, target="mat")
        for house, source in (
            ("tully", "pool:0"),
            ("tully", "pool:0"),
            ("arryn", "pool:0"),
            ("arryn", "pool:1"),
        )
    ]
    assert (
        told(*culled)[0]
        == "Back to the Token Pool from Alys: 2 Tully tokens and 1 Arryn token; a pool keeps two."
    )
    assert len(told(*culled)) == 2
    terror = [changed(one, source="pool:night_king") for one in culled]
    assert told(*terror) == [
        "Back to the Token Pool from the Terror Pool: 2 Tully tokens and 2 Arryn tokens; a pool keeps two."
    ]


def test_te_16_4_what_the_rival_does_stands_under_the_name_of_its_house() -> None:
    """*The turn of Alys* stood above the die that the Rival had thrown."""
    events: list[Event] = []
    for step in ("roll", "over"):
        turn = made(RivalTurn, seat=0, step=step)
        play = Play(changed(test_rival.solo(), stack=(Round(step="solo_turns"), turn)), SeededChance(0))
        turn.carry_on(play)
        events += play.events
    (done,) = (event for event in events if isinstance(event, RivalDone))
    say = voice(tables.table("tiny_epic", test_rival.solo(), 1), "en")
    words = dashboard.tale(say, [Tale(done.whose(), tuple(events))], 2000)
    assert words.startswith("### House Greyjoy\nHouse Greyjoy throws ")
