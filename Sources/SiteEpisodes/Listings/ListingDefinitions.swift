import SiteDiagnostics

/// All data files about names that episodes share, found by slug or by title.
struct ListingDefinitions {
    private var bySlug: [TermKind: [Slug: ListingDefinition]] = [:]
    /// Episodes may name a collection by its title instead of its file.
    private var slugsByTitle: [TermKind: [Slug: Slug]] = [:]
    /// What names that are one but for their accents go by, where any has one.
    private var chosen: [TermKind: [String: Slug]] = [:]

    /// Warnings for files of one slug, of which the first counts.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - definitions: In order of their paths.
    ///   - episodes: Those that visitors see.
    init(_ definitions: [ListingDefinition], of episodes: [Episode]) {
        for definition in definitions {
            guard let first = bySlug[definition.kind]?[definition.slug] else {
                bySlug[definition.kind, default: [:]][definition.slug] = definition
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .warning, id: "listing.defined-twice",
                    "the \(definition.kind.noun) '\(definition.slug.text)' is described by \(first.path) already",
                    hint: "keep one of the two files", path: definition.path))
        }
        for definition in definitions {
            guard let title = definition.title.map({ Slug($0) }), bySlug[definition.kind]?[title] == nil else {
                continue
            }
            slugsByTitle[definition.kind, default: [:]][title] = definition.slug
        }
        for kind in TermKind.allCases { chosen[kind] = choose(kind, of: episodes) }
    }

    /// The one that a file describes, else the most frequent.
    private func choose(_ kind: TermKind, of episodes: [Episode]) -> [String: Slug]? {
        var counts: [Slug: Int] = [:]
        for term in episodes.lazy.flatMap({ $0.terms(kind) }) {
            counts[slugsByTitle[kind]?[term.slug] ?? term.slug, default: 0] += 1
        }
        for slug in bySlug[kind, default: [:]].keys { counts[slug, default: 0] += 0 }
        let keys = Set(counts.keys.lazy.filter { !$0.text.isASCII }.map(\.key))
        if keys.isEmpty { return nil }
        var chosen: [String: Slug] = [:]
        for slug in counts.keys.sorted() where keys.contains(slug.key) {
            guard let other = chosen[slug.key] else {
                chosen[slug.key] = slug
                continue
            }
            let isDefined = (bySlug[kind]?[slug] != nil, bySlug[kind]?[other] != nil)
            let isBetter = isDefined.0 == isDefined.1 ? (counts[slug] ?? 0) > (counts[other] ?? 0) : isDefined.0
            if isBetter { chosen[slug.key] = slug }
        }
        return chosen
    }

    /// The slug that a name stands for.
    func slug(of kind: TermKind, _ slug: Slug) -> Slug {
        let slug = slugsByTitle[kind]?[slug] ?? slug
        // What has a file of its own stays apart.
        guard let chosen = chosen[kind], bySlug[kind]?[slug] == nil else { return slug }
        return chosen[slug.key] ?? slug
    }

    func definition(of kind: TermKind, _ slug: Slug) -> ListingDefinition? { bySlug[kind]?[slug] }

    /// A warning for each file whose name no episode bears, not even a draft.
    func unused(by episodes: [Episode]) -> [Diagnostic] {
        var used: [TermKind: Set<Slug>] = [:]
        for kind in bySlug.keys {
            used[kind] = Set(episodes.lazy.flatMap { $0.terms(kind) }.map { slug(of: kind, $0.slug) })
        }
        let unused = bySlug.values.flatMap(\.values).filter { used[$0.kind]?.contains($0.slug) != true }
        return unused.map { definition in
            Diagnostic(
                .warning, id: "listing.unused",
                "no episode names the \(definition.kind.noun) '\(definition.slug.text)'",
                hint: "name it in an episode's front matter, or remove this file", path: definition.path)
        }
    }
}
