"""What each surprise card does (FIEF-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.rules.contract import Seat
from bot.rules.fief.events.cards import Played
from bot.rules.fief.events.court import Marked
from bot.rules.fief.events.surprises import PassageOpened
from bot.rules.fief.frames.surprises import uprising
from bot.rules.fief.frames.surprises.asked import Refusing, Rethrow, install
from bot.rules.fief.frames.war.breaking import ask_to_part, breakers
from bot.rules.fief.frames.war.goon import fighting
from bot.rules.fief.legal import control, sides, surprises, titles
from bot.rules.fief.legal import murder as odds
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.play import murder, verbs
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.orders import HandedIn


def do(play: Play, seat: Seat, entry: HandedIn) -> None:
    """Play a card that can be played as named; where nobody is named, the first who could does it."""
    EFFECTS[kind_of(entry.card)](play, seat, entry)


def _doer(play: Play, seat: Seat, entry: HandedIn) -> str:
    return entry.by or surprises.doers(play.state, seat, entry.card, entry.target)[0]


def _murder(play: Play, seat: Seat, entry: HandedIn) -> None:
    """FIEF-8.10 to 8.12."""
    by, victim = _doer(play, seat, entry), entry.target
    play.emit(Played(seat=seat, card=entry.card))
    play.emit(Marked(noble=by, mark="assassin"))
    if odds.sure(play.state, seat):
        murder.conclude(play, victim, None)
        return
    die, laws = murder.throw(play, seat, victim, by), odds.judge(play.state)
    if laws is None:
        murder.conclude(play, victim, die)
    else:
        play.push(Rethrow(seat=laws, by_seat=seat, victim=victim, by=by, die=die))


def _justice(play: Play, seat: Seat, entry: HandedIn) -> None:
    """FIEF-8.16."""
    play.emit(Played(seat=seat, card=entry.card))
    verbs.die(play, entry.target, "justice")


def _join(play: Play, seat: Seat, entry: HandedIn) -> None:
    """FIEF-8.40, 8.41: a free Hand of another House may refuse."""
    noble, hand = _doer(play, seat, entry), titles.holder(play.state, "hand")
    play.emit(Played(seat=seat, card=entry.card, stays=True))
    one = None if hand is None else play.state.nobles[hand]
    if one is None or not one.free or one.seat == seat or play.state.houses[one.seat].gone:
        install(play, noble, entry.target, entry.card)
    else:
        play.push(Refusing(seat=one.seat, by_seat=seat, card=entry.card, title=entry.target, noble=noble))


def _mother(play: Play, seat: Seat, entry: HandedIn) -> None:
    """FIEF-8.43."""
    play.emit(Played(seat=seat, card=entry.card, stays=True))
    install(play, entry.target, titles.MOTHER, entry.card)


def _uprising(play: Play, seat: Seat, entry: HandedIn) -> None:
    """FIEF-8.25."""
    uprising.begin(play, seat, entry.card, entry.target)


def _passage(play: Play, seat: Seat, entry: HandedIn) -> None:
    """FIEF-8.20: into walls, for a battle in which no Archer aims at a Noble; or past everybody, for this turn."""
    use, _, village = entry.target.partition(":")
    play.emit(Played(seat=seat, card=entry.card))
    play.emit(PassageOpened(seat=seat, use=use, village=village))
    if use == surprises.STORM:
        battle = fighting(play.state)
        play.alter(changed(battle, fray=changed(battle.fray, passage=True, aim="")))
        return
    turn: Any = play.state.stack[-1]
    away = control.nobles(play.state, village, seat)
    play.alter(changed(turn, unseen=tuple(dict.fromkeys((*turn.unseen, *away)))))


def _ambush(play: Play, seat: Seat, entry: HandedIn) -> None:
    """FIEF-8.23: a Captive at once; without its last leader its House gives up the fight (FIEF-0.52)."""
    battle, noble = fighting(play.state), entry.target
    fray, other_seat = battle.fray, play.state.nobles[noble].seat
    led, hunters = sides.leads(play.state, fray, other_seat), breakers(play.state, fray, fray.flank(seat))
    play.emit(Played(seat=seat, card=entry.card, target=noble))
    verbs.capture(play, noble, seat)
    if led and not sides.leads(play.state, fray, other_seat):
        battle.lose_heart(play, other_seat)
    ask_to_part(play, noble, hunters)


EFFECTS: Mapping[str, Callable[[Play, Seat, HandedIn], None]] = {
    surprises.ASSASSINATION: _murder,
    surprises.JUSTICE: _justice,
    surprises.JOIN: _join,
    surprises.MOTHER: _mother,
    surprises.UPRISING: _uprising,
    surprises.PASSAGE: _passage,
    surprises.AMBUSH: _ambush,
}
