/// Replaces each mention of a name by the chosen spelling and address.
struct Spelling {
    private let definitions: ListingDefinitions
    private let terms: [TermKind: [Slug: Term]]

    init(definitions: ListingDefinitions, listings: [TermKind: [Listing]]) {
        self.definitions = definitions
        terms = listings.mapValues { listings in
            Dictionary(uniqueKeysWithValues: listings.map { ($0.slug, $0.term) })
        }
    }

    func applied(to episode: Episode) -> Episode {
        var episode = episode
        episode.change { fields in
            fields.mapTerms(applied)
            fields.sections = fields.sections.map(applied)
        }
        return episode
    }

    private func applied(_ kind: TermKind, _ term: Term) -> Term {
        terms[kind]?[definitions.slug(of: kind, term.slug)] ?? term
    }

    func applied(to page: Page) -> Page {
        var page = page
        page.sections = page.sections.map(applied)
        return page
    }

    private func applied(to plan: SectionPlan) -> SectionPlan {
        var plan = plan
        for (kind, slugs) in plan.filter.terms {
            plan.filter.terms[kind] = Set(slugs.map { definitions.slug(of: kind, $0) })
        }
        return plan
    }
}
