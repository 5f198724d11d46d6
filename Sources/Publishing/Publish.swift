import Diagnostics
import Episodes
import Markdown

/// Makes the files that machines read: feeds, sitemap, `robots.txt`, redirects, chapters. Written in code from the catalog, which knows
/// no drafts, and never by templates.
///
/// - Parameters:
///   - notes: The rendered bodies of the episodes. Feeds take their first words where an author wrote no description,
///     and all of the newest ones.
///   - pages: Every page of the site that search engines may list, pages of lists included.
/// - Returns: The files in a fixed order. Without a public address there are no feeds and no sitemap, and one hint.
public func publish(
    _ catalog: Catalog, notes: [Episode.ID: RenderedMarkdown], pages: [SitemapEntry]
) -> (files: [PublishedFile], diagnostics: [Diagnostic]) {
    let redirects = catalog.redirects
    var files = [Robots.file(base: catalog.site.base)]
    files += redirects.map { $0.page(base: catalog.site.base) }
    files += [RedirectsFile.file(redirects)].compactMap { $0 }
    files += catalog.episodes.compactMap { ChaptersFile.file(of: $0, of: catalog.site) }
    guard let base = catalog.site.base else {
        let hint = Diagnostic(
            .hint, id: "publishing.no-base-url", "the site has no public address, so it gets no feeds and no sitemap",
            hint: "write 'baseURL: https://…' into site.yml, or give --base-url")
        return (files, [hint])
    }
    files += Sitemap.files(pages, base: base)
    files += FeedMaker(catalog, base: base, notes: notes).files
    return (files, [])
}
