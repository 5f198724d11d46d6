import SiteFileSystem
import SiteMediaFacts

/// A file that the build makes: the last value on the way, before anything is written.
///
/// It never changes. A site has hundreds of thousands, in one list after another: each is held once.
package final class OutputFile: Sendable {
    package enum Contents: Hashable, Sendable {
        case bytes([UInt8])
        /// Bytes that wait on disk until they are needed.
        case spooled(SpooledBytes)
        /// A copy of the file at this absolute path, read only when it is needed.
        case copy(of: String)

        /// Of a file that the build made; `nil` for a copy, and where the disk fails.
        package var bytes: [UInt8]? { (try? read()) ?? nil }

        /// `nil` for a copy.
        func read() throws(SystemError) -> [UInt8]? {
            switch self {
            case .bytes(let bytes): bytes
            case .spooled(let spooled): try spooled.bytes
            case .copy: nil
            }
        }

        /// How many bytes there are; `nil` for a copy.
        package var count: Int? {
            switch self {
            case .bytes(let bytes): bytes.count
            case .spooled(let spooled): spooled.count
            case .copy: nil
            }
        }
    }

    package let path: OutputPath
    package let contents: Contents
    package let mediaType: MediaType
    /// What the file is made from.
    package let source: OutputSource

    /// - Parameter mediaType: by default told from the path's ending.
    package init(_ path: OutputPath, _ contents: Contents, mediaType: MediaType? = nil, from source: OutputSource) {
        self.path = path
        self.contents = contents
        self.mediaType = mediaType ?? MediaType(ofPath: path.text)
        self.source = source
    }

    /// Whether it is a copy of a file that lies somewhere.
    package var isCopied: Bool { if case .copy = contents { true } else { false } }
}

extension OutputFile: Hashable {
    package static func == (left: OutputFile, right: OutputFile) -> Bool {
        left === right
            || left.path == right.path && left.contents == right.contents && left.mediaType == right.mediaType
                && left.source == right.source
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(contents)
    }
}

extension Spool {
    /// Takes in what a file holds; `nil` where there is no room for it.
    package func take(_ bytes: [UInt8]) -> OutputFile.Contents? { keep(bytes).map(OutputFile.Contents.spooled) }
}
