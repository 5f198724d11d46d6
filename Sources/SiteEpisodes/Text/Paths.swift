import SiteMediaFacts

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

/// A path as an author writes it, which may name a file.
package struct WrittenPath {
    /// What may be the path of a file, the likeliest first, and the fragment that is then written behind it. `#` and `?` may
    /// stand in the names of files: where there is a file of the whole name, that one is meant.
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

    /// As written, and with what is percent-encoded taken back.
    private static func spellings(of path: String) -> [String] {
        guard !path.isEmpty else { return [] }
        return [path] + (percentDecoded(path).flatMap { $0 == path ? nil : [$0] } ?? [])
    }

    /// What to write where these marks stand in the name of a file; `nil` for a path that ends as one before the marks, or that does
    /// not end as one behind them.
    package static func hint(for written: String) -> String? {
        guard let mark = written.utf8.firstIndex(where: { "#?".utf8.contains($0) }) else { return nil }
        let path = String(decoding: written.utf8[..<mark], as: UTF8.self)
        // A name may begin with a mark, and be no more: `#1.mp3`, `?.mp3`.
        guard MediaType(ofPath: path) == .binary, MediaType(ofPath: "a" + written) != .binary else { return nil }
        let encoded = written.replacing("#", with: "%23").replacing("?", with: "%3F").replacing(" ", with: "%20")
        return "'#' and '?' end a path; in the name of a file write them as %23 and %3F: '\(encoded)'"
    }
}
