"""P5.MOVE: a seat gathers a group and marches it step by step, then another; last, inside or out (FIEF-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Several, Text
from bot.rules.fief.actions import Ground as GoInside
from bot.rules.fief.actions import March, Muster, Pass
from bot.rules.fief.events.land import Marched, WentInside
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.legal import control, moves, titles
from bot.rules.fief.model.board import cost
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.units import decode, encode, holds, less, parts, said
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play


class Moving(Turn):
    kind: Literal["moving"] = "moving"
    source: str = ""
    """Where the group stands that has been gathered; nothing: none has."""
    nobles: tuple[str, ...] = ()
    """Who goes: free Nobles, and Captives they take along (FIEF-5.13)."""
    men: Mapping[str, int] = {}
    spent: Mapping[str, int] = {}
    """Points used, by Noble."""
    tired: Mapping[str, Mapping[str, tuple[int, int]]] = {}
    """See `moves.Tired`."""
    settling: bool = False
    """Units have gone inside or out: nobody marches any more (FIEF-5.15)."""

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whoever has a Noble that can march, or walls of its own to go into (FIEF-0.95)."""
        able = any(self._marchers(state)) or any(self._grounds(state))
        return (self.seat,) if able else ()

    def question(self, state: Fief) -> Question:
        return Question("move", "FIEF-5.1")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        march = ("march",) if self.source and self._targets(state) else ()
        muster = ("muster",) if self._marchers(state) else ()
        ground = ("ground",) if self._grounds(state) else ()
        return (*march, *muster, "pass", *ground)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        match kind, field:
            case "march", "target":
                return pick(self._targets(state))
            case "muster", "source":
                return pick(self._marchers(state))
            case "ground", "village":
                return pick(self._grounds(state))
            case "ground", _:
                return pick(self._grounds(state).get(str(filled.get("village")), ()))
            case "muster", _:
                return self._group(state, filled, field)
        return NONE

    def answer(self, play: Play, seat: Seat, action: GoInside | March | Muster | Pass) -> None:
        match action:
            case Muster(source=source, nobles=nobles, men=men):
                play.alter(changed(self, source=source, nobles=nobles, men=decode(men) or {}))
            case March(target=target):
                self._march(play, target)
            case GoInside(village=village, where=where):
                ground: Ground = "inside" if where == "inside" else "field"
                play.emit(WentInside(seat=seat, village=village, ground=ground))
                play.alter(changed(self, source="", nobles=(), men={}, settling=True))
            case Pass():
                play.pop()

    def carry_on(self, play: Play) -> None:
        play.pop()

    # ── who may go ────────────────────────────────────────────────────────────────────────────────

    def _marchers(self, state: Fief) -> tuple[str, ...]:
        """Villages from which somebody can still march (FIEF-5.3)."""
        if self.settling:
            return ()
        places = dict.fromkeys(one.place for one in state.of(self.seat).values() if one.place in VILLAGES)
        return tuple(one for one in places if self._leaders(state, one))

    def _movable(self, state: Fief, village: str) -> tuple[str, ...]:
        return moves.movable(state, self.seat, village, self.spent)

    def _leaders(self, state: Fief, village: str) -> tuple[str, ...]:
        return tuple(one for one in self._movable(state, village) if titles.leader(state, one))

    def _group(self, state: Fief, filled: Filled, field: str) -> Candidates:
        """Whoever is in the Village; Troops only with a leader, all first."""
        village = str(filled.get("source"))
        if village not in VILLAGES or not self._leaders(state, village):
            return NONE
        if field == "nobles":
            taken = control.captives(state, village, self.seat)
            choices = pick((*self._movable(state, village), *taken)).choices
            return Several(choices=choices, low=1, high=len(choices))
        chosen = filled.get("nobles")
        led = isinstance(chosen, tuple) and any(one in self._leaders(state, village) for one in chosen)
        present = moves.fresh(state, self.seat, village, self.tired) if led else {}
        return pick((encode(part) for part in parts(present)), men_text)

    def _targets(self, state: Fief) -> tuple[str, ...]:
        """Where the group may go on to."""
        free = [noble for noble in self.nobles if self._goes(state, noble)]
        if not free:
            return ()
        left = min(moves.points(state, noble, self.spent) for noble in free)
        if self.men:
            present = state.land[self.source].troops(self.seat)
            if not holds(present, self.men) or not any(titles.leader(state, one) for one in free):
                return ()
            left = min(left, moves.legs(self.men, self.source, present, self.tired))
        entered = any(self.spent.get(noble) for noble in free)
        return moves.targets(state, self.seat, self.source, left, entered)

    def _goes(self, state: Fief, noble: str) -> bool:
        one = state.nobles.get(noble)
        return one is not None and one.free and one.seat == self.seat and one.place == self.source

    # ── the march ─────────────────────────────────────────────────────────────────────────────────

    def _march(self, play: Play, target: str) -> None:
        state, source = play.state, self.source
        nobles = tuple(noble for noble in self.nobles if self._goes(state, noble))
        held = control.captives(state, source, self.seat)
        price = cost(source, target, state.houses[self.seat].house)
        field, there = state.land[source].troops(self.seat, "field"), state.land[target]
        out = {kind: n for kind, count in self.men.items() if (n := min(count, field.get(kind, 0)))}
        ground: Ground = "inside" if there.fort and there.owner == self.seat and not there.siege else "field"
        spent = {**self.spent, **{noble: self.spent.get(noble, 0) + price for noble in nobles}}
        worn = self._worn(state, target, price)
        play.emit(
            Marched(
                seat=self.seat,
                source=source,
                target=target,
                nobles=nobles,
                captives=tuple(noble for noble in self.nobles if noble in held),
                field=out,
                inside=less(self.men, out),
                ground=ground,
            )
        )
        play.alter(changed(self, source=target, spent=spent, tired=worn))

    def _worn(self, state: Fief, target: str, price: int) -> Mapping[str, Mapping[str, tuple[int, int]]]:
        """How tired Troops are after a step; the freshest have gone."""
        present = state.land[self.source].troops(self.seat)
        before, after = dict(self.tired.get(self.source, {})), dict(self.tired.get(target, {}))
        for kind, count in self.men.items():
            once, twice = before.get(kind, (0, 0))
            rested = min(count, present.get(kind, 0) - once - twice)
            used = count - rested
            before[kind] = (once - used, twice)
            more = (rested, used) if price == 1 else (0, count)
            had = after.get(kind, (0, 0))
            after[kind] = (had[0] + more[0], had[1] + more[1])
        return {**self.tired, self.source: before, target: after}

    def _grounds(self, state: Fief) -> dict[str, tuple[str, ...]]:
        """Fortifications of its own that its units there could go into or out of (FIEF-5.15)."""
        found = {}
        for village in control.villages(state, self.seat):
            if state.land[village].fort and not state.land[village].siege:
                inside, field = (control.stands(state, village, self.seat, one) for one in GROUNDS)
                if inside or field:
                    found[village] = (*(("field",) if inside else ()), *(("inside",) if field else ()))
        return found


GROUNDS: tuple[Ground, ...] = ("inside", "field")


def men_text(code: str) -> Text:
    """Troops by their names."""
    troops = decode(code)
    if not troops:
        return Text(key="fief-pick-nobody")
    return Text(key="fief-pick-men", args={"units": said(troops)})
