import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

/// Sends a built site to a target. Only changed files are sent.
package struct Deployment: Sendable {
    package let target: DeployTarget
    private let store: any DeployStore
    let content: DeployContent

    /// - Parameters:
    ///   - notes: a folder on this machine where deployments keep their notes.
    ///   - environment: the variables that may contain credentials.
    ///   - now: seconds since 1970.
    package init(
        of content: DeployContent, to target: DeployTarget, notes: String, environment: [String: String], now: Int
    ) throws(Diagnostic) {
        self.target = target
        self.content = content
        let notes = notes + "/" + percentEncoded(target.name, keeping: "")
        switch target.place {
        case .bucket(let bucket):
            store = ObjectStore(
                bucket, credentials: try ObjectCredentials(environment: environment), notes: notes + ".arrived")
        case .rsync(let address): store = RsyncStore(address)
        case .server(let server): store = SFTPStore(server, notes: notes + ".arrived", environment: environment)
        case .branch(let branch): store = try BranchStore(branch, notes: notes + ".git", now: now)
        }
    }

    /// Compares the target with the site. Changes nothing there.
    package func plan() async throws(Diagnostic) -> DeployPlan { try await store.plan(for: content) }

    /// The site as the target holds it and as it was built. Changes nothing there.
    package func versions() async throws(Diagnostic) -> SiteVersions { versions(try await plan()) }

    /// Compares pages that a plan replaces. Changes nothing at the target.
    ///
    /// - Parameter count: the most pages to compare.
    package func sample(of plan: DeployPlan, count: Int, jobs: Int) async throws(Diagnostic) -> PageSample {
        try await SiteComparison(of: versions(plan), jobs: jobs).sample(of: count)
    }

    private func versions(_ plan: DeployPlan) -> SiteVersions {
        let (store, folder) = (store, content.folder)
        return SiteVersions(
            sent: plan.sent.map(\.path), added: plan.added, removed: plan.removed
        ) { paths throws(Diagnostic) in
            try await store.read(paths)
        } new: { path in
            try? fileBytes(joinedPath(folder, path))
        }
    }

    /// The record at the target of what has been announced.
    func announced() async throws(Diagnostic) -> AnnouncedRecord { try await store.record() }

    func remember(_ record: AnnouncedRecord) async throws(Diagnostic) { try await store.write(record) }

    /// Carries out a plan. Files that pages name are sent first, then pages, then feeds. Removals come last.
    ///
    /// - Throws: a diagnostic `io.…`. The next deployment continues where this one has stopped.
    package func carryOut(
        _ plan: DeployPlan, progress: @escaping @Sendable (DeployProgress) -> Void
    ) async throws(Diagnostic) {
        if !plan.isEmpty || plan.known != plan.record.files || plan.hasDeadLock {
            try await store.carryOut(plan, of: content, progress: progress)
        }
    }
}
