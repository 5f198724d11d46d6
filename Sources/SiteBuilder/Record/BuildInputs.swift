import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files that a build may read, in the state before the build.
///
/// Each file is identified by its inode, length and modification time. A file that changed shortly before it was
/// examined can change again with the same length and time, as in git's index. The bytes of such files are compared
/// too.
package struct BuildInputs: Sendable {
    private struct File {
        let location: String
        /// Whether the file is an episode or a page.
        let isText: Bool
        let status: FileStatus?
        private(set) var bytes: ContentDigest?

        /// - Parameter time: nanoseconds since 1970. The bytes of files that changed later are read.
        init(_ location: String, isText: Bool = false, changedBefore time: Int) {
            self.location = location
            self.isText = isText
            status = try? FileStatus(of: location)
            let isRead = status.map { $0.changed >= time && $0.size <= Self.largestRead } ?? false
            bytes = isRead ? (try? fileBytes(location)).map { ContentDigest($0) } : nil
        }

        /// The same entry for a file that was read without need.
        func unread(changedBefore time: Int) -> File {
            if let status, status.changed >= time { return self }
            var file = self
            file.bytes = nil
            return file
        }

        /// The size limit for reading, in bytes. Videos are larger.
        private static let largestRead = 8 << 20
    }

    /// The time of the examination, in nanoseconds since 1970.
    private(set) var time: Int
    /// The files, sorted by the bytes of their locations.
    private var files: [File] = []
    private let diagnostics: [Diagnostic]
    /// The content folder.
    let content: SourceTree

    /// - Parameters:
    ///   - content: the content folder.
    ///   - others: all other sources.
    ///   - isText: whether a path in the content folder is an episode or a page.
    ///   - time: the time of the first examination, in nanoseconds since 1970; `nil` for now.
    init(
        _ content: SourceTree, _ others: [SourceTree], isText: @escaping @Sendable (String) -> Bool, time: Int? = nil,
        jobs: Int
    ) async {
        let time = time ?? Self.now
        let trees = [content] + others
        self.time = time
        self.content = content
        diagnostics = trees.flatMap(\.diagnostics)
        for (index, tree) in trees.enumerated() {
            files += await tree.paths.concurrentMap(jobs: jobs) { path in
                File(
                    tree.location(of: path), isText: index == 0 && isText(path),
                    changedBefore: time - Self.coarsestClock)
            }
        }
        files.sort { $0.location.precedesInBytes($1.location) }
    }

    /// The same inputs with a new examination time, if it is later than ``time``.
    func looked(at time: Int) -> BuildInputs {
        var inputs = self
        inputs.time = time
        inputs.files = files.map { $0.unread(changedBefore: time - Self.coarsestClock) }
        return inputs
    }

    /// Updates the entry of a file that the build itself has written.
    mutating func note(written location: String) {
        let file = File(location, changedBefore: time - Self.coarsestClock)
        files.removeAll { $0.location == location }
        files.append(file)
        files.sort { $0.location.precedesInBytes($1.location) }
    }

    /// A digest of all inputs.
    var digest: ContentDigest { digest(of: files) }

    /// A digest of all inputs except texts.
    var digestWithoutTexts: ContentDigest { digest(of: files.filter { !$0.isText }) }

    private func digest(of files: [File]) -> ContentDigest {
        var bytes = DigestedBytes()
        for file in files {
            bytes.add(file.location)
            if let status = file.status { bytes.add(FileMark(status)) }
            if let digest = file.bytes { bytes.add(digest) }
        }
        for diagnostic in diagnostics { bytes.add(diagnostic.message + (diagnostic.path ?? "")) }
        return bytes.digest
    }

    /// The current time, in nanoseconds since 1970.
    static var now: Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
    }

    /// Two seconds in nanoseconds: the resolution of times on FAT file systems.
    private static let coarsestClock = 2_000_000_000
}
