"""Exploration Tokens: laid out, turned up, taken (TE-15.3, TE-15.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Text, Viewer
from bot.rules.kit.deck import BLANK, Cards, blank
from bot.rules.kit.draft import changed, put, without
from bot.rules.tiny_epic.events.base import News, TinyEpicEvent, with_night
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.facts import RANGERS, TOKENS
from bot.rules.tiny_epic.model.night import PILES, Night

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


class NightFell(TinyEpicEvent):
    """TE-15.2 to TE-15.4: the tokens lie on the map and in the supply, the Ranger Deck is made."""

    kind: Literal["night_fell"] = "night_fell"
    hidden: dict[str, str]
    supply: Cards
    aside: Cards
    rangers: Cards
    taken: Cards = ()
    """Valyrian Steel and Dragon Glass that the Treaty has from the start, and tokens left out (TE-15.5)."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        """TE-15.2: he is on his mat, the White Walkers in their pool, the Ice Dragon at its place."""
        kinds = [TOKENS[token].kind for token in self.taken]
        night = Night(
            hidden=self.hidden,
            supply=self.supply,
            aside=self.aside,
            rangers=self.rangers,
            resolved=self.taken,
            glass=kinds.count("dragon_glass"),
            steel=kinds.count("valyrian_steel"),
        )
        return changed(state, night=night)

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(
            self,
            hidden=dict.fromkeys(self.hidden, BLANK),
            supply=blank(self.supply),
            aside=blank(self.aside),
            rangers=blank(self.rangers),
        )


class TokenLaid(TinyEpicEvent):
    """TE-15.10: a token of the supply comes face down to a domain."""

    kind: Literal["token_laid"] = "token_laid"
    domain: str
    token: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        night = night_of(state)
        return with_night(state, hidden={**night.hidden, self.domain: self.token}, supply=night.supply[1:])

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(self, token=BLANK)

    def text(self) -> Text:
        return Text(key="tiny_epic-token-laid", args={"domain": self.domain})


class TokenTurned(News):
    """The face-down token of a domain is turned up."""

    kind: Literal["token_turned"] = "token_turned"
    topic: ClassVar[str | None] = "token"
    reveals: ClassVar[bool] = True
    domain: str
    token: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        night = night_of(state)
        hidden = {domain: token for domain, token in night.hidden.items() if domain != self.domain}
        waiting = (*night.open.get(self.domain, ()), self.token)
        return with_night(state, hidden=hidden, open={**night.open, self.domain: waiting})

    def text(self) -> Text:
        return Text(key="tiny_epic-token-turned", args={"domain": self.domain, "token": self.token})


class TokenSpent(TinyEpicEvent):
    """A token that lies face up is carried out or taken, and leaves the map."""

    kind: Literal["token_spent"] = "token_spent"
    domain: str
    token: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        return _moved(state, self.token, self.domain, None)

    def text(self) -> Text:
        fact = TOKENS[self.token]
        return Text(
            key=f"tiny_epic-token-{fact.kind}", args={"domain": self.domain, "amount": fact.amount or 0}
        )


class TokenMoved(TinyEpicEvent):
    """A game master's hand: a token lies face up in another domain, or has been taken (None); it does nothing."""

    kind: Literal["token_moved"] = "token_moved"
    token: str
    source: str | None
    target: str | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        return _moved(state, self.token, self.source, self.target)

    def text(self) -> Text:
        return moved_text(self.token, self.source, self.target)


class TokenFound(TinyEpicEvent):
    """A game master's hand: a token that lay face down lies face up in a domain, or has been taken (None).

    If it lay on the map, the first token of its colour that lies beside it takes its place: so nobody learns where it
    lay, unless there is none left.
    """

    kind: Literal["token_found"] = "token_found"
    reveals: ClassVar[bool] = True
    token: str
    source: str | None
    """The domain in which it lay, if it did."""
    replaced: bool
    """Whether tokens of its colour lie beside the map."""
    target: str | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        """Of one who looks on, what lies face down is blank: all that is seen is that there is one less beside it."""
        night, pile = night_of(state), PILES[TOKENS[self.token].color]
        hidden, beside = {**night.hidden}, getattr(night, pile)
        if self.source is not None:
            del hidden[self.source]
        if self.token in beside:
            beside = without(beside, self.token)
        elif self.replaced:
            first, *rest = beside
            hidden |= {} if self.source is None else {self.source: first}
            beside = tuple(rest)
        state = with_night(state, hidden=hidden, **{pile: beside})
        return _laid(state, self.token, self.target, int(self.target is None))

    def seen_by(self, viewer: Viewer) -> Self | None:
        """A copy in any case: no preview shows the board after it, for that would tell without a trace where it lay."""
        return changed(self, source=None if self.replaced else self.source)

    def text(self) -> Text:
        if self.target is not None or self.source is not None:
            return moved_text(self.token, self.source, self.target)
        return Text(key="tiny_epic-token-found", args={"token": self.token})


class RangerShown(TinyEpicEvent):
    """TE-15.10: the Ranger Card of a round lies open; before its round if a Raven has shown it."""

    kind: Literal["ranger_shown"] = "ranger_shown"
    topic: ClassVar[str | None] = "card"
    reveals: ClassVar[bool] = True
    round: int
    card: str
    """Who turns it up folds it too; what it says stands in its facts."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        """Of one who looks on, the card was blank until now."""
        rangers = put(night_of(state).rangers, self.round - 1, self.card)
        return with_night(state, rangers=rangers, shown=self.round)

    def text(self) -> Text:
        card = RANGERS[self.card]
        attack = card.night_king_attacks
        args = {"round": self.round, "tokens": card.blue_tokens, "walkers": card.white_walkers}
        if attack is None:
            return Text(key="tiny_epic-ranger", args=args)
        return Text(key="tiny_epic-ranger-attack", args={**args, "target": attack})


class DragonJoined(TinyEpicEvent):
    """TE-15.23b: the third Dragon Glass is taken, and the Ice Dragon is with the Night King from now on."""

    kind: Literal["dragon_joined"] = "dragon_joined"

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, phase=2, dragon=night_of(state).king)

    def text(self) -> Text:
        return Text(key="tiny_epic-dragon-joined")


def _moved(state: TinyEpic, token: str, source: str | None, target: str | None) -> TinyEpic:
    """With a token that lay face up in a domain, or was taken (None), in another such place."""
    night = night_of(state)
    waiting, resolved = {**night.open}, night.resolved
    if source is None:
        resolved = without(resolved, token)
    elif left := without(waiting.pop(source), token):
        waiting[source] = left
    state = with_night(state, open=waiting, resolved=resolved)
    return _laid(state, token, target, (target is None) - (source is None))


def _laid(state: TinyEpic, token: str, target: str | None, more: int) -> TinyEpic:
    """With a token face up in a domain, or taken (None); so many `more` of its kind are taken now.

    Dragon Glass and Valyrian Steel cover a space of their tracks while they are taken; every other token is out of the
    game then.
    """
    night, kind = night_of(state), TOKENS[token].kind
    waiting, resolved = night.open, night.resolved
    if target is None:
        resolved = (*resolved, token)
    else:
        waiting = {**waiting, target: (*waiting.get(target, ()), token)}
    return with_night(
        state,
        open=waiting,
        resolved=resolved,
        glass=night.glass + more * (kind == "dragon_glass"),
        steel=night.steel + more * (kind == "valyrian_steel"),
    )


def moved_text(token: str, source: str | None, target: str | None) -> Text:
    """Where a token is now, or from where it was taken."""
    if target is None:
        return Text(key="tiny_epic-token-moved-taken", args={"token": token, "source": source or ""})
    return Text(key="tiny_epic-token-moved", args={"token": token, "target": target})


EXPLORING_EVENTS: tuple[type[TinyEpicEvent], ...] = (
    NightFell,
    TokenLaid,
    TokenTurned,
    TokenSpent,
    TokenMoved,
    TokenFound,
    RangerShown,
    DragonJoined,
)
