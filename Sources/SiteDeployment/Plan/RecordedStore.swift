import SiteDiagnostics

/// A store that keeps a record at the target of the files that deployments have sent.
protocol RecordedStore: LockedStore {
    /// The number of files that are sent at the same time.
    static var breadth: Int { get }

    /// The local list of files that have arrived since the record was written.
    var arrived: ArrivedFiles { get }

    /// Prepares the target for a plan.
    ///
    /// - Parameter record: the files at the target. A file that is removed now is removed from it.
    func begin(_ plan: DeployPlan, _ record: inout DeployRecord) async throws(Diagnostic)

    /// Sends a file and adds it to the list of arrived files.
    func send(_ file: DeployFile, of content: DeployContent) async throws(Diagnostic) -> DeployRecord.Entry

    /// Tidies up the target after the files of a plan have been sent and removed.
    func finish(_ plan: DeployPlan) async throws(Diagnostic)
}

extension RecordedStore {
    func begin(_ plan: DeployPlan, _ record: inout DeployRecord) {}

    func finish(_ plan: DeployPlan) {}

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
        try await alone(with: plan) { () throws(Diagnostic) in
            try await change(plan, of: content, progress: progress)
        }
    }

    func isCurrent(_ plan: DeployPlan) async throws(Diagnostic) -> Bool {
        let record: DeployRecord = try await record()
        return record.files == plan.record.files
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
