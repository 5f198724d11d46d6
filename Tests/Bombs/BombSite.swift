import Foundation

/// The files of a bomb. They exist as long as the value.
public final class BombSite: Sendable {
    public let folder: String
    /// The size of all files in bytes.
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
        }
        self.folder = folder.path(percentEncoded: false)
        self.bytes = bytes
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
}
