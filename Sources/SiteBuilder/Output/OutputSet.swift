/// All files of a build, each path claimed once: what may be published or previewed.
public struct OutputSet: Sendable {
    /// In the order of their paths.
    public let files: [OutputFile]

    /// - Throws: the clashes among the files' claims.
    public init(_ files: [OutputFile]) throws(BuildFailure) {
        let clashes = Claims(files).diagnostics
        guard clashes.isEmpty else { throw BuildFailure(clashes) }
        self.files = files.sorted { $0.path < $1.path }
    }
}
