"""What lies on the table besides the decision owed: an offer begun or received, and what a phase is there for."""

from collections.abc import Mapping

from bot.rules.contract import Pick, Several
from bot.rules.fief import RULESET
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import control, sieges
from bot.rules.fief.legal.bargains import asked_of, proposals_of
from bot.rules.fief.model.offers import Offer
from bot.rules.fief.show.people import HEIR
from bot.rules.fief.show.view import FiefView

BY_PROMPT = {
    "propose": ("propose",),
    "ransom": ("offer", "release", "execute"),
    "talk": ("offer", "spy"),
}
"""What may be done at any time, and is the point of what is asked."""
DRAFTING = ("put", "send")
ANSWERING = ("accept", "counter", "decline")
ANSWERS = {
    "house": ("house",),
    "betroth": ("proposals",),
    "decree": ("nobles",),
    "oath": ("nobles",),
    "vote": ("favour", "decoy"),
    "bid": ("gold", "seat"),
    "supply": ("recruits", "defence", "treasury"),
    "side": ("help", "accept", "shelter", "aim", "let_pass", "hired"),
    "siege": ("villages",),
    "join": ("cards",),
    "calm": ("warden", "pay"),
}
"""The fields in which these are answered. To throw no card away is as good an answer as any: it is not among them."""


def pressing(view: FiefView) -> tuple[str, ...]:
    """The kinds that stand first: what finishes an offer begun, what answers one, and what belongs to what is asked."""
    state, seat = view.known, view.viewer
    if seat is None:
        return ()
    drafting = DRAFTING if state.houses[seat].draft is not None else ()
    asked = view.my_prompt.kind if view.my_prompt is not None else ""
    return (*drafting, *ANSWERING, *BY_PROMPT.get(asked, ()), "recall")


def leading(view: FiefView) -> str:
    """What sends or fills an offer begun, a first proposal of marriage, and what is bargained over: *Be done* and
    *Pass* stood out beside them, though whoever leaves an embassy has left it for good."""
    state, seat = view.known, view.viewer
    if seat is None:
        return ""
    if state.houses[seat].draft is not None:
        return "send" if "send" in view.menu else "put"
    asked = view.my_prompt.kind if view.my_prompt is not None else ""
    if asked == "propose":
        return "" if proposals_of(state, seat) else "propose"
    if asked not in ("ransom", "talk"):
        return ""
    if "redeem" in view.menu:
        return "redeem"
    if asked_of(state, seat):
        return "accept"
    sent = asked == "ransom" and any(one.giver == seat and ransoms(one) for one in state.offers)
    return "" if sent else "offer"


def ransoms(offer: Offer) -> bool:
    """Whether a Captive is bargained over."""
    return any(item.matter == "captive" for item in (*offer.gives, *offer.wants))


def idle(kind: str, chosen: Mapping[str, object]) -> bool:
    """Whether nothing is chosen of what is asked: to go ahead so is what nobody is led to."""
    return kind in ANSWERS and not any(chosen.get(field) for field in ANSWERS[kind])


def needless(kind: str, chosen: Mapping[str, object], field: str) -> bool:
    """What to draw in place of a Disaster has sense beside Fortune draws alone (FIEF-2.4, 2.5)."""
    decks = {chosen.get("first"), chosen.get("second")}
    return (kind, field) == ("discard", "instead") and ("fortune" not in decks or "court_event" in decks)


def black(view: FiefView, kind: str, chosen: Mapping[str, object]) -> bool:
    """Whether this sends somebody to the Night’s Watch in place of a draw (FIEF-11.5)."""
    drawing = view.my_prompt is not None and view.my_prompt.kind == "draw"
    return drawing and kind == "choose" and chosen.get("what") in view.known.nobles


def bares(view: FiefView, kind: str, chosen: Mapping[str, object]) -> bool:
    """Whether this march leaves nobody in a Village held until now, which is given up by it (FIEF-0.23); one that the
    group has but come through is no loss to be warned of."""
    state = view.known
    top = state.stack[-1] if state.stack else None
    if kind != "march" or "target" not in chosen or not isinstance(top, Moving) or top.seat != view.viewer:
        return False
    rested = not any(top.trek.of(noble).spent for noble in top.nobles)
    return rested and control.bared(state, top.source, top.seat, top.nobles, top.men)


def grave(view: FiefView, kind: str, chosen: Mapping[str, object]) -> bool:
    """What is asked about once more: who would take the black, and a march that gives up a Village."""
    return black(view, kind, chosen) or bares(view, kind, chosen)


def heirs(view: FiefView, chosen: Mapping[str, object]) -> bool:
    """Whether the card brings somebody who may be declared the Heir (FIEF-1.69)."""
    offered = RULESET.candidates(view, "play", chosen, "by")
    return isinstance(offered, Pick) and any(one.value == HEIR for one in offered.choices)


def _open(view: FiefView, kind: str, field: str) -> bool:
    """Whether anything may be chosen there."""
    offered = RULESET.candidates(view, kind, {}, field)
    return not isinstance(offered, Pick | Several) or bool(offered.choices)


def sense(view: FiefView, kind: str, chosen: Mapping[str, object]) -> str:
    """Which of its senses a kind has here; nothing where it may still be either (17.2).

    To choose may mean to take the black, to march to give up a Village, to play to bring a possible Heir, to fight to
    go on or to give up, to besiege to lift what is not named any more (FIEF-6.30), to vote to lay no marker, to send to
    propose a marriage, to answer to say yes or no, to take a stand to fight on alone, to decline to refuse or withdraw.
    """
    if black(view, kind, chosen):
        return "black"
    if bares(view, kind, chosen):
        return "bare"
    if kind == "play":
        return "heir" if "target" in chosen and heirs(view, chosen) else ""
    if kind == "fight":
        return str(chosen.get("how", ""))
    if kind == "side":
        return "" if chosen or any(_open(view, kind, field) for field in ANSWERS[kind]) else "alone"
    if kind == "answer" and "yes" in chosen:
        return "yes" if chosen["yes"] else "no"
    if kind == "vote" and "office" in chosen:
        return "" if chosen.get("favour") or chosen.get("decoy") else "blank"
    if kind == "siege" and view.viewer is not None and not chosen.get("villages"):
        return "lift" if sieges.kept(view.known, view.viewer) else ""
    if kind == "send" and view.viewer is not None:
        draft = view.known.houses[view.viewer].draft
        return "proposal" if draft is not None and draft.proposal else ""
    if kind != "decline" or view.viewer is None:
        return ""
    state, seat = view.known, view.viewer
    refused = {str(one.id) for one in asked_of(state, seat)}
    own = {str(one.id) for one in state.offers if one.giver == seat or (one.asked == seat and one.accepted)}
    here = {str(chosen["offer"])} if "offer" in chosen else refused | own
    return "refuse" if here <= refused else "withdraw" if here <= own else ""
