/// An episode or page that may have versions in several languages.
protocol Translatable {
    var id: String { get }
    var title: String { get }
    var language: String { get }
    var address: Address { get }
    var original: OriginalReference? { get }
    /// An identifier that versions share, independent of their paths.
    var identity: String? { get }
    var body: Body? { get }
}

/// An episode. Its body gives the source for messages.
private struct TranslatableEpisode: Translatable {
    let episode: Episode
    var id: String { episode.id }
    var title: String { episode.title }
    var language: String { episode.language }
    var address: Address { episode.address }
    var original: OriginalReference? { episode.original }
    var identity: String? { episode.guid }
    var body: Body? { episode.body }
}

extension Page: Translatable {
    var identity: String? { nil }
}

extension Episode {
    var translatable: some Translatable { TranslatableEpisode(episode: self) }
}
