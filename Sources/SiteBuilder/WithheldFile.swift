import SiteEpisodes

/// A content file that a build does not show, with the reason.
package struct WithheldFile: Hashable, Sendable, Codable {
    /// The path as messages show it.
    package let path: String
    package let state: PublicationDecision.State

    static func all(of catalog: Catalog) -> [WithheldFile] {
        let episodes = catalog.withheld.map { WithheldFile(path: $0.body.source.path, state: $0.publication.state) }
        let pages = catalog.withheldPages.map {
            WithheldFile(path: $0.body?.source.path ?? $0.id, state: $0.publication.state)
        }
        return (episodes + pages).sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
    }

    /// The order: files with the nearest publication date come first, drafts come last.
    private var rank: Int {
        if case .future(let date) = state { date.instant.secondsSince1970 } else { Int.max }
    }
}
