import SiteDiagnostics
import SiteMarkdown

/// Says what content means: which files are episodes and pages, what they are called, where they lie and who sees them.
///
/// A function from values to values; the same content gives the same catalog and the same report.
/// - Parameters:
///   - rules: What counts as published.
///   - base: A public address that counts instead of the one in `site.yml`.
/// - Returns: The catalog and everything there is to say about the files it was made from, sorted: what reading
///   them found (``Document/diagnostics``) as well.
package func interpret(
    _ content: SiteContent, rules: PublicationRules, base: BaseAddress? = nil
) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    let reader = ContentReader(content, rules: rules, base: base)
    return interpret(reader.files.map(reader.read), of: reader)
}

/// The same of files that have been read already, side by side where there are many.
///
/// - Parameter files: All those of the reader, in their order.
package func interpret(
    _ files: [ReadFile], of reader: ContentReader
) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    let (content, site, assets) = (reader.content, reader.site, reader.assets)
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
    var pages = files.pages.map(\.page)
    let withheldPages = pages.filter { !$0.publication.isListed }
    pages.removeAll { !$0.publication.isListed }
    if !pages.contains(where: { $0.address == .home }) { pages.append(.home(of: site)) }

    let pageTranslations = Translations(pages, isKnown: isKnown, siteLanguage: site.language)
    diagnostics += pageTranslations.diagnostics
    let spelling = Spelling(definitions: definitions, listings: listings)
    let visibility = Visibility(
        shown: (episodes, pages), withheld: (withheld, withheldPages), unreadable: files.unreadable)
    let texts = NamingTexts(content, visibility, listings: listings, definitions: definitions)
    let waiting = FilesInWaiting(assets: assets, base: site.base).paths(namedOnlyByWithheld: texts)
    let withheldFiles = WithheldFiles(visibility, named: waiting)
    let unused = definitions.unused(by: episodes + withheld)
    // Most names are spelled as was chosen, and to copy all the fields of an episode takes its time.
    for index in respelled { episodes[index] = spelling.applied(to: episodes[index]) }
    pages = pages.map(spelling.applied)
    let catalog = Catalog(
        site: site, shown: (episodes, pages), withheld: (withheld, withheldPages), listings: listings,
        sources: SourceAddresses(episodes: episodes, pages: pages, assets: assets, withheld: withheldFiles),
        translations: (translations, pageTranslations))
    // What could not be read may be all that seems to be missing.
    if !diagnostics.containsErrors {
        diagnostics += unused + catalog.emptySections()
        diagnostics += emptiness(episodes: episodes, withheld: withheld)
    }
    return (catalog, diagnostics.sortedWithoutRepeats)
}

/// A site without episodes is a mistake in a path more often than a wish.
private func emptiness(episodes: [Episode], withheld: [Episode]) -> [Diagnostic] {
    guard episodes.isEmpty else { return [] }
    guard withheld.isEmpty else {
        return [
            Diagnostic(
                .warning, id: "content.nothing-published",
                "all \(withheld.count) episodes are drafts, not yet out or expired",
                hint: "see them with --drafts, --future or --expired")
        ]
    }
    return [
        Diagnostic(
            .error, id: "content.no-episodes", "there are no episodes",
            hint: "put Markdown files into the folder 'episodes' of the content folder")
    ]
}

extension [Diagnostic] {
    fileprivate var sortedWithoutRepeats: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return sorted().filter { seen.insert($0).inserted }
    }
}
