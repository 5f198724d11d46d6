import GridCSS
import SiteTheming

/// The width of a picture's place: as `sizes` for browsers and as numbers for making its files.
struct SurveyedPlace: Sendable {
    let place: PicturePlace
    /// The `sizes` attribute, or `nil` if the width is unknown.
    let sizes: SizesList?
    /// Whether `sizes` is within half a pixel of the browser's layout.
    let isExact: Bool
}
