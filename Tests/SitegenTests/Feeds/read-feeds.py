"""Reads the feeds of a built site with feedparser and prints what it finds as JSON: what a reader nobody here wrote makes of
them. The folder of the site is the only argument."""

import calendar
import json
import os
import sys

import feedparser

FEED = ["title", "link", "subtitle", "language", "rights", "author", "id", "updated"]
ENTRY = ["title", "link", "id", "published", "updated", "summary", "subtitle", "author", "itunes_duration",
         "itunes_episode", "itunes_season", "itunes_episodetype"]


def read(path):
    found = feedparser.parse(path)
    feed = {key: found.feed[key] for key in FEED if found.feed.get(key)}
    feed["bozo"] = int(found.bozo)
    feed["version"] = found.version
    feed["tags"] = [tag["term"] for tag in found.feed.get("tags", [])]
    feed["image"] = (found.feed.get("image") or {}).get("href") or found.feed.get("logo", "")
    feed["links"] = sorted([link.get("rel", ""), link.get("href", "")] for link in found.feed.get("links", []))
    feed["owner"] = (found.feed.get("publisher_detail") or {}).get("email", "")
    feed["guid"] = found.feed.get("podcast_guid", "")
    feed["locked"] = found.feed.get("podcast_locked", "")
    feed["entries"] = []
    for entry in found.entries:
        item = {key: str(entry[key]) for key in ENTRY if entry.get(key) is not None}
        item["dated"] = bool(entry.get("published_parsed"))
        item["instant"] = calendar.timegm(entry.published_parsed) if item["dated"] else None
        item["tags"] = [tag["term"] for tag in entry.get("tags", [])]
        item["enclosures"] = [[e.get("href", ""), e.get("length", ""), e.get("type", "")] for e in entry.enclosures]
        item["content"] = [content["value"] for content in entry.get("content", [])]
        item["image"] = (entry.get("image") or {}).get("href", "")
        feed["entries"].append(item)
    return feed


feeds = {name: f"{sys.argv[1]}/{name}" for name in ["feed.xml", "atom.xml"]}
json.dump({name: read(path) for name, path in feeds.items() if os.path.exists(path)}, sys.stdout)
