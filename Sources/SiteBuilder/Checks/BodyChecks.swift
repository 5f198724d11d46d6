import SiteChecks
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

extension Catalog {
    /// Problems in the notes of episodes and the texts of pages.
    func bodyProblems(_ bodies: [Episode.ID: RenderedMarkdown]) -> [Diagnostic] {
        texts(bodies).flatMap { $0.rendered.problems(in: $0.source) }
    }

    /// - Parameter bodies: the rendered notes of episodes.
    fileprivate func texts(
        _ bodies: [Episode.ID: RenderedMarkdown]
    ) -> [(source: SourceText, rendered: RenderedMarkdown)] {
        episodes.map { ($0.body.source, bodies[$0.id] ?? $0.body.rendered()) }
            + pages.compactMap(\.body).map { ($0.source, $0.rendered()) }
    }
}

extension ExternalLink {
    static func all(
        in catalog: Catalog, bodies: [Episode.ID: RenderedMarkdown], pages: [CheckedPage]
    ) -> [ExternalLink] {
        all(in: catalog.texts(bodies), pages, base: catalog.site.base)
    }
}
