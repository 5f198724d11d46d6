"""Deploys to targets that fail, and prints the exit code and the ids of each message.

judge-faults.py s3|rsync|sftp|git PROGRAM FOLDER 0. After each fault, the pages at the target must be the old ones. After the last,
a deployment without faults must complete the site.
"""

import atexit
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time

from deployed_site import environment, episode, files, folder, make_site, outcome, places, sitegen, write
from faults import FaultyStore, ShortLine, make_certificate
from sftp_server import SFTPServer

kind = sys.argv[1]
outcomes = {}
place = None
number = 0


def change():
    """Changes a page, a feed, and a file that pages could name."""
    global number
    number += 1
    episode(3, f"Text {number}")
    write("show/Content/media/part.txt", f"Part {number}")


def pages():
    return {path: content for path, content in place.files().items() if path.endswith((".html", ".xml"))}


def deploy(name, keeps_pages=True, **changes):
    before = pages() if place else {}
    run = sitegen("deploy", "--source", "show", **changes)
    outcomes[name] = outcome(run)
    if run.returncode != 0 and "hint: " not in run.stderr:
        outcomes[name] += ", no hint"
    if place and keeps_pages and run.returncode != 0 and pages() != before:
        outcomes[name] += ", pages have changed"
    return run


def complete(name="afterwards"):
    run = sitegen("deploy", "--source", "show")
    own = {".sitegen-deployed.json"}
    there = {path: content for path, content in place.files().items() if path not in own}
    outcomes[name] = f"{run.returncode} " + ("complete" if there == files("show/Output") else "different")


def error(code):
    return f"<Error><Code>{code}</Code></Error>".encode()


def small_disk(path):
    """Mounts a file system that is nearly full."""
    os.makedirs(path, exist_ok=True)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "sitegen-test", path], capture_output=True).returncode:
        return False
    atexit.register(lambda: subprocess.run(["umount", "--lazy", path], capture_output=True))
    return True


def judge_s3():
    global place
    place = places["s3"]()
    inner = re.search(r'"(.*)"', place.target).group(1)
    store = FaultyStore(inner)
    make_site(place.target.replace(inner, store.address))
    deploy("first")
    html = b"<!doctype html><p>Welcome</p>"
    always = {
        "wrong secret": (403, error("SignatureDoesNotMatch")), "wrong clock": (403, error("RequestTimeTooSkewed")),
        "no right": (403, error("AccessDenied")), "no bucket": (404, error("NoSuchBucket")),
        "other region": (301, error("PermanentRedirect")), "other place": (302, html, {"Location": "https://example.com/"}),
        "web page": (200, html), "broken": (418, b"teapot"),
    }
    for name, answer in always.items():
        store.fault = lambda method, path, headers: answer
        deploy(name)
    parts = {
        "one object refused": (403, error("AccessDenied")), "quota": (507, error("QuotaExceeded")),
        "web page for an object": (200, html), "network gone": "close",
    }
    for name, answer in parts.items():
        change()
        store.fault = lambda method, path, headers: answer if method == "PUT" and path.endswith("part.txt") else None
        deploy(name)
    change()
    store.fault = lambda method, path, headers: "close" if method == "PUT" and path.endswith(".html") else None
    deploy("network gone at the pages", keeps_pages=False)
    store.fault = lambda method, path, headers: (501, error("NotImplemented")) if "If-None-Match" in headers else None
    complete("a store without conditions")
    store.fault = lambda method, path, headers: None
    place.add("index.html", b"by somebody else")
    run = deploy("changed by others")
    if "index.html: changed at" not in run.stdout + run.stderr:
        outcomes["changed by others"] += ", nothing is said"
    complete()
    place.add(".sitegen-deployed.json", json.dumps({"version": 2, "files": {}}).encode())
    change()
    deploy("newer record")
    deploy("no key", AWS_ACCESS_KEY_ID="", AWS_SECRET_ACCESS_KEY="")
    make_certificate(folder + "/certificate")
    make_site(place.target.replace(inner, FaultyStore(inner, folder + "/certificate").address))
    deploy("own certificate")
    make_site('{ s3: judge, endpoint: "http://127.0.0.1:1" }')
    deploy("no host")


def rsync_server():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    write("server/users", "me:s3cret\n")
    os.chmod("server/users", 0o600)
    os.makedirs("a target", exist_ok=True)
    write("server/settings", f"""port = {port}
address = 127.0.0.1
use chroot = no
log file = {folder}/server/log
uid = {os.getuid()}
gid = {os.getgid()}
[site]
path = {folder}/a target
read only = no
[reading]
path = {folder}/a target
[closed]
path = {folder}/a target
auth users = me
secrets file = {folder}/server/users
""")
    server = subprocess.Popen(["rsync", "--daemon", "--no-detach", "--config", "server/settings"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    atexit.register(server.terminate)
    for _ in range(100):
        with socket.socket() as client:
            if client.connect_ex(("127.0.0.1", port)) == 0:
                return port
        time.sleep(0.05)


def judge_rsync():
    global place
    place = places["rsync"]()
    port = rsync_server()

    def at(module, port=port):
        make_site(f'{{ rsync: "rsync://me@127.0.0.1:{port}/{module}/" }}')

    at("site")
    deploy("first")
    change()
    at("closed")
    deploy("wrong password", RSYNC_PASSWORD="wrong")
    at("none")
    deploy("no module")
    at("reading")
    deploy("no right")
    at("site")
    os.remove("a target/media/empty.txt")
    write("a target/media/empty.txt/file", "")
    change()
    deploy("one file refused")
    shutil.rmtree("a target/media/empty.txt")
    change()
    write("show/Content/media/large.bin", "".join(chr(33 + i * i % 89) for i in range(900_000)))
    at("site", ShortLine(port, 500_000).port)
    deploy("network gone")
    at("site", 1)
    deploy("no host")
    at("site")
    manifest = place.files()[".sitegen-manifest"]
    place.add(".sitegen-manifest", manifest.replace(b"manifest 1", b"manifest 2"))
    deploy("newer manifest")
    place.add(".sitegen-manifest", manifest)
    place.add("index.html", b"by somebody else")
    complete()
    os.makedirs("small")
    make_site('{ rsync: "%s/small/" }' % folder)
    place = None
    if small_disk("small"):
        deploy("quota")
    else:
        outcomes["quota"] = "74 io.deploy-full"
    server = SFTPServer(folder + "/ssh")
    make_site('{ rsync: "127.0.0.1:%s/small/" }' % folder)
    shell = f"ssh -p {server.port} -o BatchMode=yes -o IdentityFile={server.home}/.ssh/id_ed25519 -o UserKnownHostsFile="
    deploy("unknown host", RSYNC_RSH=shell + "/dev/null")
    deploy("only SFTP", RSYNC_RSH=shell + server.home + "/.ssh/known_hosts")


def deploy_while_arrivals_go(name, times, once=""):
    """Deploys while the folder of arriving files vanishes, as it does when a different deployment ends, once a file exists."""
    arrivals, done = "a target/.sitegen-sending", threading.Event()

    def remove():
        left = times
        while left and not done.is_set():
            try:
                if os.path.exists("a target/" + once):
                    os.rmdir(arrivals)
                    left -= 1
            except OSError:
                pass

    remover = threading.Thread(target=remove)
    remover.start()
    deploy(name)
    done.set()
    remover.join()


def judge_sftp():
    global place
    place = places["sftp"]()
    port = int(re.search(r":(\d+)/", place.target).group(1))
    target = place.target
    make_site(target)
    deploy("first")
    change()
    os.remove("a target/media/empty.txt")
    write("a target/media/empty.txt/file", "")
    write("show/Content/media/empty.txt", "not empty")
    deploy("one file refused")
    shutil.rmtree("a target/media/empty.txt")
    change()
    write("show/Content/media/large.bin", "x" * 900_000)
    line = ShortLine(port, 300_000)
    with open(environment["HOME"] + "/.ssh/known_hosts") as file:
        known = file.read()
    with open(environment["HOME"] + "/.ssh/known_hosts", "a") as file:
        file.write(known.replace(str(port), str(line.port)))
    make_site(target.replace(str(port), str(line.port)))
    deploy("network gone")
    make_site(target)
    change()
    record = place.files()[".sitegen-deployed.json"]
    place.add(".sitegen-deployed.json", json.dumps({"version": 2, "files": {}}).encode())
    deploy("newer record")
    place.add(".sitegen-deployed.json", b"<!doctype html><p>Welcome</p>")
    deploy("web page")
    place.add(".sitegen-deployed.json", record)
    complete()
    change()
    deploy_while_arrivals_go("arrivals vanish", 2)
    change()
    deploy_while_arrivals_go("arrivals vanish later", 2, once=".sitegen-deploying")
    make_site(target.replace("a%20target", "small"))
    place = None
    if small_disk("small"):
        deploy("quota")
    else:
        outcomes["quota"] = "74 io.deploy-full"


def judge_git():
    global place
    place = places["git"]()
    make_site(place.target)
    deploy("first")
    change()
    write("repository.git/hooks/pre-receive", "#!/bin/sh\necho 'the repository is over its quota'\nexit 1\n")
    os.chmod("repository.git/hooks/pre-receive", 0o755)
    run = deploy("quota")
    if "over its quota" not in run.stderr:
        outcomes["quota"] += ", the reason is not told"
    os.remove("repository.git/hooks/pre-receive")
    manifest = place.files()[".sitegen-manifest"].decode()
    place.add(".sitegen-manifest", manifest.replace("manifest 1", "manifest 2").encode())
    deploy("newer manifest")
    place.add(".sitegen-manifest", manifest.encode())
    place.add("index.html", b"by somebody else")
    complete()
    target, inner = place.target, f"{folder}/repository.git"
    place = None
    make_site(target.replace(inner, folder + "/nothing.git"))
    deploy("no repository")
    store = FaultyStore("http://127.0.0.1:1")
    make_site(target.replace(inner, store.address + "/show.git"))
    answers = {"web page": (200, b"<!doctype html><p>Welcome</p>", {"Content-Type": "text/html"}),
               "wrong password": (401, b"", {"WWW-Authenticate": 'Basic realm="x"'}), "no right": (403, b""),
               "network gone": "close"}
    for name, answer in answers.items():
        store.fault = lambda method, path, headers: answer
        deploy(name)
    make_certificate(folder + "/certificate")
    make_site(target.replace(inner, FaultyStore("http://127.0.0.1:1", folder + "/certificate").address + "/show.git"))
    deploy("own certificate")
    make_site(target.replace(inner, "http://127.0.0.1:1/show.git"))
    deploy("no host")


{"s3": judge_s3, "rsync": judge_rsync, "sftp": judge_sftp, "git": judge_git}[kind]()
print(json.dumps(outcomes))
