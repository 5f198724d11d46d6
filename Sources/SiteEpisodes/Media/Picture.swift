/// A picture with what a page says about it.
public struct Picture: Hashable, Sendable {
    public var location: AssetLocation
    /// Text for those who do not see it; `nil` when the author gave none.
    public var alternative: String?
    /// What must stay visible when the picture is cropped.
    public var focus: FocusPoint
    /// The same picture in other widths, narrowest first: files beside it called `name@480w.jpg` and the like.
    public var candidates: [PictureCandidate] = []
    /// Where it is named; `nil` for what no file names.
    public var place: WrittenPlace?

    public init(location: AssetLocation, alternative: String? = nil, focus: FocusPoint = .center) {
        self.location = location
        self.alternative = alternative
        self.focus = focus
    }
}

/// A file with a picture in one width.
public struct PictureCandidate: Hashable, Sendable {
    public var location: AssetLocation
    /// In device pixels.
    public var width: Int
}

/// A point of a picture, in fractions of its width (from the left) and height (from the top).
public struct FocusPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let center = FocusPoint(x: 0.5, y: 0.5)
}
