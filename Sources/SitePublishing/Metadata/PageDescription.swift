import SiteEpisodes

/// A page as search engines, messengers and networks show it.
package struct PageDescription: Sendable {
    package enum Subject: Sendable {
        /// The first page of the site.
        case home
        case episode(Episode)
        /// - Parameters:
        ///   - episodes: those that this page of the list shows.
        ///   - first: the place of the first of them in the whole list, from 1.
        case listing(Listing, episodes: [Episode], first: Int)
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
    /// In the page's language.
    package var title: String
    package var summary: String?
    /// BCP 47.
    package var language: String
    /// The page in all of its languages, where it has several.
    package var versions: [Version] = []
    package var image: Picture?
    /// A picture made of the page for networks, which comes before its own.
    package var card: NetworkCard?
    /// The way to the page as the page itself shows it, the home page first; empty where it shows none.
    package var trail: [Step] = []

    package init(_ subject: Subject, address: Address, title: String, summary: String? = nil, language: String) {
        self.subject = subject
        self.address = address
        self.title = title
        // A text without a word describes nothing.
        self.summary = summary.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        self.language = language
    }

    var episode: Episode? { if case .episode(let episode) = subject { episode } else { nil } }
}

/// A picture of a page for networks and messengers.
package struct NetworkCard: Hashable, Sendable {
    package var address: Address
    /// In pixels.
    package var width: Int
    package var height: Int
    /// What is to be read on it.
    package var alternative: String

    package init(address: Address, width: Int, height: Int, alternative: String) {
        self.address = address
        self.width = width
        self.height = height
        self.alternative = alternative
    }
}
