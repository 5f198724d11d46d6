"""Deploys a site again and again and compares what is at the target with what was built.

judge-deploy.py s3|rsync|sftp|git PROGRAM FOLDER KILLS: prints a list of problems as JSON.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import time

from deployed_site import environment, episode, files, kill, kills, make_site, places, problems, program, sitegen, write

kind = sys.argv[1]


def judge_place():
    """What only one kind of place shows."""
    if kind == "s3":
        head = place.client.head_object(Bucket=place.name, Key="a/b/index.html")
        if head["ContentType"] != "text/html; charset=utf-8" or "max-age=0" not in head["CacheControl"]:
            problems.append(f"headers of the home page: {head['ContentType']}, {head['CacheControl']}")
    if kind == "git" and b"fatal" in place.git("fsck", "--full"):
        problems.append("git fsck objects")
    if kind == "sftp":
        write("show/Content/media/name", "a file")
        deploy("a new file")
        os.remove("show/Content/media/name")
        write("show/Content/media/name/name/file.txt", "in a folder")
        deploy("a folder takes the name of a file")
        shutil.rmtree("show/Content/media/name")
        write("show/Content/media/name", "a file")
        deploy("a file takes the name of a folder")
        left = [path for path in place.files() if path.startswith(".sitegen-sending")]
        if left:
            problems.append(f"parts of files: {left}")
    if kind in ["rsync", "sftp"]:
        left = [path for path, folders, names in os.walk(place.name) if not folders and not names]
        if left:
            problems.append(f"empty folders: {left}")


def deploy(what, sent=None):
    run = sitegen("deploy", "--source", "show")
    if run.returncode != 0:
        problems.append(f"{what}: exit code {run.returncode}: {run.stderr[-300:]}")
    if "s3cret" in run.stdout + run.stderr:
        problems.append(f"{what}: the secret is printed")
    own = {".sitegen-deployed.json", ".sitegen-deploying"}
    there = {path: content for path, content in place.files().items() if path not in own}
    wanted = dict(files("show/Output"), **foreign)
    for path in sorted(set(there) | set(wanted)):
        if there.get(path) != wanted.get(path):
            problems.append(f"{what}: {path} is {'missing' if path not in there else 'left' if path not in wanted else 'different'}")
    if sent is not None and not run.stdout.startswith(sent):
        problems.append(f"{what}: {run.stdout}")


def notice(what, **wanted):
    """Has the program say what the audience will notice, and compares the addresses of episodes with those wanted."""
    run = sitegen("diff", "--source", "show", "--json")
    found = json.loads(run.stdout)["difference"]["episodes"] if run.returncode == 0 else run.stderr[-300:]
    addresses = {kind: [page["address"] for page in pages] for kind, pages in found.items()} if run.returncode == 0 else found
    if addresses != {"added": [], "changed": [], "renamed": [], "removed": [], **wanted}:
        problems.append(f"{what}: noticed {found}")


def judge_locks():
    """Runs two deployments at once, on one machine and, by their own notes, as on two."""
    for number in range(6):
        episode(6, f"Two at once {number}")
        deployments = {"show/Output": "show/.sitegen", "second": "show/.sitegen" if number % 2 else "notes"}
        runs = [subprocess.Popen(
            [program, "deploy", "--source", "show", "--output", output, "--cache-dir", notes], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) for output, notes in deployments.items()]
        ends = [(run.communicate()[1][-300:], run.returncode) for run in runs]
        busy = [text for text, code in ends if code == 74 and "io.deploy-busy" in text]
        if not any(code == 0 for _, code in ends) or any(code and text not in busy for text, code in ends):
            problems.append(f"two at once: {ends}")
        deploy(f"after two at once {number}", "Nothing to send")
    if kind == "git":
        return
    for age, who in {60: "elsewhere", 4000: None}.items():
        lock = {"host": "elsewhere", "process": 7, "begin": time.time() - age}
        place.add(".sitegen-deploying", json.dumps(lock).encode())
        episode(6, f"A lock from elsewhere {age}")
        if who is None:
            deploy("a dead lock", "Sent ")
            continue
        run = sitegen("deploy", "--source", "show")
        since = time.strftime("since %Y-%m-%dT%H:%M:%SZ, on 'elsewhere' as process 7", time.gmtime(lock["begin"]))
        if run.returncode != 74 or "io.deploy-busy" not in run.stderr or since not in run.stderr:
            problems.append(f"a lock from elsewhere: {run.returncode} {run.stderr[-300:]}")
    # A deployment may be killed when only its lock is left.
    place.add(".sitegen-deploying", json.dumps(lock).encode())
    deploy("a dead lock at a complete target", "Nothing to send")
    left = [path for path in place.files() if path.startswith(".sitegen-deploying")]
    if left:
        problems.append(f"locks: {left}")


def judge_target():
    make_site(place.target)
    notice("an empty target", added=[f"/episodes/e{number:02}/" for number in range(20)])
    deploy("first", "Sent ")
    deploy("the same again", "Nothing to send")
    for path in ["mine.txt", "episodes/mine/ü.txt"]:
        foreign[path] = b"foreign"
        place.add(path, b"foreign")
    before = files("show/Output")
    episode(3, "Changed text")
    run = sitegen("deploy", "--source", "show", "--dry-run", "--json")
    plan = json.loads(run.stdout)
    after = files("show/Output")
    changed = sorted(path for path in after if before.get(path) != after[path])
    if sorted(file["path"] for file in plan["send"]) != changed or plan["remove"] or not plan["dryRun"]:
        problems.append(f"dry run: {plan}, changed: {changed}")
    notice("an edit", changed=["/episodes/e03/"])
    deploy("an edit", f"Sent {len(changed)} files")
    os.remove("show/Content/episodes/e05.md")
    notice("a removal", removed=["/episodes/e05/"])
    deploy("a removal", "Sent ")
    episode(5, "Back")
    notice("back again", added=["/episodes/e05/"])
    deploy("back again", "Sent ")
    for number in range(kills):
        for changed in random.sample(range(20), 4):
            episode(changed, f"Text {random.random()}", tag=f"k{number}")
        kill()
        deploy(f"kill {number}")
    deploy("at the end", "Nothing to send")
    judge_locks()
    shutil.copytree("show", "clone", ignore=shutil.ignore_patterns("Output", ".sitegen"))
    run = sitegen("deploy", "--source", "clone")
    if not run.stdout.startswith("Nothing to send"):
        problems.append(f"a clone: {run.stdout}{run.stderr[-300:]}")
    judge_place()


foreign = {}
place = places[kind]()
judge_target()
print(json.dumps(problems))
