import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files that a build may read, as they are before it reads the first.
///
/// Which there are, and of each which file it is, its length and its time. A file that changed shortly before it was looked at may
/// change again without another length or time (as in git's index): of such files the bytes count too.
package struct BuildInputs: Sendable {
    private struct File {
        let location: String
        /// Whether it is an episode or a page.
        let isText: Bool
        let status: FileStatus?
        private(set) var bytes: ContentDigest?

        /// - Parameter time: files that changed later than that are read.
        init(_ location: String, isText: Bool = false, changedBefore time: Int) {
            self.location = location
            self.isText = isText
            status = try? FileStatus(of: location)
            let isRead = status.map { $0.changed >= time && $0.size <= Self.largestRead } ?? false
            bytes = isRead ? (try? fileBytes(location)).map { ContentDigest($0) } : nil
        }

        /// The same of a file that was read, and did not need to be.
        func unread(changedBefore time: Int) -> File {
            if let status, status.changed >= time { return self }
            var file = self
            file.bytes = nil
            return file
        }

        /// Films are not read for this.
        private static let largestRead = 8 << 20
    }

    /// When they were looked at, in nanoseconds since 1970.
    private(set) var time: Int
    /// In the order of the bytes of their locations.
    private var files: [File] = []
    private let diagnostics: [Diagnostic]
    /// The content folder.
    let content: SourceTree

    /// - Parameters:
    ///   - content: the content folder.
    ///   - others: whatever else is read.
    ///   - isText: of a path in the content folder, whether it is an episode or a page.
    ///   - time: when they were looked at first; nil for now.
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

    /// The same inputs, when they were looked at no sooner than at some time after ``time``.
    func looked(at time: Int) -> BuildInputs {
        var inputs = self
        inputs.time = time
        inputs.files = files.map { $0.unread(changedBefore: time - Self.coarsestClock) }
        return inputs
    }

    /// Takes a file as it is now: the build itself has written it.
    mutating func note(written location: String) {
        let file = File(location, changedBefore: time - Self.coarsestClock)
        files.removeAll { $0.location == location }
        files.append(file)
        files.sort { $0.location.precedesInBytes($1.location) }
    }

    /// The same for the same inputs.
    var digest: ContentDigest { digest(of: files) }

    /// The same for the same inputs, whatever the texts are.
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

    /// Nanoseconds since 1970.
    static var now: Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
    }

    /// Two seconds: of the common file systems FAT counts them so.
    private static let coarsestClock = 2_000_000_000
}
