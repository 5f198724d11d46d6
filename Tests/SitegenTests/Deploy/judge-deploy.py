"""Deploys a site again and again and compares what is at the target with what was built.

judge-deploy.py s3|rsync|git PROGRAM FOLDER KILLS: prints a list of problems as JSON.
judge-deploy.py answers PROGRAM FOLDER 0: has a host answer wrongly, and prints the exit code and the id of each message.
"""

import http.server
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

kind, program, folder, kills = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
os.makedirs(folder, exist_ok=True)
os.chdir(folder)
random.seed(7)
problems = []
environment = dict(os.environ, HOME=folder, GIT_CONFIG_NOSYSTEM="1", AWS_ACCESS_KEY_ID="key", AWS_SECRET_ACCESS_KEY="s3cret")
environment.pop("CI", None)


def sitegen(*arguments, **changes):
    return subprocess.run(
        [program, *arguments], capture_output=True, text=True, env=dict(environment, **changes), timeout=120)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def episode(number, text, tag="t"):
    write(f"show/Content/episodes/e{number:02}.md",
          f"---\ntitle: Episode {number} ü\ndate: 2026-01-{number + 1:02}\ntags: [{tag}]\n---\n{text}\n")


def make_site(target):
    write("show/Content/site.yml",
          f"title: Show\nbaseURL: https://example.com/\nimages: false\ndeploy:\n  live: {target}\n")
    write("show/Content/media/odd name + ü.txt", "text")
    for number in range(20):
        episode(number, "Text")


def files(root):
    found = {}
    for path, _, names in os.walk(root):
        for name in names:
            with open(os.path.join(path, name), "rb") as file:
                found[os.path.relpath(os.path.join(path, name), root)] = file.read()
    return found


class Bucket:
    """moto's server, read by boto3."""

    def __init__(self):
        import boto3
        import logging
        from moto.server import ThreadedMotoServer
        logging.getLogger("werkzeug").setLevel(logging.ERROR)
        server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
        server.start()
        address = "http://%s:%d" % server.get_host_and_port()
        self.target = f'{{ s3: judge, endpoint: "{address}", prefix: a/b }}'
        self.client = boto3.client("s3", endpoint_url=address, region_name="us-east-1", aws_access_key_id="key",
                                   aws_secret_access_key="s3cret")
        self.client.create_bucket(Bucket="judge")

    def files(self):
        pages = self.client.get_paginator("list_objects_v2").paginate(Bucket="judge")
        keys = [item["Key"] for page in pages for item in page.get("Contents", [])]
        return {key[4:]: self.client.get_object(Bucket="judge", Key=key)["Body"].read() for key in keys}

    def add(self, path, text):
        self.client.put_object(Bucket="judge", Key="a/b/" + path, Body=text)

    def judge(self):
        head = self.client.head_object(Bucket="judge", Key="a/b/index.html")
        if head["ContentType"] != "text/html; charset=utf-8" or "max-age=0" not in head["CacheControl"]:
            problems.append(f"headers of the home page: {head['ContentType']}, {head['CacheControl']}")


class Folder:
    def __init__(self):
        self.target = '{ rsync: "%s/a target/" }' % folder

    def files(self):
        return files("a target")

    def add(self, path, text):
        write("a target/" + path, text.decode())

    def judge(self):
        left = [path for path, folders, names in os.walk("a target") if not folders and not names]
        if left:
            problems.append(f"empty folders: {left}")


class Branch:
    def __init__(self):
        self.target = '{ git: "%s/repository.git" }' % folder
        self.git("init", "--quiet", "--bare", "repository.git", where=".")

    def git(self, *arguments, where="repository.git"):
        return subprocess.run(["git", *arguments], cwd=where, capture_output=True, env=environment).stdout

    def files(self):
        found = {}
        for line in self.git("ls-tree", "-rz", "gh-pages").decode().split("\0"):
            if line:
                facts, path = line.split("\t")
                found[path] = self.git("cat-file", "blob", facts.split()[2])
        return found

    def add(self, path, text):
        shutil.rmtree("copy", ignore_errors=True)
        self.git("clone", "--quiet", "--branch", "gh-pages", "repository.git", "copy", where=".")
        write("copy/" + path, text.decode())
        self.git("add", "--all", where="copy")
        self.git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "--quiet", "-m", "x", where="copy")
        self.git("push", "--quiet", where="copy")

    def judge(self):
        if b"fatal" in self.git("fsck", "--full"):
            problems.append("git fsck objects")


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
        process = subprocess.Popen([program, "deploy", "--source", "show", "--quiet"], env=environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        time.sleep(random.uniform(0.05, 1.2))
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        deploy(f"kill {number}")
    deploy("at the end", "Nothing to send")
    shutil.copytree("show", "clone", ignore=shutil.ignore_patterns("Output", ".sitegen"))
    run = sitegen("deploy", "--source", "clone")
    if not run.stdout.startswith("Nothing to send"):
        problems.append(f"a clone: {run.stdout}{run.stderr[-300:]}")
    place.judge()


class Answers(http.server.BaseHTTPRequestHandler):
    status, body = 200, b""

    def answer(self):
        self.send_response(Answers.status)
        self.send_header("Content-Length", str(len(Answers.body)))
        self.end_headers()
        self.wfile.write(Answers.body)

    do_GET = do_PUT = do_DELETE = answer

    def log_message(self, *arguments):
        pass


def judge_answers():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    make_site('{ s3: judge, endpoint: "http://127.0.0.1:%d" }' % server.server_port)

    def error(code):
        return f"<Error><Code>{code}</Code></Error>".encode()

    answers = {
        "wrong secret": (403, error("SignatureDoesNotMatch")), "wrong clock": (403, error("RequestTimeTooSkewed")),
        "no right": (403, error("AccessDenied")), "no bucket": (404, error("NoSuchBucket")),
        "other region": (301, error("PermanentRedirect")), "quota": (507, error("QuotaExceeded")),
        "web page": (200, b"<!doctype html><p>Welcome</p>"), "broken": (418, b"teapot"),
    }
    outcome = {}
    for name, (Answers.status, Answers.body) in answers.items():
        run = sitegen("deploy", "--source", "show")
        outcome[name] = f"{run.returncode} " + ", ".join(re.findall(r"error: .*\[([a-z.-]+)\]", run.stderr))
    run = sitegen("deploy", "--source", "show", AWS_ACCESS_KEY_ID="", AWS_SECRET_ACCESS_KEY="")
    outcome["no key"] = f"{run.returncode} " + ", ".join(re.findall(r"error: .*\[([a-z.-]+)\]", run.stderr))
    return outcome


foreign = {}
if kind == "answers":
    print(json.dumps(judge_answers()))
else:
    place = {"s3": Bucket, "rsync": Folder, "git": Branch}[kind]()
    judge_target()
    print(json.dumps(problems))
