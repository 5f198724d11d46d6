import Diagnostics
import Episodes
import Markdown
import Markup
import Stylesheets
import Theming

/// Renders every page. Bodies and cards come first, side by side; pages are put together from them.
///
/// - Parameters:
///   - finding: pages of the site by which visitors find episodes.
///   - hostPath: the path below which a host serves the site, where that is known.
///   - copy: where the pages stand when they are not the site's own.
///   - spool: where finished pages wait; `nil` for memory.
func render(
    _ plans: [PagePlan], finding: SiteFinding, bodies: RenderedBodies, catalog: Catalog, transcripts: Transcripts,
    theme: Theme, layouts: SiteLayouts, pictures: PreparedPictures, cards: PreparedCards, icons: SiteIcons, jobs: Int,
    hostPath: String? = nil, copy: ThemeCopy? = nil, spool: Spool?
) async -> (RenderedSite, [Diagnostic]) {
    let renderer = ThemeRenderer(
        theme: theme, site: catalog.site, languages: catalog.languages, pictures: pictures.book, finding: finding)
    let memberships = Membership.all(of: catalog)
    let pages = PageRenderer(
        renderer: renderer, bodies: bodies, catalog: catalog, transcripts: transcripts.readable, layouts: layouts,
        memberships: memberships, related: RelatedEpisodes(catalog),
        found: FoundPages(
            catalog, renderer: renderer, memberships: memberships, finding: finding, unshown: pictures.unshown,
            cards: cards),
        icons: icons.links.shared(), feeds: HTML(feedsOf: catalog).shared(),
        isRemembering: copy == nil && catalog.hasHistory, styled: StyledIdentifiers(css: theme.stylesheet),
        pictures: pictures, hostPath: hostPath, copy: copy, spool: spool)
    let site = await RenderedSite(plans, by: pages, jobs: jobs)
    return (site, site.diagnostics + [theme.templates.takeProblem()].compactMap(\.self))
}

extension RenderedSite {
    /// Puts every page together.
    init(_ plans: [PagePlan], by renderer: PageRenderer, jobs: Int) async {
        let episodes = renderer.catalog.episodes
        let cards = await episodes.concurrentMap(jobs: jobs) { renderer.card(of: $0) }
        var pages = renderer
        pages.cards = Dictionary(uniqueKeysWithValues: zip(episodes.map(\.id), cards))
        for kinds in renderer.commonBadges(of: plans) {
            let badges = await episodes.concurrentMap(jobs: jobs) { renderer.badges(kinds, of: $0) }
            pages.badges[kinds] = Dictionary(uniqueKeysWithValues: zip(episodes.map(\.id), badges))
        }
        let shared = await fragments(
            cards.flatMap(\.sharedParts) + pages.sharedParts, noting: pages.styled, jobs: jobs)
        let work = PageBatch.all(plans, layouts: pages.layouts.book, jobs: jobs)
        let finished = ResultPlaces<RenderedPage>(count: plans.count)
        let surveys = PageSurveys(shared, noting: pages.styled)
        _ = await work.concurrentMap(jobs: jobs) { [pages] batch in
            var survey = surveys.take(batch.styles)
            let stylesheet = batch.styles.address
            for index in batch.plans {
                let notes = pages.notes(of: plans[index])
                let html = pages.html(of: plans[index], notes, stylesheet: stylesheet)
                survey.insert(html.markup)
                finished.put(pages.page(plans[index], html, notes), at: index)
            }
            surveys.giveBack(survey, of: batch.styles)
        }
        self.init(pages: finished.taken(), names: surveys.names, renderer: renderer)
    }
}

/// Pages that share a stylesheet: read one after the other, since they are made of the same elements.
struct PageBatch: Sendable {
    let styles: PageStyles
    /// Their indices.
    let plans: ArraySlice<Int>

    static func all(_ plans: [PagePlan], layouts: LayoutBook, jobs: Int) -> [PageBatch] {
        let groups = Dictionary(grouping: plans.indices) { PageStyles(plans[$0], layouts: layouts) }
        let size = max(16, plans.count / (max(1, jobs) * 32))
        // In the order of their first pages, so that what is rendered does not depend on that of a dictionary.
        return groups.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.flatMap { styles, indices in
            indices.batches(of: size).map { PageBatch(styles: styles, plans: $0) }
        }
    }
}

/// What stands in the markup that pages share, each piece read once.
private func fragments(
    _ markup: [SharedMarkup], noting styled: StyledIdentifiers, jobs: Int
) async -> MarkupFragments {
    // As few as keep all jobs busy, since what is found is held for each.
    let size = max(64, markup.count / max(1, jobs) + 1)
    let read = await markup.batches(of: size).concurrentMap(jobs: jobs) { MarkupFragments($0, noting: styled) }
    return read.reduce(into: MarkupFragments()) { $0.formUnion($1) }
}

extension Array {
    fileprivate func batches(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
