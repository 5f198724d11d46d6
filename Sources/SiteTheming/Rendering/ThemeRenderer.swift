import SiteEpisodes

/// Renders cells and pages of a site with a theme.
///
/// The results contain marks in place of the path to the site's root. `HTML.resolved(root:)` converts a finished page
/// to bytes. A cell is rendered once for all pages of its language.
package struct ThemeRenderer: Sendable {
    let theme: Theme
    /// A writer for each language of the site's pages.
    private let writers: [String: ContextWriter]
    private let siteContexts: ContextWriter
    private let chromes: [ChromeKey: Chrome]

    private struct ChromeKey: Hashable {
        var language: String
        var mark: MenuMark
    }

    /// - Parameters:
    ///   - languages: the languages of the site's pages, including the site's own.
    ///   - linkedKinds: the kinds of names whose pages the build makes.
    ///   - pictures: the facts about content pictures.
    ///   - navigation: the pages that help visitors find episodes.
    package init(
        theme: Theme, site: SiteInfo, languages: Set<String> = [],
        linkedKinds: Set<TermKind> = Set(TermKind.allCases), pictures: ArtworkIndex = ArtworkIndex(),
        navigation: SiteNavigation = SiteNavigation()
    ) {
        self.theme = theme
        func contexts(_ language: String) -> ContextWriter {
            ContextWriter(
                site: site, theme: theme, language: language, linkedKinds: linkedKinds, pictures: pictures,
                navigation: navigation)
        }
        siteContexts = contexts(site.language)
        var writers = Dictionary(uniqueKeysWithValues: languages.map { ($0, contexts($0)) })
        writers[site.language] = siteContexts
        self.writers = writers
        let marks = [MenuMark.none] + site.menu.indices.flatMap { [.exact($0), .below($0)] }
        var chromes: [ChromeKey: Chrome] = [:]
        for (language, contexts) in writers {
            let footer = theme.templates.render(.siteFooter, contexts.chrome(.none)).shared()
            for mark in marks {
                let header = theme.templates.render(.siteHeader, contexts.chrome(mark)).shared()
                chromes[ChromeKey(language: language, mark: mark)] = Chrome(header: header, footer: footer)
            }
        }
        self.chromes = chromes
    }

    /// - Parameter language: the page's language, or `nil` for the site's.
    func contexts(_ language: String?) -> ContextWriter { language.flatMap { writers[$0] } ?? siteContexts }

    /// The maximum width of a picture in a page's body, in points, or `nil` for the window's width.
    package var bodyArtwork: Int? { theme.manifest.bodyArtwork }

    // MARK: Cells

    /// - Parameters:
    ///   - excerpt: the beginning of the notes, shown if the author wrote no summary.
    ///   - place: the place of the picture in the page.
    ///   - language: the page's language, for this and all other cells; `nil` for the site's.
    package func card(
        _ episode: Episode, excerpt: String? = nil, place: PicturePlace = .below, in language: String? = nil
    ) -> HTML {
        render(.episodeCard, contexts(language).card(episode, summary: excerpt, place: place))
    }

    /// Renders a collection or season with a picture, a person with a picture if there is one, and all others as
    /// labels.
    package func card(
        _ listing: Listing, duration: PlayTime? = nil, place: PicturePlace = .below, in language: String? = nil
    ) -> HTML {
        let hasPicture =
            switch listing.kind {
            case .collections, .seasons: true
            case .people: listing.details.image.map { !siteContexts.pictures.isRefused($0) } ?? false
            case .tags, .categories: false
            }
        return render(
            hasPicture ? .collectionCard : .labelCard,
            contexts(language).card(listing, duration: duration, place: place))
    }

    package func card(_ page: Page, place: PicturePlace = .below, in language: String? = nil) -> HTML {
        render(.pageCard, contexts(language).card(page, place: place))
    }

    /// - Parameter page: the picture's own page, or `nil` if the cell leads to the file.
    package func card(_ picture: Picture, page: Address? = nil, place: PicturePlace = .below) -> HTML {
        render(.pictureCard, siteContexts.card(picture, page: page, place: place))
    }

    package func card(_ theme: ThemeEntry, place: PicturePlace = .below, in language: String? = nil) -> HTML {
        render(.collectionCard, contexts(language).card(theme, place: place))
    }

    /// Renders a numbered swatch, to show a layout by itself. Numbers count from 1.
    package func swatch(_ number: Int) -> HTML { render(.swatch, siteContexts.swatch(number)) }

    // MARK: Pages

    package func page(_ page: EpisodePage) -> HTML {
        let episode = page.episode
        let contexts = contexts(episode.language)
        let outline = PageOutline(
            kind: "episode", address: episode.address, title: episode.title, heading: episode.title,
            lead: episode.subtitle ?? episode.summary, description: episode.summary ?? page.excerpt,
            translations: translations(page.versions), extra: episode.extra)
        return render(
            .episode,
            contexts.page(
                outline, head: page.head, chrome: chrome(episode.address, episode.language),
                slots: contexts.slots(page)))
    }

    package func page(_ page: ContentPage) -> HTML {
        let isFirst = page.numbers.isFirst
        let contexts = contexts(page.page.language)
        let outline = PageOutline(
            kind: page.page.address == .home ? "home" : "page", address: page.address,
            title: contexts.title(page.page.title, page.numbers), heading: page.page.title,
            lead: isFirst ? page.page.subtitle ?? page.page.summary : nil, description: page.page.summary,
            translations: translations(page.versions), extra: page.page.extra)
        return render(
            .page,
            contexts.page(
                outline, head: page.head, chrome: chrome(page.address, page.page.language),
                slots: [
                    .breadcrumbs: isFirst
                        ? .null
                        : contexts.breadcrumbs(
                            page.page.address == .home ? [] : [(page.page.title, page.page.address)]),
                    .show: isFirst && page.page.address == .home
                        ? contexts.show(latest: page.latest, trailer: page.trailer) : .null,
                    .notes: .html(isFirst ? page.notes : nil),
                    .gallery: contexts.gallery(page.gallery, label: contexts.words["episodes"]),
                    .isEmpty: .boolean(page.gallery?.isEmpty ?? false),
                    .remembers: .boolean(page.gallery?.hasHistory ?? false),
                    .plays: .boolean(page.latest != nil || page.gallery?.isPlayable ?? false),
                    .pagination: contexts.pagination(page.numbers),
                ]))
    }

    package func page(_ page: ListingPage) -> HTML {
        let listing = page.listing
        let contexts = siteContexts
        let name = contexts.name(listing.kind, listing.term)
        let outline = PageOutline(
            kind: listing.kind.rawValue, address: page.address, title: contexts.title(name, page.numbers),
            heading: name, lead: listing.details.summary, extra: listing.details.extra)
        return render(
            listing.kind == .collections ? .collection : .term,
            contexts.page(outline, head: page.head, chrome: chrome(page.address), slots: contexts.slots(page)))
    }

    package func notFoundPage(head: PageHead = PageHead()) -> HTML {
        let title = siteContexts.words["missingTitle"]
        let outline = PageOutline(kind: "missing", address: Address(file: "404.html"), title: title, heading: title)
        return render(
            .notFound, siteContexts.page(outline, head: head, chrome: chrome(outline.address), slots: [:]))
    }

    func chrome(_ page: Address, _ language: String? = nil) -> Chrome {
        let contexts = contexts(language)
        let key = ChromeKey(language: contexts.language, mark: contexts.menuMark(for: page))
        return chromes[key] ?? Chrome(header: .empty, footer: .empty)
    }

    private func translations(_ versions: [Version]) -> [TranslationLink] {
        versions.map {
            TranslationLink(language: $0.language, name: theme.vocabulary.name(of: $0.language), address: $0.address)
        }
    }

    func render(_ name: TemplateName, _ context: TemplateValue) -> HTML {
        theme.templates.render(name, context)
    }
}

extension TemplateLibrary {
    /// Loading a theme without errors guarantees that these templates exist.
    fileprivate func render(_ name: TemplateName, _ context: TemplateValue) -> HTML {
        render(name.rawValue, context) ?? .empty
    }
}
