/// A picture with its alternative text and focus.
public struct Picture: Hashable, Sendable {
    public var location: AssetLocation
    /// The alternative text, or `nil` if the author gave none.
    public var alternative: String?
    /// The point that stays visible when the picture is cropped.
    public var focus: FocusPoint
    /// The same picture in other widths, narrowest first, from files such as `name@480w.jpg` beside it.
    public var candidates: [PictureCandidate] = []
    /// The place that names the picture, or `nil` if no file does.
    public var place: WrittenPlace?

    public init(location: AssetLocation, alternative: String? = nil, focus: FocusPoint = .center) {
        self.location = location
        self.alternative = alternative
        self.focus = focus
    }
}

/// A file with the picture in one width.
public struct PictureCandidate: Hashable, Sendable {
    public var location: AssetLocation
    /// The width in device pixels.
    public var width: Int
}

/// A point of a picture, as fractions of its width (from the left) and height (from the top).
public struct FocusPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let center = FocusPoint(x: 0.5, y: 0.5)
}
