/// A named point of a recording.
package struct Chapter: Hashable, Sendable {
    /// The second in which it begins: pages link to whole ones.
    package var start: PlayTime { PlayTime(seconds: milliseconds / 1000) }
    /// When it begins, for players.
    package var milliseconds: Int
    /// When it ends, in milliseconds too, where that is not when the next one begins.
    package var end: Int?
    /// Empty for one that is in no list.
    package var title: String
    /// Where there is more about it.
    package var link: WebAddress?
    package var image: AssetLocation?
    /// The place that it is about.
    package var location: PodcastLocation?
    /// Whether lists of contents show it. Others only change picture or link while it plays.
    package var isListed: Bool

    package init(
        start: PlayTime, title: String, link: WebAddress? = nil, image: AssetLocation? = nil, isListed: Bool = true
    ) {
        self.init(milliseconds: start.seconds * 1000, title: title, link: link, image: image, isListed: isListed)
    }

    package init(
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
    package var chaptersAddress: Address? {
        self.chapters.isEmpty ? nil : self.address.companion("chapters.json")
    }
}
