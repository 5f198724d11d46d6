import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SitePublishing
import SiteTheming

/// Makes the search index. It is empty if the site has no search. Drafts are not included.
///
/// - Returns: The files. Some are missing if the task is cancelled.
func makeSearchIndex(of site: SiteContext) async -> [PublishedFile] {
    let (catalog, jobs) = (site.catalog, site.options.jobs)
    guard catalog.site.hasSearch, !catalog.episodes.isEmpty else { return [] }
    let words = site.planned.theme.vocabulary.words(for: catalog.site.language)
    let episodes = await catalog.episodes.concurrentMap(jobs: jobs) { episode -> SearchEntry? in
        if Task.isCancelled { return nil }
        return SearchEntry(
            episode, notes: site.planned.bodies.episodes[episode.id]?.html ?? [],
            transcript: site.transcripts.readable[episode.id], dayInWords: episode.date.map(words.day))
    }.compactMap(\.self)
    // A home page that nobody wrote has no text.
    let pages = await catalog.pages.filter { $0.body != nil }.concurrentMap(jobs: jobs) { page -> SearchEntry? in
        if Task.isCancelled { return nil }
        return SearchEntry(page, notes: site.planned.bodies.pages[page.id]?.html ?? [])
    }.compactMap(\.self)
    let entries = episodes + pages
    if Task.isCancelled { return [] }
    let sizes = SearchIndex.Sizes(entries: entries.count, mostFiles: catalog.site.mostFiles)
    let lists = await SearchIndex.Part.allCases.concurrentMap(jobs: jobs) {
        SearchIndex.lists(of: $0, in: entries, sizes: sizes)
    }
    if Task.isCancelled { return [] }
    return SearchIndex.files(lists.flatMap(\.self), of: entries)
}
