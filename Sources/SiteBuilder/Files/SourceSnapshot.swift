import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the source folders hold at one time, to tell whether they hold something else later.
///
/// The bytes count, not the times of files: what was saved without a change has not changed. Times only spare reading.
package struct SourceSnapshot: Sendable {
    private struct Entry: Hashable {
        var status: FileStatus
        /// Of the bytes; of the status alone for large files, which are films and not worth reading again and again.
        var hash: Int
        /// A file changed so shortly before it was looked at may change again without another time or size.
        var isFresh: Bool

        static func == (left: Self, right: Self) -> Bool { left.hash == right.hash }
        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private let roots: [String]
    private let site: String
    private var entries: [String: Entry] = [:]
    private var diagnostics: [Diagnostic] = []
    /// Absolute paths of all folders that files were looked for in.
    package private(set) var folders: [String] = []

    /// - Parameters:
    ///   - roots: the folders that the build reads; they need not exist.
    ///   - site: the site's folder, outside of which nothing is read.
    package init(of roots: [String], site: String) {
        self.roots = roots
        self.site = site
        refresh()
    }

    /// Looks again; says whether anything is different from what was seen last.
    @discardableResult
    package mutating func refresh() -> Bool {
        let trees = roots.map { SourceTree($0, shownAs: $0, site: site) }
        let now = Int(time(nil)) * 1_000_000_000
        var seen: [String: Entry] = [:]
        for tree in trees {
            for location in tree.paths.lazy.map(tree.location) {
                seen[location] = entry(location, now: now)
            }
        }
        let problems = trees.flatMap(\.diagnostics)
        defer {
            entries = seen
            diagnostics = problems
            folders = trees.flatMap(\.folders)
        }
        return seen != entries || problems != diagnostics
    }

    private func entry(_ location: String, now: Int) -> Entry? {
        guard let status = try? FileStatus(of: location) else { return nil }
        if let known = entries[location], known.status == status, !known.isFresh { return known }
        var hasher = Hasher()
        if status.size <= Self.largestHashed, let bytes = try? fileBytes(location) {
            hasher.combine(bytes)
        } else {
            hasher.combine(status)
        }
        // Two seconds: the coarsest clock among common file systems.
        return Entry(status: status, hash: hasher.finalize(), isFresh: status.changed > now - 2_000_000_000)
    }

    private static let largestHashed = 8 << 20
}
