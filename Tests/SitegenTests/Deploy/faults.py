"""Servers on the loopback that pass everything on to other servers, until they fail."""

import http.client
import http.server
import socket
import ssl
import subprocess
import threading
import urllib.parse


class FaultyStore:
    """A store of objects in front of a different one. `fault(method, path, headers)` returns `None`, an answer, or "close"."""

    def __init__(self, address, certificate=None):
        store, outer = urllib.parse.urlsplit(address), self
        self.fault = lambda method, path, headers: None

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def pass_on(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                fault = outer.fault(self.command, urllib.parse.unquote(self.path), self.headers)
                if fault == "close":
                    self.close_connection = True
                    return
                if fault is None:
                    connection = http.client.HTTPConnection(store.hostname, store.port)
                    connection.request(self.command, self.path, body, dict(self.headers))
                    answer = connection.getresponse()
                    headers = {name: value for name, value in answer.getheaders()
                               if name.lower() in ["etag", "content-type", "last-modified"]}
                    fault = (answer.status, answer.read(), headers)
                status, text, headers = fault if len(fault) == 3 else (*fault, {})
                self.send_response_only(status)
                for name, value in {**headers, "Content-Length": str(len(text))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text)

            do_GET = do_PUT = do_DELETE = do_HEAD = pass_on

            def log_message(self, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        scheme = "http"
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            server.socket = context.wrap_socket(server.socket, server_side=True)
            scheme = "https"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.address = f"{scheme}://127.0.0.1:{server.server_port}"


class ShortLine:
    """A line to a port that is cut after some bytes. Then the port cannot be reached."""

    def __init__(self, port, count):
        self.left = count
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.target = port
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while self.left > 0:
            near, _ = self.listener.accept()
            if self.left <= 0:
                near.close()
                break
            far = socket.create_connection(("127.0.0.1", self.target))
            for source, drain in [(near, far), (far, near)]:
                threading.Thread(target=self.copy, args=(source, drain, source is near), daemon=True).start()
        self.listener.close()

    def copy(self, source, drain, counts):
        try:
            while data := source.recv(4096):
                if counts:
                    self.left -= len(data)
                if self.left <= 0:
                    break
                drain.sendall(data)
        except OSError:
            pass
        for end in [source, drain]:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


def make_certificate(path):
    """Writes a certificate that only its owner has signed, and its key."""
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
                    "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", path + ".key", "-out", path + ".crt"],
                   check=True, capture_output=True)
    with open(path, "wb") as file:
        for ending in [".key", ".crt"]:
            with open(path + ending, "rb") as part:
                file.write(part.read())
