#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The names in a folder as bytes, without `.` and `..`, in the order of the file system.
package func namesInFolder(_ path: String) throws(SystemError) -> [[UInt8]] { try entriesInFolder(path).map(\.name) }

/// The names and kinds in a folder. Links are not followed. A kind is `nil` if the file system does not report it with
/// the name.
func entriesInFolder(_ path: String) throws(SystemError) -> [(name: [UInt8], kind: FileStatus.Kind?)] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var entries: [(name: [UInt8], kind: FileStatus.Kind?)] = []
    while true {
        errno = 0
        guard let entry = readdir(folder) else {
            if errno != 0 { throw .last }
            return entries
        }
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { [UInt8]($0.prefix { $0 != 0 }) }
        if name == Array(".".utf8) || name == Array("..".utf8) { continue }
        entries.append((name, FileStatus.Kind(hint: Int(entry.pointee.d_type))))
    }
}

extension FileStatus.Kind {
    /// - Parameter hint: The field `d_type` of `readdir`.
    fileprivate init?(hint: Int) {
        switch hint {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_LNK): self = .link
        default: return nil
        }
    }
}

/// Makes one folder. Its parent must exist.
package func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 else { throw .last }
}

/// Makes a folder and its missing parents. Returns the folders that were made, outermost first.
package func makeFolders(_ path: String) throws(SystemError) -> [String] {
    if let status = try FileStatus.find(path) {
        guard status.kind == .folder else { throw SystemError(code: ENOTDIR) }
        return []
    }
    let made = try makeFolders(parentPath(path))
    do throws(SystemError) {
        try makeFolder(path)
    } catch {
        // Another task may have made it in the meantime.
        guard error.code == EEXIST, try FileStatus.find(path)?.kind == .folder else { throw error }
        return made
    }
    return made + [path]
}

/// Makes a folder that is probably missing in a folder that exists. In this case it needs the fewest system calls.
package func makeMissingFolders(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError.last
    guard error.code == ENOENT else {
        // Another task may have made it in the meantime.
        if error.code == EEXIST, try FileStatus.find(path)?.kind == .folder { return }
        throw error
    }
    try makeMissingFolders(parentPath(path))
    try makeMissingFolders(path)
}

/// Removes empty folders, inner ones first. Other folders stay.
package func removeEmptyFolders(_ paths: some Sequence<String>) {
    for path in paths { rmdir(path) }
}
