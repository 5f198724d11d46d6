/// The templates that are rendered by name. All other templates of a theme are partials of these.
package enum TemplateName: String, Hashable, Sendable, CaseIterable {
    case page, episode, collection
    /// A list of the episodes of a tag, a category, a season or a person.
    case term
    /// A list of all tags, all people and so on.
    case index
    /// One of the pictures that a page shows.
    case picture
    case search
    /// How to subscribe to a podcast.
    case subscribe
    case notFound = "404"
    case siteHeader = "site-header"
    case siteFooter = "site-footer"
    case episodeCard = "card-episode"
    /// A collection or season as a cell.
    case collectionCard = "card-collection"
    /// A tag, category or person as a cell.
    case labelCard = "card-label"
    /// A page as a cell, such as an album with its first picture.
    case pageCard = "card-page"
    /// A picture as a cell.
    case pictureCard = "card-picture"
    case swatch
}
