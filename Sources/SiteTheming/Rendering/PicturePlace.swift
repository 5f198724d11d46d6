/// The place of a cell's picture, so that the browser loads the right file at the right time.
package struct PicturePlace: Hashable, Sendable {
    /// Whether the picture may be visible without scrolling at some width. Other pictures are loaded lazily.
    package var isEager: Bool
    /// Whether the picture is in the first row of the page at every width.
    package var isFirst: Bool
    /// The `sizes` attribute with the picture's width at every page width, or `nil` if unknown.
    package var sizes: String?
    /// The aspect ratio at every width, or `nil` if it varies or depends on the content.
    package var aspect: PictureAspect?

    package init(isEager: Bool = false, isFirst: Bool = false, sizes: String? = nil, aspect: PictureAspect? = nil) {
        self.isEager = isEager
        self.isFirst = isFirst
        self.sizes = sizes
        self.aspect = aspect
    }

    /// A place at the top of a page.
    package static let top = PicturePlace(isEager: true)
    /// A place below the top.
    package static let below = PicturePlace()

    /// A place in the header of a page.
    ///
    /// - Parameter width: the maximum width in points, or `nil` for the window's width.
    package static func header(upTo width: Int?) -> PicturePlace {
        PicturePlace(isEager: true, sizes: width.map { "(max-width: \($0)px) 100vw, \($0)px" })
    }
}
