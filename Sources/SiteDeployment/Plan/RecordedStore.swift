import SiteDiagnostics

/// A store that keeps a record at the target of the files that deployments have sent.
protocol RecordedStore: DeployStore {
    /// The number of files that are sent at the same time.
    static var breadth: Int { get }

    /// The local list of files that have arrived since the record was written.
    var arrived: ArrivedFiles { get }

    /// - Throws: `io.deploy-busy` if a different deployment is at work.
    func lock() async throws(Diagnostic)
    func unlock() async throws(Diagnostic)

    /// Prepares the target for a plan.
    ///
    /// - Parameter record: the files at the target. A file that is removed now is removed from it.
    func begin(_ plan: DeployPlan, _ record: inout DeployRecord) async throws(Diagnostic)

    /// Sends a file and adds it to the list of arrived files.
    func send(_ file: DeployFile, of content: DeployContent) async throws(Diagnostic) -> DeployRecord.Entry

    /// Removes a file. It is not an error if the file does not exist.
    func remove(_ path: String) async throws(Diagnostic)

    /// Tidies up the target after the files of a plan have been sent and removed.
    func finish(_ plan: DeployPlan) async throws(Diagnostic)
}

extension RecordedStore {
    func begin(_ plan: DeployPlan, _ record: inout DeployRecord) {}

    func finish(_ plan: DeployPlan) {}

    func record() async throws(Diagnostic) -> DeployRecord {
        guard let bytes = try await note(DeployRecord.name) else { return DeployRecord() }
        if let record = DeployRecord(bytes) { return record }
        throw Diagnostic(
            .error, id: "io.deploy-record",
            "'\(DeployRecord.name)' at the target cannot be read, or a newer sitegen has written it",
            hint: "use the newer sitegen, or remove that file: all files are then sent again")
    }

    func write(_ record: DeployRecord) async throws(Diagnostic) {
        try await write(record.bytes, asNote: DeployRecord.name)
    }

    func read(_ paths: [String]) async throws(Diagnostic) -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        try await sideBySide(paths, breadth: Self.breadth) { (path) throws(Diagnostic) in
            try await note(path)
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
            // The previous holder of the lock may have changed files.
            guard try await record().files == plan.record.files else { throw .overtaken }
            try await change(plan, of: content, progress: progress)
        } catch {
            try? await unlock()
            throw error
        }
        try await unlock()
    }

    private func change(
        _ plan: DeployPlan, of content: DeployContent, progress: (DeployProgress) -> Void
    ) async throws(Diagnostic) {
        var record = plan.record
        record.files = plan.known
        try await begin(plan, &record)
        var done = DeployProgress(plannedFiles: plan.sent.count, plannedBytes: plan.bytes)
        for phase in DeployFile.Phase.allCases {
            try await sideBySide(plan.sent.filter { $0.phase == phase }, breadth: Self.breadth) {
                (file) throws(Diagnostic) in
                try await send(file, of: content)
            } finish: { file, entry in
                record.files[file.path] = entry
                done.files += 1
                done.bytes += file.size
                progress(done)
            }
        }
        // The record is written before removals, so that it names every file that a killed deployment leaves.
        try await write(record)
        let removed = plan.removed.filter { record.files[$0] != nil }
        try await sideBySide(removed, breadth: Self.breadth) { (path) throws(Diagnostic) in
            try await remove(path)
        } finish: { path, _ in
            record.files[path] = nil
        }
        try await finish(plan)
        if !plan.removed.isEmpty { try await write(record) }
        arrived.remove()
    }
}

extension Diagnostic {
    fileprivate static var overtaken: Diagnostic {
        Diagnostic(
            .error, id: "io.deploy-busy", "a different deployment has changed the target meanwhile",
            hint: "deploy again")
    }
}
