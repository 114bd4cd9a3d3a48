"""What is good to know while an action is filled in: the armies of a battle, what cards do, one's gold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.rules.contract import Pick, Seat, Text
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.frames import committing
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.frames.night.ordering import Ordering
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.upkeep import Upkeep
from bot.rules.tiny_epic.judge import judges
from bot.rules.tiny_epic.legal import control, dead, moves, recruits, retreats, treaty
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.legal.strength import strength
from bot.rules.tiny_epic.model.army import decode, members
from bot.rules.tiny_epic.model.facts import CARDS, KINGS_LANDING
from bot.rules.tiny_epic.model.ops import DIE
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import abandoned, forecast
from bot.rules.tiny_epic.show.forecast import Clash
from bot.rules.tiny_epic.show.view import TinyEpicView

PRICED = ("recruit", "plot", "ability")
PAYING = ("whisper", "event")
"""Actions that may bring gold."""
TAUGHT = ("draft", "place", "recruit", "march", "sail", "whisper", "plot")
TEACHES = 2
"""The last round in which a panel says what an action is."""
MOVES = ("march", "sail", "fly")
LEAVES = (*MOVES, "move")
"""Actions by which units leave a domain."""
CHOOSES = ("event", "choose")
"""Actions by which a card is played, or what it asks is answered."""
SUMMED = ("strength", "conscripts")
"""Icons that are worth a number known beforehand."""
OTHERS = "other player's Ally Pool"
"""How the words of a card speak of what is the Terror Pool against the Night King (TE-15.9e)."""
OF_BATTLE = ("commit", "lose", "retreat")
"""What is asked inside a battle, whatever card has led to it."""


def before(view: TinyEpicView, kind: str, filled: Filled) -> Iterator[Text]:
    """What the viewer should know before an action of `kind`, so far filled in, a line each."""
    state, seat = view.known, view.viewer
    if seat is None or kind not in view.menu or kind in ("standing", "concede"):
        return
    top = state.stack[-1]
    if isinstance(top, Marching):
        yield _halted(state, top)
    elif kind in TAUGHT and view.round <= TEACHES and _plain(top, kind):
        yield Text(key=f"tiny_epic-teach-{_lesson(view, kind)}")
    if kind == "place":
        yield from passed_over(state, seat, filled)
    if kind == "house" and "house" not in filled:
        yield Text(key="tiny_epic-before-mate" if owes(view, "mate") else "tiny_epic-before-house")
    if isinstance(top, Ordering):
        short = max(0, len(top.chosen) + len(top.left) - night_of(state).pool)
        if view.round <= TEACHES:
            yield Text(key="tiny_epic-before-order")
        if short:
            yield Text(key="tiny_epic-before-order-short")
    if kind == "choose" and owes(view, "tie"):
        yield Text(key=f"tiny_epic-before-tie-{'mate' if state.options.treaty else 'rival'}")
    if kind == "commit":
        yield from _before_a_card(state, seat, filled, teaching=view.round <= TEACHES)
    elif kind == "event":
        cards = [card for card in _playable(state, seat) if filled.get("card", card) == card]
        yield from map(_effect, cards)
        if state.options.treaty and any(OTHERS in CARDS[card].effect for card in cards):
            yield Text(key="tiny_epic-before-others")
    elif kind == "retreat" and isinstance(top, Retreat):
        yield _leaving(state, top)
    elif kind not in OF_BATTLE and (card := _in_play(state)):
        yield _effect(card)
    elif kind in MOVES:
        yield from before_it_is_begun(state, seat, filled)
    if kind in LEAVES:
        yield from _left(state, seat, kind, filled)
    domain, what = _lost(state, seat, kind, filled)
    if what:
        yield _giving_up("losing", state, domain, what)
    gold = state.purse(seat).gold
    full = gold >= control.most_gold(state, state.side(seat))
    if kind in PRICED or (full and kind in PAYING):
        shared = "-treaty" if state.options.treaty else ""
        yield Text(key=f"tiny_epic-before-gold{shared}", args={"gold": gold, "full": int(full)})


def owes(view: TinyEpicView, kind: str) -> bool:
    """Whether the viewer is asked for a decision of this kind."""
    return view.my_prompt is not None and view.my_prompt.kind == kind


def _plain(top: object, kind: str) -> bool:
    """Whether an action is the one that a die allows: a card may let one recruit less, or sail farther."""
    if kind not in ("recruit", "sail") or not isinstance(top, Act) or top.begun:
        return True
    usual = DIE[kind]
    return bool(changed(top.op, optional=usual.optional) == usual)


def _lesson(view: TinyEpicView, kind: str) -> str:
    """What there is to teach of an action, in the mode that is played."""
    options, top = view.known.options, view.known.stack[-1]
    if kind == "recruit" and isinstance(top, Act) and top.begun:
        return "recruit-again"
    if owes(view, "draft_bottom"):
        return "draft_bottom"
    if kind == "place" and options.rival:
        return "place-mate" if options.treaty else "place-rival"
    return f"{kind}-treaty" if kind in ("march", "plot") and options.treaty else kind


def _halted(state: TinyEpic, march: Marching) -> Text:
    """Whether a march may stop where it has halted, and if not, why (TE-5.3)."""
    halt, why = march.halt, "free"
    if not moves.may_stop(state, march.op, halt):
        why = "castles" if not halt.may_stay else "battle" if march.op.must_battle else "room"
    args = {"domain": halt.at, "why": why, "needed": control.castles_needed(state)}
    return Text(key="tiny_epic-before-onward", args=args)


def _leaving(state: TinyEpic, retreat: Retreat) -> Text:
    """Who has to leave, and why, unless that has just been told: of a battle or a card."""
    who, why = retreat.group, "driven"
    if who.lost:
        why = "parted"
    elif who.yields:
        why = "yields"
    elif who.domain == KINGS_LANDING and any(isinstance(frame, Upkeep) for frame in state.stack):
        why = "castles"
    needed, army = control.castles_needed(state), members(retreats.army(state, who), state.heroes)
    args = {"why": why, "house": who.lost, "needed": needed, "domain": who.domain, "army": army}
    return Text(key="tiny_epic-before-retreat", args=args)


def _left(state: TinyEpic, seat: Seat, kind: str, filled: Filled) -> Iterator[Text]:
    """What is given up where a move begins, by the army that is chosen, or by one that may be (TE-5.8, TE-9.4)."""
    source, army = str(filled.get("source", "")), decode(str(filled.get("army", "")))
    if source not in state.links:
        return
    target = str(filled.get("target", ""))
    what = (
        abandoned.by(state, seat, source, army, target)
        if army
        else abandoned.by_any(state, seat, kind, source, target)
    )
    if what:
        yield _giving_up("leaving", state, source, what)


def _giving_up(word: str, state: TinyEpic, domain: str, what: str) -> Text:
    args = {"domain": domain, "what": what, "needed": control.castles_needed(state)}
    return Text(key=f"tiny_epic-before-{word}", args=args)


def _lost(state: TinyEpic, seat: Seat, kind: str, filled: Filled) -> tuple[str, str]:
    """Where, and what, is given up by the card or the unit that is chosen (TE-6.6, TE-9.1, TE-12.5)."""
    unit = str(filled.get("what", ""))
    if kind == "commit" and (laid := str(filled.get("card", ""))) in CARDS:
        return abandoned.by_retreat(state, seat, laid)
    if kind not in CHOOSES or not (card := played(state, filled)):
        return "", ""
    return abandoned.by_unit(state, seat, card, unit) if unit else abandoned.by_card(state, seat, card)


def passed_over(state: TinyEpic, seat: Seat, filled: Filled) -> Iterator[Text]:
    """That a die or a slot chosen lets one recruit, and why nobody can be: nobody is asked for it then (TE-21.4)."""
    chosen = "recruit" in (filled.get("die"), filled.get("slot"))
    if chosen and (why := recruits.idle(state, seat, DIE["recruit"])):
        args = {"why": why, "shared": int(state.options.treaty)}
        yield Text(key="tiny_epic-before-nobody", args=args)


def _before_a_card(state: TinyEpic, seat: Seat, filled: Filled, *, teaching: bool) -> Iterator[Text]:
    """Both strengths and the odds of the battle for which a card is laid, with the cards there are for it.

    `teaching`: and how it is won.
    """
    top = state.stack[-1]
    if isinstance(top, Battle):
        if teaching:
            yield Text(key="tiny_epic-teach-commit")
        yield armies(state, top)
        side = state.side(seat)
        yield from _sum(state, side, top.target, top.besides(state, side), filled)
        attacks = side == top.attacker
        able = committing.able(state, seat, attacks)
        yield from chances(state, forecast.begun(state, seat, top), able, filled)
        if "card" not in filled:
            purse = {"gold": state.purse(seat).gold, "attacks": int(attacks)}
            yield Text(key="tiny_epic-before-commit", args=purse)
    elif isinstance(top, Facing):
        if teaching or top.foe == "king":
            yield Text(key="tiny_epic-teach-facing", args={"foe": top.foe})
        yield facing(state, top)
        yield from _sum(state, TREATY, top.target, top.besides(state), filled)
        if top.by_deck:
            yield Text(key="tiny_epic-before-by-deck")
        able = committing.able(state, seat, top.attacks)
        yield from chances(state, forecast.faced(state, top), able, filled)


def _sum(state: TinyEpic, side: str, domain: str, besides: int, filled: Filled) -> Iterator[Text]:
    """What one's side comes to with the cards that are chosen, unless what counts of them is still hidden (TE-6.7)."""
    cards = tuple([str(filled[field]) for field in ("card", "second") if field in filled])
    if cards and all(CARDS[card].battle.kind in SUMMED for card in cards):
        reached = strength(state, side, domain, cards, besides)
        yield Text(key="tiny_epic-before-sum", args={"cards": cards, "sum": reached})


def nothing_to_use(view: TinyEpicView) -> bool:
    """Whether the viewer is asked, as public facts say (TE-21.4), and yet can only pass."""
    return view.my_prompt is not None and not {*view.menu} - {"pass", "standing", "concede"}


def _in_play(state: TinyEpic) -> str:
    """The card that is being carried out."""
    return next((one.card for one in reversed(state.stack) if isinstance(one, Playing)), "")


def played(state: TinyEpic, filled: Filled) -> str:
    """The card that a choice is for: the one it is played with, or the one in play; empty if there is none."""
    card = str(filled.get("card", "")) or _in_play(state)
    return card if card in CARDS else ""


def armies(state: TinyEpic, fight: Battle) -> Text:
    """How strong both sides are without cards (TE-6.7)."""
    return Text(
        key="tiny_epic-before-battle",
        args={
            "party": party(fight.attacker),
            "attack": strength(state, fight.attacker, fight.target, (), fight.besides(state, fight.attacker)),
            "defender_party": party(fight.defender),
            "defence": strength(
                state, fight.defender, fight.target, (), fight.besides(state, fight.defender)
            ),
        },
    )


def facing(state: TinyEpic, fight: Facing) -> Text:
    """How strong the Treaty and the dead are without cards (TE-15.18 to TE-15.20)."""
    return Text(
        key="tiny_epic-before-facing",
        args={
            "foe": f"foe-{fight.foe}",
            "treaty": strength(state, TREATY, fight.target, (), fight.besides(state)),
            "dead": dead.strength(state, fight.foe, fight.target),
            "gold": state.purses[TREATY].gold,
        },
    )


def before_it_is_begun(state: TinyEpic, seat: Seat, filled: Filled) -> Iterator[Text]:
    """Both strengths and the odds of the battle that a move would lead to, against whoever has a card of the deck.

    A card that leads there may add to it; its own words say how.
    """
    source, target, army = filled.get("source"), filled.get("target"), decode(str(filled.get("army", "")))
    if not isinstance(source, str) or not isinstance(target, str) or not army:
        return
    if clash := forecast.ahead(state, seat, source, target, army):
        yield Text(key="tiny_epic-before-march", args={"ours": clash.ours, "theirs": clash.theirs})
        yield from chances(state, clash, control.hand(state, seat), {})
    explores = treaty.large(army) and treaty.allowed(state, seat)
    if explores and treaty.glass(state, target) and not treaty.lords(state, target):
        comes = {"strength": dead.strength(state, "ice_dragon", target)}
        yield Text(key="tiny_epic-before-glass", args=comes)


def chances(state: TinyEpic, clash: Clash | None, cards: Iterable[str], filled: Filled) -> Iterator[Text]:
    """How likely it is won: without a card, and with the card that is chosen or, till then, the best there is."""
    if clash is None:
        return
    bare = forecast.odds(state, clash)
    chosen = [card for card in cards if filled.get("card", card) == card]
    args: dict[str, str | int] = {"bare": _percent(bare.won)}
    if chosen:
        won, card = max((forecast.odds(state, clash, card).won, card) for card in chosen)
        args |= {"card": card, "won": _percent(won)}
    yield Text(key="tiny_epic-before-odds-card" if chosen else "tiny_epic-before-odds", args=args)
    if bare.fled:
        yield Text(key="tiny_epic-before-odds-flight", args={"fled": _percent(bare.fled)})


def _percent(share: float) -> int:
    return round(100 * share)


def _playable(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    offered = judges.offer(state, seat, "event", {}, "card")
    return tuple(choice.value for choice in offered.choices) if isinstance(offered, Pick) else ()


def _effect(card: str) -> Text:
    return Text(key="tiny_epic-before-effect", args={"card": card, "effect": f"effect-{card}"})
