"""Judges the output of a built site with readers nobody here wrote, and prints what they object to as a JSON list of lines.

The folder of the site is the only argument, with `Content` and `Output` in it. XML is read by expat, feeds by feedparser, JSON by Python, HTML by html5lib, a
calendar and captions line by line."""

import json
import os
import re
import sys
from html import unescape
from xml.parsers import expat

import feedparser
import html5lib

# Control characters but tab and line ends, surrogates, noncharacters.
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff"
    + "".join(chr((plane << 16) + 0xFFFE) + chr((plane << 16) + 0xFFFF) for plane in range(1, 17)) + "]")
# Elements of RSS and Atom whose text is HTML, and keys of JSON Feed and oEmbed.
HTML_ELEMENTS = {"description", "content:encoded", "content"}
HTML_KEYS = {"content_html", "html"}


def held(text):
    found = FORBIDDEN.search(text)
    return [f"holds U+{ord(found[0]):04X} behind {text[max(0, found.start() - 20):found.start()]!r}"] if found else []


def html(text, fragment):
    """What html5lib calls an error, and what it finds in texts and attributes."""
    parser = html5lib.HTMLParser(html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
    tree = parser.parseFragment(text) if fragment else parser.parse(text)
    found = [f"html5lib: {code} at {place}" for place, code, _ in parser.errors]
    for element in tree.iter():
        if not isinstance(element.tag, str):
            continue
        texts = [element.text, element.tail, *element.attrib.values()]
        found += [line for text in texts if text for line in held(text)]
        if element.tag == "script" and element.get("type") == "application/ld+json":
            found += json_file(element.text or "")
    return found


def xml(data):
    found, path = [], []
    texts = {}

    def start(name, attributes):
        path.append(name)
        texts[len(path)] = ""
        for value in attributes.values():
            found.extend(held(value))

    def text(characters):
        texts[len(path)] += characters

    def end(name):
        content = texts[len(path)]
        found.extend(held(content))
        if name in HTML_ELEMENTS:
            found.extend(f"<{name}>: {line}" for line in html(content, fragment=True))
        path.pop()

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, text
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        found.append(f"expat: {error}")
    return found


def feed(data):
    read = feedparser.parse(data)
    found = [f"feedparser: {read.bozo_exception}"] if read.bozo else []
    return found + ([] if read.entries else ["feedparser finds no entries"])


def json_file(text):
    def walk(value, key=None):
        if isinstance(value, dict):
            return [line for name, inner in value.items() for line in held(name) + walk(inner, name)]
        if isinstance(value, list):
            return [line for inner in value for line in walk(inner, key)]
        if not isinstance(value, str):
            return []
        return held(value) + (html(value, fragment=True) if key in HTML_KEYS and "<" in value else [])

    try:
        return walk(json.loads(text))
    except ValueError as error:
        return [f"json: {error}"]


def calendar(data):
    found = [] if data.endswith(b"\r\n") else ["no line end at the end"]
    for line in data.split(b"\r\n"):
        if len(line) > 75 or b"\n" in line or b"\r" in line:
            found.append(f"no content line: {line[:80]!r}")
    names = [line.split(":")[0].split(";")[0] for line in re.sub("\r\n[ \t]", "", data.decode()).split("\r\n")[:-1]]
    if names[:1] != ["BEGIN"] or names[-1:] != ["END"] or any(not re.fullmatch("[A-Z-]+", name) for name in names):
        found.append(f"not the lines of a calendar: {names[:4]}")
    return found


def captions(text):
    found = [] if re.match("\ufeff?WEBVTT(?=[ \t\n]|$)", text) else ["does not begin with WEBVTT"]
    for block in re.split("\n\n+", text.replace("\r\n", "\n"))[1:]:
        arrows = [line for line in block.split("\n") if "-->" in line]
        if len(arrows) > 1:
            found.append(f"two arrows in one cue: {block!r}")
        found += held(unescape(re.sub("<[^>]*>", "", block)))
    return found


def judge(path, data):
    name = os.path.basename(path)
    suffix = name.rsplit(".", 1)[-1]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return [f"not UTF-8: {error}"]
    found = held(text)
    if suffix == "html":
        found += html(text, fragment=False)
    elif suffix == "xml":
        found += xml(data)
        if name in ("feed.xml", "atom.xml"):
            found += feed(data)
    elif suffix in ("json", "webmanifest"):
        found += json_file(text)
    elif suffix == "ics":
        found += calendar(data)
    elif suffix == "vtt":
        found += captions(text)
    return found


BINARY = {"png", "jpg", "jpeg", "webp", "avif", "gif", "ico", "mp3", "m4a", "mp4", "ogg", "wav"}


def files(folder):
    for place, _, names in os.walk(os.fsencode(folder)):
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as opened:
                yield os.path.relpath(path, os.fsencode(folder)), opened.read()


# What is copied is the author's own.
copied = set(files(sys.argv[1] + "/Content"))
problems = []
for path, data in files(sys.argv[1] + "/Output"):
    shown = path.decode("utf-8", "replace")
    if (path, data) not in copied and shown.rsplit(".", 1)[-1] not in BINARY:
        problems += [f"{shown}: {line}" for line in judge(shown, data)]
json.dump(sorted(problems)[:200], sys.stdout)
