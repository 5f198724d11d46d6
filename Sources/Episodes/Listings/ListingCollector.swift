import Diagnostics

/// Gathers the names of one kind from all episodes, in one walk.
struct ListingCollector {
    private struct Found {
        /// How often each spelling of the name was written.
        var spellings: [String: Int] = [:]
        var places: [Int] = []

        mutating func add(_ spelling: String, at place: Int) {
            spellings[spelling, default: 0] += 1
            if places.last != place { places.append(place) }
        }
    }

    private let kind: TermKind
    private let episodes: [Episode]
    private let translations: Translations
    private let definitions: ListingDefinitions
    private var found: [Slug: Found] = [:]

    /// - Parameter episodes: In the order of the catalog.
    init(_ kind: TermKind, in episodes: [Episode], translations: Translations, definitions: ListingDefinitions) {
        self.kind = kind
        self.episodes = episodes
        self.translations = translations
        self.definitions = definitions
        for (place, episode) in episodes.enumerated() {
            for term in episode.terms(kind) {
                found[definitions.slug(of: kind, term.slug), default: Found()].add(term.name, at: place)
            }
        }
    }

    /// One listing for each slug, sorted; the name is the defined one, else the most frequent.
    func listings() -> [Listing] {
        let sorting = SectionSorting(episodes: episodes)
        let usualOrder: SectionOrder = kind == .collections || kind == .seasons ? .oldest : .newest
        return found.map { slug, found in
            let definition = definitions.definition(of: kind, slug)
            let name = definition?.title ?? Self.ranked(found.spellings)[0]
            let details = definition?.details ?? ListingDetails()
            let places = sorting.sorted(found.places, by: details.order ?? usualOrder)
            return Listing(
                kind: kind, term: kind.term(name, slug: slug), details: details, places: places,
                listed: translations.oneOfEach(places) { episodes[$0].id })
        }.sorted(by: Listing.precedes)
    }

    /// Names that differ in more than case but share a slug are merged; someone may have meant two.
    func merges() -> [Diagnostic] {
        found.compactMap { slug, found in
            guard found.spellings.count > 1, definitions.definition(of: kind, slug) == nil else { return nil }
            let names = Self.ranked(found.spellings)
            guard Set(names.map(\.folded)).count > 1 else { return nil }
            let list = names.map { "'\($0)' (\(found.spellings[$0] ?? 0))" }.joined(separator: ", ")
            return Diagnostic(
                .warning, id: "listing.merged",
                "\(list) share the address \(kind.address(slug).path) and are one \(kind.noun)",
                hint: "write one of them everywhere, or names that differ in letters or digits")
        }
    }

    /// Most frequent first, then by bytes.
    private static func ranked(_ spellings: [String: Int]) -> [String] {
        spellings.sorted { left, right in
            left.value != right.value
                ? left.value > right.value : left.key.precedesInBytes(right.key)
        }.map(\.key)
    }
}
