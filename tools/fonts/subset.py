"""Cuts the bundled fonts down to the letters the pictures need.

`python -m tools.fonts.subset <folder of fontpkg wheels>` writes `data/fonts`; the wheels and their versions are in
`data/fonts/README.md`. Needs fontTools (dependency group `maps`).
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from data import ROOT

LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    0x218,
    0x219,
    0x21A,
    0x21B,
    *range(0x2010, 0x2027),
    0x2212,
    0x2192,
]
GREEK_AND_CYRILLIC = [*range(0x370, 0x400), *range(0x400, 0x460)]


@dataclass(frozen=True)
class Cut:
    """One bundled font: where it comes from and what of it is kept."""

    name: str
    package: str
    file: str
    letters: tuple[int, ...] = tuple(LATIN)
    weight: int | None = None


CUTS = (
    Cut("title", "fontpkg_cinzel", "Cinzel[wght].ttf", weight=800),
    Cut("label", "fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold.ttf", (*LATIN, *GREEK_AND_CYRILLIC)),
    Cut("text", "fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf", (*LATIN, *GREEK_AND_CYRILLIC)),
    Cut("number", "fontpkg_barlow_semi_condensed", "BarlowSemiCondensed-Bold.ttf"),
    Cut("sea", "fontpkg_eb_garamond", "EBGaramond-Italic[wght].ttf", weight=500),
)


def cut_font(cut: Cut, wheel: ZipFile) -> bytes:
    """The font reduced to its letters, at one weight, without hints."""
    font = TTFont(io.BytesIO(wheel.read(f"{cut.package}/files/{cut.file}")))
    if cut.weight is not None:
        font = instancer.instantiateVariableFont(font, {"wght": cut.weight}, inplace=False)
    options = subset.Options(hinting=False, layout_features=["kern", "mark", "mkmk"], notdef_outline=True)
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=cut.letters)
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def main(folder: Path) -> None:
    """Write every font and the licence of its family."""
    target = ROOT / "fonts"
    target.mkdir(exist_ok=True)
    for cut in CUTS:
        (found,) = folder.glob(f"{cut.package}-*.whl")
        with ZipFile(found) as wheel:
            (target / f"{cut.name}.ttf").write_bytes(cut_font(cut, wheel))
            licence = wheel.read(f"{cut.package}/LICENSE")
            (target / f"LICENSE-{cut.package.removeprefix('fontpkg_')}.txt").write_bytes(licence)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
