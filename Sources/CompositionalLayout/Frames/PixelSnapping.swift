/// Rounds edges to whole points with the same rule as the stylesheet: `floor(v + 0.5 + bias)`.
///
/// The bias makes every browser round ties such as W/2 in the same direction, whatever its sub-pixel unit is. Content
/// is never rounded, because the browser measured it.
public struct PixelSnapping: Hashable, Sendable {
    /// Values up to this distance in points below a half round up.
    public static let bias = 0.033056

    public static func snap(_ length: Length, in units: LengthUnits) -> Double {
        var fixed = length
        fixed.content = 0
        return (fixed.value(in: units) + 0.5 + bias).rounded(.down) + length.content
    }

    /// The rounded edge at the standard text size.
    public static func snap(_ length: Length, in container: Size<Double>) -> Double {
        snap(length, in: LengthUnits(container))
    }
}
