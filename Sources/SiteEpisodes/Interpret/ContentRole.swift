/// What a Markdown file of the content folder is, told from its path alone.
enum ContentRole: Hashable {
    case episode(EpisodeFile)
    /// - language: of a translation that stands beside its original: `fa` for `about.fa.md` beside `about.md`.
    case page(language: String? = nil)
    /// Neither, and why not.
    case refused(reason: String)
}

/// Where an episode's file lies.
struct EpisodeFile: Hashable {
    /// Folders between `episodes` and the file, or the bundle.
    var folders: [String]
    /// The file's name without its ending; a bundle's name is that of its folder. Without its language, when it has one.
    var name: String
    /// Of a translation that stands beside its original: `zh` for `grid.zh.md` beside `grid.md`.
    var language: String?
}

/// Tells the roles of all Markdown files; a bundle is known by its neighbours.
struct ContentRoles {
    /// How many Markdown files a folder of episodes holds that could be episodes, translations not counted.
    private var counts: [String: Int] = [:]
    /// Names without endings, by folder: what a translation may stand beside.
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
            // Alone in its folder it is a bundle; beside episodes it is their page.
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

    /// A dot is not always a language (`socket.io.md`): the file must stand beside the one that it translates.
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

    /// Why a file of this name is no content; `nil` when it is.
    private static func refusal(ofName stem: String) -> String? {
        if stem.utf8.count == 6 && stem.lowercased() == "readme" || upperCaseNames.contains(stem) {
            return "it is about the folder, not for the site"
        }
        if stem == "_index" || stem == "_template" {
            return "its name marks it as a part of another tool or a template"
        }
        return nil
    }
}

/// A path taken apart.
struct PathParts: Sendable {
    let folders: [String]
    /// The folders joined by slashes.
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

    /// By its own name or that of a folder above.
    var isHeldBack: Bool { (folders + [stem]).contains(where: \.isHeldBack) }
}

extension String {
    /// A leading underscore is how people keep files and folders back.
    var isHeldBack: Bool { utf8.first == UInt8(ascii: "_") }
}
