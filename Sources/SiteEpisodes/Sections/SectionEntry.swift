/// One cell of a section. It is small, because a large site has many cells. Most are episodes, which are one reference.
package enum SectionEntry: Hashable, Sendable {
    case episode(Episode)
    /// A tag, category, collection, season or person.
    indirect case listing(Listing)
    indirect case page(Page)
    /// A picture, with the address of its own page if it has one.
    indirect case picture(Picture, page: Address?)
    /// A theme.
    indirect case theme(ThemeEntry)
    /// A numbered swatch, counted from 1.
    case placeholder(Int)
}

/// A theme as a cell: the site's own theme, or that of a showcase copy.
package struct ThemeEntry: Hashable, Sendable {
    /// The name in `theme.yml`.
    package var name: String
    package var summary: String?
    /// The address of the home page in this theme.
    package var address: Address
    package var image: Picture?

    package init(name: String, summary: String?, address: Address, image: Picture?) {
        self.name = name
        self.summary = summary
        self.address = address
        self.image = image
    }
}
