import Episodes

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
