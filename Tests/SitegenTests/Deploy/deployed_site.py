"""A site, and the places that it is deployed to: moto's S3 server, a folder for rsync, OpenSSH's SFTP server, and a git repository.

The last three arguments of each judge are the program, a folder to work in, and how often deployments are killed.
"""

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time

from sftp_server import SFTPServer

program, folder, kills = sys.argv[-3], sys.argv[-2], int(sys.argv[-1])
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
            location = os.path.join(path, name)
            # A lock may be a link that leads nowhere.
            if os.path.islink(location):
                found[os.path.relpath(location, root)] = os.readlink(location).encode()
                continue
            with open(location, "rb") as file:
                found[os.path.relpath(location, root)] = file.read()
    return found


def outcome(run):
    """The exit code and the ids of errors."""
    return f"{run.returncode} " + ", ".join(re.findall(r"error: .*\[([a-z.-]+)\]", run.stderr))


def kill():
    """Starts a deployment and kills it at some moment."""
    process = subprocess.Popen([program, "deploy", "--source", "show", "--quiet"], env=environment,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    time.sleep(random.uniform(0.05, 1.2))
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


class Bucket:
    """moto's server, read by boto3."""

    def __init__(self, name="judge"):
        import boto3
        import logging
        from moto.server import ThreadedMotoServer
        logging.getLogger("werkzeug").setLevel(logging.ERROR)
        server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
        server.start()
        address = "http://%s:%d" % server.get_host_and_port()
        self.name = name
        self.target = f'{{ s3: {name}, endpoint: "{address}", prefix: a/b }}'
        self.client = boto3.client("s3", endpoint_url=address, region_name="us-east-1", aws_access_key_id="key",
                                   aws_secret_access_key="s3cret")
        self.client.create_bucket(Bucket=name)

    def files(self):
        pages = self.client.get_paginator("list_objects_v2").paginate(Bucket=self.name)
        keys = [item["Key"] for page in pages for item in page.get("Contents", [])]
        return {key[4:]: self.client.get_object(Bucket=self.name, Key=key)["Body"].read() for key in keys}

    def add(self, path, text):
        self.client.put_object(Bucket=self.name, Key="a/b/" + path, Body=text)


class Folder:
    def __init__(self, name="a target"):
        self.name = name
        self.target = '{ rsync: "%s/%s/" }' % (folder, name)

    def files(self):
        return files(self.name)

    def add(self, path, text):
        write(f"{self.name}/{path}", text.decode())


class Server(Folder):
    """OpenSSH's SFTP server, read as a folder."""

    def __init__(self, name="a target"):
        server = SFTPServer(folder + "/server")
        environment["HOME"] = server.home
        self.name = name
        self.target = '{ sftp: "%s" }' % server.address(f"{folder}/{name.replace(' ', '%20')}/")


class Branch:
    def __init__(self, name=None):
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


places = {"s3": Bucket, "rsync": Folder, "sftp": Server, "git": Branch}
