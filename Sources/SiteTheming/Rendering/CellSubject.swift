import SiteEpisodes

/// What a cell shows, for the badges on it.
package enum CellSubject: Hashable, Sendable {
    /// - Parameter isNewest: whether no published episode is newer. It does not follow the clock: a page that is not built
    ///   again stays as true as it was.
    case episode(Episode, isNewest: Bool)
    /// - Parameter duration: of all its episodes, as far as they tell.
    case listing(Listing, duration: PlayTime?)
    case page(Page)
    case picture(Picture)
    case theme(ThemeEntry)
    /// A numbered box.
    case swatch(Int)
}
