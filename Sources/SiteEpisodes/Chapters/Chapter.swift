/// A named point of a recording.
public struct Chapter: Hashable, Sendable {
    /// The second in which it begins: pages link to whole ones.
    public var start: PlayTime { PlayTime(seconds: milliseconds / 1000) }
    /// When it begins, for players.
    public var milliseconds: Int
    /// When it ends, in milliseconds too, where that is not when the next one begins.
    public var end: Int?
    /// Empty for one that is in no list.
    public var title: String
    /// Where there is more about it.
    public var link: WebAddress?
    public var image: AssetLocation?
    /// The place that it is about.
    public var location: PodcastLocation?
    /// Whether lists of contents show it. Others only change picture or link while it plays.
    public var isListed: Bool

    public init(
        start: PlayTime, title: String, link: WebAddress? = nil, image: AssetLocation? = nil, isListed: Bool = true
    ) {
        self.init(milliseconds: start.seconds * 1000, title: title, link: link, image: image, isListed: isListed)
    }

    public init(
        milliseconds: Int, title: String, link: WebAddress? = nil, image: AssetLocation? = nil, isListed: Bool = true
    ) {
        self.milliseconds = milliseconds
        self.title = title
        self.link = link
        self.image = image
        self.isListed = isListed
    }
}

extension [Chapter] {
    /// In order of time; those of one moment stay in the order in which they were written.
    var sortedByTime: [Chapter] {
        enumerated().sorted { ($0.element.milliseconds, $0.offset) < ($1.element.milliseconds, $1.offset) }.map(
            \.element)
    }
}

extension Episode {
    /// Where the chapters lie as a file in the format of Podcasting 2.0, which the build writes; `nil` without chapters.
    public var chaptersAddress: Address? {
        self.chapters.isEmpty ? nil : self.address.companion("chapters.json")
    }
}
