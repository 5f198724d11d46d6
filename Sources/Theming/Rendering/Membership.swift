import Episodes

/// An episode's place in a collection.
public struct Membership: Hashable, Sendable {
    public var collection: Listing
    /// From 1.
    public var position: Int

    public init(collection: Listing, position: Int) {
        self.collection = collection
        self.position = position
    }
}

extension Membership {
    /// Every episode's places, found in one walk over all collections.
    public static func all(of catalog: Catalog) -> [Episode.ID: [Membership]] {
        var memberships: [Episode.ID: [Membership]] = [:]
        for collection in catalog.listings(.collections) {
            for (index, episode) in catalog.episodes(of: collection).enumerated() {
                // Every version stands where the one that the list shows does.
                let versions = catalog.versions(of: episode).map(\.id)
                for id in versions.isEmpty ? [episode.id] : versions {
                    memberships[id, default: []].append(Membership(collection: collection, position: index + 1))
                }
            }
        }
        return memberships
    }
}
