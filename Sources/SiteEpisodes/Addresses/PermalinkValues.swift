/// The values of the tokens of a ``Permalink`` for one episode.
package struct PermalinkValues: Hashable, Sendable {
    package var slug: Slug
    package var date: CalendarDate?
    package var number: Slug?
    package var season: Slug?
    package var collection: Slug?
    package var folder: [Slug] = []

    /// The token's value, empty if the episode has none.
    func text(for token: Permalink.Token) -> String {
        switch token {
        case .slug, .title: slug.text
        case .year: date.map { padded($0.year, to: 4) } ?? ""
        case .month: date.map { padded($0.month, to: 2) } ?? ""
        case .day: date.map { padded($0.day, to: 2) } ?? ""
        case .number: number?.text ?? ""
        case .season: season?.text ?? ""
        case .collection: collection?.text ?? ""
        case .folder: folder.map(\.text).joined(separator: "/")
        case .outputEnding: ".html"
        }
    }
}
