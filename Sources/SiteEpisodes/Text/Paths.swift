import SiteMediaFacts

/// The components of a path without empty ones.
///
/// The split works on bytes: a slash with a combining mark is a different `Character`, but a slash for file systems and
/// browsers.
func pathComponents(_ path: some StringProtocol) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
}

/// A path from a folder, with `.` and `..` resolved, or `nil` if it leaves the content folder.
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

/// A path as an author writes it, which may name a file.
package struct WrittenPath {
    /// The possible file paths, most likely first, with the fragment after each. A file's name may contain `#` and `?`,
    /// so a file with the whole name has priority.
    let readings: [(path: String, fragment: String?)]

    init(_ written: String) {
        let marks = "#?".utf8
        guard let end = written.utf8.firstIndex(where: marks.contains) else {
            readings = Self.spellings(of: written).map { ($0, nil) }
            return
        }
        let fragment = written.utf8.firstIndex(of: UInt8(ascii: "#")).map {
            String(decoding: written.utf8[$0...].dropFirst(), as: UTF8.self)
        }
        readings =
            Self.spellings(of: written).map { ($0, nil) }
            + Self.spellings(of: String(decoding: written.utf8[..<end], as: UTF8.self)).map { ($0, fragment) }
    }

    /// The path as written, and percent-decoded.
    private static func spellings(of path: String) -> [String] {
        guard !path.isEmpty else { return [] }
        return [path] + (percentDecoded(path).flatMap { $0 == path ? nil : [$0] } ?? [])
    }

    /// The hint for a file name that contains `#` or `?`. It is `nil` if the text before the mark has a file ending, or
    /// the whole path has none.
    package static func hint(for written: String) -> String? {
        guard let mark = written.utf8.firstIndex(where: { "#?".utf8.contains($0) }) else { return nil }
        let path = String(decoding: written.utf8[..<mark], as: UTF8.self)
        // A name may begin with a mark: `#1.mp3`, `?.mp3`.
        guard MediaType(ofPath: path) == .binary, MediaType(ofPath: "a" + written) != .binary else { return nil }
        let encoded = written.replacing("#", with: "%23").replacing("?", with: "%3F").replacing(" ", with: "%20")
        return "write '#' and '?' in a file's name as %23 and %3F, because they end a path: '\(encoded)'"
    }
}
