"""Writes the four woff2 files of this folder from the npm packages @fontsource-variable/*.

Those split a family by script, so Croatian needs two files per face. Here latin and the letters of
Latin Extended-A become one file per face; new letters take the kerning of their base letter.
Needs Python with fonttools and brotli: python merge-fonts.py ../../../node_modules
"""

import sys
import unicodedata
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FACES = {
    # output: package, axes in the file name, style, limits of axes
    "text": ("hanken-grotesk", "wght", "normal", {"wght": (400, 700)}),
    "text-italic": ("hanken-grotesk", "wght", "italic", {"wght": (400, 700)}),
    "display": ("newsreader", "opsz", "normal", {"wght": (400, 600), "opsz": 44}),
    "display-italic": ("newsreader", "opsz", "italic", {"wght": (400, 600), "opsz": 44}),
}
CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *(ord(c) for c in "–—‘’‚“”„†•…‹›€™−′″←→↑↓\u2009\u202f\u2011"),
]


def base_name(font, character):
    """Name of the glyph whose kerning an accented letter shares."""
    plain = unicodedata.normalize("NFD", chr(character))[0]
    plain = {"đ": "d", "Đ": "D", "ł": "l", "Ł": "L"}.get(plain, plain)
    return font.getBestCmap().get(ord(plain))


def add_glyph(font, other, name):
    if name in font["glyf"].glyphs:
        return
    glyph = other["glyf"][name]
    for part in glyph.components if glyph.isComposite() else []:
        add_glyph(font, other, part.glyphName)
    font["glyf"][name] = glyph
    font["hmtx"][name] = other["hmtx"][name]
    font["gvar"].variations[name] = other["gvar"].variations.get(name, [])


def kern_like(font, name, base):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2 or table.Format != 2:
                continue
            if base in table.Coverage.glyphs and name not in table.Coverage.glyphs:
                table.Coverage.glyphs.append(name)
            for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                if base in classes:
                    classes.setdefault(name, classes[base])


def sort_coverage(font):
    """Browsers drop a kerning table whose coverage is not in the order of the glyphs."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2 and table.Format == 2:
                table.Coverage.glyphs.sort(key=font.getGlyphID)


def merge(font, other):
    for character, name in other.getBestCmap().items():
        if character not in CHARACTERS:
            continue
        add_glyph(font, other, name)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap.setdefault(character, name)
        base = base_name(font, character)
        if base:
            kern_like(font, name, base)
    font.setGlyphOrder(list(font["glyf"].glyphOrder))
    sort_coverage(font)
    variations = font["gvar"].variations
    font["gvar"].variations = {name: variations.get(name, []) for name in font.getGlyphOrder()}
    # Not extended with the new glyphs; without it advances follow from the outlines.
    del font["HVAR"]


def build(modules, output, package, axes, style, limits):
    files = modules / "@fontsource-variable" / package / "files"
    font, other = (
        instantiateVariableFont(TTFont(files / f"{package}-{script}-{axes}-{style}.woff2"), limits)
        for script in ("latin", "latin-ext")
    )
    font.ensureDecompiled()
    other.ensureDecompiled()
    merge(font, other)
    options = Options()
    options.layout_features = ["kern", "liga", "ccmp", "lnum", "tnum", "pnum"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(Path(__file__).parent / f"{output}.woff2")


for output, face in FACES.items():
    build(Path(sys.argv[1]), output, *face)
