"""A game master's hand.

The map is changed while nothing is under way that holds it as it is (`legal.by_hand.STILL`); what follows of itself
from where units stand does so at once, and answers that no longer fit are asked for anew. Whether an edit can be done
follows from what all may know, so that trying tells nothing.
"""

from __future__ import annotations

from bot.rules.contract import Action, CallOff, Elapse, EndGame, Outcome, RuleError, Seat
from bot.rules.fief.actions.by_hand import (
    BringBack,
    LetDie,
    MoveCard,
    MoveNoble,
    Revive,
    SetBuilding,
    SetCaptor,
    SetFirst,
    SetGold,
    SetIdols,
    SetMark,
    SetMarkers,
    SetMercenaries,
    SetSpouse,
    SetTitle,
    SetUnits,
    SetWall,
)
from bot.rules.fief.edits import nobles
from bot.rules.fief.edits import wall as on_the_wall
from bot.rules.fief.edits.when import CLAUSE, GAME, at_rest, begun, change, playing
from bot.rules.fief.events.answers import Answered, Elapsed
from bot.rules.fief.events.edits import (
    BroughtBack,
    BuildingSet,
    CalledOff,
    CardMoved,
    EnginesSet,
    FirstSet,
    GoldSet,
    IdolsSet,
    MarkersSet,
    MercenariesSet,
    NothingMoved,
    Reopened,
    UnitsSet,
)
from bot.rules.fief.events.land import Building, WentInside
from bot.rules.fief.events.rounds import GameOver
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.frames.court.idols import Converting
from bot.rules.fief.frames.surprises.asked import Rethrow
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import by_hand, control, court, purchases, stock
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.cards import Zone
from bot.rules.fief.model.facts import DOMAINS, HAND_LIMIT, KINDS, VILLAGES
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import murder, scoring
from bot.rules.kit.edits import one_of, overtaken, player, winners, within

MOST_GOLD = 99


def edit(play: Play, action: Action) -> None:
    """Raises RuleError if it cannot be done."""
    state, seats = play.state, play.state.seats
    top = state.stack[-1] if state.stack else None
    match action:
        case SetGold():
            begun(state)
            within(GAME, CLAUSE, action.gold, 0, MOST_GOLD)
            seat, public = player(GAME, CLAUSE, action.player, seats), state.options.gold_public
            _set_gold(play, GoldSet(seat=seat, gold=action.gold, public=public))
        case SetUnits():
            _set_units(play, action)
        case SetBuilding():
            _set_building(play, action)
        case MoveNoble():
            nobles.move_noble(play, action)
        case SetCaptor():
            nobles.set_captor(play, action)
        case SetTitle():
            nobles.set_title(play, action)
        case SetSpouse():
            nobles.set_spouse(play, action)
        case SetMark():
            nobles.set_mark(play, action)
        case MoveCard():
            _move_card(play, action)
        case SetFirst():
            _set_first(play, action)
        case Revive():
            nobles.revive(play, action)
        case LetDie():
            nobles.let_die(play, action)
        case SetWall():
            on_the_wall.set_wall(play, action)
        case SetMarkers():
            _set_markers(play, action)
        case SetMercenaries():
            _set_mercenaries(play, action)
        case SetIdols():
            _set_idols(play, action)
        case BringBack():
            _bring_back(play, action)
        case CallOff():
            _call_off(play)
        case Elapse() if isinstance(top, Secret) and top.lasts(state):
            for seat in top.awaits(state):
                play.emit(Answered(seat=seat, action=top.default(state, seat)))
            play.emit(Elapsed())
        case EndGame():
            won = winners(GAME, CLAUSE, action, seats)
            play.emit(GameOver(outcome=Outcome(winners=won, reason="gm", scores=scoring.scores(state))))
        case _:
            raise RuleError(CLAUSE, f"{GAME}-no-edit-elapse")


def _set_gold(play: Play, event: GoldSet) -> None:
    """Answers that will no longer fit are dropped first, and asked for anew: nobody has bid more than there is."""
    for seat in overtaken(event.fold(play.state)):
        play.emit(Reopened(seat=seat, secret=play.state.stack[-1].secret))
    play.emit(event)


# ── the map ──


def _set_units(play: Play, action: SetUnits) -> None:
    state, village, unit = play.state, action.village, action.unit
    at_rest(state)
    if state.options.fog_of_war:  # what a game master may not see, none of them changes
        raise RuleError("FIEF-10.6", f"{GAME}-no-edit-fog")
    if village == WALL and state.options.nwe:
        on_the_wall.set_units(play, action)
        return
    one_of(GAME, CLAUSE, village, VILLAGES)
    one_of(GAME, CLAUSE, unit, by_hand.UNITS)
    seat = playing(state, action.player)
    if unit == by_hand.ENGINES and seat not in state.land[village].siege:
        raise RuleError("FIEF-6.32", f"{GAME}-no-edit-siege", seat=seat, village=village)
    most = by_hand.most_units(state, seat, village, unit)
    if not 0 <= action.number <= most:
        words = f"{GAME}-no-edit-units"
        raise RuleError("FIEF-0.19", words, seat=seat, village=village, unit=unit, most=most)
    if unit == by_hand.ENGINES:
        change(play, EnginesSet(seat=seat, village=village, engines=action.number))
    else:
        change(play, _troops_set(state, seat, village, unit, action.number))


def _troops_set(state: Fief, seat: Seat, village: str, unit: str, number: int) -> UnitsSet:
    """On which grounds they stand."""
    here = state.land[village]
    inside, field = (here.troops(seat, ground).get(unit, 0) for ground in ("inside", "field"))
    if number < inside + field:
        inside = min(inside, number)
        field = number - inside
    elif by_hand.ground(state, seat, village) == "inside":
        inside = number - field
    else:
        field = number - inside
    return UnitsSet(seat=seat, village=village, unit=unit, inside=inside, field=field)


def _set_building(play: Play, action: SetBuilding) -> None:
    state, village, number = play.state, action.village, action.number
    at_rest(state)
    one_of(GAME, CLAUSE, village, VILLAGES)
    one_of(GAME, CLAUSE, action.building, by_hand.WORKS)
    building: Building = action.building  # type: ignore[assignment]
    if control.shut(state, village):
        raise RuleError("FIEF-0.14", f"{GAME}-no-edit-closed", village=village)
    most = by_hand.room(building)
    if not 0 <= number <= most:
        words = f"{GAME}-no-edit-buildings"
        raise RuleError("FIEF-0.28", words, village=village, building=building, most=most)
    here = state.land[village]
    more = number - by_hand.standing(here, building)
    if more > 0:
        _may_stand(state, village, building, more)
    if building in by_hand.FORTS and more:
        _may_fall(state, village)
    gone = more < 0 and building == here.fort
    out = [post.seat for post in here.posts if control.stands(state, village, post.seat, "inside")]
    steps = [WentInside(seat=seat, village=village, ground="field") for seat in out] if gone else []
    change(play, *steps, BuildingSet(village=village, building=building, number=number))


def _may_stand(state: Fief, village: str, building: Building, more: int) -> None:
    """Raises RuleError unless so many more can stand there."""
    if stock.buildings(state, building) < more:
        raise RuleError("FIEF-0.19", f"{GAME}-no-edit-stock", building=building)
    if building == "sept" and purchases.septs_barred(state):
        raise RuleError("FIEF-1.32" if state.idols else "FIEF-4.16", f"{GAME}-no-edit-sept")
    if building == "fortified_city":
        if DOMAINS[VILLAGES[village].fief].tier == "lesser":
            raise RuleError("FIEF-4.21", f"{GAME}-no-edit-city", village=village)
        for other in by_hand.cities(state, village):
            raise RuleError("FIEF-4.21", f"{GAME}-no-edit-cities", other=other)


def _may_fall(state: Fief, village: str) -> None:
    """Raises RuleError if a great Fief hangs on what stands there."""
    noble = by_hand.bound(state, village)
    if noble is not None:
        args = {"village": village, "noble": noble, "title": VILLAGES[village].fief}
        raise RuleError("FIEF-4.21", f"{GAME}-no-edit-bound", **args)


# ── what a House has ──


def _set_markers(play: Play, action: SetMarkers) -> None:
    state, marker = play.state, action.marker
    at_rest(state)
    seat = playing(state, action.player)
    most = by_hand.most_markers(state, seat)
    if marker not in most:
        raise RuleError("FIEF-0.12", f"{GAME}-no-edit-marker")
    if not 0 <= action.number <= most[marker]:
        raise RuleError("FIEF-0.19", f"{GAME}-no-edit-markers", most=most[marker])
    if action.number == by_hand.markers(state, seat)[marker]:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    change(play, MarkersSet(seat=seat, marker=marker, number=action.number))


def _set_mercenaries(play: Play, action: SetMercenaries) -> None:
    """Once battles may be fought some of them may stand in one, which in the fog of war not all see."""
    state = play.state
    at_rest(state)
    if not state.options.te:
        raise RuleError("FIEF-4.6", f"{GAME}-no-edit-mercenaries-none")
    seat = playing(state, action.player)
    if state.phase >= by_hand.BESIEGED:
        raise RuleError("FIEF-4.7", f"{GAME}-no-edit-mercenaries-late")
    most = by_hand.most_mercenaries(state, seat)
    if not 0 <= action.number <= most:
        raise RuleError("FIEF-4.6", f"{GAME}-no-edit-mercenaries", most=most)
    if action.number == state.houses[seat].mercenaries:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    change(play, MercenariesSet(seat=seat, number=action.number))


def _bring_back(play: Play, action: BringBack) -> None:
    state = play.state
    at_rest(state)
    seat = player(GAME, CLAUSE, action.player, state.seats)
    if not state.houses[seat].gone:
        raise RuleError("FIEF-17.50", f"{GAME}-no-edit-back", seat=seat)
    change(play, BroughtBack(seat=seat))


# ── the false idols ──


def _set_idols(play: Play, action: SetIdols) -> None:
    state, destroyed = play.state, action.how == "destroyed"
    at_rest(state)
    if not court.idols_known(state):
        raise RuleError("FIEF-1.30", f"{GAME}-no-edit-idols")
    if any(isinstance(frame, Converting) for frame in state.stack):
        raise RuleError("FIEF-1.33", f"{GAME}-no-edit-converting")
    if destroyed == state.idols:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    change(play, IdolsSet(destroyed=destroyed))


# ── cards ──


def _move_card(play: Play, action: MoveCard) -> None:
    state, kind = play.state, action.card
    at_rest(state)
    if by_hand.cards_held(state):
        raise RuleError("FIEF-2.30", f"{GAME}-no-edit-cards")
    one_of(GAME, CLAUSE, kind, by_hand.KINDS_IN_HAND)
    source, target = _zone(state, action.source, gone=True), _zone(state, action.place)
    if source == target:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-zone")
    if isinstance(target, int) and len(state.houses[target].hand) >= HAND_LIMIT:
        raise RuleError("FIEF-2.30", f"{GAME}-no-edit-full", seat=target, most=HAND_LIMIT)
    card = by_hand.found(state, kind, source)
    deck = KINDS[kind].deck
    if card is None:
        change(play, NothingMoved(what=kind, deck=deck, source=source))
    else:
        change(play, CardMoved(deck=deck, card=card, source=source, target=target))


def _zone(state: Fief, value: str, gone: bool = False) -> Zone:
    """What is meant. Raises RuleError unless it is a place of cards; the hand of who has left only with `gone`."""
    match value:
        case "deck" | "discard":
            return value
    return player(GAME, CLAUSE, value, state.seats) if gone else playing(state, value)


# ── turn order ──


def _set_first(play: Play, action: SetFirst) -> None:
    state = play.state
    at_rest(state)
    seat = playing(state, action.player)
    if seat == state.first:
        raise RuleError("FIEF-0.6", f"{GAME}-no-edit-first", seat=seat)
    change(play, FirstSet(seat=seat))


# ── battles ──


def _call_off(play: Play) -> None:
    """A murder whose die is thrown is no part of the battle: it stands, and nothing is thrown again."""
    stack = play.state.stack
    if not any(isinstance(frame, Battle) for frame in stack):
        raise RuleError(CLAUSE, f"{GAME}-no-edit-battle")
    thrown = stack[-1] if isinstance(stack[-1], Rethrow) else None
    play.emit(CalledOff())
    if thrown is not None:
        murder.conclude(play, thrown.victim, thrown.die)
