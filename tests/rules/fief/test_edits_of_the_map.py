"""What a game master changes on the map by hand, and what follows of it."""

from __future__ import annotations

import pytest

from bot.rules.contract import Action, Event, RuleError, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Attack, March, Muster, PlayCard, Siege
from bot.rules.fief.actions.by_hand import MoveNoble, SetBuilding, SetCaptor, SetTitle, SetUnits
from bot.rules.fief.events.base import with_house, with_noble
from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.people import MANCE
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from bot.words import Voice
from tests.rules.fief.position import Rigged, act, at, begin, built, holding, menu, noble, standing, titled

ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"
CERSEI = "lannister_cersei_lannister"


def three(**options: object) -> Fief:
    """Stark (0), Lannister (1), Tyrell (2); Robb is to march."""
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(**options))
    return at(noble(state, ROBB, 0, "winterfell"), "P6.DECLARE", 5, Moving(seat=0))


def told(state: Fief, action: Action) -> tuple[Event, ...]:
    """What an edit leads to; no state on the way breaks the board."""
    events = RULESET.edit(state, action, Rigged())
    for event in events:
        state = RULESET.apply(state, event)
        assert not list(RULESET.broken(state)), event
    return tuple(events)


def edited(state: Fief, action: Action) -> Fief:
    return fold(RULESET, told(state, action), state)


def refused(state: Fief, action: Action) -> tuple[str, str]:
    """The clause, and the words."""
    before = state.model_dump_json()
    with pytest.raises(RuleError) as caught:
        RULESET.edit(state, action, Rigged())
    assert state.model_dump_json() == before
    return caught.value.clause, Voice("en", RULESET.names, {0: "Alys", 1: "Bran", 2: "Cass"})(
        caught.value.text
    )


def units(village: str, seat: int, unit: str, number: int) -> SetUnits:
    return SetUnits(village=village, player=str(seat), unit=unit, number=number)


# ── Troops ──


def test_troops_join_those_of_the_house_and_leave_the_field_first() -> None:
    state = standing(built(three(), "winterfell", fort="stronghold"), 0, "winterfell", "k2", "inside")
    state = standing(state, 0, "winterfell", "k1")
    more = edited(state, units("winterfell", 0, "knight", 5))
    assert [more.land["winterfell"].troops(0, where)["knight"] for where in ("inside", "field")] == [4, 1]
    fewer = edited(state, units("winterfell", 0, "knight", 1))
    assert fewer.land["winterfell"].troops(0, "inside")["knight"] == 1
    assert "knight" not in fewer.land["winterfell"].troops(0, "field")


def test_given_twice_it_does_no_harm() -> None:
    state = edited(three(), units("moat_cailin", 0, "knight", 2))
    assert edited(state, units("moat_cailin", 0, "knight", 2)) == state


def test_a_house_has_no_more_of_a_kind_than_its_stock() -> None:
    """FIEF-0.19: eight Knights in all, on the map and in stock."""
    state = standing(three(), 0, "moat_cailin", "k3")
    there = state.land["winterfell"].troops(0).get("knight", 0)
    most = 8 - 3
    assert (
        edited(state, units("winterfell", 0, "knight", most)).land["winterfell"].troops(0)["knight"] == most
    )
    clause, words = refused(state, units("winterfell", 0, "knight", most + 1))
    assert clause == "FIEF-0.19"
    assert words == f"Knights of Alys at Winterfell: choose from 0 to {most}, for more are not left in stock."
    assert there < most


def test_there_are_only_the_kinds_of_the_table() -> None:
    """Archers and Captains with `te` (FIEF-4.12), Unsullied of House Targaryen alone, Mercenaries in battles alone."""
    for unit in ("archer", "bannermen_captain", "unsullied"):
        assert "none are left in stock" in refused(three(), units("winterfell", 0, unit, 1))[1]
    assert edited(three(te=True), units("winterfell", 0, "archer", 3))
    assert "is no part of this game" in refused(three(te=True), units("winterfell", 0, "mercenary", 1))[1]
    assert "is no part of this game" in refused(three(), units("asshai", 0, "knight", 1))[1]


def test_control_follows_from_where_troops_are_put() -> None:
    """FIEF-0.22, 0.23: who comes first to a Village of nobody controls it, and nobody does when the last is gone."""
    state = edited(three(), units("deepwood_motte", 1, "knight", 1))
    assert state.land["deepwood_motte"].owner == 1
    state = edited(state, units("deepwood_motte", 0, "knight", 1))
    assert state.land["deepwood_motte"].owner == 1
    assert edited(state, units("deepwood_motte", 1, "knight", 0)).land["deepwood_motte"].owner == 0


def test_a_captive_goes_free_and_a_siege_ends_with_the_last_troop() -> None:
    """FIEF-0.63, 6.30."""
    state = standing(built(three(), "casterly_rock", fort="stronghold"), 0, "casterly_rock", "k1")
    state = noble(state, ROBB, 0, "casterly_rock")
    state = built(state, "casterly_rock", siege={0: 1})
    state = noble(state, TYWIN, 1, "golden_tooth", captor=0)
    state = standing(state, 0, "golden_tooth", "m1")
    assert edited(state, units("casterly_rock", 0, "knight", 0)).land["casterly_rock"].siege == {}
    assert edited(state, units("golden_tooth", 0, "man_at_arms", 0)).nobles[TYWIN].free


def test_siege_engines_stand_at_a_siege_of_their_own() -> None:
    """FIEF-6.32: two of each House."""
    state = standing(built(three(), "casterly_rock", fort="stronghold"), 0, "casterly_rock", "k1")
    state = built(noble(state, ROBB, 0, "casterly_rock"), "casterly_rock", siege={0: 1})
    assert edited(state, units("casterly_rock", 0, "engines", 2)).land["casterly_rock"].siege == {0: 2}
    assert "from 0 to 2" in refused(state, units("casterly_rock", 0, "engines", 3))[1]
    clause, words = refused(state, units("highgarden", 0, "engines", 1))
    assert (clause, words.split(".")[0]) == ("FIEF-6.32", "Alys does not besiege Highgarden")


def test_a_group_that_was_gathered_is_no_more_where_its_men_are_gone() -> None:
    state = act(standing(three(), 0, "winterfell", "k2"), 0, Muster(source="winterfell", men="k2"))
    state = edited(state, units("winterfell", 0, "knight", 1))
    assert "march" not in menu(state, 0)
    state = act(state, 0, Muster(source="winterfell", men="k1"))
    target = RULESET.candidates(RULESET.view(state, 0), "march", {}, "target").choices[0]  # type: ignore[union-attr]
    assert act(state, 0, March(target=target.value)).land[target.value].troops(0)["knight"] == 1


def test_an_answer_that_no_longer_fits_is_asked_for_anew() -> None:
    """Robb's siege needs a Troop (FIEF-6.30); Mace's answer stands."""
    state = built(three(), "casterly_rock", fort="stronghold")
    state = standing(state, 0, "casterly_rock", "k1")
    state = noble(standing(state, 2, "casterly_rock", "k1"), MACE, 2, "casterly_rock")
    state = noble(state, ROBB, 0, "casterly_rock")
    posts = tuple(
        changed(post, inside=post.troops, field={}) if post.seat == 1 else post
        for post in state.land["casterly_rock"].posts
    )
    state = with_noble(built(state, "casterly_rock", posts=posts), TYWIN, place="casterly_rock", inside=True)
    state = at(state, "P6.END", 6, Sieging(asked=(0, 2, 1)))
    state = act(state, 0, Siege(villages=("casterly_rock",)))
    events = told(state, units("casterly_rock", 0, "knight", 0))
    assert [event.kind for event in events] == ["units_set", "reopened"]
    assert 0 in RULESET.pending(fold(RULESET, events, state))[0].waiting


def test_all_read_what_was_set() -> None:
    (event,) = told(three(), units("winterfell", 0, "knight", 3))
    assert all(event.seen_by(viewer) == event for viewer in (None, 0, 1, 2))
    text = event.text()
    assert text is not None
    assert Voice("en", RULESET.names, {0: "Alys"})(text) == "🛠️ Knights of Alys at Winterfell now: 3."


def test_no_troops_are_set_where_nobody_may_count_them() -> None:
    """FIEF-10.6: a refusal would tell how many there are elsewhere."""
    assert refused(three(fog_of_war=True), units("winterfell", 0, "knight", 1))[0] == "FIEF-10.6"


def test_the_map_is_changed_only_while_nothing_holds_it() -> None:
    """In a battle it is called off first; bids and votes end first; nothing before the first round."""
    state = noble(standing(three(), 0, "casterly_rock", "k2"), ROBB, 0, "casterly_rock")
    state = at(noble(state, TYWIN, 1, "casterly_rock"), "P7.END", 6, Acting(seat=0))
    fight = act(standing(state, 1, "casterly_rock", "k1"), 0, Attack(village="casterly_rock", how="field:1"))
    assert "a battle ends by `call_off`" in refused(fight, units("winterfell", 0, "knight", 1))[1]
    bids = at(state, "P4.BUY", 4, Bidding(asked=(0, 1), floors={}))
    assert "Something is under way" in refused(bids, units("winterfell", 0, "knight", 1))[1]
    begun = fold(RULESET, RULESET.new(FiefOptions(), 3, Rigged()))
    assert "still being set up" in refused(begun, units("winterfell", 0, "knight", 1))[1]
    assert edited(at(three(), "P5.MOVE", 4, Buying(seat=0)), units("winterfell", 0, "knight", 1))


def test_who_has_left_gets_no_troops() -> None:
    gone = with_house(three(), 2, gone=True)
    assert "Cass has left the game" in refused(gone, units("highgarden", 2, "knight", 1))[1]


# ── buildings ──


def works(village: str, building: str, number: int) -> SetBuilding:
    return SetBuilding(village=village, building=building, number=number)


def test_so_many_buildings_stand_as_are_set() -> None:
    """FIEF-0.28: two Mills, a Sept, one fortification, of which each takes the place of the other."""
    state = edited(three(), works("winterfell", "mill", 2))
    state = edited(edited(state, works("winterfell", "sept", 1)), works("winterfell", "stronghold", 1))
    here = state.land["winterfell"]
    assert (here.mills, here.sept, here.fort) == (2, True, "stronghold")
    city = edited(state, works("winterfell", "fortified_city", 1))
    assert city.land["winterfell"].fort == "fortified_city"
    assert edited(city, works("winterfell", "fortified_city", 1)) == city
    assert edited(city, works("winterfell", "stronghold", 0)).land["winterfell"].fort == "fortified_city"
    assert edited(city, works("winterfell", "stronghold", 1)).land["winterfell"].fort == "stronghold"
    assert edited(city, works("winterfell", "fortified_city", 0)).land["winterfell"].fort == ""
    clause, words = refused(state, works("winterfell", "mill", 3))
    assert (clause, words) == ("FIEF-0.28", "A Mill at Winterfell: choose from 0 to 2.")


def test_who_is_inside_steps_out_before_the_walls_are_gone() -> None:
    """And the siege of them is over (FIEF-6.30)."""
    state = standing(built(three(), "casterly_rock", fort="stronghold"), 1, "casterly_rock", "k1", "inside")
    state = noble(state, TYWIN, 1, "casterly_rock", inside=True)
    state = noble(standing(state, 0, "casterly_rock", "k1"), ROBB, 0, "casterly_rock")
    state = edited(built(state, "casterly_rock", siege={0: 2}), works("casterly_rock", "stronghold", 0))
    here = state.land["casterly_rock"]
    assert (here.fort, here.siege, here.troops(1, "inside")) == ("", {}, {})
    assert here.troops(1, "field")["knight"] >= 1
    assert not state.nobles[TYWIN].inside


def test_there_are_no_more_buildings_than_the_table_has() -> None:
    """FIEF-0.19: five Septs."""
    state = three()
    for village in ("winterfell", "casterly_rock", "highgarden", "sunspear", "pyke"):
        state = built(state, village, sept=True)
    assert refused(state, works("harlaw", "sept", 1))[0] == "FIEF-0.19"
    assert not edited(state, works("pyke", "sept", 0)).land["pyke"].sept


def test_a_great_domain_has_one_city_and_a_lesser_one_has_none() -> None:
    """FIEF-4.21."""
    state = built(three(), "winterfell", fort="fortified_city")
    clause, words = refused(state, works("torrhens_square", "fortified_city", 1))
    assert clause == "FIEF-4.21"
    assert words.startswith("A domain never has two Fortified Cities, and Winterfell is one.")
    assert "lies in a lesser Fief" in refused(state, works("kings_landing", "fortified_city", 1))[1]


def test_no_city_is_taken_from_under_a_great_fief() -> None:
    """FIEF-4.21, 0.57: no state has a great Fief held without its City."""
    state = titled(three(), ROBB, "fief_winterfell")
    for building, number in (("fortified_city", 0), ("stronghold", 1)):
        clause, words = refused(state, works("winterfell", building, number))
        assert clause == "FIEF-4.21"
        assert words.startswith("Robb Stark holds")


def test_nothing_is_built_where_the_rules_allow_nothing() -> None:
    """FIEF-0.14: closed Villages; 1.32, 4.16: Septs once the idols are destroyed, or without the Watch in Edition B."""
    assert refused(three(), works("moat_cailin", "mill", 1))[0] == "FIEF-0.14"
    assert refused(changed(three(), idols=True), works("winterfell", "sept", 1))[0] == "FIEF-1.32"
    assert refused(three(edition="b"), works("winterfell", "sept", 1))[0] == "FIEF-4.16"
    assert edited(three(edition="b", nwe=True), works("winterfell", "sept", 1)).land["winterfell"].sept


def test_all_read_what_stands_now() -> None:
    say = Voice("en", RULESET.names, {})
    read = {
        ("mill", 2): "🛠️ Mills at Winterfell now: 2.",
        ("sept", 1): "🛠️ Winterfell has a Sept now.",
        ("stronghold", 0): "🛠️ Winterfell has no Stronghold now.",
        ("fortified_city", 1): "🛠️ Winterfell is a Fortified City now.",
    }
    for (building, number), words in read.items():
        text = told(three(), works("winterfell", building, number))[-1].text()
        assert text is not None
        assert say(text) == words


# ── Nobles ──


def test_a_noble_is_put_elsewhere_and_its_troops_stay() -> None:
    """FIEF-0.51; control follows from where all stand (FIEF-0.22)."""
    before = standing(three(), 0, "winterfell", "k2")
    state = edited(before, MoveNoble(noble=ROBB, village="deepwood_motte"))
    assert state.nobles[ROBB].place == "deepwood_motte"
    assert state.land["winterfell"].troops(0) == before.land["winterfell"].troops(0)
    assert [state.land[place].owner for place in ("winterfell", "deepwood_motte")] == [0, 0]


def test_a_noble_joins_the_house_inside_or_goes_in_where_it_may() -> None:
    """FIEF-0.27, 5.15."""
    state = standing(built(three(), "deepwood_motte", fort="stronghold"), 0, "deepwood_motte", "k1", "inside")
    assert edited(state, MoveNoble(noble=ROBB, village="deepwood_motte")).nobles[ROBB].inside
    walls = built(noble(three(), TYWIN, 1, "casterly_rock"), "casterly_rock", fort="stronghold")
    assert not edited(walls, MoveNoble(noble=ROBB, village="casterly_rock")).nobles[ROBB].inside
    titled_ = titled(noble(walls, TYWIN, 1, "crakehall"), TYWIN, "fief_casterly_rock")
    empty = built(titled_, "casterly_rock", posts=())
    assert edited(empty, MoveNoble(noble=TYWIN, village="casterly_rock")).nobles[TYWIN].inside


def test_whom_the_noble_alone_guarded_goes_free() -> None:
    """FIEF-0.63."""
    state = noble(noble(three(), ROBB, 0, "deepwood_motte"), TYWIN, 1, "deepwood_motte", captor=0)
    assert edited(state, MoveNoble(noble=ROBB, village="winterfell")).nobles[TYWIN].free


def test_only_free_nobles_are_moved_and_no_lord_commander_who_stays_on_the_wall() -> None:
    """FIEF-0.60, 11.17."""
    held = noble(noble(three(), ROBB, 0, "deepwood_motte"), TYWIN, 1, "deepwood_motte", captor=0)
    assert refused(held, MoveNoble(noble=TYWIN, village="winterfell"))[0] == "FIEF-0.60"
    wall = with_noble(three(nwe=True), ROBB, place=WALL)
    assert refused(wall, MoveNoble(noble=ROBB, village="winterfell"))[0] == "FIEF-11.17"
    there = refused(three(), MoveNoble(noble=ROBB, village="winterfell"))
    assert there[1] == "Robb Stark is at Winterfell already. Choose another Village."
    assert "not in play" in refused(three(), MoveNoble(noble="stark_greatjon_umber", village="pyke"))[1]


def test_a_noble_put_elsewhere_is_gathered_no_more() -> None:
    state = act(standing(three(), 0, "winterfell", "k2"), 0, Muster(source="winterfell"))
    assert "march" in menu(state, 0)
    state = edited(state, MoveNoble(noble=ROBB, village="deepwood_motte"))
    assert "march" not in menu(state, 0)
    assert menu(act(state, 0, Muster(source="deepwood_motte")), 0)[0] == "march"


def test_all_read_where_a_noble_is_now() -> None:
    (event,) = told(
        standing(three(), 0, "winterfell", "k1"), MoveNoble(noble=ROBB, village="deepwood_motte")
    )[:1]
    text = event.text()
    assert text is not None
    say = Voice("en", RULESET.names, {0: "Alys"})
    assert say(text) == "🛠️ Robb Stark of Alys is at Deepwood Motte now."


# ── Captives ──


def test_a_noble_is_held_by_who_has_guards_there() -> None:
    """FIEF-0.60, 0.22: with it goes the last of its House there, and so control."""
    state = standing(noble(three(), TYWIN, 1, "golden_tooth"), 0, "golden_tooth", "k1")
    assert state.land["golden_tooth"].owner == 1
    state = edited(state, SetCaptor(noble=TYWIN, player="0"))
    assert state.nobles[TYWIN].captor == 0
    assert state.land["golden_tooth"].owner == 0
    assert refused(state, SetCaptor(noble=TYWIN, player="0"))[1].startswith(
        "Tywin Lannister is a Captive of Alys"
    )


def test_a_captive_without_guards_there_is_none() -> None:
    state = three()
    clause, words = refused(state, SetCaptor(noble=TYWIN, player="0"))
    assert clause == "FIEF-0.60"
    assert words.startswith("Alys has neither Troops nor a free Noble where Tywin Lannister is")
    assert "cannot hold one of its own" in refused(state, SetCaptor(noble=TYWIN, player="1"))[1]


def test_whom_nobody_holds_goes_where_the_freed_go() -> None:
    """FIEF-0.64; from Mance Rayder to Winterfell (FIEF-11.46)."""
    state = noble(noble(three(), ROBB, 0, "deepwood_motte"), TYWIN, 1, "deepwood_motte", captor=0)
    state = standing(state, 1, "casterly_rock", "m1")
    free = edited(state, SetCaptor(noble=TYWIN, player="nobody"))
    assert (free.nobles[TYWIN].captor, free.nobles[TYWIN].place) == (None, "casterly_rock")
    assert refused(free, SetCaptor(noble=TYWIN, player="nobody"))[0] == "FIEF-0.62"
    beyond = noble(three(nwe=True, edition="b"), TYWIN, 1, WALL, captor=MANCE)
    assert edited(beyond, SetCaptor(noble=TYWIN, player="nobody")).nobles[TYWIN].place == "winterfell"


def test_all_read_whose_captive_a_noble_is_now() -> None:
    state = standing(noble(three(), TYWIN, 1, "golden_tooth"), 0, "golden_tooth", "k1")
    event = told(state, SetCaptor(noble=TYWIN, player="0"))[0]
    text = event.text()
    assert text is not None
    say = Voice("en", RULESET.names, {0: "Alys", 1: "Bran"})
    assert say(text) == "🛠️ Tywin Lannister of Bran is a Captive of Alys now."
    assert not event.feats()


# ── Titles ──


def lord(title: str, who: str) -> SetTitle:
    return SetTitle(title=title, noble=who)


def test_a_title_goes_from_one_to_another_or_back_to_the_board() -> None:
    state = edited(three(), lord("hand", ROBB))
    assert (state.nobles[ROBB].titles, state.nobles[ROBB].since) == (("hand",), {"hand": state.round})
    state = edited(state, lord("hand", TYWIN))
    assert (state.nobles[ROBB].titles, state.nobles[TYWIN].titles) == ((), ("hand",))
    assert refused(state, lord("hand", TYWIN))[1].startswith("Tywin Lannister holds Hand")
    assert edited(state, lord("hand", "nobody")).nobles[TYWIN].titles == ()
    assert refused(three(), lord("hand", "nobody"))[0] == "FIEF-0.40"


def test_the_wife_of_the_king_is_queen() -> None:
    """FIEF-1.16: of the new one, and no longer of the last; no King is his own Heir (FIEF-1.69)."""
    state = noble(three(), CERSEI, 1, "casterly_rock", spouse=ROBB)
    state = with_noble(noble(state, ROBB, 0, "winterfell", spouse=CERSEI), ROBB, marks=("heir",))
    state = edited(state, lord("king", ROBB))
    assert (state.nobles[CERSEI].titles, state.nobles[ROBB].marks) == (("queen",), ())
    state = edited(state, lord("king", MACE))
    assert state.nobles[CERSEI].titles == ()
    assert state.nobles[MACE].titles == ("king",)


def test_a_great_fief_hangs_on_its_city_and_on_its_house() -> None:
    """FIEF-4.21, 0.57."""
    assert refused(three(), lord("fief_winterfell", ROBB))[0] == "FIEF-4.21"
    state = built(three(), "winterfell", fort="fortified_city")
    assert edited(state, lord("fief_winterfell", ROBB)).nobles[ROBB].titles == ("fief_winterfell",)
    assert refused(state, lord("fief_winterfell", TYWIN))[0] == "FIEF-0.57"
    assert edited(three(), lord("fief_kings_landing", TYWIN)).nobles[TYWIN].titles == ("fief_kings_landing",)


def test_only_who_may_hold_a_title_is_given_it() -> None:
    """FIEF-0.41, 0.47, 0.70, 11.6, 0.14, 0.40."""
    state = noble(three(nwe=True), CERSEI, 1, "casterly_rock")
    assert refused(state, lord("warden_west", CERSEI))[0] == "FIEF-0.47"
    assert refused(titled(state, ROBB, "master_of_laws"), lord("hand", ROBB))[0] == "FIEF-0.41"
    assert refused(with_noble(state, ROBB, marks=("outlaw",)), lord("hand", ROBB))[0] == "FIEF-0.70"
    assert refused(titled(state, ROBB, "brother"), lord("hand", ROBB))[0] == "FIEF-11.6"
    for title in ("brother", "queen", "mother_of_dragons", "fief_oldtown", "protector_of_the_realm"):
        assert refused(state, lord(title, ROBB))[0] == "FIEF-0.40"


def test_the_seat_that_was_bid_for_is_free_again_with_its_title() -> None:
    """FIEF-4.8."""
    state = changed(titled(three(), ROBB, "master_of_coin"), seat_of="master_of_coin")
    assert edited(state, lord("master_of_coin", TYWIN)).seat_of == ""


def test_all_read_who_holds_a_title_now() -> None:
    say = Voice("en", RULESET.names, {})
    for state, who, words in (
        (three(), TYWIN, "🛠️ Hand of the King now: Tywin Lannister."),
        (titled(three(), ROBB, "hand"), "nobody", "🛠️ Hand of the King now: nobody."),
    ):
        text = told(state, lord("hand", who))[0].text()
        assert text is not None
        assert say(text) == words


def test_a_sealed_card_that_no_longer_fits_is_asked_for_anew_of_its_giver_alone() -> None:
    """The seat it is for is taken by hand (FIEF-8.40); nobody else learns who had answered, or what."""
    card = "join_the_small_council_1"
    state = holding(holding(titled(three(), MACE, "warden_south"), 2, card), 0, "ambush_1")
    state = at(state, "P7.END", 6, Window(moment="eve", asked=(2, 0)))
    state = act(state, 2, PlayCard(card=card, target="master_of_coin"))
    events = told(state, lord("master_of_coin", TYWIN))
    assert [event.kind for event in events if event.seen_by(2) is not None] == ["title_set", "reopened"]
    for viewer in (None, 0, 1):
        assert [event.kind for event in events if event.seen_by(viewer) is not None] == ["title_set"]
    assert RULESET.pending(fold(RULESET, events, state))[0].waiting == (2, 0)


def test_what_can_be_done_is_offered_first_and_the_rest_so_that_one_reads_why_not() -> None:
    """A Lady typed for the Hand was said to be nobody known here."""
    view = RULESET.view(noble(three(), CERSEI, 1, "casterly_rock"), None)
    offered = RULESET.candidates(view, "set_title", {"title": "hand"}, "noble").choices  # type: ignore[union-attr]
    assert [choice.value for choice in offered] == [ROBB, TYWIN, MACE, "nobody", CERSEI]
    offered = RULESET.candidates(view, "set_captor", {"noble": ROBB}, "player").choices  # type: ignore[union-attr]
    assert [choice.value for choice in offered] == ["nobody", "0", "1", "2"]
