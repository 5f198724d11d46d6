import SiteEpisodes

/// A page as search engines, messengers and networks show it.
public struct PageDescription: Sendable {
    public enum Subject: Sendable {
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
    /// In the page's language.
    public var title: String
    public var summary: String?
    /// BCP 47.
    public var language: String
    /// The page in all of its languages, where it has several.
    public var versions: [Version] = []
    public var image: Picture?
    /// A picture made of the page for networks, which comes before its own.
    public var card: NetworkCard?
    /// The way to the page as the page itself shows it, the home page first; empty where it shows none.
    public var trail: [Step] = []

    public init(_ subject: Subject, address: Address, title: String, summary: String? = nil, language: String) {
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
public struct NetworkCard: Hashable, Sendable {
    public var address: Address
    /// In pixels.
    public var width: Int
    public var height: Int
    /// What is to be read on it.
    public var alternative: String

    public init(address: Address, width: Int, height: Int, alternative: String) {
        self.address = address
        self.width = width
        self.height = height
        self.alternative = alternative
    }
}
