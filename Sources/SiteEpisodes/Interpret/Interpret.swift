import SiteDiagnostics
import SiteMarkdown

/// Interprets content: finds episodes and pages, their names, addresses and visibility.
///
/// The function is pure: equal content gives equal catalogs and diagnostics.
///
/// - Parameters:
///   - rules: the rules that decide which files are published.
///   - base: a public address that overrides the one in `site.yml`.
///
/// - Returns: the catalog and all diagnostics of its files, sorted, including those of reading
///   (``Document/diagnostics``).
package func interpret(
    _ content: SiteContent, rules: PublicationRules, base: BaseAddress? = nil
) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    let reader = ContentReader(content, rules: rules, base: base)
    return interpret(reader.files.map(reader.read), of: reader)
}

/// Interprets files that are already read, possibly in parallel.
///
/// - Parameter files: all files of the reader, in their order.
package func interpret(
    _ files: [ReadFile], of reader: ContentReader
) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    let (content, assets) = (reader.content, reader.assets)
    var site = reader.site
    var files = ReadFiles(files, of: reader)
    var diagnostics = reader.diagnostics + files.diagnostics

    var addresses = AddressAssignment(site: site)
    addresses.assign(&files)
    diagnostics += addresses.diagnostics

    var episodes = files.episodes.map(\.episode).sorted(by: Episode.precedes)
    let withheld = episodes.filter { !$0.publication.isListed }
    episodes.removeAll { !$0.publication.isListed }
    let definitions = ListingDefinitions(files.definitions, of: episodes)
    diagnostics += definitions.diagnostics

    func isKnown(_ path: String) -> Bool { content.documents[path] != nil }
    let translations = Translations(
        episodes.map { $0.translatable }, isKnown: isKnown, siteLanguage: site.language)
    diagnostics += translations.diagnostics
    var listings: [TermKind: [Listing]] = [:]
    var respelled = Set(episodes.indices.filter { !episodes[$0].sections.isEmpty })
    let collectors = ListingCollector.ofAllKinds(
        in: episodes, translations: translations, definitions: definitions)
    for collector in collectors {
        listings[collector.kind] = collector.listings()
        diagnostics += collector.merges()
        respelled.formUnion(collector.placesOfOtherSpellings())
    }
    let people = Set((listings[.people] ?? []).map(\.slug))
    site.podcast?.hosts.mark(withPages: people)
    var pages = files.pages.map(\.page)
    let withheldPages = pages.filter { !$0.publication.isListed }
    pages.removeAll { !$0.publication.isListed }
    if !pages.contains(where: { $0.address == .home }) { pages.append(.home(of: site)) }

    let pageTranslations = Translations(pages, isKnown: isKnown, siteLanguage: site.language)
    diagnostics += pageTranslations.diagnostics
    site.addVersions(of: pages, pageTranslations)
    site.addVersions(of: episodes.map(\.translatable), translations)
    let spelling = Spelling(definitions: definitions, listings: listings)
    let visibility = Visibility(
        shown: (episodes, pages), withheld: (withheld, withheldPages), unreadable: files.unreadable)
    let texts = NamingTexts(
        content, visibility, keys: site.keys, listings: listings, definitions: definitions)
    let waiting = FilesInWaiting(assets: assets, base: site.base).paths(namedOnlyByWithheld: texts, in: visibility)
    let withheldFiles = WithheldFiles(visibility, named: waiting)
    let unused = definitions.unused(by: episodes + withheld)
    // Most names already have the chosen spelling, and copying an episode's fields takes time.
    for index in respelled { episodes[index] = spelling.applied(to: episodes[index]) }
    pages = pages.map(spelling.applied)
    let catalog = Catalog(
        site: site, shown: (episodes, pages), withheld: (withheld, withheldPages), listings: listings,
        sources: SourceAddresses(episodes: episodes, pages: pages, assets: assets, withheld: withheldFiles),
        translations: (translations, pageTranslations))
    // If a file could not be read, episodes may only seem to be missing.
    if !diagnostics.containsErrors {
        diagnostics += unused + catalog.emptySections()
        diagnostics += emptiness(episodes: episodes, withheld: withheld, pages: pages)
    }
    return (catalog, diagnostics.sortedWithoutRepeats)
}

/// A diagnostic for a site without episodes, which usually means a wrong path. A site may be one of pictures alone.
private func emptiness(episodes: [Episode], withheld: [Episode], pages: [Page]) -> [Diagnostic] {
    guard episodes.isEmpty else { return [] }
    if withheld.isEmpty, pages.contains(where: { $0.sections.contains { $0.source == .pictures } }) { return [] }
    guard withheld.isEmpty else {
        return [
            Diagnostic(
                .warning, id: "content.nothing-published",
                "no episode is published: all \(withheld.count) are drafts, future or expired",
                hint: "show them with --drafts, --future or --expired")
        ]
    }
    return [
        Diagnostic(
            .error, id: "content.no-episodes", "the site has no episodes",
            hint: "put Markdown files into the folder 'episodes' of the content folder")
    ]
}

extension [Credit] {
    fileprivate mutating func mark(withPages slugs: Set<Slug>) {
        for index in indices { self[index].hasPage = slugs.contains(self[index].person.slug) }
    }
}

extension [Diagnostic] {
    fileprivate var sortedWithoutRepeats: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return sorted().filter { seen.insert($0).inserted }
    }
}
