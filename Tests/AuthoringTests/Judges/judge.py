"""Reads dates and HTML with libraries that nobody here wrote. The first argument says which, the second names a file with a
list in JSON; the answers come out as a list in JSON.

dates: texts, answered by seconds since 1970 as feedparser reads them, or null.
texts: pieces of HTML, answered by their words as html5lib reads them: blocks and breaks part words, white space is one blank.
codes: pieces of HTML, answered by the contents of their code, each with its class.
feeds: whole feeds in base64, answered by the title and the words of each entry as feedparser reads them."""

import base64
import calendar
import json
import os
import sys
import time

os.environ["TZ"] = "UTC"
time.tzset()

BLOCKS = set("""p div section article header footer main aside nav figure figcaption ul ol li dl dt dd blockquote pre h1 h2 h3
    h4 h5 h6 hr br table thead tbody tfoot tr td th br address details summary""".split())
SILENT = {"script", "style", "template", "title", "head"}


def date(text):
    from feedparser import datetimes as readers
    # The ISO reader comes before those of one language, and takes the year of their dates for all that is there.
    own = [readers._parse_date_onblog, readers._parse_date_nate, readers._parse_date_greek, readers._parse_date_hungarian]
    found = next(filter(None, (read(text) for read in own if is_readable(read, text))), None) or readers._parse_date(text)
    return calendar.timegm(found) if found else None


def is_readable(read, text):
    try:
        return read(text) is not None
    except (KeyError, ValueError):
        return False


def words(html):
    import html5lib
    parts = []

    def walk(element):
        name = element.tag if isinstance(element.tag, str) else None
        if name is None or name in SILENT:
            parts.append("")
        else:
            if name in BLOCKS:
                parts.append(" ")
            parts.append(element.text or "")
            for child in element:
                walk(child)
                parts.append(child.tail or "")
            if name in BLOCKS:
                parts.append(" ")

    walk(html5lib.parseFragment(html, namespaceHTMLElements=False))
    return " ".join("".join(parts).split())


def codes(html):
    import html5lib
    tree = html5lib.parseFragment(html, namespaceHTMLElements=False)
    return [["".join(code.itertext()), code.get("class", "")] for code in tree.iter("code")]


def feed(text):
    import feedparser
    found = feedparser.parse(base64.b64decode(text))
    bodies = [[part.value for part in entry.get("content", [])] or [entry.get("summary", "")] for entry in found.entries]
    return [{"title": entry.get("title"), "words": words(body[0])} for entry, body in zip(found.entries, bodies)]


answer = {"feeds": feed, "dates": date, "texts": words, "codes": codes}[sys.argv[1]]
with open(sys.argv[2], encoding="utf-8") as file:
    json.dump([answer(question) for question in json.load(file)], sys.stdout)
