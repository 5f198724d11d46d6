/// A path from a folder on, with `.` and `..` resolved; `nil` when it leaves the content folder.
func joined(_ folder: String, _ name: String) -> String? {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + name.split(separator: "/") where part != "." {
        guard part == ".." else {
            parts.append(part)
            continue
        }
        if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
}
