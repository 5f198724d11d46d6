import SiteDiagnostics

/// The result of an import: new files and a report.
package struct Imported: Sendable {
    /// Episodes, pages and their files, relative to the site's folder.
    package var files: [NewFile] = []
    /// The settings, for a site that has none yet.
    package var settings: NewFile?
    package var report = ImportReport()
    package var diagnostics: [Diagnostic] = []
}

/// The kept and changed parts of an import, with their counts.
package struct ImportReport: Hashable, Sendable {
    package var episodes = 0
    package var pages = 0
    /// The number of copied files.
    package var copies = 0
    /// Elements or keys without a meaning here, which are kept in `extra:`.
    package private(set) var kept: [String: Int] = [:]
    /// Descriptions of converted parts.
    package private(set) var changed: [String: Int] = [:]
    /// Descriptions of removed parts.
    package private(set) var dropped: [String: Int] = [:]

    package init() {}

    mutating func keep(_ name: String) { kept[name, default: 0] += 1 }
    mutating func change(_ what: String) { changed[what, default: 0] += 1 }
    mutating func drop(_ what: String) { dropped[what, default: 0] += 1 }

    /// One line for each kind of part, in alphabetical order.
    package var lines: [String] {
        [("kept under 'extra'", kept), ("changed", changed), ("left out", dropped)].compactMap { title, counts in
            guard !counts.isEmpty else { return nil }
            let parts = counts.sorted { $0.key < $1.key }.map { $1 == 1 ? $0 : "\($0) (\($1))" }
            return "  \(title): " + parts.joined(separator: ", ")
        }
    }
}

/// Unique file names.
struct FileNames {
    private var taken: Set<String> = []
    /// The next number for a copy of each name.
    private var copies: [String: Int] = [:]

    /// A free path, with a number after the name if needed. Names are compared without case, as in some file systems.
    mutating func free(_ folder: String, _ name: String, _ ending: String) -> String {
        let first = folder + name + ending
        var path = first
        while !taken.insert(path.lowercased()).inserted {
            let copy = copies[first.lowercased(), default: 2]
            copies[first.lowercased()] = copy + 1
            path = "\(folder)\(name)-\(copy)\(ending)"
        }
        return path
    }
}
