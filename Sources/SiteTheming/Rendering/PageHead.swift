import SiteEpisodes

/// What the builder adds to a page's `<head>`.
public struct PageHead: Hashable, Sendable {
    /// In the order that they hold in.
    public var stylesheets: [Address]
    /// CSS that only this page needs. Not escaped: it comes from the layout's own writer.
    public var styles: HTML
    /// The page's absolute address, where the site's is known.
    public var canonical: String?
    /// Whether search engines are asked not to list the page.
    public var isHidden: Bool
    /// Of a page in another theme than the site's: what it is a copy of.
    public var original: ThemedOriginal?
    /// Ready markup: feeds, OpenGraph, structured data.
    public var markup: HTML

    public init(
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
public struct ThemedOriginal: Hashable, Sendable {
    /// The name of the theme that the copy is in.
    public var theme: String
    public var address: Address

    public init(theme: String, address: Address) {
        self.theme = theme
        self.address = address
    }

    /// Leads out of the copy: spelled as no link inside of it is.
    var link: HTML { HTML(trusted: "\(HTML.rootMark)./\(address.link(from: .home))") }
}
