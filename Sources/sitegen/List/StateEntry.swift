import Episodes

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
        self.init(
            .episode, episode.title, number: episode.number?.text, episode.publication, date: episode.date,
            episode.address, file: episode.body.source.path)
    }

    /// `nil` for a home page that nobody wrote.
    init?(_ page: Page) {
        guard let body = page.body else { return nil }
        self.init(
            .page, page.title, number: nil, page.publication, date: page.date, page.address, file: body.source.path)
    }

    private init(
        _ kind: Kind, _ title: String, number: String?, _ publication: PublicationDecision, date: ZonedDate?,
        _ address: Address, file: String
    ) {
        self.kind = kind
        self.title = title
        self.number = number
        self.address = address.path
        self.file = file
        isIn = ListedState(publication.state)
        self.date =
            switch publication.state {
            case .published, .draft: date
            case .future(let start): start
            case .expired(let end): end
            }
        when = self.date?.rfc3339
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
