"""Announces deployments to servers of its own and compares what they are told with what has changed.

judge-announce.py s3|rsync|sftp|git PROGRAM FOLDER: prints a list of problems as JSON.
judge-announce.py answers PROGRAM FOLDER: has services answer wrongly, and prints the exit code, the place and the id of each message.
"""

import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import urllib.parse

from sftp_server import SFTPServer

kind, program, folder = sys.argv[1:4]
os.makedirs(folder, exist_ok=True)
os.chdir(folder)
problems = []
KEY, TOKEN, PASSWORD = "my-own-key-0001", "s3cret-token", "s3cret-password"
environment = dict(os.environ, HOME=folder, GIT_CONFIG_NOSYSTEM="1", AWS_ACCESS_KEY_ID="key", AWS_SECRET_ACCESS_KEY="s3cret",
                   PODPING_TOKEN=TOKEN)
environment.pop("CI", None)


class Services(http.server.BaseHTTPRequestHandler):
    """A hub, a gateway of Podping and an endpoint of IndexNow. Answers with what `answers` says for the first part of a path."""

    requests = []
    answers = {}

    def answer(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        service = self.path.split("?")[0].strip("/")
        Services.requests.append((service, self.command, self.path, body, dict(self.headers)))
        status, text = Services.answers.get(service, (204, ""))
        self.send_response(status)
        if 300 <= status < 400:
            self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    do_GET = do_POST = answer

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Services)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"127.0.0.1:{server.server_port}"


def sitegen(*arguments, source="show", **changes):
    run = subprocess.run([program, *arguments, "--source", source], capture_output=True, text=True,
                         env=dict(environment, **changes), timeout=120)
    for secret in [TOKEN, PASSWORD]:
        if secret in run.stdout + run.stderr:
            problems.append(f"{arguments}: a secret is printed")
    return run


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def episode(number, text="Text"):
    write(f"show/Content/episodes/e{number}.md",
          f"---\ntitle: Episode {number} ü\ndescription: About {number}\ndate: 2026-01-{number:02}\n"
          f"audio: https://cdn.example/{number}.mp3\nbytes: 9\n---\n{text}\n")


def make_site(target, more="", hub=None):
    write("show/Content/site.yml", f"""title: Show
baseURL: https://example.com/a/
images: false
feeds: {{ hub: "{hub or f'http://judge:{PASSWORD}@{host}/hub'}" }}
announce:
  indexNow: {{ key: {KEY}, endpoint: "http://{host}/indexnow" }}
  podping: "http://{host}/podping"
deploy:
  live: {target}
{more}""")


def make_target():
    if kind == "git":
        subprocess.run(["git", "init", "--quiet", "--bare", "repository.git"], env=environment, check=True)
        return f'{{ git: "{folder}/repository.git" }}'
    if kind == "sftp":
        server = SFTPServer(folder + "/server")
        environment.update(HOME=server.home, SSH_AUTH_SOCK="")
        return '{ sftp: "%s" }' % server.address(folder + "/a%20target/")
    if kind != "s3":
        return f'{{ rsync: "{folder}/a target/" }}'
    import boto3
    import logging
    from moto.server import ThreadedMotoServer
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    moto = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    moto.start()
    address = "http://%s:%d" % moto.get_host_and_port()
    boto3.client("s3", endpoint_url=address, region_name="us-east-1", aws_access_key_id="key",
                 aws_secret_access_key="s3cret").create_bucket(Bucket="judge")
    return f'{{ s3: judge, endpoint: "{address}" }}'


def told():
    """What the services have been told since the last call, as sorted addresses of each."""
    found = {}
    for service, method, path, body, headers in Services.requests:
        if service == "hub" and method == "POST":
            form = urllib.parse.parse_qs(body)
            addresses = form["hub.url"] if form["hub.mode"] == ["publish"] else [f"wrong: {body}"]
        elif service == "podping" and method == "GET":
            addresses = urllib.parse.parse_qs(path.split("?")[1])["url"]
            if headers.get("Authorization") != TOKEN:
                addresses = ["no token"]
        elif service == "indexnow" and method == "POST":
            form = json.loads(body)
            right = {"host": "example.com", "key": KEY, "keyLocation": f"https://example.com/a/{KEY}.txt"}
            addresses = form.pop("urlList")
            if form != right:
                addresses = [f"wrong: {form}"]
        else:
            addresses = [f"wrong: {method} {path}"]
        found.setdefault(service, []).extend(address.removeprefix("https://example.com/a/") for address in addresses)
    Services.requests.clear()
    return {service: sorted(addresses) for service, addresses in found.items()}


def deploy(source="show"):
    run = sitegen("deploy", source=source)
    if run.returncode != 0:
        problems.append(f"deploy: {run.stderr[-300:]}")


def announce(what, wanted, *options, source="show", exit_code=0):
    run = sitegen("announce", *options, source=source)
    found = told()
    if run.returncode != exit_code:
        problems.append(f"{what}: exit code {run.returncode}: {run.stderr[-400:]}")
    if found != wanted:
        problems.append(f"{what}: told {found}, wanted {wanted}: {run.stdout}{run.stderr[-300:]}")
    return run


def judge_target():
    target = make_target()
    make_site(target)
    for number in range(1, 4):
        episode(number)
    deploy()
    feeds = ["atom.xml", "feed.json", "feed.xml"]
    run = announce("a dry run", {}, "--dry-run")
    if "the hub: https://example.com/a/feed.xml\n" not in run.stdout:
        problems.append(f"a dry run: {run.stdout}")
    announce("first", {"hub": feeds, "podping": ["feed.xml"], "indexnow": listed_pages()})
    announce("the same again", {})
    with open(f"show/Output/{KEY}.txt") as file:
        if file.read() != KEY:
            problems.append("the file of the key")
    shutil.copytree("show", "clone", ignore=shutil.ignore_patterns("Output", ".sitegen"))
    deploy("clone")
    announce("a fresh clone", {}, source="clone")
    make_site(target, more="menu: [{ title: Home, url: / }]\n")
    deploy()
    announce("a different menu", {})
    episode(2, "Other text")
    announce("before it is built", {})
    sitegen("build")
    run = announce("before the deployment", {}, exit_code=64)
    if "[usage.not-deployed]" not in run.stderr:
        problems.append(f"before the deployment: {run.stderr}")
    deploy()
    Services.answers = {"hub": (500, "")}
    announce("a broken hub", {"hub": ["atom.xml"] * 5, "podping": ["feed.xml"], "indexnow": ["episodes/e2/"]}, exit_code=74)
    Services.answers = {}
    announce("the hub again", {"hub": feeds})
    os.remove("show/Content/episodes/e3.md")
    deploy()
    announce("a removal", {"hub": feeds, "podping": ["feed.xml"], "indexnow": ["", "episodes/e3/"]})
    announce("at the end", {})


def listed_pages():
    """The pages of the sitemap, which the program's reader of pages should find by itself."""
    with open("show/Output/sitemap.xml") as file:
        return sorted(address.removeprefix("https://example.com/a/") for address in re.findall(r"<loc>(.*?)</loc>", file.read()))


def judge_answers():
    target = make_target()
    make_site(target)
    episode(1)
    deploy()
    page = "<!DOCTYPE html>\n<title>Welcome</title>"
    cases = {
        "hub not found": {"hub": (404, "")}, "hub moved": {"hub": (301, "")}, "hub is a page": {"hub": (200, page)},
        "wrong token": {"podping": (401, "Invalid authorization header\n")}, "no key file": {"indexnow": (403, "")},
        "wrong host": {"indexnow": (422, "")},
    }
    outcome = {}

    def note(name, **changes):
        run = sitegen("announce", **changes)
        lines = re.findall(r"^(?:(\S+:\d+:\d+): )?error: .*\[([a-z.-]+)\]", run.stderr, re.MULTILINE)
        outcome[name] = f"{run.returncode} " + ", ".join(" ".join(part for part in line if part) for line in lines)

    note("no token", PODPING_TOKEN="")
    for name, Services.answers in cases.items():
        note(name)
        os.remove("a target/.sitegen-announced.json")
    Services.answers = {}
    make_site(target, hub="http://127.0.0.1:1/")
    deploy()
    note("network gone")
    write("show/Content/site.yml", f"title: Show\nbaseURL: https://example.com/\ndeploy: {{ live: {target} }}\n")
    note("no service")
    write("show/Content/site.yml", f"title: Show\nfeeds: {{ hub: 'http://{host}/hub' }}\ndeploy: {{ live: {target} }}\n")
    note("no address")
    make_site(target)
    write("a target/.sitegen-announced.json", "<p>")
    note("a record of others")
    return {"cases": outcome, "problems": problems}


if kind == "answers":
    print(json.dumps(judge_answers()))
else:
    judge_target()
    print(json.dumps(problems))
