"""Elections: candidates, markers, tally, for one office or all free Wardens at once (FIEF-1.50 to 1.55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Action, Candidates, Model, Seat, Viewer
from bot.rules.fief.actions import Pass, Stand, Vote
from bot.rules.fief.events.court import Stood, StoodBack, Tallied, TokenSpent, Voted
from bot.rules.fief.events.people import TitleLost
from bot.rules.fief.frames.asking import Asking
from bot.rules.fief.frames.surprises import windows
from bot.rules.fief.legal import bargains, bestowal, titles, votes
from bot.rules.fief.model.facts import TITLES, WARDENS
from bot.rules.fief.model.watch import COMMANDER
from bot.rules.fief.play import bargaining, verbs, watch, wishes
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.orders import Orders
    from bot.rules.fief.model.state import Fief


class Run(Model):
    """Somebody stands."""

    office: str
    seat: Seat
    noble: str
    instead_of: str | None = None
    passed_to: str | None = None


class Laid(Model):
    """The markers of a player for one office."""

    office: str
    seat: Seat
    favour: str | None = None
    decoy: str | None = None
    defender: bool = False
    on: tuple[str, ...] = ()
    """On whom they lie: that is seen by all, where votes are laid by turns."""


class Ballot(Asking):
    kind: Literal["ballot"] = "ballot"
    offices: tuple[str, ...]
    """Not yet tallied."""
    step: Literal["call", "stand", "vote", "tally"] = "call"
    runs: tuple[Run, ...] = ()
    laid: tuple[Laid, ...] = ()
    done: tuple[Seat, ...] = ()
    """Who has no more to say in this step."""

    def pauses(self, state: Fief) -> bool:
        """Between two stages of the election (FIEF-8.2)."""
        return not self.awaits(state)

    @property
    def begun(self) -> bool:
        """Whether somebody has said something in this stage, which is one step (FIEF-8.2)."""
        return bool(self.done or (self.runs if self.step == "stand" else self.laid))

    # ── who is asked ──────────────────────────────────────────────────────────────────────────────

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        left = tuple(seat for seat in state.order if seat not in self.done and self.open_to(state, seat))
        return left if state.options.vote_order == "together" else left[:1]

    def open_to(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        """Offices for which a player has something to say in this step."""
        if self.step == "stand":
            named = {run.office for run in self.runs if run.seat == seat}
            return tuple(one for one in self.offices if one not in named and votes.standing(state, one, seat))
        if self.step == "vote":
            return tuple(one for one in self._votes_on(state, seat) if one not in self._voted(seat))
        return ()

    def _voted(self, seat: Seat) -> set[str]:
        return {laid.office for laid in self.laid if laid.seat == seat}

    def _votes_on(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        """Where it has votes, and somebody is left to vote for (FIEF-0.95)."""
        return tuple(
            one
            for one in self.offices
            if votes.strength(state, one, seat) > 0 and self._candidates(state, one)
        )

    def question(self, state: Fief) -> Question:
        office = self.offices[0] if len(self.offices) == 1 else "wardens"
        clause = {"king": "FIEF-1.61", "hand": "FIEF-1.76", COMMANDER: "FIEF-11.15"}.get(office, "FIEF-1.55")
        kind = "stand" if self.step == "stand" else "vote"
        return Question(kind, clause, {"title": office})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("stand" if self.step == "stand" else "vote", "pass")

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        """By the lists of the seat; nobody more where they name nobody for any office left (FIEF-17.12)."""
        orders, asked = state.houses[seat].orders, False
        for office in self.open_to(state, seat):
            try:
                found = self._listed(state, seat, office, orders)
            except LookupError:
                asked = True
                continue
            if found is not None:
                return found
        return None if asked else Pass()

    def _listed(self, state: Fief, seat: Seat, office: str, orders: Orders) -> Action | None:
        if self.step == "stand":
            able = tuple(
                one for one in votes.standing(state, office, seat) if not votes.needs_slot(state, office, one)
            )
            noble = wishes.first(orders, wishes.STAND, office, able)
            return None if noble is None else Stand(office=office, noble=noble)
        standing = self._candidates(state, office)
        favour = wishes.first(orders, wishes.VOTE, office, standing)
        said = wishes.DECOY in orders.said or f"{wishes.DECOY}:{office}" in orders.said
        decoys = state.options.vote_order == "turn" and said
        decoy = wishes.first(orders, wishes.DECOY, office, standing) if decoys else None
        return None if favour is None and decoy is None else Vote(office=office, favour=favour, decoy=decoy)

    def sealed_by(self, state: Fief, seat: Seat) -> bool:
        """Whether it has said something that it may take back: where all stand or vote together (FIEF-0.7)."""
        said = [run.seat for run in self.runs] if self.step == "stand" else [one.seat for one in self.laid]
        together = state.options.vote_order == "together" and self.step in ("stand", "vote")
        return together and bool(self.awaits(state)) and seat in (*said, *self.done)

    def reopened(self, seat: Seat) -> Self:
        """Without what it has said in this step."""
        runs, laid = self.runs, self.laid
        if self.step == "stand":
            runs = tuple(one for one in runs if one.seat != seat)
        else:
            laid = tuple(one for one in laid if one.seat != seat)
        return changed(self, runs=runs, laid=laid, done=tuple(one for one in self.done if one != seat))

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field == "office":
            return pick(self.open_to(state, seat))
        office = str(filled.get("office"))
        if office not in self.open_to(state, seat):
            return NONE
        match field:
            case "noble":
                return pick(votes.standing(state, office, seat))
            case "instead_of":
                return pick(self._given_up(state, seat, office, str(filled.get("noble"))))
            case "passed_to":
                return self._receivers(state, seat, filled)
            case "favour":
                return pick(self._candidates(state, office))
            case "decoy":
                together = state.options.vote_order == "together"
                return NONE if together else pick(self._candidates(state, office))
            case "defender":
                able = state.houses[seat].defenders and filled.get("favour") is not None
                return pick(("no", "yes")) if able else NONE
        return NONE

    def _candidates(self, state: Fief, office: str) -> tuple[str, ...]:
        here = (run for run in self.runs if run.office == office and not state.houses[run.seat].gone)
        return tuple(run.noble for run in here if run.noble in state.nobles)

    def _given_up(self, state: Fief, seat: Seat, office: str, noble: str) -> tuple[str, ...]:
        """Titles to give up: one held, or one that may be won in the same ballot (FIEF-0.42, 1.55)."""
        if noble not in votes.standing(state, office, seat):
            return ()
        same = [one for one in self.offices if one != office and TITLES[one].slot == TITLES[office].slot]
        hoped = () if state.options.has("strict_wardens") else tuple(same)
        return (*votes.given_up(state, office, noble), *hoped)

    def _receivers(self, state: Fief, seat: Seat, filled: Filled) -> Candidates:
        title, noble = filled.get("instead_of"), str(filled.get("noble"))
        if not isinstance(title, str) or title not in TITLES:
            return NONE
        own = votes.receivers(state, seat, noble, title)
        return pick((*own, *bargains.heirs_of(state, seat, title)))

    # ── what answers do ───────────────────────────────────────────────────────────────────────────

    def answer(self, play: Play, seat: Seat, action: Pass | Stand | Vote) -> None:
        match action:
            case Stand():
                play.emit(
                    Stood(
                        seat=seat,
                        office=action.office,
                        noble=action.noble,
                        instead_of=action.instead_of,
                        passed_to=action.passed_to,
                    )
                )
            case Vote():
                on = tuple(sorted(one for one in (action.favour, action.decoy) if one is not None))
                play.emit(
                    Voted(
                        seat=seat,
                        secret=self.secret,
                        office=action.office,
                        favour=action.favour,
                        decoy=action.decoy,
                        defender=action.defender,
                        on=on,
                    )
                )
            case Pass():
                play.emit(StoodBack(seat=seat, secret=self.secret))

    def sealed(self, seat: Seat) -> tuple[Action, ...]:
        """The markers it has laid, or that it will lay none."""
        laid = tuple(
            Vote(office=one.office, favour=one.favour, decoy=one.decoy, defender=one.defender)
            for one in self.laid
            if one.seat == seat and one.office in self.offices
        )
        return laid or ((Pass(),) if self.secret and seat in self.done else ())

    def with_candidate(
        self, office: str, seat: Seat, noble: str, instead_of: str | None, passed_to: str | None
    ) -> Self:
        run = Run(office=office, seat=seat, noble=noble, instead_of=instead_of, passed_to=passed_to)
        return changed(self, runs=(*self.runs, run))

    def with_vote(
        self,
        office: str,
        seat: Seat,
        favour: str | None,
        decoy: str | None,
        defender: bool,
        on: tuple[str, ...],
    ) -> Self:
        laid = Laid(office=office, seat=seat, favour=favour, decoy=decoy, defender=defender, on=on)
        return changed(self, laid=(*self.laid, laid))

    def with_done(self, seat: Seat) -> Self:
        return changed(self, done=(*self.done, seat))

    def seen_by(self, viewer: Viewer) -> Self:
        """Which marker is which, its owner knows."""
        laid = tuple(
            one if one.seat == viewer else changed(one, favour=None, decoy=None, defender=False)
            for one in self.laid
        )
        return changed(self, laid=laid)

    # ── how it goes on ────────────────────────────────────────────────────────────────────────────

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "call":
                called = tuple(one for one in self.offices if votes.held(play.state, one))
                self._next(play, called, "stand")
            case "stand":
                run = tuple(one for one in self.offices if self._candidates(play.state, one))
                self._next(play, run, "vote")
            case "vote":
                play.alter(Ballot(offices=self.offices, step="tally", runs=self.runs, laid=self.laid))
                windows.open_(play, "vote")
            case "tally" if self.offices:
                self._tally(play, self.offices[0])
            case "tally":
                play.pop()

    def _next(self, play: Play, offices: tuple[str, ...], step: Literal["stand", "vote"]) -> None:
        if not offices:
            play.pop()
            return
        secret = step == "vote" and play.state.options.vote_order == "together"
        kind = SecretBallot if secret else Ballot
        play.alter(kind(offices=offices, step=step, runs=self.runs))

    def _tally(self, play: Play, office: str) -> None:
        """FIEF-1.51: votes and eligibility are judged again; what lies there of who has left counts for nothing."""
        state = play.state
        runs = {run.noble: run for run in self.runs if run.office == office and _may(state, run)}
        mine = [laid for laid in self.laid if laid.office == office and not state.houses[laid.seat].gone]
        favours = {one.seat: one.favour for one in mine if one.favour in runs and one.favour is not None}
        decoys = {one.seat: one.decoy for one in mine if one.decoy is not None}
        tokens = tuple(one.seat for one in mine if one.defender and state.houses[one.seat].defenders)
        found = votes.counted(state, office, favours, tokens)
        won = votes.winner(state, office, favours, tokens)
        play.alter(changed(self, offices=self.offices[1:]))
        play.emit(
            Tallied(
                office=office,
                votes={noble: found.get(noble, 0) for noble in runs},
                favours={one.seat: one.favour for one in mine if one.favour is not None},
                decoys=decoys,
                winner=won,
            )
        )
        for seat in tokens:
            play.emit(TokenSpent(seat=seat))
        if won is not None:
            self._install(play, office, runs[won])

    def _install(self, play: Play, office: str, run: Run) -> None:
        """The Title; one given up for it is passed on within the House, which has had it since (FIEF-1.58), to another
        House that has agreed, or back on the board (FIEF-0.42): then the House has its Warden in him as before."""
        old = run.instead_of if votes.needs_slot(play.state, office, run.noble) else None
        own = old is not None and run.passed_to in votes.receivers(play.state, run.seat, run.noble, old)
        since = None if old is None or own else play.state.nobles[run.noble].since[old]
        if old is not None and own:
            verbs.pass_on(play, old, str(run.passed_to))
        elif old is not None:
            play.emit(TitleLost(noble=run.noble, title=old))
        if office == COMMANDER:
            watch.sent_up(play, run.noble)
        verbs.gain(play, run.noble, office, "elected", since)
        if old is not None and not own and run.passed_to in bargains.heirs_of(play.state, run.seat, old):
            taker = str(run.passed_to)
            able = taker in bestowal.takers(play.state, play.state.nobles[taker].seat, old, run.noble)
            if able and bargaining.used(play, run.seat, play.state.nobles[taker].seat, "title", old):
                verbs.gain(play, taker, old, "passed")


def _may(state: Fief, run: Run) -> bool:
    """Whether he still can be elected, with a slot or the Title he gives up for it; nobody of a House that has left."""
    if state.houses[run.seat].gone or not votes.eligible(state, run.office, run.noble):
        return False
    if not votes.needs_slot(state, run.office, run.noble):
        return True
    return run.instead_of in votes.given_up(state, run.office, run.noble)


class SecretBallot(Ballot):
    """Markers laid by all at the same time (`vote_order` together)."""

    kind: Literal["secret_ballot"] = "secret_ballot"  # type: ignore[assignment]
    secret: ClassVar[bool] = True

    @property
    def begun(self) -> bool:
        """That is nobody's business."""
        return True

    def asks(self, state: Fief) -> tuple[Seat, ...]:
        return tuple(seat for seat in state.order if self._votes_on(state, seat))

    def seen_by(self, viewer: Viewer) -> Self:
        """Whether anybody else has voted is nobody's business."""
        laid = tuple(one for one in self.laid if one.seat == viewer)
        return changed(self, laid=laid, done=tuple(seat for seat in self.done if seat == viewer))


def open_wardens(play: Play) -> None:
    """One by one, a Title that an earlier election has set free is elected for when its turn comes (FIEF-1.55)."""
    if play.state.options.warden_ballots == "together":
        free = tuple(title for title in WARDENS.values() if titles.holder(play.state, title) is None)
        play.push(Ballot(offices=free))
        return
    for title in reversed(WARDENS.values()):
        play.push(Ballot(offices=(title,)))


def open_king(play: Play) -> None:
    play.push(Ballot(offices=("king",)))


def open_hand(play: Play) -> None:
    play.push(Ballot(offices=("hand",)))
