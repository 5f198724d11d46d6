import SiteDiagnostics

extension Catalog {
    /// A warning for each name in a section's filter that no published episode has. The section would be empty, and the
    /// name is often misspelled.
    func emptySections() -> [Diagnostic] {
        let plans =
            episodes.map { ($0.sections, $0.body) } + pages.compactMap { page in page.body.map { (page.sections, $0) } }
        return plans.flatMap { sections, body in
            sections.flatMap { plan in
                plan.filter.terms.flatMap { kind, slugs in
                    slugs.filter { listing(kind, $0) == nil }.map { slug in
                        let meant = suggestion(for: slug.text, among: listings(kind).map(\.slug.text))
                        return Diagnostic(
                            .warning, id: "section.nothing-matches",
                            "no episode has the \(kind.noun) '\(slug.text)'"
                                + (meant.map { " (did you mean '\($0)'?)" } ?? ""),
                            hint: "correct the name under 'where'", in: body.source, at: plan.position)
                    }
                }
            }
        }
    }
}
