"""Nobles by hand: where they are, who holds them, what they hold and are, whether they live."""

from __future__ import annotations

from bot.rules.contract import RuleError
from bot.rules.fief.actions.by_hand import LetDie, MoveNoble, Revive, SetCaptor, SetMark, SetSpouse, SetTitle
from bot.rules.fief.edits import wall as on_the_wall
from bot.rules.fief.edits.when import CLAUSE, GAME, NOBODY, at_rest, change, in_play, playing
from bot.rules.fief.events.base import FiefEvent
from bot.rules.fief.events.court import Marked
from bot.rules.fief.events.edits import CaptorSet, NobleMoved, Revived, SpouseSet, TitleSet
from bot.rules.fief.events.people import TitleGained, TitleLost
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import by_hand, titles, wall
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.facts import COSTS, VILLAGES
from bot.rules.fief.model.people import MANCE, Mark
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.watch import COMMANDER
from bot.rules.fief.play import verbs, watch
from bot.rules.kit.edits import one_of


def move_noble(play: Play, action: MoveNoble) -> None:
    state, noble, village = play.state, action.noble, action.village
    at_rest(state)
    one = in_play(state, noble)
    one_of(GAME, CLAUSE, village, by_hand.places(state))
    if not one.free:
        raise RuleError("FIEF-0.60", f"{GAME}-no-edit-captive", noble=noble)
    if noble not in by_hand.movable(state):
        raise RuleError("FIEF-11.17", f"{GAME}-no-edit-wall", noble=noble)
    if one.place == village:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-there", noble=noble, village=village)
    if village == WALL:
        on_the_wall.step_up(play, noble)
        return
    inside = by_hand.ground(state, one.seat, village) == "inside"
    change(play, NobleMoved(noble=noble, seat=one.seat, village=village, inside=inside))


def set_captor(play: Play, action: SetCaptor) -> None:
    state, noble = play.state, action.noble
    at_rest(state)
    one = in_play(state, noble)
    if action.player == NOBODY:
        if one.free:
            raise RuleError("FIEF-0.62", f"{GAME}-no-edit-free", noble=noble)
        beyond = one.captor == MANCE or one.place not in state.land
        verbs.free(play, noble, wall.RANSOMED_AT if beyond else None)
        change(play)
        return
    seat = playing(state, action.player)
    if one.captor == seat:
        raise RuleError("FIEF-0.60", f"{GAME}-no-edit-held", noble=noble, seat=seat)
    if one.seat == seat:
        raise RuleError("FIEF-0.60", f"{GAME}-no-edit-own", noble=noble, seat=seat)
    if seat not in by_hand.guards(state, noble):
        raise RuleError("FIEF-0.60", f"{GAME}-no-edit-guard", noble=noble, seat=seat)
    change(play, CaptorSet(noble=noble, seat=one.seat, captor_seat=seat))


def set_title(play: Play, action: SetTitle) -> None:
    state, title = play.state, action.title
    at_rest(state)
    if title not in by_hand.settable(state):
        raise RuleError("FIEF-0.40", f"{GAME}-no-edit-title")
    before = titles.holder(state, title) or ""
    if action.noble == NOBODY:
        if not before:
            raise RuleError("FIEF-0.40", f"{GAME}-no-edit-vacant", title=title)
        title_set = TitleSet(title=title, before=before)
    else:
        in_play(state, action.noble)
        if before == action.noble:
            raise RuleError("FIEF-0.40", f"{GAME}-no-edit-titled", noble=before, title=title)
        unfit = by_hand.unfit(state, title, action.noble)
        if unfit is not None:
            words = f"{GAME}-no-edit-unfit-{unfit.why}"
            raise RuleError(unfit.clause, words, noble=action.noble, title=title)
        title_set = TitleSet(title=title, noble=action.noble, before=before)
    if title == COMMANDER:
        on_the_wall.command(play, title_set)
        return
    events: list[FiefEvent] = [title_set]
    if title == "king":
        events = _crowned(state, before, action.noble, events)
    change(play, *events)


def _crowned(state: Fief, before: str, noble: str, events: list[FiefEvent]) -> list[FiefEvent]:
    """With what hangs on the Crown: the wife of the last King is Queen no longer, that of the new one is; no King is
    his own Heir (FIEF-1.16, 1.69)."""
    late = state.nobles[before].spouse if before else ""
    if late in state.nobles and "queen" in state.nobles[late].titles:
        events = [TitleLost(noble=late, title="queen"), *events]
    if noble not in state.nobles:
        return events
    if "heir" in state.nobles[noble].marks:
        events = [*events, Marked(noble=noble, mark="heir", off=True)]
    wife = state.nobles[noble].spouse
    return [*events, TitleGained(noble=wife, title="queen", how="wed")] if wife else events


def set_spouse(play: Play, action: SetSpouse) -> None:
    state, noble = play.state, action.noble
    at_rest(state)
    one = in_play(state, noble)
    if action.spouse == NOBODY:
        if not one.spouse:
            raise RuleError("FIEF-1.22", f"{GAME}-no-edit-unwed", noble=noble)
        change(play, *_parted(state, noble, one.spouse))
        return
    other = in_play(state, action.spouse)
    if one.spouse == action.spouse:
        raise RuleError("FIEF-1.15", f"{GAME}-no-edit-wed", noble=noble, spouse=one.spouse)
    unfit = by_hand.unfit_to_wed(state, noble, action.spouse)
    if unfit is not None:
        clause, why, who = unfit
        seat = state.nobles[who].seat
        raise RuleError(clause, f"{GAME}-no-edit-{why}", noble=who, spouse=action.spouse, seat=seat)
    wed = SpouseSet(noble=noble, seat=one.seat, spouse=action.spouse, other=other.seat)
    kings = [who for who in (noble, action.spouse) if "king" in state.nobles[who].titles]
    queens = [action.spouse if king == noble else noble for king in kings]
    change(play, wed, *(TitleGained(noble=queen, title="queen", how="wed") for queen in queens))


def _parted(state: Fief, noble: str, spouse: str) -> list[FiefEvent]:
    """A marriage is over, and she who was Queen by it is Queen no longer (FIEF-1.22)."""
    one, other = state.nobles[noble], state.nobles[spouse]
    late = [
        TitleLost(noble=who, title="queen") for who in (noble, spouse) if "queen" in state.nobles[who].titles
    ]
    return [*late, SpouseSet(noble=noble, seat=one.seat, spouse=spouse, other=other.seat, wed=False)]


def set_mark(play: Play, action: SetMark) -> None:
    state, noble, mark = play.state, action.noble, action.mark
    at_rest(state)
    in_play(state, noble)
    marked = by_hand.marked(state, noble, mark)
    if mark not in by_hand.marks(state):
        raise RuleError("FIEF-0.12", f"{GAME}-no-edit-mark")
    if marked == (action.how == "set"):
        raise RuleError(CLAUSE, f"{GAME}-no-edit-marked-{action.how}", noble=noble)
    unfit = by_hand.unfit_for_mark(state, noble, mark) if action.how == "set" else None
    if unfit is not None:
        raise RuleError(unfit.clause, f"{GAME}-no-edit-mark-{unfit.why}", noble=noble)
    match mark, action.how:
        case "brother", how:
            on_the_wall.set_vow(play, noble, how == "set")
            return
        case "ranger", how:
            on_the_wall.set_ranger(play, noble, how == "set")
            return
        case "outlaw", "set":
            watch.forswear(play, noble)
        case "banished", "set":
            verbs.banish(play, noble)
        case "heir", "set":
            late = titles.heir(state)
            before = [] if late is None else [Marked(noble=late, mark="heir", off=True)]
            change(play, *before, Marked(noble=noble, mark="heir"))
            return
        case _:
            mine: Mark = mark  # type: ignore[assignment]
            play.emit(Marked(noble=noble, mark=mine, off=action.how == "removed"))
    change(play)


def revive(play: Play, action: Revive) -> None:
    state, noble, village = play.state, action.noble, action.village
    at_rest(state)
    if noble not in state.dead:
        raise RuleError("FIEF-0.50", f"{GAME}-no-edit-dead")
    one_of(GAME, CLAUSE, village, VILLAGES)
    seat = by_hand.host(state, noble, village)
    if seat is None:
        raise RuleError("FIEF-2.28", f"{GAME}-no-edit-home", noble=noble, village=village)
    most = COSTS.limits.nobles_per_house
    if len(state.houses[seat].succession) >= most:
        raise RuleError("FIEF-0.30", f"{GAME}-no-edit-crowded", seat=seat, most=most)
    inside = by_hand.ground(state, seat, village) == "inside"
    change(play, Revived(noble=noble, seat=seat, village=village, inside=inside))


def let_die(play: Play, action: LetDie) -> None:
    at_rest(play.state)
    in_play(play.state, action.noble)
    verbs.die(play, action.noble, "by_hand")
    change(play)
