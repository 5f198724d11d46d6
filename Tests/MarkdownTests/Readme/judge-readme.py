"""Compares HTML of a build with the HTML that was meant, as trees of html5lib.

Argument: a JSON file with a list of {"meant": ..., "built": ...}. Of what was meant, only the elements and attributes
remain that pages may contain. Prints a list with the two trees of each pair, in JSON.
"""

import json
import sys

import html5lib

KEPT = set(
    "a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins "
    "kbd li mark ol p pre q rp rt ruby s samp small strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr".split()
)
LOST = set("script style template svg math noscript canvas input source link meta".split())
RENAMED = {"center": "div", "section": "div", "article": "div", "strike": "s", "tt": "code", "acronym": "abbr"}
ATTRIBUTES = set("alt colspan datetime dir href id lang open rowspan src start title value".split())


def lines(node, depth, found):
    """Appends the tree below a node, without white space that means nothing."""
    texts = [(None, node.text)] + [pair for child in node for pair in ((child, None), (None, child.tail))]
    words = ""

    def end():
        nonlocal words
        if words.strip():
            found.append("  " * depth + json.dumps(" ".join(words.split()), ensure_ascii=False))
        words = ""

    def walk(pairs):
        nonlocal words
        for child, text in pairs:
            if child is None:
                words += text or ""
                continue
            if not isinstance(child.tag, str):
                continue
            own = child.tag.split("}")[-1]
            if own in LOST:
                continue
            name = RENAMED.get(own, own)
            inner = [(None, child.text)] + [p for c in child for p in ((c, None), (None, c.tail))]
            if name not in KEPT or name == "div" and child.get("class") == "table-scroll":
                walk(inner)
                continue
            if name == "p" and not (child.text or "").strip() and len(child) == 0:
                continue
            end()
            align = {"align-left": "left", "align-center": "center", "align-right": "right"}.get(child.get("class"), child.get("align"))
            align = "center" if child.tag == "center" else align if name != "img" else None
            attributes = {k: v for k, v in child.attrib.items() if k in ATTRIBUTES} | ({"align": align} if align else {})
            if name == "a" and "name" in child.attrib:
                attributes.setdefault("id", child.get("name"))
            found.append("  " * depth + " ".join([name] + [f"{k}={v}" for k, v in sorted(attributes.items())]))
            lines(child, depth + 1, found)

    walk(texts)
    end()


def tree(html):
    found = []
    lines(html5lib.parseFragment(html, namespaceHTMLElements=False), 0, found)
    return "\n".join(found)


pairs = json.load(open(sys.argv[1], encoding="utf-8"))
print(json.dumps([[tree(pair["meant"]), tree(pair["built"])] for pair in pairs]))
