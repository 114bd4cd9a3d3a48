"""What one viewer may know of a game (RISK-25)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from bot.rules.contract import Figure, SeatView, Text, View, Viewer, prompts_seen
from bot.rules.risk.events.basics import Fought
from bot.rules.risk.model.board import Board, board
from bot.rules.risk.model.cards import CardSet, sets
from bot.rules.risk.model.frames import Choosing, Claiming, Dawn
from bot.rules.risk.model.mitchell import Vote
from bot.rules.risk.model.options import PRESETS
from bot.rules.risk.model.state import (
    Battle,
    Conquest,
    Frame,
    Houses,
    Invasion,
    Muster,
    RiskState,
    StandingOrders,
    Trail,
    Turn,
)
from bot.rules.risk.play.battle import attackable
from bot.rules.risk.play.ending import fallen
from bot.rules.risk.play.heirs import may_lead
from bot.rules.risk.play.powers import off_board
from bot.rules.risk.play.prompts import maneuvers_left, may_draw, may_land, pending, waiting
from bot.rules.risk.play.setup import free_houses
from bot.rules.risk.show.hand import COURT_ANSWERS, court_menu, hand
from bot.rules.risk.show.public import facts
from bot.rules.risk.show.redaction import masked

PLAIN = PRESETS["skirmish"]
"""The switches of a game with no more than territories, armies and cards."""


class RiskView(View):
    """The board, the public counts, and the viewer's own hand and orders."""

    board: str
    order: tuple[int, ...]
    houses: tuple[str | None, ...]
    free_houses: tuple[str, ...]
    owner: Mapping[str, int]
    holders: Mapping[str, str]
    """The sides without a player that hold land (MITCHELL-3)."""
    off_board: Mapping[str, int]
    """Those in exile or beyond the Wall, and their armies (MITCHELL-1.2)."""
    armies: Mapping[str, int]
    hand_sizes: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    conquests: tuple[str, ...]
    """What the active seat has taken this turn."""
    muster: Muster | None
    invasion: Invasion | None
    battle: Battle | None
    conquest: Conquest | None
    sets: tuple[CardSet, ...]
    """What the viewer may redeem now."""
    may_draw: bool
    """Whether the active seat has a card to draw at the end of this turn."""
    orders: StandingOrders | None
    """The viewer's own."""
    known: RiskState | None
    """With modules or sides without a player: the state as far as the viewer may know it, for offers that need it."""
    last_battle: Fought | None
    trail: Trail

    @property
    def public(self) -> tuple[Text, ...]:
        """RISK-25.2."""
        return tuple(facts(self))


def make_view(state: RiskState, viewer: Viewer) -> RiskView:
    """All that `viewer` may know of `state`."""
    here = board(state.board)
    mine = viewer is not None and viewer in waiting(state)
    plain = state.on == PLAIN and state.realm is None
    known = None if plain else masked(state, viewer)
    frames: dict[str, Frame] = {frame.kind: frame for frame in state.stack}
    turn, muster = frames.get("turn"), frames.get("muster")
    invasion, battle, conquest = frames.get("invasion"), frames.get("battle"), frames.get("conquest")
    held: tuple[CardSet, ...] = ()
    if viewer is not None and mine and isinstance(muster, Muster) and may_redeem(muster):
        held = sets(here, state.owner, viewer, state.hands[viewer])
    return RiskView(
        viewer=viewer,
        round=state.round,
        phase=_phase(state),
        seats=_seats(here, state),
        prompts=prompts_seen(pending(state), viewer),
        menu=_menu(here, state, viewer, bool(held)),
        hand=() if viewer is None else hand(state, viewer),
        outcome=state.result,
        board=state.board,
        order=state.order,
        houses=state.houses,
        free_houses=free_houses(state),
        owner=state.owner,
        holders={} if state.realm is None else state.realm.holders,
        off_board=off_board(state),
        armies=state.armies,
        hand_sizes=tuple(map(len, state.hands)),
        deck=len(state.deck),
        discard=state.discard,
        active=state.active,
        conquests=turn.conquests if isinstance(turn, Turn) else (),
        muster=muster if isinstance(muster, Muster) else None,
        invasion=invasion if isinstance(invasion, Invasion) else None,
        battle=battle if isinstance(battle, Battle) else None,
        conquest=conquest if isinstance(conquest, Conquest) else None,
        sets=held,
        may_draw=isinstance(turn, Turn) and may_draw(state),
        orders=None if viewer is None else state.orders[viewer],
        known=known,
        last_battle=state.last_battle,
        trail=state.trail,
    )


def may_redeem(muster: Muster) -> bool:
    """Whether sets may be handed in at this moment (RISK-7.7, RISK-17.4)."""
    return muster.duty or (muster.step == "reinforce" and not muster.begun)


def _phase(state: RiskState) -> Text:
    if state.result is not None:
        return Text(key="risk-phase-over")
    step = "houses"
    for frame in state.stack:
        match frame:
            case Choosing():
                step = "risen" if state.owner else "choose"
            case Claiming():
                step = "claim"
            case Dawn():
                step = "dawn"
            case Muster():
                step = frame.step
            case Turn():
                step = {"maneuver": "draw", "score": "draw"}.get(frame.step, frame.step)
            case Invasion() | Conquest():
                step = "invade"
    return Text(key=f"risk-phase-{step}", args={"seat": state.active})


@lru_cache(1024)
def _figure(key: str, value: int) -> Figure:
    """The same few counts stand in every view of a game: each is made once."""
    return Figure(key=key, value=value)


def _seats(here: Board, state: RiskState) -> tuple[SeatView, ...]:
    players = range(len(state.houses))
    lands, castles, armies = ([0] * len(state.houses) for _ in range(3))
    for place, seat in state.owner.items():
        if seat in players:
            lands[seat] += 1
            castles[seat] += place in here.castles
            armies[seat] += state.armies[place]
    return tuple(
        SeatView(
            seat=seat,
            side=state.houses[seat],
            figures=(
                _figure("lands", lands[seat]),
                _figure("castles", castles[seat]),
                _figure("armies", armies[seat]),
                _figure("cards", len(state.hands[seat])),
                *_court_figures(state, seat),
            ),
            out=seat in state.out,
        )
        for seat in players
    )


def _court_figures(state: RiskState, seat: int) -> Iterator[Figure]:
    """What a Dominion counts besides (RISK-25.2)."""
    court, on = state.court, state.on
    if on.gold:
        yield _figure("gold", court.gold[seat])
    if on.objectives:
        yield _figure("points", court.points[seat])
        yield _figure("objectives", len(court.objectives[seat]))
    if on.maesters:
        yield _figure("maesters", len(court.maesters[seat]))


def _menu(here: Board, state: RiskState, viewer: Viewer, redeemable: bool) -> tuple[str, ...]:
    """What `viewer` may do now, likeliest first."""
    if viewer is None or state.result is not None:
        return ()
    if viewer in state.out:
        return ("lead",) if may_lead(state, viewer) else ()
    kinds: tuple[str, ...] = ()
    if viewer in waiting(state):
        kinds = _answers(here, state, redeemable)
    if state.on != PLAIN:
        kinds = court_menu(state, viewer, kinds)
    return (*kinds, "orders") if fallen(state, viewer) else (*kinds, "orders", "concede")


def _answers(here: Board, state: RiskState, redeemable: bool) -> tuple[str, ...]:
    """What answers the decision that is owed."""
    frame = state.stack[-1]
    match frame:
        case Houses():
            return ("house",)
        case Muster(duty=True):
            return ("redeem",)
        case Muster():
            return ("redeem", "deploy") if redeemable else ("deploy",)
        case Invasion():
            return ("press", "halt") if frame.battles else ("press",)
        case Battle():
            return ("defend",)
        case Conquest():
            return ("occupy",)
        case Vote():
            return ("agree",)
        case Turn():
            return _on_turn(here, state, frame)
    return COURT_ANSWERS[frame.kind]


def _on_turn(here: Board, state: RiskState, turn: Turn) -> tuple[str, ...]:
    strong = [place for place in here.held(state.owner, turn.seat) if state.armies[place] > 1]
    war = turn.step in ("purchase", "invade") and any(attackable(state, place) for place in strong)
    move = maneuvers_left(turn) > 0 and any(
        state.owner[near] == turn.seat for place in strong for near in here.links[place]
    )
    calls = ("land",) if may_land(state) else ()
    return (*(("attack",) if war else ()), *(("maneuver",) if move else ()), "end", *calls)
