"""Builds one site on several machines that share a cache, which nginx or moto's S3 server keeps.

judge-cache.py nginx|s3 PROGRAM FOLDER NGINX: prints a list of problems as JSON.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time

from PIL import Image

kind, program, folder, nginx = sys.argv[1:5]
os.makedirs(folder, exist_ok=True)
os.chdir(folder)
problems = []
environment = dict(os.environ, HOME=folder, AWS_ACCESS_KEY_ID="key", AWS_SECRET_ACCESS_KEY="s3cret",
                   SITEGEN_CACHE_USER="me", SITEGEN_CACHE_PASSWORD="s3cret")
environment.pop("CI", None)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def files(root):
    found = {}
    for path, _, names in os.walk(root):
        for name in names:
            with open(os.path.join(path, name), "rb") as file:
                found[os.path.relpath(os.path.join(path, name), root)] = file.read()
    return found


class Nginx:
    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.setting = f"http://127.0.0.1:{self.port}/pictures/"
        # The password of `me`, as htpasswd writes it: its digest is that of s3cret.
        digest = subprocess.run(["openssl", "passwd", "-apr1", "s3cret"], capture_output=True, text=True).stdout.strip()
        write("nginx/users", f"me:{digest}\n")
        write("nginx/nginx.conf", f"""
            daemon off; pid {folder}/nginx/pid; error_log {folder}/nginx/errors; user root; worker_processes 1;
            events {{}}
            http {{
              access_log off; client_body_temp_path {folder}/nginx/bodies; client_max_body_size 0;
              proxy_temp_path {folder}/nginx/a; fastcgi_temp_path {folder}/nginx/b;
              uwsgi_temp_path {folder}/nginx/c; scgi_temp_path {folder}/nginx/d;
              server {{
                listen 127.0.0.1:{self.port}; root {folder}/store;
                auth_basic cache; auth_basic_user_file {folder}/nginx/users;
                location / {{ dav_methods PUT; create_full_put_path on; }}
              }}
            }}""")
        os.makedirs("store/pictures", exist_ok=True)
        self.process = subprocess.Popen([nginx, "-c", f"{folder}/nginx/nginx.conf"], stderr=subprocess.DEVNULL)
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        sys.exit("nginx does not start: " + open("nginx/errors").read())

    def objects(self):
        return files("store/pictures")

    def replace(self, key, content):
        with open(f"store/pictures/{key}", "wb") as file:
            file.write(content)

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Bucket:
    def __init__(self):
        import logging

        import boto3
        from moto.server import ThreadedMotoServer
        logging.getLogger("werkzeug").setLevel(logging.ERROR)
        self.server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
        self.server.start()
        address = "http://%s:%d" % self.server.get_host_and_port()
        self.setting = f'{{ s3: judge, endpoint: "{address}", prefix: a/b }}'
        self.client = boto3.client("s3", endpoint_url=address, region_name="us-east-1", aws_access_key_id="key",
                                   aws_secret_access_key="s3cret")
        self.client.create_bucket(Bucket="judge")

    def objects(self):
        found = self.client.list_objects_v2(Bucket="judge").get("Contents", [])
        return {item["Key"][4:]: self.client.get_object(Bucket="judge", Key=item["Key"])["Body"].read() for item in found}

    def replace(self, key, content):
        self.client.put_object(Bucket="judge", Key="a/b/" + key, Body=content)

    def stop(self):
        self.server.stop()


def machine(name, setting):
    write(f"{name}/Content/site.yml", f"title: Show\nbaseURL: https://example.com/\ncache: {setting}\n")
    for number in range(3):
        write(f"{name}/Content/episodes/e{number}.md",
              f"---\ntitle: Episode {number}\ndate: 2026-01-0{number + 1}\nimage: {{ src: e{number}.png, alt: A }}\n---\nText\n")
        picture = Image.radial_gradient("L").resize((900, 600)).rotate(number * 40)
        Image.merge("RGB", (picture, picture.rotate(30), picture)).save(f"{name}/Content/episodes/e{number}.png")


def build(name, **changes):
    run = subprocess.run([program, "build", name, "--output", name + "/Output"], capture_output=True, text=True,
                         env=dict(environment, **changes), timeout=300)
    if run.returncode != 0:
        problems.append(f"{name}: exit code {run.returncode}: {run.stderr}")
    if "s3cret" in run.stdout + run.stderr:
        problems.append(f"{name}: the secret is printed")
    counts = re.search(r"([\d,]+) images?(?: \(([\d,]+) cached\))?", run.stdout)
    images, cached = (int((part or "0").replace(",", "")) for part in counts.groups()) if counts else (0, 0)
    failure = re.search(r"the shared cache cannot be used: (.*) \[cache.unreachable\]", run.stderr)
    return images, cached, failure.group(1) if failure else None


def expect(what, found, wanted):
    if found != wanted:
        problems.append(f"{what}: {found}, not {wanted}")


store = {"nginx": Nginx, "s3": Bucket}[kind]()
read_only = store.setting.replace("{", "{ readOnly: true,") if kind == "s3" else \
    f"{{ url: '{store.setting}', readOnly: true }}"

machine("reader", read_only)
images, cached, failure = build("reader")
if images < 20:
    problems.append(f"only {images} images")
expect("a reader of an empty store", (cached, failure, len(store.objects())), (0, None, 0))

machine("first", store.setting)
expect("the first machine", build("first"), (images, 0, None))
machine("second", store.setting)
expect("the second machine", build("second"), (images, images, None))
machine("third", read_only)
expect("a reader", build("third"), (images, images, None))
for name in ["second", "third"]:
    expect(f"the output of {name}", files(f"{name}/Output") == files("first/Output"), True)

# Damaged in different ways: cut, empty, a different file, a flipped bit.
objects = store.objects()
largest = sorted(objects, key=lambda key: -len(objects[key]))[:4]
flipped = bytearray(objects[largest[3]])
flipped[-1] ^= 1
for key, content in zip(largest, [objects[largest[0]][:-100], b"", objects[largest[0]], bytes(flipped)]):
    store.replace(key, content)
machine("fourth", store.setting)
images_now, cached, failure = build("fourth")
expect("a damaged store", (images_now, cached >= images - 4 and cached < images, failure), (images, True, None))
expect("the output beside a damaged store", files("fourth/Output") == files("first/Output"), True)
expect("the mended store", store.objects() == objects, True)

machine("stranger", store.setting)
if kind == "nginx":
    expect("a wrong password", build("stranger", SITEGEN_CACHE_PASSWORD="wrong"),
           (images, 0, "it answers with status 401"))
else:
    expect("no credentials", build("stranger", AWS_ACCESS_KEY_ID="")[:2], (images, 0))
store.stop()
machine("alone", store.setting)
images_now, cached, failure = build("alone")
expect("a store that is gone", (images_now, cached, failure is None), (images, 0, False))
expect("the output without a store", files("alone/Output") == files("first/Output"), True)
print(json.dumps(problems))
sys.stdout.flush()
os._exit(0)
