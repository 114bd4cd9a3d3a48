"""What a panel of Fief leads to first, what it puts behind a button, and how a button says what it does."""

from __future__ import annotations

from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions.court import Dissolve, Propose
from bot.rules.fief.actions.trade import MakeOffer
from bot.rules.fief.actions.war import Attack, March, Muster
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.court.idols import Idols
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import KINDS
from bot.rules.fief.model.offers import Item, Offer
from bot.rules.fief.model.options import FiefOptions
from bot.rules.kit.draft import changed
from bot.words import known
from cogs.games.fief.begun import Begun
from cogs.games.fief.beside import beside
from cogs.games.fief.facing import facing
from cogs.games.fief.meaning import TELLERS
from cogs.games.fief.pressing import grave, sense
from cogs.games.fief.terms import terms
from cogs.interaction.ids import Step, decode
from cogs.interaction.names import voice
from cogs.play import filling, panel
from cogs.play.controls import button
from tests.cogs import tables
from tests.cogs.games.fief.test_facts import SAY, asked
from tests.cogs.tables import parts_of
from tests.rules.fief.position import act, at, begin, holding, noble, titled
from tests.rules.fief.war.test_moves import FIVE
from tests.rules.fief.war.test_war import field, stalled

BUTTON, MENU, TEXT = 2, 3, 10
LEAVE = Item(matter="leave", what="sunspear")


def shown(state: Any, seat: int, language: str = "en", *, at: Step | None = None) -> list[dict[str, Any]]:
    """The parts of a panel, from above."""
    here = tables.table("fief", state, 3)
    view, say = here.view(seat), voice(here, language)
    made = panel.ask(here, view, say, at) if at else panel.menu(here, view, say)
    assert made is not None
    return parts_of(made)


def labels(parts: list[dict[str, Any]]) -> list[str]:
    return [part["label"] for part in parts if part["type"] == BUTTON]


def text(parts: list[dict[str, Any]]) -> str:
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT)


def test_menus_of_what_is_asked_stand_above_the_button_that_goes_ahead_and_all_others() -> None:
    """*Which House?* stood below *Proclaim* and *Your plan*."""
    state: Any = fold(RULESET, RULESET.new(FiefOptions(), 3, SeededChance(3)))
    parts = shown(state, RULESET.pending(state)[0].waiting[0])
    kinds = [part["type"] for part in parts]
    assert kinds.index(MENU) < kinds.index(BUTTON)


def test_a_button_says_which_house_it_takes() -> None:
    """It said *Take the House chosen, or one by lot* even when one was chosen."""
    state: Any = fold(RULESET, RULESET.new(FiefOptions(), 3, SeededChance(3)))
    seat = RULESET.pending(state)[0].waiting[0]
    assert labels(shown(state, seat))[0] == "Take one by lot"
    here = tables.table("fief", state, 3)
    chosen = Step("do", here.game.id, here.game.stamp, "house", values=("tully",))
    assert labels(shown(state, seat, at=chosen))[0] == "Take House Tully"


def test_who_waits_sees_families_and_not_eleven_buttons() -> None:
    state, view = asked("buy")
    waiting = next(seat for seat in state.seats if seat != view.viewer)
    found = labels(shown(state, waiting))
    assert "Cards and lists" in found
    assert "Standing answer" not in found
    assert len(found) <= 7, found


def test_an_offer_begun_is_what_the_panel_leads_to() -> None:
    """After *Begin an offer* the way on stood among ten other buttons."""
    state, view = asked("buy")
    other = next(seat for seat in state.seats if seat != view.viewer)
    events = RULESET.act(state, view.viewer, MakeOffer(player=str(other)), SeededChance(1))
    parts = shown(fold(RULESET, events, state), view.viewer)
    found = labels(parts)
    assert found.index("Put in or take out") < found.index("Pass")


def test_whoever_made_an_offer_withdraws_it_and_whoever_got_it_refuses() -> None:
    """*Refuse or withdraw* stood for both."""
    state, view = asked("buy")
    mine, other = view.viewer, next(seat for seat in state.seats if seat != view.viewer)
    given = Offer(id=1, giver=mine, asked=other, gives=(Item(matter="gold", amount=1),))
    got = changed(given, id=2, giver=other, asked=mine)
    for offers, own in (
        ((given,), "Withdraw the offer"),
        ((got,), "Refuse"),
        ((given, got), "Refuse or withdraw"),
    ):
        here = changed(state, offers=offers)
        assert own in labels(shown(here, mine))
    both = tables.table("fief", changed(state, offers=(given, got)), 3).view(mine)
    assert [sense(both, "decline", {"offer": offer}) for offer in ("1", "2")] == ["withdraw", "refuse"]
    wooed = changed(got, id=3, groom="stark_robb_stark", gives=())  # answered in P1.ANSWER alone
    assert "Refuse" in labels(shown(changed(state, offers=(got, wooed)), mine))


def test_who_fights_presses_a_button_that_says_what_it_does() -> None:
    """*Fight on, stop or give up* was the blue button below *How? Give up*, and the one beside *Take my stand*, where
    nobody fights on or stops yet."""
    state = act(field("m3k1", "m2k1"), 0, Attack(village="darry", how="field:1"))
    for language, gives_up, goes_on in (("en", "Give up", "Fight on"), ("de", "Aufgeben", "Weiterkämpfen")):
        assert gives_up in labels(shown(state, 1, language))
        here = tables.table("fief", state, 5)
        chosen = Step("do", here.game.id, here.game.stamp, "fight", values=("surrender",))
        assert labels(shown(state, 1, language, at=chosen))[0] == gives_up
        fought = stalled(field("m3k1", "m2k1"))
        for how, label in (("on", goes_on), ("surrender", gives_up)):
            chosen = Step("do", here.game.id, here.game.stamp, "fight", values=(how,))
            assert labels(shown(fought, 0, language, at=chosen))[0] == label


def test_a_marriage_begun_is_called_a_proposal_and_no_offer() -> None:
    """*Your offer so far … makes it, once something is in it*, though it could be sent as it was (FIEF-1.14)."""
    start = noble(
        begin("stark", "lannister", "tyrell"), "tyrell_margaery_tyrell", 2, "highgarden", inside=True
    )
    state = at(start, "P1.ANSWER", 1, Proposing(asked=(0,)))
    wedding = Propose(noble="stark_robb_stark", spouse="tyrell_margaery_tyrell")
    state = fold(RULESET, RULESET.act(state, 0, wedding, SeededChance(1)), state)
    for language, own, offer in (
        ("en", "Your proposal so far", "offer"),
        ("de", "Dein Antrag bisher", "Angebot"),
    ):
        told = text(shown(state, 0, language))
        assert own in told
        assert offer not in told


def test_a_button_that_says_yes_says_so() -> None:
    """*Say yes or no* stood on the button below *Yes or no? yes*."""
    robb = titled(begin("stark", "lannister", "tyrell"), "stark_robb_stark", "king", "fief_winterfell")
    state = at(robb, "P1.PARDON", 1, Idols(seat=0))
    here = tables.table("fief", state, 3)
    for language, own in (("en", ("Say yes", "Say no")), ("de", ("Ja sagen", "Nein sagen"))):
        for value, label in zip(("yes", "no"), own, strict=True):
            chosen = Step("do", here.game.id, here.game.stamp, "answer", values=(value,))
            assert labels(shown(state, 0, language, at=chosen))[0] == label


def test_who_may_only_ask_to_part_reads_that_and_not_how_marriages_are_proposed() -> None:
    """FIEF-1.24: the panel of a House that is married named *Propose a marriage*, which stood nowhere."""
    robb, margaery = "stark_robb_stark", "tyrell_margaery_tyrell"
    state = noble(begin("stark", "lannister", "tyrell"), margaery, 2, "highgarden", spouse=robb)
    state = titled(
        noble(state, robb, 0, "winterfell", spouse=margaery), "lannister_tywin_lannister", "master_of_laws"
    )
    state = at(state, "P1.ANSWER", 1, Proposing(asked=(0,)))
    told = text(shown(state, 0))
    assert "**Ask to part** asks for the end" in told
    assert "Propose a marriage" not in told
    assert "Nobody has to marry" not in told
    assert "**Um Trennung bitten**" in text(shown(state, 0, "de"))
    asked_ = fold(RULESET, RULESET.act(state, 0, Dissolve(noble=robb), SeededChance(1)), state)
    assert "There is nothing more for you to propose" in text(shown(asked_, 0))


def test_who_would_take_the_black_in_place_of_a_draw_is_asked_first() -> None:
    """One press on *no card: Robb Stark takes the black* among the decks did it, for good.

    Asked first, it stood as the answer to *From which deck?*, above the same once more.
    """
    state = at(
        begin("stark", "lannister", "tyrell", options=FiefOptions(nwe=True)),
        "P2.DISASTERS",
        2,
        Drawing(seat=0),
    )
    here = tables.table("fief", state, 3)
    robb, fortune = (
        Step("do", here.game.id, here.game.stamp, "choose", values=(what,))
        for what in ("stark_robb_stark", "fortune")
    )
    for language, label, told, asks in (
        ("en", "Take the black", "cannot be taken back", "From which deck?"),
        ("de", "Das Schwarz anlegen", "nicht zurücknehmen", "Von welchem Stapel?"),
    ):
        parts = shown(state, 0, language, at=robb)
        assert labels(parts)[0] == label
        assert told in text(parts)
        assert asks not in text(parts)
    assert panel.ask(here, here.view(0), voice(here, "en"), fortune) is None


def test_fief_0_23_a_march_that_gives_up_a_village_is_asked_about_once_more() -> None:
    """On a phone the warning stood a screen above the names of the Villages, and one press gave the capital away."""
    state, view = asked("move")
    seat = view.viewer
    source = next(place for place, one in state.land.items() if one.owner == seat)
    state = act(state, seat, Muster(source=source))
    here = tables.table("fief", state, 3)
    offered = RULESET.candidates(here.view(seat), "march", {}, "target")
    target = next(one.value for one in offered.choices)
    step = Step("do", here.game.id, here.game.stamp, "march", values=(target,))
    for language, label, told in (
        ("en", "March and give it up", f"Nobody of yours stays at {SAY.name(source)}"),
        ("de", "Marschieren und aufgeben", "Von deinen bleibt niemand in"),
    ):
        parts = shown(state, seat, language, at=step)
        assert labels(parts)[0] == label
        assert told in text(parts)
        assert SAY.name(target) in text(parts)
    gone = act(state, seat, March(target=target))
    there = tables.table("fief", gone, 3)
    assert not grave(there.view(seat), "march", {"target": source})  # who only comes through gives nothing up


def test_a_family_and_an_action_begun_say_what_each_thing_does() -> None:
    """*Proclaim*, *Guests* and *Standing answer* were explained nowhere."""
    state, view = asked("buy")
    here = tables.table("fief", state, 3)
    for language, words in (("en", "binds nobody"), ("de", "bindet niemanden")):
        page = panel.family(here, here.view(view.viewer), voice(here, language), "trade")
        assert words in text(parts_of(page))
    begun = Step("do", here.game.id, here.game.stamp, "standing")
    assert "nobody else sees it" in text(shown(state, view.viewer, at=begun))


def test_leave_that_is_bargained_for_is_not_the_village() -> None:
    """*Maester Wick gives Sunspear*, said an offer that asked for leave to pass there."""
    offer = Offer(giver=0, asked=1, gives=(Item(matter="gold", amount=2),), wants=(LEAVE,))
    said = terms(SAY, changed(offer, until=5))
    assert "2 gold" in said
    assert "leave to pass and land at Sunspear" in said


def test_a_leader_who_has_marched_has_less_left_and_his_group_is_named() -> None:
    """The points a Noble has in all stood there after each step."""
    state, view = asked("move")
    luck, seat = SeededChance(2), view.viewer
    home = next(village for village, here in state.land.items() if here.owner == seat)
    state = fold(RULESET, RULESET.act(state, seat, Muster(source=home), luck), state)
    told = facing(RULESET.view(state, seat), SAY)
    assert "2 movement points left" in told
    assert "**Your group**" in told
    step = RULESET.candidates(RULESET.view(state, seat), "march", {}, "target")
    state = fold(RULESET, RULESET.act(state, seat, March(target=step.choices[0].value), luck), state)
    assert "one movement point left" in facing(RULESET.view(state, seat), SAY)


def test_before_the_first_round_there_is_no_round_and_no_empty_deck() -> None:
    """The board said *Round 1 · Hear Ye* and *0 Fortune cards* while Houses were taken."""
    state: Any = fold(RULESET, RULESET.new(FiefOptions(), 3, SeededChance(3)))
    view = RULESET.view(state, None)
    assert view.phase is not None
    assert SAY(view.phase) == "Before the first round"
    assert view.public == ()


def test_a_disaster_says_what_it_does_to_whom_it_strikes() -> None:
    state, view = asked("buy")
    struck = changed(state, struck=(Strike(kind="famine", region=4),))
    assert any("pay nothing" in SAY(line) for line in RULESET.view(struck, view.viewer).public)


def test_who_else_is_asked_the_same_is_named_and_the_question_not_said_twice() -> None:
    state, view = asked("discard")
    told = text(shown(state, view.viewer))
    assert told.count("to throw cards away") == 1
    assert "Also asked: " in told


def test_a_choice_says_what_is_chosen() -> None:
    """*Choose* and *Which one?* stood above the Villages to begin in, and above the decks."""
    for kind, does, what in (
        ("home", "Choose where you begin", "Which Village?"),
        ("draw", "Draw a card", "From which deck?"),
    ):
        state, view = asked(kind)
        told = text(shown(state, view.viewer))
        assert does in told
        assert what in told
        assert "Which one?" not in told


def test_what_is_bought_says_what_it_is_good_for() -> None:
    """*Sept* and *Knight* stood bare beside their price."""
    state, view = asked("buy")
    rich = changed(state, houses=tuple(changed(house, gold=60) for house in state.houses))
    for language, words in (("en", "2 gold a round, no Plague"), ("de", "2 Gold je Runde, keine Seuche")):
        assert any(words in label for label in labels(shown(rich, view.viewer, language)))
    for what, words in (("knight", "strength 3, three hits"), ("fief_sunspear", "a point")):
        assert beside(RULESET.view(rich, view.viewer), SAY, "buy", {}, "what", what) == words


def test_the_family_of_bargains_does_not_promise_a_purchase() -> None:
    state, view = asked("move")
    found = labels(shown(state, view.viewer))
    assert "Give and bargain" in found
    assert not any(label.startswith("Buy") for label in found)


def test_the_effect_of_the_only_card_stands_there_once() -> None:
    """It stood among the cards in hand, and again below the card chosen."""
    state, view = asked("play")
    houses = list(state.houses)
    houses[view.viewer] = changed(houses[view.viewer], hand=("good_harvest_1",))
    told = text(shown(changed(state, houses=tuple(houses)), view.viewer))
    assert told.count(KINDS["good_harvest"].effect) == 1


def test_what_one_has_begun_to_offer_is_told_while_one_waits() -> None:
    """*Put in or take out* stood there, and nothing said of what."""
    state, view = asked("buy")
    waiting = next(seat for seat in state.seats if seat != view.viewer)
    state = fold(
        RULESET, RULESET.act(state, waiting, MakeOffer(player=str(view.viewer)), SeededChance(1)), state
    )
    assert "Your offer so far" in text(shown(state, waiting))


def test_a_question_stands_in_its_menu_alone() -> None:
    """*Which House?* stood in bold above the menu that asks it, *Which Village?* beside its answer and in its menu."""
    state: Any = fold(RULESET, RULESET.new(FiefOptions(), 3, SeededChance(3)))
    seat = RULESET.pending(state)[0].waiting[0]
    parts = shown(state, seat)
    (asks,) = [part["placeholder"] for part in parts if part["type"] == MENU]
    assert asks == "Which House?"
    assert asks not in text(parts)
    here = tables.table("fief", state, 3)
    parts = shown(state, seat, at=Step("do", here.game.id, here.game.stamp, "house", values=("tully",)))
    assert "House Tully" not in text(parts)
    (menu,) = [part for part in parts if part["type"] == MENU]
    assert [one["label"] for one in menu["options"] if one.get("default")] == ["Which House? House Tully"]


def test_a_question_of_several_things_is_told_above_its_menu_and_not_on_each_of_them() -> None:
    """*Which cards? Good Harvest* stood on every card that was chosen."""
    state, view = asked("discard")
    seat = view.viewer
    state = with_house(state, seat, hand=("good_harvest_1", "good_weather_1"))
    here = tables.table("fief", state, 3)
    chosen = Step("do", here.game.id, here.game.stamp, "discard", values=("good_harvest_1",))
    parts = shown(state, seat, at=chosen)
    assert "Which cards? **Good Harvest**" in text(parts)
    menu = next(part for part in parts if part["type"] == MENU)
    assert [one["label"] for one in menu["options"]] == ["Good Harvest", "Good Weather"]


def test_fief_2_4_what_to_draw_in_place_of_a_disaster_is_asked_where_it_matters() -> None:
    """*Which deck where a Disaster lies on top?* stood below every discard, whatever was planned."""
    state, view = asked("discard")
    here = tables.table("fief", state, 3)

    def menus(*decks: str) -> list[str]:
        begun = Step("do", here.game.id, here.game.stamp, "discard", values=(",", *decks))
        return [part["placeholder"] for part in shown(state, view.viewer, at=begun) if part["type"] == MENU]

    asks = "Which deck where a Disaster lies on top?"
    assert asks not in [part.get("placeholder") for part in shown(state, view.viewer)]
    assert asks in menus("fortune")
    assert asks in menus("fortune", "fortune")
    assert asks not in menus("fortune", "court_event")
    assert asks not in menus("court_event")
    planned = (",", "fortune", "fortune", "court_event")
    chosen = Step("pick0", here.game.id, here.game.stamp, "discard", planned, "second")
    step = filling.put(here, view, chosen, "court_event")
    assert "court_event" not in step.values[3:]


def test_a_button_that_does_nothing_chosen_says_so() -> None:
    """*Take my stand, as chosen* and *Break or take the vows chosen, or none* stood there before anything was."""
    for kind, none in (
        ("side", "Go on, choosing nobody"),
        ("siege", "Besiege nothing"),
        ("join", "Add none"),
        ("oath", "Keep all vows, take none"),
    ):
        assert SAY.key(f"fief-do-{kind}-none") == none
        assert known(f"fief-do-{kind}-none", "de")


def test_no_label_ends_in_the_middle_of_a_word_unseen() -> None:
    """*1 Knight; Maester Orm: 4 Men at Arms, 1 Kni* was a button."""
    assert button("x" * 90, Step("play", 1)).label == "x" * 79 + "…"
    assert button("x" * 80, Step("play", 1)).label == "x" * 80


def test_who_sends_a_proposal_is_not_told_that_it_may_be_accepted_at_once() -> None:
    """FIEF-1.14: it is answered once all have proposed."""
    state, view = asked("buy")
    for groom, told in (("stark_robb_stark", "once all have proposed"), ("", "accept it at once")):
        offer = Offer(giver=view.viewer, asked=(view.viewer + 1) % 3, gives=(LEAVE,), groom=groom)
        began = Begun(
            RULESET.view(with_house(state, view.viewer, draft=offer), view.viewer), SAY, view.viewer, {}
        )
        assert told in "\n".join(TELLERS["send"](began))


def test_fief_17_34_every_moment_that_a_card_can_wait_for_is_reached_by_buttons() -> None:
    """Of more than a hundred the first 75 stood in the menus: battles at half of the Villages, and cards of others,
    could be typed alone."""
    state = at(holding(begin(*FIVE), 0, "assassination_1"), "P5.MOVE", 4, Buying(seat=1))
    here = tables.table("fief", state, 5)
    step = Step("do", here.game.id, here.game.stamp, "surprise", values=("assassination_1",))
    found, seen = set[str](), set[Step]()
    while step not in seen:
        seen.add(step)
        parts = shown(state, 0, at=step)
        found |= {one["value"] for part in parts if part["type"] == MENU for one in part["options"]}
        (more,) = (part for part in parts if part.get("label") == "More to choose from")
        step = decode(more["custom_id"])
    offered: Any = RULESET.candidates(
        RULESET.view(state, 0), "surprise", {"card": "assassination_1"}, "trigger"
    )
    assert found == {one.value for one in offered.choices}
    assert len(seen) == 3, "and the last leads back to the first"
