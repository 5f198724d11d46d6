#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder a path is in: `/a` for `/a/b`, `/` for `/a` and for `/`.
package func parentPath(_ path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : String(path[..<slash])
}

/// A path below a folder; below no folder in particular, the path alone.
package func joinedPath(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
}

/// The absolute path with every symbolic link resolved; parts that do not exist yet are kept as they are.
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
        // A `..` behind a folder that does not exist has no meaning; a link that leads nowhere neither.
        guard let last = parts.last, last != "..", (try? FileStatus(of: known, following: false)) == nil else {
            throw .notFound
        }
        if last != "." { missing.insert(last, at: 0) }
        known = (known.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
        if known.isEmpty { known = "." }
    }
}

/// A folder that exists and those above it, innermost first, by identity: names differ in case, links and mounts.
package func identitiesUpwards(from path: String) throws(SystemError) -> [FileStatus.Identity] {
    var path = try resolvedPath(path)
    var identities: [FileStatus.Identity] = []
    while true {
        // What is not made yet lies in the first folder above it that exists.
        if let status = try FileStatus.find(path) { identities.append(status.identity) }
        if path == "/" { return identities }
        path = parentPath(path)
    }
}
