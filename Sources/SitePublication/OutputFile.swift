import SiteFileSystem
import SiteMediaFacts

/// A file of the build before it is written.
///
/// It never changes. A site has hundreds of thousands in several lists. As a class, each is stored once.
package final class OutputFile: Sendable {
    package enum Contents: Hashable, Sendable {
        case bytes([UInt8])
        /// Bytes that are stored on disk until they are needed.
        case spooled(SpooledBytes)
        /// A copy of the file at this absolute path, read only when it is needed.
        case copy(of: String)

        /// The bytes of a file that the build made; `nil` for a copy, and after a disk error.
        package var bytes: [UInt8]? { (try? read()) ?? nil }

        /// The bytes; `nil` for a copy.
        func read() throws(SystemError) -> [UInt8]? {
            switch self {
            case .bytes(let bytes): bytes
            case .spooled(let spooled): try spooled.bytes
            case .copy: nil
            }
        }

        /// The number of bytes; `nil` for a copy.
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
    /// The origin of the file.
    package let source: OutputSource

    /// - Parameter mediaType: The media type; `nil` to use that of the path's extension.
    package init(_ path: OutputPath, _ contents: Contents, mediaType: MediaType? = nil, from source: OutputSource) {
        self.path = path
        self.contents = contents
        self.mediaType = mediaType ?? MediaType(ofPath: path.text)
        self.source = source
    }

    /// True if the file is a copy of an existing file.
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
    /// Stores the content of a file; `nil` if the disk is full.
    package func take(_ bytes: [UInt8]) -> OutputFile.Contents? { keep(bytes).map(OutputFile.Contents.spooled) }
}
