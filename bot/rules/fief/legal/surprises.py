"""Surprise cards: what each may be played on, by whom, and when (FIEF-8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, sides, titles
from bot.rules.fief.model.board import WALL, open_villages
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import COSTS, KINDS, MASTERS, VILLAGES
from bot.rules.fief.model.people import is_lord, printed
from bot.rules.kit.memo import kept

if TYPE_CHECKING:
    from bot.rules.fief.model.fray import Fray
    from bot.rules.fief.model.orders import HandedIn
    from bot.rules.fief.model.state import Fief

ASSASSINATION, JUSTICE, UPRISING = "assassination", "justice", "uprising"
PASSAGE, AMBUSH = "secret_passage", "ambush"
JOIN, MOTHER = "join_the_small_council", "mother_of_dragons"
SURPRISES = tuple(kind.id for kind in KINDS.values() if kind.surprise)
DAENERYS = "targaryen_daenerys_targaryen"

NEVER = "never"
"""In place of an aim: the card is taken back (FIEF-17.34)."""
NOW = "now"
"""In place of a trigger: as soon as the step is over (FIEF-8.2)."""
STORM, UNSEEN = "storm", "unseen"
"""Uses of a Secret Passage, each with a Village: into its walls in a battle (FIEF-8.20 a); away from there with all
Nobles of the House, past a siege and without leave (8.20 b and c)."""


def surprise(card: str) -> bool:
    return kind_of(card) in SURPRISES


def targets(state: Fief, seat: Seat, card: str) -> tuple[str, ...]:
    """What a surprise card of a House could be played on as the board is now."""
    match kind_of(card):
        case "assassination":
            return tuple(noble for noble in state.nobles if assassins(state, seat, noble))
        case "justice":
            return tuple(noble for noble in state.nobles if condemned(state, noble))
        case "uprising":
            return (*risings(state), *(noble for noble in state.nobles if hated(state, noble)))
        case "secret_passage":
            return tuple(_passages(state, seat))
        case "ambush":
            return _ambushed(state, seat)
        case "join_the_small_council":
            tried = f"join:{card}" in state.houses[seat].used
            free = tuple(title for title in MASTERS if titles.holder(state, title) is None)
            return free if members(state, seat) and not tried else ()
        case "mother_of_dragons":
            return mothers(state, seat)
    return ()


def doers(state: Fief, seat: Seat, card: str, target: str) -> tuple[str, ...]:
    """Nobles of whom one does it: an assassin, a Warden who becomes a Member."""
    match kind_of(card):
        case "assassination" if target in state.nobles:
            return assassins(state, seat, target)
        case "join_the_small_council":
            return members(state, seat)
    return ()


def fits(state: Fief, seat: Seat, entry: HandedIn) -> bool:
    """Whether a card handed in can be played as named."""
    if entry.card not in state.houses[seat].hand or entry.target not in targets(state, seat, entry.card):
        return False
    return not entry.by or entry.by in doers(state, seat, entry.card, entry.target)


# ── murder and justice ────────────────────────────────────────────────────────────────────────────


def assassins(state: Fief, seat: Seat, victim: str) -> tuple[str, ...]:
    """FIEF-8.10, 11.48: own Nobles who could murder somebody, as long as a marker is left.

    Where the Wall is held by bids the Lord Commander is alone up there, and anybody's knife reaches him (FIEF-11.17).
    """
    on_wall = state.nobles[victim].place == WALL and state.options.says("wall_system") == "battle"
    return tuple(
        [
            noble
            for noble in _murderers(state, seat)
            if noble != victim and (not on_wall or state.nobles[noble].place == WALL)
        ]
    )


@kept
def _murderers(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Own Nobles who could murder, whoever it be."""
    marked = sum("assassin" in one.marks for one in state.nobles.values())
    if marked >= COSTS.stock_common.assassin_markers:
        return ()
    mine = state.of(seat).items()
    return tuple(noble for noble, one in mine if "assassin" not in one.marks and "brother" not in one.titles)


def condemned(state: Fief, noble: str) -> bool:
    """FIEF-8.16, 0.70, 1.70: whom Justice reaches: assassins, and Outlaws where the options know any."""
    marks = state.nobles[noble].marks
    return ("assassin" in marks or "outlaw" in marks) and "heir" not in marks


# ── uprisings ─────────────────────────────────────────────────────────────────────────────────────


def risings(state: Fief) -> tuple[str, ...]:
    """FIEF-8.25: open controlled Villages without a Sept."""
    open_ = open_villages(len(state.houses))
    return tuple(one for one in open_ if state.land[one].owner is not None and not state.land[one].sept)


def hated(state: Fief, noble: str) -> bool:
    """FIEF-8.34: upon whom the people fall wherever it is."""
    one = state.nobles[noble]
    there = one.place in VILLAGES or one.place == WALL
    return there and ("gods_cursed" in one.marks or (one.free and printed(noble, "tyrannical")))


# ── passages and ambushes ─────────────────────────────────────────────────────────────────────────


def fray_of(state: Fief) -> Fray | None:
    """The battle under way."""
    battles: Iterator[Any] = (frame for frame in reversed(state.stack) if frame.kind == "battle")
    return next((battle.fray for battle in battles), None)


def _passages(state: Fief, seat: Seat) -> Iterator[str]:
    """FIEF-8.20."""
    fray = fray_of(state)
    if fray is not None:
        mine = any(band.seat == seat for band in fray.attack) or _joins(state, seat, fray)
        if mine and fray.how == "assault" and not fray.passage and not fray.rounds:
            yield f"{STORM}:{fray.village}"
        return
    top: Any = state.stack[-1] if state.stack else None
    if top is not None and top.kind == "moving" and top.seat == seat:
        led = dict.fromkeys(one.place for noble, one in state.of(seat).items() if titles.leader(state, noble))
        for village in led:
            here = control.nobles(state, village, seat) if village in VILLAGES else ()
            if any(noble not in top.unseen for noble in here):
                yield f"{UNSEEN}:{village}"


def _joins(state: Fief, seat: Seat, fray: Fray) -> bool:
    """Whether a House may say just now that it helps the attacker: the passage is for that side (FIEF-8.20 a)."""
    choosing = bool(state.stack) and state.stack[-1].kind == "sides"
    return choosing and "attack" in sides.helpers(state, fray).get(seat, ())


def _ambushed(state: Fief, seat: Seat) -> tuple[str, ...]:
    """FIEF-8.23: enemy Nobles in a battle in which one has a Noble."""
    fray = fray_of(state)
    if fray is None or seat not in fray.seats or not engaged(state, fray, seat):
        return ()
    foes = fray.defence if fray.flank(seat) == "attack" else fray.attack
    return tuple(noble for band in foes for noble in engaged(state, fray, band.seat))


def engaged(state: Fief, fray: Fray, seat: Seat) -> tuple[str, ...]:
    """Nobles of a House who fight."""
    return control.nobles(state, fray.village, seat, fray.band(seat).ground)


# ── court ─────────────────────────────────────────────────────────────────────────────────────────


def members(state: Fief, seat: Seat) -> tuple[str, ...]:
    """FIEF-8.40: own free Wardens who could become a Member."""
    return tuple(
        noble
        for noble, one in state.of(seat).items()
        if one.free
        and titles.warden(state, noble)
        and not titles.member(state, noble)
        and titles.free_slots(state, noble, "high") > 0
    )


def mothers(state: Fief, seat: Seat) -> tuple[str, ...]:
    """FIEF-8.43: own free Ladies who are not married, or Daenerys."""
    if titles.holder(state, titles.MOTHER) is not None:
        return ()
    return tuple(
        noble
        for noble, one in state.of(seat).items()
        if one.free
        and not is_lord(noble)
        and (not one.spouse or noble == DAENERYS)
        and titles.free_slots(state, noble, "military") > 0
    )
