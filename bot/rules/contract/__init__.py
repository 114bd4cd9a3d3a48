"""What every rule set is: the one thing the engine, the cogs and the renderer know of a game.

A rule set is a handful of pure functions over frozen models. Same events in, same state out, on
every machine: no clock, no disk, no network, no chance but the one handed in.

The way of one action: `act` judges it against a state and answers with events; `apply` folds each event
into the next state; `view` says what one viewer may know of a state; everything a person ever sees is
made from a View or from an event as that person sees it (`Event.seen_by`).

Control flow is data. A state carries a stack of small frames (phase, battle, window, vote: `bot.rules.kit.stack`);
nothing is kept alive between two actions, so a state written to JSON is complete and a nested decision is only a
deeper stack.

Read `actions`, `events`, `prompts` and `view` first, then `ruleset`, which asks for all of them; the rest is what these
are made of. Whoever uses the contract imports from here.

`docs/decisions/0001-contract.md` walks one hard case of each game through it, `0008-talk-and-sides.md` those of
games full of talk and of sides that nobody plays; `docs/adding-a-system.md` builds two tiny games on it.
"""

from bot.rules.contract.actions import (
    Action,
    CallOff,
    Concede,
    Elapse,
    EndGame,
    FieldKind,
    Handy,
    Reinstate,
    Words,
    field_kind,
    kind_of,
)
from bot.rules.contract.base import Model, Party, Seat, Viewer, models
from bot.rules.contract.candidates import Amount, Candidates, Choice, FreeText, Pick, Several
from bot.rules.contract.chance import Chance
from bot.rules.contract.events import Battle, Event, Feat, Topic, closes, events_seen
from bot.rules.contract.folding import Judged, fold, reached
from bot.rules.contract.options import Options
from bot.rules.contract.outcome import Outcome, Score
from bot.rules.contract.prompts import Prompt, awaited, held, prompts_seen
from bot.rules.contract.ruleset import Agent, Ruleset, State, deliberates, hand, successor
from bot.rules.contract.scene import Area, Arrow, Scene, Side, Slot, Token
from bot.rules.contract.view import Card, Figure, Note, OpenHand, Person, Roll, Room, SeatView, SideView, View
from bot.rules.contract.words import RuleError, Text, holds_alternatives, holds_parties, holds_typed_words

__all__ = [
    "Action",
    "Agent",
    "Amount",
    "Area",
    "Arrow",
    "Battle",
    "CallOff",
    "Candidates",
    "Card",
    "Chance",
    "Choice",
    "Concede",
    "Elapse",
    "EndGame",
    "Event",
    "Feat",
    "FieldKind",
    "Figure",
    "FreeText",
    "Handy",
    "Judged",
    "Model",
    "Note",
    "OpenHand",
    "Options",
    "Outcome",
    "Party",
    "Person",
    "Pick",
    "Prompt",
    "Reinstate",
    "Roll",
    "Room",
    "RuleError",
    "Ruleset",
    "Scene",
    "Score",
    "Seat",
    "SeatView",
    "Several",
    "Side",
    "SideView",
    "Slot",
    "State",
    "Text",
    "Token",
    "Topic",
    "View",
    "Viewer",
    "Words",
    "awaited",
    "closes",
    "deliberates",
    "events_seen",
    "field_kind",
    "fold",
    "hand",
    "held",
    "holds_alternatives",
    "holds_parties",
    "holds_typed_words",
    "kind_of",
    "models",
    "prompts_seen",
    "reached",
    "successor",
]
