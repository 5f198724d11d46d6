/// A named point of a recording.
package struct Chapter: Hashable, Sendable {
    /// The start in whole seconds, as page links need it.
    package var start: PlayTime { PlayTime(seconds: milliseconds / 1000) }
    /// The start in milliseconds.
    package var milliseconds: Int
    /// The end in milliseconds, if it is not the start of the next chapter.
    package var end: Int?
    /// The title, empty for a chapter that lists do not show.
    package var title: String
    /// A link to more about the chapter.
    package var link: WebAddress?
    package var image: AssetLocation?
    /// The place that the chapter is about.
    package var location: PodcastLocation?
    /// Whether lists of contents show the chapter. Other chapters only change the picture or link during play.
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
    /// The chapters by time. Those with equal times keep their order.
    var sortedByTime: [Chapter] {
        enumerated().sorted { ($0.element.milliseconds, $0.offset) < ($1.element.milliseconds, $1.offset) }.map(
            \.element)
    }
}

extension Episode {
    /// The address of the chapter file in the Podcasting 2.0 format, or `nil` if there are no chapters.
    package var chaptersAddress: Address? {
        self.chapters.isEmpty ? nil : self.address.companion("chapters.json")
    }
}
