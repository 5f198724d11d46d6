"""Deploys a site whose recordings have a target of their own, and compares both targets with what was built.

judge-media.py PAGES RECORDINGS PROGRAM FOLDER KILLS: the kinds of the targets. Prints a list of problems as JSON.
"""

import json
import os
import random
import re
import shutil
import sys
import wave

from deployed_site import files, kill, kills, places, problems, sitegen, write


def record(name, seconds):
    """Writes a recording."""
    os.makedirs("show/Content/media", exist_ok=True)
    with wave.open("show/Content/media/" + name, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(8000)
        file.writeframes(bytes(random.randrange(256) for _ in range(8000 * seconds)))


def talk(number, name, text="Text"):
    write(f"show/Content/episodes/e{number:02}.md",
          f"---\ntitle: Talk {number}\ndate: 2026-01-{number + 1:02}\naudio: {name}\n---\n[the file](</media/{name}>)\n\n{text}\n")


def judge_media(pages, recordings):
    """Moves recordings to a target of their own, and then works with both targets."""
    address = "https://media.example.com/show/"

    def settings(media):
        lines = f"media: {address}\n" if media else ""
        targets = f"  files: {recordings.target[:-1]}, holds: recordings }}\n" if media else ""
        write("show/Content/site.yml", "title: Show\nbaseURL: https://example.com/\nimages: false\npublish: s3\n" + lines
              + f"deploy:\n{targets}  live: {pages.target}\n")

    def guids():
        with open("show/Output/feed.xml") as file:
            return re.findall(r"<guid[^>]*>([^<]+)", file.read())

    def deploy(what, pages_sent=None, recordings_sent=None):
        run = sitegen("deploy", "--source", "show")
        if run.returncode != 0:
            problems.append(f"{what}: exit code {run.returncode}: {run.stderr[-300:]}")
        built = files("show/Output")
        sounds = {path for path in built if path.endswith((".wav", ".mp3"))}
        own = {".sitegen-deployed.json", ".sitegen-manifest"}
        for name, place, wanted in [("pages", pages, set(built) - sounds), ("recordings", recordings, sounds)]:
            there = {path: content for path, content in place.files().items() if path not in own}
            wanted = {path: built[path] for path in wanted if path not in own}
            for path in sorted(set(there) | set(wanted)):
                if there.get(path) != wanted.get(path):
                    state = "missing" if path not in there else "left" if path not in wanted else "different"
                    problems.append(f"{what}: {name}: {path} is {state}")
        lines = run.stdout.splitlines()
        for name, sent in [("files", recordings_sent), ("live", pages_sent)]:
            line = next((line for line in lines if re.search(rf" to {name}\b", line)), "")
            if sent is not None and not line.startswith(sent):
                problems.append(f"{what}: {name}: {lines}")

    settings(media=False)
    record("one.wav", 1)
    record("two ü&'+.wav", 2)
    talk(1, "one.wav")
    talk(2, "two ü&'+.wav")
    if sitegen("deploy", "--source", "show").returncode != 0 or "media/one.wav" not in pages.files():
        problems.append("the site without the setting")
    before = guids()
    settings(media=True)
    difference = json.loads(sitegen("diff", "--source", "show", "--json").stdout)["difference"]
    if address + "media/one.wav" not in json.dumps(difference):
        problems.append(f"diff: {difference}")
    plan = json.loads(sitegen("deploy", "--source", "show", "--dry-run", "--json").stdout)
    sent = [file["path"] for file in plan["recordings"][0]["send"] if not file["path"].startswith(".")]
    if sent != ["media/one.wav", "media/two ü&'+.wav"] or plan["recordings"][0]["target"] != "files":
        problems.append(f"dry run: {plan['recordings']}")
    if sorted(path for path in plan["remove"]) != sent:
        problems.append(f"dry run: {plan['remove']}")
    text = sitegen("deploy", "--source", "show", "--dry-run").stdout
    if not re.search(r"to files:\nsend   media/one.wav .*to live:\n.*remove media/one.wav", text, re.DOTALL):
        problems.append(f"dry run: {text}")
    deploy("recordings move", "Sent ", "Sent ")
    if guids() != before or len(before) != 2:
        problems.append(f"GUIDs: {before}, {guids()}")
    for path, content in files("show/Output").items():
        if path.endswith((".html", ".xml", ".json")) and not path.startswith("."):
            for found in re.findall(r"[^\s\"'<>()]*one\.wav", content.decode()):
                if found != address + "media/one.wav":
                    problems.append(f"{path} names {found}")
    page = files("show/Output")["episodes/e01/index.html"].decode()
    for needed in ['<audio', f'href="{address}media/one.wav"', f'"contentUrl":"{address}media/one.wav"']:
        if needed not in page:
            problems.append(f"the page has no {needed}")
    deploy("the same again", "Nothing", "Nothing")
    talk(1, "one.wav", "Changed")
    deploy("an edit", "Sent ", "Nothing" if sys.argv[2] == "s3" else None)
    record("three.wav", 1)
    talk(3, "three.wav")
    deploy("a new recording", "Sent ", "Sent 1 file" if sys.argv[2] == "s3" else "Sent ")
    os.remove("show/Content/media/two ü&'+.wav")
    os.remove("show/Content/episodes/e02.md")
    deploy("a removal", "Sent ", "Sent 0 files" if sys.argv[2] == "s3" else "Sent ")
    for number in range(kills):
        record("one.wav", 1)
        record(f"k{number}.wav", 2)
        talk(4 + number, f"k{number}.wav")
        kill()
        deploy(f"kill {number}")
    deploy("at the end", "Nothing", "Nothing")
    shutil.copytree("show", "clone", ignore=shutil.ignore_patterns("Output", ".sitegen"))
    run = sitegen("deploy", "--source", "clone")
    if run.stdout.count("Nothing to send") != 2:
        problems.append(f"a clone: {run.stdout}{run.stderr[-300:]}")
    if sitegen("deploy", "files", "--source", "show").stdout.count("\n") != 1:
        problems.append("the recordings alone")


judge_media(places[sys.argv[1]]("pages"), places[sys.argv[2]]("recordings"))
print(json.dumps(problems))
