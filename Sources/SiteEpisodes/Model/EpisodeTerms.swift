extension Episode {
    /// The episode's names of one kind, in the order of its front matter.
    package func terms(_ kind: TermKind) -> [Term] {
        switch kind {
        case .tags: self.tags
        case .categories: self.categories
        case .collections: self.collections
        case .seasons: self.season.map { [$0] } ?? []
        case .people: (self.hosts + self.guests).map(\.person)
        }
    }
}

extension EpisodeFields {
    /// Replaces every name. Equal results are kept once.
    mutating func mapTerms(_ transform: (TermKind, Term) -> Term) {
        func mapped(_ terms: [Term], _ kind: TermKind) -> [Term] {
            if terms.isEmpty { return [] }
            var seen: Set<Slug> = []
            return terms.map { transform(kind, $0) }.filter { seen.insert($0.slug).inserted }
        }
        func mapped(_ credits: [Credit]) -> [Credit] {
            if credits.isEmpty { return [] }
            var seen: Set<Slug> = []
            return credits.map { credit in
                var credit = credit
                credit.person = transform(.people, credit.person)
                return credit
            }.filter { seen.insert($0.person.slug).inserted }
        }
        tags = mapped(tags, .tags)
        categories = mapped(categories, .categories)
        collections = mapped(collections, .collections)
        season = season.map { transform(.seasons, $0) }
        hosts = mapped(hosts)
        guests = mapped(guests)
    }
}
