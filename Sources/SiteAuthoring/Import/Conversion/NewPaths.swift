import SiteEpisodes
import SiteMarkdown

/// The roles and new paths of the texts and files of an old site.
struct NewPaths {
    enum Role: Hashable {
        case episode, page, home
        case term(TermKind)
    }

    private let site: OldSite
    private let roles: SectionRoles
    /// The folders of texts that hold other texts too.
    private let sharedBundles: Set<String>
    /// The names of people, tags and the like that episodes use.
    private(set) var used: [TermKind: Set<Slug>] = [:]

    init(_ site: OldSite, _ roles: SectionRoles) {
        self.site = site
        self.roles = roles
        // Translations are one text.
        let names = site.documents.map { document in
            let stem = DocumentName.last(document.path).prefix { $0 != "." }
            return (document.section + "/" + DocumentName.folder(document.path), Set([String(stem)]))
        }
        sharedBundles = Set(Dictionary(names) { $0.union($1) }.filter { $0.value.count > 1 }.keys)
        for document in site.documents where role(of: document) == .episode { noteTerms(of: document) }
    }

    func role(of document: OldDocument) -> Role {
        switch document.kind {
        case .page: return .page
        case .listing:
            if document.section.isEmpty, DocumentName.folder(document.path).isEmpty { return .home }
            // A taxonomy has a page for each of its names: `tags/css/_index.md`.
            if case .terms(let kind) = roles.role(ofSection: document.section), document.path.contains("/") {
                return .term(kind)
            }
            return .page
        case .undecided:
            switch roles.role(ofSection: document.section) {
            case .episodes:
                let isListing = document.isIndex && DocumentName.folder(document.path).isEmpty
                return isListing ? (document.section.isEmpty ? .home : .page) : .episode
            case .pages:
                return document.section.isEmpty && document.isIndex && !document.path.contains("/") ? .home : .page
            case .terms(let kind): return .term(kind)
            }
        }
    }

    /// The folder of a section's files in the new content folder, with a slash at its end.
    private func folder(ofSection name: String?) -> String {
        guard let name, !name.isEmpty else {
            return name != nil && roles.role(ofSection: "") == .episodes ? "episodes/" : ""
        }
        guard roles.role(ofSection: name) == .episodes else { return name == "episodes" ? "old-episodes/" : name + "/" }
        return roles.episodeSections.count > 1 ? "episodes/\(Self.published(name))/" : "episodes/"
    }

    /// The path of a text in the new content folder.
    func path(of document: OldDocument) -> String {
        let path = Self.published(DocumentName.withoutEnding(document.path))
        let isOfFolder = document.kind == .listing || document.isIndex && DocumentName.folder(document.path).isEmpty
        switch role(of: document) {
        case .home:
            return path.split(separator: ".").dropFirst().reduce("index") { $0 + "." + $1 } + ".md"
        case .page where isOfFolder && !document.section.isEmpty, .term where document.kind == .listing:
            // The language of a translation follows the name.
            let language = DocumentName.last(path).split(separator: ".").dropFirst().map { "." + $0 }.joined()
            let parts = [document.section, DocumentName.folder(path)].filter { !$0.isEmpty }
            return (parts.isEmpty ? "index" : parts.joined(separator: "/")) + language + ".md"
        case .term(let kind) where kind.rawValue == document.section && slug(of: document, kind) != nil:
            // The new list of this name has the usual address.
            return "\(document.section)-pages/\(path).md"
        case .page, .term:
            let section = document.section
            let isInEpisodes = roles.role(ofSection: section) == .episodes
            let start =
                section.isEmpty ? "" : isInEpisodes || section == "episodes" ? "\(section)-pages/" : section + "/"
            return start + path + ".md"
        case .episode:
            let start = folder(ofSection: document.section)
            // A folder of several texts is no bundle here.
            let isShared = sharedBundles.contains(document.section + "/" + DocumentName.folder(document.path))
            guard document.isIndex, isShared, !DocumentName.folder(path).isEmpty else { return start + path + ".md" }
            return start + DocumentName.folder(path) + ".md"
        }
    }

    func path(of file: OldFile) -> String {
        folder(ofSection: file.section) + (file.section == nil ? file.path : Self.published(file.path))
    }

    /// A path without underscores at the start of names, which would withhold the files. Other generators publish them.
    private static func published(_ path: String) -> String {
        path.split(separator: "/").map { part in
            let name = part.drop { $0 == "_" }
            return name.isEmpty ? "underscore" : String(name)
        }.joined(separator: "/")
    }

    private mutating func noteTerms(of document: OldDocument) {
        var ignored = ImportReport()
        let front = ForeignFrontMatter(
            document, isEpisode: true, generator: site.generator, report: &ignored, located: { $0 })
        let kinds: [String: TermKind] = [
            "hosts": .people, "guests": .people, "tags": .tags, "categories": .categories, "collection": .collections,
            "season": .seasons,
        ]
        for entry in front.entries {
            guard let key = AuthoredKeys.taught(entry.key), let kind = kinds[key] else { continue }
            for name in entry.value.names { used[kind, default: []].insert(Slug(name)) }
        }
    }

    /// The name of a person, tag and the like as episodes use it. It is `nil` if no episode does.
    func slug(of document: OldDocument, _ kind: TermKind) -> Slug? {
        let names = [document.name, document.text("title") ?? document.text("name") ?? document.name]
        return names.map { Slug($0) }.first { used[kind]?.contains($0) == true }
    }
}

extension Value {
    /// The names in a value of people or tags.
    fileprivate var names: [String] {
        switch kind {
        case .null: []
        case .scalar(let scalar): scalar.text.split(separator: ",").map { String($0.drop { $0 == " " }) }
        case .list(let values): values.flatMap(\.names)
        case .map(let entries):
            self["name"]?.text.map { [$0] } ?? self["title"]?.text.map { [$0] } ?? entries.map(\.key)
        }
    }
}
