"""The map tells what the table knows: whose is what, who is where and in what office, what befalls the realm."""

from __future__ import annotations

from bot.rules.contract import Arrow, Outcome, Scene, Token
from bot.rules.fief import RULESET
from bot.rules.fief.events.land import Controlled
from bot.rules.fief.events.rounds import PhaseBegan
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.cards import Boon, Strike, Tax
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from bot.words import Voice
from render.words.alt import alt_text
from render.words.board import board_text
from tests.rules.fief.position import begin, built, noble, standing, titled

SAY = Voice("en", RULESET.names, dict(enumerate(("Alys", "Brynden", "Cass"))))


def shown(state: Fief) -> Scene:
    return RULESET.scene(RULESET.view(state, None))


def tokens(state: Fief, place: str) -> dict[str, Token]:
    return {one.kind: one for one in shown(state).tokens if one.area == place}


def three() -> Fief:
    return begin("stark", "lannister", "martell")


def test_fief_0_14_what_nobody_can_control_is_seen() -> None:
    areas = {area.id: area for area in shown(three()).areas}
    shut = {place for place, area in areas.items() if "closed" in area.marks}
    assert {area.side for place, area in areas.items() if place in shut} == {"neutral"}
    assert "winterfell" not in shut
    assert shut
    everybody = begin("stark", "lannister", "martell", "tully", "greyjoy", "tyrell")
    assert not any("closed" in area.marks for area in shown(everybody).areas)


def test_who_holds_an_office_is_drawn_as_that() -> None:
    state = titled(
        noble(three(), "stark_robb_stark", 0, "winterfell"), "stark_robb_stark", "king", "fief_winterfell"
    )
    assert tokens(state, "winterfell")["king"].side == "stark"
    assert tokens(state, "domain:winterfell")["title"].side == "stark"
    state = titled(state, "stark_robb_stark", "warden_north")
    assert tokens(state, "region:north")["warden"].side == "stark"


def test_captives_show_their_own_house() -> None:
    state = noble(three(), "stark_robb_stark", 0, "casterly_rock", captor=1)
    assert tokens(state, "casterly_rock")["captive"].side == "stark"


def test_what_befalls_a_region_lies_beside_its_seal() -> None:
    state = changed(
        three(),
        struck=(Strike(kind="famine", region=1),),
        boons=(Boon(card="good_weather_1", region=5),),
        taxes=(Tax(card="tax_1", seat=0, noble="stark_robb_stark", regions=(1,)),),
    )
    assert {"famine", "tax"} <= tokens(state, "region:north").keys()
    assert "good_weather" in tokens(state, "region:west")


def test_a_siege_is_marked() -> None:
    state = standing(built(three(), "casterly_rock", fort="stronghold"), 0, "casterly_rock", "m3")
    land = changed(state.land["casterly_rock"], siege={0: 2})
    state = changed(state, land={**state.land, "casterly_rock": land})
    here = next(area for area in shown(state).areas if area.id == "casterly_rock")
    assert "siege" in here.marks
    assert tokens(state, "casterly_rock")["siege"].count == 2


def test_fief_11_the_wall_shows_what_threatens_it_and_who_stands_there() -> None:
    watched = begin("stark", "lannister", "martell", options=FiefOptions(nwe=True))
    state = noble(watched, "stark_jon_snow", 0, WALL)
    state = changed(state, wall=changed(state.wall, threat=4, gold=7))
    there = tokens(state, WALL)
    assert (there["threat"].count, there["supplies"].count) == (4, 7)
    assert there["lord"].side == "stark"
    assert "Jon Snow" in board_text(shown(state), SAY)


def test_the_marches_of_a_round_are_seen_until_it_is_over() -> None:
    trail = (Arrow(source="winterfell", target="barrowton", kind="move"),)
    state = changed(three(), trail=trail, phase=5)
    for phase, seen in ((6, trail), (7, trail), (1, ())):
        state = PhaseBegan(round=2, phase=phase).fold(state)
        assert shown(state).arrows == seen
    assert "barrowton" in str(shown(changed(state, trail=trail)).caption)


def test_the_line_below_the_title_says_who_took_what() -> None:
    """By one House, by several; a village that nobody holds since counts for nobody."""
    trail = tuple(
        Arrow(source="winterfell", target=place, kind="conquest") for place in ("barrowton", "harrenhal")
    )
    state = changed(three(), trail=trail, phase=6)
    for owners, key in (((0, 0), "taken"), ((0, 1), "taken-all"), ((None, None), "taken-all")):
        for arrow, owner in zip(trail, owners, strict=True):
            state = Controlled(village=arrow.target, seat=owner).fold(state)
        caption = shown(changed(state, trail=trail)).caption
        assert caption is not None
        assert caption.key == f"fief-news-{key}"
        assert caption.args.get("seat") == (0 if key == "taken" else None)


def test_the_last_picture_names_the_winners() -> None:
    over = changed(three(), result=Outcome(winners=(1,), reason="points", scores=()))
    assert shown(over).winners == ("lannister",)
    assert shown(over).caption is not None
    assert shown(three()).winners == ()


def test_words_tell_the_same_as_the_picture() -> None:
    state = titled(noble(three(), "stark_robb_stark", 0, "winterfell"), "stark_robb_stark", "king")
    for told in (board_text(shown(state), SAY), alt_text(shown(state), SAY)):
        assert "Robb Stark, King" in told


def test_a_march_that_takes_a_village_is_drawn_as_a_conquest() -> None:
    """Of several marches there the last; with a rim around the land until the round is over."""
    march = Arrow(source="winterfell", target="last_hearth", kind="move")
    state = changed(three(), trail=(march, march, changed(march, target="white_harbor")))
    taken = Controlled(village="last_hearth", seat=0).fold(state)
    assert [arrow.kind for arrow in shown(taken).arrows] == ["move", "conquest", "move"]
    assert shown(taken).changed == ("last_hearth",)
    assert shown(Controlled(village="last_hearth", seat=None).fold(state)).changed == ()
