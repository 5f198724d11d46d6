import SiteEpisodes

/// The page of a picture that stands in a series, such as an album.
package struct PicturePage: Sendable {
    /// A picture of the series.
    package struct Frame: Sendable {
        package var picture: Picture
        /// The picture's own page.
        package var address: Address
        package var viewing: PictureViewing

        package init(picture: Picture, address: Address, viewing: PictureViewing = PictureViewing()) {
            self.picture = picture
            self.address = address
            self.viewing = viewing
        }
    }

    /// The number of pictures on a page: its own, and those to which visitors can scroll.
    package static let frameCount = 6

    /// The title of the series.
    package var series: String
    package var language: String?
    package var address: Address
    /// The page that shows the picture among others.
    package var album: Address
    /// The page's own picture, then those that follow it.
    package var frames: [Frame]
    /// The index of the page's own picture in the series, and the number of all pictures.
    package var index = 0
    package var count = 1
    /// The page before this one, and the page after the last of the frames.
    package var previous: Address?
    package var next: Address?
    package var head = PageHead()

    package init(series: String, language: String? = nil, address: Address, album: Address, frames: [Frame]) {
        self.series = series
        self.language = language
        self.address = address
        self.album = album
        self.frames = frames
    }
}

extension ThemeRenderer {
    package func page(_ page: PicturePage) -> HTML {
        let contexts = contexts(page.language)
        let heading =
            page.frames.first.map { contexts.heading(of: $0.picture, page.index, of: page.count) } ?? page.series
        let outline = PageOutline(
            kind: "picture", address: page.address, title: "\(shortened(heading, to: 120)) · \(page.series)",
            heading: heading)
        return render(
            .picture,
            contexts.page(
                outline, head: page.head, chrome: chrome(page.address, page.language), slots: contexts.slots(page)))
    }
}
