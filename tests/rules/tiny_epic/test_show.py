"""What is drawn of a game, and the lines below: the map, the dice, what a turn did, the end."""

from __future__ import annotations

import pytest

from bot.rules.contract import Outcome, Text, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.board import Moved
from bot.rules.tiny_epic.events.rounds import DiePassed, Placed
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.words import Voice, names_in
from tests.rules.tiny_epic.position import (
    at_war,
    begin,
    fighting,
    holding,
)

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden", 2: "Cass"})
FEW = 64
"""Letters that fit in a line of the last picture at full size."""


def said(state: TinyEpic) -> list[str]:
    return [SAY(line) for line in RULESET.view(state, None).public]


# ── the map ──


def test_the_map_shows_castles_the_throne_and_how_strong_who_holds_a_domain_is() -> None:
    scene = RULESET.scene(RULESET.view(at_war(), None))
    areas = {area.id: area for area in scene.areas}
    assert {place for place, area in areas.items() if "castle" in area.marks} == {
        place for place, domain in DOMAINS.items() if domain.castle and place in areas
    }
    assert areas["winterfell"].count == 4  # two Power Tokens and a Hero
    kinds = {(token.area, token.kind) for token in scene.tokens}
    assert {("winterfell", "power_token"), ("winterfell", "hero"), ("kings_landing", "throne")} <= kinds


def test_who_comes_to_fight_does_not_count_for_who_holds_the_domain() -> None:
    scene = RULESET.scene(RULESET.view(fighting(at_war()), None))
    pyke = next(area for area in scene.areas if area.id == "pyke")
    assert (pyke.side, pyke.count) == ("greyjoy", 1)


# ── the lines ──


def test_the_lines_say_what_each_player_has_and_leave_out_what_they_lack() -> None:
    alys = changed(at_war().lords[0], dice=("march", "plot"))
    state = changed(at_war(), lords=(alys, at_war().lords[1]), slots={"sail": "event"})
    assert said(state)[:3] == [
        "Alys: dice March and Plot; Ally Pool 2 Tully tokens; castle Winterfell; 7 units to recruit",
        "Brynden: castle Pyke; 8 units to recruit",
        "Dice on the slots: Event on Sail",
    ]


def test_who_holds_the_hand_of_the_king_is_said_to_go_first() -> None:
    assert [
        line
        for line in said(changed(at_war(), deck=("unjust_trial",)))
        if "holds the Hand of the King and goes first" in line
    ]


def test_vengeance_is_told_once_somebody_has_it() -> None:
    state = at_war()
    purse = changed(state.purses["1"], vengeance=2)
    seats = RULESET.view(changed(state, purses={**state.purses, "1": purse}), None).seats
    assert [[f.value for f in one.figures if f.key == "vengeance"] for one in seats] == [[], [2]]


def test_a_hand_shows_icons_costs_and_shields() -> None:
    state = holding(at_war(), 0, "unjust_trial")
    (trial, hero) = RULESET.view(state, 0).hand
    assert (SAY(trial.title), SAY(trial.note or Text(key=""))) == (
        "Unjust Trial · Conscripts",
        "To plot: Arryn",
    )
    assert SAY(hero.note or Text(key="")) == "1 gold to defend. To plot: Stark twice"
    assert trial.symbol == "battle_conscripts"
    assert SAY(trial.does or Text(key="")) == f"Event: {CARDS['unjust_trial'].effect}"


# ── what a turn did ──


def test_a_conquest_is_told_by_arrow_rim_and_line_until_the_next_die_is_laid() -> None:
    state = at_war()
    came = Moved(why="march", seat=0, source="winterfell", target="pyke", army={"stark": Force(tokens=1)})
    fight = Fought(attacker="0", defender="1", target="pyke", attack=5, defence=2)
    passed = DiePassed(seat=0, to_seat=1)
    for won, kind, caption in ((True, "conquest", "news-taken"), (False, "attack", "news-attack")):
        lost = fight if won else fight.model_copy(update={"attack": 1})
        after = fold(RULESET, (came, lost, passed), state)
        scene = RULESET.scene(RULESET.view(after, None))
        assert [arrow.kind for arrow in scene.arrows] == [kind]
        assert scene.changed == (("pyke",) if won else ())
        assert scene.caption is not None
        assert scene.caption.key.removesuffix("-by") == f"tiny_epic-{caption}"
        after = changed(after, lords=(changed(after.lords[0], dice=("march",)), *after.lords[1:]))
        again = fold(RULESET, (Placed(seat=0, die="march", slot="march"),), after)
        assert RULESET.scene(RULESET.view(again, None)).arrows == ()
    assert passed.whose() == 0


def test_the_line_below_the_title_says_who_took_it() -> None:
    came = Moved(why="march", seat=0, source="winterfell", target="pyke", army={"stark": Force(tokens=1)})
    fight = Fought(attacker="0", defender="1", target="pyke", attack=5, defence=2)
    after = fold(RULESET, (came, fight, DiePassed(seat=0, to_seat=1)), at_war())
    after = changed(after, stack=(), units={"pyke": {"stark": Force(tokens=1)}})
    assert RULESET.scene(RULESET.view(after, None)).caption == Text(
        key="tiny_epic-news-taken-by", args={"party": 0, "places": ("pyke",)}
    )


def test_the_last_picture_names_the_winners() -> None:
    state = changed(at_war(), result=Outcome(winners=(1,), reason="rounds", scores=()))
    scene = RULESET.scene(RULESET.view(state, None))
    assert scene.winners == ("greyjoy",)
    assert scene.caption is not None
    assert scene.caption.key == "tiny_epic-reason-rounds"


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("decided", ["throne", "castles", "tokens", "gold", "shared", "rival"])
def test_te_11_7_the_last_picture_says_what_decided_in_few_words(decided: str, locale: str) -> None:
    """The sentence of the last message stood there, in letters nobody could read; in German its end was cut."""
    won = Outcome(winners=(0,), reason=f"rounds_{decided}", scores=())
    scene = RULESET.scene(RULESET.view(changed(at_war(), result=won), None))
    assert scene.caption is not None
    said = Voice(locale, names_in(locale, "tiny_epic", RULESET.names), {})(scene.caption)
    assert len(said) <= FEW
    assert said.endswith(".")


def test_the_picture_shows_each_slot_with_its_die_and_whose_dice_are_still_to_be_placed() -> None:
    """TE-3.1 to TE-3.3: six slots in listed order, one closed by a coin, then dice of players, free and bottom ones."""
    state = begin("stark", "lannister")
    lords = (changed(state.lords[0], dice=("sail", "plot")), state.lords[1])
    state = changed(
        state, slots={"march": "event"}, coins=("plot",), lords=lords, dice=("recruit",), bottom=("whisper",)
    )
    row = RULESET.scene(RULESET.view(state, None)).beside
    shown = [(one.sign, one.lies, one.side) for one in row]
    assert shown == [
        ("face_recruit", None, None),
        ("face_march", "face_event", None),
        ("face_sail", None, None),
        ("face_whisper", None, None),
        ("face_plot", "closed", None),
        ("face_event", None, None),
        (None, "face_sail", "stark"),
        (None, "face_plot", "stark"),
        (None, "face_recruit", None),
        ("bottom", "face_whisper", None),
    ]
    assert [SAY(one.label) for one in row if one.label is not None] == [
        *("Recruit slot: free", "March slot: Event", "Sail slot: free"),
        *("Whisper slot: free", "Plot slot: closed", "Event slot: free"),
        "Alys has Sail and Plot",
        "Dice to draft: Recruit",
        "Bottom dice: Whisper",
    ]
