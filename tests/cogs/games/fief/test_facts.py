"""What somebody who has never played Fief is told beside a decision, and until when."""

from typing import Any

import cogs.games.fief
from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Muster
from bot.rules.fief.agent import sensible
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import DOMAINS, HOUSES, REGIONS, VILLAGES
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.units import encode
from bot.rules.kit.draft import changed
from bot.words import Voice, names_in, words
from cogs.games.fief.beside import beside
from cogs.games.fief.facing import TEACHES, facing
from cogs.games.fief.meaning import meaning
from cogs.interaction.names import voice
from cogs.play import panel
from tests.cogs import tables
from tests.cogs.tables import parts_of
from tests.rules.fief.position import at, begin, built, holding, titled
from tests.rules.harness import play

assert cogs.games.fief  # puts the hints of Fief in their place

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden", 2: "Cass"})


def asked(kind: str, seed: int = 3) -> tuple[Any, Any]:
    """A state in which the first player asked owes a decision of this kind, and that player's view."""
    luck = SeededChance(seed)
    state: Any = fold(RULESET, RULESET.new(FiefOptions(house_choice="random"), 3, luck))
    while RULESET.pending(state)[0].kind != kind:
        seat = RULESET.pending(state)[0].waiting[0]
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), luck), state)
    return state, RULESET.view(state, RULESET.pending(state)[0].waiting[0])


def test_the_village_to_begin_in_is_chosen_by_what_it_has() -> None:
    """*Starfall*, *Yronwood*, *Sunspear* stood there by their names alone."""
    _, view = asked("home")
    offered: Any = RULESET.candidates(view, "choose", {}, "what")
    told = [beside(view, SAY, "choose", {}, "what", one.value) for one in offered.choices]
    assert sum("the capital" in each for each in told) == 1
    assert "that of your home is a great Fief" in facing(view, SAY)
    homes = (house.home_domain for house in HOUSES.values() if house.home_domain)
    assert {DOMAINS[f"fief_{home}"].tier for home in homes} == {"great"}


def test_who_takes_a_house_learns_what_tells_one_from_another() -> None:
    """*It is your turn to take a House* stood above a menu and a blue *Take one by lot*, and no more."""
    state: Any = fold(RULESET, RULESET.new(FiefOptions(), 3, SeededChance(3)))
    view = RULESET.view(state, RULESET.pending(state)[0].waiting[0])
    for language, strength in (("en", "one strength of its own"), ("de", "eine Stärke für sich")):
        assert strength in facing(view, Voice(language, RULESET.names, {})), language


def test_whoever_says_beforehand_where_to_draw_learns_what_the_decks_hold() -> None:
    """It was told when a card was drawn, and whoever had named both decks was never asked."""
    _, view = asked("discard")
    for language, fortune, court in (("en", "Disasters", "Nobles"), ("de", "Unglücke", "Adlige")):
        say = Voice(language, RULESET.names, {})
        for field in ("first", "second", "instead"):
            offered: Any = RULESET.candidates(view, "discard", {}, field)
            told = {one.value: beside(view, say, "discard", {}, field, one.value) for one in offered.choices}
            assert court in told["court_event"], field
            assert fortune in told.get("fortune", fortune), field
        in_any_case = {
            "en": "a Fortune card is drawn in any case",
            "de": "eine Glückskarte wird immer gezogen",
        }
        assert in_any_case[language] in beside(view, say, "discard", {}, "instead", "court_event")


def test_in_the_first_rounds_a_panel_says_what_a_phase_is_for_and_then_no_more() -> None:
    """With an empty hand one was asked to throw cards away, and nothing said what to press."""
    for kind, taught in {"discard": "discard-empty", "draw": "draw", "buy": "buy", "move": "move"}.items():
        state, view = asked(kind)
        told = SAY.key(f"fief-teach-{taught}")
        assert facing(view, SAY).startswith(f"> {told}"), kind
        later = RULESET.view(changed(state, round=TEACHES + 1), view.viewer)
        assert told not in facing(later, SAY), kind


def test_who_draws_sees_what_is_in_hand() -> None:
    """The first of two cards drawn was seen nowhere before the second."""
    state, view = asked("draw")
    luck = SeededChance(3)
    while not view.known.houses[view.viewer].hand:
        act = RULESET.default(state, view.viewer)
        state = fold(RULESET, RULESET.act(state, view.viewer, act, luck), state)
        view = RULESET.view(state, RULESET.pending(state)[0].waiting[0])
        assert view.my_prompt is not None
        assert view.my_prompt.kind in ("draw", "redraw")
    assert f"**{RULESET.names[view.known.houses[view.viewer].hand[0]].split(' (')[0]}" in facing(view, SAY)


def test_who_holds_no_card_is_not_asked_as_if_there_were_some_to_throw_away() -> None:
    """The first question of the whole game was *throw cards away, or none*, to people without a card."""
    _, view = asked("discard")
    assert not view.known.houses[view.viewer].hand
    for language, none in (("en", "You hold no cards yet"), ("de", "Du hältst noch keine Karten")):
        assert none in facing(view, Voice(language, RULESET.names, {}))
    holds = with_house(view.known, view.viewer, hand=("tax_1",))
    assert "You hold no cards yet" not in facing(RULESET.view(holds, view.viewer), SAY)


def test_who_gathers_a_group_knows_who_goes_without_a_choice() -> None:
    _, view = asked("move")
    assert meaning(view, SAY, "muster", {}) == SAY.key("fief-means-muster")
    assert meaning(view, SAY, "muster", {"source": "pyke", "nobles": (), "men": "m2"}) == ""


def test_whoever_gathers_all_from_a_village_is_told_that_it_is_lost() -> None:
    """*All who can go along do*, so two presses gave one's capital away (FIEF-0.23)."""
    state, view = asked("move")
    seat, luck = view.viewer, SeededChance(3)
    lost = "it is yours no more"
    assert lost not in facing(view, SAY)
    source = next(place for place, here in state.land.items() if here.owner == seat)
    men = state.land[source].troops(seat)

    def gathered(**chosen: Any) -> Any:
        events = RULESET.act(state, seat, Muster(source=source, **chosen), luck)
        return fold(RULESET, events, state)

    bare = gathered()
    assert f"**Nobody of yours stays at {SAY.name(source)}**: once they leave, {lost}." in facing(
        RULESET.view(bare, seat), SAY
    )
    assert sum(men.values()) > 1
    some = encode({"man_at_arms": 1})
    assert lost not in facing(RULESET.view(gathered(men=some), seat), SAY)
    fief = VILLAGES[source].fief
    lord = next(iter(bare.of(seat)))
    assert lost not in facing(RULESET.view(titled(bare, lord, fief), seat), SAY)


def test_who_holds_no_card_for_a_window_is_told_so() -> None:
    _, view = asked("window")
    assert ("surprise" in view.menu) != (SAY.key("fief-facing-window") in facing(view, SAY))


def test_who_has_no_room_for_a_title_is_told_before_he_stands() -> None:
    """FIEF-0.42: a Warden stood for another Region, was elected, and got nothing."""
    robb, west = "stark_robb_stark", "warden_west"
    state = at(
        begin("stark", "lannister", "tyrell"), "P2.FOUNDLING", 1, Ballot(offices=(west,), step="stand")
    )
    free, full = RULESET.view(state, 0), RULESET.view(titled(state, robb, "warden_north"), 0)
    warned = SAY.key("fief-facing-no-slot", noble=robb, title=west, held="warden_north")
    assert warned in facing(full, SAY)
    assert warned not in facing(free, SAY)
    chosen = {"office": west, "noble": robb}
    assert meaning(full, SAY, "stand", chosen) == SAY.key("fief-means-stand-no-slot", noble=robb, title=west)
    assert "gives up" in meaning(full, SAY, "stand", {**chosen, "instead_of": "warden_north"})
    assert meaning(free, SAY, "stand", chosen) == ""


def test_what_a_card_does_is_told_in_the_language_of_whoever_holds_it() -> None:
    """A German panel said *Good Harvest* in German, and what it does in English."""
    german = Voice("de", names_in("de", "fief", RULESET.names), {0: "Alys", 1: "Brynden", 2: "Cass"})
    state, view = asked("discard")
    view = RULESET.view(with_house(state, view.viewer, hand=("good_harvest_1",)), view.viewer)
    assert "Hebt die Hungersnot in einer Region auf" in facing(view, german)
    assert "Famine" not in facing(view, german)
    state, view = asked("play")
    view = RULESET.view(with_house(state, view.viewer, hand=("good_harvest_1",)), view.viewer)
    assert "Hungersnot" in meaning(view, german, "play", {"card": "good_harvest_1"})


def test_who_has_nothing_to_say_in_a_battle_or_to_an_uprising_is_told_so() -> None:
    """FIEF-6.5, 8.26: all are asked; one saw a question, *Pass*, and nothing that it was about."""
    told = set[tuple[str, bool]]()
    options = FiefOptions(house_choice="random")
    fought = play(RULESET, options, [sensible] * 3, 4, 700, keep=True).states
    for state in (*fought, *(one for _, states in tables.games("fief") for one in states)):
        for prompt in RULESET.pending(state):
            for seat in prompt.waiting if prompt.kind in ("sides", "join") else ():
                view = RULESET.view(state, seat)
                offered: Any = RULESET.candidates(view, "join", {}, "cards")
                sided = bool({"side", "play"} & {*view.menu})
                able = sided if prompt.kind == "sides" else bool(offered.choices)
                words = "fief-facing-nothing" if prompt.kind == "sides" else "fief-facing-no-join"
                assert (SAY.key(words) in facing(view, SAY)) is not able
                told.add((prompt.kind, able))
    assert {("sides", False), ("join", False), ("join", True)} <= told


def test_beside_a_region_stands_whom_a_card_laid_there_serves() -> None:
    """*The North*, *The East* stood there by their names alone; Good Weather was laid where one had nothing."""
    state = begin("stark", "lannister", "tyrell")
    north = str(VILLAGES["winterfell"].region)
    state = holding(built(state, "winterfell", mills=2), 0, "good_harvest_1", "good_weather_1")

    def told(card: str, seat: int, **more: Any) -> str:
        view = RULESET.view(changed(state, **more), seat)
        return beside(view, SAY, "play", {"card": card}, "target", north)

    assert told("good_weather_1", 0) == "Villages: yours 1, others’ 0"
    assert told("good_harvest_1", 0) == "Mills: yours 2, others’ 0; your Villages: 1"
    assert told("good_harvest_1", 1) == "Mills: yours 0, others’ 2; your Villages: 0"
    struck = (Strike(kind="famine", region=int(north)),)
    assert told("good_harvest_1", 0, struck=struck) == "Mills: yours 2, others’ 0; your Villages: 1, Famine"


def test_fief_2_23_what_stands_beside_a_region_fits_on_its_button() -> None:
    """Good Harvest undoes a Famine, under which Villages pay nothing: they were not counted."""
    for language in ("en", "de"):
        names = names_in(language, "fief", RULESET.names)
        say = Voice(language, names, {})
        for card in ("mills", "villages"):
            told = say.key(f"fief-beside-{card}", mine=10, others=10, villages=10)
            longest = max(len(say.alone(f"region-{number}")) for number in REGIONS)
            assert longest + len(f" · {told}, {say.name('famine')}") <= 80, (language, card)


def test_the_movement_panel_does_not_say_what_its_button_says_below() -> None:
    _, view = asked("move")
    assert "says who goes along" not in facing(view, SAY)


def test_what_is_left_is_said_of_one_gold_as_of_two() -> None:
    """*1 are left*, and in German *1 bleiben*."""
    for language, told in (("en", "1 will be left."), ("de", "danach hast du noch 1.")):
        assert words("fief-means-price", language, cost=1, gold=2, left=1).endswith(told)


def test_whoever_has_proposed_ends_it_by_a_button_that_the_panel_names() -> None:
    """The question says *or be done*; the button was *Pass*."""
    state = at(begin("stark", "lannister", "tyrell"), "P1.ANSWER", 1, Proposing(asked=(0,)))
    here, view = tables.table("fief", state, 3), RULESET.view(state, 0)
    for language, label in (("en", "Be done"), ("de", "Fertig")):
        parts = parts_of(panel.menu(here, view, voice(here, language)))
        assert label in [part["label"] for part in parts if part["type"] == 2]
        assert any(f"**{label}**" in part["content"] for part in parts if part["type"] == 10)


def test_one_recruit_on_the_wall_is_one() -> None:
    for language, told in (("en", "one Recruit"), ("de", "ein Rekrut")):
        assert words("fief-line-wall", language, threat=0, gold=0, recruits=1).endswith(f", {told}")
        assert f" {told}, " in words(
            "fief-supplies-used", language, seat="Alys", recruits=1, defence=0, treasury=0
        )
