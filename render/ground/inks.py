"""The colours of one picture as a palette.

A picture is indices from start to end: that is what makes it quick and its file small. The first colours are common to
every picture of a theme; after them each style has `TONES_OF_A_STYLE` of its own, in slots. A frame drawn for one style
alone has that style in slot 0, and `slot_table` moves it to another slot.
"""

from functools import lru_cache

from PIL import Image

from render.base.palette import RGB, Style, Theme, lightness, mix, palette, ramp
from render.ground.terrain import BASE, EDGE, FROST, LIGHT, PATTERN_LEVELS, RIM, SHADE, TONES

SNOW = 0.42
"""How much lighter the lit slopes of frozen land are."""


def common_colours(theme: Theme) -> list[RGB]:
    """What every picture of a theme may use besides the sides' own colours."""
    tints = ramp(theme.sea_far, theme.sea_near, 8)
    return [
        *ramp(theme.ground, theme.letters, 7),
        theme.ink,
        *ramp(theme.bar, theme.bar_text, 5),
        theme.bar_edge,
        *ramp(theme.bar, theme.gold, 4)[1:],
        mix(theme.ink, theme.bright, 0.5),
        theme.bright,
        *(
            colour
            for base in (theme.attack, theme.conquest, theme.move)
            for colour in (mix(theme.ink, base, 0.5), base)
        ),
        theme.casing,
        *tints,
        *(mix(tint, theme.sea_line, part) for tint in tints[::2] for part in (0.3, 0.7)),
        mix(theme.sea_near, theme.sea_glow, 0.35),
        mix(theme.sea_near, theme.sea_glow, 0.75),
        *(mix(tints[i], theme.ground, part) for i in (0, 7) for part in (0.4, 0.75)),
        *(mix(tints[1], theme.sea_text, part) for part in (0.3, 0.6, 0.9)),
        mix(tints[5], theme.lane, 0.5),
        theme.lane,
        *ramp(theme.snow, mix(theme.snow, theme.ink, 0.75), 6),
        mix(theme.snow, theme.light, 0.7),
        *(mix(theme.dust, theme.ink, part) for part in (0, 0.14, 0.6)),
        mix(theme.dust, theme.light, 0.2),
        theme.heath,
        mix(theme.heath, theme.ink, 0.14),
        mix(theme.heath, theme.light, 0.2),
        theme.river,
        theme.ice,
        theme.ice_shade,
    ]


def fill_of(style: Style, theme: Theme) -> RGB:
    """A side's colour as this theme prints it."""
    return printed(style.fill, theme)


def printed(colour: RGB, theme: Theme) -> RGB:
    """A fill as this theme prints it."""
    grey = round(sum(colour) / 3)
    toned = mix((grey, grey, grey), colour, theme.fill_gain)
    return mix(toned, (255, 255, 255), theme.fill_lift)


def motif_of(style: Style, theme: Theme) -> RGB:
    """The colour of a side's pattern: lighter on dark fills, else darker."""
    fill = fill_of(style, theme)
    return mix(fill, (255, 255, 255) if lightness(fill) < 95 else theme.ink, 0.27)


def style_colours(style: Style, theme: Theme) -> list[RGB]:
    """The colours of a side's land: see `level_table` for their order."""
    fill = fill_of(style, theme)
    motif = motif_of(style, theme)
    deep = mix((0, 0, 0), theme.ink, 0.5)

    def tone(base: RGB, at: int) -> RGB:
        if at == EDGE:
            return mix(base, deep, 0.52)
        if at == RIM:
            return mix(base, deep, 0.3)
        if at == SHADE:
            return mix(base, deep, 0.085)
        if at == LIGHT:
            return mix(base, (255, 255, 255), SNOW if base in frozen else 0.1)
        return base

    levels = [printed(ground, theme) for ground in style.grounds] or [
        mix(fill, motif, level / (PATTERN_LEVELS - 1)) for level in range(PATTERN_LEVELS)
    ]
    frozen = levels[FROST : FROST + 1] if style.grounds else []
    lit = mix(fill, theme.light, 0.45)
    return [
        tone(fill, EDGE),
        *(tone(base, at) for base in levels for at in (RIM, SHADE, BASE, LIGHT)),
        lit,
        mix(fill, deep, 0.75),
    ]


TONES_OF_A_STYLE = 1 + PATTERN_LEVELS * (TONES - 1) + 2


def level_table(first: int) -> list[int]:
    """From `tone + TONES * pattern level` to the index of its colour, for a style whose colours begin at `first`."""
    table = [first] * 256
    for level in range(PATTERN_LEVELS):
        for at in (RIM, SHADE, BASE, LIGHT):
            table[at + TONES * level] = first + 1 + level * (TONES - 1) + at - 1
    return table


class Inks:
    """The palette of one picture: a theme and the styles in its slots."""

    def __init__(self, theme: Theme, styles: tuple[Style, ...]) -> None:
        self.theme = theme
        common = common_colours(theme)
        self.first = len(common)
        self.colours: list[RGB] = common + [
            colour for style in styles for colour in style_colours(style, theme)
        ]
        if len(self.colours) > 255:
            raise ValueError(f"{len(styles)} sides are more than one picture has colours for")
        self.bytes = bytes(part for colour in self.colours for part in colour)
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(self.bytes + self.bytes[:3] * (256 - len(self.colours)))

    def paint(self, image: Image.Image) -> Image.Image:
        """A coloured image (mode RGB) in the nearest inks."""
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def slot_table(self, slot: int) -> list[int]:
        """Moves a frame drawn for one style alone to a slot."""
        shift = slot * TONES_OF_A_STYLE
        return [i if i < self.first else min(i + shift, 255) for i in range(256)]


@lru_cache(128)
def inks(theme: str, styles: tuple[Style, ...]) -> Inks:
    """The inks of a theme with these styles."""
    return Inks(palette().themes[theme], styles)
