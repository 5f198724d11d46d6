/// The place of a cell's picture, so that the browser loads the right file at the right time.
public struct PicturePlace: Hashable, Sendable {
    /// Whether the picture may be visible without scrolling at some width. Other pictures are loaded lazily.
    public var isEager: Bool
    /// Whether the picture is in the first row of the page at every width.
    public var isFirst: Bool
    /// The `sizes` attribute with the picture's width at every page width, or `nil` if unknown.
    public var sizes: String?
    /// The aspect ratio at every width, or `nil` if it varies or depends on the content.
    public var aspect: PictureAspect?

    public init(isEager: Bool = false, isFirst: Bool = false, sizes: String? = nil, aspect: PictureAspect? = nil) {
        self.isEager = isEager
        self.isFirst = isFirst
        self.sizes = sizes
        self.aspect = aspect
    }

    /// A place at the top of a page.
    public static let top = PicturePlace(isEager: true)
    /// A place below the top.
    public static let below = PicturePlace()

    /// A place in the header of a page.
    ///
    /// - Parameter width: the maximum width in points, or `nil` for the window's width.
    public static func header(upTo width: Int?) -> PicturePlace {
        PicturePlace(isEager: true, sizes: width.map { "(max-width: \($0)px) 100vw, \($0)px" })
    }
}
