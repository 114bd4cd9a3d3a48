"""Who died lives again, by a game master's hand."""

from __future__ import annotations

from bot.rules.fief import RULESET
from bot.rules.fief.actions.by_hand import Revive, SetUnits
from bot.rules.fief.events.base import with_house, with_noble
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.model.facts import COSTS, HEDGE
from bot.rules.fief.model.people import Noble
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import verbs
from bot.rules.kit.draft import changed
from bot.words import Voice
from tests.rules.fief.position import Rigged, built, noble, standing, titled
from tests.rules.fief.test_edits_of_the_map import CERSEI, ROBB, TYWIN, edited, refused, three, told

SANSA = "stark_sansa_stark"


def late(state: Fief, who: str = ROBB) -> Fief:
    """After a death, with all that follows of it."""
    play = Play(state, Rigged())
    verbs.die(play, who, "murder")
    return play.state


def back(who: str = ROBB, village: str = "winterfell") -> Revive:
    return Revive(noble=who, village=village)


def home() -> Fief:
    """Winterfell is Stark's, whoever dies."""
    return standing(three(), 0, "winterfell", "k1")


def test_who_died_is_in_play_again_without_titles_marriage_and_marks() -> None:
    """FIEF-0.50: who has inherited keeps it."""
    state = noble(noble(home(), CERSEI, 1, "casterly_rock", spouse=ROBB), SANSA, 0, "winterfell")
    state = with_noble(titled(state, ROBB, "hand", "fief_winterfell"), ROBB, spouse=CERSEI, marks=("heir",))
    state = edited(late(state), back())
    assert state.nobles[ROBB] == Noble(seat=0, place="winterfell", inside=state.nobles[ROBB].inside)
    assert (state.dead, state.houses[0].succession[-1]) == ((), ROBB)
    assert state.nobles[SANSA].titles == ("fief_winterfell",)
    assert state.nobles[CERSEI].spouse == ""


def test_who_died_comes_to_a_village_of_the_house_that_nobody_besieges() -> None:
    """FIEF-2.28, 6.31."""
    state = late(home())
    assert refused(state, back(village="casterly_rock"))[0] == "FIEF-2.28"
    assert refused(state, back(village="deepwood_motte"))[0] == "FIEF-2.28"
    more = edited(state, SetUnits(village="deepwood_motte", player="0", unit="man_at_arms", number=1))
    assert edited(more, back(village="deepwood_motte")).nobles[ROBB].place == "deepwood_motte"
    walls = built(standing(state, 1, "winterfell", "k1"), "winterfell", fort="stronghold", siege={1: 0})
    assert "or it is besieged" in refused(noble(walls, TYWIN, 1, "winterfell"), back())[1]
    assert refused(with_house(state, 0, gone=True), back())[0] == "FIEF-2.28"


def test_only_who_died_lives_again() -> None:
    assert refused(home(), back())[1].startswith("Nobody of that name has died.")
    assert refused(home(), back("nonsense"))[0] == "FIEF-0.50"


def test_no_house_has_more_nobles_than_it_may() -> None:
    """FIEF-0.30."""
    state = late(home())
    for who in (*state.houses[0].lords, *state.houses[0].ladies)[: COSTS.limits.nobles_per_house]:
        state = noble(state, who, 0, "winterfell")
    clause, words = refused(state, back())
    assert clause == "FIEF-0.30"
    assert words.startswith(f"Alys has {COSTS.limits.nobles_per_house} Nobles in play already")


def test_a_hedge_knight_is_of_the_house_whose_village_it_is() -> None:
    knight = HEDGE[0]
    state = home()
    state = changed(state, hedge=state.hedge[1:], dead=(knight,))
    assert edited(state, back(knight, "casterly_rock")).nobles[knight].seat == 1


def test_all_read_who_lives() -> None:
    text = told(late(home()), back())[0].text()
    assert text is not None
    assert (
        Voice("en", RULESET.names, {0: "Alys"})(text)
        == "🛠️ Robb Stark of Alys lives, and is at Winterfell now."
    )


def test_the_dead_are_offered_and_the_villages_of_their_house_first() -> None:
    view = RULESET.view(late(home()), None)
    assert [one.value for one in RULESET.candidates(view, "revive", {}, "noble").choices] == [ROBB]  # type: ignore[union-attr]
    offered = RULESET.candidates(view, "revive", {"noble": ROBB}, "village").choices  # type: ignore[union-attr]
    assert offered[0].value == "winterfell"
