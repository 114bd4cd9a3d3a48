"""A whole game as one HTML file that needs no network: map, story and dice of every turn, a slider, keys."""

import base64
import html
import io
import re
from collections.abc import Callable, Sequence
from string import Template
from typing import Protocol

from PIL import Image

from bot.rules.contract import Event, Scene, Text
from data import ROOT
from render.maps.picture import compose
from render.words.alt import alt_text
from render.words.said import Say

Progress = Callable[[int, int], None]
"""Told how many of how many turns are drawn."""

SIZES = ((0.7, 80), (0.55, 70), (0.45, 60), (0.35, 50), (0.25, 40))
"""How large the maps are, and how well they are kept (WebP), from what is wished to what fits anywhere."""
_BOLD = re.compile(r"\*\*(.+?)\*\*")


class Roll(Protocol):
    """Dice: how many faces each has, and what they show."""

    @property
    def bound(self) -> int: ...
    @property
    def result(self) -> tuple[int, ...]: ...


class Turn(Protocol):
    """One turn: what was seen of it, the dice that were told, and the scene after it."""

    @property
    def events(self) -> Sequence[Event]: ...
    @property
    def rolls(self) -> Sequence[Roll]: ...
    @property
    def scene(self) -> Scene: ...


def replay_page(
    turns: Sequence[Turn],
    say: Say,
    theme: str,
    limit_bytes: int,
    progress: Progress | None = None,
    language: str = "en",
) -> bytes:
    """The page, with maps as large as `limit_bytes` allows.

    Raises ValueError if there are no turns, or if not even the smallest maps fit.
    """
    if not turns:
        raise ValueError("a replay needs at least one turn")
    images: list[Image.Image] = []
    for number, turn in enumerate(turns, 1):
        images.append(compose(turn.scene, say, theme))
        if progress is not None:
            progress(number, len(turns))
    articles = [_article(turn, say) for turn in turns]
    for scale, quality in SIZES:
        shown = (
            article.substitute(picture=_data(image, scale, quality))
            for article, image in zip(articles, images, strict=True)
        )
        made = _page(say(turns[0].scene.title), "\n".join(shown), len(turns), say, language).encode()
        if len(made) <= limit_bytes:
            return made
    raise ValueError(f"no replay fits into {limit_bytes} bytes")


def _page(title: str, turns: str, count: int, say: Say, language: str) -> str:
    labels = {
        name: html.escape(say(Text(key=f"page-{name}"))) for name in ("back", "on", "play", "pause", "turn")
    }
    template = Template((ROOT / "replay_page.html").read_text(encoding="utf-8"))
    return template.substitute(
        labels, title=html.escape(title), turns=turns, count=count, language=html.escape(language)
    )


def _article(turn: Turn, say: Say) -> Template:
    """A turn as HTML, but for its picture."""
    scene = turn.scene
    heading = html.escape(say(scene.corner)) if scene.corner else ""
    picture = f'<img src="$picture" alt="{_kept(html.escape(alt_text(scene, say)))}">'
    story = _list([say(text) for event in turn.events if (text := event.text())])
    if turn.rolls:
        dice = _list([_dice(roll) for roll in turn.rolls])
        story += f"<details><summary>{html.escape(say(Text(key='page-dice')))}</summary>{dice}</details>"
    return Template(f"<article><h2>{_kept(heading)}</h2>{picture}<div>{_kept(story)}</div></article>")


def _dice(roll: Roll) -> str:
    """What was thrown, and what came of it: `3d6: 6 5 2`."""
    return f"{len(roll.result)}d{roll.bound}: {' '.join(map(str, roll.result))}"


def _list(lines: Sequence[str]) -> str:
    items = "".join(f"<li>{_BOLD.sub(_strong, html.escape(line))}</li>" for line in lines)
    return f"<ul>{items}</ul>" if items else ""


def _strong(found: re.Match[str]) -> str:
    return f"<b>{found[1]}</b>"


def _kept(markup: str) -> str:
    """Markup in which nothing is taken for a place to fill in."""
    return markup.replace("$", "$$")


def _data(image: Image.Image, scale: float, quality: int) -> str:
    """A picture inside the page."""
    size = (round(image.width * scale), round(image.height * scale))
    out = io.BytesIO()
    image.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(out, "WEBP", quality=quality)
    return "data:image/webp;base64," + base64.b64encode(out.getvalue()).decode()
