/// Where a cell's picture stands in its page, for the browser to load the right file at the right time.
package struct PicturePlace: Hashable, Sendable {
    /// Whether it may be seen without scrolling at some width; others are loaded when they come near.
    package var isEager: Bool
    /// Whether it is in the first row of the page at every width.
    package var isFirst: Bool
    /// How wide it is at every width of the page: the `sizes` attribute. `nil` where that is not known.
    package var sizes: String?
    /// The shape it has at every width; `nil` where it has several, or its content says.
    package var aspect: PictureAspect?

    package init(isEager: Bool = false, isFirst: Bool = false, sizes: String? = nil, aspect: PictureAspect? = nil) {
        self.isEager = isEager
        self.isFirst = isFirst
        self.sizes = sizes
        self.aspect = aspect
    }

    /// At the top of a page.
    package static let top = PicturePlace(isEager: true)
    /// Anywhere below.
    package static let below = PicturePlace()

    /// In the header of a page.
    ///
    /// - Parameter width: no header shows it wider, in CSS px; `nil` for as wide as the window.
    package static func header(upTo width: Int?) -> PicturePlace {
        PicturePlace(isEager: true, sizes: width.map { "(max-width: \($0)px) 100vw, \($0)px" })
    }
}
