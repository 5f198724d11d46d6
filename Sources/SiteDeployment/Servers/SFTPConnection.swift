import Foundation
import SiteDiagnostics
import SiteEpisodes
import Synchronization

/// Sends requests to a folder of a server by SFTP.
final class SFTPConnection: Sendable {
    private let server: DeployTarget.Server
    private let knownHosts: String
    /// In the order in which they are tried.
    private let proofs: [SFTPOptions.Proof]
    private let hasPassword: Bool
    /// The proof that the server has accepted.
    private let accepted = Mutex<SFTPOptions.Proof?>(nil)

    /// - Parameter environment: the home folder, the address of the ssh agent and the password.
    init(_ server: DeployTarget.Server, environment: [String: String]) {
        self.server = server
        let folder = (environment["HOME"] ?? "") + "/.ssh/"
        knownHosts = folder + "known_hosts"
        var proofs: [SFTPOptions.Proof] = []
        if let agent = environment["SSH_AUTH_SOCK"], !agent.isEmpty { proofs.append(.agent) }
        for key in ["id_ed25519", "id_ecdsa", "id_rsa"].map({ folder + $0 })
        where FileManager.default.isReadableFile(atPath: key) {
            proofs.append(.key(key))
        }
        let password = environment["SFTP_PASSWORD"] ?? ""
        hasPassword = !password.isEmpty
        if hasPassword { proofs.append(.password(password)) }
        self.proofs = proofs
    }

    /// Writes a file, and the folders above it if they do not exist.
    ///
    /// - Parameter after: commands that follow.
    func write(_ body: WebRequest.Body, to path: String, after: [String]) async throws(Diagnostic) -> WebAnswer {
        var request = try await request("PUT", path)
        request.body = body
        request.sftp?.after = after
        return await request.sendPatiently()
    }

    /// - Returns: `nil` if the file does not exist.
    func read(_ path: String) async throws(Diagnostic) -> [UInt8]? {
        let answer = try await request("GET", path).sendPatiently()
        if answer.isAbsence { return nil }
        try await check(answer, path)
        return answer.body
    }

    /// The names of files and folders in a folder. Empty if it does not exist.
    func names(in folder: String) async throws(Diagnostic) -> [String] {
        let names = String(decoding: try await read(folder + "/") ?? [], as: UTF8.self).split(separator: "\n")
        return names.filter { $0 != "." && $0 != ".." }.map { String($0) }
    }

    /// Lets the server carry out commands, such as `rename "a" "b"`. They are not repeated after a failure.
    ///
    /// - Returns: the answer to the last commands, or to the first that fail.
    func carryOut(_ commands: [String]) async throws(Diagnostic) -> WebAnswer {
        var request = try await request("HEAD", "")
        // A request of many commands would be silent for too long.
        let most = 100
        var rest = commands[...]
        while true {
            request.sftp?.before = Array(rest.prefix(most))
            rest = rest.dropFirst(most)
            let answer = await request.send()
            if answer.problem != nil || rest.isEmpty { return answer }
        }
    }

    /// A path in the form that commands need.
    func quoted(_ path: String) -> String {
        let path = (server.folder + path).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(path)\""
    }

    /// Throws the problem of a request. libcurl has the same numbers for a server that cannot carry out a request and for a
    /// connection that breaks meanwhile, so the server is asked again.
    func check(_ answer: WebAnswer, _ path: String) async throws(Diagnostic) {
        guard answer.problem != nil else { return }
        var problem = SFTPProblem(server: server, path: path, answer: answer)
        if [.failed, .refusedCommand].contains(answer.code) {
            problem.isReachable = try await request("HEAD", "").send().problem == nil
        }
        throw problem.diagnostic
    }

    // MARK: Login

    private func request(_ method: String, _ path: String) async throws(Diagnostic) -> WebRequest {
        request(method, path, by: try await proof())
    }

    private func request(_ method: String, _ path: String, by proof: SFTPOptions.Proof) -> WebRequest {
        // A request that only sends commands must name a folder that exists.
        let folder = method == "HEAD" ? "/" : (server.folder.hasPrefix("/") ? "" : "/~/") + server.folder
        let port = server.port.map { ":\($0)" } ?? ""
        return WebRequest(
            method: method, address: "sftp://\(server.host)\(port)" + percentEncoded(folder + path, keeping: "/~"),
            sftp: SFTPOptions(user: server.user, proof: proof, knownHosts: knownHosts))
    }

    /// The first proof that the server accepts.
    private func proof() async throws(Diagnostic) -> SFTPOptions.Proof {
        if let proof = accepted.withLock({ $0 }) { return proof }
        for proof in proofs {
            let answer = await request("HEAD", "", by: proof).sendPatiently()
            if answer.code == .wrongLogin { continue }
            guard answer.problem == nil else {
                throw SFTPProblem(server: server, path: "", answer: answer, isReachable: false).diagnostic
            }
            accepted.withLock { $0 = proof }
            return proof
        }
        throw SFTPProblem.noLogin(
            to: server, withPassword: hasPassword,
            withRSA: proofs.contains { if case .key(let path) = $0 { path.hasSuffix("id_rsa") } else { false } })
    }
}
