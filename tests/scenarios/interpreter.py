"""Scenarios in another language: the bot, the server and its people speak it, and an interpreter reads it to the test.

`interpreting(patch)` notes each sentence as it is said, beside what English would say; what a player then sees is read
back into English, so that one scenario holds for every language. Limits, labels, lists and forms are those of the
language that was spoken: Discord's checks see nothing of the interpreter.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot import words
from bot.rulebook import Book, book
from bot.rules.registry import GAMES
from bot.sandbox.model import Channel, Interaction, Json, Message
from bot.sandbox.people import Place, Value
from bot.sandbox.seen import Choice, Outcome, Seen, form, seen
from bot.sandbox.server import Sandbox
from bot.words import FALLBACK, capital
from cogs.interaction import names as names_shown
from cogs.lookups.rulebook import choice
from tests.scenarios.stage import SandboxPlayer

SHORT = 6
"""Letters below which words are read back only where they stand alone: `an` is in many a word."""
BESIDE = re.compile(r"(\n|\*\*|, | · |: |\. |-# |### |## )")
"""What stands between words that are alone."""


class Interpreter:
    """What was said, and what English would have said."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._noted: dict[str, str] = {}
        self._read: dict[str, str] = {}

    def note(self, said: str, english: str) -> None:
        """Remember a sentence, and how it begins where what comes first is called by a small word."""
        if said != english:
            self._noted[said] = english
        if said[:1].islower() and said.endswith("."):
            self._noted.setdefault(capital(said), capital(english))

    def note_rules(self, said: Book, english: Book) -> None:
        """Remember all clauses, and how a list of choices cuts them."""
        for told, meant in zip(said.chapters, english.chapters, strict=True):
            self.note(str(told), str(meant))
            self.note(told.lead, meant.lead)
            for clause, as_english in zip(told.clauses, meant.clauses, strict=True):
                self.note(clause.text, as_english.text)
                self.note(choice(clause), choice(as_english))

    def heard(self, value: Any) -> Any:
        """What was put into a sentence, as English would have put it: a figure, a name."""
        return self._noted.get(value, figure(value)) if isinstance(value, str) else value

    def english(self, text: str) -> str:
        """A text as English would have it; once it is read, whatever else is said."""
        if text not in self._read:
            self._read[text] = self._back(text)
        return self._read[text]

    def _back(self, text: str) -> str:
        if text in self._noted:
            return self._back(self._noted[text])
        long = sorted((said for said in tuple(self._noted) if len(said) >= SHORT and said in text), key=len)
        for said in reversed(long):
            text = re.sub(rf"(?<!\w){re.escape(said)}(?!\w)", lambda _, to=self._noted[said]: to, text)
        parts = BESIDE.split(text)
        return PERCENT.sub("%", "".join(self._noted.get(part, part) for part in parts))

    def read(self, value: Any) -> Any:
        """A Discord object with all its texts as English would have them."""
        match value:
            case str():
                return self.english(value)
            case list():
                return [self.read(each) for each in value]
            case dict():
                return {key: value[key] if key in KEPT else self.read(value[key]) for key in value}
        return value


def figure(value: Any) -> Any:
    """A number that was put into words elsewhere, as English writes it: `27,6` and `36 %`."""
    if isinstance(value, str) and FIGURE.fullmatch(value):
        return value.replace(".", "").replace(",", ".").replace("\xa0", "")
    return value


PERCENT = re.compile(r"(?<=\d)\xa0%")
FIGURE = re.compile(r"[<>]?\d+(\.\d{3})*(,\d+)?(\xa0%)?")
KEPT = {"custom_id", "id", "url", "proxy_url", "filename", "type", "emoji", "value", "values"}
"""What nobody reads."""


def interpreting(language: str, patch: Callable[[str, object], None]) -> Interpreter:
    """From here on each sentence in that language is noted. `patch` sets an attribute of a module for the test.

    Voices keep what they have said: those of an earlier test would say it unnoted, so there are new ones.
    """
    interpreter = Interpreter(language)
    say, names, listed = words._formatted, words.names_in, words.format_list

    def said(key: str, name: str, named: tuple[str, ...], *values: Any) -> Any:
        found = say(key, name, named, *values)
        english = say(key, FALLBACK, named, *map(interpreter.heard, values))
        if found[0] and english[0]:
            interpreter.note(found[0], english[0])
        return found

    def called(locale: str, system: str, own: Mapping[str, str]) -> Mapping[str, str]:
        found = names(locale, system, own)
        for id_, name in found.items():
            interpreter.note(name, own[id_])
            interpreter.note(capital(name), capital(own[id_]))
        return found

    def in_a_row(parts: list[str], style: Any = "standard", locale: Any = None) -> str:
        found = str(listed(parts, style, locale=locale))
        interpreter.note(found, str(listed(parts, style, locale=FALLBACK)))
        return found

    for game in GAMES:
        interpreter.note_rules(book(game, language), book(game))
    patch("bot.words._formatted", said)
    patch("cogs.interaction.names._voice", lru_cache(names_shown.VOICES)(names_shown._voice.__wrapped__))
    patch("bot.words.format_list", in_a_row)
    for module in ("interaction.names", "interaction.answers", "games.risk.forecasts"):
        patch(f"cogs.{module}.names_in", called)
    return interpreter


class ForeignPlayer(SandboxPlayer):
    """A player who speaks another language, and whose interpreter tells the test in English what is there."""

    def __init__(self, sandbox: Sandbox, name: str, interpreter: Interpreter) -> None:
        super().__init__(sandbox, name)
        self._interpreter = interpreter
        self._user.locale = interpreter.language
        for guild in self._world.guilds.values():
            guild.locale = interpreter.language

    async def select(self, message: Seen, menu: str | None, values: Sequence[Value], /) -> Outcome:
        options = self._seen(self._now(message)).menu(menu).options
        named = {option.label: option.value for option in options}
        return await super().select(message, menu, [named.get(str(one), one) for one in values])

    def _place(self, channel: Place | None) -> Channel:
        """A channel by what it is called, or by what English would have called it."""
        said = {self._interpreter.english(one.name): one.name for one in self._world.channels.values()}
        wanted = self.here if channel is None else channel
        return super()._place(said.get(wanted, wanted) if isinstance(wanted, str) else wanted)

    def _seen(self, message: Message) -> Seen:
        return seen(self._interpreter.read(self._sandbox.payloads.message(message)))

    def _outcome(self, interaction: Interaction) -> Outcome:
        found, modal = super()._outcome(interaction), interaction.modal
        if modal is None:
            return found
        parts: list[Json] = self._interpreter.read(modal.components)
        opened = form(modal.id, self._interpreter.english(modal.title), modal.custom_id, parts)
        return Outcome(found.reply, found.followups, opened, found.failure)

    async def complete(self, *args: Any, **more: Any) -> list[Choice]:
        found = await super().complete(*args, **more)
        return [Choice(self._interpreter.english(one.name), one.value) for one in found]
