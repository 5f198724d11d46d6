import Foundation
import SiteDiagnostics
import SiteFileSystem
import SiteMarkdown

/// A site of a different generator, as its reader understands it. All readers yield this value, and one converter writes it.
struct OldSite {
    let generator: Generator
    /// The absolute path of the site's folder.
    let root: String
    var documents: [OldDocument] = []
    var files: [OldFile] = []
    /// Settings with our names.
    var settings: [Entry] = []
    /// Data about people, by the names that episodes use.
    var people: [Entry] = []
    /// The feeds that readers have subscribed to.
    var feeds: [OldFeed] = []
    /// The start of addresses of recordings, for values such as `042.mp3`.
    var mediaPrefix: String?
    var diagnostics: [Diagnostic] = []
    /// Descriptions of parts that only the generator can use.
    var left = Tallies()
    /// The folder as the user named it, without a slash at the end, and its absolute path.
    private let named: (shown: String, path: String)

    init(_ generator: Generator, root: String, named path: String) {
        self.generator = generator
        self.root = root
        named = (path.withoutSlash, absolutePath(path))
    }

    /// A file's path as messages show it: in the folder that the user named, if it is there.
    func shown(_ location: String) -> String {
        location == named.path || location.hasPrefix(named.path + "/")
            ? named.shown + location.dropFirst(named.path.count) : location
    }

    /// A path in the site's folder.
    func place(of location: String) -> String {
        location.hasPrefix(root + "/") ? String(location.dropFirst(root.count + 1)) : location
    }

    /// The folder that the user named, as an absolute path.
    var namedFolder: String { named.path }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

    /// Reads a text, or reports that it cannot be read. A file that is read twice is reported once.
    mutating func source(_ location: String) -> SourceText? { beginning(of: location, atMost: .max) }

    /// Reads the first lines of a template, of which the program wants to know what it makes.
    mutating func templateSource(_ location: String) -> SourceText? {
        beginning(of: location, atMost: Limits.templateBytes)
    }

    private mutating func beginning(of location: String, atMost limit: Int) -> SourceText? {
        do throws(SystemError) {
            let bytes = try fileBytes(location, atMost: limit)
            let end = bytes.count < limit ? bytes.count : bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
            return SourceText(path: shown(location), bytes: Array(bytes[..<end]))
        } catch {
            let problem = Diagnostic(
                .error, id: "io.unreadable", "cannot be read: \(error.reason)",
                hint: "check that the file exists, and its permissions", path: shown(location))
            if !diagnostics.contains(problem) { diagnostics.append(problem) }
            return nil
        }
    }

    /// Adds the files of a folder with fixed paths on the site.
    ///
    /// - Parameter isIncluded: whether a file is added, by its path in the folder.
    mutating func addFiles(
        of folder: String, below prefix: String = "", where isIncluded: (String) -> Bool = { _ in true }
    ) {
        let folder = OldFolder(root + "/" + folder)
        for file in folder.files where isIncluded(file) {
            files.append(OldFile(location: folder.location(file), section: nil, path: prefix + file))
        }
    }
}

/// A text of the old site.
struct OldDocument {
    enum Kind: Hashable {
        /// The content decides.
        case undecided
        case page
        /// The page of a section; the home page if the section is empty.
        case listing
    }

    var document: Document
    /// The file's absolute path.
    var location: String
    /// The top folder or collection. Empty for files at the top.
    var section: String
    /// The path in the section, such as `two/index.md`.
    var path: String
    var kind = Kind.undecided
    /// Values that the generator adds to the front matter, such as defaults of a folder.
    var added: [Entry] = []
    /// The path of the page on the old site. It is `nil` if the reader cannot know it.
    var oldAddress: String?
    /// The body, where it is not that of the file.
    var newBody: String?

    /// A value of the front matter, or else an added one. The case of keys does not matter.
    func value(_ key: String) -> Value? {
        ((document.frontMatter?.entries ?? []) + added).first { $0.key.lowercased() == key }?.value
    }

    func text(_ key: String) -> String? { value(key)?.text.flatMap { $0.isEmpty ? nil : $0 } }

    var body: String { newBody ?? String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self) }

    /// The name without folder, ending, and the name `index`.
    var name: String { DocumentName.name(of: path) ?? section }

    /// Whether the text is `two/index.md`, so that the folder belongs to it.
    var isIndex: Bool { ["index", "_index"].contains(DocumentName.last(DocumentName.withoutEnding(path))) }
}

/// A file of the old site that is no text.
struct OldFile {
    var location: String
    /// The section of the file. It is `nil` for a file with a fixed path on the site.
    var section: String?
    var path: String
}

/// Names of text files.
enum DocumentName {
    static func isText(_ path: String) -> Bool {
        let path = path.lowercased()
        return [".md", ".markdown", ".mdx", ".mdown", ".mkd"].contains { path.hasSuffix($0) }
    }

    /// A path without the ending of a text.
    static func withoutEnding(_ path: String) -> String {
        guard isText(path), let dot = path.lastIndex(of: ".") else { return path }
        return String(path[..<dot])
    }

    static func folder(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    static func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// The name of a text: that of the folder for `two/index.md`; `nil` for `index.md` alone.
    static func name(of path: String) -> String? {
        let stem = last(withoutEnding(path))
        guard stem == "index" || stem == "_index" else { return stem }
        let folder = last(folder(path))
        return folder.isEmpty ? nil : folder
    }

    /// The date at the start of a name, and the rest: `2024-01-02-one`.
    static func dated(_ name: String) -> (date: String, rest: String)? {
        guard let match = name.wholeMatch(of: #/(\d{4}-\d{1,2}-\d{1,2})[-_ ](.+)/#) else { return nil }
        return (String(match.1), String(match.2))
    }
}

extension String {
    var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}

/// An absolute path without links to `.` and `..`, and without a slash at the end.
func absolutePath(_ path: String) -> String {
    URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL.path(percentEncoded: false).withoutSlash
}
