"""Set-up, dice, turns, taxes, alliances, scoring (TE-2, TE-3, TE-9 to TE-11)."""

from collections.abc import Sequence

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, fold
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Ability, DraftDie, Pass, Place, Standing, TakeHouse
from bot.rules.tiny_epic.events.rounds import SideScoreSet
from bot.rules.tiny_epic.frames.alliances import elected
from bot.rules.tiny_epic.frames.drafting import Drafting, picks
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.setup import Setup
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.options import Mode, TinyEpicOptions
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring, treaty, verbs
from tests.rules.tiny_epic.position import (
    act,
    asked,
    begin,
    choices,
    events,
    menu,
    refused,
    rich,
    standing,
)


def started(players: int) -> TinyEpic:
    return fold(RULESET, RULESET.new(TinyEpicOptions(), players, SeededChance(5)))


def drafted(players: int) -> TinyEpic:
    """All houses taken, all dice drafted."""
    state = started(players)
    while state.stack[-1].kind in ("setup", "drafting"):
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat))
    return state


def test_te_2_2_houses_are_taken_in_player_order_each_once() -> None:
    state = started(3)
    first, second, _ = state.order
    assert RULESET.pending(state)[0].waiting == (first,)
    state = act(state, first, TakeHouse(house="stark"))
    assert RULESET.pending(state)[0].waiting == (second,)
    assert refused(state, second, TakeHouse(house="stark")) == "TE-2.2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_te_2_3_arryn_and_three_drawn_are_the_np_houses(players: int) -> None:
    state = drafted(players)
    assert state.np[0] == "arryn"
    assert len({*state.np, *(lord.house for lord in state.lords)}) == 4 + players


def test_te_2_4_and_2_5_what_stands_where_at_the_start() -> None:
    state = begin("stark", "greyjoy")
    assert state.units["winterfell"]["stark"].tokens == 1
    assert state.units["winterfell"]["stark"].hero
    assert (state.stock["stark"], state.stock["arryn"]) == (8, 6)
    assert state.units["the_eyrie"]["arryn"].tokens == 3
    assert (state.purses["0"].gold, control.most_gold(state, "0")) == (3, 8)
    assert control.hero_cards(state, 0) == ("eddard_stark",)


def test_te_2_7_four_cards_each() -> None:
    state = drafted(4)
    assert [len(lord.hand) for lord in state.lords] == [4, 4, 4, 4]
    assert len(state.deck) == 45 - 16


class Listening:
    """Chance that keeps what it was asked for."""

    def __init__(self) -> None:
        self.chance = SeededChance(1)
        self.asked: list[str] = []

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        self.asked.append(why)
        return self.chance.roll(why, sides, count)

    def shuffle(self, why: str, items: Sequence[str]) -> tuple[str, ...]:
        self.asked.append(why)
        return self.chance.shuffle(why, items)


@pytest.mark.parametrize(
    ("mode", "players", "order"),
    [
        ("competitive", 2, ["house", "house", "houses", "deck"]),
        (
            "cooperative",
            2,
            ["house", "house", "houses", "deck", "brown tokens", "blue tokens", *["ranger"] * 6],
        ),
        ("solo", 1, ["house", "rival", "houses", "deck", "rival_cards"]),
    ],
)
def test_te_2_10_the_order_of_chance_in_the_setup(mode: Mode, players: int, order: list[str]) -> None:
    chance = Listening()
    state = fold(RULESET, RULESET.new(TinyEpicOptions(mode=mode), players, chance))
    while isinstance(state.stack[-1], Setup):
        seat = RULESET.pending(state)[0].waiting[0]
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), chance), state)
    assert [why for why in chance.asked if why in order] == order


def test_te_3_2_who_drafts_when() -> None:
    assert picks(4, 0) == ((3, False), (2, False), (1, False))
    assert picks(3, 1) == ((0, True), (0, False), (2, False))
    assert picks(2, 0) == ((1, True), (1, False), (0, True))


@pytest.mark.parametrize(("players", "bottom"), [(2, 2), (3, 1), (4, 0)])
def test_te_3_2_the_holder_is_left_with_two_dice(players: int, bottom: int) -> None:
    state = drafted(players)
    assert len(state.lords[state.hand_of_king].dice) == 2
    assert len(state.bottom) == bottom
    assert all(len(lord.dice) == 1 for seat, lord in enumerate(state.lords) if seat != state.hand_of_king)


def test_te_3_2_only_dice_that_are_left_can_be_taken() -> None:
    state = changed(begin("stark", "greyjoy"), dice=("march", "plot"))
    state = changed(state, stack=(Drafting(queue=((1, False), (0, False))),))
    assert choices(state, 1, "draft", "die") == {"march", "plot"}
    assert refused(state, 1, DraftDie(die="sail")) == "TE-3.2"


def turn(state: TinyEpic, *dice: str) -> TinyEpic:
    """Seat 0 in TURN.PLACE with these dice."""
    lord = changed(state.lords[0], dice=dice)
    state = changed(state, lords=put(state.lords, 0, lord))
    return changed(state, stack=(Round(step="turns", turns=(1,)), Turn(seat=0, then=1)))


def test_te_3_3_an_ability_turns_a_die_once_a_turn() -> None:
    state = turn(begin("lannister", "greyjoy"), "march", "sail")
    state = act(state, 0, Ability(house="lannister", die="sail", face="event"))
    assert sorted(state.lords[0].dice) == ["event", "march"]
    assert menu(state, 0) == ("place",)


def test_te_3_10_and_te_0_6_an_ability_that_changes_nothing_is_refused() -> None:
    state = turn(begin("lannister", "greyjoy"), "event", "sail")
    assert refused(state, 0, Ability(house="lannister", die="event", face="event")) == "TE-3.3"


def test_te_3_3_arryns_ability_costs_its_ally_two_gold() -> None:
    state = turn(changed(begin("lannister", "greyjoy"), allies={"arryn": "0"}), "march", "sail")
    state = act(state, 0, Ability(house="arryn", die="sail", face="plot"))
    assert state.purses["0"].gold == 1


def test_te_3_3_a_covered_slot_takes_no_second_die() -> None:
    state = changed(turn(begin("lannister", "greyjoy"), "march", "sail"), slots={"plot": "march"})
    assert refused(state, 0, Place(die="march", slot="plot")) == "TE-3.3"


def test_te_3_4_to_3_7_slot_then_die_then_followers_then_the_die_is_passed() -> None:
    state = turn(begin("lannister", "greyjoy", "stark"), "march", "march")
    asked_of = []
    state = act(state, 0, Place(die="march", slot="recruit"))
    while isinstance(state.stack[1], Turn) and state.stack[1].seat == 0:
        (prompt,) = RULESET.pending(state)
        asked_of.append((prompt.kind, prompt.waiting[0]))
        state = act(state, prompt.waiting[0], Pass())
    assert asked_of == [("optional", 0), ("die", 0), ("follow", 1), ("follow", 2)]
    assert state.lords[1].dice == ("march",)


def test_te_3_8_all_may_use_the_bottom_dice_in_player_order() -> None:
    state = changed(begin("lannister", "greyjoy"), bottom=("march", "recruit"))
    state = changed(state, stack=(Round(step="turns", turns=()),))
    play = Play(state, SeededChance(0))
    asked_of = []
    for _ in range(4):
        settle(play)
        (prompt,) = RULESET.pending(play.state)
        asked_of.append((prompt.about["what"], prompt.waiting[0]))
        play.pop()
    assert asked_of == [("face-march", 0), ("face-march", 1), ("face-recruit", 0), ("face-recruit", 1)]


def test_te_9_2_and_ex_3_a_second_castle_costs_the_gold_above_the_maximum() -> None:
    state = standing(
        begin("lannister", "greyjoy"), {"casterly_rock": "la1h", "pyke": "gr1h", "highgarden": "la1"}
    )
    play = Play(rich(state, 0, 8), SeededChance(0))
    play.keep_up()
    settle(play)
    assert play.state.purses["0"].gold == 7


def test_te_9_5_and_7_7_without_three_castles_nobody_stays_in_kings_landing_and_it_costs_nothing() -> None:
    state = standing(
        begin("lannister", "greyjoy"), {"casterly_rock": "la1h", "pyke": "gr1h", "kings_landing": "la1"}
    )
    play = Play(state, SeededChance(0))
    play.keep_up()
    settle(play)
    assert "kings_landing" not in play.state.units
    assert control.total(play.state, "lannister") == 3
    assert play.state.purses == state.purses


def test_te_10_1_and_ex_10_who_becomes_an_ally() -> None:
    np = ("arryn", "tyrell", "tully", "martell")
    units = {"winterfell": "st1h", "pyke": "gr1h", "storms_end": "ba1h"}
    state = standing(begin("stark", "greyjoy", "baratheon", np=np), units, p0={"tyrell": 2}, p1={"tyrell": 2})
    assert elected(state, "tyrell") == "0"
    assert elected(changed(state, allies={"tyrell": "1"}), "tyrell") == "1"
    crowned = standing(state, {**units, "kings_landing": "gr1"}, p0={"tyrell": 2}, p1={"tyrell": 2})
    assert elected(crowned, "tyrell") == "1"
    alone = standing(state, {**units, "kings_landing": "st1"}, p0={"tyrell": 1}, p2={"tyrell": 1}, p1={})
    assert elected(alone, "tyrell") == "0"
    assert elected(standing(state, units, p0={"tyrell": 1}, p1={}), "tyrell") is None


def test_te_10_5_and_ex_5_taxes() -> None:
    units = {
        "winterfell": "st1h",
        "the_rills": "st1",
        "hornwood": "st1",
        "kings_landing": "st1",
        "pyke": "gr1h",
    }
    state = rich(standing(begin("stark", "greyjoy"), units), 0, 0)
    assert state.stock["stark"] == 5
    state = changed(state, deck=("lone_wolf", "safe_passage", "spoils_of_war", "vendetta"))
    play = Play(state, SeededChance(0))
    scoring.taxes(play)
    assert (play.state.purses["0"].gold, len(play.state.lords[0].hand)) == (6, 2)


def test_te_10_6_a_pool_keeps_two_tokens_of_a_house() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1h"}, p0={"tully": 4, "arryn": 2})
    play = Play(state, SeededChance(0))
    scoring.cull(play)
    assert play.state.purses["0"].pool == {"tully": 2, "arryn": 2}
    assert play.state.stock["tully"] == 7


def test_te_10_6_the_round_ends_with_two_tokens_of_a_house_in_each_pool() -> None:
    state = standing(
        begin("stark", "greyjoy"), {"winterfell": "st1h", "pyke": "gr1h"}, p0={"tully": 4}, p1={}
    )
    state = changed(state, allies={"tully": "0"}, stack=(Round(step="cull"),))
    play = Play(state, SeededChance(0))
    settle(play, state)
    assert play.state.round == 2
    assert play.state.purses["0"].pool == {"tully": 2}
    assert play.state.stock["tully"] == 9 - 2
    assert play.state.allies["tully"] == "0"


@pytest.mark.parametrize(
    ("castles", "points"),
    [((4, 4, 1), (3, 3, 2)), ((2, 2), (2, 2)), ((5, 3, 3, 0), (4, 3, 3, 0))],
)
def test_te_11_2_and_ex_11_castles(castles: tuple[int, ...], points: tuple[int, ...]) -> None:
    houses = ("lannister", "stark", "baratheon", "greyjoy")[: len(castles)]
    codes = ("la1", "st1", "ba1", "gr1")
    places = iter(
        (
            "winterfell",
            "castle_black",
            "riverrun",
            "pyke",
            "casterly_rock",
            "the_eyrie",
            "dragonstone",
            "highgarden",
            "starfall",
            "the_reach",
            "storms_end",
            "sunspear",
        )
    )
    units = {next(places): codes[seat] for seat, count in enumerate(castles) for _ in range(count)}
    state = standing(begin(*houses), units)
    assert tuple(scoring.castle_points(state).values()) == points


def test_te_11_3_and_ex_12_objectives() -> None:
    units = {"casterly_rock": "la1h", "ashemark": "la1", "shield_islands": "la1", "pyke": "gr1h"}
    state = standing(begin("lannister", "greyjoy"), units)
    assert scoring.objectives(state, "lannister") == (1,)
    assert scoring.objectives(standing(state, {**units, "ashemark": "la2"}), "lannister") == (1, 2)


@pytest.mark.parametrize(
    ("units", "sections"),
    [
        ({"casterly_rock": "la3h", "ashemark": "la3", "kings_landing": "la2"}, (1, 4)),
        ({"casterly_rock": "la3h", "ashemark": "la2", "kings_landing": "la2"}, (1,)),
        ({"ashemark": "la2", "shield_islands": "la2", "blackhaven": "la2h"}, (2, 3)),
        ({"riverrun": "la3", "highgarden": "la3", "sunspear": "la3h"}, (5,)),
    ],
)
def test_te_11_3_each_section_has_its_tokens_and_its_domains(
    units: dict[str, str], sections: tuple[int, ...]
) -> None:
    state = standing(begin("lannister", "greyjoy"), {**units, "pyke": "gr1h"})
    assert scoring.objectives(state, "lannister") == sections


def test_te_11_5_the_last_one_takes_the_vengeance_token_and_a_tie_removes_it() -> None:
    state = changed(rich(rich(begin("stark", "greyjoy"), 0, 3, 9), 1, 3, 2), round=3)
    play = Play(state, SeededChance(0))
    scoring.score_round(play)
    assert (play.state.purses["1"].vengeance, play.state.vengeance) == (1, 1)
    tie = Play(changed(begin("stark", "greyjoy"), round=3, units={}), SeededChance(0))
    scoring.score_round(tie)
    assert (tie.state.purses["1"].vengeance, tie.state.vengeance) == (0, 1)


def test_te_11_7_the_throne_breaks_a_tie() -> None:
    state = standing(
        begin("stark", "greyjoy"), {"winterfell": "st1h", "kings_landing": "gr1", "pyke": "gr1h"}
    )
    assert scoring.outcome(state, "rounds").winners == (1,)


@pytest.mark.parametrize(
    ("units", "gold", "score", "reason"),
    [
        ({"winterfell": "st1h", "pyke": "gr1h"}, 3, 8, "rounds"),
        ({"winterfell": "st1h", "kings_landing": "gr1", "pyke": "gr1h"}, 3, 9, "rounds_throne"),
        ({"winterfell": "st1h", "castle_black": "st1", "pyke": "gr2h"}, 3, 9, "rounds_castles"),
        ({"winterfell": "st1h", "pyke": "gr2h"}, 3, 9, "rounds_tokens"),
        ({"winterfell": "st1h", "pyke": "gr1h"}, 4, 9, "rounds_gold"),
        ({"winterfell": "st1h", "pyke": "gr1h"}, 3, 9, "rounds_shared"),
    ],
)
def test_te_11_7_the_end_says_what_decides_between_those_with_most_points(
    units: dict[str, str], gold: int, score: int, reason: str
) -> None:
    """Two had 23 points, one of them won, and *the rounds are over* was all that was said."""
    state = standing(begin("stark", "greyjoy"), units)
    state = rich(rich(state, 0, 3, 9), 1, gold, score)
    assert scoring.after_rounds(state) == reason
    assert len(scoring.outcome(state, reason).winners) == (2 if reason == "rounds_shared" else 1)


def test_te_11_the_score_sheet_says_what_the_points_were_for() -> None:
    """*24*, it said, and where they had come from nobody could tell any more."""
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st2h", "pyke": "gr1h"})
    play = Play(changed(rich(state, 0, 3, 2), round=3), SeededChance(0))
    scoring.score_round(play)
    verbs.score(play, "0", 1, "battle")
    (ours, theirs) = scoring.scores(play.state)
    assert (ours.total, dict(ours.parts)) == (
        6,
        {"for_castles": 2, "for_objective": 1, "for_battle": 1, "by_hand": 2},
    )
    assert all(sum(line.parts.values()) == line.total for line in (ours, theirs))
    assert [*ours.parts] == ["for_battle", "for_castles", "for_objective", "by_hand"]  # in every line alike


@pytest.mark.parametrize(("by_hand", "parts"), [(0, {"start": 25}), (2, {"start": 25, "by_hand": 2})])
def test_te_15_5_points_of_the_start_are_not_taken_for_a_game_masters(
    by_hand: int, parts: dict[str, int]
) -> None:
    """*25 given at the start, or by a game master* was said of both, always."""
    options = TinyEpicOptions(mode="cooperative", difficulty="epic")
    state = fold(RULESET, RULESET.new(options, 5, SeededChance(0)))
    if by_hand:
        state = fold(RULESET, [SideScoreSet(side=NIGHT, score=25 + by_hand)], state)
    ours, his = treaty.scores(state)[0], treaty.scores(state)[-1]
    assert (dict(his.parts), dict(ours.parts)) == (parts, {})


def test_te_21_4_nobody_is_asked_who_could_only_pass_as_all_can_see() -> None:
    state = asked(begin("stark", "greyjoy"), 1, ops.Recruit())
    assert RULESET.pending(state)[0].waiting == (1,)
    assert RULESET.pending(rich(state, 1, 0)) == ()


def test_te_21_6_a_standing_answer_passes_and_nobody_else_sees_it() -> None:
    state = turn(begin("lannister", "greyjoy", "stark"), "march", "march")
    state = act(state, 1, Standing(matter="follow-march", answer="pass"))
    (told,) = events(state, 2, Standing(matter="follow-march", answer="pass"))
    assert told.seen_by(1) is None
    assert RULESET.view(state, 2).known.lords[1].orders.follow == {}
    state = act(act(act(state, 0, Place(die="march", slot="recruit")), 0, Pass()), 0, Pass())
    assert RULESET.pending(state)[0].waiting == (2,)


def test_te_21_8_who_has_left_answers_by_default_and_the_last_one_wins() -> None:
    state = turn(begin("lannister", "greyjoy", "stark"), "march", "march")
    state = act(state, 1, Concede())
    state = act(act(act(state, 0, Place(die="march", slot="recruit")), 0, Pass()), 0, Pass())
    assert RULESET.pending(state)[0].waiting == (2,)
    assert refused(state, 1, Pass()) == refused(state, 1, Concede()) == "TE-21.8"
    over = RULESET.outcome(act(state, 2, Concede()))
    assert over is not None
    assert over.winners == (0,)
