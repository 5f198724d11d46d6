import SiteEpisodes

/// The facts about a page that search engines, messengers and networks show.
public struct PageDescription: Sendable {
    public enum Subject: Sendable {
        /// The home page.
        case home
        case episode(Episode)
        /// - Parameters:
        ///   - episodes: The episodes on this page of the list.
        ///   - first: The position of the first of them in the whole list, from 1.
        case listing(Listing, episodes: [Episode], first: Int)
        case other
    }

    /// A page above this one.
    public struct Step: Hashable, Sendable {
        public var title: String
        public var address: Address

        public init(title: String, address: Address) {
            self.title = title
            self.address = address
        }
    }

    public var subject: Subject
    public var address: Address
    /// The title in the page's language.
    public var title: String
    public var summary: String?
    /// A BCP 47 tag.
    public var language: String
    /// The page in all its languages; empty if it has only one.
    public var versions: [Version] = []
    public var image: Picture?
    /// A picture that the build draws for networks. It takes precedence over the page's own picture.
    public var card: NetworkCard?
    /// The breadcrumbs that the page shows, home page first; empty if it shows none.
    public var trail: [Step] = []

    public init(_ subject: Subject, address: Address, title: String, summary: String? = nil, language: String) {
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
public struct NetworkCard: Hashable, Sendable {
    public var address: Address
    /// Width in pixels.
    public var width: Int
    public var height: Int
    /// The text on the card.
    public var alternative: String

    public init(address: Address, width: Int, height: Int, alternative: String) {
        self.address = address
        self.width = width
        self.height = height
        self.alternative = alternative
    }
}
