/// The new paths and the old addresses of a Hugo content folder's files.
///
/// Files at the top are pages, and files in sections are episodes. A single section gets no folder of its own. If there
/// are no sections, or the folder is one, all files are episodes.
struct HugoPaths {
    enum Role: Hashable {
        case episode
        case page
        /// `_index.md`: the page of a section, or of the site at the top.
        case section
    }

    private let onlySection: String?
    /// Folders at the top that are page bundles.
    private let topBundles: Set<String>
    private let isFlat: Bool
    /// The paths without their endings.
    private let names: Set<String>
    private let section: [String]

    /// - Parameter section: the folders from Hugo's `content` to this one.
    init(_ paths: some Collection<String>, section: [String] = []) {
        self.section = section
        names = Set(paths.map(Self.name))
        let parts = paths.map { $0.split(separator: "/").map(String.init) }
        let bundles = Set(parts.filter { $0.count == 2 && Self.stem($0[1]) == "index" }.map { $0[0] })
        let sections = Set(parts.filter { $0.count > 1 }.map { $0[0] }).subtracting(bundles)
        isFlat = !section.isEmpty || sections.isEmpty
        topBundles = isFlat ? [] : bundles
        onlySection = sections.count == 1 && !isFlat ? sections.first : nil
    }

    func role(of path: String) -> Role {
        let parts = path.split(separator: "/")
        if Self.stem(path).split(separator: ".").first == "_index" { return .section }
        if isFlat { return .episode }
        let isBundle = Self.isIndex(translation(path)?.original ?? path)
        return parts.count - (isBundle ? 1 : 0) > 1 ? .episode : .page
    }

    /// The new path relative to the site's folder.
    func newPath(of path: String) -> String {
        switch role(of: path) {
        case .episode: "Content/episodes/" + withoutSection(path)
        case .page: "Content/" + path
        case .section:
            // The language of a translation follows the name.
            "\(pageName(ofFolder: Self.folder(path)))\(Self.stem(path).dropFirst("_index".count)).md"
        }
    }

    private func pageName(ofFolder folder: String) -> String {
        let parts = (section + [folder]).filter { !$0.isEmpty }
        return "Content/" + (parts.isEmpty ? "index" : parts.joined(separator: "/"))
    }

    /// The new path of a file beside texts, in their new folder.
    func newPath(ofResource path: String) -> String {
        if isFlat { return "Content/episodes/" + path }
        guard let top = path.split(separator: "/").first, path.contains("/"), !topBundles.contains(String(top)) else {
            return "Content/" + path
        }
        return "Content/episodes/" + withoutSection(path)
    }

    private func withoutSection(_ path: String) -> String {
        guard let onlySection, path.hasPrefix(onlySection + "/") else { return path }
        return String(path.dropFirst(onlySection.count + 1))
    }

    /// The original and the language of a translation: `one.fr.md` beside `one.md`.
    private func translation(_ path: String) -> (original: String, language: String)? {
        let name = Self.name(path)
        guard let dot = name.lastIndex(of: "."), names.contains(String(name[..<dot])),
            let language = name[dot...].wholeMatch(of: #/\.([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)/#)?.1
        else { return nil }
        return (String(name[..<dot]), String(language))
    }

    /// Whether this is the site's home page, in any language.
    func isHome(_ path: String) -> Bool { newPath(of: path).hasPrefix("Content/index.") }

    /// The default address in Hugo: `/section/name/` or `/fr/section/name/`. It is `nil` for pages that keep their
    /// address: those without a language in their name, and the home page.
    func oldAddress(of path: String, slug: String?) -> String? {
        guard let (original, language) = translation(path) else {
            return role(of: path) == .episode ? oldAddress(ofOriginal: path, slug: slug) : nil
        }
        return isHome(path) ? nil : "/" + language.lowercased() + oldAddress(ofOriginal: original, slug: slug)
    }

    private func oldAddress(ofOriginal path: String, slug: String?) -> String {
        let (stem, folder) = (Self.stem(path), Self.folder(path))
        let name = Self.isIndex(path) ? folder : folder.isEmpty ? stem : folder + "/" + stem
        var parts = (section + name.split(separator: "/").map(String.init)).map(Self.addressPart)
        if let slug, !parts.isEmpty { parts[parts.count - 1] = slug }
        return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
    }

    /// A name in Hugo's addresses: lower case, runs of spaces and hyphens as one hyphen, punctuation removed.
    private static func addressPart(_ name: String) -> String {
        let words = name.lowercased().replacing(#/\s+-\s*|-\s+|\s+/#, with: "-")
        return String(words.filter { $0.isLetter || $0.isNumber || "._-+~".contains($0) })
    }

    static func isIndex(_ path: String) -> Bool {
        ["index", "_index"].contains(stem(path)) && path.contains("/")
    }

    static func folder(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    static func stem(_ path: String) -> String { name(path).split(separator: "/").last.map(String.init) ?? "" }

    /// A path without its ending.
    private static func name(_ path: String) -> String {
        let ending = [".markdown", ".md"].first { path.lowercased().hasSuffix($0) }
        return String(path.dropLast(ending?.count ?? 0))
    }
}
