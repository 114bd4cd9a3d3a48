"""What a move risks and brings is told before it is made."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.actions.orders import Standing
from bot.rules.fief.actions.trade import MakeOffer, Put, Send
from bot.rules.fief.actions.war import Attack, Fight, March, Raid
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.keeping import Keeping
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.surprises.asked import Refusing, Rethrow
from bot.rules.fief.frames.surprises.uprising import Calming, Joining, Rising
from bot.rules.fief.frames.war.breaking import Breaking
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.frames.watch.battle import Calling, Objectives
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.model.options import FiefOptions
from bot.rules.kit.draft import changed
from bot.words import Voice, names_in
from cogs.games.fief.beside import beside
from cogs.games.fief.facing import facing
from cogs.games.fief.meaning import meaning
from cogs.interaction.ids import Step
from cogs.interaction.names import voice
from cogs.play import panel
from tests.cogs import tables
from tests.cogs.games.fief.test_pressing import labels, shown, text
from tests.cogs.tables import parts_of
from tests.rules.fief.position import act, at, begin, built, holding, noble, rich, titled
from tests.rules.fief.war.test_moves import ROBB, TYWIN, asking, at_darry, gathered
from tests.rules.fief.war.test_raids import besieged
from tests.rules.fief.war.test_war import field, stalled
from tests.scenarios.fief.test_war import walls

MACE = "tyrell_mace_tyrell"
VOICES = {
    language: Voice(
        language, names_in(language, "fief", RULESET.names), dict(enumerate(["Alys", "Brynden", "Cass"]))
    )
    for language in ("en", "de")
}
SAY = VOICES["en"]


def riders(state: Any = None, source: str = "fairmarket") -> Any:
    """Robb with two Knights beside two Men at Arms at Darry."""
    return gathered(state or at_darry("k2", "m2"), source, ROBB, men="k2")


def test_fief_5_20_a_raid_with_one_mark_is_confirmed_and_tells_what_fights_whom() -> None:
    """*Raid* fought at one press, without a word on strength, odds or what follows."""
    here = tables.table("fief", riders(), 5)
    step = Step("do", here.game.id, here.game.stamp, "raid", values=("darry",))
    told: dict[str, str] = {}
    for language in VOICES:
        shown = panel.ask(here, here.view(0), voice(here, language), step)
        assert shown is not None
        told[language] = text(parts_of(shown))
        assert labels(parts_of(shown))[0] in ("Raid", "Überfallen")
    for words in ("Strength 8, 2 dice", "2 Men at Arms. Strength 2, one die", "In two rounds at most: **"):
        assert words in told["en"]
    assert "has to ride on" in told["en"]
    assert "stay at Darry" in told["en"]
    assert "loses the Nobles too" in told["en"]
    assert "weiterreiten" in told["de"]
    assert (
        beside(here.view(0), SAY, "raid", {}, "target", "darry") == "strength 8 against 2, dice 2 against 1"
    )


def test_fief_5_21_the_odds_of_a_raid_are_those_of_two_rounds() -> None:
    """Two dice twice show twelve hits at most: thirteen Men at Arms are never beaten."""
    told = meaning(RULESET.view(riders(at_darry("k2", "m13")), 0), SAY, "raid", {"target": "darry"})
    assert "**0%** to win" in told
    assert "that neither wins" in told


def test_fief_5_23_who_breaks_out_of_a_siege_reads_that_they_go_back_inside() -> None:
    told = meaning(RULESET.view(riders(besieged(), "winterfell"), 0), SAY, "raid", {"target": "winterfell"})
    assert "go back inside" in told


def test_fief_6_22_who_has_no_troops_is_taken_without_dice() -> None:
    alone = noble(at_darry("k2", "none"), TYWIN, 1, "darry")
    told = meaning(RULESET.view(riders(alone), 0), SAY, "raid", {"target": "darry"})
    assert "taken without dice" in told
    assert "%" not in told


@pytest.mark.parametrize("language", VOICES)
def test_fief_10_6_in_fog_a_raid_tells_no_strength_that_its_rider_does_not_see(language: str) -> None:
    fog = changed(riders(), options=FiefOptions(fog_of_war=True))
    other = changed(riders(at_darry("k2", "m9")), options=FiefOptions(fog_of_war=True))
    views = [RULESET.view(state, 0) for state in (fog, other)]
    told = {meaning(view, VOICES[language], "raid", {"target": "darry"}) for view in views}
    assert len(told) == 1
    assert "%" not in told.pop()
    assert {beside(view, SAY, "raid", {}, "target", "darry") for view in views} == {""}


def risen(**options: Any) -> Any:
    """Two cards lie against Casterly Rock; Tywin is Warden there, and Mace a Member."""
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(**options))
    state = titled(rich(state, 2, 9), MACE, "warden_south", "master_of_coin")
    state = titled(state, TYWIN, "warden_west")
    cards = ("uprising_1", "uprising_2")
    return at(state, "P2.LIMIT", 2, Rising(target="casterly_rock", cards=cards), Calming(asked=(1, 2)))


def test_fief_8_27_whoever_may_calm_an_uprising_reads_what_it_takes_and_risks() -> None:
    """*Calm* stood below two questions, and nothing said that a Warden may die of it, or what it costs."""
    state = risen()
    for language, dies, pays in (
        ("en", "**he is slain**", "3 gold"),
        ("de", "**ist er erschlagen**", "3 Gold"),
    ):
        warden, member = (text(shown(state, seat, language)) for seat in (1, 2))
        assert dies in warden
        assert pays not in warden
        assert pays in member
        assert dies not in member
        assert "12" in warden
    parts = shown(state, 1)
    assert "2 cards, 12 rebels of strength 1, against Casterly Rock: Brynden" in text(parts)
    assert "Stronghold, 3 Men at Arms, 1 Knight" in text(parts)
    assert "Calm nothing" in labels(parts)


def test_fief_8_26_whoever_may_add_cards_to_an_uprising_reads_what_they_bring() -> None:
    state = holding(risen(), 0, "uprising_3")
    state = changed(state, stack=(*state.stack[:-1], Joining(asked=(0,))))
    told = facing(RULESET.view(state, 0), SAY)
    assert "12 rebels" in told
    assert "6 rebels more" in told


@pytest.mark.parametrize(
    ("house", "edition", "words"),
    [
        ("stark", "a", "On a 1 of the die it fails."),
        ("martell", "a", "It cannot fail."),
        ("stark", "b", "the Master of Laws may have it thrown again"),
    ],
)
def test_fief_8_11_and_8_16_a_murder_tells_its_risk(house: str, edition: Any, words: str) -> None:
    """That it fails on a 1 was told; that who does it may be put to death for it for life was not."""
    state = begin(house, "lannister", "tyrell", options=FiefOptions(edition=edition))
    state = titled(holding(state, 0, "assassination_1"), MACE, "master_of_laws")
    view = RULESET.view(at(state, "P2.LIMIT", 2, Playing(seat=0)), 0)
    for kind in ("play", "surprise"):
        told = meaning(view, SAY, kind, {"card": "assassination_1"})
        assert words in told
        assert "Justice may put him or her to death" in told
        assert "Gerechtigkeit" in meaning(view, VOICES["de"], kind, {"card": "assassination_1"})


def test_fief_8_28_an_uprising_tells_how_strong_it_is() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "uprising_1")
    view = RULESET.view(at(state, "P2.LIMIT", 2, Playing(seat=0)), 0)
    assert "6 rebels" in meaning(view, SAY, "play", {"card": "uprising_1"})


FOUR = ("stark", "lannister", "tyrell", "martell")


def watch(edition: Any = "a", **options: Any) -> Any:
    """Robb commands the Night’s Watch."""
    state = begin(*FOUR, options=FiefOptions(nwe=True, edition=edition, **options))
    return titled(state, ROBB, "brother", "lord_commander")


def told_to(state: Any, seat: int, language: str = "en") -> str:
    return text(shown(state, seat, language))


def test_fief_11_22_to_11_25_who_bids_for_the_wall_reads_what_is_missing_and_at_stake() -> None:
    """It spoke of Mercenaries, at tables without any, and not of what a breach costs."""
    state = at(watch(), "P7.EVE", 6, WallBids(asked=(0, 1, 2, 3), strength=20, added=1))
    for language, missing, breach, no in (
        ("en", "**17 gold** from all together is missing", "The North pays nothing", "Mercenaries"),
        ("de", "fehlen noch **17 Gold**", "Der Norden zahlt", "Söldner"),
    ):
        told = told_to(state, 1, language)
        assert missing in told
        assert breach.lower() in told.lower()
        assert no not in told
    assert "You have 5 gold." in told_to(state, 1)
    held = at(watch(), "P7.EVE", 6, WallBids(asked=(0, 1), strength=2, added=0))
    assert "would hold without your gold" in told_to(held, 1)


def test_fief_4_6_and_4_8_a_bid_speaks_of_what_is_bid_for_alone() -> None:
    state = titled(begin(*FOUR, options=FiefOptions(te=True)), TYWIN, "warden_west")
    floors: Any = {"mercenaries": {0: 1, 1: 1}, "council": {1: 5}}
    both = at(state, "P4.BUY", 4, Bidding(asked=(0, 1), floors=floors))
    assert "all 5 Mercenaries" in told_to(both, 0)
    assert "Small Council:" not in told_to(both, 0)
    assert "Small Council:" in told_to(both, 1)
    seat = at(state, "P4.BUY", 4, Bidding(asked=(1,), floors={"council": {1: 5}}))
    assert "strength 1" not in told_to(seat, 1)
    assert "Wall" not in told_to(both, 1) + told_to(seat, 1)
    assert "Bid nothing" in labels(shown(both, 0))
    assert "Nichts bieten" in labels(shown(both, 0, "de"))


def test_fief_11_40_to_11_46_the_battle_at_the_wall_is_explained_to_whoever_goes_there() -> None:
    """*Say yes or no* to a Battle at the Wall, *Castle Black* and *Eastwatch* stood there, and no more."""
    calling = at(watch("b"), "P1.WARDENS", 1, Calling(seat=0))
    assert "Mance Rayder" in told_to(calling, 0)
    assert "**Nein**" in told_to(calling, 0, "de")
    wall = noble(watch("b"), ROBB, 0, "wall")
    state = at(wall, "P7.EVE", 6, Objectives(order=(0, 1), laid=("castle_black", "aemon")))
    assert "Three rounds of dice" in told_to(state, 0)
    found = labels(shown(state, 0))
    assert "Castle Black · 5 wildlings; 6 gold" in found
    assert any(label.endswith("3 wildlings; a card of each deck") for label in found)
    assert not any(label.endswith("…") for label in [*found, *labels(shown(state, 0, "de"))])


def test_fief_11_46_whoever_pays_mance_is_asked_first_and_reads_what_else_happens() -> None:
    state = at(noble(watch("b"), TYWIN, 1, "wall", captor="mance"), "P4.BUY", 4, Ransom(asked=(1,)))
    here = tables.table("fief", state, 4)
    step = Step("do", here.game.id, here.game.stamp, "redeem", values=(TYWIN,))
    asked = panel.ask(here, here.view(1), voice(here, "en"), step)
    assert asked is not None
    assert "5 gold, and the Noble is free, at Winterfell" in text(parts_of(asked))


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (Refusing(seat=0, by_seat=1, card="x", title="master_of_laws", noble=TYWIN), "back to the hand"),
        (Rethrow(seat=0, by_seat=1, victim=TYWIN, by=MACE, die=4), "the second throw stands"),
        (Breaking(noble=TYWIN, seats=(0,)), "the marriage is over"),
    ],
)
def test_a_yes_or_no_says_what_either_means(frame: Any, words: str) -> None:
    state = begin(*FOUR)
    state = noble(noble(state, TYWIN, 1, "casterly_rock", spouse=MACE), MACE, 2, "highgarden", spouse=TYWIN)
    told = told_to(at(state, "P2.LIMIT", 2, frame), 0)
    assert words in told
    assert "**No**" in told
    assert "**Nein**" in told_to(at(state, "P2.LIMIT", 2, frame), 0, "de")


def test_fief_5_8_who_is_asked_for_leave_reads_what_either_answer_means() -> None:
    state = asking(at_darry())
    assert "they march on past your men" in told_to(state, 1)
    assert "an deinen Leuten vorbei" in told_to(state, 1, "de")


def test_fief_6_30_a_siege_says_how_long_it_lasts_and_what_ends_it() -> None:
    state = at(walls(), "P6.END", 6, Sieging(asked=(0, 2)))
    told = told_to(state, 0)
    assert "while a leader and a Troop of yours stand before the walls" in told
    assert "may break out" in told
    assert "choose it again" not in told
    assert "Besiege nothing" in labels(shown(state, 0))


def test_fief_6_30_who_besieges_already_reads_that_a_siege_not_chosen_is_lifted() -> None:
    """*Besiege nothing* stood in blue above a siege of two rounds, and lifted it."""
    state = at(built(walls(), "casterly_rock", siege={0: 1}), "P6.END", 6, Sieging(asked=(0, 2)))
    for language, again, ends in (
        ("en", "You besiege Casterly Rock: **choose it again to go on**", "Besiege no longer"),
        ("de", "Du belagerst Casterly Rock: **Wähle es wieder", "Nicht mehr belagern"),
    ):
        assert again in told_to(state, 0, language)
        assert ends in labels(shown(state, 0, language))
    here = tables.table("fief", state, 4)
    chosen = Step("do", here.game.id, here.game.stamp, "siege", values=("casterly_rock",))
    assert labels(shown(state, 0, at=chosen))[0] == "Besiege what is chosen"


def test_fief_4_3_whoever_may_bargain_over_captives_reads_how() -> None:
    state = at(noble(begin(*FOUR), ROBB, 0, "casterly_rock", captor=1), "P4.BUY", 4, Ransom(asked=(0, 1)))
    assert "**Begin an offer**" in told_to(state, 0)
    assert "neither votes nor leads" in told_to(state, 1)
    assert "**Ein Angebot beginnen**" in told_to(state, 0, "de")


def test_fief_4_24_a_grant_says_how_much_of_the_fief_its_taker_has() -> None:
    """Fourteen Titles stood there by their names, most of which the other House could not take."""
    state = titled(begin(*FOUR), ROBB, "king", "fief_winterfell")
    state = act(at(state, "P5.MOVE", 4, Buying(seat=3)), 0, MakeOffer(player="1"))
    view, filled = RULESET.view(state, 0), {"side": "give", "matter": "grant"}
    assert beside(view, SAY, "put", filled, "what", "fief_casterly_rock") == "Brynden: 1 of 3 Villages"
    assert beside(view, SAY, "put", filled, "what", "fief_sunspear") == "Brynden: 0 of 3 Villages, no walls"
    assert beside(view, SAY, "put", {**filled, "side": "want"}, "what", "fief_sunspear").startswith("Alys: 0")
    assert "controls all its Villages" in meaning(view, SAY, "put", filled)
    put = act(state, 0, Put(side="give", matter="grant", what="fief_casterly_rock", by=TYWIN))
    sent = act(put, 0, Send())
    assert "costs nothing" in meaning(RULESET.view(sent, 1), SAY, "accept", {"offer": "1"})
    assert "kostet nichts" in meaning(RULESET.view(put, 0), VOICES["de"], "send", {})


def test_fief_6_20_an_attacker_who_may_stop_reads_how_it_may_end() -> None:
    """The odds stood there before the battle, and no more once it was fought."""
    state = act(stalled_at_darry(), 0, Fight(how="on"), attack=[1, 1], defence=[1])
    assert "To the end: **" in told_to(state, 0)
    raid = act(riders(at_darry("k2", "m9")), 0, Raid(target="darry"), attack=[1, 1], defence=[1, 1])
    assert "In its last round: **0%** to win" in told_to(raid, 0)
    assert "In seiner letzten Runde" in told_to(raid, 0, "de")


@pytest.mark.parametrize(
    ("language", "wins", "beaten", "raid"),
    [
        ("en", "that the attack wins", "that it is beaten", "In two rounds at most"),
        ("de", "dass der Angriff siegt", "dass er geschlagen wird", "In höchstens zwei Runden"),
    ],
)
def test_fief_6_5_and_6_23_the_attacked_and_who_may_help_read_how_it_may_end(
    language: str, wins: str, beaten: str, raid: str
) -> None:
    """The attacker alone had read the odds, and the attacked may give up, the others take a side."""
    state = noble(field("m3k1", "m4"), MACE, 2, "darry")
    sides = act(state, 0, Attack(village="darry", how="field:1"))
    for seat in (0, 1, 2):
        assert wins in told_to(sides, seat, language)
        assert beaten in told_to(sides, seat, language)
    asks = act(field("m3k1", "m4"), 1, Standing(matter="defend", answer="ask"))
    assert wins in told_to(stalled(asks), 1, language)
    waits = stalled_at_darry()
    assert RULESET.view(waits, 1).my_prompt is None
    assert wins in told_to(waits, 1, language)
    riding = act(riders(), 1, Standing(matter="raids", answer="ask"))
    assert raid in told_to(act(riding, 0, Raid(target="darry")), 1, language)


def test_fief_10_6_in_fog_nobody_reads_the_odds_of_troops_that_are_hidden() -> None:
    state = holding(noble(field("m3k1", "m4"), MACE, 2, "darry"), 3, "uprising_1")
    state = act(
        changed(state, options=FiefOptions(fog_of_war=True)), 0, Attack(village="darry", how="field:1")
    )
    assert "that the attack wins" in told_to(state, 1)
    assert "is hidden from you" in told_to(state, 3)
    assert "%" not in told_to(state, 3)


@pytest.mark.parametrize(("men", "dice"), [("m1", "no die"), ("m3k8", "2 dice")])
def test_fief_6_6_who_may_go_inside_reads_how_a_storm_would_stand(men: str, dice: str) -> None:
    state = built(field(men, "m4"), "darry", fort="stronghold")
    state = act(state, 0, Attack(village="darry", how="field:1"))
    for language, inside in (("en", "Inside you fight from the walls"), ("de", "Drinnen kämpfst du")):
        told = meaning(RULESET.view(state, 1), VOICES[language], "side", {"shelter": "always"})
        assert inside in told
        assert ("%" in told) is (dice != "no die")
        assert inside not in meaning(RULESET.view(state, 1), VOICES[language], "side", {})
    assert dice in meaning(RULESET.view(state, 1), SAY, "side", {"shelter": "always"})


def stalled_at_darry() -> Any:
    """A round in which nobody was hit."""
    return stalled(field("m3k1", "m4"))


def test_fief_5_22_who_has_won_a_raid_reads_that_it_has_to_ride_on() -> None:
    state = act(riders(), 0, Raid(target="darry"), attack=[4, 1], defence=[1])
    assert "may not stay" in told_to(state, 0)
    assert "darfst nicht bleiben" in told_to(state, 0, "de")


def test_fief_17_31_who_holds_cards_where_sides_are_taken_is_not_told_that_there_is_nothing_to_say() -> None:
    """*There is nothing for you to say here: press Pass* stood above *Play a card*."""
    state = holding(field("m3k1", "m4"), 2, "uprising_1")
    state = act(state, 0, Attack(village="darry", how="field:1"))
    german = ("de", "nichts zu sagen", "**Eine Karte spielen**")
    for language, nothing, may in (("en", "nothing for you", "**Play a card**"), german):
        told = told_to(state, 2, language)
        assert nothing not in told
        assert may in told


def test_fief_0_23_a_group_that_goes_nowhere_more_bares_nothing() -> None:
    """*Nobody of yours stays at Runestone* stood below a group without a point left."""
    state = gathered(at_darry("k2", "m2"), "fairmarket", ROBB, men="k2")
    state = act(state, 0, March(target="seagard"))
    assert "it is yours no more" in told_to(state, 0)
    there = act(state, 0, March(target="the_twins"))
    assert there.nobles[ROBB].place == "the_twins"
    assert "it is yours no more" not in told_to(there, 0)


def test_fief_11_28_nobody_is_said_to_stand_in_the_breach_where_nobody_commands() -> None:
    state = begin(*FOUR, options=FiefOptions(nwe=True))
    bids = WallBids(asked=(0, 1, 2, 3), strength=20, added=1)
    assert "Lord Commander" not in told_to(at(state, "P7.EVE", 6, bids), 1)
    assert "Robb Stark, Lord Commander, dies" in told_to(at(watch(), "P7.EVE", 6, bids), 1)


def test_fief_5_1_who_would_ask_to_be_let_through_reads_what_comes_of_it() -> None:
    state = act(gathered(at_darry(), "fairmarket", ROBB, men="m2"), 0, March(target="darry"))
    view = RULESET.view(state, 0)
    assert "stays here if one does not" in meaning(view, SAY, "leave", {})
    assert "bleibt hier" in meaning(view, VOICES["de"], "leave", {})


@pytest.mark.parametrize("language", ["en", "de"])
def test_fief_5_15_and_0_40_and_3_8_what_is_seldom_done_says_what_it_does_costs_and_risks(
    language: str,
) -> None:
    """*Guests*, *Look at a hand* and *Pay Mercenaries* stood there with hardly a word."""
    state = titled(begin(*FOUR, options=FiefOptions(te=True)), TYWIN, "warden_west", "master_of_whisperers")
    state = with_house(state, 1, mercenaries=3, guests=(2,))
    buying, keeping = at(state, "P4.BUY", 4, Buying(seat=0)), at(state, "P4.BUY", 3, Keeping(asked=(1,)))
    here = tables.table("fief", buying, 4)
    told = {
        kind: text(shown(buying, 1, language, at=Step("do", here.game.id, here.game.stamp, kind)))
        for kind in ("welcome", "spy")
    } | {"keep": text(shown(keeping, 1, language))}
    for kind, words in {
        "welcome": {
            "en": ("costs nothing", "seize the Village"),
            "de": ("kostet nichts", "in Besitz nehmen"),
        },
        "spy": {"en": ("once a round", "All learn"), "de": ("einmal je Runde", "Alle erfahren")},
        "keep": {"en": ("strength 1", "back to the bank"), "de": ("Stärke 1", "zurück an die Bank")},
    }.items():
        for part in words[language]:
            assert part in told[kind], kind
    say = VOICES[language]
    seen = [beside(RULESET.view(buying, 1), say, "welcome", {}, "player", str(one)) for one in (0, 2)]
    assert seen == ["", {"en": "let in already", "de": "schon eingelassen"}[language]]
