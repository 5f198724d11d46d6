import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A hidden temporary folder that builds make and remove.
///
/// A name proves nothing, because anyone can use it. The folder therefore contains a mark, which is made first. An
/// empty folder counts as ours too, because removing it loses nothing.
struct OwnFolder: Hashable, Sendable {
    static let mark = ".sitegen-made-this"

    let location: String

    init(_ location: String) { self.location = location }

    /// True if the folder exists and may be removed. A link is never ours.
    var isThere: Bool { isMarked || isFolder && (try? namesInFolder(location).isEmpty) ?? false }

    /// True if the folder contains the mark. An empty folder does not count, because it may be somebody else's.
    var isMarked: Bool { isFolder && FileStatus.exists(location + "/" + Self.mark) }

    private var isFolder: Bool { (try? FileStatus(of: location, following: false))?.kind == .folder }

    /// Makes the folder, or uses the existing one.
    /// - Throws: `EEXIST` if something exists there that is not ours.
    func make() throws(SystemError) {
        if !isThere { try makeFolder(location) }
        let mark = location + "/" + Self.mark
        if !FileStatus.exists(mark) { try Descriptor.creating(mark).finish() }
        // The author's repository must not contain files of a killed build.
        let ignored = location + "/.gitignore"
        if !FileStatus.exists(ignored) { try? writeWhole(Array("*\n".utf8), to: ignored) }
    }

    /// Removes the folder if it is ours. The mark is removed last, so that an interrupted removal leaves a folder that
    /// is still ours.
    func remove() {
        guard isThere else { return }
        empty()
        rmdir(location)
    }

    func empty() {
        for name in (try? namesInFolder(location)) ?? [] where name != Array(Self.mark.utf8) {
            try? removeTree(location + "/" + String(decoding: name, as: UTF8.self))
        }
        if (try? namesInFolder(location).count) == 1 { unlink(location + "/" + Self.mark) }
    }
}
