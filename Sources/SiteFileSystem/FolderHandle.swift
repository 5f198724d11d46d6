#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open folder. Names are looked up in it directly, so names may be any bytes and no link can redirect the lookup.
package struct FolderHandle: ~Copyable, Sendable {
    package struct Entry: Sendable {
        /// The name, including its final zero byte.
        package var name: [CChar]
        package var isFolder: Bool
    }

    let number: Int32

    package init(_ path: String) throws(SystemError) {
        number = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if number < 0 { throw .last }
    }

    /// Opens a folder inside another folder.
    package init(_ name: [CChar], in folder: borrowing FolderHandle) throws(SystemError) {
        number = openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if number < 0 { throw .last }
    }

    deinit { close(number) }

    /// The entries of the folder, in the order of the file system.
    package func entries() throws(SystemError) -> [Entry] {
        var entries: [Entry] = []
        try forEachName { (name, kind) throws(SystemError) in
            entries.append(Entry(name: name, isFolder: try isFolder(name, hint: kind)))
        }
        return entries
    }

    /// The names in the folder, in the order of the file system.
    func names() throws(SystemError) -> [[CChar]] {
        var names: [[CChar]] = []
        try forEachName { (name, _) throws(SystemError) in names.append(name) }
        return names
    }

    private func forEachName(_ body: ([CChar], _ kind: Int) throws(SystemError) -> Void) throws(SystemError) {
        let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { throw .last }
        defer { closedir(stream) }
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                return
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) { start in
                    Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
                }
            }
            if name == Self.here || name == Self.above { continue }
            try body(name, Int(entry.pointee.d_type))
        }
    }

    /// The status of a name in the folder; `nil` if it does not exist. Links are not followed.
    func status(of name: [CChar]) throws(SystemError) -> FileStatus? {
        var raw = stat()
        guard fstatat(number, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 else {
            guard errno == ENOENT else { throw .last }
            return nil
        }
        return FileStatus(raw)
    }

    private func isFolder(_ name: [CChar], hint: Int) throws(SystemError) -> Bool {
        // Some file systems do not report the kind with the name.
        guard hint == Int(DT_UNKNOWN) else { return hint == Int(DT_DIR) }
        var raw = stat()
        guard fstatat(number, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        return raw.st_mode & S_IFMT == S_IFDIR
    }

    package func makeFolder(_ name: [CChar]) throws(SystemError) {
        guard mkdirat(number, name, 0o777) == 0 else { throw .last }
    }

    /// Removes a file, a link or an empty folder.
    package func remove(_ name: [CChar], isFolder: Bool) throws(SystemError) {
        guard unlinkat(number, name, isFolder ? AT_REMOVEDIR : 0) == 0 else { throw .last }
    }

    /// Gives a file a second name in another folder. Links are not followed.
    package func link(_ name: [CChar], into folder: borrowing FolderHandle) throws(SystemError) {
        guard linkat(number, name, folder.number, name, 0) == 0 else { throw .last }
    }

    /// Removes an entry of the folder with everything in it.
    fileprivate func removeAll(of entry: Entry) throws(SystemError) {
        if entry.isFolder { try removeContents(of: FolderHandle(entry.name, in: self)) }
        try remove(entry.name, isFolder: entry.isFolder)
    }

    /// Gives the folder the owner and permissions of another folder, as far as the system allows.
    package func takeAttributes(of other: borrowing FolderHandle) {
        var (own, model) = (stat(), stat())
        guard fstat(number, &own) == 0, fstat(other.number, &model) == 0 else { return }
        if own.st_uid != model.st_uid || own.st_gid != model.st_gid { _ = fchown(number, model.st_uid, model.st_gid) }
        if own.st_mode != model.st_mode { fchmod(number, model.st_mode & 0o7777) }
    }

    /// Throws if names in the folder must not be changed.
    package func needWritePermission() throws(SystemError) {
        guard faccessat(number, ".", W_OK, AT_EACCESS) == 0 else { throw .last }
    }

    private static let dot = CChar(bitPattern: UInt8(ascii: "."))
    private static let here = [dot, 0]
    private static let above = [dot, dot, 0]
}

/// Removes a folder and everything in it. Links are removed, their targets are not.
package func removeTree(_ path: String) throws(SystemError) {
    guard try FileStatus(of: path, following: false).kind == .folder else {
        guard unlink(path) == 0 else { throw .last }
        return
    }
    try removeContents(of: FolderHandle(path))
    guard rmdir(path) == 0 else { throw .last }
}

private func removeContents(of folder: borrowing FolderHandle) throws(SystemError) {
    for entry in try folder.entries() { try folder.removeAll(of: entry) }
}
