"""Windows for surprise cards, and cards in battles (FIEF-8.20, 8.23, 17.30 to 17.33)."""

from bot.rules.contract import prompts_seen
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Attack, Pass, PlayCard, Standing, Surprise, TakeSide
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import sides, surprises
from bot.rules.fief.model.fray import Band, Fray
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    choices,
    events,
    holding,
    menu,
    noble,
    refused,
    standing,
    titled,
)

ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"


def eve(options: FiefOptions | None = None) -> Fief:
    """The last of Phase 6 is about to pass; seats 0 and 2 hold a card."""
    state = begin("stark", "lannister", "tyrell", options=options)
    state = holding(holding(state, 0, "assassination_1"), 2, "tax_1")
    state = standing(noble(state, ROBB, 0, "casterly_rock"), 0, "casterly_rock", "k8")
    return at(state, "P7.EVE", 6, Acting(seat=0))


def test_fief_17_30_to_17_32_everybody_with_a_card_is_asked_and_nobody_sees_who_has_answered() -> None:
    state = act(eve(), 0, Pass())
    prompt = RULESET.pending(state)[0]
    assert (prompt.kind, prompt.asked, prompt.secret) == ("window", (0, 2), True)
    assert menu(state, 2) == ("pass",)
    answered = act(state, 2, Pass())
    for viewer in (None, 0, 1):
        seen = prompts_seen(RULESET.pending(answered), viewer)
        assert seen == prompts_seen(RULESET.pending(state), viewer)
    assert RULESET.default(state, 0) == Pass()


def test_fief_17_30_a_table_without_windows() -> None:
    state = act(eve(FiefOptions(surprise_windows="none")), 0, Pass())
    assert not any(isinstance(frame, Window) for frame in state.stack)


def test_fief_17_33_and_ex_31_the_eve_of_the_rounds_end() -> None:
    state = act(act(titled(eve(), TYWIN, "king"), 0, Pass()), 2, Pass())
    points = scoring.points(state, 1)
    played = act(state, 0, PlayCard(card="assassination_1", target=TYWIN), murder=[4])
    assert TYWIN in played.dead
    again = RULESET.pending(played)[0]
    assert (again.kind, again.asked) == ("window", (2,))
    assert scoring.points(played, 1) == points - 1
    assert act(played, 2, Pass()).round == state.round + 1


def test_fief_17_33_and_17_34_no_card_is_prepared_for_what_comes_after_the_last_window() -> None:
    state = act(eve(), 0, Pass())
    moments = choices(state, 0, "surprise", "trigger", card="assassination_1")
    assert "state:P7.EVE" in moments
    assert "state:P7.END" not in moments
    after = Surprise(card="assassination_1", target=TYWIN, trigger="state:P7.END")
    assert refused(state, 0, after) == "FIEF-17.34"


def test_fief_17_31_a_window_before_votes_are_counted_and_with_the_sides_of_a_battle() -> None:
    state = at(holding(eve(), 2, "tax_1"), "P7.EVE", 6, Acting(seat=0))
    asked = act(state, 0, Attack(village="casterly_rock", how="assault"))
    prompt = RULESET.pending(asked)[0]
    assert (prompt.kind, prompt.asked) == ("sides", (0, 1, 2))
    assert menu(asked, 2) == ("pass",)
    assert menu(asked, 1) == ("side", "fight")


def test_fief_8_2_and_17_34_a_card_handed_in_or_prepared_for_it_is_played_as_the_battle_is_declared() -> None:
    for moment in ("now", "battle:casterly_rock"):
        state = holding(eve(), 2, "assassination_1")
        state = act(state, 2, Surprise(card="assassination_1", target=TYWIN, trigger=moment))
        state = act(state, 0, Attack(village="casterly_rock", how="assault"), murder=[6])
        assert TYWIN in state.dead
        assert RULESET.pending(state)[0].kind == "sides"


def test_fief_8_4_an_uprising_prepared_for_a_battle_waits_until_it_is_over() -> None:
    state = holding(eve(FiefOptions(surprise_windows="none")), 2, "uprising_1")
    state = act(state, 2, Surprise(card="uprising_1", target="casterly_rock", trigger="battle:casterly_rock"))
    state = act(state, 0, Attack(village="casterly_rock", how="assault"))
    assert RULESET.pending(state)[0].kind == "sides"
    assert state.houses[2].hand == ("uprising_1",)
    assert [entry.card for entry in state.houses[2].handed] == ["uprising_1"]


def test_fief_6_17_and_0_52_an_attacker_murdered_as_he_declares_it_fights_no_battle() -> None:
    state = holding(eve(), 2, "assassination_1")
    state = act(state, 2, Surprise(card="assassination_1", target=ROBB, trigger="battle:casterly_rock"))
    told = events(state, 0, Attack(village="casterly_rock", how="assault"), murder=[6])
    kinds = [event.kind for event in told]
    assert kinds.index("died") < kinds.index("scattered") < kinds.index("battle_over")
    assert "fought" not in kinds


def test_fief_17_32_who_passes_by_an_order_is_not_told_apart() -> None:
    state = act(eve(), 2, Standing(matter="window", answer="pass", against="window-eve"))
    state = act(state, 0, Pass())
    assert RULESET.pending(state)[0].waiting == (0,)
    assert prompts_seen(RULESET.pending(state), 1)[0].waiting == (0, 2)


# ── cards of battles and marches ──────────────────────────────────────────────────────────────────


def storming(*cards: str) -> Fief:
    """Seat 0 is about to storm Casterly Rock, before the first round."""
    state = begin("stark", "lannister", "tyrell")
    state = standing(noble(holding(state, 0, *cards), ROBB, 0, "casterly_rock"), 0, "casterly_rock", "k4")
    fray = Fray(
        village="casterly_rock",
        how="assault",
        attack=(Band(seat=0, ground="field"),),
        defence=(Band(seat=1, ground="inside"),),
    )
    return at(state, "P7.EVE", 6, Battle(fray=fray, step="sides"))


def test_fief_8_20_a_secret_passage_into_the_walls() -> None:
    state = storming("secret_passage_1")
    assert surprises.targets(state, 0, "secret_passage_1") == ("storm:casterly_rock",)
    fray = surprises.fray_of(state)
    assert fray is not None
    assert sides.dice(state, changed(fray, passage=True), "attack") == sides.dice(state, fray, "attack") + 1
    assert surprises.targets(at(state, "P7.EVE", 6), 0, "secret_passage_1") == ()


def test_fief_8_20_a_secret_passage_out_of_a_siege() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "secret_passage_1")
    state = changed(state, land={**state.land, "winterfell": changed(state.land["winterfell"], siege={1: 0})})
    state = standing(noble(state, TYWIN, 1, "winterfell"), 1, "winterfell", "k2")
    state = at(state, "P6.DECLARE", 5, Moving(seat=1), Moving(seat=0))
    assert choices(state, 0, "surprise", "target", card="secret_passage_1", trigger="now") <= {
        "unseen:winterfell"
    }
    card = Surprise(card="secret_passage_1", trigger="now", target="unseen:winterfell")
    if RULESET.pending(state)[0].waiting == (0,):
        assert "muster" in menu(act(state, 0, card), 0)
    moving = surprises.targets(at(state, "P6.DECLARE", 5, Moving(seat=1)), 0, "secret_passage_1")
    assert moving == ()


def test_fief_8_23_an_ambush_takes_a_noble_of_the_other_side() -> None:
    state = storming("ambush_1")
    assert surprises.targets(state, 0, "ambush_1") == (TYWIN,)
    assert surprises.targets(at(state, "P7.EVE", 6), 0, "ambush_1") == ()
    assert surprises.targets(holding(state, 2, "ambush_1"), 2, "ambush_1") == ()


def declared(card: str) -> Fief:
    """Seat 0 storms Casterly Rock with a card in hand, and Sides are being taken."""
    state = begin("stark", "lannister", "tyrell")
    state = standing(noble(holding(state, 0, card), ROBB, 0, "casterly_rock"), 0, "casterly_rock", "k4")
    return act(at(state, "P7.EVE", 6, Acting(seat=0)), 0, Attack(village="casterly_rock", how="assault"))


def test_fief_8_23_and_0_52_an_ambushed_last_leader_costs_his_house_the_fight() -> None:
    state = act(declared("ambush_1"), 1, TakeSide())
    told = [event.kind for event in events(state, 0, PlayCard(card="ambush_1", target=TYWIN))]
    assert [kind for kind in told if kind in ("captured", "scattered", "fought", "battle_over")] == [
        *("captured", "scattered", "battle_over")
    ]


def test_fief_8_20_the_passage_holds_for_the_battle() -> None:
    state = act(declared("secret_passage_1"), 1, TakeSide())
    card = PlayCard(card="secret_passage_1", target="storm:casterly_rock")
    fought = [event for event in events(state, 0, card) if event.kind == "fought"]
    plain = [event for event in events(state, 0, Pass()) if event.kind == "fought"]
    assert len(fought[0].attack) == len(plain[0].attack) + 1  # type: ignore[attr-defined]
