#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What `stat` says about a path, as far as we ask.
package struct FileStatus: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case file, folder, link, special }

    /// Which file it is, whatever path led there: the way to compare places on any file system.
    package struct Identity: Hashable, Sendable {
        package var device: UInt64
        package var inode: UInt64
    }

    package var kind: Kind
    /// In bytes.
    package var size: Int
    package var identity: Identity
    /// When the bytes, or anything else about the file, changed last: nanoseconds since 1970.
    package var changed: Int
    /// When its bytes changed last, or somebody said so: seconds since 1970.
    package var modified: Int

    package init(_ raw: stat) {
        kind =
            switch raw.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .special
            }
        size = Int(raw.st_size)
        #if canImport(Darwin)
            let (ofBytes, ofAll) = (raw.st_mtimespec, raw.st_ctimespec)
        #else
            let (ofBytes, ofAll) = (raw.st_mtim, raw.st_ctim)
        #endif
        modified = Int(ofBytes.tv_sec)
        changed = max(ofBytes.nanoseconds, ofAll.nanoseconds)
        identity = Identity(device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(raw.st_ino))
    }

    /// - Parameter following: whether a symbolic link at the end of the path stands for its target.
    package init(of path: String, following: Bool = true) throws(SystemError) {
        var raw = stat()
        guard (following ? stat(path, &raw) : lstat(path, &raw)) == 0 else { throw .last }
        self.init(raw)
    }

    /// The status of what is at a path; `nil` when nothing is.
    package static func find(_ path: String, following: Bool = true) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try FileStatus(of: path, following: following)
        } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }

    /// Whether anything is at a path, a link that leads nowhere too.
    package static func exists(_ path: String) -> Bool { (try? FileStatus(of: path, following: false)) != nil }
}

extension timespec {
    /// Since 1970.
    fileprivate var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}
