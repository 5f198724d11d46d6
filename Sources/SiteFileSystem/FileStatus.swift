#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The result of `stat` for a path, as far as it is needed.
package struct FileStatus: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case file, folder, link, special }

    /// The identity of a file, independent of its path. It identifies a file on any file system.
    package struct Identity: Hashable, Sendable {
        package var device: UInt64
        package var inode: UInt64
    }

    package var kind: Kind
    /// Size in bytes.
    package var size: Int
    package var identity: Identity
    /// The time of the last change of the bytes or of other properties, in nanoseconds since 1970.
    package var changed: Int
    /// The modification time, in seconds since 1970. Programs can set it.
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

    /// - Parameter following: True to follow a symbolic link at the end of the path.
    package init(of path: String, following: Bool = true) throws(SystemError) {
        var raw = stat()
        guard (following ? stat(path, &raw) : lstat(path, &raw)) == 0 else { throw .last }
        self.init(raw)
    }

    /// The status of a path; `nil` if nothing exists there.
    package static func find(_ path: String, following: Bool = true) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try FileStatus(of: path, following: following)
        } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }

    /// True if something exists at a path, including a broken link.
    package static func exists(_ path: String) -> Bool { (try? FileStatus(of: path, following: false)) != nil }
}

extension timespec {
    /// Nanoseconds since 1970.
    fileprivate var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}
