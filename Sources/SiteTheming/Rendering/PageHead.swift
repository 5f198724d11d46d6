import SiteEpisodes

/// The builder's part of a page's `<head>`.
package struct PageHead: Hashable, Sendable {
    /// The stylesheets, in cascade order.
    package var stylesheets: [Address]
    /// CSS for this page only. It is not escaped, because the layout engine wrote it.
    package var styles: HTML
    /// The absolute address of the page, if the site's is known.
    package var canonical: String?
    /// Whether search engines should not index the page.
    package var isHidden: Bool
    /// The original page, for a page of a showcase copy.
    package var original: ThemedOriginal?
    /// Further markup: feeds, OpenGraph, structured data.
    package var markup: HTML

    package init(
        stylesheets: [Address] = [], styles: HTML = .empty, canonical: String? = nil, isHidden: Bool = false,
        markup: HTML = .empty
    ) {
        self.stylesheets = stylesheets
        self.styles = styles
        self.canonical = canonical
        self.isHidden = isHidden
        self.markup = markup
    }
}

/// The original of a page in a showcase copy.
package struct ThemedOriginal: Hashable, Sendable {
    /// The name of the copy's theme.
    package var theme: String
    package var address: Address

    package init(theme: String, address: Address) {
        self.theme = theme
        self.address = address
    }

    /// A link out of the copy. Its spelling differs from links inside the copy.
    var link: HTML { HTML(trusted: "\(HTML.rootMark)./\(address.link(from: .home))") }
}
