import SiteEpisodes

/// What the builder adds to a page's `<head>`.
package struct PageHead: Hashable, Sendable {
    /// In the order that they hold in.
    package var stylesheets: [Address]
    /// CSS that only this page needs. Not escaped: it comes from the layout's own writer.
    package var styles: HTML
    /// The page's absolute address, where the site's is known.
    package var canonical: String?
    /// Whether search engines are asked not to list the page.
    package var isHidden: Bool
    /// Of a page in another theme than the site's: what it is a copy of.
    package var original: ThemedOriginal?
    /// Ready markup: feeds, OpenGraph, structured data.
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

/// The page that a page in another theme is a copy of.
package struct ThemedOriginal: Hashable, Sendable {
    /// The name of the theme that the copy is in.
    package var theme: String
    package var address: Address

    package init(theme: String, address: Address) {
        self.theme = theme
        self.address = address
    }

    /// Leads out of the copy: spelled as no link inside of it is.
    var link: HTML { HTML(trusted: "\(HTML.rootMark)./\(address.link(from: .home))") }
}
