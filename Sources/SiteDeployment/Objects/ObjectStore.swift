import SiteDiagnostics
import SiteEpisodes
import SitePublishing

/// A bucket of an S3-compatible store.
struct ObjectStore: DeployStore {
    private let requests: ObjectRequests
    private let arrived: ArrivedFiles
    /// The number of requests at the same time.
    private static let breadth = 12

    /// - Parameter notes: a local file with the names of arrived files.
    init(_ bucket: DeployTarget.Bucket, credentials: ObjectCredentials, notes: String) {
        requests = ObjectRequests(bucket: bucket, credentials: credentials)
        arrived = ArrivedFiles(location: notes)
    }

    func plan(for content: DeployContent) async throws(Diagnostic) -> DeployPlan {
        let prefix = requests.bucket.prefix.utf8.count
        var plan = DeployPlan(sent: [], removed: [], unchanged: 0)
        plan.record = try await record()
        var listed: [String: ListedObject] = [:]
        for object in try await requests.list() { listed[String(object.key.utf8.dropFirst(prefix)) ?? ""] = object }
        var known = plan.record
        for (path, entry) in arrived.entries where listed[path]?.etag == entry.etag { known.files[path] = entry }
        for file in content.files {
            let (entry, object) = (known.files[file.path], listed[file.path])
            let isAsLeft = entry != nil && entry?.etag == object?.etag
            if isAsLeft, entry?.digest == file.digest {
                plan.unchanged += 1
            } else {
                plan.sent.append(file)
                if object == nil { plan.added.insert(file.path) }
                if entry != nil, !isAsLeft { plan.changedByOthers.append(file.path) }
            }
        }
        let paths = Set(content.files.map(\.path))
        plan.removed = known.files.keys.filter { !paths.contains($0) && listed[$0] != nil }.sorted()
        plan.changedByOthers.sort()
        return plan
    }

    func read(_ paths: [String]) async throws(Diagnostic) -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        try await sideBySide(paths) { (path) throws(Diagnostic) in
            try await requests.get(path)?.body
        } finish: { path, bytes in
            found[path] = bytes
        }
        return found
    }

    func carryOut(
        _ plan: DeployPlan, of content: DeployContent, progress: @escaping @Sendable (DeployProgress) -> Void
    ) async throws(Diagnostic) {
        try await lock()
        do throws(Diagnostic) {
            // The previous holder of the lock may have changed objects.
            guard try await record().files == plan.record.files else { throw Self.overtaken }
            try await change(plan, of: content, progress: progress)
        } catch {
            try? await requests.delete(DeployLock.name)
            throw error
        }
        try await requests.delete(DeployLock.name)
    }

    private static var overtaken: Diagnostic {
        Diagnostic(
            .error, id: "io.deploy-busy", "a different deployment has changed the target meanwhile",
            hint: "deploy again")
    }

    private func change(
        _ plan: DeployPlan, of content: DeployContent, progress: (DeployProgress) -> Void
    ) async throws(Diagnostic) {
        var known = plan.record
        let sent = Set(plan.sent.map(\.path))
        // The plan includes these files, because the bucket lists them.
        for (path, entry) in arrived.entries where !sent.contains(path) { known.files[path] = entry }
        var done = DeployProgress(plannedFiles: plan.sent.count, plannedBytes: plan.bytes)
        for phase in DeployFile.Phase.allCases {
            try await sideBySide(plan.sent.filter { $0.phase == phase }) { (file) throws(Diagnostic) in
                try await send(file, of: content)
            } finish: { file, entry in
                known.files[file.path] = entry
                done.files += 1
                done.bytes += file.size
                progress(done)
            }
        }
        // The record is written before removals, so that it names every file that a killed deployment leaves.
        try await write(known)
        try await sideBySide(plan.removed) { (path) throws(Diagnostic) in
            try await requests.delete(path)
        } finish: { path, _ in
            known.files[path] = nil
        }
        if !plan.removed.isEmpty { try await write(known) }
        arrived.remove()
    }

    // MARK: Objects

    private func record() async throws(Diagnostic) -> DeployRecord {
        guard let answer = try await requests.get(DeployRecord.name) else { return DeployRecord() }
        if let record = DeployRecord(answer.body) { return record }
        throw Diagnostic(
            .error, id: "io.deploy-record",
            "'\(DeployRecord.name)' at the target cannot be read, or a newer sitegen has written it",
            hint: "use the newer sitegen, or remove that object: all files are then sent again")
    }

    private func write(_ record: DeployRecord) async throws(Diagnostic) {
        try await write(record.bytes, asNote: DeployRecord.name)
    }

    func note(_ name: String) async throws(Diagnostic) -> [UInt8]? { try await requests.get(name)?.body }

    func write(_ bytes: [UInt8], asNote name: String) async throws(Diagnostic) {
        _ = try await requests.put(
            name, .bytes(bytes), headers: ["Content-Type: application/json", "Cache-Control: no-store"])
    }

    private func lock() async throws(Diagnostic) {
        let old = try await requests.get(DeployLock.name)
        if let held = old.flatMap({ DeployLock($0.body) }), held.isHeld { throw held.problem }
        let headers = ["Content-Type: application/json"] + (old == nil ? ["If-None-Match: *"] : [])
        let etag = try await requests.put(DeployLock.name, .bytes(DeployLock.own.bytes), headers: headers)
        if etag == nil {
            let answer = try await requests.get(DeployLock.name)
            throw (answer.flatMap { DeployLock($0.body) } ?? DeployLock.own).problem
        }
    }

    private func send(_ file: DeployFile, of content: DeployContent) async throws(Diagnostic) -> DeployRecord.Entry {
        var headers = ["Content-Type: \(file.mediaType.contentType)", "Cache-Control: \(lifetime(of: file))"]
        if let redirection = file.redirection { headers.append("x-amz-website-redirect-location: \(redirection)") }
        let etag = try await requests.put(
            file.path, .file(content.location(of: file), count: file.size), headers: headers)
        let entry = DeployRecord.Entry(digest: file.digest, etag: etag ?? "")
        arrived.add(file.path, entry)
        return entry
    }

    /// Files with a digest in their name never change. Browsers ask for the others again.
    private func lifetime(of file: DeployFile) -> String {
        if hasDigest(file.path) { return "public, max-age=31536000, immutable" }
        return file.phase == .parts ? "public, max-age=3600" : "public, max-age=0, must-revalidate"
    }

    /// Processes elements, several at the same time, and calls `finish` after each. The first failure stops everything.
    private func sideBySide<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ work: @escaping @Sendable (Element) async throws(Diagnostic) -> Result,
        finish: (Element, Result) -> Void
    ) async throws(Diagnostic) {
        do {
            try await withThrowingTaskGroup(of: (Element, Result).self) { group in
                var waiting = elements[...]
                for _ in 0..<Self.breadth {
                    guard let element = waiting.popFirst() else { break }
                    group.addTask { (element, try await work(element)) }
                }
                while let (element, result) = try await group.next() {
                    finish(element, result)
                    try Task.checkCancellation()
                    if let element = waiting.popFirst() { group.addTask { (element, try await work(element)) } }
                }
            }
        } catch let problem as Diagnostic {
            throw problem
        } catch {
            throw Diagnostic(
                .error, id: "io.deploy-stopped", "the deployment was stopped",
                hint: "deploy again; files that have arrived are not sent again")
        }
    }
}
