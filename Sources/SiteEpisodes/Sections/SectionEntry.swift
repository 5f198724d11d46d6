/// One cell of a section. Small, since a large site has many, most of them episodes, which are one reference.
package enum SectionEntry: Hashable, Sendable {
    case episode(Episode)
    /// A tag, category, collection, season or person.
    indirect case listing(Listing)
    indirect case page(Page)
    indirect case picture(Picture)
    /// A look of the site.
    indirect case theme(ThemeEntry)
    /// A numbered swatch, counted from 1.
    case placeholder(Int)
}

/// A theme as a cell: the site's own, or one that there is a copy of the site in.
package struct ThemeEntry: Hashable, Sendable {
    /// As `theme.yml` has them.
    package var name: String
    package var summary: String?
    /// The home page in that theme.
    package var address: Address
    package var image: Picture?

    package init(name: String, summary: String?, address: Address, image: Picture?) {
        self.name = name
        self.summary = summary
        self.address = address
        self.image = image
    }
}
