"""The sentences of a language as they stand in its Fluent files, each parsed when it is first said.

Of some thousand sentences a process says a few hundred, and parsing all would be a fifth of its start.
"""

import re
from pathlib import Path

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from data import DataError

log = structlog.get_logger()

BEGINS = re.compile(r"(-?[A-Za-z][\w-]*) *=")
"""How a sentence, or a term, begins. What belongs to it is indented, or closes a brace."""

PLAIN = re.compile(r"([A-Za-z][\w-]*) *= *([^{}\n ]|[^{}\n ][^{}\n]*[^{}\n ])[ \n]*")
"""A sentence of one line with nothing to fill in."""


class Lexicon(FluentBundle):
    """All sentences of a language, by their keys."""

    def __init__(self, folder: Path) -> None:
        """Those of the `*.ftl` in `folder`, which is called as the language is.

        Raises DataError if there are none, or one is damaged so that it shows without parsing.
        """
        super().__init__([folder.name], use_isolating=False)
        files = sorted(folder.glob("*.ftl"))
        if not files:
            raise DataError(f"data/locales/{folder.name} has no words")
        self._texts: dict[str, str] = {}
        self._parsed = set[str]()
        for file in files:
            for key, text in _split(file).items():
                self._texts.setdefault(key, text)

    def has_message(self, message_id: str) -> bool:
        """See fluent."""
        return message_id in self._texts

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """See fluent, which finds whatever a sentence refers to by this, too."""
        key = f"-{entry_id}" if term else entry_id
        if key not in self._parsed and key in self._texts:
            resource = parsed(self._texts[key])
            if any(isinstance(one, ast.Junk) for one in resource.body):
                log.error("the words of a key are damaged", key=key, language=self.locales[0])
            self.add_resource(resource)
            self._parsed.add(key)
        return super()._lookup(entry_id, term)


def parsed(text: str) -> ast.Resource:
    """What Fluent makes of one sentence: of a plain one, as most are, without its parser."""
    if plain := PLAIN.fullmatch(text):
        pattern = ast.Pattern([ast.TextElement(plain[2])])
        return ast.Resource([ast.Message(ast.Identifier(plain[1]), pattern)])
    return FluentResource(text)


def check(folder: Path) -> None:
    """Raises DataError if a language lacks its files, or any sentence there is damaged."""
    Lexicon(folder)
    for file in sorted(folder.glob("*.ftl")):
        _parse(file, file.read_text(encoding="utf-8"))


def _split(file: Path) -> dict[str, str]:
    """The text of each entry of a file."""
    found = dict[str, str]()
    lines: list[str] = []  # of the entry at hand; of none before the first, and after a comment
    text = file.read_text(encoding="utf-8")
    key = ""
    for line in (*text.split("\n"), "#"):
        if not line or line[0] in " }":
            lines.append(line)
            continue
        if key:
            found.setdefault(key, "\n".join(lines))
        begun = BEGINS.match(line)
        key, lines = (begun[1], [line]) if begun else ("", [])
        if not begun and line[0] != "#":
            raise _damaged(file, line)
    for text in found.values():
        if text.count("{") != text.count("}"):  # said as such, or one is missing
            _parse(file, text)
    return found


def _parse(file: Path, text: str) -> None:
    junk = next((entry for entry in FluentResource(text).body if isinstance(entry, ast.Junk)), None)
    if junk:
        raise _damaged(file, str(junk.content))


def _damaged(file: Path, text: str) -> DataError:
    return DataError(f"data/locales/{file.parent.name}/{file.name} is damaged near: {text.strip()[:60]}")
