#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What `stat` says about a path, as far as we ask.
struct FileStatus: Hashable {
    enum Kind: Hashable { case file, folder, link, special }

    /// Which file it is, whatever path led there: the way to compare places on any file system.
    struct Identity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    var kind: Kind
    var size: Int
    var identity: Identity

    init(_ raw: stat) {
        kind =
            switch raw.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .special
            }
        size = Int(raw.st_size)
        identity = Identity(device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(raw.st_ino))
    }

    /// - Parameter following: whether a symbolic link at the end of the path stands for its target.
    init(of path: String, following: Bool = true) throws(SystemError) {
        var raw = stat()
        guard (following ? stat(path, &raw) : lstat(path, &raw)) == 0 else { throw .last }
        self.init(raw)
    }

    /// The status of what is at a path; `nil` when nothing is.
    static func find(_ path: String, following: Bool = true) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try FileStatus(of: path, following: following)
        } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }
}
