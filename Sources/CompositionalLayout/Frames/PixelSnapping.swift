/// Rounds edges to whole points, with the rule that the stylesheet uses too: `floor(v + 0.5 + bias)`.
///
/// The bias keeps ties such as W/2 on one side in every browser, whatever its sub-pixel unit is. Content is never
/// rounded: the browser measured it.
public struct PixelSnapping: Hashable, Sendable {
    /// Half-way values and everything up to this far below them round up (points).
    public static let bias = 0.033056

    public static func snap(_ length: Length, in container: Size<Double>) -> Double {
        let fixed = length.points + length.width * container.width + length.height * container.height
        return (fixed + 0.5 + bias).rounded(.down) + length.content
    }
}
