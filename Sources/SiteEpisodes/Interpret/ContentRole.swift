/// The role of a Markdown file in the content folder, known from its path alone.
enum ContentRole: Hashable {
    case episode(EpisodeFile)
    /// - language: the language of a translation beside its original: `fa` for `about.fa.md` beside `about.md`.
    case page(language: String? = nil)
    /// The file has no role, for this reason.
    case refused(reason: String)
}

/// The parts of an episode's path.
struct EpisodeFile: Hashable {
    /// The folders between `episodes` and the file or bundle.
    var folders: [String]
    /// The file's name without ending and language. For a bundle, it is the name of the folder.
    var name: String
    /// The language of a translation beside its original: `zh` for `grid.zh.md` beside `grid.md`.
    var language: String?
}

/// Finds the roles of all Markdown files. A bundle is recognised by the other files in its folder.
struct ContentRoles {
    /// The number of possible episodes in each folder, without translations.
    private var counts: [String: Int] = [:]
    /// The names without endings in each folder, to recognise translations.
    private var stems: [String: Set<String>] = [:]

    init(_ paths: [PathParts]) {
        let content = paths.filter { Self.refusal(ofName: $0.stem) == nil }
        for parts in content { stems[parts.folder, default: []].insert(parts.stem) }
        for parts in content where translation(parts) == nil { counts[parts.folder, default: 0] += 1 }
    }

    func role(of parts: PathParts) -> ContentRole {
        if let reason = Self.refusal(ofName: parts.stem) { return .refused(reason: reason) }
        let translation = translation(parts)
        guard parts.folders.first == "episodes" else { return .page(language: translation?.language) }
        let stem = translation?.original ?? parts.stem
        if stem == "index" {
            // A single file in its folder is a bundle. Beside episodes, it is their page.
            guard let name = parts.folders.last, parts.folders.count > 1, counts[parts.folder] == 1 else {
                return .page(language: translation?.language)
            }
            return .episode(
                EpisodeFile(
                    folders: Array(parts.folders[1..<(parts.folders.count - 1)]), name: name,
                    language: translation?.language))
        }
        return .episode(
            EpisodeFile(folders: Array(parts.folders.dropFirst()), name: stem, language: translation?.language))
    }

    /// A dot does not always mark a language (`socket.io.md`): the original must be in the same folder.
    private func translation(_ parts: PathParts) -> (original: String, language: String)? {
        guard let dot = parts.stem.utf8.lastIndex(of: UInt8(ascii: ".")),
            let language = languageTag(parts.stem[dot...].dropFirst()),
            stems[parts.folder]?.contains(String(parts.stem[..<dot])) == true
        else { return nil }
        return (String(parts.stem[..<dot]), language)
    }

    private static let upperCaseNames: Set<String> = [
        "LICENSE", "LICENCE", "CONTRIBUTING", "CHANGELOG", "CODE_OF_CONDUCT", "STYLE", "SECURITY", "NOTICE",
    ]

    /// The reason why a file with this name is not content, or `nil` if it is.
    private static func refusal(ofName stem: String) -> String? {
        if stem.utf8.count == 6 && stem.lowercased() == "readme" || upperCaseNames.contains(stem) {
            return "it describes the folder and is not content"
        }
        if stem == "_index" || stem == "_template" {
            return "its name marks it as a template or a file of a different tool"
        }
        return nil
    }
}

/// The components of a path.
struct PathParts: Sendable {
    let folders: [String]
    /// The folders, joined by slashes.
    let folder: String
    /// The name without `.md` or `.markdown`. Other dots belong to the name.
    let stem: String

    init(_ path: String) {
        var parts = pathComponents(path)
        let name = parts.popLast() ?? ""
        folders = parts
        folder = parts.joined(separator: "/")
        let lowercased = name.lowercased()
        let ending = [".markdown", ".md"].first { lowercased.hasSuffix($0) }
        stem = Substring(name.utf8.dropLast(ending?.utf8.count ?? 0)).trimmingBlanks
    }

    /// Whether the file's name or a folder's name begins with an underscore.
    var isHeldBack: Bool { (folders + [stem]).contains(where: \.isHeldBack) }
}

extension String {
    /// Whether the name begins with an underscore, which withholds files and folders.
    var isHeldBack: Bool { utf8.first == UInt8(ascii: "_") }
}
