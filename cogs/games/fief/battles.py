"""What is told beside the decisions of a battle and its end: strength, odds, hits, the beaten, who may land or pass."""

from collections.abc import Iterator

from bot.rules.contract import Seat
from bot.rules.fief.actions import Fight
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.frames.war.breaking import Breaking
from bot.rules.fief.frames.war.goon import Goon
from bot.rules.fief.frames.war.leaving import Leaving
from bot.rules.fief.frames.war.losing import Losing
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.sides import Sides
from bot.rules.fief.frames.war.spoils import Spoils
from bot.rules.fief.legal import auction, control, sides, surprises
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import UNITS
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import HIDDEN, SAID, said
from bot.rules.fief.play import scoring
from bot.rules.fief.show import outlook
from bot.rules.fief.show.view import FiefView
from bot.words import Voice


def battle(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """The battle under way: who stands where, how strong, with how many dice (FIEF-6.12 to 6.15); how it may end.
    Nothing once it is won, and the beaten are shared."""
    found = next((frame for frame in reversed(state.stack) if isinstance(frame, Battle)), None)
    top = state.stack[-1] if state.stack else None
    if found is None or isinstance(top, Spoils | Breaking):
        return
    yield from fighting(state, say, found.fray)
    fray = found.fray
    if isinstance(top, Goon | Sides) and (odds := outlook.standing(state, fray)) is not None:
        mine = isinstance(top, Goon) and seat == fray.attacker
        yield say(outlook.text(odds, outlook.how_long(fray, outlook.MINE if mine else outlook.BOTH)))


def fighting(state: Fief, say: Voice, fray: Fray) -> Iterator[str]:
    """Both sides of a battle, a line each; of hidden Troops only that they are there (FIEF-10.6)."""
    for flank in ("attack", "defence"):
        seats = tuple(band.seat for band in fray.bands(flank))
        troops = sides.all_troops(state, fray, flank)
        units = said(troops) + sides.all_nobles(state, fray, flank)
        if HIDDEN in troops:
            yield say.key(f"fief-facing-{flank}-hidden", seats=seats, units=units)
            continue
        yield say.key(
            f"fief-facing-{flank}",
            seats=seats,
            units=units or ("nobody",),
            strength=sides.points(state, fray, flank),
            dice=sides.dice(state, fray, flank),
        )


def fighting_on(view: FiefView, say: Voice, seat: Seat) -> Iterator[str]:
    """Whoever is attacked and has said nothing fights on (FIEF-17.13), and may say otherwise until the attacker has."""
    top = view.known.stack[-1] if view.known.stack else None
    if isinstance(top, Goon) and "recall" in view.menu and top.answers.get(seat) == Fight(how="on"):
        yield from battle(view.known, say, seat)
        yield say.key("fief-facing-fights-on")


def hired(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """Mercenaries in one's pay (FIEF-4.7)."""
    if count := auction.employed(state, seat):
        yield say.key("fief-facing-hired", count=count)


def deciding(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """What one decides about a battle with: Mercenaries, cards that fit (FIEF-17.31); why walls may be stormed now."""
    yield from hired(state, say, seat)
    top, fray = state.stack[-1], surprises.fray_of(state)
    if isinstance(top, Goon) and top.sheltered and fray is not None and fray.attacker == seat:
        yield say.key("fief-facing-sheltered", seat=fray.defender, village=fray.village)
    fit = {kind_of(card) for card in state.houses[seat].hand if _fits(state, seat, card)}
    if fit:
        yield say.key("fief-facing-cards-fit", cards=tuple(sorted(fit)), count=len(fit))


def _fits(state: Fief, seat: Seat, card: str) -> bool:
    """Whether a surprise card could be played now: no Uprising inside a battle (FIEF-8.4)."""
    return kind_of(card) != surprises.UPRISING and bool(surprises.targets(state, seat, card))


def falling(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """How many hits there are, and what each Troop takes (FIEF-6.18)."""
    top, fray = state.stack[-1], surprises.fray_of(state)
    under_way = next((frame for frame in reversed(state.stack) if isinstance(frame, Battle)), None)
    if not isinstance(top, Losing) or fray is None or under_way is None:
        return
    troops = sides.troops(state, fray, fray.band(seat))
    takes = (
        say.key("fief-facing-takes", hits=UNITS[kind].hits, units=f"{SAID[kind]}1")
        for kind in UNITS
        if troops.get(kind)
    )
    hits = under_way.hits[fray.flank(seat)]
    yield say.key("fief-facing-hits", hits=hits, takes=", ".join(takes))


def beaten(state: Fief, say: Voice) -> Iterator[str]:
    """With whom the beaten are shared, and what a Captive is (FIEF-6.24, 0.61)."""
    top = state.stack[-1]
    if isinstance(top, Spoils):
        yield say.key("fief-facing-spoils", seats=top.seats[1:])


def parting(state: Fief, say: Voice) -> Iterator[str]:
    """Whose marriage may be ended, and why (FIEF-1.27)."""
    top = state.stack[-1]
    if not isinstance(top, Breaking) or not (spouse := state.nobles[top.noble].spouse):
        return
    taken, other = state.nobles[top.noble].seat, state.nobles[spouse].seat
    yield say.key(
        "fief-facing-breaking",
        noble=top.noble,
        seat=taken,
        spouse=spouse,
        other_seat=other,
        allies="allied" if scoring.ally(state, taken) == other else "apart",
        law=state.options.says("end_alliance"),
    )


def scattered(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """Which Troops come back, and why they had gone (FIEF-0.52)."""
    yield say.key("fief-facing-rally", units=said(state.houses[seat].scattered))


def guests(state: Fief, say: Voice) -> Iterator[str]:
    """Among whom the group is that asks to pass or to land: who goes along is not seen before (FIEF-5.8, 5.14)."""
    top, moving = state.stack[-1], state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(top, Leaving) and isinstance(moving, Moving):
        troops, nobles = (
            state.land[moving.source].troops(top.seat),
            control.nobles(state, moving.source, top.seat),
        )
        yield say.key(
            "fief-facing-guests", seat=top.seat, units=(*nobles, *said(troops)), place=moving.source
        )


def shut_in(state: Fief, say: Voice, seat: Seat) -> Iterator[str]:
    """Where one is besieged, and how one gets out (FIEF-5.12, 5.20)."""
    places = tuple(
        one
        for one in control.villages(state, seat)
        if control.besieged(state, one) and state.land[one].post(seat)
    )
    if places:
        yield say.key("fief-facing-shut-in", villages=places)
