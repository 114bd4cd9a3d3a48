"""P5.MOVE: a seat gathers a group and marches it step by step, then another; last, inside or out (FIEF-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, Self

from bot.rules.contract import Action, Candidates, Seat, Several, Viewer
from bot.rules.fief.actions import AskLeave, Climb, March, Muster, Pass, Raid, Sail
from bot.rules.fief.actions import Ground as GoInside
from bot.rules.fief.events.land import Marched, Sailed, WentInside
from bot.rules.fief.events.wall import SteppedUp
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.frames.war.leaving import Leaving
from bot.rules.fief.frames.war.raiding import Raiding
from bot.rules.fief.frames.war.texts import men_text, route_text
from bot.rules.fief.legal import control, grounds, leave, musters, raids, sailing, wall
from bot.rules.fief.model.board import WALL, cost
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.trek import AT_REST, SPENT, Leave, Trek
from bot.rules.fief.model.units import Troops, decode, encode, holds, parts
from bot.rules.fief.play import bargaining
from bot.rules.kit.draft import changed, made
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.legal.musters import Group
    from bot.rules.fief.model.state import Fief


KINDS = ("march", "raid", "leave", "sail", "climb", "muster", "pass", "ground")
"""What answers it, likeliest first."""


class Moving(Turn):
    kind: Literal["moving"] = "moving"
    source: str = ""
    """Where the group stands that has been gathered; nothing: none has."""
    nobles: tuple[str, ...] = ()
    """Who goes: free Nobles, and Captives they take along (FIEF-5.13)."""
    men: Mapping[str, int] = {}
    came: str = ""
    """By which road it came there in this turn, if it alone holds that road (FIEF-0.25)."""
    trek: Trek = Trek()
    leaves: tuple[Leave, ...] = ()
    """What others have said in this turn to those who asked for leave (FIEF-5.1)."""
    asked: int = 0
    """How often others were kept waiting for it."""
    unseen: tuple[str, ...] = ()
    """Nobles with a Secret Passage: nobody's leave, no siege holds their group (FIEF-8.20)."""
    settling: bool = False
    """Units have gone inside or out: nobody marches any more (FIEF-5.15)."""

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whoever has a Noble that can march, or walls to go into (FIEF-0.95)."""
        able = self._marches(state) or grounds.places(state, self.seat)
        return (self.seat,) if able else ()

    def seen_by(self, viewer: Viewer) -> Self:
        """Whom somebody gathers, and how far Troops have marched, is nobody else's business (FIEF-10.6)."""
        return self if viewer == self.seat else changed(self, nobles=(), men={}, trek=AT_REST)

    def question(self, state: Fief) -> Question:
        return Question("move", "FIEF-5.1")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return tuple(kind for kind in KINDS if self.may(state, seat, kind))

    def may(self, state: Fief, seat: Seat, kind: str) -> bool:
        match kind:
            case "pass":
                return True
            case "muster":
                return self._marches(state)
            case "ground":
                return bool(grounds.places(state, self.seat))
        group = self.group(state)
        return group is not None and kind in KINDS and self._goes(state, group, kind)

    def _goes(self, state: Fief, group: Group, kind: str) -> bool:
        """Whether a group has anything of this kind to do."""
        match kind:
            case "march":
                return bool(group.targets(state))
            case "raid":
                return bool(group.raids(state))
            case "leave":
                return bool(self._routes(state, group))
            case "sail":
                return bool(self._ports(state, group))
        return self._climbs(state, group)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if kind == "muster":
            return self._mustered(state, filled, field)
        if kind == "ground":
            return self._ground(state, filled, field)
        group = self.group(state)
        if group is None:
            return NONE
        match kind, field:
            case "march", "target":
                return pick(group.targets(state))
            case "march", "where":
                target = str(filled.get("target"))
                walled = target in VILLAGES and control.let_in(state, target, self.seat)
                return pick(("field",) if walled else ())
            case "raid", _:
                return pick(group.raids(state))
            case "leave", _:
                return pick(self._routes(state, group), route_text)
            case "sail", _:
                return pick(self._ports(state, group))
        return NONE

    def answer(
        self,
        play: Play,
        seat: Seat,
        action: GoInside | March | Raid | AskLeave | Sail | Climb | Muster | Pass,
    ) -> None:
        group = self.group(play.state)
        match action:
            case Muster():
                self._muster(play, action)
            case GoInside():
                self._go_inside(play, action)
            case Pass():
                play.pop()
            case _ if group is None:
                raise LookupError("nobody has been gathered")
            case March(target=target, where=where):
                self.march(play, target, field=where is not None)
            case Raid(target=target):
                self.raid(play, group, target)
            case AskLeave(route=route):
                way = self._routes(play.state, group)[route]
                needs = leave.needed(play.state, seat, way, group.entered(play.state), self.leaves)
                self._ask(play, needs, way)
            case Sail(target=target):
                self._sail(play, group, target)
            case Climb():
                self._climb(play, group)

    def carry_on(self, play: Play) -> None:
        play.pop()

    # ── who goes ──────────────────────────────────────────────────────────────────────────────────

    def group(self, state: Fief) -> Group | None:
        """Those gathered, as far as they are still there and can go together."""
        return musters.gathered(state, self)

    def _marches(self, state: Fief) -> bool:
        return not self.settling and musters.can_march(state, self)

    def _sources(self, state: Fief) -> tuple[str, ...]:
        return () if self.settling else musters.sources(state, self)

    def _mustered(self, state: Fief, filled: Filled, field: str) -> Candidates:
        """Whoever is in the Village; Troops only with a leader, all first."""
        village = str(filled.get("source"))
        if field == "source":
            return pick(self._sources(state))
        if village not in self._sources(state):
            return NONE
        able = musters.able(state, self, village)
        if field == "nobles":
            choices = pick(able).choices
            led = musters.captained(state, self, village)
            return (
                Several(choices=choices, low=0 if led else 1, high=len(choices)) if choices or led else NONE
            )
        chosen = filled.get("nobles", able)
        assert isinstance(chosen, tuple)
        troops = musters.troops(state, self, village, chosen)
        return pick((encode(part) for part in parts(troops) if chosen or musters.leads(part)), men_text)

    def _muster(self, play: Play, action: Muster) -> None:
        nobles = musters.able(play.state, self, action.source) if action.nobles is None else action.nobles
        nobles = musters.company(play.state, self.seat, nobles)
        men = decode(action.men) if action.men else musters.troops(play.state, self, action.source, nobles)
        men = men or {}
        all_on = action.source == self.source and {*nobles} >= {*self.nobles} and holds(men, self.men)
        came = self.came if all_on else ""
        play.alter(changed(self, source=action.source, nobles=nobles, men=men, came=came))

    # ── the march ─────────────────────────────────────────────────────────────────────────────────

    def march(self, play: Play, target: str, field: bool = False) -> None:
        """One step, into the walls there if they are open, unless the group keeps to the field (FIEF-5.15)."""
        group = self.group(play.state)
        assert group is not None
        inside = not field and control.let_in(play.state, target, self.seat)
        ground: Ground = "inside" if inside else "field"
        before = self._roads(play.state, target)
        going = group.leaving(play.state)
        play.emit(Marched(seat=self.seat, target=target, ground=ground, released=self.came, **going))
        came = self.source if self.source in self._roads(play.state, target) - before else ""
        price = cost(self.source, target, play.state.houses[self.seat].house)
        play.alter(changed(self, source=target, came=came, trek=group.stepped(target, price)))

    def _roads(self, state: Fief, village: str) -> set[str]:
        """Those that the House holds there."""
        post = state.land[village].post(self.seat)
        return {*post.roads} if post else set()

    def rested(self, play: Play, nobles: tuple[str, ...], men: Troops) -> None:
        """The movement of a group, of which these are left, is over where it stands (FIEF-5.23)."""
        trek = self.trek.ended(self.source, nobles, men)
        play.alter(changed(self, source="", nobles=(), men={}, came="", trek=trek))

    def raid(self, play: Play, group: Group, target: str) -> None:
        """To the place, or out of the walls, and into the fight (FIEF-5.20)."""
        if target == self.source:
            out = WentInside(
                seat=self.seat, village=target, ground="field", nobles=group.nobles, troops=self.men
            )
            play.emit(out)
        else:
            self.march(play, target, field=True)
        against = raids.foes(play.state, self.seat, target)
        kept = control.captives(play.state, target, self.seat)
        walls = target == self.source
        play.push(Raiding(seat=self.seat, village=target, against=against, walls=walls, kept=kept))

    # ── leave ─────────────────────────────────────────────────────────────────────────────────────

    def _routes(self, state: Fief, group: Group) -> dict[str, leave.Route]:
        """Ways for which leave can still be asked (FIEF-5.1)."""
        if group.shut_in(state):
            return {}
        entered, led = group.entered(state), bool(group.nobles)
        up = ((self.source, WALL),) if self._climbs(state, group, let=True) else ()
        return leave.routes(state, self.seat, self.source, group.left(state), entered, self.leaves, led, up)

    def _ask(self, play: Play, needs: tuple[Leave, ...], way: leave.Route, port: str = "") -> None:
        """Twice others are kept waiting; then what they have said beforehand counts, or bargained for, and no more."""
        silent = self.asked >= leave.MOST
        asking = Leaving.of(play.state, self.seat, needs, way, port, silent)
        waits = any(asking.ordered(play.state, seat) is None for seat in asking.asked)
        play.alter(changed(self, asked=self.asked + waits))
        play.push(asking)

    def told(self, play: Play, leaves: tuple[Leave, ...], route: leave.Route, target: str) -> None:
        """What the others have said: if all have let it through, the group goes on."""
        play.alter(changed(self, leaves=(*self.leaves, *leaves)))
        if not all(one.given for one in leaves):
            return
        if target:
            self._land(play, target)
        for step in route[1:]:
            top = play.state.stack[-1]
            group = top.group(play.state) if isinstance(top, Moving) else None
            if not isinstance(top, Moving) or group is None:
                return
            if step == WALL and top._climbs(play.state, group):
                top._climb(play, group)
            elif step in group.targets(play.state):
                top.march(play, step)

    # ── by sea ────────────────────────────────────────────────────────────────────────────────────

    def _ports(self, state: Fief, group: Group) -> tuple[str, ...]:
        if group.shut_in(state):
            return ()
        said = () if group.secret else self.leaves
        return sailing.ports(state, self.seat, group.nobles, self.source, self.trek, said)

    def _sail(self, play: Play, group: Group, target: str) -> None:
        """With a Secret Passage nobody's leave is needed to land either (FIEF-8.20 c)."""
        host = None if group.secret else sailing.host(play.state, self.seat, target)
        if host is None:
            self._land(play, target)
            return
        need = Leave(seat=host, target=target)
        self._ask(play, (need,), (), target)

    def _land(self, play: Play, target: str) -> None:
        """Instead of all its normal movement (FIEF-5.14)."""
        group = self.group(play.state)
        by = None if group is None else sailing.master(play.state, self.seat, group.nobles[0])
        if group is None or by is None:
            return
        if by != self.seat and not bargaining.used(play, by, self.seat, "passage", group.nobles[0]):
            return
        ground: Ground = "inside" if control.let_in(play.state, target, self.seat) else "field"
        play.emit(Sailed(seat=self.seat, by=by, target=target, ground=ground, **group.leaving(play.state)))
        trek = group.stepped(target, SPENT)
        top = play.state.stack[-1]
        assert isinstance(top, Moving)
        play.alter(changed(top, source=target, trek=trek))

    # ── onto the Wall ─────────────────────────────────────────────────────────────────────────────

    def _climbs(self, state: Fief, group: Group, let: bool = False) -> bool:
        """FIEF-11.41; where others keep the Village they have to let it pass (FIEF-5.8): `let`, as if they had."""
        able = wall.steps_up(state, self.seat, self.source, self.trek, self.unseen)
        going = group.left(state) >= wall.price(self.source) and all(noble in able for noble in group.nobles)
        if not group.nobles or not going or group.captives or group.shut_in(state):
            return False
        return let or not group.needs(state, WALL, group.entered(state))

    def _climb(self, play: Play, group: Group) -> None:
        going = group.leaving(play.state)
        del going["captives"]
        play.emit(SteppedUp(seat=self.seat, released=self.came, **going))
        play.alter(changed(self, source="", nobles=(), men={}, came=""))

    # ── inside and field ──────────────────────────────────────────────────────────────────────────

    def _ground(self, state: Fief, filled: Filled, field: str) -> Candidates:
        places = grounds.places(state, self.seat)
        village, where = str(filled.get("village")), str(filled.get("where"))
        if field == "village":
            return pick(places)
        if field == "where":
            return pick(places.get(village, ()))
        if where not in places.get(village, ()):
            return NONE
        troops, nobles = grounds.movable(state, self.seat, village, where)
        if field == "nobles":
            return Several(choices=pick(nobles).choices, low=0, high=len(nobles)) if nobles else NONE
        return pick((encode(part) for part in parts(troops)), men_text) if troops else NONE

    def _go_inside(self, play: Play, action: GoInside) -> None:
        """All, or those named (FIEF-5.15)."""
        ground: Ground = "inside" if action.where == "inside" else "field"
        named = action.nobles is not None or action.men is not None
        nobles = (action.nobles or ()) if named else None
        troops = (decode(action.men or "") or {}) if named else None
        went = made(
            WentInside, seat=self.seat, village=action.village, ground=ground, nobles=nobles, troops=troops
        )
        play.emit(went)
        play.alter(changed(self, source="", nobles=(), men={}, settling=True))
