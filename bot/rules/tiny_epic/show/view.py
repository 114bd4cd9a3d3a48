"""The View: one `known` state, and what all may know of it in figures and lines (TE-0.8)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import (
    Action,
    Card,
    Figure,
    OpenHand,
    Seat,
    SeatView,
    SideView,
    Text,
    View,
    Viewer,
    prompts_seen,
)
from bot.rules.kit import stack
from bot.rules.tiny_epic.judge.judges import beside, menu
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.army import Force, encode
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.rival import Rival
from bot.rules.tiny_epic.model.sides import RIVAL
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import night
from bot.rules.tiny_epic.show.cards import arms, icon, shields


class TinyEpicView(View):
    known: TinyEpic
    """The state as far as the viewer may know it."""

    @property
    def public(self) -> tuple[Text, ...]:
        return tuple(line for line in _lines(self.known) if line is not None)

    @property
    def sealed(self) -> tuple[Action, ...]:
        return stack.sealed(self.known, self.viewer)

    @property
    def unsealed(self) -> TinyEpicView:
        return make_view(stack.unsealed(self.known, self.viewer), self.viewer)


def make_view(state: TinyEpic, viewer: Viewer) -> TinyEpicView:
    """All that `viewer` may know."""
    known, asked = state.seen_by(viewer), stack.pending(state)
    offering = menu if any(viewer in prompt.waiting for prompt in asked) else beside
    turn = next((frame.seat for frame in state.stack if frame.kind == "turn"), None)
    return TinyEpicView(
        viewer=viewer,
        round=state.round,
        phase=Text(key="tiny_epic-phase", args={"round": state.round, "rounds": state.rounds.rounds}),
        active=turn,
        prompts=prompts_seen(asked, viewer),
        menu=() if viewer is None else offering(known, viewer),
        outcome=state.result,
        known=known,
        hand=() if viewer is None or not known.lords[viewer].house else _hand(known, viewer),
        hands=() if viewer is None or not state.options.treaty else tuple(_open_hands(known, viewer)),
        seats=tuple(_seat(state, seat) for seat in state.seats),
        sides=(*night.sides(state), *_rival(state), *(_np(state, house) for house in state.np)),
    )


def _open_hands(state: TinyEpic, viewer: Seat) -> Iterator[OpenHand]:
    """Those of the others against the Night King: open to all who play, to no spectator (TE-0.8)."""
    for seat, lord in enumerate(state.lords):
        if seat != viewer and lord.house and (cards := _hand(state, seat)):
            yield OpenHand(title=Text(key="tiny_epic-open-hand", args={"seat": seat}), cards=cards)


def _hand(state: TinyEpic, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        Card(
            id=card,
            title=Text(key="tiny_epic-held", args={"card": card, "icon": icon(card)}),
            symbol=f"battle_{CARDS[card].battle.kind}",
            note=Text(
                key="tiny_epic-note", args={"cost": CARDS[card].defense_cost, "shields": shields(card)}
            ),
            does=Text(key="tiny_epic-does", args={"effect": f"effect-{card}"}),
            arms=arms(card),
        )
        for card in control.hand(state, seat)
    )


def _seat(state: TinyEpic, seat: Seat) -> SeatView:
    lord, purse, side = state.lords[seat], state.purse(seat), state.side(seat)
    own = {"score": purse.score, "gold": purse.gold, "castles": len(control.castles(state, side))}
    figures = {
        **({} if state.options.treaty else own),
        "cards": len(lord.hand),
        **({"vengeance": purse.vengeance} if purse.vengeance else {}),
    }
    return SeatView(
        seat=seat,
        side=lord.house or None,
        figures=tuple(Figure(key=key, value=value) for key, value in figures.items()),
        out=lord.gone,
    )


def _rival(state: TinyEpic) -> Iterator[SideView]:
    """The house without a player (TE-16); what a Teammate has is the Treaty's (TE-17.3)."""
    if state.rival is None:
        return
    side = control.side_of(state, state.rival.house)
    own = {"score": state.purses[side].score, "castles": len(control.castles(state, side))}
    figures = {
        **({} if state.options.treaty else own),
        "units": control.total(state, state.rival.house),
        **({"bonus": state.rival.bonus} if state.rival.bonus else {}),
    }
    yield SideView(
        side=state.rival.house, figures=tuple(Figure(key=key, value=value) for key, value in figures.items())
    )


def _np(state: TinyEpic, house: str) -> SideView:
    figures = (
        Figure(key="pool", value=state.stock[house]),
        Figure(key="units", value=control.total(state, house)),
    )
    return SideView(side=house, figures=figures)


def _lines(state: TinyEpic) -> Iterator[Text | None]:
    """Dice, what each player has, the Action Mat, who holds the Hand, piles."""
    yield _faces("tiny_epic-dice-free", state.dice)
    yield from night.lines(state)
    if state.rival is not None:
        yield _rival_has(state, state.rival)
        yield _faces("tiny_epic-coins", state.coins)
    yield from (_has(state, seat) for seat in state.seats if state.lords[seat].house)
    if state.slots:
        laid = tuple(f"laid-{slot}-{die}" for slot, die in state.slots.items())
        yield Text(key="tiny_epic-mat", args={"dice": laid})
    yield _faces("tiny_epic-dice-bottom", state.bottom)
    if state.deck or state.discard:  # before the deal the story has just told it
        piles = {"deck": len(state.deck), "discard": len(state.discard)}
        yield Text(key="tiny_epic-hand-of-king", args={"seat": state.hand_of_king, **piles})


def _rival_has(state: TinyEpic, rival: Rival) -> Text:
    """What the house without a player has; the Ally Pool of a Teammate is the Treaty's, which is told before."""
    pool = {} if state.options.treaty else state.purses[RIVAL].pool
    return Text(
        key="tiny_epic-rival-has",
        args={
            "house": rival.house,
            "mate": int(state.options.treaty),
            "dice": len(rival.dice),
            "faces": tuple(f"face-{die}" for die in rival.dice),
            "pool": len(pool),
            "tokens": tuple(f"army-{encode({house: Force(tokens=count)})}" for house, count in pool.items()),
            "stock": state.stock[rival.house],
            "left": len(rival.cards),
        },
    )


def _has(state: TinyEpic, seat: Seat) -> Text:
    """What a player has besides gold and cards: lists, and how long they are, for words to leave out empty ones."""
    lord, side = state.lords[seat], state.side(seat)
    shared = state.options.treaty  # then it is told of the Treaty (`show/night.py`)
    pool = {} if shared else state.purses[side].pool
    allies = () if shared else control.allied(state, side)
    castles = () if shared else control.castles(state, side)
    return Text(
        key="tiny_epic-has",
        args={
            "seat": seat,
            "dice": len(lord.dice),
            "faces": tuple(f"face-{die}" for die in lord.dice),
            "pool": len(pool),
            "tokens": tuple(f"army-{encode({house: Force(tokens=count)})}" for house, count in pool.items()),
            "allied": len(allies),
            "allies": tuple(f"shield-{house}" for house in allies),
            "held": len(castles),
            "castles": castles,
            "stock": state.stock[lord.house],
            "beside": len(lord.kept),
            "kept": lord.kept,
        },
    )


def _faces(key: str, dice: tuple[str, ...]) -> Text | None:
    args = {"faces": tuple(f"face-{die}" for die in dice), "count": len(dice)}
    return Text(key=key, args=args) if dice else None
