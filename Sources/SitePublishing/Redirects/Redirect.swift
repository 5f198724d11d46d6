import SiteEpisodes

/// An earlier address and the page that replaces it.
struct Redirect: Hashable {
    var old: Address
    var new: Address
    var title: String
    var language: String
    /// The path of the file that names the earlier address.
    var source: String
}

extension Catalog {
    /// Every alias of a published episode or page, sorted by address.
    var redirects: [Redirect] {
        let ofEpisodes = episodes.flatMap { episode in
            episode.aliases.map {
                Redirect(
                    old: $0, new: episode.address, title: episode.title, language: episode.language,
                    source: episode.body.source.path)
            }
        }
        let ofPages = pages.flatMap { page in
            page.aliases.map {
                Redirect(
                    old: $0, new: page.address, title: page.title, language: page.language,
                    source: page.body?.source.path ?? page.id)
            }
        }
        return (ofEpisodes + ofPages).sorted { $0.old.path.precedesInBytes($1.old.path) }
    }
}
