"""Exploration Tokens: laid out, turned up, taken (TE-15.3, TE-15.23)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Text, Viewer
from bot.rules.kit.deck import BLANK, Cards, blank
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.news import News
from bot.rules.tiny_epic.model.facts import RANGERS, TOKENS


class NightFell(Event):
    """TE-15.2 to TE-15.4: the tokens lie on the map and in the supply, the Ranger Deck is made."""

    kind: Literal["night_fell"] = "night_fell"
    hidden: dict[str, str]
    supply: Cards
    aside: Cards
    rangers: Cards
    taken: Cards = ()
    """Valyrian Steel and Dragon Glass that the Treaty has from the start, and tokens left out (TE-15.5)."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        return changed(
            self,
            hidden=dict.fromkeys(self.hidden, BLANK),
            supply=blank(self.supply),
            aside=blank(self.aside),
            rangers=blank(self.rangers),
        )


class TokenLaid(Event):
    """TE-15.10: a token of the supply comes face down to a domain."""

    kind: Literal["token_laid"] = "token_laid"
    domain: str
    token: str

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

    def text(self) -> Text:
        return Text(key="tiny_epic-token-turned", args={"domain": self.domain, "token": self.token})


class TokenSpent(Event):
    """A token that lies face up is carried out or taken, and leaves the map."""

    kind: Literal["token_spent"] = "token_spent"
    domain: str
    token: str

    def text(self) -> Text:
        fact = TOKENS[self.token]
        return Text(
            key=f"tiny_epic-token-{fact.kind}", args={"domain": self.domain, "amount": fact.amount or 0}
        )


class RangerShown(Event):
    """TE-15.10: the Ranger Card of a round lies open; before its round if a Raven has shown it."""

    kind: Literal["ranger_shown"] = "ranger_shown"
    topic: ClassVar[str | None] = "card"
    reveals: ClassVar[bool] = True
    round: int
    card: str
    """Who turns it up folds it too; what it says stands in its facts."""

    def text(self) -> Text:
        card = RANGERS[self.card]
        attack = card.night_king_attacks
        args = {"round": self.round, "tokens": card.blue_tokens, "walkers": card.white_walkers}
        if attack is None:
            return Text(key="tiny_epic-ranger", args=args)
        return Text(key="tiny_epic-ranger-attack", args={**args, "target": attack})


class DragonJoined(Event):
    """TE-15.23b: the third Dragon Glass is taken, and the Ice Dragon is with the Night King from now on."""

    kind: Literal["dragon_joined"] = "dragon_joined"

    def text(self) -> Text:
        return Text(key="tiny_epic-dragon-joined")


EXPLORING_EVENTS: tuple[type[Event], ...] = (
    NightFell,
    TokenLaid,
    TokenTurned,
    TokenSpent,
    RangerShown,
    DragonJoined,
)
