import SiteDiagnostics

/// What an import has made of somebody's files: new files, and an account of what became of what.
package struct Imported: Sendable {
    /// Episodes, pages and what belongs to them, relative to the site's folder.
    package var files: [NewFile] = []
    /// The settings of a site that has none yet.
    package var settings: NewFile?
    package var report = ImportReport()
    package var diagnostics: [Diagnostic] = []
}

/// What was kept, and what is no longer as it was; each with how often.
package struct ImportReport: Hashable, Sendable {
    package var episodes = 0
    package var pages = 0
    /// Files that are copied as they are.
    package var copies = 0
    /// Elements or keys that mean nothing here and are kept under `extra:`.
    package private(set) var kept: [String: Int] = [:]
    /// What was turned into something else, in words.
    package private(set) var changed: [String: Int] = [:]
    /// What was left out because something else says it already, in words.
    package private(set) var dropped: [String: Int] = [:]

    package init() {}

    mutating func keep(_ name: String) { kept[name, default: 0] += 1 }
    mutating func change(_ what: String) { changed[what, default: 0] += 1 }
    mutating func drop(_ what: String) { dropped[what, default: 0] += 1 }

    /// One line for each kind of thing, in alphabetical order.
    package var lines: [String] {
        [("kept under 'extra'", kept), ("changed", changed), ("left out", dropped)].compactMap { title, counts in
            guard !counts.isEmpty else { return nil }
            let parts = counts.sorted { $0.key < $1.key }.map { $1 == 1 ? $0 : "\($0) (\($1))" }
            return "  \(title): " + parts.joined(separator: ", ")
        }
    }
}

/// File names that are each given once.
struct FileNames {
    private var taken: Set<String> = []
    /// The number that the next copy of a name gets.
    private var copies: [String: Int] = [:]

    /// The path, with a number behind the name where it is taken. Told apart as file systems do that know no case.
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
