"""What has changed by the time an answer is carried out at court: offices lost, Nobles dead (FIEF-0.7, 0.61, 8.2)."""

from bot.engine.journal.chance import SeededChance
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer, Convert, Decree, Surprise
from bot.rules.fief.frames.court.decrees import Censuring, Pardoning, open_pardon
from bot.rules.fief.frames.court.idols import Idols
from bot.rules.fief.frames.court.marriages import Parting
from bot.rules.fief.legal import court, titles
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import verbs
from bot.rules.fief.play.draft import Play
from bot.rules.kit.draft import changed
from tests.rules.fief.position import act, at, begin, built, holding, noble, titled

ROBB, SANSA = "stark_robb_stark", "stark_sansa_stark"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE, MARGAERY = "tyrell_mace_tyrell", "tyrell_margaery_tyrell"
DORAN = "martell_doran_martell"


def realm() -> Fief:
    """Robb is King and wed to Cersei, Mace the Hand, Doran Master of Laws, Margaery an Outlaw."""
    state = begin("stark", "lannister", "tyrell", "martell", options=FiefOptions())
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True, spouse=ROBB)
    state = noble(state, ROBB, 0, "winterfell", inside=True, spouse=CERSEI)
    state = noble(state, MARGAERY, 2, "highgarden", inside=True, marks=("outlaw",))
    state = titled(titled(state, ROBB, "king"), CERSEI, "queen")
    return titled(titled(state, MACE, "hand"), DORAN, "master_of_laws")


def dying(state: Fief, noble: str) -> Fief:
    """Once somebody has died."""
    play = Play(state, SeededChance(0))
    verbs.die(play, noble, "murder")
    return play.state


def test_fief_1_40_and_1_41_the_widow_pardons_for_a_king_murdered_in_the_step_before() -> None:
    play = Play(at(holding(realm(), 1, "assassination_1"), "P1.CENSURE", 1), SeededChance(0))
    open_pardon(play)
    state = play.state
    assert RULESET.pending(state)[0].waiting == (3,)
    state = act(state, 1, Surprise(card="assassination_1", trigger="now", target=ROBB, by=TYWIN))
    after = act(state, 3, Decree(nobles=()), murder=[4])
    assert ROBB in after.dead
    assert RULESET.pending(after)[0].kind == "pardon"
    assert RULESET.pending(after)[0].waiting == (1,)
    assert act(after, 1, Decree(nobles=(MARGAERY,))).nobles[MARGAERY].marks == ()


def test_fief_0_61_and_1_26_a_dead_office_holder_decides_nothing_any_more() -> None:
    state = realm()
    pardoning = at(dying(state, DORAN), "P1.CENSURE", 1, Pardoning(seat=3, office="laws"))
    assert pardoning.stack[-1].awaits(pardoning) == ()
    censuring = at(state, "P1.CONCEDE", 1, Censuring(seat=2))
    assert censuring.stack[-1].awaits(censuring) == (2,)
    assert censuring.stack[-1].awaits(dying(censuring, MACE)) == ()
    parting = changed(at(state, "P1.IDOLS", 1, Parting(seat=3)), requests=(ROBB,))
    assert parting.stack[-1].awaits(parting) == (3,)
    assert parting.stack[-1].awaits(dying(parting, DORAN)) == ()
    assert parting.stack[-1].awaits(noble(parting, DORAN, 3, "winterfell", captor=0)) == ()


def test_fief_1_31_and_1_35_the_gold_is_the_houses_even_if_the_actor_is_dead_by_then() -> None:
    state = built(realm(), "sunspear", sept=True)
    state = act(at(state, "P1.PARDON", 1, Idols(seat=0)), 0, Answer(yes=True))
    state = dying(state, ROBB)
    after = act(state, 2, Convert(), gods=[4])
    assert (after.houses[0].gold, after.houses[2].gold) == (5 + 1, 5 + 1)
    assert "gods_cursed" in after.nobles[MACE].marks


def test_fief_0_35_and_0_40_the_widow_who_protects_the_realm_is_titled() -> None:
    state = dying(noble(realm(), MARGAERY, 2, "highgarden", marks=()), ROBB)
    assert titles.protector(state) == CERSEI
    assert CERSEI not in court.burnable(state)
    assert CERSEI not in court.retirable(changed(state, phase=2), 1)
    second = noble(state, CERSEI, 1, "casterly_rock", marks=("outlaw",))
    assert CERSEI in court.burnable(second)
