"""Makes the display face: the letters of six languages out of Vollkorn, in one weight.

Run by scripts/font.sh, which says where the two parts of the face lie.
"""

import sys
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHT = 500
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0"
    "ÅÄÖØÆÁÉÍÓŐÚÜŰČĆĐŠŽåäöøæáéíóőúüűčćđšž"
    ".,:;!?'\"()/&%+-–—…·„“”«»‚‘’"
)


def with_lining_figures(font):
    """Makes the figures as high as capitals: the face's own "1" looks like a Roman I."""
    lining = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    lining.update(getattr(part, "ExtSubTable", part).mapping)
    for letters in font["cmap"].tables:
        for code in map(ord, "0123456789"):
            if code in letters.cmap:
                letters.cmap[code] = lining.get(letters.cmap[code], letters.cmap[code])
    return font


def cut(font):
    """Leaves the letters, their kerning, and who made them."""
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    return font


def main(parts, made):
    with TemporaryDirectory() as folder:
        paths = []
        for number, part in enumerate(parts):
            font = instancer.instantiateVariableFont(TTFont(part), {"wght": WEIGHT})
            font = cut(with_lining_figures(font))
            font.flavor = None
            paths.append(f"{folder}/{number}.ttf")
            font.save(paths[-1])
        whole = cut(merge.Merger().merge(paths))
    missing = [letter for letter in LETTERS if ord(letter) not in whole.getBestCmap()]
    if missing:
        sys.exit(f"the face lacks {missing}")
    whole.flavor = "woff2"
    whole.save(made)


main(sys.argv[1:-1], sys.argv[-1])
