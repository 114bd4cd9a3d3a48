"""Who may marry, who may part, who may be named by an office (FIEF-1.10 to 1.48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat
from bot.rules.fief.legal import titles
from bot.rules.fief.model.facts import COSTS, TITLES
from bot.rules.fief.model.people import is_lord, printed
from bot.rules.fief.model.phases import CARDS, HEAR_YE
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

DAENERYS = "targaryen_daenerys_targaryen"
"""May marry though she be Mother of Dragons (FIEF-8.43)."""
PROPOSALS = COSTS.limits.proposals_per_round


def wedded(state: Fief, seat: Seat) -> bool:
    """Whether the Marriage marker of a House is used. A House that has left binds its ally no more (FIEF-17.51)."""
    nobles = state.nobles
    spouses = [spouse for noble in state.houses[seat].succession if (spouse := nobles[noble].spouse)]
    return any(not state.houses[nobles[spouse].seat].gone for spouse in spouses)


def marriageable(state: Fief, noble: str) -> bool:
    """Whether somebody may marry, whoever it be (FIEF-1.10, 1.11)."""
    one = state.nobles[noble]
    if one.spouse or printed(noble, "bastard"):
        return False
    if not one.titles:
        return True
    if "brother" in one.titles or (titles.MOTHER in one.titles and noble != DAENERYS):
        return False
    office = titles.warden(state, noble) or titles.member(state, noble)
    return not office or "king" in one.titles or not state.options.has("office_celibacy")


def suitors(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Nobles of a House that could be wed."""
    house = state.houses[seat]
    if house.gone or wedded(state, seat):
        return ()
    return tuple([noble for noble in house.succession if marriageable(state, noble)])


def matches(state: Fief, noble: str) -> tuple[str, ...]:
    """With whom of other Houses."""
    mine = state.nobles[noble].seat
    return tuple(
        other
        for seat in state.seats
        if seat != mine
        for other in suitors(state, seat)
        if is_lord(other) != is_lord(noble)
    )


@last
def couples(state: Fief, seat: Seat) -> dict[str, tuple[str, ...]]:
    """For each suitor of a House the matches; none without one."""
    mine = suitors(state, seat)
    others = [other for one in state.seats if one != seat for other in suitors(state, one)] if mine else []
    found = {noble: tuple(one for one in others if is_lord(one) != is_lord(noble)) for noble in mine}
    return {noble: matched for noble, matched in found.items() if matched}


def may_wed(state: Fief, noble: str, spouse: str) -> bool:
    """Whether these two still can (FIEF-1.14)."""
    if noble not in state.nobles or spouse not in state.nobles:
        return False
    return noble in suitors(state, state.nobles[noble].seat) and spouse in matches(state, noble)


def dowry(noble: str, spouse: str) -> int:
    """What the House of `noble` pays the other for an ugly one, or gets (FIEF-1.12)."""
    return COSTS.other_prices.ugly_marriage * (printed(noble, "ugly") - printed(spouse, "ugly"))


# ── offices ───────────────────────────────────────────────────────────────────────────────────────


def able(state: Fief, title: str) -> str | None:
    """The holder of an office, if able to use it (FIEF-0.61, 1.26)."""
    noble = titles.holder(state, title)
    if noble is None or not state.nobles[noble].free or barred(state, noble):
        return None
    return noble


def barred(state: Fief, noble: str) -> bool:
    """An Outlaw, or banished (FIEF-0.70, 0.72)."""
    return bool({"outlaw", "banished"} & {*state.nobles[noble].marks})


def parting_office(state: Fief) -> str | None:
    """Who can end a marriage for others: the Master of Laws or, in Edition B, the Hand (FIEF-1.24, 1.25).

    One whose House has left refuses all: nobody is asked whether to ask him (FIEF-17.50, 0.95).
    """
    judge = able(state, "master_of_laws" if state.options.says("end_alliance") == "divorce" else "hand")
    return None if judge is None or state.houses[state.nobles[judge].seat].gone else judge


def separable(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Spouses of a House whose marriage could be ended and for whom nobody has asked yet (FIEF-1.23)."""
    if parting_office(state) is None:
        return ()
    asked = {*state.requests, *(state.nobles[one].spouse for one in state.requests if one in state.nobles)}
    return tuple(
        noble
        for noble, one in state.of(seat).items()
        if one.spouse and noble not in asked and not royal_line(state, noble)
    )


def royal_line(state: Fief, noble: str) -> bool:
    """FIEF-1.23: the King's marriage while the Heir lives."""
    pair = (noble, state.nobles[noble].spouse)
    return titles.heir(state) is not None and any("king" in state.nobles[one].titles for one in pair)


def idols_known(state: Fief) -> bool:
    """Whether this table knows the false idols; in Edition B with the Night's Watch alone (FIEF-1.30)."""
    return state.options.nwe or not state.options.has("idols_need_nwe")


def idol_breaker(state: Fief) -> str | None:
    """Who may declare the gods false: the Protector of the Realm; in Edition B the King (FIEF-1.30)."""
    if state.idols or not idols_known(state):
        return None
    crown = state.options.says("idols_actor") == "king"
    actor = titles.holder(state, "king") if crown else titles.protector(state)
    return actor if actor is not None and state.nobles[actor].free else None


def convert(state: Fief, actor: str) -> str | None:
    """The Hand who may turn to R'hllor beside him (FIEF-1.33)."""
    hand = able(state, "hand")
    return None if hand == actor else hand


def burnable(state: Fief) -> tuple[str, ...]:
    """Untitled Nobles (FIEF-1.34)."""
    return tuple(noble for noble in state.nobles if not titles.titled(state, noble))


def outlaws(state: Fief) -> tuple[str, ...]:
    return tuple(noble for noble, one in state.nobles.items() if "outlaw" in one.marks)


Pardoner = Literal["laws", "crown"]
PARDONERS: tuple[Pardoner, ...] = ("laws", "crown")
"""In this order; one may be both (FIEF-1.40)."""


def pardoner(state: Fief, office: Pardoner) -> str | None:
    """The Master of Laws; the King, Outlaw or not, or where there is none the Protector (FIEF-1.40, 1.41)."""
    if not state.options.has("royal_pardon"):
        return None
    if office == "laws":
        return able(state, "master_of_laws")
    crown = titles.holder(state, "king") or titles.protector(state)
    return crown if crown is not None and state.nobles[crown].free else None


def accusable(state: Fief) -> tuple[str, ...]:
    """Whom the Hand may declare Outlaw, or banish; of the banished, whose ban he may lift (FIEF-1.43, 1.48)."""
    if state.options.says("censure") == "outlaw":
        return tuple(
            noble
            for noble, one in state.nobles.items()
            if "outlaw" not in one.marks and "master_of_laws" not in one.titles
        )
    return tuple(
        noble for noble, one in state.nobles.items() if "king" not in one.titles and "heir" not in one.marks
    )


def forfeited(state: Fief, noble: str) -> tuple[str, ...]:
    """The Titles somebody would lose if the Hand named it."""
    outlawed = state.options.says("censure") == "outlaw"
    return forfeited_by_outlaw(state, noble) if outlawed else forfeited_by_ban(state, noble)


def forfeited_by_outlaw(state: Fief, noble: str) -> tuple[str, ...]:
    """FIEF-0.70."""
    return tuple(title for title in state.nobles[noble].titles if not TITLES[title].kept_by_outlaw)


def forfeited_by_ban(state: Fief, noble: str) -> tuple[str, ...]:
    """FIEF-0.72."""
    return tuple(
        title
        for title in state.nobles[noble].titles
        if title == "hand" or TITLES[title].type == "small_council" or title.startswith("warden_")
    )


def retirable(state: Fief, seat: Seat) -> tuple[str, ...]:
    """FIEF-0.34."""
    if state.phase not in (HEAR_YE, CARDS):
        return ()
    return tuple(
        noble
        for noble, one in state.of(seat).items()
        if one.free and not one.spouse and not titles.titled(state, noble)
    )


def may_declare_heir(state: Fief, seat: Seat) -> bool:
    """Whether the next Lord of a House may come of age as the Heir (FIEF-1.69)."""
    king, queen = titles.holder(state, "king"), titles.holder(state, "queen")
    if king is None or queen is None or titles.heir(state) is not None or not state.houses[seat].lords:
        return False
    royal = (state.nobles[king], state.nobles[queen])
    return all(one.free for one in royal) and seat in {one.seat for one in royal}
