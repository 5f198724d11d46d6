"""Reads fonts with fontTools, and writes copies in the formats of the web. Prints the facts of each as JSON.

Arguments: the folder for the copies, the characters of prose and how often they come (JSON), the fonts.
"""

import json
import os
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer


def width(font, shares):
    """The mean width of a character of prose, in units of the font size."""
    names, metrics = font.getBestCmap() or {}, font["hmtx"].metrics
    if any(ord(character) not in names for character in shares):
        return None
    total = sum(metrics[names[ord(character)]][0] * share for character, share in shares.items())
    return total / sum(shares.values()) / font["head"].unitsPerEm


def facts(path, shares):
    font = TTFont(path)
    os2, units = font["OS/2"], font["head"].unitsPerEm
    if os2.fsSelection & 1 << 7:
        lines = os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap
    else:
        lines = font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap
    weights, widths = [os2.usWeightClass] * 2, {}
    axes = {axis.axisTag: axis for axis in font["fvar"].axes} if "fvar" in font else {}
    if "wght" in axes:
        weights = [int(axes["wght"].minValue), int(axes["wght"].maxValue)]
    for weight in sorted({weights[0], 400, 700, weights[1]}):
        if weights[0] <= weight <= weights[1]:
            shown = instancer.instantiateVariableFont(TTFont(path), {"wght": weight}) if axes else font
            widths[weight] = width(shown, shares)
    return {
        "path": path, "family": font["name"].getBestFamilyName(), "weights": weights,
        "isItalic": bool(os2.fsSelection & 1), "isFixed": bool(font["post"].isFixedPitch),
        "ascent": lines[0] / units, "descent": -lines[1] / units, "lineGap": lines[2] / units,
        "widths": [[weight, width] for weight, width in widths.items()],
    }


def triangle():
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.lineTo((400, 0))
    pen.lineTo((400, 400))
    pen.closePath()
    return pen.glyph()


def variable(path, shares):
    """A font of triangles that get wider with their weight. The weight is the second of two axes."""
    build = FontBuilder(1000, isTTF=True)
    names = [".notdef"] + [f"u{ord(character):04x}" for character in shares]
    build.setupGlyphOrder(names)
    build.setupCharacterMap({ord(character): name for character, name in zip(shares, names[1:])})
    build.setupGlyf({name: triangle() for name in names})
    build.setupHorizontalMetrics({name: (500 + 7 * number, 0) for number, name in enumerate(names)})
    build.setupHorizontalHeader(ascent=951, descent=-237, lineGap=41)
    build.setupNameTable({"familyName": "Variable Triangles", "styleName": "Regular"})
    build.setupOS2(sTypoAscender=951, usWeightClass=400)
    build.setupPost()
    build.setupFvar([("slnt", -10, 0, 0, "Slant"), ("wght", 200, 400, 900, "Weight")], [])
    heavier = {"wght": (0, 1, 1)}
    lighter = {"wght": (-1, -1, 0)}
    build.setupGvar({
        name: [
            TupleVariation(heavier, [(0, 0)] * 3 + [(0, 0), (100, 0), (0, 0), (0, 0)]),
            TupleVariation(lighter, [(0, 0)] * 3 + [(0, 0), (-60, 0), (0, 0), (0, 0)]),
        ]
        for name in names
    })
    build.save(path)


PACKED = ["variable.ttf", "DejaVuSans.ttf", "LiberationSerif-Italic.ttf", "LiberationMono-Bold.ttf", "Inter-Regular.otf"]
folder, shares, *paths = sys.argv[1:]
shares = json.loads(shares)
made = os.path.join(folder, "variable.ttf")
variable(made, shares)
found = []
for path in paths + [made]:
    found.append(facts(path, shares))
    # Packing takes a second for each.
    for flavor in ["woff", "woff2"] if os.path.basename(path) in PACKED else []:
        font = TTFont(path)
        font.flavor = flavor
        copy = os.path.join(folder, f"{len(found)}-{os.path.basename(path)}.{flavor}")
        font.save(copy)
        found.append(facts(copy, shares))
print(json.dumps(found))
