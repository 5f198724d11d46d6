import Foundation

/// A bomb's files, which exist as long as the value does.
public final class BombSite: Sendable {
    public let folder: String
    /// Of all files together.
    public let bytes: Int

    public init(_ bomb: Bomb, count: Int) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "sitegen-bomb-\(UUID().uuidString)")
        var bytes = 0
        for (path, contents) in bomb.files(count) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contents).write(to: file)
            bytes += contents.count
        }
        self.folder = folder.path(percentEncoded: false)
        self.bytes = bytes
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
}
