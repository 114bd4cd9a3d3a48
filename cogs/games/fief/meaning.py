"""What an action costs, brings and ends, said before it is done."""

from collections.abc import Iterator, Mapping

from bot.rules.contract import Pick
from bot.rules.fief import RULESET
from bot.rules.fief.events.land import WentInside
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import control, purchases, sides, surprises, votes, watch
from bot.rules.fief.legal.surprises import fray_of
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import CARDS, COSTS, DOMAINS, VILLAGES
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.model.offers import Offer
from bot.rules.fief.model.people import printed
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import HIDDEN
from bot.rules.fief.play import scoring
from bot.rules.fief.show import outlook, riding
from bot.rules.fief.show.view import FiefView
from bot.words import Voice
from cogs.games.fief import perils, stakes
from cogs.games.fief.battles import fighting
from cogs.games.fief.begun import Begun, Teller
from cogs.games.fief.pressing import bares, black, heirs
from cogs.games.fief.terms import terms

PLAIN = (
    "welcome",
    "spy",
    "keep",
    "retire",
    "release",
    "execute",
    "dissolve",
    "oath",
    "siege",
    "sail",
    "leave",
    "bestow",
)
"""What each of these means is the same whatever is chosen: `fief-means-<kind>`."""


QUESTIONS = ("call", "refuse", "rethrow", "breaking", "passing", "landing")
"""What is asked with a yes or a no: what either means."""


def meaning(view: FiefView, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """What there is to know before it is done; empty where its name says all."""
    seat = view.viewer
    if seat is None or kind not in view.menu:
        return ""
    if kind in PLAIN:
        return say.key(f"fief-means-{kind}")
    if black(view, kind, filled):
        return say.key("fief-means-black", noble=str(filled["what"]))
    if kind in ("answer", "decree", "betroth"):
        asked = view.my_prompt.kind if view.my_prompt else kind
        sworn = _in_black(view.known, say, filled) if asked == "outlaw" else ""
        return sworn or _asked(view.known, say, asked)
    tell = TELLERS.get(kind)
    return "" if tell is None else "\n".join(tell(Begun(view, say, seat, filled)))


def _asked(state: Fief, say: Voice, prompt: str) -> str:
    """What a yes, or a name, means to the question that is open."""
    if prompt == "idols":
        septs = sum(village.sept for village in state.land.values())
        gold = septs * COSTS.other_prices.idols_gain_per_sept
        return say.key(
            "fief-means-idols", count=septs, gold=gold, first=state.options.says("idols_first_roll")
        )
    if prompt == "betroth":
        allies = "allied" if scoring.allies(state) else "apart"
        return say.key("fief-means-betroth", allies=allies, need=scoring.together(state))
    if prompt == "outlaw" and any(watch.sent_north(state, noble) for noble in state.nobles):
        return say.key("fief-means-outlaw-watch")
    told = ("pardon", "outlaw", "banish", "part", *QUESTIONS)
    return say.key(f"fief-means-{prompt}") if prompt in told else ""


def _in_black(state: Fief, say: Voice, filled: Mapping[str, object]) -> str:
    """Of somebody whom the black takes in place of the Outlaw's lot, which takes the Fiefs too (FIEF-1.45, 11.7)."""
    named = filled.get("nobles")
    nobles = tuple(one for one in named if watch.sent_north(state, one)) if isinstance(named, tuple) else ()
    return say.key("fief-means-outlaw-black", nobles=nobles) if nobles else ""


def _buy(begun: Begun) -> Iterator[str]:
    what, gold = begun.filled.get("what"), begun.state.houses[begun.seat].gold
    if what is None:
        return
    count = begun.filled.get("count", 1)
    cost = purchases.cost(begun.state, begun.seat, what) * count
    yield begun.say.key("fief-means-price", cost=cost, gold=gold, left=gold - cost)
    if what in DOMAINS:
        yield begun.say.key("fief-means-fief", tier=DOMAINS[what].tier, domain=DOMAINS[what].name)
    elif what in ("mill", "sept", "stronghold"):
        yield begun.say.key(f"fief-means-{what}")


def _attack(begun: Begun) -> Iterator[str]:
    village, how = begun.filled.get("village"), begun.filled.get("how")
    if village not in VILLAGES or how is None:
        return
    if how == sides.SEIZE:
        yield begun.say.key("fief-means-seize")
        return
    fray = sides.declared(begun.state, begun.seat, village, how)
    if fray is not None:
        yield from (f"> {line}" for line in fighting(begun.state, begun.say, fray))
        odds = outlook.forecast(begun.state, fray)
        if not sides.all_troops(begun.state, fray, "defence"):
            yield begun.say.key("fief-means-alone")
        elif odds is not None:
            yield begun.say(outlook.text(odds))
        yield begun.say.key("fief-means-attack")


def _raid(begun: Begun) -> Iterator[str]:
    """Who fights whom, how likely it is won, and what follows either way (FIEF-5.20 to 5.23)."""
    target = begun.filled.get("target")
    ride = None if target is None else riding.ride(begun.view, target)
    if ride is None:
        return
    state, fray = ride.state, ride.fray
    yield from (f"> {line}" for line in fighting(state, begun.say, fray))
    foes = sides.all_troops(state, fray, "defence")
    if not foes:
        yield begun.say.key("fief-means-alone")
    elif HIDDEN not in foes:
        yield begun.say(outlook.text(riding.odds(ride), "fief-odds-raid"))
    yield begun.say.key("fief-means-raid", village=fray.village, walls="walls" if ride.walls else "field")


def _fight(begun: Begun) -> Iterator[str]:
    how, fray = begun.filled.get("how"), fray_of(begun.state)
    if fray is not None and how in ("on", "stop", "leave", "surrender", "storm"):
        yield begun.say.key(f"fief-means-fight-{how}", village=fray.village)


def _pillage(begun: Begun) -> Iterator[str]:
    building = begun.filled.get("building")
    if building is not None:
        gold = int(COSTS.pillage[building])
        yield begun.say.key("fief-means-pillage", building=building, gold=gold)


def _play(begun: Begun) -> Iterator[str]:
    card = begun.filled.get("card")
    if card in CARDS:
        yield begun.say.name(f"effect-{kind_of(card)}")
        yield from perils.card(begun)
        if heirs(begun.view, begun.filled):
            yield begun.say.key("fief-means-heir")
        if kind_of(card) == "good_harvest" and _barren(begun.state, begun.filled.get("target")):
            yield begun.say.key("fief-means-play-vain")
        yield begun.say.key("fief-means-play")


def _barren(state: Fief, region: object) -> bool:
    """Whether a Good Harvest on a Region undoes no Famine and finds no Mill there (FIEF-2.23)."""
    villages = [place for place in VILLAGES.values() if str(place.region) == region]
    return bool(villages) and not any(
        state.land[place.id].mills or control.struck(state, place.id, "famine") for place in villages
    )


def _surprise(begun: Begun) -> Iterator[str]:
    """What it does; played at once, or set aside for a moment to come (FIEF-8.2, 17.34)."""
    if (card := begun.filled.get("card")) in CARDS:
        yield begun.say.name(f"effect-{kind_of(card)}")
    yield from perils.card(begun)
    trigger = begun.filled.get("trigger")
    if trigger is None:
        offered = RULESET.candidates(begun.view, "surprise", begun.filled, "trigger")
        found = [one.value for one in offered.choices] if isinstance(offered, Pick) else []
        trigger = surprises.NOW if surprises.NOW in found or "card" not in begun.filled else ""
    kinds = {surprises.NOW: "fief-means-surprise", "": "fief-means-surprise-not-now"}
    yield begun.say.key(kinds.get(trigger, "fief-means-surprise-later"))


def _gift(begun: Begun) -> Iterator[str]:
    yield begun.say.key("fief-means-gift", gold=begun.state.houses[begun.seat].gold)


def _convert(begun: Begun) -> Iterator[str]:
    yield begun.say.key("fief-means-convert", first=begun.state.options.says("idols_first_roll"))


def _embassy(begun: Begun) -> Iterator[str]:
    yield begun.say.key("fief-means-embassy", count=begun.state.houses[begun.seat].diplomacy)


def _offer(begun: Begun) -> Iterator[str]:
    """When what the offer is about changes hands; its terms are what was chosen (FIEF-17.4)."""
    offer = next((one for one in begun.state.offers if str(one.id) == begun.filled.get("offer")), None)
    yield begun.say.key(
        "fief-means-accept-later" if offer is not None and offer.later else "fief-means-accept"
    )
    yield from _grants(begun, offer)


def _grants(begun: Begun, offer: Offer | None) -> Iterator[str]:
    """What it takes for a Fief to be granted (FIEF-4.24)."""
    if offer is not None and any(item.matter == "grant" for item in (*offer.gives, *offer.wants)):
        yield begun.say.key("fief-means-grant")


def _draft(begun: Begun) -> Iterator[str]:
    """What is being put together."""
    draft = begun.state.houses[begun.seat].draft
    if draft is not None:
        yield "> " + terms(begun.say, draft)
    if begun.filled.get("matter") == "grant":
        yield begun.say.key("fief-means-grant")
    else:
        yield from _grants(begun, draft)


def _send(begun: Begun) -> Iterator[str]:
    yield from _draft(begun)
    draft = begun.state.houses[begun.seat].draft
    proposal = draft is not None and draft.proposal
    yield begun.say.key("fief-means-send-proposal" if proposal else "fief-means-send")


def _vote(begun: Begun) -> Iterator[str]:
    top, office = begun.state.stack[-1] if begun.state.stack else None, begun.filled.get("office")
    if isinstance(top, Ballot) and office in top.offices:
        yield begun.say.key("fief-means-vote", count=votes.strength(begun.state, str(office), begun.seat))
        if begun.filled.get("favour") is None:
            yield begun.say.key("fief-means-vote-none")


def _stand(begun: Begun) -> Iterator[str]:
    """Somebody with no slot left for the Title gets it only if it is said which other one is given up (FIEF-0.42)."""
    office, noble = str(begun.filled.get("office")), str(begun.filled.get("noble"))
    top = begun.state.stack[-1] if begun.state.stack else None
    if not isinstance(top, Ballot) or office not in top.offices or noble not in begun.state.nobles:
        return
    if votes.needs_slot(begun.state, office, noble):
        given = begun.filled.get("instead_of")
        key = "fief-means-stand-no-slot" if given is None else "fief-means-stand-instead"
        yield begun.say.key(key, noble=noble, title=office, **({} if given is None else {"held": given}))


def _side(begun: Begun) -> Iterator[str]:
    """What taking a side means: to a House that fights in any case, or to a bystander."""
    fray = fray_of(begun.state)
    if fray is None or begun.seat not in fray.seats:
        yield begun.say.key("fief-means-side")
        return
    if begun.filled.get("shelter") is not None and sides.may_shelter(begun.state, fray):
        yield from _sheltering(begun, fray)
    helped = sides.helpers(begun.state, fray)
    yield begun.say.key("fief-means-side-own" if helped else "fief-means-side-alone")
    yield begun.say.key("fief-means-side-stakes")


def _sheltering(begun: Begun, fray: Fray) -> Iterator[str]:
    """The storm that the attacker may make of it, and how that may end (FIEF-6.6)."""
    inside = WentInside(seat=begun.seat, village=fray.village, ground="inside").fold(begun.state)
    storm = sides.sheltered(inside, fray)
    odds = outlook.standing(inside, storm)
    yield begun.say.key("fief-means-side-shelter", count=sides.dice(inside, storm, "attack"))
    if odds is not None and sides.dice(inside, storm, "attack"):
        yield begun.say(outlook.text(odds, "fief-odds-both"))


def _propose(begun: Begun) -> Iterator[str]:
    if scoring.allies(begun.state):
        yield begun.say.key("fief-means-propose", need=scoring.together(begun.state))
    else:
        yield begun.say.key("fief-means-propose-three")


def _muster(begun: Begun) -> Iterator[str]:
    """Who goes where not all is chosen."""
    if not {"nobles", "men"} <= begun.filled.keys():
        yield begun.say.key("fief-means-muster")
    state, source = begun.state, begun.filled.get("source")
    able = control.nobles(state, source, begun.seat) if source else ()
    goes = begun.filled.get("nobles", able)
    craven = tuple(one for one in goes if printed(one, "craven"))
    if craven:
        yield begun.say.key("fief-means-craven", nobles=craven, count=len(craven))


def _march(begun: Begun) -> Iterator[str]:
    """What it gives up (FIEF-0.23)."""
    top = begun.state.stack[-1] if begun.state.stack else None
    if isinstance(top, Moving) and bares(begun.view, "march", begun.filled):
        more = top.men or len(top.nobles) > 1
        target, fewer = begun.filled["target"], "fewer" if more else "none"
        yield begun.say.key("fief-means-bare", target=target, place=top.source, fewer=fewer)


TELLERS: Mapping[str, Teller] = {
    "buy": _buy,
    "exchange": _buy,
    "attack": _attack,
    "raid": _raid,
    "fight": _fight,
    "pillage": _pillage,
    "play": _play,
    "surprise": _surprise,
    "calm": perils.calm,
    "bid": stakes.bid,
    "supply": stakes.supply,
    "climb": stakes.climb,
    "assail": stakes.assail,
    "redeem": stakes.redeem,
    "gift": _gift,
    "convert": _convert,
    "embassy": _embassy,
    "accept": _offer,
    "put": _draft,
    "send": _send,
    "stand": _stand,
    "vote": _vote,
    "side": _side,
    "propose": _propose,
    "muster": _muster,
    "march": _march,
}
"""For each kind whose meaning hangs on what is chosen."""
