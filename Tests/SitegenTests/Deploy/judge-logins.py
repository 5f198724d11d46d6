"""Uses an SFTP server wrongly, and prints the exit code and the id of each message.

judge-logins.py PROGRAM FOLDER 0
"""

import json
import os
import shutil
import subprocess

from deployed_site import folder, make_site, outcome, sitegen, write
from sftp_server import SFTPServer


def judge_logins():
    server = SFTPServer(folder + "/server")
    make_site('{ sftp: "%s" }' % server.address(folder + "/target/"))
    outcomes = {}

    def deploy(name, **changes):
        run = sitegen("deploy", "--source", "show", **{"HOME": server.home, **changes})
        outcomes[name] = outcome(run)
        if "s3cret" in run.stdout + run.stderr:
            outcomes[name] += ", the password is printed"

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
    subprocess.run(["ssh-keygen", "-q", "-t", "rsa", "-N", "", "-f", folder + "/rsa"], check=True)
    for ending in ["", ".pub"]:
        shutil.copy(folder + "/rsa" + ending, server.home + "/.ssh/id_rsa" + ending)
    with open(server.folder + "/authorized", "a") as keys, open(folder + "/rsa.pub") as key:
        keys.write(key.read())
    run = sitegen("deploy", "--source", "show", HOME=server.home)
    outcomes["RSA key"] = "explained" if run.returncode == 0 or "libssh2 1.11" in run.stderr else run.stderr
    shutil.copy(server.home + "/.ssh/mine", server.home + "/.ssh/id_rsa")
    shutil.copy(server.home + "/.ssh/id_ed25519.pub", server.home + "/.ssh/id_rsa.pub")
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
    return outcomes


print(json.dumps(judge_logins()))
