"""A copy of this machine's system that is gone afterwards. It stands for a new machine: of a host, or of a reader."""
import os, shutil, subprocess

# The programs of hosts are not here. These record a call, or do on this machine what they would do on another one.
STAND_INS = {
    "npx": 'printf "%s\\n" "$*" >> /mnt/uploads; test -f Output/index.html',
    "aws": 'printf "%s\\n" "$*" >> /mnt/uploads; case $* in *s3://*/old) exit 1 ;; esac',
    "ssh": 'while [ "${1#-}" != "$1" ]; do case $1 in -l) shift 2 ;; *) shift ;; esac; done; shift; exec sh -c "$*"',
    "sudo": 'exec "$@"',
}
# Addresses of repositories that are on this machine.
REPOSITORIES = {"file:///mnt/origin": "https://ledger:secret@gitlab.example/me/show.git"}

# The reader's folder on the new machine. It is empty at first.
HOME = "/home/reader"


class Machine:
    """A second layer over the system, with a new folder at /mnt."""

    def __init__(self, folder):
        self.folder, self.place = folder, f"{folder}/system"
        self.root = f"{self.place}/system"
        self.processes = []

    def __enter__(self):
        if os.path.exists(f"{self.folder}/uploads"):
            os.remove(f"{self.folder}/uploads")
        os.makedirs(self.place)
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", self.place], check=True)
        try:
            self.fill()
        except BaseException:
            self.__exit__()
            raise
        return self

    def fill(self):
        for name in ["upper", "work", "system"]:
            os.mkdir(f"{self.place}/{name}")
        layers = f"lowerdir=/,upperdir={self.place}/upper,workdir={self.place}/work"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", layers, self.root], check=True)
        for place, target in [("/proc", "proc"), ("/dev", "dev"), (self.folder, "mnt")]:
            subprocess.run(["mount", "--bind", place, f"{self.root}/{target}"], check=True)
        for name, text in STAND_INS.items():
            path = f"{self.root}/usr/local/bin/{name}"
            with open(path, "w") as file:
                file.write(f"#!/bin/sh\n{text}\n")
            os.chmod(path, 0o755)
        # An index of all manual pages, which a new machine does not have either, takes longer than an installation.
        if os.path.exists(f"{self.root}/var/lib/man-db/auto-update"):
            os.remove(f"{self.root}/var/lib/man-db/auto-update")
        home = self.root + HOME
        shutil.rmtree(home, ignore_errors=True)
        os.makedirs(home)
        with open(f"{home}/.gitconfig", "w") as file:
            file.write("[safe]\n\tdirectory = *\n")
            for here, there in REPOSITORIES.items():
                file.write(f'[url "{here}"]\n\tinsteadOf = {there}\n')

    def __exit__(self, *_):
        for process in self.processes:
            process.terminate()
            process.wait()
        subprocess.run(["umount", "-R", "-l", self.place], check=True)
        os.rmdir(self.place)

    def command(self, text, folder, environment):
        known = {
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": HOME, "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        variables = [f"{key}={value}" for key, value in {**known, **environment}.items()]
        return ["chroot", self.root, "/usr/bin/env", "-i", "-C", folder, *variables, "bash", "-e", "-o", "pipefail", "-c", text]

    def run(self, text, folder, environment):
        """Executes a script in an empty environment with these variables. Returns exit code and output."""
        run = subprocess.run(
            self.command(text, folder, environment), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            stdin=subprocess.DEVNULL, timeout=300)
        return run.returncode, run.stdout

    def start(self, text, folder):
        """Executes a script that goes on until the machine is gone."""
        self.processes.append(
            subprocess.Popen(self.command("exec " + text, folder, {}), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL))

    def uploads(self):
        """The calls of hosts' programs."""
        path = f"{self.folder}/uploads"
        return open(path).read().splitlines() if os.path.exists(path) else []
