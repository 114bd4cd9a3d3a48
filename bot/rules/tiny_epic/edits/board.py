"""A game master's hand: each edit keeps the board whole by itself.

Gold, points, Vengeance and who plays are changed at any time, the map and Plot Cards while nothing is under way on the
map. What the rules make of a change comes at once: gold that has no room is lost, who holds King's Landing without the
castles leaves it (TE-9.6).
Whether an edit can be done follows from what all may know, so that trying tells nothing.
"""

from __future__ import annotations

from bot.rules.contract import Action, EndGame, Outcome, Party, RuleError
from bot.rules.kit.draft import changed
from bot.rules.kit.edits import one_of, overtaken, player
from bot.rules.tiny_epic.actions import (
    BringBack,
    MoveCard,
    MovePiece,
    MoveToken,
    SetAlly,
    SetCastle,
    SetDie,
    SetGold,
    SetHandOfKing,
    SetPool,
    SetScore,
    SetSlot,
    SetUnits,
    SetVengeance,
    SetWalkers,
)
from bot.rules.tiny_epic.edits.dice import set_die, set_slot
from bot.rules.tiny_epic.edits.night import LORDS, move_lord, move_token, set_castle, set_walkers
from bot.rules.tiny_epic.edits.when import CLAUSE, GAME, at_rest, begun
from bot.rules.tiny_epic.events.battle import CalledOff, Reopened
from bot.rules.tiny_epic.events.board import MAT, pool
from bot.rules.tiny_epic.events.cards import CardMoved, Zone
from bot.rules.tiny_epic.events.rounds import (
    CameBack,
    GameOver,
    GoldSet,
    HandSet,
    ScoreSet,
    SideGoldSet,
    SideScoreSet,
    VengeanceSet,
)
from bot.rules.tiny_epic.frames import alliances
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.drafting import Drafting, picks
from bot.rules.tiny_epic.frames.night.facing import Facing, leave
from bot.rules.tiny_epic.frames.upkeep import intruder
from bot.rules.tiny_epic.judge.draft import UPKEEP, Play
from bot.rules.tiny_epic.legal import control, dragons, retreats, units
from bot.rules.tiny_epic.legal.control import most_gold
from bot.rules.tiny_epic.legal.retreats import Group, group
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.army import TOKEN, Force
from bot.rules.tiny_epic.model.facts import DOMAINS, KINGS_LANDING, plot_deck
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring, treaty, verbs

NOBODY = "nobody"


def edit(play: Play, action: Action) -> None:
    """Raises RuleError if it cannot be done. An answer that no longer fits is dropped and asked for anew."""
    match action:
        case SetGold():
            _set_gold(play, action)
        case SetScore():
            _set_score(play, action)
        case SetUnits():
            _set_units(play, action)
        case MovePiece():
            _move_piece(play, action)
        case SetPool():
            _set_pool(play, action)
        case SetAlly():
            _set_ally(play, action)
        case SetWalkers():
            set_walkers(play, action)
        case MoveToken():
            move_token(play, action)
        case SetCastle():
            set_castle(play, action)
        case MoveCard():
            _move_card(play, action)
        case SetVengeance():
            _set_vengeance(play, action)
        case SetDie():
            set_die(play, action)
        case SetSlot():
            set_slot(play, action)
        case SetHandOfKing():
            _set_hand_of_king(play, action)
        case BringBack():
            _bring_back(play, action)
        case EndGame():
            _end(play, action)
        case _:
            _call_off(play)
    for seat in overtaken(play.state):
        play.emit(Reopened(seat=seat))


def _set_gold(play: Play, action: SetGold) -> None:
    begun(play.state)
    shared = action.player == TREATY and play.state.options.treaty
    seat = None if shared else player(GAME, CLAUSE, action.player, play.state.seats)
    most = most_gold(play.state, TREATY if seat is None else play.state.side(seat))
    if not 0 <= action.gold <= most:
        raise RuleError("TE-9.3", "tiny_epic-no-edit-gold", most=most)
    if seat is None:
        play.emit(SideGoldSet(side=TREATY, gold=action.gold))
    else:
        play.emit(GoldSet(seat=seat, gold=action.gold))


def _set_score(play: Play, action: SetScore) -> None:
    if action.score < 0:
        raise RuleError("TE-11.8", "tiny_epic-no-edit-score")
    if action.player in unseated(play.state):
        play.emit(SideScoreSet(side=action.player, score=action.score))
        return
    seat = player(GAME, CLAUSE, action.player, play.state.seats)
    play.emit(ScoreSet(seat=seat, score=action.score))


def _set_vengeance(play: Play, action: SetVengeance) -> None:
    """Those still to be won stay where they are: each is taken at the end of its round (TE-11.5)."""
    state = play.state
    begun(state)
    side = _side(state, action.player)
    most = avenging(state, side)
    if not 0 <= action.number <= most:
        raise RuleError("TE-11.5", f"{GAME}-no-edit-vengeance", most=most)
    if action.number == state.purses[side].vengeance:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    play.emit(VengeanceSet(side=side, number=action.number))


def avenging(state: TinyEpic, side: str) -> int:
    """The most Vengeance tokens a side may have: all that have been taken or removed so far and no other side has."""
    others = sum(purse.vengeance for other, purse in state.purses.items() if other != side)
    return len(state.rounds.vengeance_after) - state.vengeance - others


def _bring_back(play: Play, action: BringBack) -> None:
    """A player who has left plays on, or somebody else in that seat (TE-21.8)."""
    seat = player(GAME, CLAUSE, action.player, play.state.seats)
    if not play.state.lords[seat].gone:
        raise RuleError("TE-21.8", "tiny_epic-no-edit-back")
    play.emit(CameBack(seat=seat))


def _end(play: Play, action: EndGame) -> None:
    state = play.state
    able: tuple[Party, ...] = (*state.seats, *unplayed(state))
    named = {*action.winners}
    if TREATY in named and state.options.treaty:
        named = named - {TREATY} | {*map(str, treaty.standing(state))}
    if not named <= {*map(str, able)}:
        raise RuleError(CLAUSE, "tiny_epic-no-winner")
    scores = (treaty if state.options.treaty else scoring).scores(state)
    won = tuple(party for party in able if str(party) in named)
    play.emit(GameOver(outcome=Outcome(winners=won, reason="gm", scores=scores)))


def _call_off(play: Play) -> None:
    """The battle under way, as long as no card has been turned up; the upkeep check comes when all have gone back."""
    match play.state.stack[-1]:
        case Battle(step="commit") as battle:
            attackers = battle.group(play.state, battle.attacker)
            play.emit(CalledOff(attacker=battle.attacker, target=battle.target))
            play.push(UPKEEP)
            _go_back(play, attackers)
        case Facing(step="name" | "commit") as faced:
            units = group(play.state, TREATY, faced.target, faced.seat)
            play.emit(CalledOff(attacker=TREATY, target=faced.target))
            play.push(UPKEEP)
            if faced.attacks:
                _go_back(play, changed(units, origin=faced.origin))
            else:
                leave(play, faced.seat, faced.target, faced.origin)
        case _:
            raise RuleError(CLAUSE, "tiny_epic-no-edit-battle")


def _go_back(play: Play, who: Group) -> None:
    """Attackers go back to where they came from, whatever lies nearer; they retreat where that cannot be."""
    state, units = play.state, retreats.army(play.state, who)
    came = {one.source for one in state.trail if one.target == who.domain and one.kind == "move"}
    home = came.pop() if len(came) == 1 else ""
    free = home in control.held(state, who.side) or (home in state.links and control.unoccupied(state, home))
    if free and not who.origin and control.fits(state, home, units):
        verbs.move(play, who.chooser, units, who.domain, home, "retreat")
    else:
        play.retreat(who)


def unplayed(state: TinyEpic) -> tuple[str, ...]:
    """The side that has its own points and pool, and may win, though nobody plays it: the Night King (TE-15.33), or the
    Rival."""
    if state.options.treaty:
        return (NIGHT,)
    return (RIVAL,) if state.options.rival else ()


def unseated(state: TinyEpic) -> tuple[str, ...]:
    """The sides with points and a pool that are no single player's: the Treaty is all its players (TE-15.1)."""
    return (*((TREATY,) if state.options.treaty else ()), *unplayed(state))


# ── the map ──


def _set_units(play: Play, action: SetUnits) -> None:
    state, house, domain = play.state, action.house, action.domain
    at_rest(state)
    one_of(GAME, "TE-1.4", house, state.stock)
    one_of(GAME, "TE-1.1", domain, state.links)
    more = action.number - control.here(state, domain).get(house, Force()).tokens
    if more > 0:
        _may_join(state, house, TOKEN, domain)
    low, high = tokens(state, house, domain)
    if not low <= action.number <= high:
        raise RuleError("TE-1.10", f"{GAME}-no-edit-units", low=low, high=high)
    if not more:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    source, target = (MAT, domain) if more > 0 else (domain, MAT)
    verbs.move(play, None, {house: Force(tokens=abs(more))}, source, target, "edit")
    _put_right(play, domain)


def _move_piece(play: Play, action: MovePiece) -> None:
    state, target = play.state, action.target
    at_rest(state)
    one_of(GAME, "TE-1.6", action.unit, pieces(state))
    one_of(GAME, "TE-1.1", target, (MAT, *state.links))
    if action.unit in LORDS:
        move_lord(play, action.unit, None if target == MAT else target)
        return
    house, unit = units.read(state, action.unit)
    source = _place(state, house, unit)
    if source == target:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    if target == MAT:
        _may_leave(state, house, unit)
    else:
        _may_join(state, house, unit, target)
    if source == MAT:
        _may_come(state, house, unit)
    verbs.move(play, None, {house: unit}, source, target, "edit")
    if unit.hero and target == MAT:
        verbs.dragons_leave(play, house)
    _put_right(play, target)


def pieces(state: TinyEpic) -> tuple[str, ...]:
    """Heroes, Dragons and Eggs that are in the game, by name, and the Night King with the Ice Dragon."""
    brood = tuple(kind for kind, one in units.KINDS.items() if one.dragons or one.eggs)
    lords = () if state.night is None else LORDS
    return (*state.heroes.values(), *(brood if units.DRAGON_HOUSE in state.stock else ()), *lords)


def _place(state: TinyEpic, house: str, unit: Force) -> str:
    """The domain of a Hero, a Dragon or an Egg; its mat, if it is on none."""
    for domain, army in state.units.items():
        stands = army.get(house, Force())
        if stands.less(unit) != stands:
            return domain
    return MAT


def _may_leave(state: TinyEpic, house: str, unit: Force) -> None:
    if unit.hero and control.lasting(state, house):
        raise RuleError("TE-16.11", f"{GAME}-no-edit-lasting", house=house)
    if unit.units and control.final(state, house):
        raise RuleError("TE-8.6", f"{GAME}-no-edit-final", house=house)


def _may_come(state: TinyEpic, house: str, unit: Force) -> None:
    """From its mat: the Hero of an NP house by its ally alone, Dragons and Eggs by Daenerys, one of a colour."""
    if unit.hero and house in state.np and house not in state.allies:
        raise RuleError("TE-10.3", f"{GAME}-no-edit-hero", house=house)
    colours = (*unit.dragons, *unit.eggs)
    if colours and house in state.np and control.hero_domain(state, house) is None:
        raise RuleError("TE-13.4", f"{GAME}-no-edit-brood")
    if not {*colours} <= {*dragons.supply(state)}:
        raise RuleError("TE-13.12", f"{GAME}-no-edit-colour")


# ── alliances ──


def _set_pool(play: Play, action: SetPool) -> None:
    state, house = play.state, action.house
    at_rest(state)
    one_of(GAME, "TE-1.7", house, state.np)
    side = _side(state, action.player)
    more = action.number - state.purses[side].pool.get(house, 0)
    most = pooled(state, side, house)
    if not 0 <= action.number <= most:
        raise RuleError("TE-1.5", f"{GAME}-no-edit-pool", most=most)
    if not more:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    source, target = (MAT, pool(side)) if more > 0 else (pool(side), MAT)
    verbs.move(play, None, {house: Force(tokens=abs(more))}, source, target, "edit")


def pooled(state: TinyEpic, side: str, house: str) -> int:
    """The most Power Tokens of an NP house that may lie in the Ally Pool of a side: all that are not elsewhere."""
    return state.purses[side].pool.get(house, 0) + state.stock[house]


def _set_ally(play: Play, action: SetAlly) -> None:
    """As at the end of a round: the former ally's own units leave that House first (TE-10.2, TE-10.3)."""
    state, house = play.state, action.house
    at_rest(state)
    one_of(GAME, "TE-1.7", house, state.np)
    side = None if action.player == NOBODY else _side(state, action.player)
    if side == control.shield(state, house):
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    play.push(UPKEEP)
    alliances.settle(play, house, side)


def _side(state: TinyEpic, party: str) -> str:
    """The side that is meant: a player's, or one that is no single player's. Raises RuleError if there is none."""
    if party in unseated(state):
        return party
    return state.side(player(GAME, CLAUSE, party, state.seats))


# ── cards ──


def _move_card(play: Play, action: MoveCard) -> None:
    """Whether it can be is told from the piles that lie open and how many cards a hand has; never from where it lay."""
    state, card = play.state, action.card
    at_rest(state)
    one_of(GAME, "TE-2.7", card, plot_deck(state.options.dragons))
    target: Zone = (
        action.place  # type: ignore[assignment]
        if action.place in ("deck", "discard")
        else player(GAME, CLAUSE, action.place, state.seats)
    )
    if isinstance(target, int) and len(state.lords[target].hand) >= HAND_LIMIT:
        raise RuleError("TE-2.7", f"{GAME}-no-edit-full", most=HAND_LIMIT)
    source = _lies(state, card)
    if source == target == "discard":
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    play.emit(CardMoved(card=card, source=source, target=target, shared=state.options.treaty))


def _lies(state: TinyEpic, card: str) -> Zone:
    """Where a Plot Card is: at rest none is on the table or set aside."""
    for seat, lord in enumerate(state.lords):
        if card in (*lord.hand, *lord.kept):
            return seat if card in lord.hand else "beside"
    return "discard" if card in state.discard else "deck"


# ── the Hand of the King ──


def _set_hand_of_king(play: Play, action: SetHandOfKing) -> None:
    """While dice are taken: then nothing of the round hangs on it yet but who takes which, and that begins anew."""
    state, drafting = play.state, play.state.stack[-1]
    begun(state)
    if not isinstance(drafting, Drafting):
        raise RuleError("TE-3.2", f"{GAME}-no-edit-hand")
    seat = player(GAME, "TE-0.3", action.player, state.seats)
    if seat == state.hand_of_king:
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    play.emit(HandSet(seat=seat))
    play.alter(changed(drafting, queue=picks(len(state.lords), seat)))


# ── where ──


def _may_join(state: TinyEpic, house: str, unit: Force, domain: str) -> None:
    if bar := barred(state, house, unit, domain):
        clause, why = bar
        castles = control.castles_needed(state)
        raise RuleError(clause, f"{GAME}-no-edit-{why}", house=house, domain=domain, castles=castles)


def barred(state: TinyEpic, house: str, unit: Force, domain: str) -> tuple[str, str] | None:
    """Why such units cannot join what stands in a domain: the clause, and the end of the words' key."""
    if DOMAINS[domain].north_of_wall and state.reach == "wall":
        return "TE-15.9a", "wall"
    if control.haunted(state, domain):
        return "TE-1.8", "dead"
    side = control.side_of(state, house)
    if any(control.side_of(state, other) != side for other in control.here(state, domain)):
        return "TE-1.9", "side"
    if not control.fits(state, domain, {house: unit}):
        return "TE-1.10", "room"
    few = len(control.castles(state, side)) < control.castles_needed(state)
    if domain == KINGS_LANDING and side in state.purses and few:
        return "TE-5.5", "throne"
    return None


def tokens(state: TinyEpic, house: str, domain: str) -> tuple[int, int]:
    """Fewest and most Power Tokens of a house that may stand in a domain (TE-1.5, TE-1.10, TE-8.6)."""
    stands = control.here(state, domain).get(house, Force())
    final = control.total(state, house) == stands.tokens
    room = control.LIMIT - stands.size
    return int(final), stands.tokens + max(0, min(room, state.stock[house]))


def _put_right(play: Play, domain: str) -> None:
    """What follows from a change at `domain`. Raises RuleError where that would undo it."""
    if domain == KINGS_LANDING and intruder(play.state):
        raise RuleError("TE-5.5", f"{GAME}-no-edit-throne", castles=control.castles_needed(play.state))
    if dragons.deserted(control.here(play.state, domain)):
        raise RuleError("TE-13.6", f"{GAME}-no-edit-egg")
    play.keep_up()
