"""RISK-21 and RISK-27: each of the 28 Characters does what it says, when it may."""

import pytest

from bot.rules.risk import RULESET
from bot.rules.risk.events.cards import Drew
from bot.rules.risk.events.effects import GoldTaken, MaesterDropped
from bot.rules.risk.events.turn import Stepped
from bot.rules.risk.events.war import DiceChanged, Fought, Rolled
from bot.rules.risk.frames import Invasion, Reinforcement, Turn
from bot.rules.risk.model.actions import Attack, Deploy, End, KeepCards, Maneuver, Occupy, PlayCard
from bot.rules.risk.model.board import END_CARD
from bot.rules.risk.model.library import CHARACTERS, OF_HOUSE
from tests.rules.risk.position import Position, the

STORM = Attack(source="harrenhal", target="kings_landing")

ATTACKERS = {
    "robb_stark": ("stark", 300),
    "davos_seaworth": ("baratheon", 200),
    "loras_tyrell": ("tyrell", 200),
    "kraznys_mo_nakloz": ("ghiscari", 200),
    "oberyn_martell": ("martell", 200),
    "daenerys_targaryen": ("targaryen", 300),
    "grey_worm": ("targaryen", 200),
}


def war(
    attacker: str, defender: str, harrenhal: int = 7, kings_landing: int = 2, gold: int = 1000
) -> Position:
    """Seat 0 in Harrenhal before King's Landing, a castle and a port that seat 1 holds; each leads the House named."""
    at = (
        Position(mode="dominion")
        .lands(0, harrenhal=harrenhal)
        .lands(1, "sunspear", kings_landing=kings_landing)
    )
    houses = (attacker, defender, "arryn")
    at._with(houses=houses)
    people = [who for house in (attacker, defender) for who in OF_HOUSE.get(house, ())]
    at.court(characters=dict.fromkeys(people, "up"))
    return at.gold(gold, gold).invade(0)


def test_risk_21_1_each_house_has_four_and_their_costs_add_up_to_800() -> None:
    """RISK-21.5 as well."""
    assert len(CHARACTERS) == 28
    for people in OF_HOUSE.values():
        assert len(people) == 4
        assert sum(CHARACTERS[who].cost for who in people) == 800


def test_risk_21_2_used_it_is_paid_and_lies_face_down_until_the_next_refresh() -> None:
    at = war("stark", "arryn")
    at.run((0, STORM), (0, PlayCard(card="robb_stark")), rolls=("6 5 4", "6 5"))
    assert at.state.court.gold[0] == 700
    assert at.state.court.characters["robb_stark"] == "down"
    assert at.clause(0, PlayCard(card="robb_stark")) == "RISK-21.12"


@pytest.mark.parametrize(
    ("who", "gold"), [("robb_stark", 200), ("ned_stark", 1000), ("jaime_lannister", 1000)]
)
def test_risk_21_12_without_gold_outside_its_window_or_of_another_house_it_is_refused(
    who: str, gold: int
) -> None:
    at = war("stark", "lannister", gold=gold)
    at.state = at._with(stack=(Turn(seat=0, declared=True),)).state
    before = at.state
    at.refused(0, PlayCard(card=who))
    assert at.state == before


# ── dice of the attack ──


@pytest.mark.parametrize(
    ("who", "rolls", "attack_sum", "lost", "slain"),
    [
        ("robb_stark", ("6 5 3", "6 5"), (7, 6, 4), 0, 2),
        ("davos_seaworth", ("6 5 3", "6 5"), (7, 6, 4), 0, 2),
        ("loras_tyrell", ("6 5 3", "6 5"), (6, 5, 3), 0, 2),
        ("kraznys_mo_nakloz", ("5 4 1", "5 4"), (6, 4, 1), 1, 1),
        ("oberyn_martell", ("8", "2 1", "6 5"), (8, 2, 1), 1, 1),
        ("daenerys_targaryen", ("8 7 1", "6 6"), (8, 7, 1), 0, 2),
        ("grey_worm", ("1 5 1", "6 5", "6", "2"), (6, 5, 2), 2, 0),
    ],
)
def test_risk_27_each_that_helps_the_attack(
    who: str, rolls: tuple[str, ...], attack_sum: tuple[int, ...], lost: int, slain: int
) -> None:
    house, cost = ATTACKERS[who]
    assert CHARACTERS[who].cost == cost
    at = war(house, "arryn", kings_landing=3)
    fought = the(Fought, at.run((0, STORM), (0, PlayCard(card=who)), rolls=rolls))
    assert (fought.attack, fought.lost, fought.slain) == (attack_sum, lost, slain)


def test_davos_seaworth_needs_a_port() -> None:
    at = war("baratheon", "arryn").lands(1, stoney_sept=2)
    at.run((0, Attack(source="harrenhal", target="stoney_sept")), rolls=("6 5 4", "1 1"))
    assert at.owner["stoney_sept"] == 0
    assert at.state.court.characters["davos_seaworth"] == "up"


def test_jaime_lannister_turns_an_attack_die_to_its_highest_face() -> None:
    """EX-21: 5-3-1 against 6-5; the 1 turned to 6 gives two ties, and the attack loses two."""
    at = war("lannister", "arryn", kings_landing=3)
    rolled = the(Rolled, at.do(0, STORM, "5 3 1", "6 5"))
    assert rolled.attack == (5, 3, 1)
    assert at.awaits() == (0, "after_roll")
    fought = the(Fought, at.do(0, PlayCard(card="jaime_lannister", target="3")))
    assert (fought.attack, fought.lost, fought.slain) == ((6, 5, 3), 2, 0)


# ── the defence ──


@pytest.mark.parametrize(
    ("who", "rolls", "defence", "lost"),
    [
        ("stannis_baratheon", ("6 5 1", "5 4"), (6, 5), 2),
        ("areo_hotah", ("6 5 1", "5 4"), (6, 4), 1),
        ("brienne", ("6 5 1", "8 7"), (8, 7), 2),
        ("hizdahr_zo_loraq", ("6 5 1", "8", "4"), (8, 4), 1),
        ("grey_worm", ("6 5 1", "1 4", "6"), (6, 4), 1),
    ],
)
def test_risk_27_each_that_helps_the_defence(
    who: str, rolls: tuple[str, ...], defence: tuple[int, ...], lost: int
) -> None:
    at = war("arryn", str(CHARACTERS[who].house), kings_landing=3)
    fought = the(Fought, at.run((0, STORM), (1, PlayCard(card=who)), rolls=rolls))
    assert (fought.defence, fought.lost) == (defence, lost)


def test_catelyn_stark_stands_beside_a_single_army() -> None:
    """RISK-21.9."""
    at = war("arryn", "stark", kings_landing=1)
    at.do(0, STORM)
    at.do(1, PlayCard(card="catelyn_stark"))
    assert at.armies["kings_landing"] == 2
    two = war("arryn", "stark", kings_landing=2)
    two.do(0, STORM, "6 5 4", "1 1")
    assert two.awaits() == (1, "after_roll")


@pytest.mark.parametrize(
    ("who", "target", "rolls", "defence"),
    [
        ("ned_stark", "2", (), (6, 5)),
        ("tywin_lannister", "none", (), (6, 3)),
        ("barristan_selmy", "2", ("4",), (5, 4)),
        ("barristan_selmy", "1+2", ("6", "6"), (6, 6)),
        ("pyat_pree", "none", (), (6, 3)),
    ],
)
def test_after_the_roll_the_defence(
    who: str, target: str, rolls: tuple[str, ...], defence: tuple[int, ...]
) -> None:
    """RISK-12.4: against 6-5-4 the defender rolled 5-2."""
    at = war("arryn", str(CHARACTERS[who].house), kings_landing=3)
    told = at.run((0, STORM), (1, PlayCard(card=who, target=target)), rolls=("6 5 4", "5 2", *rolls))
    assert the(Fought, told).defence == defence


def test_margaery_tyrell_has_one_die_of_the_other_side_rolled_again() -> None:
    """EX-43: a Knight attacks; 5-3-2 becomes 1-3-2, the Knight makes it 4-2-1 against 4-4: the attack loses two."""
    at = war("arryn", "tyrell", kings_landing=3).units("harrenhal", knights=1)
    told = at.run((0, STORM), (1, PlayCard(card="margaery_tyrell", target="1")), rolls=("5 3 2", "4 4", "1"))
    fought = the(Fought, told)
    assert the(DiceChanged, told).dice == (1, 3, 2)
    assert (fought.attack, fought.lost, fought.slain) == ((4, 2, 1), 2, 0)


def test_risk_16_4_margaery_tyrell_works_on_neutral_dice_too() -> None:
    at = war("tyrell", "arryn").neutral(kings_landing=2)
    told = at.run((0, STORM), (0, PlayCard(card="margaery_tyrell", target="1")), rolls=("6 5 4", "6 5", "1"))
    assert the(Fought, told).defence == (5, 1)


# ── on one's own turn ──


def at_court(house: str, step: str = "purchase", **fields: object) -> Position:
    """Seat 0 leads `house` and has 1000 gold, in this step."""
    at = war(house, "arryn")
    return at._with(stack=(Turn.model_validate({"seat": 0, "step": step, **fields}),))


def test_jon_snow_makes_one_more_maneuver_and_is_used_before_the_first() -> None:
    at = at_court("stark").lands(0, harrenhal=5, stoney_sept=1)
    at.do(0, PlayCard(card="jon_snow"))
    at.do(0, Maneuver(source="harrenhal", target="stoney_sept", armies=1))
    at.do(0, Maneuver(source="harrenhal", target="stoney_sept", armies=1))
    assert at.clause(0, Maneuver(source="harrenhal", target="stoney_sept", armies=1)) == "RISK-18.1"
    late = at_court("stark", step="maneuver", maneuvered=True)
    late.refused(0, PlayCard(card="jon_snow"))


def test_melisandre_an_opponent_loses_a_maester_card() -> None:
    at = at_court("baratheon").maesters(1, "bribery", "valyrian_steel")
    dropped = the(MaesterDropped, at.do(0, PlayCard(card="melisandre", target="1"), "2"))
    assert dropped.card == "valyrian_steel"
    assert at.state.court.maesters[1] == ("bribery",)
    assert at_court("baratheon").clause(0, PlayCard(card="melisandre")) == "RISK-22.21"


def test_risk_21_12_a_character_without_its_condition_says_so() -> None:
    """Catelyn Stark defends where a single army stands; Melisandre without a victim has no target (RISK-22.21)."""
    at = war("arryn", "stark", kings_landing=2).maesters(1, "castle_walls")
    at.do(0, STORM)
    clause, text = at.refused(1, PlayCard(card="catelyn_stark"))
    assert (clause, text.key) == ("RISK-21.12", "risk-no-play-requires")
    assert at_court("baratheon").clause(0, PlayCard(card="melisandre")) == "RISK-22.21"


def test_salladhor_saan_takes_gold_at_the_first_conquest_from_each_opponent() -> None:
    """RISK-21.6, RISK-16.5: 100 or what there is, once for each, nothing from neutral forces."""
    at = at_court("baratheon").lands(0, harrenhal=20).lands(1, "kings_landing", "stoney_sept", "sunspear")
    at.neutral(the_trident=1).gold(1000, 300)
    at.do(0, PlayCard(card="salladhor_saan"))
    taken = []
    for target in ("stoney_sept", "kings_landing", "the_trident"):
        storm = Attack(source="harrenhal", target=target)
        told = at.run((0, storm), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
        taken += [event.gold for event in told if isinstance(event, GoldTaken)]
    assert taken == [100]


def test_risk_22_21_salladhor_saan_stays_ashore_where_nobody_has_gold() -> None:
    at = at_court("baratheon").lands(0, harrenhal=20).lands(1, "kings_landing").gold(1000, 0, 0)
    assert at.clause(0, PlayCard(card="salladhor_saan")) == "RISK-22.21"


def test_tyrion_lannister_looks_at_two_and_keeps_one() -> None:
    """RISK-21.10: 100 for him, 200 for the card; the other one is discarded."""
    at = at_court("lannister")
    first, second = at.state.court.maester_deck[:2]
    at.do(0, PlayCard(card="tyrion_lannister"))
    assert at.awaits() == (0, "keep")
    at.do(0, KeepCards(cards=(second,)))
    court = at.state.court
    assert (court.gold[0], court.maesters[0], court.maester_discard) == (700, (second,), (first,))


def test_renly_baratheon_brings_an_army_bound_to_a_castle() -> None:
    at = war("tyrell", "arryn").lands(0, "harrenhal")
    at._with(stack=(Turn(seat=0, step="purchase"), Reinforcement(seat=0, step="reinforce", free=3)))
    at.do(0, PlayCard(card="renly_baratheon"))
    muster = at.state.stack[-1]
    assert isinstance(muster, Reinforcement)
    assert (muster.left, muster.bound[0].territories) == (4, ("harrenhal",))
    at.do(0, Deploy(territory="harrenhal"))
    assert at.armies["harrenhal"] == 5


def test_ellaria_sand_lets_the_maneuver_come_between_two_invasions() -> None:
    at = at_court("martell").lands(0, harrenhal=5, stoney_sept=1)
    at.do(0, PlayCard(card="ellaria_sand"))
    at.do(0, Maneuver(source="harrenhal", target="stoney_sept", armies=2))
    assert at.awaits() == (0, "attack")
    assert "maneuver" not in at.view(0).menu
    at.do(0, Attack(source="harrenhal", target="kings_landing"))
    assert any(isinstance(frame, Invasion) for frame in at.state.stack)


@pytest.mark.parametrize(
    ("who", "house", "conquests"),
    [
        ("cersei_lannister", "lannister", ("kings_landing", "tarth", "skagos")),
        ("jorah_mormont", "targaryen", ("kings_landing", "pyke")),
    ],
)
def test_one_more_card_for_conquests(who: str, house: str, conquests: tuple[str, ...]) -> None:
    """RISK-20.2, RISK-20.3: drawn besides the ordinary card; too few conquests, and it is refused."""
    at = at_court(house, "invade", conquests=conquests, losers=(1,) * len(conquests))
    at.do(0, End())
    told = [*at.do(0, PlayCard(card=who)), *at.do(0, End())]
    assert sum(isinstance(event, Drew) for event in told) == 2
    few = at_court(house, "draw", conquests=conquests[:1], losers=(1,))
    assert few.clause(0, PlayCard(card=who)) == "RISK-21.12"
    full = at_court(house, "draw", conquests=conquests, losers=(1,) * len(conquests))
    full.hand(0, "winterfell", "karhold", "cape_kraken", "skagos", "wolfswood")
    assert full.clause(0, PlayCard(card=who)) == "RISK-20.2"


def declining(*deck: str, hand: tuple[str, ...] = ()) -> Position:
    """Seat 0 leads Lannister, has taken three lands, and ends its turn without the card; Cersei may still bring one."""
    at = Position(gold="on", characters="on", special_units="on").lands(0, harrenhal=7).lands(1, "sunspear")
    turn = Turn(seat=0, conquests=("kings_landing", "tarth", "skagos"), losers=(1, 1, 1))
    at._with(houses=("lannister", "stark", "arryn"), stack=(turn,)).gold(300).top(*deck).hand(0, *hand)
    at.court(characters={"cersei_lannister": "up"})
    assert [event.kind for event in at.do(0, End(draw=False))] == ["stepped"]
    assert at.awaits() == (0, "end")
    return at


def test_risk_20_1_a_card_declined_is_not_drawn_when_time_is_over() -> None:
    """RISK-20.2, RISK-23.6, RISK-26.2: whoever may still use Cersei Lannister is asked, the card stays declined."""
    at = declining(END_CARD)
    assert at.view(0).prompts[0].about["cards"] == 0
    default = RULESET.default(at.state, 0)
    assert default == End(draw=False)
    at.do(0, default)
    assert (at.state.result, at.state.active, at.state.hands[0]) == (None, 1, ())


def test_risk_20_1_who_declined_may_think_again_until_the_turn_is_over() -> None:
    at = declining("skagos")
    at.do(0, End(draw=True))
    assert at.state.hands[0] == ("skagos",)


def test_a_decline_is_stored_where_there_is_one_and_nowhere_else() -> None:
    """Journals of games in which nobody declines are written as they always were."""
    stored = [Stepped(seat=0, step="draw", declined=declined) for declined in (True, False)]
    assert [one.model_dump().get("declined") for one in stored] == [True, None]
    assert [Stepped.model_validate_json(one.model_dump_json()) for one in stored] == stored
    assert "declined" not in Turn(seat=0).model_dump()
    state = declining(END_CARD).state
    assert RULESET.state.model_validate_json(state.model_dump_json()) == state


def test_risk_26_2_nothing_is_left_to_decline_once_the_hand_is_full() -> None:
    """RISK-20.3: Cersei Lannister has brought the fifth card."""
    at = declining(hand=("winterfell", "karhold", "cape_kraken", "wolfswood"))
    at.do(0, PlayCard(card="cersei_lannister"))
    at.do(0, RULESET.default(at.state, 0))
    assert (at.state.active, len(at.state.hands[0])) == (1, 5)


def test_doran_martell_draws_where_nothing_was_conquered() -> None:
    at = at_court("martell", "invade")
    at.do(0, End())
    assert at.awaits() == (0, "end")
    at.do(0, PlayCard(card="doran_martell"))
    assert len(at.state.hands[0]) == 1


def test_xaro_xhoan_daxos_replaces_the_draw_by_a_choice_of_two() -> None:
    at = at_court("ghiscari", "invade", conquests=("tarth",), losers=(1,)).top("pyke", "karhold")
    at.do(0, End())
    at.do(0, PlayCard(card="xaro_xhoan_daxos"))
    at.do(0, KeepCards(cards=("karhold",)))
    at.do(0, End())
    assert at.state.hands[0] == ("karhold",)
    assert at.state.discard == ("pyke",)
