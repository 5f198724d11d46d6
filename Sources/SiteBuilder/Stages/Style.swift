import Diagnostics
import Markup
import Stylesheets
import Theming

/// The stylesheets of all pages: the theme's rules and those of the layouts, as far as the pages have what they are about.
func style(
    _ pages: [RenderedPage], theme: Theme, layouts: SiteLayouts, jobs: Int
) async -> ([OutputFile], [Diagnostic]) {
    guard let pageStyle = layouts.pageStyle else { return ([], []) }
    let names = await markupNames(of: pages, jobs: jobs)
    let ofTheme = StyleTree(theme.stylesheet)
    let scripts = ThemeScripts(theme)
    let ordered = names.sorted { $0.key.address.outputPath < $1.key.address.outputPath }
    let texts = await ordered.concurrentMap(jobs: jobs) { styles, names in
        let rules = layouts.book.stylesheet(classes: styles.layouts, page: pageStyle, maxWidth: layouts.maxWidth)
        let whole = ofTheme + StyleTree(Array(rules.utf8))
        return (scripts.complete(names).map(whole.trimmed(to:)) ?? whole).text
    }
    let source = OutputSource(theme)
    return (zip(ordered, texts).compactMap { OutputFile($0.key.address, .bytes($1), from: source) }, [])
}

/// What stands in the markup that pages share, each piece read once.
private func fragments(of pages: [RenderedPage], jobs: Int) async -> MarkupFragments {
    var seen: Set<ObjectIdentifier> = []
    let shared = pages.flatMap { page in
        page.markup.inserts.map(\.markup).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    let names = await shared.concurrentMap(jobs: jobs) { MarkupNames(html: $0.bytes) }
    return MarkupFragments(Array(zip(shared, names)))
}

/// What the pages that share a stylesheet mention. A few dozen pages are read one after the other, since they are made of the same
/// elements, and each such batch beside the others.
private func markupNames(of pages: [RenderedPage], jobs: Int) async -> [PageStyles: MarkupNames] {
    let shared = await fragments(of: pages, jobs: jobs)
    let batches = Dictionary(grouping: pages.indices) { pages[$0].styles }.flatMap { styles, pages in
        stride(from: 0, to: pages.count, by: 64).map { (styles, pages[$0..<min($0 + 64, pages.count)]) }
    }
    let read = await batches.concurrentMap(jobs: jobs) { styles, batch in
        var survey = MarkupSurvey(shared)
        for page in batch { survey.insert(pages[page].markup) }
        return (styles, survey.names)
    }
    return Dictionary(read) { first, other in
        var names = first
        names.formUnion(other)
        return names
    }
}
