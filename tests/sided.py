"""The Vigil: the Tourney of `docs/adding-a-system.md` with what it lacks: sides that nobody plays, cards that lie open,
lines for all, feats and topics of its own.

The dead win wherever anybody laid a one in the last round; the watch wins along with whoever has won.
"""

from typing import Annotated, Any, ClassVar, Literal

from bot.rules.contract import (
    Action,
    Battle,
    Card,
    Event,
    Feat,
    Figure,
    OpenHand,
    Outcome,
    Score,
    Several,
    SideView,
    Text,
    Topic,
    Words,
)
from bot.rules.kit.offers import pick
from tests.worked import module

DEAD, WATCH = "dead", "watch"


class Turned(module().Round):  # type: ignore[misc]
    """A round that is over: the dead have fought the winner, and lost."""

    kind: Literal["turned"] = "turned"
    topic: ClassVar[Topic | None] = "vigil"

    def battle(self) -> Battle:
        return Battle(attacker=DEAD, defender=self.winner, won=False)

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(name="nights", party=self.winner), Feat(name="rises", party=DEAD, count=2))


class Slept(module().Round):  # type: ignore[misc]
    """Never happens; it is about cards."""

    kind: Literal["slept"] = "slept"
    topic: ClassVar[Topic | None] = "card"


class Proclaim(Action):
    """Say something for the record."""

    kind: Literal["proclaim"] = "proclaim"
    words: Annotated[str, Words(300)]


class Proclaimed(Event):
    """Somebody has said something."""

    kind: Literal["proclaimed"] = "proclaimed"
    seat: int
    words: str

    def text(self) -> Text:
        """In the words of a game master's announcement, for the vigil has none of its own."""
        said = {"who": "Cate", "why": "so", "plays": 0}
        return Text(key="act-announce-signed", args={"seat": self.seat, "words": self.words, **said})


class VigilRules(module().TourneyRules):  # type: ignore[misc]
    """Its rule set."""

    id = command = "vigil"
    names: ClassVar = {DEAD: "the Night King", WATCH: "the Night's Watch", "winterfell": "Winterfell"}
    actions: ClassVar[Any] = (*module().TourneyRules.actions, Proclaim)
    events: ClassVar[Any] = (*module().TourneyRules.events, Turned, Slept, Proclaimed)
    ending: ClassVar[Literal["dead", "watch", "both", "nobody"]] = "dead"

    def act(self, state: Any, seat: int, action: Action, chance: Any) -> Any:
        if isinstance(action, Proclaim):
            return (Proclaimed(seat=seat, words=action.words),)
        return super().act(state, seat, action, chance)

    def apply(self, state: Any, event: Event) -> Any:
        return state if isinstance(event, Proclaimed) else super().apply(state, event)

    def candidates(self, view: Any, kind: str, filled: Any, field: str) -> Any:
        offered = super().candidates(view, kind, filled, field)
        if kind != "end_game":
            return offered
        return Several(choices=(*offered.choices, *pick((DEAD, WATCH)).choices), low=0, high=4)

    def outcome(self, state: Any) -> Outcome | None:
        found: Outcome | None = super().outcome(state)
        if found is None or state.stopped:
            return found
        winners = {"dead": (DEAD,), "watch": (WATCH, *found.winners), "both": (WATCH, DEAD), "nobody": ()}
        scores = (*found.scores, Score(seat=DEAD, total=3, parts={"wins": 3}))
        return found.model_copy(update={"winners": winners[self.ending], "scores": scores})

    def view(self, state: Any, viewer: int | None) -> Any:
        sides = (
            SideView(side=DEAD, figures=(Figure(key="wins", value=3),)),
            SideView(side=WATCH, out=True),
        )
        row = tuple(Card(id=str(n), title=Text(key="tourney-card", args={"card": n})) for n in (1, 2))
        hands = (OpenHand(title=Text(key="vigil-row", args={"party": DEAD}), cards=row),)
        found = super().view(state, viewer)
        return VigilView.model_validate({**dict(found), "sides": sides, "hands": hands})


class VigilView(module().View):  # type: ignore[misc]
    """With lines for all."""

    @property
    def public(self) -> tuple[Text, ...]:
        return tuple(Text(key=f"vigil-line-{n}", args={"party": DEAD}) for n in range(5))


def vigil(ending: str = "dead") -> Any:
    """The rule set under which the game ends so."""
    rules = VigilRules()
    rules.ending = ending
    return rules
