"""What lies on the table for a decision owed: gold, strength and dice, votes, terms, cards."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.rules.contract import Pick, Seat, Several
from bot.rules.fief import RULESET
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.idols import Converting
from bot.rules.fief.frames.court.marriages import proposed_to
from bot.rules.fief.frames.surprises.texts import target_text, trigger_text
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import bargains, control, moves, sieges, titles, votes, wall
from bot.rules.fief.legal.surprises import NOW
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.cards import is_disaster, kind_of
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.trek import Trek
from bot.rules.fief.model.units import said
from bot.rules.fief.play import scoring
from bot.rules.fief.show.view import FiefView
from bot.words import Voice, known
from cogs.games.fief import battles
from cogs.games.fief.domains import near
from cogs.games.fief.perils import rising
from cogs.games.fief.terms import terms

CARDS = 6
"""Cards of a hand told in full on a panel."""
TEACHES = 2
"""The last round in which a panel says what a phase is for."""
LATE = {"propose": 4, "declare": 4}
"""The same of what first comes later: Ladies are few, and armies far, in the first rounds."""
NEEDED = ("propose", "play")
"""Decisions that are explained only where what they are for can be done."""

ON_THE_WAY = ("muster", "march", "raid", "leave", "sail", "climb")
"""What moves somebody, or may."""


def facing(view: FiefView, say: Voice) -> str:
    """The facts of the decision that the viewer owes, and of what is bargained over, a line each."""
    prompt, seat, state = view.my_prompt, view.viewer, view.known
    if seat is None or (prompt is None and not state.phase):
        return ""
    asked = prompt.kind if prompt is not None else ""
    lines = _weighed(view, seat, asked, say)
    teaches = asked not in NEEDED or asked in view.menu
    lesson = _lesson(state, seat, asked)
    if teaches and view.round <= LATE.get(asked, TEACHES) and known(f"fief-teach-{lesson}"):
        lines.insert(0, say.key(f"fief-teach-{lesson}"))
    if prompt is not None:
        lines += [*battles.battle(state, say, seat), *_offers(state, say, seat)]
    else:
        lines += [*battles.fighting_on(view, say, seat)]
    if asked != "foundling":
        lines += [*_extinct(state, say, seat)]
    lines += [*_own(state, say, seat)]
    return "\n".join(f"> {line}" for line in lines)


def _lesson(state: Fief, seat: Seat, asked: str) -> str:
    """Which of the words on a phase fits: with three players no wedding makes allies, and a hand may be empty."""
    if asked == "propose" and not scoring.allies(state):
        return "propose-three"
    return "discard-empty" if asked == "discard" and not state.houses[seat].hand else asked


def _weighed(view: FiefView, seat: Seat, asked: str, say: Voice) -> list[str]:
    """What a decision of this kind is weighed by."""
    state = view.known
    match asked:
        case "discard" | "limit":
            return [*_hand(state, say, seat)]
        case "play":
            if "play" not in view.menu:
                return [say.key("fief-facing-play-none")]
            return [*_hand(state, say, seat, told=_alone(view))]
        case "draw":
            return [_decks(state, say), *_hand(state, say, seat)]
        case "redraw":
            return [*_hand(state, say, seat, 1)]
        case "wall_bid":
            return [_purse(state, say, seat)]
        case "bid" | "bid_again" | "keep":
            return [_purse(state, say, seat), *battles.hired(state, say, seat)]
        case "sides" if "side" not in view.menu:
            return [say.key("fief-facing-nothing-but" if "play" in view.menu else "fief-facing-nothing")]
        case "sides" | "goon" | "sheltered":
            return [*battles.deciding(state, say, seat)]
        case "lose":
            return [*battles.falling(state, say, seat)]
        case "spoils":
            return [*battles.beaten(state, say)]
        case "breaking":
            return [*battles.parting(state, say)]
        case "rally":
            return [*battles.scattered(state, say, seat)]
        case "passing" | "landing":
            return [*battles.guests(state, say)]
        case "join" if not _to_add(view):
            return [*rising(state, say), say.key("fief-facing-no-join")]
        case "join":
            return [*rising(state, say), say.key("fief-facing-join")]
        case "buy":
            return [_purse(state, say, seat), *_starving(state, say, seat), *near(view, say)]
        case "move":
            return [*battles.shut_in(state, say, seat), *_marching(view, say, seat), *near(view, say)]
        case "declare":
            return [say.key("fief-facing-declare")]
        case "window" if "play" not in view.menu:
            return [say.key("fief-facing-window")]
        case "window":
            return [say.key("fief-facing-window-may"), *_told(_playable(view), say)]
        case "stand":
            return [*_offices(state, say), *_ballot(state, say), *_without_slot(state, say, seat)]
        case "vote":
            return [*_offices(state, say), *_ballot(state, say)]
        case "calm":
            return [*rising(state, say)]
        case "betroth":
            return [terms(say, offer) for offer in proposed_to(state, seat)]
        case "propose":
            told = {"propose": "fief-facing-propose", "dissolve": "fief-facing-part"}
            able = [say.key(key) for kind, key in told.items() if kind in view.menu]
            return able or [say.key("fief-facing-proposed")]
        case "raid":
            return [say.key("fief-facing-riding")]
        case "ransom":
            return [*_captives(state, say), say.key("fief-facing-ransom")]
        case "siege":
            kept = sieges.kept(state, seat)
            return [say.key("fief-facing-besieging", village=village) for village in kept]
        case "convert":
            return [*_converting(state, say)]
        case "objective":
            return [*_on_the_wall(state, say, seat)]
        case "talk":
            return [say.key("fief-facing-talk")]
        case _:
            return []


def _alone(view: FiefView) -> str:
    """The kind of the only card that may be played: it stands chosen below, and its effect with it."""
    cards = _playable(view)
    return kind_of(cards[0]) if len(cards) == 1 else ""


def _playable(view: FiefView) -> tuple[str, ...]:
    """The cards that may be played now."""
    offered = RULESET.candidates(view, "play", {}, "card")
    return tuple(one.value for one in offered.choices) if isinstance(offered, Pick) else ()


def _to_add(view: FiefView) -> bool:
    """Whether the viewer holds a card that may be added to an Uprising (FIEF-8.26)."""
    offered = RULESET.candidates(view, "join", {}, "cards")
    return isinstance(offered, Several) and bool(offered.choices)


def _hand(state: Fief, say: Voice, seat: Seat, count: int = CARDS, told: str = "") -> Iterator[str]:
    """The newest cards of one's hand; of the kind `told` it is said elsewhere."""
    yield from _told((card for card in state.houses[seat].hand[-count:] if kind_of(card) != told), say)


def _told(cards: Iterable[str], say: Voice) -> Iterator[str]:
    """Cards by kind, and what they do."""
    for kind, copies in Counter(map(kind_of, cards)).items():
        times = f" ×{copies}" if copies > 1 else ""
        yield f"**{say.name(kind)}**{times}: {say.name(f'effect-{kind}')}"


def _decks(state: Fief, say: Voice) -> str:
    """What draws are made from; the back on top of the Fortune deck is seen (FIEF-2.7)."""
    top = state.fortune.pile[:1]
    disaster = bool(top) and is_disaster(top[0])
    return say.key(
        "fief-facing-decks",
        back="disaster" if disaster else "fortune",
        fortune=len(state.fortune.pile),
        court=len(state.court.pile),
    )


def _purse(state: Fief, say: Voice, seat: Seat) -> str:
    return say.key("fief-facing-gold", gold=state.houses[seat].gold)


def _starving(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """Where Famine alone keeps Troops from being bought (FIEF-2.19)."""
    here = [one for one in control.villages(state, seat) if state.land[one].fort]
    if villages := tuple(one for one in here if control.struck(state, one, "famine")):
        yield say.key("fief-facing-famine", villages=villages)


def _marching(view: FiefView, say: Voice, seat: Seat) -> Iterator[str]:
    """The leaders of a House and the points each has left (FIEF-5.3)."""
    state = view.known
    top = state.stack[-1] if state.stack else None
    trek = top.trek if isinstance(top, Moving) and top.seat == seat else Trek()
    for noble, one in state.of(seat).items():
        if titles.leader(state, noble) and one.place != WALL:
            points = moves.points(state, noble, trek)
            yield say.key("fief-facing-leader", noble=noble, place=one.place, count=points)
    if isinstance(top, Moving) and top.seat == seat and (top.nobles or top.men):
        units = (*top.nobles, *said(top.men))
        yield say.key("fief-facing-group", place=top.source, units=units)
        able = (group := top.group(state)) is not None and group.left(state)
        if able and control.bared(state, top.source, seat, top.nobles, top.men):
            more = top.men or len(top.nobles) > 1
            yield say.key("fief-facing-bare", place=top.source, fewer="fewer" if more else "none")
        if able:
            yield from _unguarded(state, say, seat, top)
    led = any(titles.leader(state, noble) for noble in state.of(seat))
    if led and not any(kind in view.menu for kind in ON_THE_WAY):
        yield say.key("fief-facing-no-way")
    else:
        yield say.key("fief-facing-points" if led or "muster" in view.menu else "fief-facing-no-leader")


def _unguarded(state: Fief, say: Voice, seat: Seat, group: Moving) -> Iterator[str]:
    """Captives there who go free as the last guards leave without them (FIEF-0.63)."""
    held = control.captives(state, group.source, seat)
    left = tuple(noble for noble in held if noble not in group.nobles)
    if left and control.deserted(state, group.source, seat, group.nobles, group.men):
        yield say.key("fief-facing-unguarded", nobles=left, count=len(left))


def _offices(state: Fief, say: Voice) -> Iterator[str]:
    """What the offices bring that are voted on: all Wardens the same (FIEF-1.58, 1.64, 1.78, 11.16)."""
    top = state.stack[-1] if state.stack else None
    offices = top.offices if isinstance(top, Ballot) else ()
    kinds = dict.fromkeys("warden" if office in titles.WARDEN_TITLES else office for office in offices)
    for kind in kinds:
        said = {"censure": state.options.says("censure"), "wall": state.options.says("wall_system")}
        yield say.key(f"fief-facing-office-{kind}", **said)


def _ballot(state: Fief, say: Voice) -> Iterator[str]:
    """For each office who stands, who has how many votes, and what it takes (FIEF-1.50 to 1.77)."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Ballot):
        return
    for office in top.offices:
        standing = tuple(run.noble for run in top.runs if run.office == office)
        counted = {seat: votes.strength(state, office, seat) for seat in state.seats}
        told = ", ".join(f"{say.player(seat)} {count}" for seat, count in counted.items() if count)
        yield say.key("fief-facing-votes", title=office, votes=told, need=f"of-{office}")
        if not votes.winnable(state, office):
            yield say.key("fief-facing-votes-vain")
        if standing:
            yield say.key("fief-facing-standing", nobles=standing)


def _without_slot(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """Nobles of the House who may stand, but have no slot for the Title unless they give one up (FIEF-0.42)."""
    top = state.stack[-1] if state.stack else None
    for office in top.offices if isinstance(top, Ballot) else ():
        for noble in votes.standing(state, office, seat):
            if votes.needs_slot(state, office, noble):
                held = votes.given_up(state, office, noble)
                yield say.key("fief-facing-no-slot", noble=noble, title=office, held=held[0])


def _converting(state: Fief, say: Voice) -> Iterator[str]:
    """What the Hand is asked: who has done it, for how much gold, and what either answer means (FIEF-1.33 to 1.36)."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Converting):
        gold = top.septs * COSTS.other_prices.idols_gain_per_sept
        yield say.key("fief-facing-convert", noble=top.actor, gold=gold, half=gold // 2)


def _on_the_wall(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """With whom a House stands there (FIEF-11.42)."""
    units = (*said(wall.troops(state, seat)), *wall.nobles(state, seat))
    yield say.key("fief-facing-on-wall", units=units or ("nobody",), strength=wall.points(state, seat))


def _captives(state: Fief, say: Voice) -> Iterator[str]:
    for noble, one in state.nobles.items():
        if one.captor is not None:
            yield say.key(
                "fief-facing-captive", noble=noble, seat=one.seat, party=one.captor, place=one.place
            )


def _offers(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """Offers that wait for this House's answer."""
    for offer in bargains.asked_of(state, seat):
        yield terms(say, offer)


def _extinct(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """A House without Nobles is not out: the next one comes by itself (FIEF-0.32)."""
    if state.phase and not state.of(seat):
        yield say.key("fief-facing-extinct")


def _own(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """What one is putting together, what one has sent that is not answered yet, and cards that wait to be played."""
    draft = state.houses[seat].draft
    if draft is not None:
        kind = "draft-proposal" if draft.proposal else "draft"
        yield say.key(f"fief-facing-{kind}", terms=terms(say, draft))
    for offer in state.offers:
        if offer.giver == seat:
            yield say.key("fief-facing-sent", terms=terms(say, offer))
    for entry in (*state.houses[seat].handed, *state.houses[seat].prepared):
        aim = target_text(state, seat, entry.card, entry.target)
        told = {"card": entry.card, "what": say.name(entry.target) if aim is None else say(aim)}
        when = say(trigger_text(entry.trigger or NOW))
        yield say.key("fief-facing-handed", when=when, **told)
