import SiteDiagnostics

/// A place that holds a deployed site.
protocol DeployStore: Sendable {
    /// Compares what is there with the site. Changes nothing.
    func plan(for content: DeployContent) async throws(Diagnostic) -> DeployPlan

    /// Reads files that are there. Those that are not are missing in the result.
    ///
    /// - Parameter paths: a batch that fits into memory. ``plan(for:)`` has been called before.
    func read(_ paths: [String]) async throws(Diagnostic) -> [String: [UInt8]]

    /// A file of sitegen's own that stands beside the site and is no part of it; `nil` where it is not.
    func note(_ name: String) async throws(Diagnostic) -> [UInt8]?

    /// Replaces a file of sitegen's own.
    func write(_ bytes: [UInt8], asNote name: String) async throws(Diagnostic)

    /// Sends files in the order of their phases, and removes what the site no longer has at the end.
    func carryOut(
        _ plan: DeployPlan, of content: DeployContent, progress: @escaping @Sendable (DeployProgress) -> Void
    ) async throws(Diagnostic)
}
