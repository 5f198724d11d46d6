import SiteEpisodes

/// An episode or a page in a list of states.
struct StateEntry: Encodable {
    enum Kind: String, Encodable { case episode, page }

    let kind: Kind
    let title: String
    let number: String?
    /// RFC 3339: when it goes or went live, or expired; of a draft its date. Left out where there is none.
    let when: String?
    let address: String
    let file: String
    let isIn: ListedState
    let date: ZonedDate?

    private enum CodingKeys: String, CodingKey { case kind, title, number, when, address, file }

    init(_ episode: Episode) {
        kind = .episode
        title = episode.title
        number = episode.number?.text
        address = episode.address.path
        file = episode.body.source.path
        isIn = ListedState(episode.publication.state)
        date = Self.date(of: episode.publication, otherwise: episode.date)
        when = date?.rfc3339
    }

    /// `nil` for a home page that nobody wrote.
    init?(_ page: Page) {
        guard let body = page.body else { return nil }
        kind = .page
        title = page.title
        number = nil
        address = page.address.path
        file = body.source.path
        isIn = ListedState(page.publication.state)
        date = Self.date(of: page.publication, otherwise: page.date)
        when = date?.rfc3339
    }

    private static func date(of publication: PublicationDecision, otherwise date: ZonedDate?) -> ZonedDate? {
        switch publication.state {
        case .published, .draft: date
        case .future(let start): start
        case .expired(let end): end
        }
    }

    /// What is to come: soonest first. The rest newest first. Without a date: last, by file.
    static func precedes(_ left: StateEntry, _ right: StateEntry) -> Bool {
        switch (left.date?.instant, right.date?.instant) {
        case (let first?, let second?) where first != second: left.isIn == .future ? first < second : first > second
        case (.some, nil): true
        case (nil, .some): false
        default: left.file.precedesInBytes(right.file)
        }
    }
}
