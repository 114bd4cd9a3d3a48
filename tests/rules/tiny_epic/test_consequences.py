"""What several clauses have in common: whose decision, in which order, whose units, and what does not happen."""

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, Commit, March, Move, Pass, PlayEvent, Plot, RetreatTo
from bot.rules.tiny_epic.cards.effects import playable
from bot.rules.tiny_epic.events.battle import Attacked, Fought
from bot.rules.tiny_epic.events.board import Allied, Moved, Scored
from bot.rules.tiny_epic.frames.alliances import Alliances
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import HERO, TOKEN
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import verbs
from tests.rules.tiny_epic.position import (
    act,
    asked,
    begin,
    choices,
    events,
    holding,
    menu,
    refused,
    rich,
    standing,
)

HOME = {"winterfell": "st1h", "pyke": "gr1h"}


def kept_up(state: TinyEpic) -> TinyEpic:
    """After the upkeep check, and whatever of it needs no decision."""
    play = Play(changed(state, stack=(Round(step="end"),)), SeededChance(0))
    play.keep_up()
    while play.state.stack[-1].kind != "round" and play.state.stack[-1].go_on(play):
        pass
    return play.state


def event(state: TinyEpic, card: str) -> TinyEpic:
    """Seat 0 has played a card for its event."""
    return act(asked(holding(state, 0, card), 0, ops.PlayEvent()), 0, PlayEvent(card=card))


# ── order and owners ──────────────────────────────────────────────────────────────────────────────


def test_te_0_13_the_default_is_the_first_legal_value_in_listed_order() -> None:
    """Seats in player order, domains as on the map, NP houses in row order."""
    state = event(standing(begin("stark", "greyjoy"), HOME, p0={"tully": 1}), "little_fingers_influence")
    assert RULESET.default(state, 0) == Choose(what="tully")
    state = act(state, 0, Choose(what="tully"))
    assert RULESET.default(state, 0) == Choose(what="arryn")


def test_te_3_9_a_decision_in_another_players_turn_is_its_owners() -> None:
    units = {"hornwood": "st2", "white_harbor": "gr2", "winterfell": "st0h", "pyke": "gr0h"}
    state = holding(standing(begin("stark", "greyjoy"), units), 1, "vendetta")
    state = act(asked(state, 0, ops.March()), 0, March(source="hornwood", target="white_harbor", army="st2"))
    assert RULESET.pending(state)[0].waiting == (0, 1)
    state = act(act(state, 0, Commit()), 1, Commit())
    assert (RULESET.pending(state)[0].kind, RULESET.pending(state)[0].waiting) == ("retreat", (0,))


def test_te_3_11_who_could_only_pass_is_asked_where_that_depends_on_the_hand() -> None:
    state = rich(begin("stark", "greyjoy"), 1, 0)
    state = asked(holding(state, 1, "vendetta"), 1, ops.Plot())
    assert RULESET.pending(state)[0].waiting == (1,)
    assert menu(state, 1) == ("pass",)


def test_te_7_9_a_group_has_arrived_before_the_next_one_leaves() -> None:
    """Two groups of one owner leave in listed order; the second finds the room that the first has left it."""
    state = standing(
        begin("stark", "greyjoy"),
        {"the_rills": "st1.tu1", "hornwood": "st1.tu1", "winterfell": "st2", "pyke": "gr1h"},
    )
    state = changed(state, allies={"tully": "0"}, stack=(Round(step="taxes"), Alliances(left=("tully",))))
    play = Play(state, SeededChance(0))
    settle(play)
    while play.state.allies:
        (prompt,) = RULESET.pending(play.state)
        assert prompt.waiting == (0,)
        for one in RULESET.act(play.state, 0, RULESET.default(play.state, 0), SeededChance(0)):
            play.emit(one)
    gone = [one.source for one in play.events if isinstance(one, Moved) and one.why == "retreat"]
    assert gone == sorted(gone, key=[*state.links].index)
    assert len(gone) == 2


def test_te_8_8_the_reward_is_the_houses_own_players_and_a_heros_whoever_led_it() -> None:
    units = {"winterfell": "st2", "pyke": "gr2h", "riverrun": "tu1h"}
    state = changed(standing(begin("stark", "greyjoy"), units), allies={"tully": "1"})
    play = Play(state, SeededChance(0))
    verbs.send_home(play, "tully", HERO, "riverrun")
    assert (play.state.purses["1"].gold, play.state.purses["1"].score) == (4, 1)
    verbs.send_home(play, "tully", TOKEN, "riverrun")
    assert (play.state.purses["1"].gold, play.state.purses["1"].score) == (4, 1)
    together = Play(rich(begin("stark", "greyjoy", mode="cooperative"), 0, 4, score=0), SeededChance(0))
    verbs.send_home(together, "greyjoy", HERO, "pyke")
    assert (together.state.purses["treaty"].gold, together.state.purses["treaty"].score) == (6, 1)


# ── the upkeep check ──────────────────────────────────────────────────────────────────────────────


def test_te_9_6_the_upkeep_check_settles_gold_kings_landing_and_lone_eggs() -> None:
    units = {"winterfell": "st1h", "kings_landing": "st1", "dragonstone": "ta1h", "old_town": "ta0R"}
    state = standing(begin("stark", "targaryen", mode="competitive_if"), units)
    after = kept_up(rich(state, 1, 9))
    assert after.purses["1"].gold == 8
    assert not {"kings_landing", "old_town"} & {*after.units}


def test_te_9_7_a_retreat_that_upkeep_forces_is_awaited_and_the_check_goes_on() -> None:
    """Two fiefs are as near to King's Landing, so Stark is asked."""
    units = {"winterfell": "st1h", "kings_landing": "st1", "ashemark": "gr1", "pyke": "gr1h"}
    state = kept_up(rich(standing(begin("stark", "greyjoy"), units), 0, 9))
    assert state.purses["0"].gold == 8
    assert choices(state, 0, "retreat", "domain") == {"three_sisters", "blackhaven"}
    after = act(state, 0, RetreatTo(domain="blackhaven"))
    assert (control.throne(after), control.holder(after, "blackhaven")) == ("", "0")


# ── alliances ─────────────────────────────────────────────────────────────────────────────────────


def test_te_10_4_tokens_lost_in_a_round_change_no_alliance_yet() -> None:
    state = changed(standing(begin("stark", "greyjoy"), HOME, p0={"tully": 2}), allies={"tully": "0"})
    state = act(event(state, "red_wedding"), 0, Choose(what="tully"))
    state = act(state, 0, Choose(what="tully"))
    assert (state.purses["0"].pool, state.allies) == ({}, {"tully": "0"})


def test_te_10_9_a_throne_lost_with_one_house_does_not_count_for_the_next() -> None:
    """Stark holds King's Landing by castles of Arryn; once that alliance is over, one token of Tully is too few."""
    units = {
        "winterfell": "st1h",
        "the_eyrie": "ar1",
        "storms_end": "ar1",
        "kings_landing": "st1",
        "pyke": "gr1h",
    }
    state = standing(begin("stark", "greyjoy"), units, p0={"tully": 1}, p1={"arryn": 3})
    state = changed(
        state, allies={"arryn": "0"}, stack=(Round(step="taxes"), Alliances(left=("arryn", "tully")))
    )
    play = Play(state, SeededChance(0))
    settle(play)
    while play.state.stack[-1].kind == "retreat":
        for one in RULESET.act(play.state, 0, RULESET.default(play.state, 0), SeededChance(0)):
            play.emit(one)
    told = [(one.house, one.side) for one in play.events if isinstance(one, Allied)]
    assert told == [("arryn", "1")]
    assert play.state.allies == {"arryn": "1"}


# ── words of cards ────────────────────────────────────────────────────────────────────────────────


def test_te_12_4_hostile_are_np_houses_too_and_another_player_is_none_of_them() -> None:
    units = {"winterfell": "st1h", "hornwood": "tu2", "riverrun": "tu1", "pyke": "gr1h"}
    state = standing(begin("stark", "greyjoy", mode="competitive_if"), units)
    state = holding(state, 0, "the_element_of_surprise", "a_crown_for_a_king")
    assert "the_element_of_surprise" in playable(state, 0, following=False)
    assert "a_crown_for_a_king" not in playable(state, 0, following=False)


def test_te_12_8_one_unit_fights_one_and_only_a_victory_pays_the_point() -> None:
    units = {"winterfell": "st2h", "hornwood": "gr1", "white_harbor": "gr2", "pyke": "gr1h"}
    state = changed(standing(begin("stark", "greyjoy"), units), used=("eddard_stark", "euron_greyjoy"))
    state = event(state, "trial_by_combat")
    assert choices(state, 0, "move", "target", source="winterfell") == {"hornwood"}
    assert choices(state, 0, "move", "army", source="winterfell", target="hornwood") == {"st1", "st0h"}
    for army, points in (("st0h", 2), ("st1", 0)):
        told = events(state, 0, Move(source="winterfell", target="hornwood", army=army))
        assert [one.won for one in told if isinstance(one, Fought)] == [points == 2]
        after = fold(RULESET, told, state)
        while menu(after, 1) == ("retreat",):
            after = act(after, 1, RULESET.default(after, 1))
        assert after.purses["0"].score == points


def test_te_12_10_no_card_moves_anybody_into_kings_landing_without_castles_or_where_there_is_no_room() -> (
    None
):
    units = {"winterfell": "st2h", "the_rills": "st3", "kings_landing": "gr2", "pyke": "gr1h"}
    state = event(standing(begin("stark", "greyjoy"), units), "assault_by_sea")
    assert choices(state, 0, "move", "target", source="the_rills") == {"pyke"}
    euron = {"pyke": "gr2h", "the_rills": "gr3", "winterfell": "st1h"}
    state = standing(begin("greyjoy", "stark"), euron)
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="euron_greyjoy"))
    assert "the_rills" not in choices(state, 0, "move", "target", source="pyke")
    assert refused(state, 0, Move(source="pyke", target="kings_landing", army="gr2h")) == "TE-5.5"


def test_te_12_17_a_captured_allys_token_joins_the_pool_and_a_players_own_is_eliminated() -> None:
    units = {
        "winterfell": "st2h",
        "hornwood": "tu1",
        "riverrun": "tu1",
        "white_harbor": "gr1",
        "pyke": "gr1h",
    }
    state = changed(standing(begin("stark", "greyjoy"), units), allies={"tully": "1"}, deck=("vendetta",))
    state = event(state, "captured_at_sea")
    ally = act(state, 0, Move(source="winterfell", target="hornwood", army="st2h"))
    assert (ally.purses["0"].pool, control.total(ally, "tully")) == ({"tully": 1}, 1)
    told = events(state, 0, Move(source="winterfell", target="white_harbor", army="st2h"))
    assert not any(isinstance(one, Attacked | Scored) for one in told)
    own = fold(RULESET, told, state)
    assert (own.purses["0"].pool, own.stock["greyjoy"], own.lords[1].hand) == ({}, 8, ("vendetta",))


# ── plots, losses ─────────────────────────────────────────────────────────────────────────────────


def test_te_4_12_the_second_shield_finds_what_the_first_has_left() -> None:
    """The last token of Arryn's pool is taken; then Stark's own shield takes of the others only."""
    units = {**HOME, "the_eyrie": "ar3"}
    state = standing(begin("stark", "greyjoy"), units, p1={"arryn": 5})
    state = asked(holding(state, 0, "a_noble_sacrifice"), 0, ops.Plot())
    either = choices(state, 0, "plot", "target", card="a_noble_sacrifice", shield="stark")
    assert either == {"arryn", "tully", "tyrell", "martell"}
    state = act(state, 0, Plot(card="a_noble_sacrifice", shield="arryn", target="arryn"))
    left = choices(state, 0, "plot", "target", card="a_noble_sacrifice", shield="stark")
    assert left == {"tully", "tyrell", "martell"}
    assert act(state, 0, Pass()).discard == ("a_noble_sacrifice",)


def test_te_6_11_and_6_18_an_allys_token_lost_to_an_np_house_goes_to_its_own_pool() -> None:
    units = {
        "hornwood": "st1.ty1",
        "white_harbor": "tu3",
        "highgarden": "ty1",
        "old_town": "st1",
        "pyke": "gr1h",
    }
    state = changed(standing(begin("stark", "greyjoy"), units), allies={"tyrell": "0"})
    told = events(
        asked(state, 0, ops.March()), 0, March(source="hornwood", target="white_harbor", army="st1.ty1")
    )
    after = fold(RULESET, told, state)
    assert (after.stock["tyrell"], [purse.pool for purse in after.purses.values()]) == (8, [{}, {}])
    assert not any(isinstance(one, Scored) for one in told)


def test_te_5_11_units_dropped_on_the_way_hold_a_castle_for_kings_landing() -> None:
    """Of those who come to The Eyrie somebody stays, so that there are three castles; who moves on counts for none."""
    units = {"winterfell": "st1", "castle_black": "st1", "three_sisters": "st3", "pyke": "gr1h"}
    state = asked(standing(begin("stark", "greyjoy"), units), 0, ops.March())
    state = act(state, 0, March(source="three_sisters", target="the_eyrie", army="st3"))
    armies = choices(state, 0, "march", "army", source="the_eyrie", target="kings_landing")
    assert armies == {"st1", "st2"}
