import Foundation
import SiteDiagnostics
import SiteFileSystem
import SitePublication

/// A folder that rsync can write: on this machine, on a machine with ssh, or on an rsync server.
struct RsyncStore: LockedStore {
    /// The address in rsync's syntax, with a slash at the end.
    private let target: String
    let own = DeployLock.own
    private let rsync = Tool(name: "rsync", environment: ["LC_ALL": "C"])

    init(_ target: String) { self.target = target.hasSuffix("/") ? target : target + "/" }

    func plan(for content: DeployContent) async throws(Diagnostic) -> DeployPlan {
        let isNew = try await transfer(content.files, of: content, options: ["--dry-run"])
        let sent = content.files.filter { isNew[$0.path] != nil }
        let paths = Set(content.files.map(\.path))
        let notes = try await read([Manifest.name, DeployLock.name])
        let manifest = notes[Manifest.name]
        let old = try deployedPaths(manifest)
        let gone = old.filter { !paths.contains($0) }
        var plan = DeployPlan(
            sent: sent, removed: content.isPart ? try await held(gone) : gone, added: Set(isNew.filter(\.value).keys),
            unchanged: content.files.count - sent.count)
        plan.manifest = manifest
        plan.hasDeadLock = isDead(notes[DeployLock.name])
        return plan
    }

    func carryOut(
        _ plan: DeployPlan, of content: DeployContent, progress: @escaping @Sendable (DeployProgress) -> Void
    ) async throws(Diagnostic) {
        try await alone(with: plan) { () throws(Diagnostic) in
            try await change(plan, of: content, progress: progress)
        }
    }

    func isCurrent(_ plan: DeployPlan) async throws(Diagnostic) -> Bool {
        try await note(Manifest.name) == plan.manifest
    }

    /// Sends the manifest last. If a deployment is killed before, the old manifest still names the files to remove.
    private func change(
        _ plan: DeployPlan, of content: DeployContent, progress: (DeployProgress) -> Void
    ) async throws(Diagnostic) {
        var done = DeployProgress(plannedFiles: plan.sent.count, plannedBytes: plan.bytes)
        let (manifests, files) = (
            plan.sent.filter { $0.path == Manifest.name }, plan.sent.filter { $0.path != Manifest.name }
        )
        func send(_ files: [DeployFile]) async throws(Diagnostic) {
            guard !files.isEmpty else { return }
            _ = try await transfer(files, of: content, options: ["--delay-updates"])
            done.files += files.count
            done.bytes += files.reduce(0) { $0 + $1.size }
            progress(done)
        }
        for phase in DeployFile.Phase.allCases { try await send(files.filter { $0.phase == phase }) }
        try await remove(plan.removed)
        try await send(manifests)
    }

    /// The files among these that the target holds. Its manifest also names those of the target for recordings.
    private func held(_ paths: [String]) async throws(Diagnostic) -> [String] {
        guard !paths.isEmpty else { return [] }
        return try await inTemporaryFolder { folder in
            let list: [UInt8] = paths.flatMap { Array($0.utf8) + [0] }
            let options = [
                "--secluded-args", "--dry-run", "--files-from=-", "--from0", "--8-bit-output", "--out-format=%n",
            ]
            let result = try await rsync.run(options + [target, folder + "/"], input: list)
            guard result.isSuccess || result.isAbsence else { throw problem(result) }
            let found = Set(result.parts(separatedBy: "\n"))
            return paths.filter(found.contains)
        }
    }

    /// Lets rsync compare the checksums of files and send different ones.
    ///
    /// - Returns: for the paths of those that differ, whether the target does not hold them yet.
    private func transfer(
        _ files: [DeployFile], of content: DeployContent, options: [String]
    ) async throws(Diagnostic) -> [String: Bool] {
        let list: [UInt8] = files.flatMap { Array($0.path.utf8) + [0] }
        let result = try await run(
            options + [
                "--files-from=-", "--from0", "--checksum", "--mkpath", "--chmod=D755,F644", "--perms",
                "--8-bit-output", "--out-format=%i %n", content.folder + "/", target,
            ], input: list)
        // `<f+++++++++ index.html`: sent, a file, new.
        var isNew: [String: Bool] = [:]
        for line in result.parts(separatedBy: "\n") {
            guard line.hasPrefix("<f") || line.hasPrefix(">f") || line.hasPrefix("cf"),
                let blank = line.firstIndex(of: " ")
            else { continue }
            isNew[String(line[line.index(after: blank)...])] = line.dropFirst(2).hasPrefix("+")
        }
        return isNew
    }

    /// Removes files, and folders that are then empty. Files that no rule includes stay.
    private func remove(_ paths: [String]) async throws(Diagnostic) {
        guard !paths.isEmpty else { return }
        var rules: [String] = []
        var seen: Set<String> = []
        for path in paths {
            var above = ""
            for part in path.split(separator: "/") {
                above += "/" + part
                if seen.insert(above).inserted { rules.append("+ " + above.escapedForRules) }
            }
        }
        try await inTemporaryFolder { folder in
            let (list, empty) = (folder + "/rules", folder + "/empty")
            try writeWhole(Array((rules + ["- *", ""]).joined(separator: "\n").utf8), to: list)
            try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
            _ = try await run(["--recursive", "--links", "--delete", "--filter", "merge " + list, empty + "/", target])
        }
    }

    func remove(_ path: String) async throws(Diagnostic) { try await remove([path]) }

    // MARK: Notes

    func read(_ paths: [String]) async throws(Diagnostic) -> [String: [UInt8]] {
        try await inTemporaryFolder { folder in
            let list: [UInt8] = paths.flatMap { Array($0.utf8) + [0] }
            let result = try await rsync.run(
                ["--secluded-args", "--links", "--files-from=-", "--from0", target, folder + "/"], input: list)
            guard result.isSuccess || result.isAbsence else { throw problem(result) }
            var found: [String: [UInt8]] = [:]
            for path in paths {
                let copy = joinedPath(folder, path)
                let link = try? FileManager.default.destinationOfSymbolicLink(atPath: copy)
                found[path] = link.map { Array($0.utf8) } ?? (try? fileBytes(copy))
            }
            return found
        }
    }

    func note(_ name: String) async throws(Diagnostic) -> [UInt8]? { try await read([name])[name] }

    func write(_ bytes: [UInt8], asNote name: String) async throws(Diagnostic) {
        try await inTemporaryFolder { folder in
            try writeWhole(bytes, to: folder + "/" + name)
            // Two notes of one second may have the same length, and rsync would take them for the same.
            _ = try await run(["--mkpath", "--ignore-times", folder + "/" + name, target])
        }
    }

    /// The lock is a link that points to its text. A system never replaces a file by a new link, as rsync replaces files.
    func create(_ lock: DeployLock, named name: String) async throws(Diagnostic) -> Bool {
        try await inTemporaryFolder { folder in
            let text = String(decoding: lock.bytes, as: UTF8.self)
            try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: text)
            let result = try await rsync.run(
                [
                    "--secluded-args", "--mkpath", "--links", "--ignore-existing", "--out-format=%i",
                    folder + "/" + name, target,
                ])
            // `cL+++++++++`: a link, new.
            if result.isSuccess { return result.parts(separatedBy: "\n").contains { $0.hasSuffix("L+++++++++") } }
            if result.errors.contains("File exists") { return false }
            throw problem(result)
        }
    }

    private func inTemporaryFolder<Result>(
        _ work: (String) async throws -> Result
    ) async throws(Diagnostic) -> Result {
        do {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            return try await work(folder.path)
        } catch let problem as Diagnostic { throw problem } catch { throw .noRoomForNotes }
    }

    private func run(_ arguments: [String], input: [UInt8] = []) async throws(Diagnostic) -> Tool.Result {
        let result = try await rsync.run(["--secluded-args"] + arguments, input: input)
        guard result.isSuccess else { throw problem(result) }
        return result
    }

    private func problem(_ result: Tool.Result) -> Diagnostic {
        let reason = result.errors.split(separator: "\n").first { !$0.isEmpty }.map { ": \($0)" } ?? ""
        let id =
            result.errors.contains("No space left") || result.errors.contains("quota")
            ? "io.deploy-full" : "io.deploy-rsync"
        return Diagnostic(
            .error, id: id, "rsync to \(target) ended with code \(result.status)\(reason)",
            hint: "try 'rsync \(target)' by hand; then deploy again, and files that have arrived are not sent again")
    }
}

extension Tool.Result {
    /// Whether rsync could not send some files because they, or their folder, are not there. With a list of files, a remote
    /// rsync ends with 12 if the folder is not there.
    fileprivate var isAbsence: Bool {
        guard errors.contains("No such file") else { return false }
        return [3, 23].contains(status) || status == 12 && errors.contains("change_dir")
    }
}

extension Diagnostic {
    fileprivate static var noRoomForNotes: Diagnostic {
        Diagnostic(
            .error, id: "io.deploy-temporary", "no file can be written into \(NSTemporaryDirectory())",
            hint: "free some room there, or set TMPDIR to a different folder")
    }
}

extension String {
    /// An rsync pattern that matches only this path.
    fileprivate var escapedForRules: String {
        var result = ""
        for character in self {
            if "[]*?\\".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
