import SiteEpisodes

/// The facts about a page that search engines, messengers and networks show.
package struct PageDescription: Sendable {
    package enum Subject: Sendable {
        /// The home page.
        case home
        case episode(Episode)
        /// - Parameters:
        ///   - episodes: The episodes on this page of the list.
        ///   - first: The position of the first of them in the whole list, from 1, or `nil` for a later page of a list that
        ///     starts with its newest episode.
        case listing(Listing, episodes: [Episode], first: Int?)
        /// The page of one picture.
        case picture(Picture)
        case other
    }

    /// A page above this one.
    package struct Step: Hashable, Sendable {
        package var title: String
        package var address: Address

        package init(title: String, address: Address) {
            self.title = title
            self.address = address
        }
    }

    package var subject: Subject
    package var address: Address
    /// The title in the page's language.
    package var title: String
    package var summary: String?
    /// A BCP 47 tag.
    package var language: String
    /// The page in all its languages; empty if it has only one.
    package var versions: [Version] = []
    package var image: Picture?
    /// A picture that the build draws for networks. It takes precedence over the page's own picture.
    package var card: NetworkCard?
    /// The breadcrumbs that the page shows, home page first; empty if it shows none.
    package var trail: [Step] = []

    package init(_ subject: Subject, address: Address, title: String, summary: String? = nil, language: String) {
        self.subject = subject
        self.address = address
        self.title = title
        // A blank summary describes nothing.
        self.summary = summary.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        self.language = language
    }

    var episode: Episode? { if case .episode(let episode) = subject { episode } else { nil } }
}

/// A picture of a page for networks and messengers.
package struct NetworkCard: Hashable, Sendable {
    package var address: Address
    /// Width in pixels.
    package var width: Int
    package var height: Int
    /// The text on the card.
    package var alternative: String

    package init(address: Address, width: Int, height: Int, alternative: String) {
        self.address = address
        self.width = width
        self.height = height
        self.alternative = alternative
    }
}
