/// Rounds edges to whole points with the same rule as the stylesheet: `floor(v + 0.5 + bias)`.
///
/// The bias makes every browser round ties such as W/2 in the same direction, whatever its sub-pixel unit is. Content
/// is never rounded, because the browser measured it.
public struct PixelSnapping: Hashable, Sendable {
    /// Values up to this distance in points below a half round up.
    public static let bias = 0.033056

    public static func snap(_ length: Length, in container: Size<Double>) -> Double {
        let fixed = length.points + length.width * container.width + length.height * container.height
        return (fixed + 0.5 + bias).rounded(.down) + length.content
    }
}
