"""What panels say of offices, marriages and gods."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.actions import PlayCard
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.court.ballots import Ballot, Run
from bot.rules.fief.frames.court.decrees import Censuring
from bot.rules.fief.frames.court.idols import Converting, Idols
from bot.rules.fief.frames.court.marriages import Answering, Proposing
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import PERSONS, WARDENS
from bot.rules.fief.model.offers import Offer
from bot.rules.fief.model.options import FiefOptions
from bot.rules.kit.draft import changed
from cogs.games.fief.facing import facing
from cogs.games.fief.meaning import meaning
from cogs.games.fief.terms import terms
from cogs.interaction.ids import Step
from cogs.interaction.names import LONGEST, voice
from cogs.play.dashboard import dashboard
from tests.cogs import tables
from tests.cogs.games.fief.test_pressing import labels, shown, text
from tests.cogs.games.fief.test_risks import FOUR, MACE, ROBB, SAY, TYWIN, VOICES, told_to
from tests.cogs.tables import parts_of
from tests.engine import memory_store
from tests.rules.fief.position import act, at, begin, holding, noble, titled

CERSEI, DORAN = "lannister_cersei_lannister", "martell_doran_martell"
LORD = "a_lord_comes_of_age_1"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_says_who_is_allied_and_how_near_however_long_their_names_are(language: str) -> None:
    """*They win only togethe…* was all that was left of the points where three marriages had long names in them."""
    couples = (
        ("stark_maege_mormont", "baratheon_stannis_baratheon"),
        ("lannister_cerenna_lannister", "greyjoy_victarion_greyjoy"),
        ("tyrell_olenna_tyrell_the_queen_of_thorns", "martell_trystane_martell"),
    )
    state = begin(*(PERSONS[name].house for couple in couples for name in couple))
    for pair, (lady, lord) in enumerate(couples):
        state = noble(state, lady, 2 * pair, "winterfell", spouse=lord)
        state = noble(state, lord, 2 * pair + 1, "winterfell", spouse=lady)
    state = titled(state, "martell_trystane_martell", "king")
    of = memory_store.table("fief", tuple(f"{letter}_of_that_House_with_a_long_name" for letter in "ABCDEF"))
    say = voice(of, language)
    assert max(map(len, say.plain.players)) == LONGEST
    board = dashboard(of, say, say, RULESET.view(state, None), (), (), "")
    told = [line for part in parts_of(board) if part["type"] == 10 for line in part["content"].splitlines()]
    allied = [line for line in told if line.startswith(("-# Allied", "-# Verbündet"))]
    assert len(allied) == 3
    for line, one, other, count in zip(allied, say.players[::2], say.players[1::2], (0, 0, 1), strict=True):
        assert one in line
        assert other in line
        assert re.search(rf"\b{count} (of|von) 4 ", line), line


def elected(*offices: str, step: Any = "stand", **options: Any) -> str:
    """What who may stand or vote reads."""
    state = begin(*FOUR, options=FiefOptions(**options))
    state = titled(state, ROBB, "fief_winterfell", "warden_north", "master_of_laws")
    state = titled(state, TYWIN, "warden_west", "master_of_coin")
    if offices == ("lord_commander",):
        state = titled(titled(state, ROBB, "brother"), TYWIN, "brother")
    runs = tuple(Run(office=office, seat=0, noble=ROBB) for office in offices if step == "vote")
    ballot = Ballot(offices=offices, step=step, runs=runs)
    return facing(RULESET.view(at(state, "P2.FOUNDLING", 1, ballot), 0), SAY)


def test_an_election_says_what_the_office_brings_that_is_voted_on() -> None:
    """*The King and the Hand are a point each* stood above elections of Wardens, too."""
    wardens = elected(*WARDENS.values())
    assert wardens.count("A Warden is no point") == 1
    assert "one point" not in wardens
    assert "The King is **one point**" in elected("king")
    assert "Warden is no point" not in elected("king")
    assert "declares Outlaws" in elected("hand")
    assert "banishes" in elected("hand", edition="b")
    assert "stays on the Wall for life" in elected("lord_commander", nwe=True)
    assert "may call all to a Battle" in elected("lord_commander", nwe=True, edition="b")
    assert "The King is **one point**" in elected("king", step="vote")


@pytest.mark.parametrize("step", ["stand", "vote"])
def test_fief_1_63_where_nobody_can_become_king_the_panel_says_so(step: Any) -> None:
    """An election is held where three votes exist, also without two Wardens or a Member to give them."""
    state = titled(titled(begin(*FOUR), ROBB, "fief_winterfell"), TYWIN, "fief_casterly_rock")
    state = titled(state, MACE, "fief_highgarden", "warden_south")
    runs = (Run(office="king", seat=0, noble=ROBB),) if step == "vote" else ()
    ballot = Ballot(offices=("king",), step=step, runs=runs)
    vain = {"en": "nobody can be elected", "de": "kann niemand gewählt werden"}
    for language, words in vain.items():
        told = [
            facing(RULESET.view(at(one, "P2.FOUNDLING", 1, ballot), 0), VOICES[language])
            for one in (state, titled(state, TYWIN, "warden_west"), titled(state, TYWIN, "master_of_coin"))
        ]
        assert [words in one for one in told] == [True, False, False]
    captive = noble(titled(state, TYWIN, "warden_west"), TYWIN, 1, "casterly_rock", captor=0)
    assert vain["en"] in facing(RULESET.view(at(captive, "P2.FOUNDLING", 1, ballot), 0), SAY)
    assert "nobody can be elected" not in elected("hand", step=step)
    assert "nobody can be elected" not in elected("warden_north", step=step)


def test_a_vote_for_nobody_is_laid_by_a_button_that_says_so() -> None:
    """*Vote, as chosen* stood in blue below *Nobody is chosen yet*."""
    state = titled(begin(*FOUR), ROBB, "fief_winterfell", "warden_north", "master_of_laws")
    ballot = Ballot(offices=("king",), step="vote", runs=(Run(office="king", seat=0, noble=ROBB),))
    state = at(state, "P2.FOUNDLING", 1, ballot)
    for language, none, named, title in (
        ("en", "Lay no marker", "Vote, as chosen", "### Vote\n"),
        ("de", "Keinen Marker legen", "Abstimmen, wie gewählt", "### Abstimmen\n"),
    ):
        parts = shown(state, 0, language)
        assert labels(parts)[0] == none
        assert title in text(parts)
        here = tables.table("fief", state, 4)
        chosen = Step("do", here.game.id, here.game.stamp, "vote", values=("king", ROBB))
        assert labels(shown(state, 0, language, at=chosen))[0] == named


@pytest.mark.parametrize(
    ("edition", "words"), [("a", "**at once** and in each round"), ("b", "from the next on")]
)
def test_fief_1_36_who_would_destroy_the_idols_reads_when_the_first_die_is_thrown(
    edition: Any, words: str
) -> None:
    """In Edition A it is thrown at once: the panel spoke of every round alone."""
    state = begin(*FOUR, options=FiefOptions(edition=edition, nwe=True))
    state = titled(titled(state, ROBB, "king", "fief_winterfell"), TYWIN, "hand")
    assert words in told_to(at(state, "P1.PARDON", 1, Idols(seat=0)), 0)
    converting = at(state, "P1.PARDON", 1, Converting(seat=1, actor=ROBB, actor_seat=0, septs=2))
    assert words in meaning(RULESET.view(converting, 1), SAY, "convert", {})
    german = "**sofort**" if edition == "a" else "von der nächsten an"
    assert german in told_to(at(state, "P1.PARDON", 1, Idols(seat=0)), 0, "de")
    assert german in meaning(RULESET.view(converting, 1), VOICES["de"], "convert", {})


@pytest.mark.parametrize("language", VOICES)
def test_fief_7_3_and_7_4_what_a_wedding_means_is_told_as_it_is_at_this_table(language: str) -> None:
    """*They win together with four points* stood there where it takes five, and *win only together* with three."""
    allied, none = (("win only together", "no all"), ("nur gemeinsam", "kein"))[language == "de"]
    for houses, nwe, need in ((FOUR, False, "4"), (FOUR, True, "5"), (FOUR[:3], False, None)):
        state = begin(*houses, options=FiefOptions(nwe=nwe))
        state = noble(state, CERSEI, 1, "casterly_rock")
        proposing = RULESET.view(at(changed(state, round=2), "P1.ANSWER", 1, Proposing(asked=(0,))), 0)
        taught = facing(proposing, VOICES[language])
        offer = Offer(id=1, giver=0, asked=1, groom=ROBB, bride=CERSEI)
        asked = RULESET.view(at(changed(state, offers=(offer,)), "P1.ANSWER", 1, Answering(asked=(1,))), 1)
        means = meaning(proposing, VOICES[language], "propose", {})
        answers = meaning(asked, VOICES[language], "betroth", {})
        if need is None:
            assert none in taught
            assert none in means
            assert none in answers
            assert allied not in answers
        else:
            assert f"{need} " in means
            assert allied in answers
            assert f"{need} " in answers


def test_fief_1_12_a_proposal_says_who_pays_for_an_ugly_spouse() -> None:
    """*Ugly* stood beside the name, and the two gold went with the wedding unsaid."""
    frey, robb, wyman = "tully_walder_frey", ROBB, "stark_wyman_manderly"
    offer = Offer(giver=0, asked=1, groom=wyman, bride=CERSEI)
    assert terms(SAY, offer).endswith("Wyman Manderly is ugly: Alys pays Brynden 2 gold for it.")
    other = changed(offer, groom=robb, bride=frey)
    assert terms(SAY, other).endswith("Walder Frey is ugly: Brynden pays Alys 2 gold for it.")
    assert "ugly" not in terms(SAY, changed(offer, bride=frey))
    assert "ugly" not in terms(SAY, changed(offer, groom=robb))
    assert "Hässlich: Wyman Manderly" in terms(VOICES["de"], offer)


def test_fief_6_2_and_6_12_who_gathers_a_craven_leader_reads_what_that_means() -> None:
    state = at(begin("martell", "stark", "tyrell"), "P6.DECLARE", 5, Moving(seat=0))
    view = RULESET.view(state, 0)
    assert "Doran Martell is craven" in meaning(view, SAY, "muster", {"source": "sunspear"})
    assert "Feige ist Doran Martell" in meaning(view, VOICES["de"], "muster", {"source": "sunspear"})
    assert "craven" not in meaning(view, SAY, "muster", {"source": "sunspear", "nobles": (), "men": "m1"})


def wedded() -> Any:
    """Robb is King, Cersei his Queen; Alys holds a Lord who may come of age."""
    state = noble(holding(begin(*FOUR), 0, LORD), CERSEI, 1, "casterly_rock", inside=True)
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True, spouse=ROBB)
    state = noble(state, ROBB, 0, "winterfell", inside=True, spouse=CERSEI)
    state = titled(titled(state, ROBB, "king", "fief_winterfell"), CERSEI, "queen")
    return at(state, "P2.LIMIT", 2, Playing(seat=0))


def test_fief_1_69_whoever_may_declare_the_heir_reads_what_that_is() -> None:
    """*By whom?* stood there, and *Heir to the Iron Throne* was the only answer to it."""
    for language, asked, means in (
        ("en", "As whom?", "King without an election"),
        ("de", "Als wer?", "ohne Wahl König"),
    ):
        parts = shown(wedded(), 0, language)
        (menu,) = [part for part in parts if part["type"] == 3]
        assert menu["placeholder"] == asked
        assert menu["options"][0]["description"]
        assert means in text(parts)
    captive = noble(wedded(), CERSEI, 1, "casterly_rock", inside=True, captor=0)
    assert "King without an election" not in text(shown(captive, 0))


def lines(state: Any) -> list[str]:
    return [SAY(line) for line in RULESET.view(state, None).public]


def test_fief_1_67_and_1_69_all_are_told_who_is_heir_and_who_is_protector() -> None:
    """Whoever looked at the board knew of neither, though both decide who rules when the King is dead."""
    state = act(wedded(), 0, PlayCard(card=LORD, target="winterfell", by="heir"))
    assert "Heir to the Iron Throne: Wyman Manderly (Alys)" in lines(state)
    assert not [line for line in lines(state) if "Protector" in line]
    outlaw = noble(wedded(), ROBB, 0, "winterfell", inside=True, marks=("outlaw",))
    assert "Protector of the Realm: Cersei Lannister (Brynden)" in lines(outlaw)
    murdered = holding(wedded(), 3, "assassination_1")
    murdered = at(murdered, "P2.LIMIT", 2, Playing(seat=3))
    murdered = act(murdered, 3, PlayCard(card="assassination_1", target=ROBB, by=DORAN))
    assert "Protector of the Realm: Cersei Lannister (Brynden)" in lines(murdered)
    realm = [SAY(person.name) for person in RULESET.view(murdered, None).people[0].people]
    assert any("Protector of the Realm" in name for name in realm)


def test_fief_1_45_the_hand_reads_whom_the_black_takes_instead() -> None:
    """It said that an Outlaw keeps his Fiefs; who was named took the black, and lost them."""
    state = titled(begin(*FOUR, options=FiefOptions(nwe=True)), TYWIN, "hand", "warden_west")
    state = at(noble(state, CERSEI, 1, "casterly_rock", inside=True), "P1.CONCEDE", 1, Censuring(seat=1))
    for language, some, him in (
        ("en", "A Lord without a wife takes the black instead", "Robb Stark takes the black instead"),
        ("de", "Ein Lord ohne Frau legt stattdessen", "Robb Stark legt stattdessen das Schwarz an"),
    ):
        view, say = RULESET.view(state, 1), VOICES[language]
        assert some in meaning(view, say, "decree", {})
        assert him in meaning(view, say, "decree", {"nobles": (ROBB,)})
        assert him not in meaning(view, say, "decree", {"nobles": (CERSEI,)})
    plain = changed(state, options=FiefOptions())
    assert "black" not in meaning(RULESET.view(plain, 1), SAY, "decree", {"nobles": (ROBB,)})


def test_fief_1_48_the_hand_reads_that_a_new_ban_ends_the_old_one() -> None:
    state = titled(begin(*FOUR, options=FiefOptions(edition="b")), TYWIN, "hand", "warden_west")
    told = meaning(RULESET.view(at(state, "P1.CONCEDE", 1, Censuring(seat=1)), 1), SAY, "decree", {})
    assert "another ban ends the old one" in told


def test_fief_11_17_who_stays_on_the_wall_is_not_said_to_have_points_to_march() -> None:
    state = titled(begin(*FOUR, options=FiefOptions(nwe=True)), ROBB, "brother", "lord_commander")
    told = facing(RULESET.view(at(noble(state, ROBB, 0, "wall"), "P5.MOVE", 5, Moving(seat=0)), 0), SAY)
    assert "movement points" not in told


def test_fief_2_18_a_disaster_is_told_on_the_board_however_many_hold_titles() -> None:
    """Eight lines fit below the map: *nobody marches there* stood behind the names of Lords, and was cut off."""
    state = titled(
        begin(*FOUR, options=FiefOptions(nwe=True)), ROBB, "king", "warden_north", "fief_winterfell"
    )
    state = titled(titled(state, TYWIN, "hand", "warden_west", "fief_casterly_rock"), DORAN, "fief_sunspear")
    state = titled(state, MACE, "warden_south", "fief_highgarden")
    state = changed(state, struck=(Strike(kind="heavy_rain", region=1), Strike(kind="famine", region=2)))
    of = tables.table("fief", state, 4)
    board = dashboard(of, SAY, SAY, RULESET.view(state, None), (), (), "")
    told = "\n".join(part["content"] for part in parts_of(board) if part["type"] == 10)
    for words in ("Heavy Rain", "Famine", "The Wall: Threat", "King: Robb Stark"):
        assert words in told
