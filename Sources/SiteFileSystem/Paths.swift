#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The parent folder of a path: `/a` for `/a/b`, `/` for `/a` and for `/`.
package func parentPath(_ path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : String(path[..<slash])
}

/// Joins a folder and a path. If the folder is empty, the result is the path.
package func joinedPath(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
}

/// The absolute path with all symbolic links resolved. Parts that do not exist stay unchanged.
package func resolvedPath(_ path: String) throws(SystemError) -> String {
    var missing: [Substring] = []
    var known = path.isEmpty ? "." : path
    while true {
        if let real = realpath(known, nil) {
            defer { free(real) }
            let base = String(cString: real)
            return missing.reduce(base) { $0 == "/" ? "/" + $1 : $0 + "/" + $1 }
        }
        guard errno == ENOENT else { throw .last }
        let parts = known.split(separator: "/")
        // `..` after a missing folder has no meaning, and neither has a broken link.
        guard let last = parts.last, last != "..", (try? FileStatus(of: known, following: false)) == nil else {
            throw .notFound
        }
        if last != "." { missing.insert(last, at: 0) }
        known = (known.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
        if known.isEmpty { known = "." }
    }
}

/// The identities of an existing folder and its parents, innermost first. Paths are not comparable, because of letter
/// case, links and mounts.
package func identitiesUpwards(from path: String) throws(SystemError) -> [FileStatus.Identity] {
    var path = try resolvedPath(path)
    var identities: [FileStatus.Identity] = []
    while true {
        // A missing folder will be made in the first existing folder above it.
        if let status = try FileStatus.find(path) { identities.append(status.identity) }
        if path == "/" { return identities }
        path = parentPath(path)
    }
}
