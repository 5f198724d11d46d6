import SiteDiagnostics

/// A place that holds a deployed site.
protocol DeployStore: Sendable {
    /// Compares the place with the site. Changes nothing.
    func plan(for content: DeployContent) async throws(Diagnostic) -> DeployPlan

    /// Reads files of the place. Files that do not exist are missing in the result.
    ///
    /// - Parameter paths: a batch that fits into memory. ``plan(for:)`` must have been called before.
    func read(_ paths: [String]) async throws(Diagnostic) -> [String: [UInt8]]

    /// A file that sitegen keeps beside the site, or `nil` if it does not exist.
    func note(_ name: String) async throws(Diagnostic) -> [UInt8]?

    /// Replaces a file that sitegen keeps beside the site.
    func write(_ bytes: [UInt8], asNote name: String) async throws(Diagnostic)

    /// Sends files in the order of their phases, and removes what the site no longer has at the end.
    func carryOut(
        _ plan: DeployPlan, of content: DeployContent, progress: @escaping @Sendable (DeployProgress) -> Void
    ) async throws(Diagnostic)
}
