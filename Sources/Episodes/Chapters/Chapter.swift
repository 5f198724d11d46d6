/// A named point of a recording.
public struct Chapter: Hashable, Sendable {
    public var start: PlayTime
    public var title: String
    /// Where there is more about it.
    public var link: WebAddress?
    public var image: AssetLocation?
    /// Whether lists of contents show it. Others only change picture or link while it plays.
    public var isListed: Bool

    public init(
        start: PlayTime, title: String, link: WebAddress? = nil, image: AssetLocation? = nil, isListed: Bool = true
    ) {
        self.start = start
        self.title = title
        self.link = link
        self.image = image
        self.isListed = isListed
    }
}

extension [Chapter] {
    /// In order of time; those of one moment stay in the order in which they were written.
    var sortedByTime: [Chapter] {
        enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    }
}

extension Episode {
    /// Where the chapters lie as a file in the format of Podcasting 2.0, which the build writes; `nil` without chapters.
    public var chaptersAddress: Address? {
        self.chapters.isEmpty ? nil : self.address.companion("chapters.json")
    }
}
