"""Taxes, cull, scoring phases, Vengeance tokens, the end (TE-10.5, TE-10.6, TE-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Outcome, Party, Score
from bot.rules.kit.draft import Draft
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.events.rounds import VengeanceTaken
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.model.facts import HOUSES, KINGS_LANDING, MATS, Objective
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

PARTS = ("points", "throne", "castles", "tokens", "gold")
"""What puts one side before another at the end, the first that differs (TE-11.7)."""

KEPT = 2
"""Tokens of a house that an Ally Pool keeps (TE-10.6)."""


def taxes(play: Draft[TinyEpic]) -> None:
    """TE-10.5: a) gold and points of the Force Tracks, b) cards, c) to e) gold of the map; then Eggs hatch."""
    state = play.state
    for side in state.sides:
        for house in state.own_houses(side):
            rewards = open_spaces(state, house)
            verbs.gold(play, side, rewards.count("gold"), "taxes")
            verbs.score(play, side, rewards.count("vp"), "taxes")
    for seat in state.order:
        verbs.draw_to_limit(play, seat, open_spaces(state, state.lords[seat].house).count("card"))
    for seat in state.order:
        verbs.gold(play, state.side(seat), map_gold(state, state.side(seat)), "taxes")
    verbs.hatch(play)


def open_spaces(state: TinyEpic, house: str) -> tuple[str, ...]:
    """The rewards of the open spaces of a Force Track."""
    track = HOUSES[house].force_track or ()
    return tuple(space.reward for space in track[: control.recruited(state, house)])


def map_gold(state: TinyEpic, side: str) -> int:
    """Gold for fiefs, King's Landing and Dragons."""
    crown = 2 * (control.holder(state, KINGS_LANDING) == side)
    gold = len(control.fiefs(state, side)) + crown
    if control.side_of(state, DRAGON_HOUSE) == side:
        gold += sum(len(army[DRAGON_HOUSE].dragons) for army in state.units.values() if DRAGON_HOUSE in army)
    return gold


def cull(play: Draft[TinyEpic]) -> None:
    """TE-10.6."""
    for side, purse in play.state.purses.items():
        for house, count in purse.pool.items():
            for _ in range(count - KEPT):
                verbs.token_home(play, house, side, "cull")


def score_round(play: Draft[TinyEpic]) -> None:
    """The scoring phase of the round just played, if it has one, then its Vengeance token (TE-11.1 to TE-11.5)."""
    state = play.state
    if state.round in state.rounds.scoring_after:
        for seat in state.order:
            verbs.release(play, seat, "scoring_phase_start")
        ranks = castle_points(state)
        for side in state.sides:
            verbs.score(play, side, ranks[side], "castles")
            for house in state.own_houses(side):
                verbs.score(play, side, len(objectives(state, house)), "objective")
            verbs.score(play, side, len(control.allied(state, side)), "alliance")
    if state.round in state.rounds.vengeance_after:
        least = min(purse.score for purse in play.state.purses.values())
        last = [side for side, purse in play.state.purses.items() if purse.score == least]
        play.emit(VengeanceTaken(side=last[0] if len(last) == 1 else None))


def castle_points(state: TinyEpic) -> dict[str, int]:
    """TE-11.2: dense ranks; nothing for nobody's castles."""
    counts = {side: len(control.castles(state, side)) for side in state.purses}
    ranks, worth = sorted({*counts.values()}, reverse=True), MATS.scoring.castle_rank_vp[len(counts)]
    return {side: worth[ranks.index(count)] if count else 0 for side, count in counts.items()}


def objectives(state: TinyEpic, house: str) -> tuple[int, ...]:
    """The sections of a house's mat that score (TE-11.3)."""
    recruited = control.recruited(state, house)
    return tuple(
        one.section
        for one in HOUSES[house].objectives or ()
        if recruited >= one.needs_recruited and _met(state, control.side_of(state, house), one)
    )


def _met(state: TinyEpic, side: str, objective: Objective) -> bool:
    match objective.condition:
        case "control_home":
            return control.holder(state, objective.domain) == side
        case "control_fiefs":
            return len(control.fiefs(state, side)) >= objective.count
        case "control_kings_landing":
            return control.holder(state, KINGS_LANDING) == side
    return True


def outcome(state: TinyEpic, reason: str) -> Outcome:
    """TE-11.7, TE-21.8: the best of those still at the table; a tie with the Rival is lost (TE-16.13)."""
    standing = {side: _worth(state, side) for side in _contenders(state)}
    best = max(standing.values(), default=())
    winners = tuple(side for side, worth in standing.items() if worth == best)
    if RIVAL in winners:
        winners = (RIVAL,)
    return Outcome(
        winners=tuple(party(side) for side in sorted(winners)), reason=reason, scores=scores(state)
    )


def scores(state: TinyEpic) -> tuple[Score, ...]:
    """A line for each side."""
    return tuple(line(state, side, party(side)) for side in sorted(state.sides))


def line(state: TinyEpic, side: str, who: Party) -> Score:
    """The points of a side, under the name of `who`, and what they were for."""
    purse = state.purses[side]
    parts = {f"for_{why}": points for why, points in sorted(purse.earned.items()) if points}
    if start := _start(state, side):
        parts["start"] = start
    if by_hand := purse.score - sum(parts.values()):
        parts["by_hand"] = by_hand
    return Score(seat=who, total=purse.score, parts=parts)


def _start(state: TinyEpic, side: str) -> int:
    """The points with which a side begins (TE-15.5); all else that nothing was earned by is a game master's."""
    if not state.options.treaty:
        return 0
    head = MATS.difficulty.rows[len(state.lords)][state.options.difficulty]
    return head.night_king if side == NIGHT else head.treaty


def after_rounds(state: TinyEpic) -> str:
    """The reason of an end by rounds: where several have most points, with what parts them (TE-11.7, TE-16.13)."""
    worths = sorted((_worth(state, side) for side in _contenders(state)), reverse=True)
    if len(worths) < 2 or worths[0][0] > worths[1][0]:
        return "rounds"
    apart = next((by for by, *two in zip(PARTS, *worths[:2], strict=True) if two[0] != two[1]), "")
    return f"rounds_{apart or ('rival' if state.options.rival else 'shared')}"


def _contenders(state: TinyEpic) -> tuple[str, ...]:
    """The sides that may be first: who has left may not (TE-21.8)."""
    playing = {state.side(seat) for seat in state.seats if not state.lords[seat].gone} | {RIVAL}
    return tuple(side for side in state.sides if side in playing)


def _worth(state: TinyEpic, side: str) -> tuple[int, ...]:
    return (
        state.purses[side].score,
        int(control.throne(state) == side),
        len(control.castles(state, side)),
        sum(control.recruited(state, house) for house in state.own_houses(side) if house),
        state.purses[side].gold,
    )
