"""Alone against the Night King, with a Teammate (TE-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event, Seat, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.events.exploring import NightFell
from bot.rules.tiny_epic.events.night import Faced
from bot.rules.tiny_epic.events.rival import RivalCame, RivalRolled, RivalStacked
from bot.rules.tiny_epic.events.rounds import Begun, HouseTaken, Mustered, RoundEnded
from bot.rules.tiny_epic.frames.night.facing import Facing, face
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.frames.rival.turn import deeds
from bot.rules.tiny_epic.frames.rounds import Round, sequence
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal import control, dead, rival
from bot.rules.tiny_epic.legal.retreats import destinations, group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import HERO_OF, MATS, TOKENS
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.rival import RIVAL_CARDS, Brood, Deed, GoTo, Kindle, Shield
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import treaty
from bot.words import Voice
from tests.rules.tiny_epic.position import NP, act, asked, choices, menu, standing

ALONE = TinyEpicOptions(mode="solo_night_king")
YOU: Seat = 0
GLASS = "blue_dragon_glass_1"
CACHE = next(token.id for token in TOKENS.values() if token.kind == "cache_of_gold")


def solo(units: Mapping[str, str] | None = None, mate: str = "greyjoy", **night: Any) -> TinyEpic:
    """You lead Stark, the Teammate is Greyjoy; only these units stand on the map; no tokens lie there."""
    events: list[Event] = [Begun(options=ALONE, players=1, hand_of_king=0)]
    events.append(HouseTaken(seat=YOU, house="stark", hero=HERO_OF["stark"]))
    events.append(RivalCame(house=mate, hero=HERO_OF[mate], mate=True))
    events.append(Mustered(np=NP, heroes={h: HERO_OF[h] for h in NP if h in HERO_OF}))
    events.append(NightFell(hidden={}, supply=(), aside=(), rangers=()))
    events.append(RivalStacked(cards=tuple(RIVAL_CARDS)))
    state = fold(RULESET, events)
    assert state.night is not None
    state = changed(state, night=changed(state.night, **night))
    return standing(state, units) if units else state


def told(state: TinyEpic, *todo: Deed, seed: int = 0) -> TinyEpic:
    """The state once the Teammate has been told this, or as far as it needs an answer."""
    stack = (Round(step="solo_turns"), Turn(seat=YOU, then=None))
    play = Play(changed(state, stack=stack), SeededChance(seed))
    play.push(Deeds(seat=YOU, todo=todo))
    settle(play)
    return play.state


def test_te_17_1_you_take_two_houses_and_count_as_two() -> None:
    state = fold(RULESET, RULESET.new(ALONE, 1, SeededChance(1)))
    assert state.purses[TREATY].gold == 4
    assert state.purses[TREATY].score == MATS.difficulty.rows[1]["standard"].treaty
    assert control.castles_needed(state) == 6
    state = act(state, YOU, actions.TakeHouse(house="stark"))
    assert "stark" not in choices(state, YOU, "house", "house")
    state = act(state, YOU, actions.TakeHouse(house="greyjoy"))
    assert rival.of(state).house == "greyjoy"
    assert control.side_of(state, "greyjoy") == TREATY
    assert state.hand_of_king == YOU


def test_te_17_2_the_steps_of_a_round() -> None:
    steps = ("ranger", "solo_roll", "solo_turns", "terrify", "cull", "taxes", "score", "end")
    assert sequence(solo()) == steps


def test_te_17_3_it_goes_for_the_nearest_white_walker_behind_no_standing_wall() -> None:
    units = {"riverrun": "gr2h", "winterfell": "st1h"}
    state = solo(units, walkers=("thenn", "ashemark", "sunspear"))
    assert rival.goals(state, "", False) == ("ashemark",)
    north = solo(units, walkers=("thenn",))
    assert "thenn" not in rival.goals(north, "", False)


def test_te_17_3_and_0_9_ties_are_named_in_listed_order_the_first_by_default() -> None:
    """White Walkers as on the map, not as they came; tokens of the Terror Pool as Houses are listed."""
    state = solo({"riverrun": "gr2h", "winterfell": "st1h"}, walkers=("ashemark", "flints_finger"))
    listed = tuple(domain for domain in state.links if domain in ("ashemark", "flints_finger"))
    assert listed == ("flints_finger", "ashemark")
    assert rival.goals(state, "", False) == listed
    pool = {"tully": 1, "arryn": 2}
    state = standing(solo(), {"riverrun": "gr2h", "winterfell": "st1h"}, pnight_king=pool)
    asked_of_you = told(state, Shield(house="stark"))
    assert RULESET.default(asked_of_you, YOU) == actions.Choose(what="tully")


def test_te_17_3_your_shield_brings_a_token_of_the_terror_pool() -> None:
    state = solo()
    purses = {**state.purses, NIGHT: changed(state.purses[NIGHT], pool={"tully": 1})}
    state = changed(state, purses=purses, stock={**state.stock, "tully": state.stock["tully"] - 1})
    state = told(state, Shield(house="stark"))
    assert state.purses[TREATY].pool == {"tully": 1}
    assert state.purses[NIGHT].pool == {}


def test_te_17_4_what_is_yours_is_its_own_and_a_white_walker_is_attacked() -> None:
    state = solo({"riverrun": "gr2h", "winterfell": "st1h", "ashemark": "st1"}, steel=5, walkers=("pyke",))
    assert rival.goals(state, "ashemark", False) == ("pyke",)
    won = told(changed(state, rival=changed(rival.of(state), bonus=9)), GoTo(first="pyke"))
    assert won.night is not None
    assert won.night.walkers == ()
    assert won.purses[TREATY].score == state.purses[TREATY].score + 1
    lost = told(changed(state, night=changed(state.night, steel=0)), GoTo(first="pyke"))
    assert control.hero_domain(lost, "greyjoy") is not None


def test_te_17_5_you_may_commit_a_card_when_it_defends() -> None:
    state = solo({"riverrun": "gr1h", "winterfell": "st1h"}, walkers=("riverrun",))
    play = Play(changed(state, stack=(Round(step="solo_turns"), Turn(seat=YOU, then=None))), SeededChance(0))
    face(play, Facing(seat=YOU, target="riverrun", foe="walker", attacker=NIGHT))
    settle(play)
    fight = play.state.stack[-1]
    assert isinstance(fight, Facing)
    assert (fight.fighter, fight.by_deck) == (YOU, True)
    assert menu(play.state, YOU) == ("commit",)


def test_te_17_6_the_night_king_has_won_after_the_last_round() -> None:
    state = solo({"riverrun": "gr1h", "winterfell": "st1h"})
    assert treaty.outcome(state, "long_night").winners == (NIGHT,)
    assert treaty.outcome(state, "night_king_slain").winners == (YOU,)


def test_te_17_7_its_objectives_and_its_last_space_count() -> None:
    state = solo({"pyke": "gr2h", "winterfell": "st1h"})
    assert "greyjoy" in state.own_houses(TREATY)
    assert treaty.objectives(changed(state, stock={**state.stock, "greyjoy": 7}), "greyjoy") == (1,)
    before = state.purses[TREATY].score
    play = Play(changed(state, stock={**state.stock, "greyjoy": 0}, round=1), SeededChance(0))
    treaty.taxes(play)
    assert play.state.purses[TREATY].score == before + 1


def test_te_17_8_an_ability_of_points_is_strength_against_the_dead() -> None:
    state = solo(mate="baratheon")
    rolled = fold(RULESET, [RivalRolled(house="baratheon", die="event", card="rival_01")], state)
    assert deeds(rolled) == (Kindle(),)
    zealous = told(state, Kindle(), Kindle())
    assert rival.of(zealous).zeal
    assert not rival.of(fold(RULESET, [RoundEnded(hand_of_king=0)], zealous)).zeal
    assert rival.of(told(state, Brood(bonus=2))).bonus == 2


def test_te_17_9_it_attacks_the_night_king_if_the_treaty_may() -> None:
    units = {"riverrun": "gr2h", "winterfell": "st1h"}
    state = solo(units, king="ashemark", walkers=("ashemark",), wall=False)
    assert rival.goals(state, "ashemark", False) == ("ashemark",)
    behind = changed(state, purses={**state.purses, NIGHT: changed(state.purses[NIGHT], score=99)})
    assert rival.goals(behind, "ashemark", False) != ("ashemark",)


def test_te_17_9_three_units_explore_at_once_and_take_what_is_good() -> None:
    state = solo({"riverrun": "gr3h", "winterfell": "st1h"}, hidden={"ashemark": CACHE})
    had = state.purses[TREATY].gold
    state = told(state, GoTo(first="ashemark"))
    assert state.night is not None
    assert state.night.hidden == {}
    assert state.purses[TREATY].gold > had


def test_te_17_9_a_white_walker_behind_the_wall_is_removed_if_there_is_no_other() -> None:
    """None is nearest to its Hero while the Wall cuts them off."""
    gone = next(token.id for token in TOKENS.values() if token.kind == "remove_white_walker")
    units = {"riverrun": "gr3h", "winterfell": "st1h"}
    state = solo(units, hidden={"ashemark": gone}, walkers=("thenn",), wall=True)
    state = told(state, GoTo(first="ashemark"))
    assert state.night is not None
    assert state.night.walkers == ()


def test_te_17_7_it_goes_back_to_where_it_has_attacked_from() -> None:
    """Riverrun is far from Sunspear, and there are open fiefs around."""
    state = solo({"riverrun": "gr2h", "winterfell": "st1h"}, walkers=("sunspear",))
    lost = told(state, GoTo(first="sunspear"))
    assert lost.units["riverrun"] == {"greyjoy": Force(tokens=1, hero=True)}
    assert "sunspear" not in lost.units


def test_te_17_8_what_it_whispers_waits_for_its_own_battle() -> None:
    """Not for yours, in which it takes no part."""
    state = solo({"pyke": "gr2h", "winterfell": "st1h", "ashemark": "st3", "riverrun": "tu2"})
    state = asked(changed(state, rival=changed(rival.of(state), bonus=2)), YOU, ops.March(), "die")
    yours = act(state, YOU, actions.March(source="ashemark", target="riverrun", army="st3"))
    while yours.stack[-1].kind != "turn":
        yours = act(yours, YOU, RULESET.default(yours, YOU))
    assert rival.of(yours).bonus == 2
    its = told(changed(state, night=changed(dead.night_of(state), walkers=("riverrun",), steel=5),
                       units={"pyke": state.units["pyke"]}), GoTo(first="riverrun"))  # fmt: skip
    assert rival.of(its).bonus == 0


def test_te_17_9_the_ice_dragon_is_fought_once_for_the_glass_where_it_waits() -> None:
    units = {"thenn": "gr3h", "winterfell": "st1h"}
    where = {"dragon": "haunted_forest", "open": {"haunted_forest": (GLASS,)}, "wall": False}
    state = solo(units, **where)
    stack = (Round(step="solo_turns"), Turn(seat=YOU, then=None))
    play = Play(changed(state, rival=changed(rival.of(state), bonus=9), stack=stack), SeededChance(0))
    play.push(Deeds(seat=YOU, todo=(GoTo(first="haunted_forest"),)))
    settle(play)
    assert [(one.attacker, one.won) for one in play.events if isinstance(one, Faced)] == [(TREATY, True)]
    assert dead.night_of(play.state).glass == 1
    assert play.state.purses[TREATY].score == state.purses[TREATY].score + 1


def test_te_17_7_it_retreats_to_no_open_castle() -> None:
    """Castle Black is next to Last Hearth, and open; the nearest open fiefs are two steps away (TE-15.9f)."""
    taken = dict.fromkeys(("winterfell", "shadow_tower", "hornwood"), "st1")
    state = solo({**taken, "last_hearth": "gr1h", "pyke": "gr1"})
    assert destinations(state, group(state, TREATY, "last_hearth", YOU)) == ("white_harbor",)


def test_te_17_7_a_castle_of_the_treaty_gives_way_to_a_fief_as_near() -> None:
    state = solo({"winterfell": "st1h", "castle_black": "tu1", "last_hearth": "gr1h", "riverrun": "tu1"})
    state = changed(state, allies={"tully": TREATY})
    near = destinations(state, group(state, TREATY, "last_hearth", YOU))
    assert near == ("shadow_tower", "hornwood")


def test_te_17_4_the_dead_take_a_token_of_it_before_a_dragon() -> None:
    state = solo({"winterfell": "st1h", "dragonstone": "ta2hr"}, mate="targaryen", terror=0)
    assert state.night is not None
    army = control.here(state, "dragonstone")
    assert dead.prey(state, army) == ("targaryen",)
    assert dead.prey(state, {"targaryen": Force(hero=True, dragons=("red",))}) == ("dragon-red",)


def test_the_board_says_which_house_is_the_teammate() -> None:
    state = solo()
    purse = changed(state.purses[TREATY], pool={"arryn": 2})
    state = changed(state, purses={**state.purses, TREATY: purse})
    lines = map(Voice("en", RULESET.names, {}), RULESET.view(state, YOU).public)
    (line,) = [line for line in lines if line.startswith("House Greyjoy, the Teammate: ")]
    assert "Ally Pool" not in line, "the Treaty's is told with what the Treaty has"
