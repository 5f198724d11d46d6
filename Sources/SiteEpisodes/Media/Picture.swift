/// A picture with its alternative text and focus.
package struct Picture: Hashable, Sendable {
    package var location: AssetLocation
    /// The alternative text, or `nil` if the author gave none.
    package var alternative: String?
    /// The text below the picture on its own page, or `nil` for the alternative text.
    package var caption: String?
    /// The local date and time of the photograph, such as `2024-05-12T18:03:22`.
    package var taken: String?
    /// The photographer, the camera and its settings, such as `35 mm` and `ƒ/2.8`.
    package var details: [String] = []
    /// The point that stays visible when the picture is cropped.
    package var focus: FocusPoint
    /// The same picture in other widths, narrowest first, from files such as `name@480w.jpg` beside it.
    package var candidates: [PictureCandidate] = []
    /// The place that names the picture, or `nil` if no file does.
    package var place: WrittenPlace?

    package init(location: AssetLocation, alternative: String? = nil, focus: FocusPoint = .center) {
        self.location = location
        self.alternative = alternative
        self.focus = focus
    }
}

/// A file with the picture in one width.
package struct PictureCandidate: Hashable, Sendable {
    package var location: AssetLocation
    /// The width in device pixels.
    package var width: Int
}

/// A point of a picture, as fractions of its width (from the left) and height (from the top).
package struct FocusPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package static let center = FocusPoint(x: 0.5, y: 0.5)
}
