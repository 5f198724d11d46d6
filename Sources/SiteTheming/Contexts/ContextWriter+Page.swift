import CompositionalLayout
import SiteEpisodes
import SiteMarkdown

/// The facts that every page has.
struct PageOutline {
    var kind: String
    var address: Address
    /// The title of the window.
    var title: String
    /// The heading on the page.
    var heading: String
    var lead: String?
    /// The description for search engines, or `nil` for the lead.
    var description: String?
    var translations: [TranslationLink] = []
    /// The author's own keys of the page.
    var extra: Value?
}

extension ContextWriter {
    /// The parts that every page has.
    ///
    /// - Parameter slots: further values for the page's own template.
    func page(_ outline: PageOutline, head: PageHead, chrome: Chrome, slots: TemplateRecord) -> TemplateValue {
        let context: TemplateRecord = [
            .words: words.value, .site: siteValue, .root: root, .assets: assets,
            .page: [
                .kind: .text(outline.kind), .title: .text(outline.title), .heading: .text(outline.heading),
                .lead: .text(outline.lead),
                .description: .text(
                    (outline.description ?? outline.lead).flatMap {
                        $0.allSatisfy(\.isWhitespace) ? nil : shortened($0, to: 300)
                    }),
                .isHome: .boolean(outline.address == .home), .hidden: .boolean(head.isHidden),
                .canonical: .text(head.canonical), .language: .text(language), .direction: .text(direction),
            ],
            .extra: .authored(outline.extra), .data: data, .translations: translations(outline.translations),
            .stylesheets: .list(head.stylesheets.map { .link($0) }), .layoutStyles: .html(head.styles),
            .head: .html(head.markup), .siteHeader: .html(chrome.header), .siteFooter: .html(chrome.footer),
            .breadcrumbs: .null, .notes: .null, .gallery: .null, .isEmpty: false, .pagination: .null,
            .search: .link(navigation.search), .show: .null, .feed: .null, .remembers: false, .plays: false,
            .watched: .null,
            .showcase: head.original.map(showcase) ?? .null,
        ]
        return .record(context.merging(slots))
    }

    private func showcase(_ original: ThemedOriginal) -> TemplateValue {
        [
            .theme: .text(original.theme), .text: .text(words.filled("showcaseNote", ["theme": original.theme])),
            .url: .html(original.link),
        ]
    }

    var siteValue: TemplateValue {
        [
            .title: .text(site.title), .description: .text(site.summary), .author: .text(site.author),
            .language: foreign(site.language), .url: .link(address(.home)), .extra: extra,
        ]
    }

    func breadcrumbs(_ steps: [(title: String, address: Address)]) -> TemplateValue {
        let home: TemplateValue = [
            .title: .text(site.title), .url: .link(address(.home)), .language: foreign(site.language),
        ]
        return group(
            [home] + steps.map { [.title: .text($0.title), .url: .link($0.address), .language: .null] })
    }

    /// Links to the page in other languages, each with the language's own name.
    private func translations(_ links: [TranslationLink]) -> TemplateValue {
        group(
            links.filter { $0.language != language }.map { link in
                [.language: .text(link.language), .name: .text(link.name), .url: .link(link.address)]
            })
    }

    private var direction: String { LayoutTraits.LayoutDirection(language: language).attribute }
}
