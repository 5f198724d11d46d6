import Episodes
import SiteBuilder

/// One file of a generation, as it is served.
struct Asset: Sendable {
    enum Contents: Sendable {
        case bytes([UInt8])
        /// Absolute path; films are streamed, not held.
        case file(String)
    }

    var contents: Contents
    var mediaType: MediaType
    /// Equal for equal contents. Of a file on disk it is told from its size, identity and time.
    var hash: Int

    init(_ file: OutputFile) {
        mediaType = file.mediaType
        switch file.contents {
        case .bytes(let bytes):
            contents = .bytes(bytes)
            hash = Self.hash(bytes)
        case .copy(let path):
            contents = .file(path)
            hash = Self.hash(try? FileStatus(of: path))
        }
    }

    static func hash(_ value: some Hashable) -> Int {
        var hasher = Hasher()
        hasher.combine(value)
        return hasher.finalize()
    }
}
