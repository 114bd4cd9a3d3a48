"""Every decision with its facts: what lies on the table, what an action costs and ends."""

from typing import Any

import cogs.games.risk
from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Action, View, fold
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.frames import CardChoice
from bot.rules.risk.model.actions import Attack, End, Lead, Pass
from bot.rules.risk.model.board import UNCLAIMED, board
from bot.rules.risk.model.options import RiskOptions
from bot.words import Voice
from cogs.games.risk import choosing
from cogs.games.risk.facing import facing
from cogs.games.risk.meaning import meaning
from cogs.interaction.ids import Step, decode
from cogs.interaction.names import voice
from cogs.play import filling, panel
from tests.cogs import tables
from tests.cogs.tables import judge, parts_of
from tests.rules.risk.frames.test_windows import STORM, card, pass_until, war
from tests.rules.risk.play.test_characters import war as led
from tests.rules.risk.play.test_world_at_war import begun as reached
from tests.rules.risk.position import Position
from tests.rules.risk.realm import Mitchell

assert cogs.games.risk  # puts the hints of RISK in their place


def seated(war: Position, seat: int) -> tuple[Table, Any, Voice]:
    """The table of this position, its view for a seat, and its voice."""
    here = tables.table("risk", war.state, len(war.state.houses))
    return here, here.view(seat), voice(here, "en")


def words(shown: Any) -> str:
    judge(shown)
    return "\n".join(part["content"] for part in parts_of(shown) if part["type"] == 10)


def pressed(here: Table, view: View, say: Voice, kind: str) -> Any:
    """The panel after a press on the button of an action; None if it is done by that."""
    step = filling.obvious(here, view, Step("do", here.game.id, here.game.stamp).of(kind))
    return panel.ask(here, view, say, step)


def does(shown: Any) -> list[str]:
    """The labels of the buttons that go ahead."""
    return [
        part["label"]
        for part in parts_of(shown)
        if part["type"] == 2 and decode(part["custom_id"]).verb == "go"
    ]


def court(**switches: str) -> Position:
    return Position(3, rest=2, mode="dominion", **switches).gold(300, 300, 300)


# ── nothing that costs or ends happens by one press ───────────────────────────────────────────────


def test_the_only_character_that_can_be_used_is_shown_with_price_and_effect_before_it_is_used() -> None:
    """One press spent 100 gold on Jon Snow and ended the attacks."""
    war = court().lands(0, winterfell=5).lands(1, the_dreadfort=2).invade(0)
    here, view, say = seated(war, 0)
    offered: Any = here.rules.candidates(view, "play", {}, "card")
    only = offered.choices[0].value
    step = Step("do", here.game.id, here.game.stamp).of("play")
    step = step.put(filling.form_of(here, step), "card", only)
    shown = panel.ask(here, view, say, filling.obvious(here, view, step))
    assert shown is not None
    text = words(shown)
    assert say.name(only) in text
    assert say.key(f"risk-card-{only}") in text
    assert "of your 300 gold" in text or "costs nothing" in text


def test_a_card_of_the_maneuver_says_that_it_ends_the_attacks() -> None:
    war = court().lands(0, winterfell=5).lands(1, the_dreadfort=2).invade(0)
    _, view, say = seated(war, 0)
    assert "no attack follows" in meaning(view, say, "play", {"card": "jon_snow"})
    assert "no attack follows" in meaning(view, say, "maneuver", {})
    assert "Costs 200 of your 300 gold" in meaning(view, say, "buy", {})


def test_the_end_of_the_turn_is_weighed_without_a_card_as_with_one() -> None:
    war = Position(3, rest=2).lands(0, winterfell=5).lands(1, the_dreadfort=2)
    here, view, say = seated(war.invade(0), 0)
    shown = pressed(here, view, say, "end")
    assert "You took no land, so you draw no card. You could still attack." in words(shown)
    assert does(shown) == ["End the turn"]
    here, view, say = seated(war.lands(0, karhold=1).invade(0, "karhold"), 0)
    shown = pressed(here, view, say, "end")
    assert "a card is yours" in words(shown)
    assert does(shown) == ["End the turn, draw a card", "End it without a card"]
    (draws, leaves) = (
        decode(part["custom_id"])
        for part in parts_of(shown)
        if part["type"] == 2 and decode(part["custom_id"]).verb == "go"
    )
    assert filling.action(here, view, draws, {}) == End(draw=True)
    assert filling.action(here, view, leaves, {}) == End(draw=False)


FIVE = ("winterfell", "karhold", "cape_kraken", "skagos", "wolfswood")


def test_risk_8_8_who_holds_five_cards_is_promised_none_and_is_not_told_that_no_land_was_taken() -> None:
    war = Position(3, rest=2).lands(0, winterfell=5, karhold=1).hand(0, *FIVE).invade(0, "karhold")
    _, view, say = seated(war, 0)
    assert facing(view, say) == "> You have taken one land this turn, but hold five cards: no other is drawn."
    assert (
        meaning(view, say, "end", {}) == "You hold five cards, so no other is drawn. You could still attack."
    )


def test_mitchell_6_1_who_has_called_an_exile_is_not_told_that_no_land_was_taken() -> None:
    at = calling()
    at._with(stack=(changed(at.state.stack[0], landed=True, step="draw"),))
    _, view, say = seated(at, 0)
    assert meaning(view, say, "end", {}) == "The card of this turn is taken already."


def test_risk_24_2_that_the_draw_may_end_the_game_is_said_before_it_and_who_would_win() -> None:
    war = Position(3, rest=2).lands(0, winterfell=5, karhold=1).lands(1, the_dreadfort=2).invade(0, "karhold")
    _, view, say = seated(war, 0)
    assert "end the game" not in meaning(view, say, "end", {})
    war._with(deck=war.state.deck[24:], discard=war.state.deck[:24])
    _, view, say = seated(war, 0)
    assert meaning(view, say, "end", {}).startswith(
        "You took a land, so a card is yours. **This draw may end the game.** "
        "One of the 25 cards left is the End Game card. Now Cass would win: "
    )
    war._with(deck=war.state.deck[24:], discard=war.board.territories)
    _, view, say = seated(war, 0)
    assert "**This draw ends the game.** The last card" in meaning(view, say, "end", {})
    _, view, say = seated(war.invade(0), 0)
    assert "draw ends" not in meaning(view, say, "end", {}), "without a card nothing is drawn"


KNIGHTS = ("winterfell", "karhold", "cape_kraken")


def test_risk_8_6_who_has_to_redeem_reads_how_many_cards_why_and_where_the_armies_may_stand() -> None:
    """*To redeem a set of 5 cards* stood above *Redeem a set* and *Which set?*: a set is three."""
    held = Position().lands(0, "winterfell", "karhold", harrenhal=3).lands(1, "tarth")
    here, view, say = seated(held.hand(0, *KNIGHTS, "skagos", "wolfswood").begin(0), 0)
    assert words(panel.menu(here, view, say)) == (
        "**It is your turn to hand in three of 5 cards.**\n\n"
        "### Redeem a set\n"
        "Which set? **Karhold, Winterfell, and Cape Kraken: 6 armies (2 for its own lands)**\n"
        "Who begins a turn with five cards has to redeem a set. "
        "2 of these armies may stand only in Karhold and Winterfell."
    )


def test_risk_17_3_who_has_taken_cards_reads_until_when_sets_are_redeemed() -> None:
    at = Position().lands(0, harrenhal=4).lands(1, "kings_landing").hand(1, "the_gift", "bear_island")
    at.hand(0, "pyke", "tarth", "skagos", "wolfswood").invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 5 4", "1")
    _, view, say = seated(at, 0)
    assert view.prompts[0].kind == "redeem"
    assert "You hold more than five cards: sets are redeemed until five or fewer are left" in meaning(
        view, say, "redeem", {"cards": view.sets[0].id}
    )


def calling() -> Position:
    """Seat 0 has earned a card and may call House Targaryen, or the Wildlings."""
    at = Mitchell(3).lands(0, "karhold", winterfell=4, white_harbor=2).lands(1, "storms_end", "tarth")
    return at.lands(2, "kings_landing").power("nights_watch", the_gift=3).invade(0, "skagos")


def test_mitchell_6_5_what_calling_an_exile_brings_is_said_before_it_is_done() -> None:
    _, view, say = seated(calling(), 0)
    landed = {"house": "targaryen", "territory": "storms_end"}
    assert meaning(view, say, "land", {"house": "targaryen"}) == ""
    assert meaning(view, say, "land", landed) == (
        "It ends your turn, and you draw no card. They fight to the end: in 99% of all cases Storm's End falls to "
        "House Targaryen, not to you. It then stands neutral, and they march no further. Beaten, they wait again "
        "with 5 armies. "
        "You could still attack. You could still maneuver."
    )
    wild = meaning(view, say, "land", {"house": "wildlings", "territory": "the_gift"})
    assert "The Gift falls to the Wildlings, not to you" in wild
    assert "wait again with 3 armies. If The Gift falls, the Night's Watch comes back by itself" in wild
    assert "comes back" not in meaning(view, say, "land", landed)


def test_mitchell_6_7_what_leading_a_house_brings_is_said_to_who_asks_and_to_who_is_asked() -> None:
    """*Do you agree?* stood there alone."""
    at = Mitchell(3).lands(0, winterfell=4).lands(1, storms_end=3).power("greyjoy", pyke=3).gone(2).invade(0)
    _, view, say = seated(at, 2)
    assert meaning(view, say, "lead", {"house": "greyjoy"}) == (
        "House Greyjoy: one land, one castle, 3 armies. If all who still play agree, it is yours from the next "
        "round on, to play like any other. One no is enough."
    )
    at.do(2, Lead(house="greyjoy"))
    _, view, say = seated(at, 0)
    assert facing(view, say).splitlines() == [
        "> House Greyjoy: one land, one castle, 3 armies.",
        "> If all agree, Cass plays it from the next round on, like any other player. One no is enough.",
    ]


def test_mitchell_6_6_that_somebody_would_be_out_is_said_and_that_nobody_gets_the_cards() -> None:
    _, view, say = seated(calling(), 0)
    last = {"house": "targaryen", "territory": "kings_landing"}
    assert "Cass holds no other land, and would be out; nobody gets the cards." in meaning(
        view, say, "land", last
    )
    _, view, say = seated(calling().lands(1, "karhold", "winterfell"), 0)
    own = {"house": "targaryen", "territory": "white_harbor", "own": True}
    assert "**You hold no other land, and would be out.**" in meaning(view, say, "land", own)


def test_beside_a_shore_where_exiles_land_stands_how_likely_it_falls_and_no_region_of_ones_own() -> None:
    """The land will not be the viewer's, so their own progress in its region would mislead."""
    _, view, say = seated(calling(), 0)
    beside = [choosing(view, say, "land", {"house": "targaryen"}, "territory", place) for place in SHORES]
    assert beside == ["99%", "99%", "89%"]


SHORES = ("storms_end", "wolfswood", "white_harbor")


def test_every_action_of_risk_that_costs_gold_or_ends_something_is_weighed() -> None:
    from bot.rules.risk import RULESET

    weighed = {model.model_fields["kind"].default for model in RULESET.actions if model.weighed}
    assert weighed == {
        *("redeem", "halt", "maneuver", "end", "score"),
        *("buy", "search", "ransom", "play", "reveal", "land"),
    }


# ── what lies on the table ────────────────────────────────────────────────────────────────────────


def begun(war: Position, seat: int, action: Action, *rolls: str) -> Position:
    war.do(seat, action, *rolls)
    return war


def test_the_odds_of_an_attack_that_goes_on_are_said_once() -> None:
    war = Position(3, rest=2).lands(0, winterfell=6).lands(1, the_dreadfort=4).invade(0)
    begun(war, 0, Attack(source="winterfell", target="the_dreadfort"), "6 5 1", "5 4")
    here, view, say = seated(war, 0)
    assert words(panel.menu(here, view, say)).count("the land falls in") == 1


def test_risk_10_1_whoever_may_buy_reads_that_the_first_attack_ends_it() -> None:
    _, view, say = seated(court().lands(0, winterfell=5).lands(1, the_dreadfort=2).purchase(0), 0)
    assert "> You have 300 gold. The first attack, or a maneuver, ends your purchases." in facing(view, say)
    _, view, say = seated(court().lands(0, winterfell=5).lands(1, the_dreadfort=2).invade(0), 0)
    assert facing(view, say).endswith("> You have 300 gold.")


def test_beside_a_land_to_be_claimed_stand_its_castle_and_its_port() -> None:
    at = Position(3, rest=UNCLAIMED, mode="dominion").lands(0, "winterfell")
    _, view, say = seated(at, 0)
    said = [choosing(view, say, "claim", {}, "territory", one) for one in ("pyke", "karhold", "the_eyrie")]
    assert said[0].startswith("castle, port · The Iron Islands 0 of 2, +1")
    assert said[1].startswith("The North 1 of 13, +5")
    assert said[2].startswith("castle · The Vale of Arryn 0 of 4, +1")


def test_risk_10_2_who_keeps_one_of_two_cards_reads_how_near_an_objective_is_and_what_a_card_does() -> None:
    at = court().lands(0, "winterfell", "pyke").purchase(0)
    keep = CardChoice(seat=0, pile="objective", cards=("obj_15", "obj_29"))
    _, view, say = seated(at._with(stack=(*at.state.stack, keep)), 0)
    said = [choosing(view, say, "keep", {}, "cards", one) for one in keep.cards]
    assert said == ["2 of 8, 1 of 6", "2 of 5"]
    keep = CardChoice(seat=0, pile="maester", cards=("bribery", "castle_walls"))
    _, view, say = seated(at._with(stack=(at.state.stack[0], keep)), 0)
    assert choosing(view, say, "keep", {}, "cards", "castle_walls") == say.key("risk-card-castle_walls")


def test_risk_23_6_whoever_has_ended_the_turn_and_may_still_use_something_for_the_draw_reads_what() -> None:
    """The panel looked as if nothing had happened."""
    lands = ("tarth", "pyke", "karhold")
    at = Position(3, rest=2, mode="dominion").lands(1, *lands, casterly_rock=5).gold(300, 300, 300)
    at.down("jaime_lannister", "tyrion_lannister", "tywin_lannister")
    houses = list(at.state.houses)
    seat = houses.index("lannister")
    at.lands(seat, *lands, casterly_rock=5).invade(seat, *lands)
    _, view, say = seated(at, seat)
    assert "Cersei" not in facing(view, say)
    at.do(seat, End())
    here, view, say = seated(at, seat)
    assert facing(view, say) == "> You may use Cersei Lannister now. If not, end the turn once more."
    assert words(panel.menu(here, view, say)).count("Cersei") == 1


def test_who_fights_on_sees_the_armies_the_losses_and_the_odds() -> None:
    war = Position(3, rest=2).lands(0, winterfell=6).lands(1, the_dreadfort=4).invade(0)
    begun(war, 0, Attack(source="winterfell", target="the_dreadfort"), "6 5 1", "5 4")
    here, view, say = seated(war, 0)
    text = words(panel.menu(here, view, say))
    assert "Winterfell · 6 ⚔️ The Dreadfort · Brynden" in text
    assert "One battle so far: the attack lost 0, the defence 2." in text
    assert "Fought to the end, the land falls in " in text


def test_who_defends_sees_how_many_attack() -> None:
    war = Position(3, rest=2).orders(1, "ask").lands(0, winterfell=6).lands(1, the_dreadfort=4).invade(0)
    begun(war, 0, Attack(source="winterfell", target="the_dreadfort", dice=3))
    _, view, say = seated(war, 1)
    assert "3 armies attack in this battle." in facing(view, say)
    assert "The Dreadfort · 4" in facing(view, say)
    assert facing(seated(war, 0)[1], say) == ""  # nothing is owed by the attacker


def test_who_may_change_the_dice_sees_them_and_what_they_come_to() -> None:
    at = war((), ("valyrian_steel",))
    at.do(0, STORM)
    pass_until(at, "after_roll", "6 3 1", "5 4")
    seat = at.awaits()[0]
    _, view, say = seated(at, seat)
    text = facing(view, say)
    assert "attack **6 3 1** · defence **5 4**" in text
    assert "As they lie, the attack loses 1, the defence 1." in text


def test_who_would_change_the_dice_reads_what_both_lose_then() -> None:
    """RISK-12.9: 6 and 4 against 6 and 3. Of a die rolled again all faces are reckoned with."""
    at = war((), ("valyrian_steel",))
    at.do(0, STORM)
    pass_until(at, "after_roll", "6 3 1", "5 4")
    _, view, say = seated(at, 1)
    assert "Then" not in meaning(view, say, "play", {"card": "valyrian_steel"}), "no die is named yet"
    text = meaning(view, say, "play", {"card": "valyrian_steel", "target": "1"})
    assert text.endswith("Then the attack loses 2, the defence 0.")
    at = led("tyrell", "arryn", kings_landing=1)
    at.do(0, STORM.model_copy(update={"dice": 1}))
    pass_until(at, "after_roll", "6", "4")
    _, view, say = seated(at, 0)
    text = meaning(view, say, "play", {"card": "margaery_tyrell", "target": "1"})
    assert text.endswith("Then the attack loses 0.2, the defence 0.8 on average.")


def test_before_dice_lie_there_nothing_is_said_of_them() -> None:
    at = war(("strength_of_steel",), ())
    at.do(0, STORM)
    _, view, say = seated(at, 0)
    assert "Then" not in meaning(view, say, "play", {"card": "strength_of_steel"})


def test_who_names_regions_reads_what_comes_of_it_before_the_first() -> None:
    """RISK-4.11: it stood on the last page, when all three were named."""
    state = reached(3, "rank", mode="dominion", setup="rank")
    here = tables.table("risk", state, 3)
    text = words(panel.menu(here, here.view(0), voice(here, "en")))
    assert "You name three regions in secret" in text


def test_of_several_objectives_that_are_met_it_is_said_once_that_one_may_be_scored() -> None:
    """RISK-19.2; and who would end the turn reads of it first, for it costs points."""
    at = Position(mode="dominion", rest=2).region(0, "dorne", "iron_islands").invade(0)
    at.objectives(0, "obj_30", "obj_17").court(points=(0, 0, 0))
    _, view, say = seated(at, 0)
    text = facing(view, say)
    assert text.count("is met") == 2
    assert text.count("You may score one") == 1
    assert meaning(view, say, "end", {}).startswith("An Objective of yours is met and not scored yet.")


def test_who_would_end_the_turn_reads_that_an_exile_may_be_called_for_the_card() -> None:
    """MITCHELL-6.1: with the card drawn the call is gone."""
    at = Mitchell(3).lands(0, wolfswood=5).lands(1, tarth=2).lands(2, the_arbor=2)
    for conquests, told in ((("wolfswood",), True), ((), False)):
        _, view, say = seated(at.invade(0, *conquests), 0)
        assert ("you could call an exile" in meaning(view, say, "end", {})) is told


def test_who_may_stop_a_card_sees_what_it_does() -> None:
    at = war(("spiders_sabotage",), ("bribery",))
    at.do(0, STORM)
    while at.awaits()[0] != 1:
        at.do(at.awaits()[0], Pass())
    at.do(1, card("bribery"))
    while at.awaits()[1] != "opponent_plays_maester":
        at.do(at.awaits()[0], Pass())
    _, view, say = seated(at, at.awaits()[0])
    assert f"**Bribery** says: “{say.key('risk-card-bribery')}”" in facing(view, say), (
        "as its player reads it"
    )


def test_who_has_nothing_to_use_is_told_so() -> None:
    """A window with *Pass* alone left a newcomer looking for what could be used."""
    at, told = war(("spiders_sabotage",), ("bribery",)), set[bool]()
    at.do(0, STORM)
    while at.awaits()[1] != "press" and len(told) < 2:
        seat = at.awaits()[0]
        _, view, say = seated(at, seat)
        idle = say.key("risk-facing-idle") in facing(view, say)
        assert idle != ("play" in view.menu), (at.awaits(), view.menu)
        told.add(idle)
        at.do(seat, Pass())
    assert told == {True, False}


# ── no default hidden on a button ─────────────────────────────────────────────────────────────────


def test_how_many_armies_go_is_said_before_the_button_sends_them() -> None:
    """*Deploy* sent all of them, and said so nowhere."""
    war = Position(3, rest=2).lands(0, winterfell=3).muster(0, 5)
    here, view, say = seated(war, 0)
    step = Step("do", here.game.id, here.game.stamp).of("deploy")
    step = step.put(filling.form_of(here, step), "territory", "winterfell")
    shown = panel.ask(here, view, say, step)
    assert shown is not None
    assert "All 5 armies go there, unless you choose fewer." in words(shown)
    assert meaning(view, say, "deploy", {}) == ""
    assert meaning(view, say, "deploy", {"territory": "winterfell", "armies": 2}) == ""


def test_of_a_single_army_no_fewer_can_be_chosen_so_nothing_is_said_of_fewer() -> None:
    """*One army goes there, unless you choose fewer.*"""
    _, view, say = seated(Position(3, rest=2).lands(0, winterfell=3).muster(0, 1), 0)
    assert meaning(view, say, "deploy", {"territory": "winterfell"}) == "One army goes there."


def test_a_maneuver_says_how_many_go_and_that_one_stays() -> None:
    war = Position(3, rest=2).lands(0, winterfell=5, the_dreadfort=1).lands(1, karhold=2).invade(0)
    _, view, say = seated(war, 0)
    filled = {"source": "winterfell", "target": "the_dreadfort"}
    told = meaning(view, say, "maneuver", filled)
    assert "4 armies go there, unless you choose fewer; one stays behind." in told
    war.lands(0, winterfell=2)
    assert "One army goes there; one stays behind." in meaning(seated(war, 0)[1], say, "maneuver", filled)


def test_before_an_attack_a_dominion_says_what_gold_one_has_and_which_objective_is_met() -> None:
    war = court().lands(0, winterfell=5).region(0, "dorne").lands(1, the_dreadfort=2)
    _, view, say = seated(war.objectives(0, "obj_30").invade(0), 0)
    text = facing(view, say)
    assert "You have 300 gold." in text
    assert f"“{say.name('obj_30')}” is met: one point." in text
    _, view, say = seated(Position(3, rest=2).lands(0, winterfell=5).invade(0), 0)
    assert "gold" not in facing(view, say)


def test_a_region_is_wished_for_by_what_it_has_and_brings() -> None:
    """Regions stood there by their names alone, and a button *Claim, armies at the heart* that nobody explained."""
    options = RiskOptions.model_validate({"mode": "dominion", "setup": "rank", "houses": "deal"})
    luck = SeededChance(1)
    state: Any = fold(RULESET, RULESET.new(options, 3, luck))
    while RULESET.pending(state)[0].kind != "rank":
        seat = RULESET.pending(state)[0].waiting[0]
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), luck), state)
    seat = RULESET.pending(state)[0].waiting[0]
    view = RULESET.view(state, seat)
    say = Voice("en", RULESET.names, {})
    told = {one.id: choosing(view, say, "rank", {}, "first", one.id) for one in board("westeros").regions}
    assert told["riverlands"].startswith("5 lands, ")
    assert "+2 a turn" in told["riverlands"]
    assert sum("your Seat" in each for each in told.values()) == 1
    assert meaning(view, say, "rank", {"first": "dorne"}) == ""
    assert "**at the heart**" in meaning(
        view, say, "rank", {"first": "dorne", "second": "reach", "third": "vale"}
    )
