import SiteEpisodes

/// The position of an episode in a collection.
package struct Membership: Hashable, Sendable {
    package var collection: Listing
    /// The position, from 1.
    package var position: Int
    /// The previous and next episodes in the order of the collection.
    package var previous: Episode?
    package var next: Episode?
    /// The next episode with a recording that pages play.
    package var nextPlayable: Episode?
}

extension Membership {
    /// The memberships of all episodes, found in one pass over all collections.
    package static func all(of catalog: Catalog) -> [Episode.ID: [Membership]] {
        var memberships: [Episode.ID: [Membership]] = [:]
        for collection in catalog.listings(.collections) {
            let episodes = catalog.episodes(of: collection)
            var nextPlayable: Episode?
            for (index, episode) in episodes.enumerated().reversed() {
                // All versions of an episode have the same position, with neighbours in their own language.
                let versions = catalog.versions(of: episode).map(\.id)
                for id in versions.isEmpty ? [episode.id] : versions {
                    let language = catalog.episode(id)?.language
                    func step(_ place: Int) -> Episode? {
                        episodes.indices.contains(place) ? catalog.version(of: episodes[place], in: language) : nil
                    }
                    memberships[id, default: []].append(
                        Membership(
                            collection: collection, position: index + 1, previous: step(index - 1),
                            next: step(index + 1),
                            nextPlayable: nextPlayable.map { catalog.version(of: $0, in: language) }))
                }
                if episode.isPlayable { nextPlayable = episode }
            }
        }
        return memberships
    }
}

extension [Episode.ID: [Membership]] {
    /// Replaces an episode by its new version. Its position is unchanged.
    package mutating func revise(_ episode: Episode) {
        let steps: [WritableKeyPath<Membership, Episode?>] = [\.previous, \.next, \.nextPlayable]
        func isStep(_ step: Episode?) -> Bool { step?.id == episode.id }
        for (id, memberships) in self
        where memberships.contains(where: { membership in steps.contains { isStep(membership[keyPath: $0]) } }) {
            self[id] = memberships.map { membership in
                var membership = membership
                for step in steps where isStep(membership[keyPath: step]) { membership[keyPath: step] = episode }
                return membership
            }
        }
    }
}
