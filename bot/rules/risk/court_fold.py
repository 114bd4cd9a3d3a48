"""What each event of `court_events` does to the state: one function an event, no judgement, no chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Event
from bot.rules.risk import court_events as e
from bot.rules.risk.board import NEUTRAL, UNCLAIMED, board
from bot.rules.risk.court import UNITS, Smallfolk, Troop
from bot.rules.risk.frames import (
    Answer,
    Ban,
    Choosing,
    Claiming,
    Dawn,
    Force,
    Keep,
    Play,
    Removal,
    Window,
)
from bot.rules.risk.library import CHARACTERS, MAESTERS
from bot.rules.risk.state import Battle, Bound, Conquest, Frame, Invasion, Muster, RiskState, Turn, changed

DECLARE_WINDOWS = ("own_declare", "declared_against_you", "declared_against_other")
"""The windows of a declaration, in their order (RISK-23.3)."""


def put(seats: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """`seats` with the entry of `seat` replaced."""
    return (*seats[:seat], value, *seats[seat + 1 :])


def with_court(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its court replaced."""
    return changed(state, court=changed(state.court, **fields))


def top(state: RiskState, *frames: Frame) -> RiskState:
    """The state with its top frame replaced by `frames`."""
    return changed(state, stack=(*state.stack[:-1], *frames))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """`cards` less one copy of `card`."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def placed(state: RiskState, place: str, armies: int) -> RiskState:
    """The state with more, or fewer, armies in `place`; an occupation under way counts on them."""
    stack = state.stack
    for level, frame in enumerate(stack):
        if isinstance(frame, Conquest) and place in (frame.source, frame.target):
            low = frame.low + (armies if place == frame.target else 0)
            frame = changed(frame, low=low, high=frame.high + armies)
            stack = (*stack[:level], frame, *stack[level + 1 :])
    return changed(state, armies={**state.armies, place: state.armies[place] + armies}, stack=stack)


def on_turn(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its turn replaced."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return changed(state, stack=(changed(turn, **fields), *state.stack[1:]))


def destroyed(state: RiskState, by: int, owner: int, armies: int) -> RiskState:
    """Counted for the active player's Objectives, if it was theirs to destroy (RISK-19.5)."""
    turn = state.stack[0] if state.stack else None
    if not isinstance(turn, Turn) or turn.seat != by or owner == by:
        return state
    return on_turn(state, destroyed=turn.destroyed + armies)


# ── set-up ────────────────────────────────────────────────────────────────────────────────────────


def _objectives_dealt(state: RiskState, event: e.ObjectivesDealt) -> RiskState:
    state = with_court(state, objectives=event.hands, objective_deck=event.deck)
    return changed(state, stack=(Choosing(seats=state.playing),))


def _objectives_kept(state: RiskState, event: e.ObjectivesKept) -> RiskState:
    frame = state.stack[-1]
    assert isinstance(frame, Choosing)
    return top(state, changed(frame, kept={**frame.kept, event.seat: event.cards}))


def _objectives_returned(state: RiskState, event: e.ObjectivesReturned) -> RiskState:
    state = with_court(state, objectives=event.hands, objective_deck=event.deck)
    return changed(state, stack=())


def _court_set(state: RiskState, event: e.CourtSet) -> RiskState:
    return with_court(
        state, characters=dict.fromkeys(event.characters, "up"), maester_deck=event.maester_deck
    )


def _seats_taken(state: RiskState, event: e.SeatsTaken) -> RiskState:
    owner = dict.fromkeys(board(state.board).territories, UNCLAIMED)
    armies = dict.fromkeys(owner, 0)
    reserves = [0] * len(state.houses)
    for seat, place in zip(event.order, event.places, strict=False):
        owner[place] = NEUTRAL if seat in state.out else seat
        armies[place] = event.armies
        reserves[seat] = 0 if seat in state.out else event.reserve
    owner |= dict.fromkeys(event.neutral, NEUTRAL)
    armies |= dict.fromkeys(event.neutral, event.neutral_armies)
    first = next(seat for seat in event.order if seat not in state.out)
    stack = (Claiming(seat=first, reserves=tuple(reserves)),)
    return changed(state, order=event.order, owner=owner, armies=armies, stack=stack)


def _claimed(state: RiskState, event: e.Claimed) -> RiskState:
    frame = state.stack[-1]
    assert isinstance(frame, Claiming)
    reserves = put(frame.reserves, event.seat, frame.reserves[event.seat] - 1)
    later = [seat for seat in (*state.after(event.seat), event.seat) if reserves[seat]]
    owner = {**state.owner, event.territory: event.seat}
    armies = {**state.armies, event.territory: state.armies[event.territory] + 1}
    frame = Claiming(seat=later[0] if later else event.seat, reserves=reserves)
    return changed(state, owner=owner, armies=armies, stack=(frame,))


def _bonus_given(state: RiskState, event: e.BonusGiven) -> RiskState:
    court, seat = state.court, event.seat
    state = changed(
        state,
        hands=put(state.hands, seat, (*state.hands[seat], *event.cards)),
        deck=state.deck[len(event.cards) :],
    )
    return with_court(
        state,
        gold=put(court.gold, seat, court.gold[seat] + event.gold),
        maesters=put(court.maesters, seat, (*court.maesters[seat], *event.maesters)),
        maester_deck=court.maester_deck[len(event.maesters) :],
    )


def _pile_shuffled(state: RiskState, event: e.PileShuffled) -> RiskState:
    if event.pile == "maester":
        return with_court(state, maester_deck=event.cards, maester_discard=())
    if event.pile == "objective":
        return with_court(state, objective_deck=event.cards, objective_discard=())
    return changed(state, deck=event.cards, discard=())


# ── windows and what is played in them ────────────────────────────────────────────────────────────


def _dawned(state: RiskState, event: e.Dawned) -> RiskState:
    mourning = tuple(seat for seat in state.court.mourning if seat != event.seat)
    state = changed(state, stack=(Dawn(seat=event.seat, round=event.round),))
    return with_court(state, mourning=mourning)


def _asked(state: RiskState, event: e.Asked) -> RiskState:
    below = state.stack[-1]
    if isinstance(below, Invasion):
        below = changed(below, stage=DECLARE_WINDOWS.index(event.window))
    if isinstance(below, Battle) and below.attack:
        invasion = state.stack[-2]
        assert isinstance(invasion, Invasion)
        below = changed(below, mover=int(event.seats != (invasion.seat,)))
    return top(state, below, Window(name=event.window, asked=event.seats))


def _answered(state: RiskState, event: e.Answered) -> RiskState:
    window = state.stack[-1]
    assert isinstance(window, Window)
    answer = Answer(card=event.card, target=event.target, lands=event.lands)
    return top(state, changed(window, answers={**window.answers, event.seat: answer}))


def _closed(state: RiskState, event: e.Closed) -> RiskState:
    below = state.stack[-2]
    stack = state.stack[:-2]
    match below:
        case Battle() if below.attack:
            passes = 0 if event.played else below.passes + 1
            below = changed(below, mover=1 - below.mover, passes=passes)
        case Battle() | Dawn() if not event.played:
            below = changed(below, asked=True)
        case Invasion() if not event.played:
            below = changed(below, stage=below.stage + 1)
        case Play() if event.window == "after_any_own_roll":
            below = changed(below, checked=not event.played)
        case Play() if not event.played:
            below = changed(below, asked=True)
    return changed(state, stack=(*stack, below))


def _played(state: RiskState, event: e.Played) -> RiskState:
    court, seat, card = state.court, event.seat, event.card
    fields: dict[str, object] = {"gold": put(court.gold, seat, court.gold[seat] - event.cost)}
    if card in CHARACTERS:
        fields["characters"] = {**court.characters, card: "down"}
    else:
        fields["maesters"] = put(court.maesters, seat, without(court.maesters[seat], card))
    play = Play(seat=seat, card=card, target=event.target, lands=event.lands, asked=card not in MAESTERS)
    stack = tuple(_noticed(frame, event) for frame in state.stack)
    return with_court(changed(state, stack=(*stack, play)), **fields)


def _noticed(frame: Frame, event: e.Played) -> Frame:
    """What playing a card changes in the frames below it."""
    match frame:
        case Window() if frame.answers.get(event.seat) == Answer(
            card=event.card, target=event.target, lands=event.lands
        ):
            answers = {seat: answer for seat, answer in frame.answers.items() if seat != event.seat}
            return changed(frame, answers={**answers, event.seat: Answer()}, played=True)
        case Invasion() if event.seat != frame.seat:
            return changed(frame, disturbed=True, until=None)
        case Muster() if event.seat == frame.seat:
            window = (CHARACTERS.get(event.card) or MAESTERS[event.card]).window
            if window == "own_income":
                return changed(frame, moment="income")
            if window == "own_deploy":
                return changed(frame, moment="cards", begun=True)
    return frame


def _card_rolled(state: RiskState, event: e.CardRolled) -> RiskState:
    play = state.stack[-1]
    assert isinstance(play, Play)
    return top(state, changed(play, rollers=event.seats, dice=event.dice))


def _card_cancelled(state: RiskState, _event: e.CardCancelled) -> RiskState:
    """The card below the window that now lies on top is cancelled; nobody else need answer it."""
    play = state.stack[-2]
    assert isinstance(play, Play)
    return changed(state, stack=(*state.stack[:-2], changed(play, cancelled=True, asked=True)))


def _resolved(state: RiskState, event: e.Resolved) -> RiskState:
    state = changed(state, stack=state.stack[:-1])
    if event.card in CHARACTERS:
        return state
    return with_court(state, maester_discard=(*state.court.maester_discard, event.card))


def _reaction_set(state: RiskState, event: e.ReactionSet) -> RiskState:
    reactions = state.court.reactions
    mine = {**reactions[event.seat], event.what: event.order}
    return with_court(state, reactions=put(reactions, event.seat, mine))


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


def _enforced(state: RiskState, event: e.Enforced) -> RiskState:
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    force = Force(
        op=event.op,
        card=event.card,
        seat=event.seat,
        amount=event.amount,
        place=event.place,
        since=len(turn.conquests),
    )
    kind = {"turn": Turn, "invasion": Invasion, "battle": Battle}[event.lasts]
    stack = tuple(
        changed(frame, forces=(*frame.forces, force))
        if isinstance(frame, kind) and isinstance(frame, (Turn, Invasion, Battle))
        else frame
        for frame in state.stack
    )
    if event.op == "extra_maneuver":
        stack = (changed(turn, maneuvers=turn.maneuvers + event.amount), *stack[1:])
    return changed(state, stack=stack)


def _barred(state: RiskState, event: e.Barred) -> RiskState:
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    ban = Ban(seat=event.seat, place=event.place, lifts=event.lifts)
    return on_turn(state, bans=(*turn.bans, ban))


def _invasion_cancelled(state: RiskState, _event: e.InvasionCancelled) -> RiskState:
    return changed(state, stack=state.stack[:1])


def _armies_placed(state: RiskState, event: e.ArmiesPlaced) -> RiskState:
    for place in event.territories:
        state = placed(state, place, event.armies)
    return state


def _armies_destroyed(state: RiskState, event: e.ArmiesDestroyed) -> RiskState:
    for place, armies in zip(event.territories, event.armies, strict=True):
        owner = state.owner[place]
        state = destroyed(placed(state, place, -armies), event.by_seat, owner, armies)
    if event.committed:
        stack = tuple(
            changed(frame, dice=frame.dice - sum(event.armies)) if isinstance(frame, Battle) else frame
            for frame in state.stack
        )
        state = changed(state, stack=stack)
    return state


def _armies_moved(state: RiskState, event: e.ArmiesMoved) -> RiskState:
    return placed(placed(state, event.source, -event.armies), event.target, event.armies)


def _mustered(state: RiskState, event: e.Mustered) -> RiskState:
    muster = state.stack[-1]
    assert isinstance(muster, Muster)
    if not event.places:
        return top(state, changed(muster, free=muster.free + event.armies))
    bound = (*muster.bound, Bound(armies=event.armies, territories=event.places))
    return top(state, changed(muster, bound=bound))


def _removing(state: RiskState, event: e.Removing) -> RiskState:
    removal = Removal(
        queue=event.queue, by_seat=event.by_seat, card=event.card, place=event.place, most=event.most
    )
    return changed(state, stack=(*state.stack, removal))


def _removed(state: RiskState, event: e.Removed) -> RiskState:
    removal = state.stack[-1]
    assert isinstance(removal, Removal)
    rest = removal.queue[1:]
    state = top(state, *((changed(removal, queue=rest),) if rest else ()))
    if event.territory is None or not event.armies:
        return state
    owner = state.owner[event.territory]
    return destroyed(placed(state, event.territory, -event.armies), removal.by_seat, owner, event.armies)


def _gold_taken(state: RiskState, event: e.GoldTaken) -> RiskState:
    gold = state.court.gold
    gold = put(gold, event.from_seat, gold[event.from_seat] - event.gold)
    return with_court(state, gold=put(gold, event.seat, gold[event.seat] + event.gold))


def _maester_dropped(state: RiskState, event: e.MaesterDropped) -> RiskState:
    court = state.court
    hand = without(court.maesters[event.seat], event.card)
    return with_court(
        state,
        maesters=put(court.maesters, event.seat, hand),
        maester_discard=(*court.maester_discard, event.card),
    )


def _maester_stolen(state: RiskState, event: e.MaesterStolen) -> RiskState:
    assert event.card is not None
    hands = state.court.maesters
    hands = put(hands, event.from_seat, without(hands[event.from_seat], event.card))
    return with_court(state, maesters=put(hands, event.seat, (*hands[event.seat], event.card)))


def _cards_revealed(state: RiskState, event: e.CardsRevealed) -> RiskState:
    return changed(state, deck=state.deck[len(event.cards) :], discard=(*state.discard, *event.cards))


def _smallfolk_hidden(state: RiskState, event: e.SmallfolkHidden) -> RiskState:
    assert event.card is not None
    waiting = (*state.court.smallfolk, Smallfolk(seat=event.seat, card=event.card))
    return with_court(changed(state, deck=state.deck[1:]), smallfolk=waiting)


def _smallfolk_risen(state: RiskState, event: e.SmallfolkRisen) -> RiskState:
    waiting = tuple(one for one in state.court.smallfolk if one.card != event.card)
    state = placed(changed(state, discard=(*state.discard, event.card)), event.card, event.armies)
    return with_court(state, smallfolk=waiting)


def _character_lost(state: RiskState, event: e.CharacterLost) -> RiskState:
    court = state.court
    captives = {who: seat for who, seat in court.captives.items() if who != event.character}
    return with_court(state, characters={**court.characters, event.character: "lost"}, captives=captives)


def _character_taken(state: RiskState, event: e.CharacterTaken) -> RiskState:
    return with_court(state, captives={**state.court.captives, event.character: event.seat})


def _ransomed(state: RiskState, event: e.Ransomed) -> RiskState:
    court = state.court
    gold = put(court.gold, event.seat, court.gold[event.seat] - event.gold)
    gold = put(gold, event.captor_seat, gold[event.captor_seat] + event.gold)
    return with_court(
        state,
        gold=gold,
        captives={who: seat for who, seat in court.captives.items() if who != event.character},
        characters={**court.characters, event.character: "down"},
    )


def _points_lost(state: RiskState, event: e.PointsLost) -> RiskState:
    points = tuple(
        max(0, had - event.points) if seat in event.seats else had
        for seat, had in enumerate(state.court.points)
    )
    return with_court(state, points=points)


def _income_halved(state: RiskState, _event: e.IncomeHalved) -> RiskState:
    stack = tuple(changed(frame, halved=True) if isinstance(frame, Dawn) else frame for frame in state.stack)
    return changed(state, stack=stack)


def _mourned(state: RiskState, event: e.Mourned) -> RiskState:
    return with_court(state, mourning=(*state.court.mourning, event.seat))


# ── the steps of a turn ───────────────────────────────────────────────────────────────────────────


def _stepped(state: RiskState, event: e.Stepped) -> RiskState:
    state = on_turn(state, step=event.step)
    if not event.refreshed:
        return state
    return with_court(state, characters={**state.court.characters, **dict.fromkeys(event.refreshed, "up")})


def _bought(state: RiskState, event: e.Bought) -> RiskState:
    court, seat = state.court, event.seat
    assert event.card is not None
    return with_court(
        state,
        gold=put(court.gold, seat, court.gold[seat] - event.cost),
        maesters=put(court.maesters, seat, (*court.maesters[seat], event.card)),
        maester_deck=court.maester_deck[1:],
    )


def _looked(state: RiskState, event: e.Looked) -> RiskState:
    court, number = state.court, len(event.cards)
    fields: dict[str, object] = {}
    if event.cost:
        fields["gold"] = put(court.gold, event.seat, court.gold[event.seat] - event.cost)
    if event.pile == "maester":
        fields["maester_deck"] = court.maester_deck[number:]
    elif event.pile == "objective":
        fields["objective_deck"] = court.objective_deck[number:]
        turn = state.stack[0]
        if event.cost and isinstance(turn, Turn):
            state = on_turn(state, searches=turn.searches + 1)
    else:
        state = on_turn(changed(state, deck=state.deck[number:]), drawn=True)
    keep = Keep(seat=event.seat, pile=event.pile, cards=event.cards)
    return with_court(changed(state, stack=(*state.stack, keep)), **fields)


def _kept(state: RiskState, event: e.Kept) -> RiskState:
    court, seat, dropped = state.court, event.seat, event.dropped
    assert event.card is not None
    state = changed(state, stack=state.stack[:-1])
    if event.pile == "territory":
        hands = put(state.hands, seat, (*state.hands[seat], event.card))
        return changed(state, hands=hands, discard=(*state.discard, *dropped))
    if event.pile == "maester":
        hand = (*court.maesters[seat], event.card)
        return with_court(
            state,
            maesters=put(court.maesters, seat, hand),
            maester_discard=(*court.maester_discard, *dropped),
        )
    return with_court(
        state,
        objectives=put(court.objectives, seat, (*court.objectives[seat], event.card)),
        objective_discard=(*court.objective_discard, *dropped),
    )


def _scored(state: RiskState, event: e.Scored) -> RiskState:
    court, seat = state.court, event.seat
    state = with_court(
        state,
        points=put(court.points, seat, event.total),
        objectives=put(court.objectives, seat, without(court.objectives[seat], event.objective)),
        objective_discard=(*court.objective_discard, event.objective),
    )
    return on_turn(state, scored=True)


def _unit_placed(state: RiskState, event: e.UnitPlaced) -> RiskState:
    old = state.court.troop(event.territory)
    troop: Troop = put(old, UNITS.index(event.unit), old[UNITS.index(event.unit)] + 1)
    if event.card is not None:
        hand = tuple(card for card in state.hands[event.seat] if card != event.card)
        state = changed(state, hands=put(state.hands, event.seat, hand), discard=(*state.discard, event.card))
        state = on_turn(state, unit_card=True)
        state = top(state, changed(state.stack[-1], moment="cards"))
    return with_court(state, units={**state.court.units, event.territory: troop})


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


def _rolled(state: RiskState, event: e.Rolled) -> RiskState:
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    rolled = changed(
        battle,
        attack=event.attack,
        attack_kinds=event.attack_kinds,
        defence=event.defence,
        defence_kinds=event.defence_kinds,
        mover=0,
        passes=0,
    )
    return top(state, rolled)


def _dice_changed(state: RiskState, event: e.DiceChanged) -> RiskState:
    name = "defence" if event.side else "attack"
    stack = tuple(
        changed(frame, **{name: event.dice}) if isinstance(frame, Battle) else frame for frame in state.stack
    )
    return changed(state, stack=stack)


def _card_die_turned(state: RiskState, event: e.CardDieTurned) -> RiskState:
    """The nearest card below that was rolled for has this die turned."""
    level = max(place for place, frame in enumerate(state.stack) if isinstance(frame, Play) and frame.dice)
    play = state.stack[level]
    assert isinstance(play, Play)
    dice = put(play.dice, play.rollers.index(event.seat), event.face)
    return changed(state, stack=(*state.stack[:level], changed(play, dice=dice), *state.stack[level + 1 :]))


def _battle_void(state: RiskState, _event: e.BattleVoid) -> RiskState:
    invasion = state.stack[-2]
    assert isinstance(invasion, Invasion)
    return changed(
        state, stack=(*state.stack[:-2], changed(invasion, battles=invasion.battles + 1, until=None))
    )


COURT_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    e.ObjectivesDealt: _objectives_dealt,
    e.ObjectivesKept: _objectives_kept,
    e.ObjectivesReturned: _objectives_returned,
    e.CourtSet: _court_set,
    e.SeatsTaken: _seats_taken,
    e.Claimed: _claimed,
    e.BonusGiven: _bonus_given,
    e.PileShuffled: _pile_shuffled,
    e.Dawned: _dawned,
    e.Asked: _asked,
    e.Answered: _answered,
    e.Closed: _closed,
    e.Played: _played,
    e.CardRolled: _card_rolled,
    e.CardCancelled: _card_cancelled,
    e.Resolved: _resolved,
    e.ReactionSet: _reaction_set,
    e.Enforced: _enforced,
    e.Barred: _barred,
    e.InvasionCancelled: _invasion_cancelled,
    e.ArmiesPlaced: _armies_placed,
    e.ArmiesDestroyed: _armies_destroyed,
    e.ArmiesMoved: _armies_moved,
    e.Mustered: _mustered,
    e.Removing: _removing,
    e.Removed: _removed,
    e.GoldTaken: _gold_taken,
    e.MaesterDropped: _maester_dropped,
    e.MaesterStolen: _maester_stolen,
    e.CardsRevealed: _cards_revealed,
    e.SmallfolkHidden: _smallfolk_hidden,
    e.SmallfolkRisen: _smallfolk_risen,
    e.CharacterLost: _character_lost,
    e.CharacterTaken: _character_taken,
    e.Ransomed: _ransomed,
    e.PointsLost: _points_lost,
    e.IncomeHalved: _income_halved,
    e.Mourned: _mourned,
    e.Stepped: _stepped,
    e.Bought: _bought,
    e.Looked: _looked,
    e.Kept: _kept,
    e.Scored: _scored,
    e.UnitPlaced: _unit_placed,
    e.Rolled: _rolled,
    e.DiceChanged: _dice_changed,
    e.CardDieTurned: _card_die_turned,
    e.BattleVoid: _battle_void,
}
