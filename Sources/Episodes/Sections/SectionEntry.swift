/// One cell of a section.
public enum SectionEntry: Hashable, Sendable {
    case episode(Episode)
    /// A tag, category, collection, season or person.
    case listing(Listing)
    case page(Page)
    case picture(Picture)
    /// A numbered swatch, counted from 1.
    case placeholder(Int)
}
