"""What happens to gold and Nobles, with all that follows at once: each verb is a few events in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat
from bot.rules.fief.events.court import CityInherited, GodsRolled, Marked, Parted, TitlePassed
from bot.rules.fief.events.land import Controlled
from bot.rules.fief.events.people import (
    CameOfAge,
    Captured,
    ClaimLeft,
    Died,
    Fate,
    Freed,
    TitleGained,
    TitleLost,
)
from bot.rules.fief.events.rounds import Paid, Why
from bot.rules.fief.events.setup import DecksShuffled
from bot.rules.fief.events.war import Scattered
from bot.rules.fief.legal import control, court, places, stock, titles
from bot.rules.fief.model.facts import DOMAINS, MASTERS
from bot.rules.kit.draft import made

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.cards import DeckName
    from bot.rules.fief.model.people import Noble


def gold(play: Play, seat: Seat, by: int, why: Why) -> None:
    """From the bank, or to it."""
    if by:
        play.emit(made(Paid, seat=seat, by=by, why=why, public=play.state.options.gold_public))


def next_card(play: Play, deck: DeckName) -> str | None:
    """The one on top of a deck, which is rebuilt from its discards if it is empty (FIEF-2.8); None if it stays so."""
    if not play.state.deck(deck).pile:
        again = play.chance.shuffle(f"{deck} again", play.state.deck(deck).discard)
        play.emit(DecksShuffled(fortune=again) if deck == "fortune" else DecksShuffled(court=again))
    return next(iter(play.state.deck(deck).pile), None)


def come_of_age(play: Play, seat: Seat, village: str, lady: bool, heir: bool = False) -> None:
    """FIEF-2.27, 0.55: the next Noble of a deck comes into play and takes what its House has a claim to."""
    found = places.next_noble(play.state, seat, lady)
    assert found is not None
    source, noble = found
    inside = places.sheltered(play.state, seat, village)
    play.emit(CameOfAge(seat=seat, noble=noble, source=source, village=village, inside=inside, heir=heir))
    for title in play.state.houses[seat].claims:
        held = play.state.land[titles.seat_village(play.state, title)].owner == seat
        if held and titles.may_hold_fief(play.state, noble):
            play.emit(TitleGained(noble=noble, title=title, how="claimed"))


def die(play: Play, noble: str, fate: Fate) -> None:
    """FIEF-0.50 to 0.55."""
    one = play.state.nobles[noble]
    if "king" in one.titles:
        unqueen(play, one.spouse)
    disheartened = fate == "murder" and control.last_leader(play.state, noble)
    play.emit(Died(noble=noble, seat=one.seat, fate=fate))
    if disheartened:
        _dishearten(play, one.seat, one.place)
    inherit(play, one)


def inherit(play: Play, one: Noble) -> None:
    """FIEF-0.53: the Fief Titles of somebody who has died, or taken the black, great ones first."""
    order = list(DOMAINS)
    fiefs = [title for title in one.titles if title in DOMAINS]
    for fief in sorted(fiefs, key=lambda title: (DOMAINS[title].tier != "great", order.index(title))):
        _inherit(play, one.seat, one.spouse, fief)


def _dishearten(play: Play, seat: Seat, village: str) -> None:
    """FIEF-0.52 (a): Troops in the field of a Village that is not their own, whose last leader was murdered."""
    troops = play.state.land[village].troops(seat, "field")
    if troops:
        play.emit(Scattered(seat=seat, village=village, ground="field", troops=troops))


def gain(
    play: Play,
    noble: str,
    title: str,
    how: Literal["elected", "crowned", "passed"],
    since: int | None = None,
) -> None:
    """A Title, with what follows: the wife of the King is Queen, the Hand is no Master any more (FIEF-0.44, 1.16)."""
    one = play.state.nobles[noble]
    if title == "hand":
        for master in (held for held in one.titles if held in MASTERS):
            play.emit(TitleLost(noble=noble, title=master))
    play.emit(TitleGained(noble=noble, title=title, how=how, since=since))
    if title == "king" and one.spouse:
        play.emit(TitleGained(noble=one.spouse, title="queen", how="wed"))


def pass_on(play: Play, title: str, to: str) -> None:
    """FIEF-0.42, 10.5; a Master who becomes Hand is Master no more (FIEF-0.44)."""
    holder = titles.holder(play.state, title)
    assert holder is not None
    if title == "hand":
        for master in (held for held in play.state.nobles[to].titles if held in MASTERS):
            play.emit(TitleLost(noble=to, title=master))
    play.emit(TitlePassed(title=title, noble=holder, to=to))


def unqueen(play: Play, noble: str) -> None:
    """Somebody is the King's wife no longer (FIEF-1.22, 1.67)."""
    if noble in play.state.nobles and "queen" in play.state.nobles[noble].titles:
        play.emit(TitleLost(noble=noble, title="queen"))


def part(play: Play, noble: str, how: Literal["divorce", "annulment", "broken"]) -> None:
    """FIEF-1.20 to 1.27: a marriage ends while both live."""
    spouse = play.state.nobles[noble].spouse
    unqueen(play, noble)
    unqueen(play, spouse)
    play.emit(Parted(noble=noble, spouse=spouse, how=how))


def outlaw(play: Play, noble: str) -> None:
    """FIEF-0.70, 0.71: an Outlaw loses most Titles, and the Heir his hope where that is one."""
    _forfeit(play, noble, court.forfeited_by_outlaw(play.state, noble))
    play.emit(Marked(noble=noble, mark="outlaw"))
    if play.state.options.heir_is_title and "heir" in play.state.nobles[noble].marks:
        play.emit(Marked(noble=noble, mark="heir", off=True))


def banish(play: Play, noble: str) -> None:
    """FIEF-0.72: one at a time, so that another ban is lifted."""
    for other, one in tuple(play.state.nobles.items()):
        if "banished" in one.marks:
            play.emit(Marked(noble=other, mark="banished", off=True))
    play.emit(Marked(noble=noble, mark="banished"))
    _forfeit(play, noble, court.forfeited_by_ban(play.state, noble))


def _forfeit(play: Play, noble: str, lost: tuple[str, ...]) -> None:
    for title in reversed(lost):
        play.emit(TitleLost(noble=noble, title=title))


def curse(play: Play, noble: str) -> None:
    """FIEF-1.36: the die of one whom the gods have cursed."""
    thrown = play.die("gods")
    play.emit(GodsRolled(noble=noble, seat=play.state.nobles[noble].seat, die=thrown))
    if thrown == 1:
        die(play, noble, "gods")


def capture(play: Play, noble: str, by: Seat) -> None:
    """FIEF-0.60."""
    play.emit(Captured(noble=noble, seat=play.state.nobles[noble].seat, party=by))


def free(play: Play, noble: str, village: str | None = None) -> None:
    """FIEF-0.64; at this Village, where it is said (FIEF-11.46); inside walls of its House (FIEF-5.15)."""
    one, village = play.state.nobles[noble], village or places.refuge(play.state, noble)
    here = play.state.land[village]
    home = here.owner == one.seat or here.post(one.seat) is not None
    inside = places.sheltered(play.state, one.seat, village)
    play.emit(Freed(noble=noble, seat=one.seat, village=village, shielded=not home, inside=inside))


def _inherit(play: Play, seat: Seat, spouse: str, fief: str) -> None:
    """FIEF-0.53: the first of its House on the succession list who may, else the spouse, else nobody."""
    state = play.state
    heirs = [*state.houses[seat].succession, *([spouse] if spouse in state.nobles else [])]
    taker = next((noble for noble in heirs if titles.may_hold_fief(state, noble)), None)
    if taker is not None:
        if taker == spouse:
            take_city(play, seat, state.nobles[taker].seat, fief)
        play.emit(TitleGained(noble=taker, title=fief, how="inherited"))
    elif state.land[titles.seat_village(state, fief)].owner == seat:
        play.emit(ClaimLeft(seat=seat, title=fief, held=True))


def take_city(play: Play, seat: Seat, heir: Seat, fief: str) -> None:
    """FIEF-0.54: the spouse's House takes over the Fortified City, with Troops of its own for the garrison."""
    village = titles.seat_village(play.state, fief)
    here = play.state.land[village]
    if here.fort != "fortified_city" or here.owner != seat:
        return
    gone = here.troops(seat, "inside")
    raised = {
        kind: left
        for kind, count in gone.items()
        if (left := min(count, stock.troops(play.state, heir, kind))) > 0
    }
    play.emit(CityInherited(seat=seat, heir=heir, village=village, gone=gone, raised=raised))
    play.emit(Controlled(village=village, seat=heir))
