"""What one viewer may know and do, and what is drawn of it."""

from collections.abc import Iterator

from bot.rules.contract import (
    Area,
    Candidates,
    Figure,
    FreeText,
    Prompt,
    Scene,
    Seat,
    SeatView,
    Several,
    Side,
    SideView,
    Text,
    Token,
    View,
    Viewer,
    prompts_seen,
)
from bot.rules.kit import stack
from bot.rules.kit.board import held
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, amount, pick, pick_seat, seat_choices
from bot.rules.kit.sealed import Sealed
from bot.rules.parley.board import MAP, NOBODY, RAIDERS, marches, places, targets
from bot.rules.parley.play import laying, offerable
from bot.rules.parley.state import Parley


class ParleyView(View):
    known: Parley  # the state as far as the viewer may know it

    @property
    def public(self) -> tuple[Text, ...]:
        return tuple(
            Text(key="parley-open", args={"seat": a, "to_seat": b, "silver": n})
            for a, b, n in self.known.offers
        )


def menu(state: Parley, seat: Viewer) -> tuple[str, ...]:
    """What a lord may do now: what is asked first, then what may be done beside it."""
    if seat is None or state.result or seat in state.out:
        return ()
    rich = state.free(seat) > 0
    asides = {
        "answer": any(each[1] == seat for each in state.offers),
        "give": rich and len(state.lords) > 1,
        "offer": rich and bool(offerable(state, seat)),
    }
    return (*stack.menu(state, seat), *(kind for kind, able in asides.items() if able), "proclaim", "concede")


def invitations(state: Parley) -> Iterator[Prompt]:
    """The offers that stand open: nobody waits for an answer."""
    for who, to, silver in state.offers:
        about = {"seat": who, "silver": silver}
        yield Prompt(kind="offer", clause="PARLEY-7", asked=(to,), waiting=(to,), about=about, waits=False)


def pending(state: Parley) -> tuple[Prompt, ...]:
    """Who is awaited, and who is invited."""
    return (*stack.pending(state), *invitations(state)) if state.result is None else ()


def candidates(view: ParleyView, kind: str, filled: Filled, field: str) -> Candidates:
    """What may stand in a field."""
    state, seat, top = view.known, view.viewer, view.known.stack[-1] if view.known.stack else None
    if kind == "end_game":
        return Several(choices=seat_choices(state.lords), low=0, high=len(state.lords))
    if kind == "set_silver":
        return pick_seat(state.lords) if field == "player" else amount(0, 20, 4)
    if seat is None or kind not in view.menu:
        return NONE
    match kind, field:
        case "march", _:
            return _march(state, seat, filled.get("source"), field)
        case "commit", "silver":
            return amount(0, laying(state, seat, top), 0) if isinstance(top, Sealed) else NONE
        case (("give" | "offer"), "silver"):
            return amount(1, state.free(seat), 1)
        case "proclaim", "words":
            return FreeText(longest=120)
        case "offer", "lord":
            return pick_seat(offerable(state, seat))
        case "answer", "lord":
            return pick_seat(each[0] for each in state.offers if each[1] == seat)
        case "answer", "yes":
            return pick(("yes", "no"), lambda word: Text(key=f"parley-{word}"))
    return pick_seat(lord for lord in state.lords if lord != seat)


def _march(state: Parley, seat: Seat, source: object, field: str) -> Candidates:
    """The fields of a march, one after the other."""
    if field == "source":
        return pick(marches(state, seat))
    if not isinstance(source, str) or source not in marches(state, seat):
        return NONE
    most = state.spears[source]
    return pick(targets(state, seat, source)) if field == "target" else amount(1, most, most)


def make_view(state: Parley, viewer: Viewer) -> ParleyView:
    """All that `viewer` may know."""
    known = changed(state, stack=stack.seen(state.stack, viewer))
    figures = [
        (Figure(key="places", value=places(state, s)), Figure(key="silver", value=n))
        for s, n in enumerate(state.silver)
    ]
    turn = next((frame.seat for frame in state.stack if frame.kind in ("turn", "fight")), None)
    raiders = SideView(side="raiders", figures=(Figure(key="places", value=places(state, RAIDERS)),))
    return ParleyView(
        viewer=viewer,
        round=state.round,
        phase=Text(key="parley-phase", args={"round": state.round}),
        active=turn,
        prompts=prompts_seen(pending(state), viewer),
        menu=menu(state, viewer),
        outcome=state.result,
        known=known,
        seats=tuple(
            SeatView(seat=s, side=f"seat{s}", figures=f, out=s in state.out) for s, f in enumerate(figures)
        ),
        sides=(raiders,),
    )


def make_scene(view: ParleyView) -> Scene:
    """The map with the lords, the raiders and the last marches."""
    state = view.known
    side = {RAIDERS: "wildlings", NOBODY: None} | {seat: f"seat{seat}" for seat in range(len(state.silver))}
    lords = tuple(
        Side(
            id=f"seat{one.seat}",
            letter="ABC"[one.seat],
            label=Text(key="table-seat", args={"seat": one.seat}),
            seat=one.seat,
            figures=one.figures,
            active=one.seat == view.active,
            out=one.out,
        )
        for one in view.seats
    )
    raiders = Side(
        id="wildlings", letter="R", label=Text(key="parley-raiders"), figures=view.sides[0].figures
    )
    here = {seat: held(MAP.links, state.owner, seat)[:1] for seat in state.envoys}
    envoy = Text(key="parley-envoy")
    return Scene(
        boards=("parley/geometry/vale",),
        title=Text(key="parley"),
        corner=view.phase,
        sides=(*lords, raiders),
        areas=tuple(
            Area(id=place, side=side[owner], count=state.spears[place] or None)
            for place, owner in state.owner.items()
        ),
        tokens=tuple(
            Token(area=at[0], kind="lord", side=f"seat{seat}", label=envoy) for seat, at in here.items() if at
        ),
        arrows=state.trail,
    )
