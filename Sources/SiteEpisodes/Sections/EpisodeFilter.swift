/// The filter of a section. All conditions must hold; a condition holds if one of its values matches.
package struct EpisodeFilter: Hashable, Sendable {
    package var terms: [TermKind: Set<Slug>]
    package var isFeatured: Bool?

    package static let all = EpisodeFilter(terms: [:], isFeatured: nil)

    package func matches(_ episode: Episode) -> Bool {
        if let isFeatured, episode.isFeatured != isFeatured { return false }
        return terms.allSatisfy { kind, wanted in episode.terms(kind).contains { wanted.contains($0.slug) } }
    }
}
