"""OpenSSH's server on the loopback, in which the user of this process can only use SFTP."""

import atexit
import os
import pwd
import shutil
import socket
import subprocess
import time


class SFTPServer:
    """Logs in with the key in `folder`/home/.ssh, where the host is known. `options` are those of internal-sftp."""

    def __init__(self, folder, options=""):
        self.folder = folder
        self.home = folder + "/home"
        self.user = pwd.getpwuid(os.getuid()).pw_name
        os.makedirs(self.home + "/.ssh", exist_ok=True)
        self.make_key(folder + "/host")
        self.make_key(self.home + "/.ssh/id_ed25519")
        shutil.copy(self.home + "/.ssh/id_ed25519.pub", folder + "/authorized")
        if os.getuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        with open(folder + "/settings", "w") as file:
            file.write(f"""Port {self.port}
ListenAddress 127.0.0.1
HostKey {folder}/host
PidFile none
AuthorizedKeysFile {folder}/authorized
StrictModes no
UsePAM no
PermitRootLogin yes
Subsystem sftp internal-sftp
ForceCommand internal-sftp {options}
""")
        program = shutil.which("sshd") or "/usr/sbin/sshd"
        server = subprocess.Popen([program, "-D", "-f", folder + "/settings", "-E", folder + "/log"])
        atexit.register(server.terminate)
        for _ in range(100):
            with socket.socket() as client:
                if client.connect_ex(("127.0.0.1", self.port)) == 0:
                    break
            time.sleep(0.05)
        self.know("host")

    def make_key(self, path):
        if not os.path.exists(path):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", path], check=True)

    def know(self, key):
        """Notes a public key as the one of this host."""
        with open(f"{self.folder}/{key}.pub") as file, open(self.home + "/.ssh/known_hosts", "w") as known:
            known.write(f"[127.0.0.1]:{self.port} {file.read()}")

    def address(self, path):
        return f"sftp://{self.user}@127.0.0.1:{self.port}{path}"
