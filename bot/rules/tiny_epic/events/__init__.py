"""What happens, by subject; each event says who may know of it, how it is told, and what it does to the state."""

from bot.rules.tiny_epic.events.base import TinyEpicEvent
from bot.rules.tiny_epic.events.battle import BATTLE_EVENTS
from bot.rules.tiny_epic.events.board import BOARD_EVENTS
from bot.rules.tiny_epic.events.cards import CARD_EVENTS
from bot.rules.tiny_epic.events.exploring import EXPLORING_EVENTS
from bot.rules.tiny_epic.events.flow import FLOW_EVENTS
from bot.rules.tiny_epic.events.mat import MAT_EVENTS
from bot.rules.tiny_epic.events.night import NIGHT_EVENTS
from bot.rules.tiny_epic.events.rival import RIVAL_EVENTS
from bot.rules.tiny_epic.events.rounds import ROUND_EVENTS

EVENTS: tuple[type[TinyEpicEvent], ...] = (
    *ROUND_EVENTS,
    *BOARD_EVENTS,
    *CARD_EVENTS,
    *BATTLE_EVENTS,
    *EXPLORING_EVENTS,
    *NIGHT_EVENTS,
    *MAT_EVENTS,
    *RIVAL_EVENTS,
    *FLOW_EVENTS,
)
