import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

/// A folder of a server that only SFTP can write.
///
/// The server shows no digests, so the record at the target decides which files are sent.
struct SFTPStore: RecordedStore {
    /// Servers accept few connections at the same time.
    static let breadth = 4

    private let connection: SFTPConnection
    let arrived: ArrivedFiles
    let own = DeployLock.own
    /// The name of this deployment.
    private let name = String(UInt64.random(in: .min ... .max), radix: 36)

    /// Files arrive in this folder, so that a visitor never gets a part of a file.
    private static let arrivals = ".sitegen-sending"
    /// A deployment that ends removes the folder of arrivals with all that is in it. Others make it again.
    private static let attempts = 3

    /// - Parameters:
    ///   - notes: a local file with the names of arrived files.
    ///   - environment: the home folder, the address of the ssh agent and the password.
    init(_ server: DeployTarget.Server, notes: String, environment: [String: String]) {
        connection = SFTPConnection(server, environment: environment)
        arrived = ArrivedFiles(location: notes)
    }

    func plan(for content: DeployContent) async throws(Diagnostic) -> DeployPlan {
        let record: DeployRecord = try await record()
        var known = record.files
        // The record names a file as sent before it is sent. This machine notes which of them have arrived.
        for (path, entry) in arrived.entries where known[path] == entry { known[path]?.etag = "" }
        var plan = DeployPlan(for: content, record: record, known: known, held: known.mapValues { _ in "" })
        // They are files that a killed deployment was sending.
        plan.changedByOthers = []
        plan.hasDeadLock = isDead(try await note(DeployLock.name))
        return plan
    }

    // MARK: Files

    /// The record says first which files change, so that every later deployment knows them after a failure.
    func begin(_ plan: DeployPlan, _ record: inout DeployRecord) async throws(Diagnostic) {
        for file in plan.sent { record.files[file.path] = .init(digest: file.digest, etag: name) }
        for path in plan.removed { record.files[path]?.etag = name }
        try await write(record)
        arrived.remove()
        // A file must go before a folder takes its name, and a folder before a file does.
        let (sent, folders) = (Set(plan.sent.map(\.path)), Set(plan.sent.flatMap { foldersAbove($0.path) }))
        let inTheWay = plan.removed.filter { folders.contains($0) || !sent.isDisjoint(with: foldersAbove($0)) }
        for path in inTheWay {
            try await remove(path)
            record.files[path] = nil
        }
        try await removeEmptyFolders(above: inTheWay)
    }

    func send(_ file: DeployFile, of content: DeployContent) async throws(Diagnostic) -> DeployRecord.Entry {
        try await put(.file(content.location(of: file), count: file.size), at: file.path)
        arrived.add(file.path, .init(digest: file.digest, etag: name))
        return .init(digest: file.digest, etag: "")
    }

    func remove(_ path: String) async throws(Diagnostic) {
        let answer = try await connection.carryOut(["rm \(connection.quoted(path))"])
        if !answer.isAbsence { try await connection.check(answer, path) }
    }

    /// Removes folders that are empty now, and parts of files that a killed deployment has left.
    func finish(_ plan: DeployPlan) async throws(Diagnostic) {
        let left = try await connection.names(in: Self.arrivals)
        _ = try await connection.carryOut(
            left.map { "*rm \(connection.quoted("\(Self.arrivals)/\($0)"))" } + [removal(ofFolder: Self.arrivals)])
        try await removeEmptyFolders(above: plan.removed)
    }

    private func removeEmptyFolders(above paths: [String]) async throws(Diagnostic) {
        let folders = Set(paths.flatMap(foldersAbove)).sorted { $0.utf8.count > $1.utf8.count }
        // The server keeps folders that are not empty.
        if !folders.isEmpty { _ = try await connection.carryOut(folders.map(removal)) }
    }

    private func removal(ofFolder folder: String) -> String { "*rmdir \(connection.quoted(folder))" }

    /// Sends a file to the folder of arrivals, and renames it when it is complete. The folder may vanish before the file is in it.
    ///
    /// - Parameter after: commands that follow.
    private func put(_ body: WebRequest.Body, at path: String, after: [String] = []) async throws(Diagnostic) {
        let rename = rename(arrival(of: path), path)
        var answer: WebAnswer
        var attempts = 0
        repeat {
            attempts += 1
            answer = try await connection.write(body, to: arrival(of: path), after: [rename] + after)
        } while answer.code == .absent && attempts < Self.attempts
        if answer.code == .refusedCommand {
            // Most servers do not replace a file by a renamed one. Then the file is absent for the time of one command.
            let folders = foldersAbove(path).map { "*mkdir \(connection.quoted($0))" }
            answer = try await connection.carryOut(folders + ["*rm \(connection.quoted(path))", rename] + after)
        }
        try await connection.check(answer, path)
    }

    private func rename(_ old: String, _ new: String) -> String {
        "rename \(connection.quoted(old)) \(connection.quoted(new))"
    }

    /// The path of a file before it is complete.
    private func arrival(of path: String) -> String { "\(Self.arrivals)/\(name)-\(ContentDigest(path).name)" }

    /// `a` and `a/b` for `a/b/c`.
    private func foldersAbove(_ path: String) -> [String] {
        let parts = path.split(separator: "/")
        return (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
    }

    // MARK: Notes

    func note(_ name: String) async throws(Diagnostic) -> [UInt8]? { try await connection.read(name) }

    func write(_ bytes: [UInt8], asNote name: String) async throws(Diagnostic) {
        try await put(.bytes(bytes), at: name, after: [removal(ofFolder: Self.arrivals)])
    }

    /// Most servers do not replace a file by a renamed one.
    func create(_ lock: DeployLock, named name: String) async throws(Diagnostic) -> Bool {
        let temporary = arrival(of: name)
        var answer: WebAnswer
        var attempts = 0
        repeat {
            attempts += 1
            answer = try await connection.write(.bytes(lock.bytes), to: temporary, after: [rename(temporary, name)])
            guard [.absent, .refusedCommand].contains(answer.code) else { break }
            _ = try await connection.carryOut(["*rm \(connection.quoted(temporary))"])
            if try await note(name) != nil { return false }
        } while attempts < Self.attempts
        try await connection.check(answer, name)
        return true
    }
}
