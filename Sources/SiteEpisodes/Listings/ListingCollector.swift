import SiteDiagnostics

/// Collects the names of one kind from all episodes.
struct ListingCollector {
    private struct NameUse {
        /// The number of uses of each spelling.
        var spellings: [String: Int] = [:]
        var places: [Int] = []
        /// Whether an episode uses a different slug for it.
        private(set) var isRenamed = false

        mutating func add(_ term: Term, as slug: Slug, at place: Int) {
            spellings[term.name, default: 0] += 1
            if term.slug != slug { isRenamed = true }
            if places.last != place { places.append(place) }
        }
    }

    let kind: TermKind
    private let episodes: [Episode]
    private let translations: Translations
    private let definitions: ListingDefinitions
    private var found: [Slug: NameUse] = [:]

    private init(
        _ kind: TermKind, in episodes: [Episode], translations: Translations, definitions: ListingDefinitions
    ) {
        self.kind = kind
        self.episodes = episodes
        self.translations = translations
        self.definitions = definitions
    }

    /// The collectors of all kinds, in one pass over the episodes.
    ///
    /// - Parameter episodes: the episodes in the order of the catalog.
    static func ofAllKinds(
        in episodes: [Episode], translations: Translations, definitions: ListingDefinitions
    ) -> [ListingCollector] {
        var collectors = TermKind.allCases.map {
            ListingCollector($0, in: episodes, translations: translations, definitions: definitions)
        }
        for (place, episode) in episodes.enumerated() {
            for index in collectors.indices { collectors[index].add(episode, at: place) }
        }
        return collectors
    }

    private mutating func add(_ episode: Episode, at place: Int) {
        for term in episode.terms(kind) {
            let slug = definitions.slug(of: kind, term.slug)
            found[slug, default: NameUse()].add(term, as: slug, at: place)
        }
    }

    /// One listing for each slug, sorted. Its name is the defined one, or else the most frequent.
    func listings() -> [Listing] {
        let sorting = SectionSorting(episodes: episodes)
        return found.map { slug, found in
            let definition = definitions.definition(of: kind, slug)
            let name = definition?.title ?? Self.ranked(found.spellings)[0]
            let details = definition?.details ?? ListingDetails()
            let places = sorting.sorted(found.places, by: details.order ?? kind.usualOrder)
            return Listing(
                kind: kind, term: kind.term(name, slug: slug), details: details, places: places,
                listed: translations.oneOfEach(places) { episodes[$0].id })
        }.inOrder
    }

    /// The indices of episodes that spell a name differently from its listing, or that share such a name.
    func placesOfOtherSpellings() -> [Int] {
        found.flatMap { slug, found in
            let chosen = definitions.definition(of: kind, slug)?.title
            let isAsChosen = found.spellings.count == 1 && chosen.map { found.spellings[$0] != nil } ?? true
            return isAsChosen && !found.isRenamed ? [] : found.places
        }
    }

    /// Hints about names that differ in more than case but have one slug. The author may mean different names.
    func merges() -> [Diagnostic] {
        found.compactMap { slug, found in
            guard found.spellings.count > 1, definitions.definition(of: kind, slug) == nil else { return nil }
            let names = Self.ranked(found.spellings)
            guard Set(names.map(LetterFolding.withoutCase)).count > 1 else { return nil }
            let list = names.map { "'\($0)' (\(found.spellings[$0] ?? 0))" }.joined(separator: ", ")
            return Diagnostic(
                .warning, id: "listing.merged",
                "\(list) share the address \(kind.address(slug).path) and are one \(kind.noun)",
                hint: "write one of them everywhere, or names that differ in letters or digits")
        }
    }

    /// The spellings, most frequent first, then by bytes.
    private static func ranked(_ spellings: [String: Int]) -> [String] {
        spellings.sorted { left, right in
            left.value != right.value
                ? left.value > right.value : left.key.precedesInBytes(right.key)
        }.map(\.key)
    }
}
