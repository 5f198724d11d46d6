import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A hidden folder that builds make for themselves, and remove with all that is in it.
///
/// A name proves nothing, as anybody can give it to something else: a mark in the folder does, which is made first. An empty folder
/// is ours too, since nothing is lost with it.
struct OwnFolder: Hashable, Sendable {
    static let mark = ".sitegen-made-this"

    let location: String

    init(_ location: String) { self.location = location }

    /// Whether the folder is there and may be removed. A link is none of ours, wherever it leads.
    var isThere: Bool { isMarked || isFolder && (try? namesInFolder(location).isEmpty) ?? false }

    /// The same of folders that are there for others too: an empty one may be anybody's.
    var isMarked: Bool { isFolder && FileStatus.exists(location + "/" + Self.mark) }

    private var isFolder: Bool { (try? FileStatus(of: location, following: false))?.kind == .folder }

    /// Makes the folder, or takes the one that is there.
    /// - Throws: `EEXIST` where something stands that is not ours.
    func make() throws(SystemError) {
        if !isThere { try makeFolder(location) }
        let mark = location + "/" + Self.mark
        if !FileStatus.exists(mark) { try Descriptor.creating(mark).finish() }
        // The author's repository has no use for what a killed build leaves.
        let ignored = location + "/.gitignore"
        if !FileStatus.exists(ignored) { try? writeWhole(Array("*\n".utf8), to: ignored) }
    }

    /// Removes the folder, if it is ours. The mark goes last: whoever is stopped here leaves a folder that is ours still.
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
