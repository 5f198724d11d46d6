import SiteDiagnostics
import SiteEpisodes

/// A failed request to an SFTP server, described with its remedy.
struct SFTPProblem {
    let server: DeployTarget.Server
    /// The path of the file, or empty for a problem of the whole server.
    let path: String
    let answer: WebAnswer
    /// False if the server does not answer any more.
    var isReachable = true

    var diagnostic: Diagnostic {
        let reason =
            switch answer.code {
            case .absent: "its folder cannot be made"
            case .failed where isReachable: "it says only that it has failed"
            default: answer.problem ?? ""
            }
        switch (answer.code, answer.host) {
        case (.noLibrary, _), (.noProtocol, _):
            return Diagnostic(
                .error, id: "io.deploy-no-sftp", "the libcurl of this computer cannot use SFTP: \(reason)",
                hint: "install a libcurl with SFTP, for example with: apt-get install libcurl4")
        case (.wrongHost, .changed):
            return error(
                "io.deploy-host-changed", "shows a different key than ~/.ssh/known_hosts has for it",
                "if its owner has changed the key, remove the old one with: ssh-keygen -R '\(listedHost)'")
        case (.wrongHost, _):
            return error(
                "io.deploy-host-unknown", "is not in ~/.ssh/known_hosts",
                "compare the key with the one that the host publishes, and add it with: "
                    + "ssh-keyscan \(server.port.map { "-p \($0) " } ?? "")\(plainHost) >> ~/.ssh/known_hosts")
        case (.noRoom, _):
            return error("io.deploy-full", "has no room left", "free some room, or raise the quota")
        case (.refused, _), (.absent, _),
            (.refusedCommand, _) where isReachable, (.failed, _) where isReachable:
            return error(
                "io.deploy-refused", "refuses to change '\(server.folder + path)': \(reason)",
                "give the user '\(server.user)' the right to write that folder, and check the room on its disk")
        default:
            return error(
                "io.deploy-unreachable", "cannot be reached: \(reason)",
                "check 'sftp' in site.yml and the network, and deploy again")
        }
    }

    static func noLogin(to server: DeployTarget.Server, withPassword: Bool, withRSA: Bool) -> Diagnostic {
        SFTPProblem(server: server, path: "", answer: WebAnswer(status: 0, etag: "", body: [])).error(
            "io.deploy-login",
            "accepts no key of '\(server.user)'" + (withPassword ? ", and not the password" : ""),
            withPassword
                ? "check user and password: try 'ssh \(server.user)@\(server.host)'"
                : "add your key to the agent with ssh-add, or set SFTP_PASSWORD"
                    + (withRSA ? "; id_rsa needs libssh2 1.11, other kinds of keys do not" : ""))
    }

    /// The host without the brackets of an IPv6 address.
    private var plainHost: String { server.host.filter { !"[]".contains($0) } }

    /// The host as the file of known hosts names it.
    private var listedHost: String { server.port.map { $0 == 22 ? plainHost : "[\(plainHost)]:\($0)" } ?? plainHost }

    private func error(_ id: String, _ message: String, _ hint: String) -> Diagnostic {
        Diagnostic(.error, id: id, "SFTP server '\(server.host)' " + message, hint: hint)
    }
}
