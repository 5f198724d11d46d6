"""Runs a workflow of GitHub Actions or a pipeline of GitLab, as their machines do, and prints what happened as JSON.

Usage: run-workflow.py <workflow> <folder> [<command>]

<folder> holds `origin`, a bare repository with the branch main, and `cache`. Each step is executed by bash in an empty
environment with the variables of the step. <command> is executed in <folder> after the checkout, as somebody else who works
at the same time.
"""
import json, os, re, shutil, subprocess, sys

import yaml
from machine import Machine

workflow_file, folder = sys.argv[1:3]
meanwhile = sys.argv[3] if len(sys.argv) > 3 else None
workflow = yaml.safe_load(open(workflow_file))
origin, cache, checkout = f"{folder}/origin", f"{folder}/cache", f"{folder}/checkout"
github = {
    "github.ref_name": "main", "vars.SITEGEN_RELEASE": "", "vars.CLOUDFLARE_PROJECT": "my show", "vars.NETLIFY_SITE_ID": "site",
    "secrets.NETLIFY_AUTH_TOKEN": "secret", "secrets.CLOUDFLARE_API_TOKEN": "secret", "secrets.CLOUDFLARE_ACCOUNT_ID": "account",
}
gitlab = {
    "CI_COMMIT_BRANCH": "main", "CI_SERVER_HOST": "gitlab.example", "CI_PROJECT_PATH": "me/show", "LEDGER_TOKEN": "secret",
    "SITEGEN_RELEASE": "", "GITLAB_CI": "true", "CI": "true",
}
report = {"steps": [], "uploads": [], "exit": 0}


def shell(machine, name, text, environment):
    report["exit"], output = machine.run(text, "/mnt/checkout", environment)
    report["steps"].append({"name": name, "output": output})
    return report["exit"] == 0


def check_out():
    subprocess.run(["git", "clone", "-q", "--depth", "1", "-b", "main", f"file://{origin}", checkout], check=True)
    subprocess.run(["git", "-C", checkout, "remote", "set-url", "origin", "file:///mnt/origin"], check=True)
    if meanwhile:
        subprocess.run(["bash", "-ec", meanwhile], cwd=folder, check=True, stdout=sys.stderr)


def restore(path):
    if os.path.exists(f"{cache}/{path}"):
        shutil.copytree(f"{cache}/{path}", f"{checkout}/{path}", symlinks=True)


def save(path):
    shutil.rmtree(f"{cache}/{path}", ignore_errors=True)
    shutil.copytree(f"{checkout}/{path}", f"{cache}/{path}", symlinks=True)


def upload(path):
    report["uploads"].append("pages" if os.path.isfile(f"{checkout}/{path}/index.html") else "nothing")


def run_github(machine):
    (job,) = workflow["jobs"].values()
    caches = []
    for step in job["steps"]:
        action = step.get("uses", "").split("@")[0]
        if action == "actions/checkout":
            check_out()
        elif action == "actions/cache":
            caches.append(step["with"]["path"])
            restore(caches[-1])
        elif action == "actions/upload-pages-artifact":
            upload(step["with"]["path"])
        elif action and action != "actions/deploy-pages":
            sys.exit(f"unknown action {action}")
        elif not action:
            environment = {"CI": "true", "GITHUB_ACTIONS": "true"}
            for key, text in step.get("env", {}).items():
                environment[key] = re.sub(r"\$\{\{ *([^ ]+) *\}\}", lambda match: github[match[1]], str(text))
            if not shell(machine, step["name"], step["run"], environment):
                return
    for path in caches:
        save(path)


def run_gitlab(machine):
    job = workflow["pages"]
    check_out()
    (path,) = job["cache"]["paths"]
    restore(path)
    environment = dict(gitlab)
    for key, text in job["variables"].items():
        environment[key] = re.sub(r"\$(\w+)", lambda match: gitlab[match[1]], str(text))
    # All entries share one shell.
    if shell(machine, "script", "\n".join(job["script"]), environment):
        save(path)
        (published,) = job["artifacts"]["paths"]
        upload(published)


shutil.rmtree(checkout, ignore_errors=True)
with Machine(folder) as machine:
    run_github(machine) if "jobs" in workflow else run_gitlab(machine)
    report["uploads"] += machine.uploads()
log = subprocess.run(["git", "-C", origin, "log", "--format=%s", "main"], capture_output=True, text=True, check=True)
report["commits"] = log.stdout.splitlines()
print(json.dumps(report))
