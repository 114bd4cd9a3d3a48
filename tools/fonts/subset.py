"""Cuts the bundled fonts down to the letters the pictures need.

`python -m tools.fonts.subset <folder>` writes `data/fonts`. In the folder lie the wheels, and beside them the files
of fonts that are in none, with their licences; `data/fonts/README.md` says where all of them come from. Needs fontTools
(dependency group `maps`).
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
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


HEBREW = (*range(0x5B0, 0x5F5), *range(0xFB1D, 0xFB50))
ARABIC = (*range(0x600, 0x700), *range(0x750, 0x780), 0x200C, 0x200D)
SYMBOLS = (
    *range(0x10A0, 0x1100),
    *range(0x530, 0x590),
    *range(0x2190, 0x2200),
    *range(0x25A0, 0x27C0),
    *range(0x2B00, 0x2B60),
)
"""Georgian, Armenian, arrows, and what people put around their names."""


def _sets() -> tuple[int, ...]:
    """The characters of the everyday sets of China, Taiwan, Japan and Korea: about 11,000 of 75,000."""
    found = {*range(0x3000, 0x3100), *range(0x30FB, 0x3100), *range(0xFF00, 0xFFF0)}
    rows = {
        "gb2312": range(0xB0, 0xF8),
        "big5": range(0xA4, 0xC7),
        "euc_jp": range(0xB0, 0xF5),
        "euc_kr": range(0xB0, 0xC9),
    }
    for codec, leads in rows.items():
        for lead in leads:
            for trail in range(0x40, 0xFF):
                with suppress(UnicodeDecodeError):
                    found |= set(map(ord, bytes((lead, trail)).decode(codec)))
    return tuple(sorted(found))


@dataclass(frozen=True)
class Cut:
    """One bundled font: where it comes from and what of it is kept.

    A `script` stands in for what the others lack: it keeps all it needs to join letters, and shows nothing for what it
    has not.
    """

    name: str
    package: str
    file: str
    letters: tuple[int, ...] = tuple(LATIN)
    weight: int | None = None
    script: bool = False


CUTS = (
    Cut("title", "fontpkg_cinzel", "Cinzel[wght].ttf", weight=800),
    Cut("label", "fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold.ttf", (*LATIN, *GREEK_AND_CYRILLIC)),
    Cut("text", "fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf", (*LATIN, *GREEK_AND_CYRILLIC)),
    Cut("number", "fontpkg_barlow_semi_condensed", "BarlowSemiCondensed-Bold.ttf"),
    Cut("sea", "fontpkg_eb_garamond", "EBGaramond-Italic[wght].ttf", weight=500),
    Cut("hebrew", "fontpkg_heebo", "Heebo[wght].ttf", HEBREW, 700, script=True),
    Cut("arabic", "fontpkg_noto_sans_arabic", "NotoSansArabic[wdth,wght].ttf", ARABIC, 700, script=True),
    Cut(
        "devanagari",
        "fontpkg_noto_sans_devanagari",
        "NotoSansDevanagari[wdth,wght].ttf",
        (*range(0x900, 0x980), 0x200C, 0x200D),
        700,
        script=True,
    ),
    Cut(
        "thai",
        "fontpkg_noto_sans_thai",
        "NotoSansThai[wdth,wght].ttf",
        tuple(range(0xE00, 0xE80)),
        700,
        script=True,
    ),
    Cut("symbols", "", "DejaVuSans-Bold.ttf", SYMBOLS, script=True),
    Cut("cjk", "", "DroidSansFallback.ttf", _sets(), script=True),
    Cut("emoji", "", "noto-emoji-emoji-700-normal.woff", tuple(range(0x2000, 0x1FB00)), script=True),
)


def cut_font(cut: Cut, content: bytes) -> bytes:
    """The font reduced to its letters, at one weight, without hints."""
    font = TTFont(io.BytesIO(content))
    font.flavor = None
    if cut.weight is not None:
        axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        font = instancer.instantiateVariableFont(font, axes | {"wght": cut.weight}, inplace=False)
    features = ["*"] if cut.script and cut.name != "emoji" else ["kern", "mark", "mkmk"]
    options = subset.Options(hinting=False, layout_features=features, notdef_outline=not cut.script)
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*cut.letters, 0x20])
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def main(folder: Path) -> None:
    """Write every font and the licence of its family."""
    target = ROOT / "fonts"
    target.mkdir(exist_ok=True)
    for cut in CUTS:
        if not cut.package:
            content, licence = (
                (folder / file).read_bytes() for file in (cut.file, f"LICENSE-{cut.name}.txt")
            )
        else:
            (found,) = folder.glob(f"{cut.package}-*.whl")
            with ZipFile(found) as wheel:
                content = wheel.read(f"{cut.package}/files/{cut.file}")
                licence = wheel.read(f"{cut.package}/LICENSE")
        (target / f"{cut.name}.ttf").write_bytes(cut_font(cut, content))
        family = cut.package.removeprefix("fontpkg_") or cut.name
        (target / f"LICENSE-{family}.txt").write_bytes(licence)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
