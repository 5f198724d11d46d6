import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A bomb's files, which exist as long as the value does.
public final class BombSite: Sendable {
    /// The name of the file with a feed to import.
    static let feed = "feed.xml"

    public let folder: String
    /// Of all files together.
    public let bytes: Int

    public init(_ bomb: Bomb, count: Int) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "sitegen-bomb-\(UUID().uuidString)")
        var bytes = 0
        for (path, text) in bomb.files(count) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            bytes += text.utf8.count
            if path == Self.feed, bomb.feedBytes > text.utf8.count {
                truncate(file.path(percentEncoded: false), bomb.feedBytes)
            }
        }
        self.folder = folder.path(percentEncoded: false)
        self.bytes = bytes
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
}
