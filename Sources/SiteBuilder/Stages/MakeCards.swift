import CompositionalLayout
import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SitePictures
import SiteSocialCards
import SiteTheming

/// Makes the social cards of pages. Cards need a public address.
func makeCards(for site: SiteContext) async -> (PreparedCards, [Diagnostic]) {
    let (planned, catalog, cache) = (site.planned, site.catalog, site.cache)
    let (theme, plans) = (planned.theme, planned.plans)
    var cards = PreparedCards()
    guard site.options.makesCardsAndIcons, catalog.makesCards, theme.socialCard != nil else { return (cards, []) }
    guard let library = site.options.imageLibrary else { return (cards, [.noImageLibrary]) }
    let look = CardLook(theme.manifest)
    guard library.hasLetters(of: "Ag", font: look.font) == true else { return (cards, [.noFont]) }
    let (layouts, problems) = cardLayouts(for: plans, theme: theme)
    guard problems.isEmpty else { return (cards, problems) }
    let orders = CardOrders(
        catalog: catalog, renderer: ThemeRenderer(theme: theme, site: catalog.site, languages: catalog.languages),
        look: look, pictures: site.pictures, layouts: layouts
    ).orders(of: plans)
    let maker = CardMaker(library: library, cache: cache, layouts: layouts)
    let made = await orders.concurrentMap(
        jobs: site.options.jobs, budget: catalog.site.images.memory * 1_000_000, cost: \.cost
    ) { order -> MadeCard? in
        guard !Task.isCancelled else { return nil }
        // Painting takes long. Yielding lets a preview answer visitors in between.
        await Task.yield()
        return maker.make(order)
    }
    var report = PictureReport(sources: planned.sources)
    var (unwritten, unpainted): ([Address], [Address]) = ([], [])
    for (order, result) in zip(orders, made) {
        switch result {
        case nil: continue
        case .made(let file, let name, let problem):
            cards.add(file, name: name, of: order)
            if let problem, let cache { report.add(problem, cache) }
        case .unwritable: unwritten.append(order.address)
        case .failed: unpainted.append(order.address)
        }
    }
    report.add(.unwrittenCards(of: unwritten))
    report.add(.unpaintedCards(of: unpainted))
    return (cards, report.diagnostics)
}

/// The theme's card layouts; the key says whether the text is right to left.
func cardLayouts(for plans: [PagePlan], theme: Theme) -> (layouts: [Bool: CardLayout], problems: [Diagnostic]) {
    guard let file = theme.socialCard else { return ([:], []) }
    var layouts: [Bool: CardLayout] = [:]
    do throws(CardLayoutProblem) {
        for isRightToLeft in Set(plans.map { $0.direction == .rightToLeft }) {
            layouts[isRightToLeft] = try CardLayout({ file.section(for: $0) }, isRightToLeft: isRightToLeft)
        }
    } catch {
        return ([:], [.badCardLayout(error, in: theme.socialCardSource?.path)])
    }
    return (layouts, [])
}

extension Catalog {
    /// Whether pages have social cards.
    var makesCards: Bool { site.base != nil && site.images.makesCards }
}

extension CardLook {
    /// A theme's colour has six hexadecimal digits or is the default.
    fileprivate init(_ manifest: ThemeManifest) {
        let (black, white) = (CardColor(red: 0, green: 0, blue: 0), CardColor(red: 255, green: 255, blue: 255))
        self.init(
            paper: CardColor(manifest.colors.paper) ?? white, ink: CardColor(manifest.colors.ink) ?? black,
            accent: CardColor(manifest.colors.accent) ?? black, font: manifest.cardFont)
    }
}

extension Diagnostic {
    fileprivate static let noFont = Diagnostic(
        .warning, id: "card.no-font",
        "pages have no social cards, because no font is installed",
        hint: "install a font (Debian: fonts-dejavu-core), or write 'images: { cards: false }' in site.yml")

    fileprivate static func unwrittenCards(of pages: [Address]) -> Diagnostic? {
        without(
            pages, id: "card.missing-letters", reason: "the installed fonts lack letters of their texts",
            hint: "install a font for that script (Debian: fonts-noto-core, fonts-noto-cjk)")
    }

    fileprivate static func unpaintedCards(of pages: [Address]) -> Diagnostic? {
        without(
            pages, id: "card.not-painted", reason: "libvips could not draw them",
            hint: "libvips needs librsvg and Pango, which its packages usually install")
    }

    private static func without(_ pages: [Address], id: String, reason: String, hint: String) -> Diagnostic? {
        guard let first = pages.first else { return nil }
        let message =
            pages.count == 1
            ? "'\(first.path)' has no social card"
            : "'\(first.path)' and \(pages.count - 1) more have no social cards"
        return Diagnostic(.hint, id: id, "\(message): \(reason)", hint: hint)
    }

    fileprivate static func badCardLayout(_ problem: CardLayoutProblem, in path: String?) -> Diagnostic {
        Diagnostic(
            .error, id: "theme.bad-card", problem.message,
            hint: "give the site's name, the title, the facts and the artwork places within \(CardLayout.size.width) × "
                + "\(CardLayout.size.height)", path: path)
    }
}
