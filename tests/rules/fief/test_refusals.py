"""Refusals name what stands in the way, under the clause that says so (FIEF-16)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, RuleError, Seat, Text
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Buy, Climb, Exchange, March, Muster, PlayCard, Raid, Surprise
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge import refusals
from bot.rules.fief.judge.judges import KINDS as CLAUSES
from bot.rules.fief.model.board import GATES
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import DOMAINS, KINDS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from bot.words import known
from tests.rules.fief.position import act, at, begin, built, holding, noble, rich, standing, titled

ROBB, TYWIN = "stark_robb_stark", "lannister_tywin_lannister"
NORTH = DOMAINS["fief_winterfell"].villages
FIVE = ("stark", "lannister", "tyrell", "martell", "arryn")


def refusal(state: Fief, seat: Seat, action: Action) -> tuple[str, Text]:
    """The clause and the words of one."""
    with pytest.raises(RuleError) as refused:
        RULESET.act(state, seat, action, SeededChance(0))
    return refused.value.clause, refused.value.text


def kind(model: type[Action]) -> str:
    """What an action is called."""
    return str(model.model_fields["kind"].default)


def nonsense(model: type[Action]) -> dict[str, object]:
    """Something in each of its fields that has to be filled in."""
    values: dict[object, object] = {int: 1, bool: True, str: "nonsense"}
    needed = {name: field for name, field in model.model_fields.items() if field.is_required()}
    return {name: values.get(field.annotation, ()) for name, field in needed.items()}


def buying(state: Fief, gold: int = 20) -> Fief:
    return at(rich(state, 0, gold), "P7.END", 4, Buying(seat=1), Buying(seat=0))


def moving(state: Fief, source: str, *nobles: str, men: str | None = None) -> Fief:
    state = at(state, "P6.DECLARE", 5, Moving(seat=0))
    return act(state, 0, Muster(source=source, nobles=nobles, men=men))


# ── out of place ──────────────────────────────────────────────────────────────────────────────────

CATALOGUE = {
    "set-up": ("house", "choose"),
    "marriages": ("propose", "betroth", "dissolve", "decree"),
    "offices": ("answer", "convert", "decree", "bestow", "oath", "retire", "spy"),
    "elections": ("stand", "vote"),
    "cards": ("discard", "choose", "play", "surprise", "join", "calm"),
    "purchases": ("redeem", "bid", "keep", "buy", "exchange"),
    "movement": ("muster", "march", "leave", "answer", "raid", "sail", "ground", "welcome", "climb"),
    "battles": ("attack", "pillage", "execute", "side", "lose", "fight", "siege"),
    "the Wall": ("supply", "bid", "assail", "choose"),
    "bargains": (
        "offer",
        "put",
        "send",
        "accept",
        "decline",
        "counter",
        "gift",
        "release",
        "embassy",
        "proclaim",
    ),
    "orders": ("standing", "succession", "recall"),
    "at any time": ("pass", "concede"),
}
"""The rows of the catalogue, by the kinds of action that are theirs."""
ALWAYS = ("pass", "concede", "proclaim")
"""What is never out of place for whoever moves, or for anybody."""


def test_fief_16_every_action_of_the_catalogue_is_there() -> None:
    assert {kind for kinds in CATALOGUE.values() for kind in kinds} == {kind(one) for one in RULESET.actions}


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("model", [one for one in RULESET.actions if kind(one) not in ALWAYS], ids=kind)
def test_fief_16_out_of_place_each_is_refused_under_a_clause_and_in_words(
    model: type[Action], seat: Seat
) -> None:
    """While seat 0 marches; with nonsense in its fields."""
    state = at(begin(*FIVE), "P6.DECLARE", 5, Moving(seat=0))
    clause, text = refusal(state, seat, model.model_validate(nonsense(model)))
    assert clause in ((CLAUSES[kind(model)], "FIEF-5.3") if seat == 0 else (CLAUSES[kind(model)], "FIEF-5.1"))
    assert known(text.key)


# ── purchases ─────────────────────────────────────────────────────────────────────────────────────


def stark(village: str = "barrowton") -> Fief:
    """Of House Stark's Villages one lies open, without a Noble."""
    return standing(begin("stark", "lannister", "tyrell"), 0, village, "m1")


def full() -> Fief:
    """All Men at Arms of the House are out."""
    return standing(stark(), 0, "winterfell", "m9", "inside")


def north(**fields: object) -> Fief:
    """The North is Robb's, but for what is said of Winterfell."""
    state = begin("stark", "lannister", "tyrell")
    for village in NORTH[:1] + NORTH[2:]:
        state = standing(state, 0, village, "m1")
    return built(state, "winterfell", **fields)


@pytest.mark.parametrize(
    ("state", "what", "where", "clause", "key"),
    [
        (stark(), "knight", "barrowton", "FIEF-4.11", "troops"),
        (full(), "man_at_arms", "winterfell", "FIEF-0.19", "stock"),
        (stark(), "archer", "winterfell", "FIEF-4.12", "tactics"),
        (stark(), "stronghold", "barrowton", "FIEF-4.13", "stronghold"),
        (built(stark(), "barrowton", mills=2), "mill", "barrowton", "FIEF-4.14", "mill"),
        (built(stark(), "barrowton", sept=True), "sept", "barrowton", "FIEF-4.16", "sept"),
        (changed(stark(), idols=True), "sept", "barrowton", "FIEF-1.32", "idols"),
        (changed(stark(), options=FiefOptions(edition="b")), "sept", "barrowton", "FIEF-4.16", "watch"),
        (stark(), "fief_dreadfort", "dreadfort", "FIEF-0.14", "closed"),
        (titled(north(), TYWIN, "fief_winterfell"), "fief_winterfell", "winterfell", "FIEF-4.20", "held"),
        (stark(), "fief_winterfell", "winterfell", "FIEF-4.20", "villages"),
        (north(fort=""), "fief_winterfell", "winterfell", "FIEF-4.21", "walls"),
        (noble(north(), ROBB, 0, "oldtown"), "fief_winterfell", "winterfell", "FIEF-4.20", "noble"),
        (north(fort="fortified_city"), "fief_winterfell", "barrowton", "FIEF-4.21", "city"),
        (stark(), "throne", "winterfell", "FIEF-4.10", "what"),
    ],
)
def test_fief_4_10_and_4_11_and_4_20_what_a_purchase_lacks(
    state: Fief, what: str, where: str, clause: str, key: str
) -> None:
    told = refusal(buying(state), 0, Buy(what=what, where=where))
    assert (told[0], told[1].key) == (clause, f"fief-no-buy-{key}")


def test_fief_4_10_and_4_20_the_price_and_the_villages_that_are_missing_are_named() -> None:
    dear = refusal(buying(stark(), 2), 0, Buy(what="knight", where="winterfell"))
    assert dear == ("FIEF-4.10", Text(key="fief-no-buy-gold", args={"gold": 3, "held": 2}))
    held = refusal(buying(stark()), 0, Buy(what="fief_winterfell", where="winterfell"))
    assert held[1].args == {"villages": ("deepwood_motte", "torrhens_square")}


def test_fief_4_10_who_can_buy_nothing_at_all_is_told_why() -> None:
    """Where gold is hidden everybody is asked (FIEF-0.95)."""
    state = changed(stark(), options=FiefOptions(gold_public=False))
    assert refusal(buying(state, 0), 0, Buy(what="mill", where="barrowton"))[1].key == "fief-no-buy-gold"
    swap = Exchange(what="fief_pyke", where="pyke", noble=ROBB, instead_of="fief_winterfell")
    assert refusal(buying(state, 0), 0, swap)[1].key == "fief-no-exchange"


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def test_fief_2_22_each_kind_of_card_says_what_it_is_played_on() -> None:
    assert {*refusals.CARDS} == {kind for kind in KINDS if not KINDS[kind].disaster}


def test_fief_2_26_and_8_16_of_a_card_without_an_aim_it_is_told_what_it_takes() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "tax_1", "justice_1")
    state = at(state, "P2.LIMIT", 2, Playing(seat=1), Playing(seat=0))  # nothing of it can be played
    told = refusal(state, 0, PlayCard(card="tax_1", target="1"))
    assert told == ("FIEF-2.26", Text(key="fief-no-play-tax"))
    for action in (
        PlayCard(card="justice_1", target=ROBB),
        Surprise(card="justice_1", trigger="now", target=ROBB),
    ):
        assert refusal(state, 0, action) == ("FIEF-8.16", Text(key="fief-no-play-justice"))
    assert refusal(state, 0, PlayCard(card="tax_2", target="1"))[1].key == "fief-no-play-card"
    elsewhere = at(state, "P6.DECLARE", 5, Moving(seat=1))
    passage = Surprise(card="secret_passage_1", trigger="now", target="unseen:winterfell")
    told = refusal(holding(elsewhere, 0, "secret_passage_1"), 0, passage)
    assert told == ("FIEF-8.20", Text(key="fief-no-play-secret_passage"))


# ── marches ───────────────────────────────────────────────────────────────────────────────────────


def test_fief_5_2_to_5_12_why_a_group_cannot_take_a_step() -> None:
    state = moving(noble(begin(*FIVE), ROBB, 0, "fairmarket"), "fairmarket", ROBB)
    far = refusal(state, 0, March(target="winterfell"))
    assert far == ("FIEF-5.2", Text(key="fief-no-march-far", args={"village": "fairmarket"}))
    motte = moving(noble(begin(*FIVE), ROBB, 0, "torrhens_square"), "torrhens_square", ROBB)
    motte = act(motte, 0, March(target="deepwood_motte"))
    points = refusal(motte, 0, March(target="great_wyk"))
    assert points == ("FIEF-5.3", Text(key="fief-no-march-points", args={"points": 2, "left": 1}))
    captain = standing(begin(*FIVE, options=FiefOptions(te=True)), 0, "great_wyk", "c1")
    told = refusal(moving(captain, "great_wyk", men="c1"), 0, March(target="pyke"))
    assert told == ("FIEF-5.6", Text(key="fief-no-march-captain"))
    rain = changed(begin("tully", *FIVE[1:]), struck=(Strike(kind="heavy_rain", region=5),))
    told = refusal(moving(rain, "riverrun", "tully_edmure_tully"), 0, March(target="harrenhal"))
    assert told == ("FIEF-2.18", Text(key="fief-no-march-rain"))


def test_fief_5_8_and_5_9_whose_leave_is_missing() -> None:
    state = standing(noble(begin(*FIVE), ROBB, 0, "fairmarket"), 1, "darry", "m1")
    state = act(moving(state, "fairmarket", ROBB), 0, March(target="darry"))
    told = refusal(state, 0, March(target="harrenhal"))
    assert told == ("FIEF-5.8", Text(key="fief-no-march-leave", args={"seats": (1,)}))
    mine = standing(noble(begin(*FIVE), ROBB, 0, "darry"), 2, "darry", "m1")
    posts = tuple(
        changed(post, roads=("fairmarket",)) if post.seat == 2 else post for post in mine.land["darry"].posts
    )
    told = refusal(moving(built(mine, "darry", posts=posts), "darry", ROBB), 0, March(target="fairmarket"))
    assert told == ("FIEF-5.9", Text(key="fief-no-march-leave", args={"seats": (2,)}))


def test_fief_5_12_the_besieged_are_told_how_they_get_out() -> None:
    state = noble(standing(begin(*FIVE), 1, "winterfell", "m4"), TYWIN, 1, "winterfell")
    state = moving(built(state, "winterfell", siege={1: 0}), "winterfell", ROBB, men="none")
    told = refusal(state, 0, March(target="torrhens_square"))
    assert told == ("FIEF-5.12", Text(key="fief-no-march-siege"))


def test_fief_11_41_why_a_group_cannot_step_onto_the_wall() -> None:
    state = begin(*FIVE, options=FiefOptions(nwe=True, edition="b"))
    state = changed(state, wall=changed(state.wall, called=state.round))
    state = built(
        standing(noble(state, ROBB, 0, GATES[0]), 0, GATES[0], "m2", "inside"), GATES[0], fort="stronghold"
    )
    held = moving(noble(state, TYWIN, 1, GATES[0], captor=0), GATES[0], ROBB, TYWIN)
    shut = noble(state, ROBB, 0, GATES[0], inside=True)
    shut = noble(standing(built(shut, GATES[0], siege={1: 0}), 1, GATES[0], "m4"), TYWIN, 1, GATES[0])
    theirs = noble(begin(*FIVE, options=state.options), "lannister_jaime_lannister", 1, GATES[0])
    wet = changed(theirs, wall=state.wall, struck=(Strike(kind="heavy_rain", region=1),))
    wet = act(
        at(wet, "P6.DECLARE", 5, Moving(seat=1)),
        1,
        Muster(source=GATES[0], nobles=("lannister_jaime_lannister",)),
    )
    for told, seat, clause, key in (
        (held, 0, "FIEF-11.41", "climb-captives"),
        (moving(shut, GATES[0], ROBB, men="none"), 0, "FIEF-5.12", "march-siege"),
        (wet, 1, "FIEF-2.18", "march-rain"),
        (at(state, "P6.DECLARE", 5, Moving(seat=0)), 0, "FIEF-5.3", "group"),
    ):
        assert refusal(told, seat, Climb()) == (clause, Text(key=f"fief-no-{key}"))


def test_fief_5_20_and_5_22_why_nobody_more_is_raided_while_riding_on() -> None:
    state = standing(standing(begin(*FIVE), 1, "darry", "m1"), 0, "fairmarket", "k2")
    state = moving(noble(state, ROBB, 0, "fairmarket"), "fairmarket", ROBB)
    state = act(state, 0, Raid(target="darry"), attack=[6, 1], defence=[1])
    assert refusal(state, 0, Raid(target="harrenhal")) == ("FIEF-5.20", Text(key="fief-no-raid"))
