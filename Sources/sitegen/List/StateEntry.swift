import SiteEpisodes

/// An episode or a page in the output of `sitegen list`.
struct StateEntry: Encodable {
    enum Kind: String, Encodable { case episode, page }

    let kind: Kind
    let title: String
    let number: String?
    /// The publication or expiry date in RFC 3339, or the date of a draft. It is left out if there is none.
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

    /// Fails for a generated home page.
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

    /// The order: future entries soonest first, others newest first. Entries without a date come last, by file.
    static func precedes(_ left: StateEntry, _ right: StateEntry) -> Bool {
        switch (left.date?.instant, right.date?.instant) {
        case (let first?, let second?) where first != second: left.isIn == .future ? first < second : first > second
        case (.some, nil): true
        case (nil, .some): false
        default: left.file.precedesInBytes(right.file)
        }
    }
}
