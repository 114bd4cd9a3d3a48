"""The View: one `known` state, and what all may know of it in figures and lines (FIEF-0.90)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from bot.rules.contract import Action, Card, Figure, Roll, Seat, SeatView, Text, View, Viewer, prompts_seen
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.judge.judges import menu, pending
from bot.rules.fief.legal import auction, control
from bot.rules.fief.model.cards import is_disaster, kind_of
from bot.rules.fief.model.facts import DOMAINS, WARDENS
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring
from bot.rules.fief.show.people import HEIR, PROTECTOR, in_office, people
from bot.rules.fief.show.verdict import verdict
from bot.rules.kit import stack
from bot.rules.kit.draft import made

REALM = ("king", "queen", HEIR, PROTECTOR, "hand", "lord_commander", *WARDENS.values())
"""Titles of the realm of which all are told who has them, the first foremost."""


class FiefView(View):
    """`known`: the state as far as the viewer may know it."""

    known: Fief

    @property
    def public(self) -> tuple[Text, ...]:
        return tuple(_lines(self.known))

    @property
    def people(self) -> tuple[Roll, ...]:
        return people(self.known)

    @property
    def sealed(self) -> tuple[Action, ...]:
        return stack.sealed(self.known, self.viewer)

    @property
    def unsealed(self) -> FiefView:
        return make_view(stack.unsealed(self.known, self.viewer), self.viewer)


def make_view(state: Fief, viewer: Viewer) -> FiefView:
    """All that `viewer` may know."""
    known = state.seen_by(viewer)
    top = state.stack[-1] if state.stack else None
    return made(
        FiefView,
        viewer=viewer,
        round=state.round,
        phase=_phase(state.round, state.phase),
        active=top.seat if isinstance(top, Turn) else None,
        prompts=prompts_seen(pending(state), viewer),
        menu=() if viewer is None else menu(known, viewer),
        outcome=state.result,
        known=known,
        hand=() if viewer is None else tuple([_card(card) for card in known.houses[viewer].hand]),
        seats=tuple([_seat(known, seat) for seat in state.seats]),
    )


@cache
def _phase(round_: int, phase: int) -> Text:
    if not phase:  # Houses and Villages to begin in are chosen
        return Text(key="fief-phase-setup")
    return Text(key="fief-phase", args={"round": round_, "name": f"phase-{phase}"})


@cache
def _card(card: str) -> Card:
    effect = Text(key="fief-effect", args={"effect": f"effect-{kind_of(card)}"})
    return Card(id=card, title=Text(key="fief-card", args={"card": card}), symbol=kind_of(card), note=effect)


def _seat(state: Fief, seat: Seat) -> SeatView:
    house = state.houses[seat]
    gold = house.gold if state.options.gold_public else None
    villages = len(control.villages(state, seat))
    return _shown(seat, house.house, scoring.points(state, seat), gold, villages, len(house.hand), house.gone)


@lru_cache(maxsize=4096)
def _shown(
    seat: Seat, house: str, points: int, gold: int | None, villages: int, cards: int, gone: bool
) -> SeatView:
    """Kept, for from one view to the next the figures of most Houses are the same."""
    figures = {"points": points, "gold": gold, "villages": villages, "cards": cards}
    shown = tuple(Figure(key=key, value=value) for key, value in figures.items() if value is not None)
    return SeatView(seat=seat, side=house or None, figures=shown, out=gone)


def _lines(state: Fief) -> Iterator[Text]:
    """What decided the game, or that this round may; marriages, Disasters, Titles of the realm, Captives, Fiefs, piles:
    where there is no room for all, the first of them are told."""
    yield from verdict(state)
    if not state.result and state.phase and state.round == state.options.last_round(len(state.houses)):
        yield Text(key="fief-line-last")
    yield from _married(state)
    for strike in state.struck:
        yield Text(key=f"fief-line-struck-{strike.kind}", args={"region": f"region-{strike.region}"})
    if state.options.nwe and state.options.says("wall_system") == "bids":
        wall = {"threat": state.wall.threat, "gold": state.wall.gold, "recruits": state.wall.recruits}
        yield Text(key="fief-line-wall", args=wall)
    yield from _titled(state, REALM)
    for noble, one in state.nobles.items():
        if one.captor is not None:
            args = {"noble": noble, "party": one.captor, "village": one.place}
            yield Text(key="fief-line-captive", args=args)
    yield from _titled(state, DOMAINS)
    if state.options.te:
        yield from _mercenaries(state)
    if not state.phase:
        return
    top = state.fortune.pile[:1]
    piles = {"fortune": len(state.fortune.pile), "court": len(state.court.pile), "back": "fortune"}
    if top and is_disaster(top[0]):
        piles["back"] = "disaster"
    yield Text(key="fief-line-piles", args={**piles, "seat": state.first})


def _titled(state: Fief, offices: Iterable[str]) -> Iterator[Text]:
    for title in offices:
        noble = in_office(state, title)
        if noble is not None:
            args = {"title": title, "noble": noble, "seat": state.nobles[noble].seat}
            yield Text(key="fief-line-title", args=args)


def _married(state: Fief) -> Iterator[Text]:
    """Who is allied by whom, and with how many points they win together (FIEF-0.75, 7.3); a marriage that allies nobody
    is told as well, for it makes heirs."""
    for noble, one in state.nobles.items():
        if not one.spouse or one.seat > (other := state.nobles[one.spouse].seat):
            continue
        args = {"noble": noble, "seat": one.seat, "spouse": one.spouse, "other_seat": other}
        if scoring.ally(state, one.seat) is None:
            yield Text(key="fief-line-wed", args=args)
        else:
            party = (one.seat, other)
            points = sum(scoring.points(state, seat) for seat in party)
            need = scoring.needed(state, party)
            yield Text(key="fief-line-allied", args={**args, "count": points, "need": need})


def _mercenaries(state: Fief) -> Iterator[Text]:
    """In whose pay they are (FIEF-4.7)."""
    for seat in state.order:
        if count := auction.employed(state, seat):
            yield Text(key="fief-line-hired", args={"seat": seat, "count": count})
    if left := auction.idle(state):
        yield Text(key="fief-line-idle", args={"count": left})
