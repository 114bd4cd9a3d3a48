"""Who judges which action: the frame on top, or where it stands beside a decision its deed (`play.deeds`)."""

from __future__ import annotations

from functools import partial

from bot.rules.contract import Action, Candidates, Concede, Prompt, RuleError, Seat
from bot.rules.fief.events.rounds import GameOver, Left
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge import hand_ins, refusals
from bot.rules.fief.judge.court_deeds import COURT_DEEDS
from bot.rules.fief.judge.deeds import DEEDS as COMMON_DEEDS
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.judge.surprise_deeds import SURPRISE_DEEDS, at_once
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring, upkeep
from bot.rules.kit import stack
from bot.rules.kit.asking import Clauses, answers_beforehand, asking, offered
from bot.rules.kit.memo import kept

GAME = "fief"
DEEDS = {**COURT_DEEDS, **COMMON_DEEDS, **SURPRISE_DEEDS}
"""What may be done beside decisions; what answers an offer comes first."""

KINDS = {
    "house": "FIEF-0.16",
    "pass": "FIEF-0.8",
    "choose": "FIEF-0.8",
    "muster": "FIEF-5.3",
    "march": "FIEF-5.2",
    "raid": "FIEF-5.20",
    "leave": "FIEF-5.1",
    "sail": "FIEF-5.14",
    "lose": "FIEF-6.18",
    "ground": "FIEF-5.15",
    "attack": "FIEF-6.2",
    "pillage": "FIEF-6.40",
    "execute": "FIEF-0.66",
    "siege": "FIEF-6.30",
    "side": "FIEF-6.5",
    "fight": "FIEF-6.20",
    "betroth": "FIEF-1.14",
    "dissolve": "FIEF-1.24",
    "answer": "FIEF-1.30",
    "convert": "FIEF-1.34",
    "decree": "FIEF-1.43",
    "stand": "FIEF-1.51",
    "vote": "FIEF-1.51",
    "bestow": "FIEF-10.5",
    "climb": "FIEF-11.41",
    "assail": "FIEF-11.42",
    "redeem": "FIEF-11.46",
    "oath": "FIEF-11.10",
    "supply": "FIEF-11.27",
    "bid": "FIEF-4.6",
    "keep": "FIEF-3.8",
    "buy": "FIEF-4.10",
    "exchange": "FIEF-0.42",
    "discard": "FIEF-2.3",
    "play": "FIEF-2.22",
    "join": "FIEF-8.26",
    "calm": "FIEF-8.27",
    "concede": "FIEF-17.50",
    **{kind: deed.clause for kind, deed in DEEDS.items()},
}
"""The clause under which an action of each kind is refused."""

FIELDS = {
    ("march", "target"): "FIEF-5.8",
    ("buy", "where"): "FIEF-4.11",
    ("buy", "noble"): "FIEF-4.20",
    ("play", "target"): "FIEF-2.22",
    ("propose", "noble"): "FIEF-1.10",
    ("propose", "spouse"): "FIEF-1.10",
    ("stand", "instead_of"): "FIEF-0.42",
    ("surprise", "trigger"): "FIEF-17.34",
    ("stand", "passed_to"): "FIEF-0.42",
    ("bid", "seat"): "FIEF-4.8",
    ("bid", "noble"): "FIEF-4.8",
    ("bid", "title"): "FIEF-4.8",
}
"""Where a field of it has a closer one."""

CLAUSES = Clauses(GAME, KINDS, FIELDS)
GROUPS = {"march": "target", "raid": "target", "leave": "route", "sail": "target", "climb": None}
"""What a group can be unable to do altogether, and by which field, if it has any, the words say why."""
SHARED = ("bid", "choose", "decree", "discard", "stand")
"""Answers to questions of several clauses: they are refused by that of the question."""


SOMETIMES = {
    "attack": "acting",
    "bestow": "conceding",
    "buy": "buying",
    "dissolve": "proposing",
    "exchange": "buying",
    "execute": "acting",
    "pillage": "acting",
    "raid": "raiding",
    "redeem": "ransom",
}
"""What answers a question only as long as there is something to do it with, and which question."""


def judge(play: Play, seat: Seat, action: Action) -> None:
    """Raises RuleError if an action is not legal; else does it."""
    state = play.state
    if state.houses[seat].gone:
        raise RuleError("FIEF-17.50", f"{GAME}-no-more")
    if not _may(state, seat, action.kind):
        _refuse(state, seat, action)
    try:
        _clauses(state, action.kind).check(action, partial(offer, state, seat, action.kind))
    except RuleError as error:
        raise refusals.closer(state, seat, action, error) from None
    _do(play, seat, action)


def _clauses(state: Fief, kind: str) -> Clauses:
    clause = stack.pending(state)[0].clause if kind in SHARED else _clause(state, kind)
    return CLAUSES if clause == KINDS[kind] else CLAUSES.under(kind, clause)


def _clause(state: Fief, kind: str) -> str:
    """Of an action of a kind; for the end of a marriage one asks another office in Edition B."""
    annulled = kind == "dissolve" and state.options.says("end_alliance") != "divorce"
    return "FIEF-1.25" if annulled else KINDS[kind]


@kept
def pending(state: Fief) -> tuple[Prompt, ...]:
    """The open decision, and an invitation for each offer (FIEF-17.2)."""
    if state.result:
        return ()
    invited = (
        Prompt(
            kind="offer",
            clause="FIEF-17.2",
            asked=(offer.asked,),
            waiting=(offer.asked,),
            about={"seat": offer.giver, "offer": offer.id},
            waits=False,
        )
        for offer in state.offers
        if not offer.proposal and not offer.accepted
    )
    return (*stack.pending(state), *invited)


def menu(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Kinds of action a seat may take now."""
    if state.result or state.houses[seat].gone:
        return ()
    beside = (kind for kind, deed in DEEDS.items() if deed.may(state, seat))
    return (*stack.menu(state, seat), *beside, "concede")


def _may(state: Fief, seat: Seat, kind: str) -> bool:
    """Whether a kind is on the menu of a seat, without asking for all others."""
    if state.result:
        return False
    if kind in DEEDS:
        return DEEDS[kind].may(state, seat)
    return kind == "concede" or stack.may(state, seat, kind)


def offer(state: Fief, seat: Seat, kind: str, filled: dict[str, object], field: str) -> Candidates:
    """What may stand in a field of an action on the menu."""
    if kind in DEEDS:
        return DEEDS[kind].offer(state, seat, filled, field)
    return offered(state, seat, kind, filled, field)


def settle(play: Play, stepped: bool = True, kept: Fief | None = None) -> None:
    """Carry on until somebody at the table has to decide, and has not said how beforehand.

    Cards handed in are played at the end of each atomic step (FIEF-8.2); `stepped`: one has just ended.
    `kept`: a state in which all that follows of itself has.
    """
    heard = 0
    while play.state.stack:
        if (kept is None or _changed(kept, play.state)) and not resting(play.state):
            upkeep.keep_up(play)
            kept = play.state
        hand_ins.set_off(play, play.events[heard:])
        heard = len(play.events)
        if stepped and hand_ins.between(play.state) and hand_ins.next_one(play):
            continue
        top = play.state.stack[-1]
        if top.go_on(play):
            stepped = True
            continue
        answer = next(answers_beforehand(play.state, lambda seat: play.state.houses[seat].gone), None)
        if answer is None:
            return
        asking(play.state).answer(play, *answer)
        stepped = True


def ends_step(state: Fief, seat: Seat, action: Action) -> bool:
    """Whether an action ends an atomic step: not what is done beside it; but whose turn it is plays cards at once."""
    if action.kind == "surprise":
        return at_once(state, seat)
    return not action.aside and not isinstance(action, Concede)


def _changed(before: Fief, state: Fief) -> bool:
    """Whether land or Nobles have since."""
    return before.land is not state.land or before.nobles is not state.nobles


def resting(state: Fief) -> bool:
    """Whether control and Captives stay for now as they are."""
    return any(frame.rests for frame in state.stack)


def _do(play: Play, seat: Seat, action: Action) -> None:
    match action:
        case Concede():
            _leave(play, seat)
        case _ if action.kind in DEEDS:
            DEEDS[action.kind].do(play, seat, action)
        case _:
            asking(play.state).answer(play, seat, action)


def _refuse(state: Fief, seat: Seat, action: Action) -> None:
    """An aside is refused for itself; whatever else by what is being decided."""
    if action.kind in DEEDS or not stack.pending(state):
        raise RuleError(KINDS[action.kind], f"{GAME}-no-{action.kind}")
    top = state.stack[-1]
    if isinstance(top, Moving) and seat in top.awaits(state) and action.kind in GROUPS:
        if top.group(state) is None:
            raise RuleError("FIEF-5.3", f"{GAME}-no-group")
        field = GROUPS[action.kind]
        lacking = RuleError(KINDS[action.kind], f"{GAME}-no-{action.kind}")
        if field is not None:
            clause = FIELDS.get((action.kind, field), lacking.clause)
            lacking = RuleError(clause, f"{GAME}-no-{action.kind}-{field}")
        raise refusals.closer(state, seat, action, lacking)
    if SOMETIMES.get(action.kind) == top.kind and seat in stack.awaited(state):
        lacking = RuleError(_clause(state, action.kind), f"{GAME}-no-{action.kind}")
        raise refusals.closer(state, seat, action, lacking)
    if action.kind == "play" and top.kind in ("playing", "window") and seat in stack.awaited(state):
        raise refusals.closer(state, seat, action, RuleError(KINDS["play"], f"{GAME}-no-play-card"))
    stack.refuse(GAME, state, seat, _clause(state, action.kind))


def _leave(play: Play, seat: Seat) -> None:
    """FIEF-17.50 to 17.52."""
    play.emit(Left(seat=seat))
    over = scoring.left(play.state)
    if over is not None:
        play.emit(GameOver(outcome=over))
