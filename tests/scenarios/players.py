"""People who play a game to its end by what they see: by buttons alone, or by commands alone.

Both follow the same simple plan: place all armies at the first place offered, attack once, from the strongest place to
its weakest neighbour, fight to the end, move everybody in, end the turn.
"""

import re
from abc import ABC, abstractmethod

from bot.sandbox.errors import ApiError
from bot.sandbox.seen import Outcome, Seen
from bot.sandbox.values import Impossible
from tests.scenarios.stage import Player, Stage

MINE = "It is your turn"
OVER = "The secret behind the dice"


def dashboard(person: Player) -> Seen | None:
    """The live message of the channel, as this person sees it."""
    return person.newest(
        lambda seen: not seen.ephemeral and any(button.label == "Your move" for button in seen.buttons)
    )


def ending(person: Player) -> Seen | None:
    """The last message of a game."""
    return person.newest(lambda seen: OVER in seen.text)


def ends(labels: list[str]) -> str:
    """The button that ends the turn, and draws the card where one is earned; or nothing."""
    return next((label for label in labels if label.startswith("End the turn")), "")


def asks(shown: Seen, question: str) -> bool:
    """Whether a panel asks this: above its buttons, or in the menu where it is answered."""
    return question in shown.text or any(question in menu.placeholder for menu in shown.menus)


async def press_dashboard(person: Player, label: str) -> Outcome | None:
    """Press a button of the live message, and of its successor if it is just being replaced; None if the end of the
    game has taken its place: it may call somebody until the end is shown."""
    for _ in range(20):
        live = await person.wait(lambda: dashboard(person) or ending(person))
        assert live is not None
        if OVER in live.text:
            return None
        try:
            return await person.click(live, label=label)
        except (Impossible, ApiError):
            await person.settle()
    raise AssertionError("the dashboard is never still")


async def awaited(people: list[Player], but: Player | None = None) -> Player | None:
    """Whom the dashboard calls, and it is not `but`; None when the game is over."""

    def called() -> Player | Seen | None:
        last = people[0].newest(lambda seen: OVER in seen.text or "Waiting for" in seen.text)
        if last is None or OVER in last.text:
            return last
        found = [person for person in people if f"<@{person.id}>" in last.text and person is not but]
        return found[0] if found else None

    found = await people[0].wait(called)
    return None if isinstance(found, Seen) else found


class Way(ABC):
    """A way to play."""

    @abstractmethod
    async def take_turn(self, person: Player) -> None:
        """Do what this person is awaited for, until somebody else is."""


class ByButtons(Way):
    """Nothing but buttons and menus."""

    def __init__(self) -> None:
        self._attacked = False

    async def take_turn(self, person: Player) -> None:
        outcome, self._attacked = await press_dashboard(person, "Your move"), False
        # a set that is chosen has to be confirmed
        while outcome and (MINE in outcome.text or (outcome.reply and asks(outcome.reply, "Which set?"))):
            outcome = await self._go_on(person, _panel(outcome))

    async def _go_on(self, person: Player, panel: Seen) -> Outcome:
        labels = [button.label for button in panel.buttons]
        if "Fight to the end" in labels:
            return await person.click(panel, label="Fight to the end")
        if asks(panel, "Which set?"):
            chosen = "Redeem a set" in labels
            return await (person.click(panel, label="Redeem a set") if chosen else _first(person, panel))
        if "### Deploy" in panel.text:
            chosen_one = panel if "Deploy" in labels else _panel(await _first(person, panel))
            return await person.click(chosen_one, label="Deploy")
        if "### Attack" in panel.text and not self._attacked:
            return await self._attack(person, panel)
        if ends(labels):
            return await self._end(person, panel)
        return await _first(person, panel)

    async def _attack(self, person: Player, panel: Seen) -> Outcome:
        self._attacked = True
        while "Attack to the end" not in [button.label for button in panel.buttons]:
            panel = _panel(await _first(person, panel))
        return await person.click(panel, label="Attack to the end")

    async def _end(self, person: Player, panel: Seen) -> Outcome:
        outcome = await person.click(panel, label=ends([button.label for button in panel.buttons]))
        if outcome.reply is not None and "### End the turn" in outcome.text and MINE not in outcome.text:
            return await self._end(person, outcome.reply)
        return outcome


class ByCommands(Way):
    """Nothing but typed commands, every field of which is completed as it is typed."""

    def __init__(self) -> None:
        self._attacked = False

    async def take_turn(self, person: Player) -> None:
        outcome, self._attacked = await person.command("/game status"), False
        while MINE in outcome.text:
            outcome = await self._go_on(person, outcome.text)

    async def _go_on(self, person: Player, text: str) -> Outcome:
        asked = re.search(rf"{MINE} to (\w+)", text)
        assert asked is not None, text
        match asked[1]:
            case "choose":
                return await self._fill(person, "house", "house")
            case "hand":
                return await self._fill(person, "redeem", "cards")
            case "deploy":
                return await self._fill(person, "deploy", "territory", "armies")
            case "attack" if not self._attacked:
                self._attacked = True
                return await self._fill(person, "attack", "source", "target", "until")
            case "fight":
                return await self._fill(person, "press", "until")
            case "defend":
                return await self._fill(person, "defend", "dice")
            case "move":
                return await self._fill(person, "occupy", "armies")
            case "attack" | "draw":
                return await person.command("/risk end")
            case other:
                raise AssertionError(f"nobody knows how {other}: {text}")

    async def _fill(self, person: Player, kind: str, *fields: str) -> Outcome:
        """The command with the first thing offered in each field."""
        filled: dict[str, str | int | float] = {}
        for field in fields:
            offered = await person.complete(f"/risk {kind}", filled, focused=field)
            if not offered:
                return await person.command("/risk end")
            filled[field] = offered[0].value
        return await person.command(f"/risk {kind}", filled)


def _panel(outcome: Outcome) -> Seen:
    assert outcome.reply is not None, outcome.failure
    return outcome.reply


async def _first(person: Player, panel: Seen) -> Outcome:
    """Choose what is offered first: the likeliest."""
    if panel.menus:
        menu = panel.menus[0]
        return await person.select(panel, menu.custom_id, [menu.options[0].value])
    return await person.click(panel, custom_id=panel.buttons[0].custom_id)


async def begin(stage: Stage, *names: str, **pace: str) -> list[Player]:
    """A table of these people, Houses dealt and the game begun, at a pace; whoever is awaited comes first."""
    people = [stage.person(name) for name in names]
    host, *guests = people
    await host.command("/game new", system="risk")
    if pace:
        await host.command("/game pace", **pace)
    for guest in guests:
        await guest.command("/game join")
    await host.command("/game options", option="houses", value="deal")
    await host.command("/game start")
    first = await awaited(people)
    assert first is not None
    return [first, *(person for person in people if person is not first)]


async def panel(person: Player) -> Seen:
    """This person's private panel, fresh from the command."""
    return _panel(await person.command("/game play"))
