"""Deploys a site again and again and compares what is at the target with what was built.

judge-deploy.py s3|rsync|sftp|git PROGRAM FOLDER KILLS: prints a list of problems as JSON.
judge-deploy.py answers|logins PROGRAM FOLDER 0: has a host answer wrongly, or uses an SFTP server wrongly, and prints the exit code
and the id of each message.
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

from sftp_server import SFTPServer

kind, program, folder, kills = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
os.makedirs(folder, exist_ok=True)
os.chdir(folder)
random.seed(7)
problems = []
environment = dict(os.environ, HOME=folder, GIT_CONFIG_NOSYSTEM="1", AWS_ACCESS_KEY_ID="key", AWS_SECRET_ACCESS_KEY="s3cret")
environment.pop("CI", None)
environment.pop("SSH_AUTH_SOCK", None)


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
    write("show/Content/media/100% of #1, or less?.txt", "text")
    write("show/Content/media/empty.txt", "")
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


class Server(Folder):
    """OpenSSH's SFTP server, read as a folder."""

    def __init__(self):
        server = SFTPServer(folder + "/server")
        environment["HOME"] = server.home
        self.target = '{ sftp: "%s" }' % server.address(folder + "/a%20target/")

    def judge(self):
        write("show/Content/media/name", "a file")
        deploy("a new file")
        os.remove("show/Content/media/name")
        write("show/Content/media/name/name/file.txt", "in a folder")
        deploy("a folder takes the name of a file")
        shutil.rmtree("show/Content/media/name")
        write("show/Content/media/name", "a file")
        deploy("a file takes the name of a folder")
        for number in range(4):
            episode(6, f"Two at once {number}")
            runs = [subprocess.Popen([program, "deploy", "--source", "show", "--output", output], env=environment,
                                     stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                    for output in ["show/Output", "second"]]
            ends = [(run.communicate()[1][-300:], run.returncode) for run in runs]
            if not any(code == 0 for _, code in ends) or any(code and "io.deploy-busy" not in text for text, code in ends):
                problems.append(f"two at once: {ends}")
            deploy(f"after two at once {number}", "Nothing to send")
        super().judge()
        left = [path for path in self.files() if path.startswith(".sitegen-sending")]
        if left:
            problems.append(f"parts of files: {left}")


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


def judge_logins():
    server = SFTPServer(folder + "/server")
    make_site('{ sftp: "%s" }' % server.address(folder + "/target/"))
    outcome = {}

    def deploy(name, **changes):
        run = sitegen("deploy", "--source", "show", **{"HOME": server.home, **changes})
        outcome[name] = f"{run.returncode} " + ", ".join(re.findall(r"error: .*\[([a-z.-]+)\]", run.stderr))
        if "s3cret" in run.stdout + run.stderr:
            outcome[name] += ", the password is printed"

    server.make_key(folder + "/server/other")
    server.know("other")
    deploy("changed host key")
    os.remove(server.home + "/.ssh/known_hosts")
    deploy("no known hosts")
    write(server.home + "/.ssh/known_hosts", "example.com ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAB0wdHd5xLBvoeVUDktk77n7iUfxV01uLliU8jzjNZ8\n")
    deploy("unknown host")
    server.know("host")
    os.rename(server.home + "/.ssh/id_ed25519", server.home + "/.ssh/mine")
    deploy("no key")
    shutil.copy(folder + "/server/other", server.home + "/.ssh/id_ecdsa")
    shutil.copy(folder + "/server/other.pub", server.home + "/.ssh/id_ecdsa.pub")
    deploy("wrong key")
    deploy("wrong password", SFTP_PASSWORD="s3cret")
    deploy("no agent", SSH_AUTH_SOCK="/nowhere")
    shutil.copy(server.home + "/.ssh/mine", server.home + "/.ssh/id_rsa")
    shutil.copy(server.home + "/.ssh/id_ed25519.pub", server.home + "/.ssh/id_rsa.pub")
    deploy("the third key")
    write(server.home + "/../blocker/file", "")
    make_site('{ sftp: "%s" }' % server.address(folder + "/server/blocker/file/"))
    deploy("a file as the folder")
    for name, options in {"read only": "-R", "no folders": "-P mkdir", "no renaming": "-P rename"}.items():
        server = SFTPServer(f"{folder}/{options[-2:]}", options)
        os.makedirs(f"{folder}/{name}/.sitegen-sending", exist_ok=True)
        make_site('{ sftp: "%s" }' % server.address(f"{folder}/{name.replace(' ', '%20')}/"))
        deploy(name)
    make_site('{ sftp: "sftp://me@127.0.0.1:1/" }')
    deploy("no server")
    return outcome


foreign = {}
if kind == "answers":
    print(json.dumps(judge_answers()))
elif kind == "logins":
    print(json.dumps(judge_logins()))
else:
    place = {"s3": Bucket, "rsync": Folder, "sftp": Server, "git": Branch}[kind]()
    judge_target()
    print(json.dumps(problems))
