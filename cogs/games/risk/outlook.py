"""The odds of an attack where it is begun: how likely the land falls, and what it may cost (RISK-12, RISK-14.5).

Exact, with the units, Characters and cards in effect; all of it is public.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.rules.risk.play.odds import Side, forecast
from bot.rules.risk.show.mitchell import landing_chance
from bot.rules.risk.show.outlook import quick, sides
from bot.rules.risk.show.view import RiskView
from bot.words import Voice
from cogs.interaction.numbers import decimal, percent


def before(view: RiskView, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """The odds of an attack whose lands are chosen, or of the invasion that goes on."""
    source, target = _lands(view, kind, filled)
    if not source or not target or not _armed(view, source, target):
        return ""
    attack, defence = sides(view, source, target, units=_units(filled.get("units")))
    stop = _number(filled.get("until")) or 1
    if dice := _number(filled.get("dice")):
        attack = replace(attack, dice_limit=dice)
    if attack.armies <= stop:
        return ""
    return said(say, attack, defence, stop)


def beside(
    view: RiskView, say: Voice, kind: str, filled: Mapping[str, object], field: str, value: str
) -> str:
    """Beside each land that may be attacked, by oneself or by exiles: how likely it falls."""
    if (kind, field) == ("land", "territory"):
        return _landing(view, say, str(filled.get("house")), value)
    source = str(filled.get("source", ""))
    if (kind, field) != ("attack", "target") or not _armed(view, source, value):
        return ""
    return percent(say, quick(view, source, value))


def _landing(view: RiskView, say: Voice, side: str, place: str) -> str:
    """MITCHELL-6.3: they fight to the end."""
    if side not in view.off_board or not view.armies.get(place):
        return ""
    return percent(say, landing_chance(view.known, side, place))


def said(say: Voice, attack: Side, defence: Side, stop: int) -> str:
    """The odds in a line."""
    found = forecast(attack, defence, stop)
    return say.key(
        "odds-before",
        chance=percent(say, found.chance),
        stop=stop,
        attackers=decimal(say, found.attackers_lost),
        defenders=decimal(say, found.defenders_lost),
    )


def _lands(view: RiskView, kind: str, filled: Mapping[str, object]) -> tuple[str, str]:
    if kind == "attack":
        return str(filled.get("source", "")), str(filled.get("target", ""))
    if kind == "press" and view.invasion is not None:
        return view.invasion.source, view.invasion.target
    return "", ""


def _armed(view: RiskView, source: str, target: str) -> bool:
    """Whether there is a battle to reckon."""
    return view.armies.get(source, 0) > 1 and view.armies.get(target, 0) > 0


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _units(value: object) -> tuple[int, int] | None:
    """Knights and Siege Engines of a value such as `2-1`."""
    if not isinstance(value, str) or "-" not in value:
        return None
    knights, engines = value.split("-")
    return int(knights), int(engines)
