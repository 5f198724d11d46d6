import SiteFileSystem
import SiteMediaFacts
import SitePublication

/// One file of a generation, as it is served.
struct Asset: Sendable {
    enum Contents: Sendable, Hashable {
        case bytes([UInt8])
        /// Absolute path; films are streamed, not held.
        case file(String)
    }

    let contents: Contents
    let mediaType: MediaType
    /// Equal for equal contents. Of a file on disk it is told from its size, identity and time.
    let hash: Int
    /// The number of the generation that was the first with these contents.
    let since: Int

    /// - Parameters:
    ///   - number: of the generation that the file belongs to.
    ///   - previous: what was at the same path in the generation before.
    init(_ file: OutputFile, number: Int, after previous: Asset?) {
        mediaType = file.mediaType
        switch file.contents {
        case .bytes, .spooled:
            let bytes = file.contents.bytes ?? []
            contents = .bytes(bytes)
            // Comparing is much faster than hashing, and nearly all files are as they were.
            if let previous, previous.contents == contents {
                hash = previous.hash
            } else {
                hash = Self.hash(bytes)
            }
        case .copy(let path):
            contents = .file(path)
            hash = Self.hash(try? FileStatus(of: path))
        }
        since = previous?.hash == hash ? previous?.since ?? number : number
    }

    static func hash(_ value: some Hashable) -> Int {
        var hasher = Hasher()
        hasher.combine(value)
        return hasher.finalize()
    }
}
