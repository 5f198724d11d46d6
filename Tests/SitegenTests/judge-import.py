"""judge-import.py OLD ADDRESSES OUTPUT: compares an old site with the pages that its import became. Prints a JSON list of losses.

OLD is the folder of the old site, ADDRESSES a text with a line `file address` for each text that visitors could open, and OUTPUT the built site.
The source is read by PyYAML, tomllib and json, the page by html5lib. Nothing here is shared with the importer."""

import json
import re
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote, urljoin

import html5lib
import yaml

old, addresses, output = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
losses = []
SOUND, PICTURE = (".mp3", ".m4a", ".ogg", ".mp4"), (".png", ".jpg", ".svg", ".webp")


def front_matter(text):
    """The values and the body of a text."""
    text = text.replace("\r\n", "\n")
    if text.startswith("---\n"):
        head, body = text[4:].split("\n---\n", 1) if "\n---\n" in text[3:] else ("", text)
        return yaml.load(head, yaml.BaseLoader) or {}, body
    if text.startswith("+++\n"):
        head, body = text[4:].split("\n+++\n", 1)
        return tomllib.loads(head), body
    if text.startswith("{"):
        values, end = json.JSONDecoder().raw_decode(text)
        return values, text[end:]
    return {}, text


def strings(value):
    if isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif value is not None:
        yield str(value)


def page(address):
    """The tree of the page at an address. Redirects are followed."""
    for _ in range(5):
        path = output / unquote(address).strip("/")
        file = path if path.suffix in (".html", ".htm") else path / "index.html"
        if not file.is_file():
            return None, address
        tree = html5lib.parse(file.read_text(), namespaceHTMLElements=False)
        refresh = [m for m in tree.iter("meta") if m.get("http-equiv", "").lower() == "refresh"]
        if not refresh:
            return tree, "/" + str(file.relative_to(output)).removesuffix("index.html")
        base = "/" + str(file.relative_to(output)).removesuffix("index.html")
        address = urljoin(base, refresh[0].get("content").split("url=", 1)[-1].split("URL=", 1)[-1])
    return None, address


def words(text):
    return re.findall(r"[^\W_]+", text.lower())


def visible(tree):
    parts = []

    def walk(node):
        if node.tag in ("script", "style", "template", "head"):
            return
        parts.append(node.text or "")
        for child in node:
            walk(child)
            parts.append(" " + (child.tail or ""))
        parts.append(" ")

    walk(tree)
    return " ".join(parts)


def body_words(body):
    """The words of a body without markup. Captions of shortcodes are words too."""
    body = re.sub(r"(?m)^(import|export) .*$", "", body)
    body = re.sub(r"\{%-?\s*(end)?raw\s*-?%\}", "", body)
    said = " ".join(re.findall(r'(?:caption|summary|author)=\(?"([^"]*)"', body))
    body = re.sub(r"\{\{[<%](?!/\*).*?[>%]\}\}|\{%.*?%\}|\{\{ *(?:title|site\.).*?\}\}|\{:.*?\}|\{\{ *['\w]+\(?.*?\}\}", " ", body)
    body = re.sub(r"<[A-Z][^>]*/>", " ", body)
    body = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", lambda m: " " if m.group(0)[0] == "!" else m.group(1), body)
    body = re.sub(r"(?m)^```.*$", "", body)
    body = re.sub(r"<[^>]+>", " ", body)
    return words(said + " " + body)


def check(name, address):
    values, body = front_matter((old / name).read_text())
    tree, place = page(address)
    if tree is None:
        return losses.append(f"{name}: nothing at {address}")
    text = visible(tree)
    html = " ".join(str(v) for e in tree.iter() for v in e.attrib.values())
    have = words(text)
    for wanted in (values.get("title"), ):
        if wanted and not set(words(str(wanted))) <= set(have):
            losses.append(f"{name}: title '{wanted}'")
    for word in body_words(body):
        if word not in have:
            losses.append(f"{name}: the word '{word}'")
    is_episode = bool([e for e in tree.iter("time")])
    date = values.get("date") or values.get("pubDate") or re.match(r"\d{4}-\d\d-\d\d", Path(name).name)
    if date:
        day = date.group(0) if isinstance(date, re.Match) else str(date)[:10]
        times = [e.get("datetime", "")[:10] for e in tree.iter("time")]
        if day not in times:
            losses.append(f"{name}: date {day}, not among {times}")
    groups = dict(values.get("taxonomies") or {}, **{k: v for k, v in values.items() if k != "taxonomies"})
    for key in ("tags", "categories", "series", "category"):
        found = groups.get(key) or []
        for tag in (found.split() if isinstance(found, str) else found):
            if is_episode and not set(words(tag)) <= set(have):
                losses.append(f"{name}: {key} '{tag}'")
    for key in ("hosts", "guests", "guest", "people", "authors", "participants"):
        found = groups.get(key) or []
        for person in [found] if isinstance(found, (str, dict)) else found:
            person = person["name"] if isinstance(person, dict) else person
            if not set(words(person)) <= set(have):
                losses.append(f"{name}: {key} '{person}'")
    files = list(strings({k: v for k, v in values.items()}))
    for value in files:
        last = value.rsplit("/", 1)[-1]
        if value.endswith(SOUND) and last not in html:
            losses.append(f"{name}: recording {value}")
        if value.endswith(PICTURE) and not list(output.rglob(last)):
            losses.append(f"{name}: picture {value}")
    feed = (output / "feed.xml").read_text() if (output / "feed.xml").is_file() else None
    for value in files:
        if feed is not None and value.endswith(SOUND) and value.rsplit("/", 1)[-1] not in feed:
            losses.append(f"{name}: recording {value} is not in the feed")
    for chapter in re.findall(r"title: ([^}\n]+?) *\}", str((old / name).read_text()) if "chapters" in str(values) else ""):
        if not set(words(chapter)) <= set(have):
            losses.append(f"{name}: chapter '{chapter}'")
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]*)\)|(?:src|image_path)=\"([^\"]*\.png)\"", body):
        stem = Path(re.sub(r"[{}'| ]|relative_url", "", picture[0] or picture[1])).stem
        if stem and stem not in html:
            losses.append(f"{name}: picture {stem}")
    sources = [e.get("src", "") for e in tree.iter("img")] + [e.get("href", "") for e in tree.iter("a")]
    for target in sources:
        if not target or re.match(r"[a-z]+:|#|//", target):
            continue
        path = unquote(urljoin(place, target)).split("#")[0].split("?")[0]
        file = output / path.strip("/")
        if not (file.is_file() or (file / "index.html").is_file()):
            losses.append(f"{name}: the page's link {target} leads nowhere")
    for link in re.findall(r"\]\((https?://[^)\s]*)\)|href=\"(https?://[^\"]*)\"", body):
        link = link[0] or link[1]
        if link not in [e.get("href") for e in tree.iter("a")]:
            losses.append(f"{name}: link {link}")
    for video in re.findall(r"dQw4w9WgXcQ", body):
        if video not in html:
            losses.append(f"{name}: video {video}")


for line in addresses.read_text().splitlines():
    if line.startswith("feed "):
        # Readers go on where they have subscribed.
        copy = output / line[6:]
        if not copy.is_file() or copy.read_bytes() != (output / "feed.xml").read_bytes():
            losses.append(f"no feed at {line[5:]}")
    elif line.strip():
        name, address = line.rsplit(" ", 1)
        check(name, address)
# Every picture and recording of the old folder is in the output.
for file in old.rglob("*"):
    if file.suffix in SOUND + (".pdf",) and not list(output.rglob(file.name)):
        losses.append(f"{file.relative_to(old)} is not published")
    if file.suffix in PICTURE and not list(output.rglob(file.name)) and not list(output.rglob(file.stem + "*")):
        losses.append(f"{file.relative_to(old)} is not published")
print(json.dumps(losses))
