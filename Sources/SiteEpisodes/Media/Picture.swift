/// A picture with what a page says about it.
package struct Picture: Hashable, Sendable {
    package var location: AssetLocation
    /// Text for those who do not see it; `nil` when the author gave none.
    package var alternative: String?
    /// What must stay visible when the picture is cropped.
    package var focus: FocusPoint
    /// The same picture in other widths, narrowest first: files beside it called `name@480w.jpg` and the like.
    package var candidates: [PictureCandidate] = []
    /// Where it is named; `nil` for what no file names.
    package var place: WrittenPlace?

    package init(location: AssetLocation, alternative: String? = nil, focus: FocusPoint = .center) {
        self.location = location
        self.alternative = alternative
        self.focus = focus
    }
}

/// A file with a picture in one width.
package struct PictureCandidate: Hashable, Sendable {
    package var location: AssetLocation
    /// In device pixels.
    package var width: Int
}

/// A point of a picture, in fractions of its width (from the left) and height (from the top).
package struct FocusPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package static let center = FocusPoint(x: 0.5, y: 0.5)
}
