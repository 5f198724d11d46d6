import SiteDiagnostics

/// All data files about shared names, found by slug or title.
struct ListingDefinitions {
    private var bySlug: [TermKind: [Slug: ListingDefinition]] = [:]
    /// The slugs by title, because episodes may name a collection by its title.
    private var slugsByTitle: [TermKind: [Slug: Slug]] = [:]
    /// The chosen slugs of names that differ only in accents.
    private var chosen: [TermKind: [String: Slug]] = [:]

    /// Warnings for files with equal slugs. The first file is used.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - definitions: the definitions, sorted by path.
    ///   - episodes: the shown episodes.
    init(_ definitions: [ListingDefinition], of episodes: [Episode]) {
        for definition in definitions {
            guard let first = bySlug[definition.kind]?[definition.slug] else {
                bySlug[definition.kind, default: [:]][definition.slug] = definition
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .warning, id: "listing.defined-twice",
                    "the \(definition.kind.noun) '\(definition.slug.text)' is already described by \(first.path)",
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

    /// The slug of a data file, or else the most frequent.
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

    /// The slug that a name is replaced by.
    func slug(of kind: TermKind, _ slug: Slug) -> Slug {
        let slug = slugsByTitle[kind]?[slug] ?? slug
        // A name with its own data file is not replaced.
        guard let chosen = chosen[kind], bySlug[kind]?[slug] == nil else { return slug }
        return chosen[slug.key] ?? slug
    }

    func definition(of kind: TermKind, _ slug: Slug) -> ListingDefinition? { bySlug[kind]?[slug] }

    /// A warning for each data file whose name no episode uses, not even a draft.
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
