"""What the panels of Tiny Epic say to somebody who sees them for the first time, and their buttons."""

from __future__ import annotations

from typing import Any

from bot import words as said
from bot.rules.contract import Pick
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March, PlayEvent, Plot
from bot.rules.tiny_epic.events.rounds import Drafted
from bot.rules.tiny_epic.frames.setup import free
from bot.rules.tiny_epic.legal.plots import OTHER_SHIELD
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import CARDS, HOUSES
from bot.rules.tiny_epic.show import beside as besides
from bot.rules.tiny_epic.show.cards import shields
from cogs.interaction import forms
from cogs.interaction.ids import Step, decode
from cogs.interaction.limits import LABEL
from cogs.interaction.names import voice
from cogs.play import filling, panel, telling
from tests.cogs import tables
from tests.cogs.games.tiny_epic.moments import asked
from tests.cogs.tables import parts_of
from tests.rules.tiny_epic import night, position

BUTTON, SELECT = 2, 3


def test_the_button_says_that_the_die_goes_to_the_bottom_slot() -> None:
    """It said *Take a die*."""
    state, players = asked("draft_bottom")
    here = tables.table("tiny_epic", state, players)
    seat = RULESET.pending(state)[0].waiting[0]
    made = panel.menu(here, here.view(seat), voice(here, "en"))
    words = str(parts_of(made))
    assert "put a die in the bottom slot" in words
    assert "Take a die" not in words


def test_a_panel_of_somebody_who_waits_says_that_it_grows_old_and_leads_to_the_one_of_now() -> None:
    """It still said *Waiting for …* when it was one's own turn, and nothing on it led there; then in Fief the button
    stood behind six others."""
    state, players = asked("follow")
    here = tables.table("tiny_epic", state, players)
    owes = RULESET.pending(state)[0].waiting[0]
    for seat in range(players):
        for language, label in (("en", "What is due now?"), ("de", "Was ist jetzt dran?")):
            parts = parts_of(panel.menu(here, here.view(seat), voice(here, language)))
            to = [decode(part["custom_id"]).verb for part in parts if part.get("label") == label]
            assert to == ([] if seat == owes else ["play"])
            labels = [part["label"] for part in parts if part["type"] == 2]
            assert (labels[0] == label) == (seat != owes)


def test_who_may_march_on_or_stop_there_has_a_button_that_says_so() -> None:
    """*To march on, or stop there*, said the question, and *Pass* the button."""
    state, players = asked("march")
    here = tables.table("tiny_epic", state, players)
    seat = RULESET.pending(state)[0].waiting[0]
    for language, label in (("en", "Stop there"), ("de", "Dort halten")):
        parts = parts_of(panel.menu(here, here.view(seat), voice(here, language)))
        assert label in [part["label"] for part in parts if part["type"] == 2]


def test_te_4_5_who_may_resolve_another_shield_has_a_button_that_stops() -> None:
    """*Pass* stood there, though something had been done already."""
    units = {"winterfell": "st1h", "the_eyrie": "ar3", "riverrun": "tu3"}
    state = position.standing(position.begin("stark", "greyjoy"), units)
    state = position.rich(position.holding(state, 0, "kingslayer"), 0, 9)
    first, second = CARDS["kingslayer"].shields
    target = RULESET.candidates(
        RULESET.view(plotting(state), 0), "plot", {"card": "kingslayer", "shield": first}, "target"
    )
    assert isinstance(target, Pick)
    plot = Plot(card="kingslayer", shield=first, target=target.choices[0].value)
    here = tables.table("tiny_epic", position.act(plotting(state), 0, plot), 2)
    for language, stop, go_on in (("en", "Stop", "Pass"), ("de", "Aufhören", "Passen")):
        shown = labels(panel.menu(here, here.view(0), voice(here, language)))
        assert stop in shown
        assert go_on not in shown
    assert second in RULESET.view(here.state, 0).known.stack[-1].left


def plotting(state: Any) -> Any:
    """Where the first player may plot."""
    return position.asked(state, 0, ops.Plot(), "die")


def test_the_story_says_that_what_is_taken_is_a_die() -> None:
    """*Alys takes March* read like a place, or an order."""
    state, players = asked("place")
    here = tables.table("tiny_epic", state, players)
    for language, words in (("en", "takes the die March."), ("de", "nimmt den Würfel Marsch.")):
        assert words in telling.story(voice(here, language), [Drafted(seat=0, die="march", bottom=False)])


def labels(made: Any) -> list[str]:
    """What stands on the buttons of a panel."""
    return [part["label"] for part in parts_of(made) if part["type"] == BUTTON]


def test_te_17_1_the_button_for_a_teammate_says_which_house_it_takes() -> None:
    """It said *Take a House for your Teammate* whatever was chosen, and nothing of the lot where nothing was."""
    state, players = asked("mate")
    here = tables.table("tiny_epic", state, players)
    view = here.view(0)
    form = forms.fields(forms.action_named(RULESET, "house"))
    chosen = Step("do", here.game.id, here.game.stamp).of("house").put(form, "house", free(state)[0])
    for language, lot, named in (
        ("en", "Take one for your Teammate by lot", "Take {} for your Teammate"),
        ("de", "Eines für deinen Gefährten auslosen", "{} für deinen Gefährten nehmen"),
    ):
        say = voice(here, language)
        assert lot in labels(panel.menu(here, view, say))
        assert named.format(say.name(free(state)[0])) in labels(panel.ask(here, view, say, chosen))


def test_the_button_that_commits_names_the_card() -> None:
    """*Commit what is chosen* stood on it, and the card in a menu further up."""
    units = {"winterfell": "st2h", "hornwood": "la2"}
    state = position.standing(position.begin("stark", "lannister", np=()), units)
    state = position.holding(position.holding(state, 0, night.WEAK, night.STRONG), 1, night.CALL)
    march = March(source="winterfell", target="hornwood", army="st2h")
    state = position.act(position.asked(state, 0, ops.March(attacker_cards=2), "die"), 0, march)
    here = tables.table("tiny_epic", state, 2)
    form = forms.fields(forms.action_named(RULESET, "commit"))
    none = Step("do", here.game.id, here.game.stamp).of("commit")
    one = none.put(form, "card", night.STRONG)
    two = one.put(form, "second", night.WEAK)
    for language, nothing, named, both in (
        ("en", "Commit no card", "Commit Kingslayer", "Commit both cards"),
        ("de", "Keine Karte einsetzen", "Königsmörder einsetzen", "Beide Karten einsetzen"),
    ):
        say = voice(here, language)
        for step, words in ((none, nothing), (one, named), (two, both)):
            assert words in labels(panel.ask(here, here.view(0), say, step))


def test_te_15_9c_a_button_that_plots_at_one_press_says_what_for() -> None:
    """*Vendetta · Stark*, or *House Stark · 1 gold*: a White Walker left the Terror Pool, and no word had told it."""
    state = night.table(night.HOMES, gold=1, terror=1)
    state = position.holding(state, 0, "a_shocking_discovery", "vendetta", "devotion", "a_timely_alliance")
    here = tables.table("tiny_epic", position.asked(state, 0, ops.Plot(), "die"), 2)
    form = forms.fields(forms.action_named(RULESET, "plot"))
    chosen = Step("do", here.game.id, here.game.stamp).of("plot").put(form, "card", "a_shocking_discovery")
    for language, card, shield in (
        (
            "en",
            "Vendetta · Stark · 1 gold, a White Walker goes",
            "House Stark · 1 gold · a White Walker goes",
        ),
        (
            "de",
            "Blutrache · Stark · 1 Gold, Wanderer geht",
            "Haus Stark · 1 Gold · Wanderer geht",
        ),
    ):
        say = voice(here, language)
        assert card in labels(panel.menu(here, here.view(0), say))
        assert shield in labels(panel.ask(here, here.view(0), say, chosen))
    quiet = tables.table("tiny_epic", position.asked(dead_calm(state), 0, ops.Plot(), "die"), 2)
    shown = labels(panel.menu(quiet, quiet.view(0), voice(quiet, "en")))
    assert {"Devotion · Arryn · 1 gold", "A Timely Alliance · Stark and Tully · 1 gold, for Tully"} <= {
        *shown
    }


def test_a_swap_says_what_is_taken_from_whom_and_what_is_given_for_it() -> None:
    """Of tokens of players, and against the Night King of those of the Terror Pool (TE-15.9g)."""
    players = position.standing(
        position.begin("stark", "greyjoy"), {"riverrun": "tu3"}, p0={"tully": 1, "tyrell": 1}, p1={"arryn": 1}
    )
    treaty_ = night.nights(night.table(night.HOMES))
    purses = {
        "treaty": changed(treaty_.purses["treaty"], pool={"tully": 1, "tyrell": 1}),
        "night_king": changed(treaty_.purses["night_king"], pool={"arryn": 1}),
    }
    for state, english, german in (
        (players, "Take House Arryn from Brynden", "Haus Arryn nehmen (Brynden"),
        (
            changed(treaty_, purses=purses),
            "Take House Arryn from the Terror Pool",
            "Haus Arryn aus dem Schreckensvorrat nehmen",
        ),
    ):
        state = position.asked(position.holding(state, 0, "complex_negotiations"), 0, ops.PlayEvent())
        here = tables.table("tiny_epic", position.act(state, 0, PlayEvent(card="complex_negotiations")), 2)
        for language, words, gives in (("en", english, "give House Tully"), ("de", german, "Haus Tully")):
            (swap, *_) = labels(panel.menu(here, here.view(0), voice(here, language)))
            assert swap.startswith(words), swap
            assert gives in swap, swap


def dead_calm(state: Any) -> Any:
    """The same without a White Walker in the Terror Pool."""
    return night.nights(state, terror=0)


def test_every_card_that_may_be_committed_fits_its_button() -> None:
    for language in said.languages():
        say = voice(tables.table("tiny_epic", position.begin("stark", "greyjoy"), 2), language)
        for card in CARDS:
            assert len(say.key("tiny_epic-do-commit-named", chosen=1, card=card)) <= LABEL


def test_te_15_9c_every_card_that_plots_at_one_press_fits_its_button() -> None:
    """*Schulden bei der Eisernen Bank · Martell und Lannister · 1 Gold, ein Weißer Wande…*: cut where it said what for.

    With each end that a card may have there: who goes, or for which House (TE-4.7, TE-15.9c).
    """
    table_ = tables.table("tiny_epic", position.begin("stark", "greyjoy"), 2)
    for language in said.languages():
        say = voice(table_, language)
        price = say.key("tiny_epic-beside-price", gold=OTHER_SHIELD)
        ends = [say.key("tiny_epic-beside-for", house=f"shield-{house}") for house in HOUSES]
        for card in CARDS:
            named = say.key("tiny_epic-pick-shields", card=card, shields=shields(card))
            for end in (*ends, say.key("tiny_epic-beside-walker-goes")):
                assert len(f"{named} · {price}, {end}") <= LABEL, (language, card, end)


def test_what_is_too_long_for_buttons_is_asked_in_a_menu() -> None:
    """*Fist of the First Men · fight the Ice Dragon (3) · Three-Eyed Raven and Dragon Gla…*, and the rest was cut.

    Below a choice of a menu there is room for what stands beside it.
    """
    waiting = {"fist_of_the_first_men": (night.RAVEN, night.GLASS)}
    state = night.table({**night.HOMES, "antler_river": "st2"}, dragon="fist_of_the_first_men", open=waiting)
    here = tables.table("tiny_epic", position.asked(state, 0, ops.March(), "die"), 2)
    form = forms.fields(forms.action_named(RULESET, "march"))
    from_there = Step("do", here.game.id, here.game.stamp).of("march").put(form, "source", "antler_river")
    for language, beside in (
        ("en", "Three-Eyed Raven and Dragon Glass face up"),
        ("de", "Dreiäugiger Rabe und Drachenglas offen"),
    ):
        made = panel.ask(here, here.view(0), voice(here, language), from_there)
        (menu,) = [part for part in parts_of(made) if part["type"] == SELECT]
        fist = next(one for one in menu["options"] if one["value"] == "fist_of_the_first_men")
        assert fist["label"].startswith("Fist of the First Men · ")
        assert fist["description"] == beside
        assert len(labels(made)) == 1  # the way back
    short = panel.ask(here, here.view(0), voice(here, "en"), from_there.without(form, "source"))
    assert not [part for part in parts_of(short) if part["type"] == SELECT]


def test_te_15_9c_what_both_pools_have_of_a_house_fits_its_button() -> None:
    for language in said.languages():
        say = voice(tables.table("tiny_epic", position.begin("stark", "greyjoy"), 2), language)
        for house in HOUSES:
            parts = (
                say.key("tiny_epic-pick-shield", house=house, gold=OTHER_SHIELD),
                say.key("tiny_epic-beside-pools", ours=9, his=9),
            )
            assert len(f"{' · '.join(parts)}, {say.key('tiny_epic-beside-from-terror')}") <= LABEL


def test_te_4_4_who_takes_back_every_card_chosen_keeps_them_all() -> None:
    """*Which cards?* and nothing behind it, and a button *Whisper, as chosen*, where nothing was chosen any more."""
    state = position.holding(position.begin("stark", "greyjoy"), 0, night.WEAK, night.STRONG)
    state = changed(state, deck=(night.CALL, night.SECRET))
    here = tables.table("tiny_epic", position.asked(state, 0, ops.Whisper(), "die"), 2)
    begun = Step("do", here.game.id, here.game.stamp).of("whisper").at("pick", "cards")
    one = filling.put(here, here.view(0), begun, night.WEAK)
    none = filling.put(here, here.view(0), one.at("pick", "cards"), "")
    say = voice(here, "en")
    assert "Whisper, as chosen" in labels(panel.ask(here, here.view(0), say, one))
    made = panel.ask(here, here.view(0), say, none)
    assert "Whisper, keeping all cards" in labels(made)
    assert "****" not in str(parts_of(made))


def test_safe_passage_asks_for_victory_points_and_not_which_one() -> None:
    """*Which one?* asked the panel, and offered *one*, *2* and *3*."""
    state = position.rich(position.holding(position.begin("stark", "greyjoy"), 0, night.WEAK), 0, 9)
    played = position.act(position.asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card=night.WEAK))
    here = tables.table("tiny_epic", played, 2)
    for language, question, values in (
        ("en", "What do you choose?", ["One Victory Point", "2 Victory Points", "3 Victory Points"]),
        ("de", "Was wählst du?", ["Ein Siegpunkt", "2 Siegpunkte", "3 Siegpunkte"]),
    ):
        made = panel.menu(here, here.view(0), voice(here, language))
        assert labels(made)[:3] == values
        assert question in str(parts_of(made))


def test_who_may_follow_a_die_reads_why_in_the_first_rounds() -> None:
    """*To follow the die (Sail), or pass*, and nobody said whose die, or what passing costs."""
    state = position.asked(position.at_war(), 0, ops.Sail())
    for language, words in (("en", "which costs nothing"), ("de", "kostet nichts")):
        assert words in _read(state, language)
        assert words not in _read(changed(state, round=3), language)
        assert words not in _read(position.asked(position.at_war(), 0, ops.Sail(), "die"), language)


def test_beside_a_card_to_be_thrown_away_stands_what_it_would_do_in_a_battle() -> None:
    """*A Secret Heir · Arryn and Baratheon*: shields alone, and nothing said that they are such."""
    state = position.holding(position.asked(position.at_war(), 0, ops.Whisper()), 0, "kingslayer")
    view = RULESET.view(state, 0)
    say = voice(tables.table("tiny_epic", state, 2), "en")
    (told,) = (say(one) for one in besides.beside(view, "whisper", "cards", "kingslayer", {}))
    assert told == "in a battle Strength 5; its shields are for plots"


def _read(state: Any, language: str) -> str:
    here = tables.table("tiny_epic", state, 2)
    shown = panel.menu(here, here.view(0), voice(here, language))
    return "\n".join(part["content"] for part in parts_of(shown) if part["type"] == 10)
