/// The filter of a section. All conditions must hold; a condition holds if one of its values matches.
public struct EpisodeFilter: Hashable, Sendable {
    public var terms: [TermKind: Set<Slug>]
    public var isFeatured: Bool?

    public static let all = EpisodeFilter(terms: [:], isFeatured: nil)

    public func matches(_ episode: Episode) -> Bool {
        if let isFeatured, episode.isFeatured != isFeatured { return false }
        return terms.allSatisfy { kind, wanted in episode.terms(kind).contains { wanted.contains($0.slug) } }
    }
}
