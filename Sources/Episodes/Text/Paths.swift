/// What stands between the slashes of a path, empty parts left out.
///
/// By bytes: a slash with a combining mark after it is another `Character`, but a slash to every file system and browser.
func pathComponents(_ path: some StringProtocol) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
}

/// A path from a folder on, with `.` and `..` resolved; `nil` when it leaves the content folder.
func joined(_ folder: String, _ name: String) -> String? {
    var parts: [String] = []
    for part in pathComponents(folder) + pathComponents(name) where part != "." {
        guard part == ".." else {
            parts.append(part)
            continue
        }
        if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
}
