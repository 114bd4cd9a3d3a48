"""A game as a film: an animated GIF in which every scene is a frame."""

import io
from collections.abc import Callable, Sequence

from PIL import Image

from bot.rules.contract import Scene
from render.base.palette import palette
from render.ground.inks import Inks, inks
from render.maps.picture import styles_of
from render.maps.split import stacked
from render.words.said import Say

Progress = Callable[[int, int], None]
"""Told how many of how many frames are drawn."""

SCALES = (0.6, 0.5, 0.42, 0.35, 0.28)
MOST = 120
"""Frames; a longer game shows every second or third turn."""
FRAME, LAST = 900, 6000
"""How long a frame stands, in milliseconds."""


def film(
    scenes: Sequence[Scene],
    say: Say,
    theme: str,
    limit_bytes: int,
    progress: Progress | None = None,
) -> bytes:
    """The scenes one after the other, as large as `limit_bytes` allows.

    Raises ValueError if there are no scenes, or if not even the smallest film fits.
    """
    if not scenes:
        raise ValueError("a film needs at least one scene")
    shown = thinned(scenes, MOST)
    own = shared_inks(shown, theme)
    while True:
        for scale in SCALES:
            made = _film(shown, say, theme, own, scale, progress)
            if len(made) <= limit_bytes:
                return made
        if len(shown) == 1:
            raise ValueError(f"no film fits into {limit_bytes} bytes")
        shown = thinned(shown, max(1, len(shown) // 2))


def thinned(scenes: Sequence[Scene], most: int) -> list[Scene]:
    """At most so many of the scenes, evenly spread, the last among them."""
    kept = min(most, len(scenes))
    return [scenes[(number + 1) * len(scenes) // kept - 1] for number in range(kept)]


def shared_inks(scenes: Sequence[Scene], theme: str) -> Inks:
    """One palette for all scenes."""
    used = {style for scene in scenes for style in styles_of(scene).values()}
    return inks(theme, tuple(style for style in dict.fromkeys(palette().sides.values()) if style in used))


def _film(
    scenes: Sequence[Scene], say: Say, theme: str, own: Inks, scale: float, progress: Progress | None
) -> bytes:
    frames: list[Image.Image] = []
    for number, scene in enumerate(scenes):
        room = _whole(frames) if scene.winners and frames else None
        frames.append(_frame(scene, say, theme, own, scale, room))
        if progress is not None:
            progress(number + 1, len(scenes))
    times = [FRAME] * (len(frames) - 1) + [LAST]
    out = io.BytesIO()
    whole = _whole(frames)
    frames = [_on(whole, frame, own) for frame in frames]
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        optimize=True,
        disposal=1,
    )
    return out.getvalue()


def _whole(frames: Sequence[Image.Image]) -> tuple[int, int]:
    return max(frame.width for frame in frames), max(frame.height for frame in frames)


def _on(whole: tuple[int, int], frame: Image.Image, own: Inks) -> Image.Image:
    """A frame on one of the size that all have: a board may be another from one moment to the next."""
    if frame.size == whole:
        return frame
    ground = own.paint(Image.new("RGB", whole, own.theme.bar))
    ground.putpalette(own.bytes)
    ground.paste(frame, ((whole[0] - frame.width) // 2, whole[1] - frame.height))
    return ground


def _frame(
    scene: Scene, say: Say, theme: str, own: Inks, scale: float, room: tuple[int, int] | None
) -> Image.Image:
    """One frame. Its palette has room left: the format needs a free index for what does not change.

    A picture of victory is higher than those before, and smaller to fit into their `room`.
    """
    image = stacked(scene, say, theme)
    if room is not None:
        scale = min(scale, room[0] / image.width, room[1] / image.height)
    size = (round(image.width * scale), round(image.height * scale))
    frame = own.paint(image.resize(size, Image.Resampling.BICUBIC))
    frame.putpalette(own.bytes)
    return frame
