"""What is said to whoever is asked: beside the choices, and before an action."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Seat, Text
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March
from bot.rules.tiny_epic.frames.alliances import Alliances
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.upkeep import Upkeep
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force, decode
from bot.rules.tiny_epic.model.facts import CARDS, FACES, HOUSES
from bot.rules.tiny_epic.model.options import Mode
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import forecast, outlook
from bot.rules.tiny_epic.show.beside import beside
from bot.words import Voice
from tests.rules.tiny_epic.position import (
    act,
    asked,
    at_war,
    begin,
    choices,
    fighting,
    holding,
    rich,
    standing,
)

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden", 2: "Cass"})


def labels(state: TinyEpic, seat: Seat, kind: str, field: str, **filled: str) -> list[str]:
    """What the choices for a field are called."""
    offered: Any = RULESET.candidates(RULESET.view(state, seat), kind, filled, field)
    return [SAY(one.label) if one.label else SAY.name(one.value) for one in offered.choices]


def known(state: TinyEpic, seat: Seat, kind: str, **filled: object) -> list[str]:
    """What is said before an action."""
    return [SAY(line) for line in outlook.before(RULESET.view(state, seat), kind, filled)]


# ── the choices ──


def test_a_march_names_whom_one_would_fight_and_how_strong_they_are() -> None:
    state = standing(at_war(), {"flints_finger": "st2", "riverrun": "tu2", "pyke": "gr1"})
    offered = labels(asked(state, 0, ops.March()), 0, "march", "target", source="flints_finger")
    assert "Riverrun · fight House Tully, strength 3" in offered


def test_beside_an_army_stands_how_strong_it_would_fight_and_what_it_may_hope_for() -> None:
    """The choice of an army is the last before the battle: by buttons nobody saw the odds before it was on."""
    state = standing(at_war(), {"flints_finger": "st2", "riverrun": "tu2", "pyke": "gr1"})
    state = holding(asked(state, 0, ops.March()), 0, "kingslayer")

    def told(army: str, target: str, locale: str = "en") -> str:
        filled = {"source": "flints_finger", "target": target}
        view, say = RULESET.view(state, 0), Voice(locale, RULESET.names, {})
        return ", ".join(map(say, beside(view, "march", "army", army, filled)))

    two = forecast.ahead(RULESET.view(state, 0).known, 0, "flints_finger", "riverrun", decode("st2"))
    assert two is not None
    won = round(100 * forecast.odds(RULESET.view(state, 0).known, two, "kingslayer").won)
    assert told("st2", "riverrun").endswith(f"2 against 3, at best {won}% to win")
    assert told("st2", "riverrun", "de").endswith(f"2 gegen 3, höchstens zu {won} % ein Sieg")
    assert told("st2", "pyke").endswith("strength 2")  # a player's card is a choice: no odds
    assert "against" not in told("st2", "shadow_tower")


def test_what_is_recruited_says_its_price() -> None:
    offered = labels(asked(rich(at_war(), 1, 5), 1, ops.Recruit()), 1, "recruit", "unit")
    assert offered == ["House Greyjoy · Power Token, 1 gold", "Euron Greyjoy · 3 gold"]


def test_who_defends_reads_what_a_card_costs_and_who_attacks_does_not() -> None:
    card = next(card for card in CARDS.values() if card.defense_cost == 1 and not card.house)
    state = rich(holding(fighting(at_war()), 1, card.id), 1, 3)
    state = holding(state, 0, card.id)
    assert labels(state, 1, "commit", "card")[0].endswith(", 1 gold")
    assert not labels(state, 0, "commit", "card")[0].endswith("gold")


# ── what to know before ──


def test_a_battle_says_both_strengths_and_what_no_choice_means() -> None:
    state = changed(rich(fighting(at_war()), 1, 2), round=outlook.TEACHES + 1)
    armies = "Alys attacks with 3, Brynden defends with 2; cards come on top."
    assert known(state, 1, "commit") == [
        armies,
        "Unless you choose a card, you commit none. You have 2 gold.",
    ]
    assert known(state, 1, "commit", card="unjust_trial") == [armies, "With Unjust Trial you come to 2."]
    assert (
        known(state, 0, "commit")[-1] == "Unless you choose a card, you commit none. Attackers pay nothing."
    )


def test_te_6_7_a_card_that_is_chosen_says_what_one_comes_to_with_it() -> None:
    """The armies stood there without cards, and one had to add up, for Conscripts by looking at the map."""
    state = changed(rich(fighting(at_war()), 1, 9), round=outlook.TEACHES + 1)
    five, call, secret, flight = "kingslayer", "unjust_trial", "lone_wolf", "drain_the_coffers"
    state = holding(holding(state, 0, five, call, secret, flight), 1, five)
    armies = "Alys attacks with 3, Brynden defends with 2; cards come on top."
    assert known(state, 0, "commit", card=five) == [armies, "With Kingslayer you come to 8."]
    assert known(state, 1, "commit", card=five) == [armies, "With Kingslayer you come to 7."]
    near = changed(state, units={**state.units, "ashemark": {"stark": Force(tokens=2)}})
    assert known(near, 0, "commit", card=call)[1] == "With Unjust Trial you come to 5."
    assert known(state, 0, "commit", card=secret) == known(state, 0, "commit", card=flight) == [armies]
    both = known(state, 0, "commit", card=five, second=call)
    assert both[1] == "With Kingslayer and Unjust Trial you come to 8."


def test_the_first_rounds_say_who_wins_a_battle_and_what_it_brings() -> None:
    """Four stood against four, and nobody was told who wins a tie (TE-6.9), nor what there is to win or to lose."""
    state = fighting(at_war())
    (teaches, armies, *_) = known(changed(state, round=outlook.TEACHES), 1, "commit")
    assert teaches == (
        "Cards stay secret until they are turned over. The higher sum wins, a tie the defender; "
        "the winner gets a point, the loser loses a unit and retreats."
    )
    assert known(changed(state, round=outlook.TEACHES + 1), 1, "commit")[0] == armies


@pytest.mark.parametrize(
    ("mode", "must", "source", "target", "told"),
    [
        ("competitive", False, "ashemark", "riverrun", "Your army stands in Riverrun and may stop there."),
        (
            *("competitive", False, "dragonstone", "kings_landing"),
            "Nobody ends a move in King's Landing without 3 castles: your army has to march on.",
        ),
        (
            *("cooperative", False, "ashemark", "casterly_rock"),
            "Your army has no room in Casterly Rock: it has to march on.",
        ),
        (
            *("competitive", True, "ashemark", "riverrun"),
            "The card asks for a battle: your army has to march on from Riverrun.",
        ),
    ],
)
def test_te_5_3_whether_a_march_may_stop_where_it_has_halted_is_said_and_why_not(
    mode: Mode, must: bool, source: str, target: str, told: str
) -> None:
    """*To march on from King's Landing, or stop there*, it said, and there was no button to stop."""
    units = {"winterfell": "st1", source: "st2", "casterly_rock": "la1", "the_eyrie": "ar3"}
    state = standing(begin("stark", "lannister", mode=mode), units)
    state = act(
        asked(state, 0, ops.March(must_battle=must)), 0, March(source=source, target=target, army="st2")
    )
    early, late = known(changed(state, round=1), 0, "march"), known(changed(state, round=5), 0, "march")
    assert early == late == [told]
    (prompt,) = RULESET.view(state, 0).prompts
    assert "stop" not in SAY(Text(key="tiny_epic-prompt-march", args=prompt.about))
    assert ("pass" in RULESET.view(state, 0).menu) == told.endswith("may stop there.")


def test_an_event_says_what_the_cards_do_and_only_to_whoever_holds_them() -> None:
    state = asked(holding(at_war(), 0, "spoils_of_war"), 0, ops.PlayEvent(), "die")
    told = known(state, 0, "event")
    assert f"Spoils of War: {CARDS['spoils_of_war'].effect}" in told
    assert known(state, 1, "event") == []


def test_the_first_rounds_say_what_an_action_is() -> None:
    state = asked(at_war(), 0, ops.March())
    early, late = known(changed(state, round=2), 0, "march"), known(changed(state, round=3), 0, "march")
    assert [line for line in early if line.startswith("One step or two")]
    assert not [line for line in late if line.startswith("One step or two")]


def test_a_card_in_play_is_not_told_where_a_battle_asks() -> None:
    state = standing(at_war(), {"winterfell": "st2h"})
    playing = Playing(seat=0, card="forced_march", todo=())
    loss = Loss(seat=0, loser="0", winner="1", domain="winterfell")
    state = changed(state, stack=(playing, loss))
    assert "lose" in RULESET.view(state, 0).menu
    assert not [line for line in known(state, 0, "lose") if "Forced March" in line]


def leaving(state: TinyEpic) -> list[str]:
    """What is said before a retreat that has to be decided, once all has been carried on."""
    play = Play(state, SeededChance(0))
    settle(play)
    return known(play.state, 0, "retreat")


def test_te_10_3_who_leaves_an_ally_is_told_which_alliance_is_over() -> None:
    """*These have to leave Riverrun*: nothing had told why, for the alliance ends after they have left."""
    units = {"winterfell": "st1h", "riverrun": "st1.tu2", "pyke": "gr1h"}
    state = changed(standing(begin("stark", "greyjoy"), units), allies={"tully": "0"})
    state = changed(state, stack=(Round(step="taxes"), Alliances(left=("tully",))))
    assert leaving(state) == ["House Tully is an ally no more. These have to leave Riverrun: 1 Stark token."]


def test_te_9_5_who_leaves_kings_landing_is_told_how_many_castles_it_takes() -> None:
    units = {"winterfell": "st1h", "kings_landing": "st1", "pyke": "gr1h", "ashemark": "gr1"}
    state = changed(standing(begin("stark", "greyjoy"), units), stack=(Round(step="taxes"), Upkeep()))
    assert leaving(state) == [
        "Nobody stays in King's Landing without 3 castles. These have to leave King's Landing: 1 Stark token."
    ]


def test_te_8_6_who_makes_room_for_a_last_unit_is_told_so() -> None:
    units = {"winterfell": "st1h", "hornwood": "st1", "pyke": "gr1h"}
    who = Group(side="0", houses=("stark",), domain="hornwood", chooser=0, yields=True)
    state = changed(
        standing(begin("stark", "greyjoy"), units), stack=(Round(step="taxes"), Retreat(group=who))
    )
    assert leaving(state) == [
        "The last unit of a House needs Hornwood. These have to leave Hornwood: 1 Stark token."
    ]


def test_te_7_3_a_beaten_army_reads_who_has_to_leave() -> None:
    units = {"winterfell": "st1h", "hornwood": "st1", "pyke": "gr1h"}
    who = Group(side="0", houses=("stark",), domain="hornwood", chooser=0)
    state = changed(
        standing(begin("stark", "greyjoy"), units), stack=(Round(step="taxes"), Retreat(group=who))
    )
    assert leaving(state) == ["These have to leave Hornwood: 1 Stark token."]


def test_whoever_can_only_pass_is_told_so() -> None:
    state = asked(rich(at_war(), 0, 0), 0, ops.Plot())
    assert outlook.nothing_to_use(RULESET.view(state, 0))
    assert not outlook.nothing_to_use(RULESET.view(asked(at_war(), 0, ops.March()), 0))
    assert not outlook.nothing_to_use(RULESET.view(state, 1))


# ── a few words beside a choice ──


def aside(state: TinyEpic, kind: str, field: str, value: str) -> str:
    return ", ".join(SAY(text) for text in beside(RULESET.view(state, 0), kind, field, value, {}))


def test_a_place_says_its_castle_and_who_of_ones_own_stands_there() -> None:
    state = standing(at_war(), {"winterfell": "st2h", "flints_finger": "st1", "pyke": "gr1"})
    assert aside(state, "march", "source", "winterfell") == "castle, 2 Stark tokens and Eddard Stark"
    assert aside(state, "march", "target", "flints_finger") == "1 Stark token"
    assert aside(state, "march", "target", "pyke") == "castle"
    assert aside(state, "march", "target", "hornwood") == ""


def test_who_loses_a_unit_reads_what_each_brings_back() -> None:
    """A Hero who falls brings 2 gold and a point (TE-8.3): it was told when the choice was made."""
    state = standing(at_war(), {"winterfell": "st2h"})
    assert (
        aside(state, "lose", "unit", state.heroes["stark"]) == "back to its mat; you get 2 gold and 1 point"
    )
    track, stock = HOUSES["stark"].force_track, state.stock["stark"]
    assert track is not None
    got = {"gold": "1 gold", "card": "a card", "vp": "1 point"}[track[len(track) - stock - 1].reward]
    assert aside(state, "lose", "unit", "stark") == f"back to its mat; you get {got}"
    assert aside(state, "lose", "unit", "tully") == ""  # it goes to the winner


def test_te_13_8_who_may_lose_a_dragon_reads_that_it_brings_nothing() -> None:
    """A Hero and a Power Token said what they bring, and beside the Dragon stood nothing."""
    state = standing(
        begin("targaryen", "greyjoy", mode="competitive_if"), {"dragonstone": "ta1hr", "pyke": "gr1"}
    )
    state = changed(state, stack=(Loss(seat=0, loser="0", winner="1", domain="dragonstone"),))
    assert "dragon-red" in choices(state, 0, "lose", "unit")
    told = aside(state, "lose", "unit", "dragon-red")
    assert told == "an Egg once more, off the map; you get nothing"


def test_a_house_says_where_it_begins_and_what_it_can_do_with_a_die_and_a_card_what_its_icon_means() -> None:
    state = at_war()
    assert (
        aside(state, "house", "house", "lannister")
        == "begins at Casterly Rock, can turn a die to Event, free"
    )
    assert aside(state, "house", "house", "targaryen") == (
        "begins at Dragonstone, can turn a die to Sail or Event, 1 gold"
    )
    assert aside(state, "commit", "card", "unjust_trial").startswith("+1 for each Power Token")
    assert aside(state, "commit", "card", "poisoning") == ""


def test_for_two_rounds_a_die_and_a_slot_say_what_their_action_is() -> None:
    """*Recruit, March, Sail, Whisper, Plot, Event* stood there bare, where a newcomer is asked to choose one."""
    state = at_war()
    assert aside(state, "draft", "die", "sail") == "far, over land and water"
    assert aside(state, "draft", "die", "event") == "do what a card of yours says"
    assert aside(state, "place", "slot", "whisper") == "cards for gold, then new ones"
    assert all(aside(state, "place", field, face) for field in ("die", "slot") for face in FACES)
    assert aside(changed(state, round=outlook.TEACHES + 1), "place", "slot", "whisper") == ""


def test_a_die_says_why_nobody_can_be_recruited() -> None:
    """With full domains what a Recruit lets one do was passed over, and nobody said why."""
    full = rich(standing(begin("stark", "greyjoy"), {"winterfell": "st3"}), 0, 9)
    reasons = {
        "your domains are full": full,
        "you have too little gold": rich(at_war(), 0, 0),
    }
    for why, state in reasons.items():
        late = changed(state, round=outlook.TEACHES + 1)
        for field in ("die", "slot"):
            assert aside(late, "place", field, "recruit") == f"nobody now: {why}"
        assert aside(late, "draft", "die", "recruit") == f"nobody now: {why}"
        told = [SAY(line) for line in outlook.passed_over(late, 0, {"die": "recruit"})]
        assert told == [f"Recruit would be passed over as things stand: {why}."]
        assert list(outlook.passed_over(late, 0, {"die": "march", "slot": "sail"})) == []
    room = standing(begin("stark", "greyjoy"), {"winterfell": "st2"})
    assert aside(rich(room, 0, 9), "place", "die", "recruit") == "bring in up to two units"
