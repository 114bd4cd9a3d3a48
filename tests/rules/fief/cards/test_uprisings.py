"""Uprisings: cards added, calmed, fought (FIEF-8.20 d, 8.25 to 8.34)."""

from bot.rules.contract import Event
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Calm, Join, Pass, PlayCard, Release, Standing, Surprise
from bot.rules.fief.events.revolts import CalmTried, CardsLaidOff, RebelsFought
from bot.rules.fief.events.rounds import Paid
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.surprises.uprising import Joining
from bot.rules.fief.legal import revolts, surprises
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"
THREE = [6, 6, 6]
"""Battle dice that show 3 each."""


def playing(*cards: str, others: tuple[str, ...] = ()) -> Fief:
    """Seat 0 plays cards, seat 1 holds others; seat 1's Mills and Sept stand nowhere yet."""
    state = holding(holding(begin("stark", "lannister", "tyrell"), 0, *cards), 1, *others)
    return at(state, "P2.LIMIT", 2, Playing(seat=0))


def garrison(state: Fief, village: str, inside: str = "none", field: str = "none", **fields: object) -> Fief:
    """A Village of seat 1 with a Stronghold."""
    state = built(state, village, fort="stronghold", **fields)
    state = standing(state, 1, village, inside, "inside")
    return standing(state, 1, village, field) if field != "none" else state


def rise(state: Fief, target: str, **dice: list[int]) -> Fief:
    """Seat 0's first card is played, and nobody adds anything."""
    card = state.houses[0].hand[0]
    state = act(state, 0, PlayCard(card=card, target=target), **dice)
    return nobody_joins(state, **dice)


def laid_off(told: tuple[Event, ...]) -> list[str]:
    """What is said of the cards that are laid off, without their names."""
    texts = (one.text() for one in told if isinstance(one, CardsLaidOff))
    return [text.key for text in texts]


def nobody_joins(state: Fief, **dice: list[int]) -> Fief:
    while state.stack and isinstance(state.stack[-1], Joining):
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, Join(cards=()), **dice)
    return state


def test_fief_8_25_villages_without_a_sept_and_hated_nobles() -> None:
    state = playing("uprising_1")
    assert "casterly_rock" in surprises.targets(state, 0, "uprising_1")
    assert "barrowton" not in surprises.targets(state, 0, "uprising_1")
    assert "casterly_rock" not in surprises.targets(built(state, "casterly_rock", sept=True), 0, "uprising_1")
    assert refused(state, 0, PlayCard(card="uprising_1", target="barrowton")) == "FIEF-8.25"
    assert TYWIN in surprises.targets(state, 0, "uprising_1")  # a tyrant
    assert TYWIN not in surprises.targets(noble(state, TYWIN, 1, "winterfell", captor=0), 0, "uprising_1")
    cursed = noble(state, MACE, 2, "winterfell", captor=0, marks=("gods_cursed",))
    assert MACE in surprises.targets(cursed, 0, "uprising_1")


def test_fief_8_26_everybody_with_a_card_may_add_to_it_in_secret() -> None:
    state = playing("uprising_1", "tax_1", others=("uprising_2", "secret_passage_1", "tax_2"))
    asked = act(garrison(state, "barrowton", "m4"), 0, PlayCard(card="uprising_1", target="barrowton"))
    assert RULESET.pending(asked)[0].asked == (0, 1)
    assert choices(asked, 1, "join", "cards") == {"uprising_2", "secret_passage_1"}
    assert choices(asked, 0, "join", "cards") == set()
    assert RULESET.default(asked, 1) == Join(cards=())
    told = events(act(asked, 0, Join(cards=())), 1, Join(cards=("uprising_2", "secret_passage_1")))
    fought = next(one for one in told if isinstance(one, RebelsFought))
    assert (fought.rebels, len(fought.attack)) == (12, 2)
    assert laid_off(told) == ["fief-dispersed"]


def test_fief_8_27_and_ex_21_calming() -> None:
    state = playing("uprising_1", "uprising_2")
    state = titled(rich(state, 2, 7), TYWIN, "warden_west")
    state = titled(state, MACE, "master_of_laws")
    card = PlayCard(card="uprising_1", target="casterly_rock")
    state = act(act(state, 0, card), 0, Join(cards=("uprising_2",)))
    assert RULESET.pending(state)[0].asked == (1, 2)
    state = act(state, 1, Calm(warden=2))
    told = events(state, 2, Calm(pay=2), calm=[4, 2])
    assert [one.die for one in told if isinstance(one, CalmTried)] == [4, 2]
    assert not any(isinstance(one, RebelsFought) for one in told)
    assert laid_off(told)[:1] == ["fief-calmed"]
    assert Paid(seat=2, by=-3, why="calm") in told
    after = act(state, 2, Calm(pay=2), calm=[4, 2])
    assert after.dead == (TYWIN,)
    assert set(after.fortune.discard) >= {"uprising_1", "uprising_2"}


def test_fief_8_27_a_warden_who_falls_pays_no_more_as_a_member() -> None:
    state = titled(rich(playing("uprising_1", "uprising_2"), 1, 9), TYWIN, "warden_west", "master_of_coin")
    card = PlayCard(card="uprising_1", target="casterly_rock")
    state = act(act(state, 0, card), 0, Join(cards=("uprising_2",)))
    paid = Paid(seat=1, by=-3, why="calm")
    assert paid in events(state, 1, Calm(warden=1, pay=1), calm=[3])
    assert paid not in events(state, 1, Calm(warden=1, pay=2), calm=[2])
    jaime = titled(
        noble(state, "lannister_jaime_lannister", 1, "casterly_rock"), "lannister_jaime_lannister", "hand"
    )
    assert events(jaime, 1, Calm(warden=1, pay=2), calm=[2]).count(paid) == 2


def test_fief_8_27_and_8_34_nobody_pays_for_a_warden_who_fell_before_those_who_came_for_him() -> None:
    """They came for Tywin alone, and he has tried to calm them himself."""
    state = titled(
        titled(rich(playing("uprising_1", "uprising_2"), 2, 9), MACE, "master_of_coin"), TYWIN, "warden_west"
    )
    state = act(state, 0, PlayCard(card="uprising_1", target=TYWIN))
    state = act(act(state, 0, Join(cards=("uprising_2",))), 2, Calm(pay=2))
    paid = Paid(seat=2, by=-3, why="calm")
    assert paid in events(state, 1, Calm(warden=1), calm=[3])
    told = events(state, 1, Calm(warden=1), calm=[2])
    assert paid not in told
    assert CardsLaidOff(cards=("uprising_1", "uprising_2")) in told


def test_fief_8_27_only_a_warden_and_members_are_asked() -> None:
    state = playing("uprising_1")
    assert revolts.calmers(state, "casterly_rock") == ()
    warden = titled(state, TYWIN, "warden_west")
    assert revolts.calmers(warden, "casterly_rock") == (1,)
    assert revolts.calmers(warden, "winterfell") == ()
    member = rich(titled(state, MACE, "master_of_coin"), 2, 2)
    assert revolts.calmers(member, "casterly_rock") == ()
    assert revolts.calmers(rich(member, 2, 3), "casterly_rock") == (2,)
    hidden = changed(member, options=changed(member.options, gold_public=False))
    assert revolts.calmers(hidden, "casterly_rock") == (2,)


def test_fief_8_28_and_ex_20_one_card_does_nothing_to_a_stronghold() -> None:
    state = garrison(playing("uprising_1"), "barrowton", "m4", mills=2)
    after = rise(state, "barrowton", rebels=THREE)
    assert after.land["barrowton"].troops(1) == {"man_at_arms": 4}
    assert revolts.dice(state, "barrowton", 6, "inside", passage=False) == 0
    assert revolts.dice(state, "barrowton", 6, "inside", passage=True) == 1
    assert revolts.dice(state, "barrowton", 12, "inside", passage=False) == 1
    assert "uprising_1" in after.fortune.discard


def test_fief_8_20_and_8_28_and_ex_20_with_a_secret_passage_they_burn_it_down() -> None:
    state = garrison(playing("uprising_1", "secret_passage_1"), "barrowton", "m4", mills=2)
    state = act(state, 0, PlayCard(card="uprising_1", target="barrowton"))
    after = act(state, 0, Join(cards=("secret_passage_1",)), rebels=[6, 6], defence=[1, 1])
    here = after.land["barrowton"]
    assert (here.posts, here.fort, here.mills, here.owner) == ((), "", 0, None)
    assert set(after.fortune.discard) >= {"uprising_1", "secret_passage_1"}


def test_fief_8_28_three_rounds_at_most_and_first_those_in_the_field() -> None:
    state = garrison(playing("uprising_1"), "barrowton", "m2", "m5")
    after = rise(state, "barrowton", rebels=[2, 2, 2], defence=[1, 1, 1])
    here = after.land["barrowton"]
    assert (here.troops(1, "inside"), here.troops(1, "field")) == ({"man_at_arms": 2}, {"man_at_arms": 2})


def test_fief_8_28_and_17_13_baratheon_throws_again_against_rebels_too() -> None:
    state = holding(begin("stark", "baratheon", "tyrell"), 0, "uprising_1")
    state = at(standing(state, 1, "bronzegate", "m3"), "P2.LIMIT", 2, Playing(seat=0))
    state = act(state, 1, Standing(matter="rethrow", answer="hits-0"))
    state = act(
        state, 0, PlayCard(card="uprising_1", target="bronzegate"), rebels=[1, 1, 1], defence=[1, 6, 6, 6]
    )
    assert "reroll" in state.houses[1].used
    assert state.land["bronzegate"].troops(1) == {"man_at_arms": 3}


def test_fief_8_28_after_three_rounds_in_the_field_they_do_not_come_inside() -> None:
    """All Troops fall in the field; Tywin alone is inside, and rebels with a passage could reach him."""
    cards = playing("uprising_1", "secret_passage_1")
    state = noble(garrison(cards, "barrowton", field="m3"), TYWIN, 1, "barrowton", inside=True)
    state = act(state, 0, PlayCard(card="uprising_1", target="barrowton"))
    join, dice = Join(cards=("secret_passage_1",)), {"defence": [1] * 3, "revolt": [1]}
    spared = act(state, 0, join, rebels=[2, 2, 2], **dice)
    assert spared.nobles[TYWIN].place == "barrowton"
    assert spared.land["barrowton"].fort == "stronghold"
    assert act(state, 0, join, rebels=[6], **dice).dead == (TYWIN,)


def test_fief_8_30_what_is_empty_after_the_third_round_is_razed_all_the_same() -> None:
    state = built(standing(playing("uprising_1"), 1, "barrowton", "m3"), "barrowton", mills=1)
    assert rise(state, "barrowton", rebels=[2, 2, 2], defence=[1] * 3).land["barrowton"].mills == 0


def test_fief_8_29_nobles_without_troops_are_slain_or_flee() -> None:
    state = standing(noble(playing("uprising_1"), TYWIN, 1, "barrowton"), 1, "barrowton", "m1")
    slain = rise(state, "barrowton", rebels=[6], defence=[1], revolt=[3])
    assert slain.dead == (TYWIN,)
    fled = rise(state, "barrowton", rebels=[6], defence=[1], revolt=[4])
    assert (fled.nobles[TYWIN].place, fled.nobles[TYWIN].inside) == ("casterly_rock", True)
    assert fled.land["barrowton"].owner is None


def test_fief_8_29_and_6_31_nobody_flees_into_besieged_walls() -> None:
    state = noble(garrison(playing("uprising_1"), "barrowton", "m3"), TYWIN, 1, "barrowton")
    fled = rise(state, "barrowton", revolt=[4])
    assert (fled.nobles[TYWIN].place, fled.nobles[TYWIN].inside) == ("barrowton", True)
    state = noble(standing(state, 2, "barrowton", "k3"), MACE, 2, "barrowton")
    state = built(state, "barrowton", siege={2: 0})
    tired = rise(state, "barrowton", rebels=[6] * 3, defence=[1] * 9, revolt=[4, 4])
    assert (tired.nobles[TYWIN].place, tired.nobles[TYWIN].inside) == ("barrowton", False)


def test_fief_8_29_houses_stand_as_one_side_and_captives_go_free() -> None:
    state = standing(standing(playing("uprising_1"), 1, "barrowton", "m1"), 2, "barrowton", "m2")
    state = noble(state, ROBB, 0, "barrowton", captor=1)
    after = rise(state, "barrowton", rebels=[6], defence=[1])
    assert after.nobles[ROBB].free
    assert after.land["barrowton"].troops(2) == {}


def test_fief_8_30_a_city_stands_and_a_village_of_a_fief_stays_its_holders() -> None:
    state = titled(playing("uprising_1"), TYWIN, "fief_casterly_rock")
    state = built(built(state, "casterly_rock", posts=()), "casterly_rock", mills=1)
    state = noble(state, TYWIN, 1, "winterfell")
    after = rise(state, "casterly_rock")
    here = after.land["casterly_rock"]
    assert (here.fort, here.mills, here.owner) == ("fortified_city", 0, 1)


def test_fief_8_31_an_empty_village_burns_without_dice() -> None:
    state = built(playing("uprising_1"), "barrowton", owner=1, mills=1, fort="stronghold")
    told = events(state, 0, PlayCard(card="uprising_1", target="barrowton"))
    assert not any(isinstance(one, RebelsFought) for one in told)
    after = act(state, 0, PlayCard(card="uprising_1", target="barrowton"))
    assert (after.land["barrowton"].mills, after.land["barrowton"].fort) == (0, "")


def test_fief_8_34_the_people_fall_upon_one_noble_and_touch_nobody_else() -> None:
    state = playing("uprising_1")
    state = standing(noble(state, MACE, 2, "winterfell", marks=("gods_cursed",)), 2, "winterfell", "m1")
    after = rise(state, MACE, rebels=[6], defence=[1], revolt=[2])
    assert after.dead == (MACE,)
    assert after.land["winterfell"].troops(0) == state.land["winterfell"].troops(0)
    spared = rise(state, MACE, rebels=[6], defence=[1], revolt=[5])
    assert spared.nobles[MACE].place == "winterfell"
    guarded = standing(state, 2, "winterfell", "k3")
    assert rise(guarded, MACE, rebels=[2, 2, 2], defence=[1] * 6).nobles[MACE].place == "winterfell"


def test_fief_8_34_a_captive_is_not_sheltered_and_stays_one() -> None:
    state = noble(playing("uprising_1"), MACE, 2, "casterly_rock", captor=1, marks=("gods_cursed",))
    assert rise(state, MACE, revolt=[3]).dead == (MACE,)
    assert rise(state, MACE, revolt=[4]).nobles[MACE].captor == 1


def test_fief_0_62_and_8_34_a_captive_is_not_released_while_the_people_rise_against_it() -> None:
    """“At any time” is between two steps (FIEF-8.2, 17.3): whoever they come for stays where it is till they have."""
    state = playing("uprising_1", others=("tax_1",))
    state = noble(state, MACE, 2, "casterly_rock", captor=1, marks=("gods_cursed",))
    assert "release" in RULESET.view(state, 1).menu
    state = act(state, 0, PlayCard(card="uprising_1", target=MACE))
    assert RULESET.pending(state)[0].kind == "join"
    assert refused(state, 1, Release(noble=MACE)) == "FIEF-0.62"
    saved = nobody_joins(state, revolt=[6])
    assert act(saved, 1, Release(noble=MACE)).nobles[MACE].captor is None


def test_fief_8_34_walls_cost_rebels_dice_there_too() -> None:
    state = playing("uprising_1")
    inside = noble(state, TYWIN, 1, "casterly_rock", inside=True)
    inside = built(inside, "casterly_rock", posts=inside.land["casterly_rock"].posts)
    assert rise(inside, TYWIN, revolt=[1]).nobles[TYWIN].place == "casterly_rock"


def test_fief_8_4_an_uprising_is_handed_in_like_any_other_card() -> None:
    state = holding(playing("tax_1"), 2, "uprising_1")
    state = built(standing(state, 1, "barrowton", "m1"), "barrowton", mills=1)
    state = act(state, 2, Surprise(card="uprising_1", trigger="now", target="barrowton"))
    after = nobody_joins(act(state, 0, Pass()), rebels=[6], defence=[1])
    assert after.land["barrowton"].mills == 0
