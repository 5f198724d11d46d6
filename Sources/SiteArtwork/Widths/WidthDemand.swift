/// How wide a picture is wanted, over all windows and screens that show it: widths in device pixels, and how often each.
package struct WidthDemand: Hashable, Sendable {
    package private(set) var counts: [Int: Int] = [:]

    package init() {}

    /// Pixels per CSS px of screens, each as common as the others.
    package static let pixelRatios = [1, 2, 3]

    /// A width that the picture has in some window, in CSS px.
    package mutating func add(width: Double) {
        guard width.isFinite, width > 0 else { return }
        // Browsers are told widths rounded down: what is a ten-thousandth of a pixel more is a sum of binary fractions.
        for ratio in Self.pixelRatios {
            counts[max(1, Int((width * Double(ratio) - 0.0001).rounded(.up))), default: 0] += 1
        }
    }

    package mutating func add(_ other: WidthDemand) { counts.merge(other.counts, uniquingKeysWith: +) }
}
