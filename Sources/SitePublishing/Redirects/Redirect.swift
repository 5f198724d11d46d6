import SiteEpisodes

/// An old address and the page it leads to.
struct Redirect: Hashable {
    var old: Address
    var new: Address
    var title: String
    var language: String
    /// Path of the file that names the old address.
    var source: String
}

extension Catalog {
    /// Every alias of a published episode or page, in order of the old addresses.
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
