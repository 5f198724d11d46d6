"""Prints the hostile HTML of other projects' tests as a list in JSON: of bleach, feedparser, wapiti and wfuzz.

Argument: the folder in which `./run test` has put them.
"""

import configparser
import html
import json
import pathlib
import sys
import urllib.parse
import xml.etree.ElementTree

folder = pathlib.Path(sys.argv[1])
found = []

for path in sorted(folder.glob("bleach-*/tests/data/*.test")):
    found.append(path.read_text().split("\n--\n")[0])

for path in sorted(folder.glob("feedparser-*/tests/wellformed/sanitize/*.xml")):
    try:
        tree = xml.etree.ElementTree.fromstring(path.read_bytes())
    except xml.etree.ElementTree.ParseError:
        continue
    for element in tree.iter():
        element.tag = element.tag.split("}")[-1]
        if element.text and "<" in element.text:
            found.append(element.text)
        elif element.tag == "div":
            for inner in element.iter():
                inner.tag = inner.tag.split("}")[-1]
            found.append(xml.etree.ElementTree.tostring(element, "unicode", method="html"))

for path in sorted(folder.glob("wfuzz/usr/share/wfuzz/wordlist/Injections/XSS.txt")):
    for line in path.read_text(errors="replace").splitlines():
        found += [line, urllib.parse.unquote(line)]

for path in sorted(folder.glob("wapiti/usr/lib/python3/dist-packages/wapitiCore/data/attacks/xssPayloads.ini")):
    settings = configparser.ConfigParser(interpolation=None, strict=False)
    settings.read_string(path.read_text())
    for section in settings.values():
        if "payload" in section:
            found += [line for line in section["payload"].splitlines() if line.strip()]

print(json.dumps([vector for vector in dict.fromkeys(found) if vector.strip() and len(vector) < 20_000]))
