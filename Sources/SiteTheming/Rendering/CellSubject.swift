import SiteEpisodes

/// The subject of a cell, for its badges.
package enum CellSubject: Hashable, Sendable {
    /// - Parameter isNewest: whether no published episode is newer. It does not depend on the clock, so an old page
    ///   stays correct.
    case episode(Episode, isNewest: Bool)
    /// - Parameter duration: the total duration of its episodes that have one.
    case listing(Listing, duration: PlayTime?)
    case page(Page)
    case picture(Picture)
    case theme(ThemeEntry)
    /// A numbered swatch.
    case swatch(Int)
}
