"""Alone against the Rival (TE-16)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event, Seat, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.cards.effects import others_tokens
from bot.rules.tiny_epic.cards.handler import Step
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.rival import RivalCame, RivalRolled, RivalStacked
from bot.rules.tiny_epic.events.rounds import Begun, HouseTaken, Mustered, RoundEnded
from bot.rules.tiny_epic.frames.choosing import choice_text
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.frames.rival.tie import Tie
from bot.rules.tiny_epic.frames.rival.turn import RivalTurn, deeds
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal import control, plots, retreats, rival, treaty
from bot.rules.tiny_epic.legal.retreats import Group, group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import HERO, TOKEN, Force, encode
from bot.rules.tiny_epic.model.facts import HERO_OF
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.rival import (
    RIVAL_CARDS,
    Brood,
    Deed,
    Gain,
    GoTo,
    IfCastles,
    Place,
    Scheme,
    Shield,
    Take,
)
from bot.rules.tiny_epic.model.sides import RIVAL
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring, verbs
from bot.words import Voice, names_in
from cogs.interaction.limits import cut
from cogs.play.dashboard import WIDTH
from render.signs.icons import signs
from tests.rules.tiny_epic.position import (
    NP,
    act,
    asked,
    choices,
    everywhere,
    holding,
    menu,
    retreating,
    standing,
)

SOLO = TinyEpicOptions(mode="solo")
YOU: Seat = 0
SAY = Voice("en", RULESET.names, {YOU: "Alys"})
REMOVAL = ops.RemoveFromAllyPool(of="another_player", max=1)
ROUND_OVER = RoundEnded(hand_of_king=0)


def solo(units: Mapping[str, str] | None = None, **pools: Mapping[str, int]) -> TinyEpic:
    """You lead Stark, the Rival Greyjoy; only these units stand on the map."""
    events: list[Event] = [Begun(options=SOLO, players=1, hand_of_king=0)]
    events.append(HouseTaken(seat=YOU, house="stark", hero=HERO_OF["stark"]))
    events.append(RivalCame(house="greyjoy", hero=HERO_OF["greyjoy"]))
    events.append(Mustered(np=NP, heroes={h: HERO_OF[h] for h in NP if h in HERO_OF}))
    events.append(RivalStacked(cards=tuple(RIVAL_CARDS)))
    state = fold(RULESET, events)
    return standing(state, units, **pools) if units else state


def told(state: TinyEpic, *todo: Deed, seed: int = 0) -> TinyEpic:
    """The state once the Rival has been told this, or as far as it needs an answer."""
    stack = (Round(step="solo_turns"), Turn(seat=YOU, then=None))
    play = Play(changed(state, stack=stack), SeededChance(seed))
    play.push(Deeds(seat=YOU, todo=todo))
    settle(play)
    return play.state


def started(seed: int = 0) -> TinyEpic:
    """A game whose player has taken Stark and is on turn."""
    state = fold(RULESET, RULESET.new(SOLO, 1, SeededChance(seed)))
    return act(state, YOU, actions.TakeHouse(house="stark"), seed)


def pooled(state: TinyEpic, **pool: int) -> TinyEpic:
    """With these tokens in the Rival's Ally Pool."""
    stock = {**state.stock, **{house: state.stock[house] - count for house, count in pool.items()}}
    purse = changed(state.purses[RIVAL], pool=pool)
    return changed(state, purses={**state.purses, RIVAL: purse}, stock=stock)


def test_te_16_1_the_rival_is_set_up_like_a_player_without_gold_or_hand() -> None:
    state = started()
    house = rival.of(state).house
    assert house not in ("", "stark", *state.np)
    assert len(state.np) == 4
    assert control.total(state, house) == 2
    assert state.stock[house] == 8
    assert state.purses[RIVAL].gold == 0
    assert len(rival.of(state).cards) == 12
    assert len(state.lords[YOU].dice) == 3
    assert state.order == (YOU,)


def test_te_16_2_and_te_16_15_a_round_has_two_turns_of_each() -> None:
    state = started()
    turns, events = [], []
    while state.round == 1:
        view = RULESET.view(state, YOU)
        action = RULESET.agents["sensible"](RULESET, view, SeededChance(len(events)))
        new = RULESET.act(state, YOU, action, SeededChance(len(events)))
        turns += [event.kind for event in new if event.kind in ("placed", "rival_rolled")]
        events += new
        state = fold(RULESET, new, state)
    assert turns == ["placed", "rival_rolled", "placed", "rival_rolled"]
    assert state.hand_of_king == YOU
    assert len(rival.of(state).cards) == 10


def test_te_16_3_and_te_16_12_dice_and_coins_close_slots() -> None:
    state = started()
    dice = state.lords[YOU].dice
    assert choices(state, YOU, "place", "die") == {*dice}
    state = changed(state, coins=("recruit", "march"))
    assert choices(state, YOU, "place", "slot", die=dice[0]) == {"sail", "whisper", "plot", "event"}
    used = changed(state, slots={"sail": "recruit", "plot": "event"})
    over = fold(RULESET, [ROUND_OVER], used)
    assert over.coins == ("sail", "plot")
    assert not over.slots


def test_te_16_4_its_die_and_its_card_lie_open_and_you_may_follow() -> None:
    state = changed(solo(), stack=(Round(step="solo_turns"), RivalTurn(seat=YOU)))
    play = Play(state, SeededChance(3))
    settle(play)
    rolled = [event for event in play.events if isinstance(event, RivalRolled)]
    assert [event.card for event in rolled] == ["rival_01"]
    assert rival.of(play.state).used == ("rival_01",)
    assert len(rival.of(play.state).dice) == 1


def test_te_16_5_ties_are_yours_to_decide() -> None:
    state = told(pooled(solo(), tully=1, tyrell=1), Shield(house="greyjoy"))
    top = state.stack[-1]
    assert isinstance(top, Tie)
    assert menu(state, YOU) == ("choose",)
    assert choices(state, YOU, "choose", "what") == {*NP}
    state = act(state, YOU, actions.Choose(what="martell"))
    assert state.purses[RIVAL].pool["martell"] == 1


def test_te_16_6_recruits_come_where_the_card_says_or_to_the_hero() -> None:
    state = told(solo(), Place(unit="rival", n=2, where="home_domain"))
    assert state.units["pyke"]["greyjoy"] == Force(tokens=3, hero=True).less(TOKEN)
    assert state.stock["greyjoy"] == 7  # a third token has no room beside the Hero
    away = solo({"pyke": "st1", "ashemark": "gr1h", "winterfell": "st1h"})
    assert told(away, Place(unit="rival", n=1, where="home_domain")).units["ashemark"]["greyjoy"].tokens == 2
    fewest = solo({"pyke": "gr2h", "white_harbor": "st1h", "riverrun": "gr1"})
    fewest = told(fewest, Place(unit="rival", n=1, where="castle_with_fewest_units"))
    assert fewest.units["riverrun"]["greyjoy"].tokens == 2
    assert told(solo(), Place(unit="strongest_ally", n=1, where="hero_domain")).units == solo().units


def test_te_16_7_the_hero_goes_straight_there_and_leaves_a_token_behind() -> None:
    state = solo({"pyke": "gr2h", "winterfell": "st1h"})
    state = told(state, GoTo(first="sunspear"))
    assert state.units["sunspear"]["greyjoy"] == Force(tokens=1, hero=True)
    assert state.units["pyke"]["greyjoy"] == TOKEN


def test_te_16_7_what_is_held_by_you_is_attacked() -> None:
    state = holding(
        solo({"pyke": "gr2h", "winterfell": "st2h", "ashemark": "st1"}), YOU, "raid_the_gold_lines"
    )
    state = told(state, GoTo(first="ashemark"))
    fight = state.stack[-1]
    assert fight.kind == "battle"
    assert (fight.attacker, fight.defender) == (RIVAL, "0")
    assert menu(state, YOU) == ("commit",)


def test_te_16_8_shields_bring_tokens() -> None:
    state = told(solo(), Shield(house="tully"))
    assert state.purses[RIVAL].pool == {"tully": 1}
    mine = solo({"pyke": "gr1h", "winterfell": "st1h"}, p0={"martell": 2, "tyrell": 1})
    asked = told(mine, Shield(house="stark"))
    assert asked.stack[-1].kind == "tie"
    assert [*asked.stack[-1].options] == ["martell", "tyrell"]
    assert told(solo(), Shield(house="lannister")).purses[RIVAL].pool == {}
    plotted = told(solo(), Scheme(), seed=2)
    assert plotted.purses[RIVAL].pool == {}  # there is no card to turn up


def test_te_16_8_of_two_strongest_allies_you_name_one() -> None:
    """No other house: it is a tie like every other (TE-16.5)."""
    units = {"pyke": "gr1h", "winterfell": "st1h", "riverrun": "tu1", "sunspear": "ma1"}
    state = changed(solo(units), allies={"tully": RIVAL, "martell": RIVAL, "tyrell": RIVAL})
    named = told(pooled(state, tully=2, martell=2, tyrell=1), Shield(house="greyjoy"))
    assert choices(named, YOU, "choose", "what") == {"tully", "martell"}
    alone = told(pooled(state, tully=2, martell=1, tyrell=1), Shield(house="greyjoy"))
    assert alone.purses[RIVAL].pool["tully"] == 3


def test_te_16_9_whisper_and_event_are_those_of_its_hero() -> None:
    state = told(solo(), Brood(bonus=2), Brood(bonus=2))
    assert rival.of(state).bonus == 4
    rolled = fold(RULESET, [RivalRolled(house="greyjoy", die="event", card="rival_01")], solo())
    assert deeds(rolled) == (GoTo(before_battle_vs_you={"lose_gold": 1}),)
    poor = told(solo(), IfCastles(n=4, then=(Gain(n=1),), otherwise=(Take(n=1),)))
    assert poor.purses[RIVAL].score == 0


@pytest.mark.parametrize(
    ("recruited", "goal"),
    [(1, "pyke"), (2, "shield_islands"), (8, "casterly_rock")],
)
def test_te_16_10_the_list_begins_with_the_section_of_its_leftmost_token(recruited: int, goal: str) -> None:
    """Home; the nearest open fief; …; the nearest castle domain that it does not hold."""
    state = solo({"ashemark": "gr1h", "winterfell": "st1h", "riverrun": "tu3", "highgarden": "ty3"})
    state = changed(state, stock={**state.stock, "greyjoy": 9 - recruited})
    assert goal in rival.goals(state, "", False)


def test_te_16_11_its_hero_is_never_lost_and_your_loss_brings_it_a_point() -> None:
    state = solo({"pyke": "gr2h", "winterfell": "st2h", "ashemark": "st1"})
    state = told(changed(state, rival=changed(rival.of(state), bonus=9)), GoTo(first="ashemark"))
    state = act(state, YOU, actions.Commit())
    assert state.purses[RIVAL].score == 1
    assert control.holder(state, "ashemark") == RIVAL
    strong = solo({"pyke": "gr1h", "winterfell": "st2h", "casterly_rock": "st3h"})
    lost = act(told(strong, GoTo(first="casterly_rock")), YOU, actions.Commit())
    assert control.hero_domain(lost, "greyjoy") == "pyke"
    assert lost.purses["0"].score == 1


def test_te_8_4_a_hero_of_its_ally_pays_the_rival_nothing_and_one_of_yours_pays_you() -> None:
    """TE-16.5, TE-16.11: of what it loses only the last space counts, and 8.4 pays the player who led the Hero."""
    state = solo({"pyke": "gr2h", "winterfell": "st1h", "riverrun": "tu1h", "highgarden": "ty1h"})
    play = Play(changed(state, allies={"tully": RIVAL, "tyrell": "0"}), SeededChance(0))
    before = play.state.purses["0"]
    verbs.send_home(play, "tully", HERO, "riverrun")
    verbs.send_home(play, "tyrell", HERO, "highgarden")
    after = play.state.purses["0"]
    assert (play.state.purses[RIVAL].gold, play.state.purses[RIVAL].score) == (0, 0)
    assert (after.gold - before.gold, after.score - before.score) == (1, 1)
    assert list(control.hero_cards(play.state, YOU)) == [state.heroes["stark"]]


def test_te_16_13_a_full_tie_is_the_rivals() -> None:
    state = solo({"pyke": "gr1h", "winterfell": "st1h"})
    state = changed(state, purses={side: changed(one, gold=0) for side, one in state.purses.items()})
    assert scoring.outcome(state, "rounds").winners == (RIVAL,)
    ahead = changed(state, purses={**state.purses, "0": changed(state.purses["0"], score=1)})
    assert scoring.outcome(ahead, "rounds").winners == (YOU,)
    assert {*scoring.castle_points(state)} == {"0", RIVAL}


def test_te_16_14_for_your_cards_it_is_another_player_without_gold() -> None:
    state = pooled(solo(), tully=1)
    assert plots.cost(state, YOU, ops.Plot(), "greyjoy") == plots.OTHER_SHIELD
    assert plots.targets(changed(state, purses={**state.purses, "0": changed(state.purses["0"], gold=3)}), YOU,
                         ops.Plot(), "greyjoy") == ("tully",)  # fmt: skip
    assert treaty.others(state, YOU) == (RIVAL,)
    assert others_tokens(state, Step(seat=YOU, card="vendetta"), REMOVAL) == ("rival:tully",)
    told_to_everybody = choice_text("rival:tully")
    assert told_to_everybody is not None
    assert told_to_everybody.args["party"] == RIVAL
    assert control.most_gold(state, RIVAL) == 0
    play = Play(state, SeededChance(0))
    scoring.taxes(play)
    assert play.state.purses[RIVAL].gold == 0


def test_te_16_16_it_passes_over_what_it_may_not_enter() -> None:
    """A last unit is not attacked, King's Landing not without castles; with nothing left it stays."""
    state = solo({"pyke": "gr1h", "winterfell": "st1h", "sunspear": "ma1"})
    assert rival.goals(state, "sunspear", False) != ("sunspear",)
    assert "kings_landing" not in rival.goals(state, "kings_landing", False)
    assert rival.goals(state, "pyke", False) != ("pyke",)


def test_te_16_17_its_attackers_go_back_to_where_they_came_from() -> None:
    state = solo({"pyke": "gr2h", "winterfell": "st3h", "riverrun": "tu3"})
    lost = act(told(state, GoTo(first="winterfell")), YOU, actions.Commit())
    assert lost.units["pyke"]["greyjoy"].hero
    assert (
        rival.havens(
            solo({"pyke": "gr1h", "winterfell": "st1h"}), {"greyjoy": Force(hero=True, tokens=1)}, "pyke", ""
        )
        != ()
    )


def test_te_16_18_a_whisper_is_used_up_by_its_next_battle() -> None:
    state = solo({"pyke": "gr2h", "winterfell": "st3h", "ashemark": "st1"})
    state = told(changed(state, rival=changed(rival.of(state), bonus=2)), GoTo(first="winterfell"))
    state = act(state, YOU, actions.Commit())
    assert rival.of(state).bonus == 0
    assert (
        fold(RULESET, [ROUND_OVER], changed(state, rival=changed(rival.of(state), bonus=2))).rival.bonus == 0
    )  # type: ignore[union-attr]


def test_te_16_11_the_house_it_beats_goes_to_an_open_fief() -> None:
    """Not to its own next to it, as it would after any other battle: another open one is as near."""
    state = solo({"pyke": "gr3h", "winterfell": "st1h", "riverrun": "tu3", "ashemark": "tu1"})
    state = changed(state, rival=changed(rival.of(state), bonus=9))
    beaten = told(state, GoTo(first="riverrun"))
    assert beaten.stack[-1].kind == "retreat"
    offered = choices(beaten, YOU, "retreat", "domain")
    assert offered
    assert all(control.unoccupied(beaten, domain) for domain in offered)
    assert through(beaten).purses[RIVAL].pool == {"tully": 1}


@pytest.mark.parametrize("left_on_track", [0, 1])
def test_te_16_11_an_egg_that_it_loses_pays_nothing(left_on_track: int) -> None:
    """However few tokens are left on its Force Track."""
    state = hatching({"dragonstone": "ta1hR", "winterfell": "st1h"})
    state = changed(state, stock={**state.stock, "targaryen": left_on_track})
    play = Play(state, SeededChance(0))
    verbs.send_home(play, "targaryen", Force(eggs=("red",)), "dragonstone")
    assert [event.kind for event in play.events] == ["moved"]


def test_te_16_11_it_loses_a_token_of_its_own_before_a_dragon() -> None:
    """You beat Daenerys, a token and a Dragon: the token goes home, and only without one a Dragon does."""
    for army, left in (("ta1hr", "ta0hr"), ("ta0hr", "ta0h")):
        state = hatching({"winterfell": "st2h", "hornwood": army, "dragonstone": "ta1"})
        state = asked(holding(state, YOU, "kingslayer"), YOU, ops.March())
        state = act(state, YOU, actions.March(source="winterfell", target="hornwood", army="st2h"))
        state = act(state, YOU, actions.Commit(card="kingslayer"))
        there = {house: force for house, force in state.units["hornwood"].items() if house == "targaryen"}
        assert encode(there) == left


def test_te_16_17_who_leaves_an_ally_goes_where_there_is_room_for_it_alone() -> None:
    """Its own units part from Tully in Riverrun: beside Martell's in Ashemark there is room for them."""
    state = solo({"riverrun": "gr1h.tu2", "ashemark": "ma2", "pyke": "st1", "winterfell": "st1h"})
    state = changed(state, allies={"tully": RIVAL, "martell": RIVAL})
    own = {"greyjoy": Force(tokens=1, hero=True)}
    assert "ashemark" in rival.havens(state, own, "riverrun", "", lost="tully")
    parted = Group(side=RIVAL, houses=("greyjoy",), domain="riverrun", chooser=YOU, lost="tully")
    assert "ashemark" in retreats.destinations(state, parted)


@pytest.mark.parametrize("left_on_track", [0, 5])
def test_te_16_17_where_no_domain_has_room_for_all_a_part_goes(left_on_track: int) -> None:
    """TE-7.4, without rewards: not even of the space that pays a Victory Point."""
    units = everywhere("pyke", "starfall", "sunspear") | {
        "starfall": "gr2",
        "sunspear": "gr3",
        "pyke": "gr2h",
    }
    state = solo(units)
    state = changed(state, stock={**state.stock, "greyjoy": left_on_track})
    state = retreating(state, group(state, RIVAL, "pyke", YOU))
    assert state.units["starfall"] == {"greyjoy": Force(tokens=2, hero=True)}
    assert state.stock["greyjoy"] == left_on_track + 2
    assert state.purses[RIVAL].score == 0


def test_te_16_17_which_of_its_units_go_home_is_yours_to_say() -> None:
    taken = dict.fromkeys(everywhere("pyke", "starfall"), "ma1")
    state = changed(solo({**taken, "starfall": "gr2.tu1", "pyke": "gr2.tu3"}), allies={"tully": RIVAL})
    state = retreating(state, group(state, RIVAL, "pyke", YOU))
    assert choices(state, YOU, "lose", "unit") == {"greyjoy", "tully"}
    assert through(state).units["starfall"] == {"greyjoy": Force(tokens=3), "tully": Force(tokens=3)}


def test_te_16_11_its_hero_takes_the_place_of_others_where_all_is_taken() -> None:
    units = everywhere("pyke", "starfall") | {"starfall": "gr3", "pyke": "gr2h"}
    state = solo(units)
    state = through(retreating(state, group(state, RIVAL, "pyke", YOU)))
    assert state.units["riverrun"] == {"greyjoy": Force(hero=True)}
    assert control.total(state, "greyjoy") == 4


def test_te_16_18_a_whisper_counts_and_is_used_up_where_its_allies_fight_alone() -> None:
    units = {"pyke": "gr1h", "winterfell": "st1h", "white_harbor": "st2", "hornwood": "tu2"}
    state = changed(solo(units), allies={"tully": RIVAL})
    state = asked(changed(state, rival=changed(rival.of(state), bonus=2)), YOU, ops.March(), "die")
    begun = act(state, YOU, actions.March(source="white_harbor", target="hornwood", army="st2"))
    ended = RULESET.act(begun, YOU, actions.Commit(), SeededChance(0))
    assert [event.defence for event in ended if isinstance(event, Fought)] == [4]
    assert rival.of(fold(RULESET, ended, begun)).bonus == 0


def hatching(units: Mapping[str, str]) -> TinyEpic:
    """The Rival leads Targaryen."""
    options = TinyEpicOptions(mode="solo", ice_fire=True)
    events: list[Event] = [Begun(options=options, players=1, hand_of_king=0)]
    events.append(HouseTaken(seat=YOU, house="stark", hero=HERO_OF["stark"]))
    events.append(RivalCame(house="targaryen", hero=HERO_OF["targaryen"]))
    events.append(Mustered(np=NP, heroes={h: HERO_OF[h] for h in NP if h in HERO_OF}))
    return standing(fold(RULESET, events), units)


def through(state: TinyEpic) -> TinyEpic:
    """Answered by default until it is somebody's turn."""
    while state.stack[-1].kind != "turn":
        state = act(state, YOU, RULESET.default(state, YOU))
    return state


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        (
            Place(unit="strongest_ally", n=1, where="hero_domain"),
            "recruits nobody: it has no ally with a token left.",
        ),
        (Shield(house="greyjoy"), "The shield of House Greyjoy brings House Greyjoy nothing"),
        (Shield(house="stark"), "The shield of House Stark brings House Greyjoy nothing"),
    ],
)
def test_te_16_5_what_brings_it_nothing_is_told_with_the_reason(deed: Deed, said: str) -> None:
    state = solo({"pyke": "gr2h", "winterfell": "st2h"})
    stack = (Round(step="solo_turns"), Turn(seat=YOU, then=None))
    play = Play(changed(state, stock=dict.fromkeys(state.stock, 0), stack=stack), SeededChance(0))
    play.push(Deeds(seat=YOU, todo=(deed,)))
    settle(play)
    assert [line for event in play.events if (text := event.text()) and said in (line := SAY(text))]


# ── what is shown of it ───────────────────────────────────────────────────────────────────────────


def test_its_dice_lie_beside_yours_in_the_picture_and_the_story_names_its_card() -> None:
    rolled = RivalRolled(house="greyjoy", die="sail", card="rival_07")
    state = fold(RULESET, [rolled], solo())
    row = RULESET.scene(RULESET.view(state, None)).beside
    assert [one.lies for one in row if one.side == "greyjoy"] == ["face_sail"]
    assert SAY(rolled.text()) == "House Greyjoy throws Sail and turns up Rival Card 7."


def test_the_board_says_which_house_is_the_rival() -> None:
    """*House Greyjoy* stood there, and the last message spoke of the Rival."""
    (line,) = [SAY(text) for text in RULESET.view(solo(), YOU).public if text.key == "tiny_epic-rival-has"]
    assert line.startswith("House Greyjoy, the Rival: ")
    sides = RULESET.scene(RULESET.view(solo(), YOU)).sides
    assert "House Greyjoy (Rival)" in [SAY(side.label) for side in sides]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_te_16_12_the_slots_that_coins_close_are_told_to_the_last(locale: str) -> None:
    """They stood behind what the Rival has, where a line of the dashboard is cut; nothing said what a coin does."""
    state = changed(pooled(solo(), arryn=2, tully=2, tyrell=2, martell=2), coins=("recruit", "whisper"))
    say = Voice(locale, names_in(locale, "tiny_epic", RULESET.names), {YOU: "Alys"})
    lines = [say(text) for text in RULESET.view(state, YOU).public]
    assert all(cut(line, WIDTH) == line for line in lines)
    coins = {
        "en": "Coins close the slots Recruit and Whisper in this round.",
        "de": "Münzen sperren in dieser Runde die Felder Anwerben und Flüstern.",
    }
    assert coins[locale] in lines


def test_te_16_11_who_defends_against_it_reads_what_a_card_costs() -> None:
    state = holding(solo({"pyke": "gr2h", "winterfell": "st2h", "ashemark": "st1"}), YOU, "poisoning")
    state = told(state, GoTo(first="ashemark"))
    view = RULESET.view(state, YOU)
    offered = RULESET.candidates(view, "commit", {}, "card")
    labels = {choice.value: SAY(choice.label) for choice in offered.choices if choice.label}  # type: ignore[union-attr]
    assert labels["poisoning"].endswith("3 gold")


def test_te_13_4_dragons_leave_with_a_daenerys_who_was_its_ally() -> None:
    state = solo()
    heroes, stock = {**state.heroes, "targaryen": HERO_OF["targaryen"]}, {**state.stock, "targaryen": 9}
    state = changed(state, np=("targaryen",), heroes=heroes, stock=stock, allies={"targaryen": RIVAL})
    state = standing(state, {"winterfell": "st1h", "dragonstone": "ta1h", "sunspear": "ta1rG"})
    play = Play(state, SeededChance(0))
    verbs.send_home(play, "targaryen", HERO, "dragonstone")
    assert encode(play.state.units["sunspear"]) == "ta1"


def test_what_a_house_is_shown_with_has_a_sign_of_its_own() -> None:
    """What it has for its next battle stood in the legend as *B*, like the shield of House Baratheon."""
    state = changed(solo(), rival=changed(rival.of(solo()), bonus=2))
    keys = {figure.key for side in RULESET.scene(RULESET.view(state, YOU)).sides for figure in side.figures}
    assert "bonus" in keys
    assert keys <= {*signs()}
