import SiteDiagnostics

/// The language versions of files.
///
/// Three things make a version: `translationOf`; a file named with its language beside the original (`grid.zh.md`
/// beside `grid.md`); and, for episodes, an equal `guid` in different languages.
struct Translations: Sendable {
    /// All versions of each file with versions, including itself.
    private var groups: [String: [Version]] = [:]
    private let siteLanguage: String
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - files: the shown files, in their order.
    ///   - isKnown: whether a file exists at a path, for messages: a withheld original is not a mistake.
    init(_ files: [some Translatable], isKnown: (String) -> Bool, siteLanguage: String) {
        self.siteLanguage = siteLanguage
        // Most sites have one language, so this table is made on demand.
        lazy var places = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.id, $0) })
        var sets = DisjointSets(count: files.count)
        var identities: [String: Int] = [:]
        for (place, file) in files.enumerated() {
            if let original = file.original {
                let path = Self.resolved(original.path, from: file.id, among: isKnown)
                if let path, let other = places[path] { sets.join(place, other) }
                if path == nil { diagnostics.append(.unknownOriginal(original, in: file.body?.source)) }
            }
            if let other = file.idsOfNeighbours.lazy.compactMap({ places[$0] }).first { sets.join(place, other) }
            guard let identity = file.identity else { continue }
            if let other = identities[identity] {
                if files[other].language != file.language { sets.join(place, other) }
            } else {
                identities[identity] = place
            }
        }
        for group in sets.joined { add(group.map { files[$0] }) }
    }

    private mutating func add(_ files: [some Translatable]) {
        var versions: [Version] = []
        for file in files.sorted(by: { $0.id.precedesInBytes($1.id) }) {
            if let other = versions.first(where: { $0.language == file.language }) {
                diagnostics.append(.sameLanguage(file.id, other, in: file.body?.source))
                continue
            }
            versions.append(Version(id: file.id, language: file.language, address: file.address))
        }
        guard versions.count > 1 else { return }
        versions.sort { rank($0) < rank($1) }
        for version in versions { groups[version.id] = versions }
    }

    /// The sort key: the site's language first, then by tag.
    private func rank(_ version: Version) -> String {
        version.language == siteLanguage ? "" : version.language.lowercased()
    }

    /// All versions of a file, empty if there is only one.
    func versions(of id: String) -> [Version] { groups[id] ?? [] }

    var isEmpty: Bool { groups.isEmpty }

    /// Keeps one version of each file: in the requested language, or else in the site's, or else the first by path.
    ///
    /// - Parameter language: the language, or `nil` for the site's.
    ///
    /// - Returns: the kept elements in their order, including those without other versions.
    func oneOfEach<Element>(_ elements: [Element], in language: String? = nil, id: (Element) -> String) -> [Element] {
        if isEmpty { return elements }
        let language = language ?? siteLanguage
        var chosen: [String: Version] = [:]
        for element in elements {
            let id = id(element)
            guard let versions = groups[id], let version = versions.first(where: { $0.id == id }) else { continue }
            let best = chosen[versions[0].id]
            if best.map({ preference(version, language) < preference($0, language) }) ?? true {
                chosen[versions[0].id] = version
            }
        }
        return elements.filter { element in
            guard let versions = groups[id(element)] else { return true }
            return chosen[versions[0].id]?.id == id(element)
        }
    }

    /// Whether a list of all files in a language shows this version.
    func isChosen(_ id: String, in language: String) -> Bool {
        let versions = versions(of: id)
        return versions.isEmpty || preferred(versions, in: language)?.id == id
    }

    /// The version that a list in a language prefers.
    ///
    /// - Parameter language: the language, or `nil` for the site's.
    func preferred(_ versions: [Version], in language: String? = nil) -> Version? {
        versions.min { preference($0, language ?? siteLanguage) < preference($1, language ?? siteLanguage) }
    }

    private func preference(_ version: Version, _ language: String) -> (Int, String) {
        (version.language == language ? 0 : version.language == siteLanguage ? 1 : 2, version.id)
    }

    /// Resolves `../grid.md` from a file or `episodes/grid.md` from the content folder, with or without the ending.
    private static func resolved(_ path: String, from id: String, among isKnown: (String) -> Bool) -> String? {
        let folders = path.hasPrefix("/") ? [""] : [PathParts(id).folder, ""]
        let paths = folders.compactMap { joined($0, path) }
        return paths.flatMap { [$0, $0 + ".md", $0 + ".markdown", $0 + "/index.md"] }.first(where: isKnown)
    }
}

extension Translatable {
    /// The possible originals of `episodes/grid.es.md`: `episodes/grid.md` and the same with the other ending. The
    /// file's language must be Spanish, with any region.
    fileprivate var idsOfNeighbours: [String] {
        // Most names have only the dot of their ending.
        guard id.utf8.lazy.filter({ $0 == UInt8(ascii: ".") }).dropFirst().first != nil else { return [] }
        let parts = PathParts(id)
        guard let dot = parts.stem.lastIndex(of: "."), dot != parts.stem.startIndex else { return [] }
        let ending = String(parts.stem[dot...].dropFirst().map { $0 == "_" ? "-" : $0 }).lowercased()
        guard (language.lowercased() + "-").hasPrefix(ending + "-") else { return [] }
        let path = (parts.folders + [String(parts.stem[..<dot])]).joined(separator: "/")
        return [path + ".md", path + ".markdown"]
    }
}

extension Diagnostic {
    fileprivate static func unknownOriginal(_ original: OriginalReference, in source: SourceText?) -> Diagnostic {
        var diagnostic = Diagnostic(
            .warning, id: "translation.unknown-original",
            "translationOf names '\(original.path)', which does not exist",
            hint: "write the path of the original, relative to this file or to the content folder")
        diagnostic.path = source?.path
        diagnostic.position = original.position
        diagnostic.excerpt = source?.excerpt(at: original.position)
        return diagnostic
    }

    fileprivate static func sameLanguage(_ id: String, _ other: Version, in source: SourceText?) -> Diagnostic {
        Diagnostic(
            .warning, id: "translation.same-language",
            "this file is not a translation, because '\(other.id)' already has the language '\(other.language)'",
            hint: "write the language of this file as 'lang'", path: source?.path)
    }
}
