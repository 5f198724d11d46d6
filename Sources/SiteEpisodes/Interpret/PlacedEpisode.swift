/// An episode with its address among all episodes.
///
/// Change several fields at once, see ``episode``.
struct PlacedEpisode {
    let read: ReadEpisode
    var slug: Slug
    var address: Address
    /// The former addresses that belong to this episode.
    var aliases: [Address] = []

    init(_ read: ReadEpisode) {
        self.read = read
        slug = read.episode.slug
        address = read.episode.address
    }

    /// Whether this build shows the episode.
    var isListed: Bool { read.episode.publication.isListed }

    var episode: Episode {
        var episode = read.episode
        if episode.slug == slug, episode.address == address, aliases.isEmpty { return episode }
        episode.change { fields in
            fields.slug = slug
            fields.address = address
            fields.aliases = aliases
        }
        return episode
    }
}
