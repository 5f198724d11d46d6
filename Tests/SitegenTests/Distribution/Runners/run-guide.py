"""Executes the shell commands of a guide in their order, as a reader does, and prints what happened as JSON.

Usage: run-guide.py <guide> <folder> <place>

The commands start in the folder <place> of <folder>. A reader also adds the first `deploy` of the guide to the settings, and
has a second target with the name `live`.
"""
import json, os, re, subprocess, sys, time, urllib.request

from machine import Machine

guide, folder, place = sys.argv[1:4]
PLACEHOLDERS = {"<address of a release>": "file:///mnt/release"}
TARGETS = re.findall(r"^```yaml\n((?:baseURL: [^\n]*\n)?deploy:\n.*?)^```$", open(guide).read(), re.M | re.S)
report = {"blocks": [], "exit": 0, "published": []}


def set_targets(where):
    settings = f"{folder}/{where}/Content/site.yml"
    if TARGETS and os.path.exists(settings) and "\ndeploy:" not in open(settings).read():
        with open(settings, "a") as file:
            file.write(f"\n{TARGETS[0]}  live: {{ rsync: /srv/live }}\n")


def preview_answers():
    for _ in range(300):
        try:
            return b"<html" in urllib.request.urlopen("http://localhost:4600/", timeout=5).read()
        except OSError:
            time.sleep(0.1)
    return False


with Machine(folder) as machine:
    os.makedirs(f"{machine.root}/srv", exist_ok=True)
    os.makedirs(f"{machine.root}/var/www", exist_ok=True)
    for block in re.findall(r"^```sh\n(.*?)^```$", open(guide).read(), re.M | re.S):
        for placeholder, text in PLACEHOLDERS.items():
            block = block.replace(placeholder, text)
        if block.startswith("sitegen serve"):
            machine.start(block.strip(), f"/mnt/{place}")
            code, output = (0, "") if preview_answers() else (1, "the preview does not answer")
        else:
            code, output = machine.run(block + "\npwd > /mnt/pwd", f"/mnt/{place}", {})
        report["blocks"].append({"commands": block, "output": output})
        report["exit"] = code
        if code != 0:
            break
        if os.path.exists(f"{folder}/pwd"):
            place = open(f"{folder}/pwd").read().strip().removeprefix("/mnt/")
        set_targets(place)
    for name in ["srv/live", "srv/web", "var/www/show"]:
        if os.path.exists(f"{machine.root}/{name}/index.html"):
            report["published"].append(name)
print(json.dumps(report))
