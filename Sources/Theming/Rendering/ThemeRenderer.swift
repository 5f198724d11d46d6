import Episodes

/// Renders cells and pages of one site with one theme.
///
/// Everything it returns holds marks instead of the way to the site's root: a finished page becomes bytes with
/// `HTML.resolved(root:)`. A cell is rendered once and serves on every page.
public struct ThemeRenderer: Sendable {
    let theme: Theme
    let contexts: ContextWriter
    private let chromes: [MenuMark: Chrome]

    /// - Parameters:
    ///   - linkedKinds: kinds of names whose pages the build makes.
    ///   - pictureSizes: by path in the content folder.
    public init(
        theme: Theme, site: SiteInfo, linkedKinds: Set<TermKind> = Set(TermKind.allCases),
        pictureSizes: [String: PictureSize] = [:]
    ) {
        self.theme = theme
        let contexts = ContextWriter(
            site: site, words: theme.words, linkedKinds: linkedKinds, pictureSizes: pictureSizes)
        self.contexts = contexts
        let marks = [MenuMark.none] + site.menu.indices.flatMap { [.exact($0), .below($0)] }
        let footer = theme.templates.render(.siteFooter, contexts.chrome(.none))
        chromes = Dictionary(
            uniqueKeysWithValues: marks.map { mark in
                (mark, Chrome(header: theme.templates.render(.siteHeader, contexts.chrome(mark)), footer: footer))
            })
    }

    // MARK: Cells

    /// - Parameters:
    ///   - excerpt: the beginning of the notes, shown where the author wrote no summary.
    ///   - place: where its picture stands in the page.
    public func card(_ episode: Episode, excerpt: String? = nil, place: PicturePlace = .below) -> HTML {
        render(.episodeCard, contexts.card(episode, summary: excerpt, place: place))
    }

    /// A collection or season with a picture; a tag, category or person as a label.
    public func card(_ listing: Listing, duration: PlayTime? = nil, place: PicturePlace = .below) -> HTML {
        let hasPicture = listing.kind == .collections || listing.kind == .seasons
        return render(
            hasPicture ? .collectionCard : .labelCard, contexts.card(listing, duration: duration, place: place))
    }

    public func card(_ page: Page, place: PicturePlace = .below) -> HTML {
        render(.pageCard, contexts.card(page, place: place))
    }

    public func card(_ picture: Picture, place: PicturePlace = .below) -> HTML {
        render(.pictureCard, contexts.card(picture, place: place))
    }

    /// A numbered box, to show a layout by itself; numbers count from 1.
    public func swatch(_ number: Int) -> HTML { render(.swatch, contexts.swatch(number)) }

    // MARK: Pages

    public func page(_ page: EpisodePage) -> HTML {
        let episode = page.episode
        return render(
            .episode,
            contexts.page(
                kind: "episode", address: episode.address, title: episode.title, heading: episode.title,
                lead: episode.subtitle ?? episode.summary, description: episode.summary ?? page.excerpt,
                language: episode.language, head: page.head, chrome: chrome(episode.address),
                slots: contexts.slots(page)))
    }

    public func page(_ page: ContentPage) -> HTML {
        let isFirst = (page.numbers?.current ?? 1) == 1
        return render(
            .page,
            contexts.page(
                kind: page.page.address == .home ? "home" : "page", address: page.address,
                title: contexts.title(page.page.title, page.numbers), heading: page.page.title,
                lead: isFirst ? page.page.subtitle ?? page.page.summary : nil, description: page.page.summary,
                language: page.page.language, head: page.head, chrome: chrome(page.address),
                slots: [
                    "notes": .html(isFirst ? page.notes : nil),
                    "gallery": contexts.gallery(page.gallery, label: theme.words["episodes"]),
                    "isEmpty": .boolean(page.gallery?.isEmpty ?? false),
                    "pagination": contexts.pagination(page.numbers),
                ]))
    }

    public func page(_ page: ListingPage) -> HTML {
        let listing = page.listing
        return render(
            listing.kind == .collections ? .collection : .term,
            contexts.page(
                kind: listing.kind.rawValue, address: page.address, title: contexts.title(listing.name, page.numbers),
                heading: listing.name, lead: listing.details.summary, description: nil, head: page.head,
                chrome: chrome(page.address), slots: contexts.slots(page)))
    }

    public func notFoundPage(head: PageHead = PageHead()) -> HTML {
        let title = theme.words["missingTitle"]
        return render(
            .notFound,
            contexts.page(
                kind: "missing", address: Address(file: "404.html"), title: title, heading: title, lead: nil,
                description: nil, head: head, chrome: chrome(Address(file: "404.html")), slots: [:]))
    }

    private func chrome(_ page: Address) -> Chrome {
        chromes[contexts.menuMark(for: page)] ?? Chrome(header: .empty, footer: .empty)
    }

    private func render(_ name: TemplateName, _ context: TemplateValue) -> HTML {
        theme.templates.render(name, context)
    }
}

extension TemplateLibrary {
    /// A theme that loaded without errors has all of these templates.
    fileprivate func render(_ name: TemplateName, _ context: TemplateValue) -> HTML {
        render(name.rawValue, context) ?? .empty
    }
}
