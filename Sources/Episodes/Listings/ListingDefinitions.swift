import Diagnostics

/// All data files about names that episodes share, found by slug or by title.
struct ListingDefinitions {
    private var bySlug: [TermKind: [Slug: ListingDefinition]] = [:]
    /// Episodes may name a collection by its title instead of its file.
    private var slugsByTitle: [TermKind: [Slug: Slug]] = [:]

    /// Warnings for files of one slug, of which the first counts.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter definitions: In order of their paths.
    init(_ definitions: [ListingDefinition]) {
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
    }

    /// The slug that a name stands for.
    func slug(of kind: TermKind, _ slug: Slug) -> Slug { slugsByTitle[kind]?[slug] ?? slug }

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
