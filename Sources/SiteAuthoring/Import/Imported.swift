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
