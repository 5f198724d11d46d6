import SiteDiagnostics
import SiteEpisodes
import SitePublication
import SitePublishing
import SiteTheming

extension SiteContext {
    /// Finds errors that later stages would report and that do not depend on pictures, because making pictures takes
    /// longest.
    ///
    /// - Returns: the review with the ledger's state, so that the ledger is read once.
    func review() -> (SiteReview, [Diagnostic]) {
        let (catalog, plans, sources) = (planned.catalog, planned.plans, planned.sources)
        let context = PublishingContext(
            notes: [:], pages: plans.map { SitemapEntry(address: $0.address) }, settings: sources.settings,
            ledger: sources.ledger, ledgerChanges: options.ledgerChanges)
        let review = catalog.review(context)
        var diagnostics = review.diagnostics + pathClashes
        if options.makesCardsAndIcons, catalog.makesCards {
            diagnostics += cardLayouts(for: plans, theme: planned.theme).problems
        }
        diagnostics += planned.bodies.diagnostics.filter { $0.isError || options.isStrict && $0.severity == .warning }
        // These are warnings, so they stop only a strict build.
        if options.isStrict {
            diagnostics += catalog.problemsForDirectories(context) + catalog.linkProblems(in: planned.bodies)
        }
        return (review, diagnostics)
    }

    /// Output paths that two files claim, as far as they are known before all files exist.
    private var pathClashes: [Diagnostic] {
        func file(_ address: Address, _ source: OutputSource) -> OutputFile? {
            OutputFile(address, .bytes([]), from: source)
        }
        let (theme, catalog, sources) = (OutputSource(planned.theme), planned.catalog, planned.sources)
        var files = planned.plans.map { file($0.address, OutputSource($0)) }
        files += planned.theme.assets.keys.map { file($0, theme) }
        files += planned.layouts.styles.files.map { file($0.address, theme) }
        files += sources.assets.keys.filter { !catalog.isWithheld($0) }.map {
            file(Address(file: $0), OutputSource(path: sources.shownPath(ofAsset: $0)))
        }
        files += catalog.publishedLocations.map { file($0.address, OutputSource($0.source)) }
        files += transcripts.files
        return Claims.clashes(of: files.compactMap(\.self))
    }
}

extension Catalog {
    /// Broken links and pictures in texts. Pictures that exist are not checked.
    fileprivate func linkProblems(in bodies: RenderedBodies) -> [Diagnostic] {
        let texts =
            episodes.map { (id: $0.id, source: $0.body.source, rendered: bodies.episodes[$0.id]) }
            + pages.compactMap { page in
                page.body.map { (id: page.id, source: $0.source, rendered: bodies.pages[page.id]) }
            }
        return texts.flatMap { text in
            (text.rendered?.references ?? []).compactMap { reference in
                switch target(ofLink: reference.url, in: text.id) {
                case .withheld(let path):
                    .withheld(path, noun: reference.noun, in: text.source, at: reference.position)
                case .nowhere:
                    .broken(reference.url, noun: reference.noun, in: text.source, at: reference.position)
                case .place, .elsewhere: nil
                }
            }
        }
    }
}
