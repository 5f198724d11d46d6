import SiteFileSystem
import SiteMediaFacts
import SitePublication

/// A file of a generation, as it is served.
struct Asset: Sendable {
    enum Contents: Sendable, Hashable {
        case bytes([UInt8])
        /// The absolute path of a file that is streamed from disk.
        case file(String)
    }

    let contents: Contents
    let mediaType: MediaType
    /// A hash of the contents. For a file on disk, it is a hash of its size, inode and time.
    let hash: Int
    /// The number of the first generation with these contents.
    let since: Int

    /// - Parameters:
    ///   - number: the number of the file's generation.
    ///   - previous: the asset at the same path in the generation before.
    init(_ file: OutputFile, number: Int, after previous: Asset?) {
        mediaType = file.mediaType
        switch file.contents {
        case .bytes, .spooled:
            let bytes = file.contents.bytes ?? []
            contents = .bytes(bytes)
            // Comparing is much faster than hashing, and most files are unchanged.
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
