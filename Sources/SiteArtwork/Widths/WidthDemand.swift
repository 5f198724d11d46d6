/// The wanted widths of a picture over all windows and screens, in device pixels, with their frequencies.
package struct WidthDemand: Hashable, Sendable {
    package private(set) var counts: [Int: Int] = [:]

    package init() {}

    /// The device pixel ratios of screens, equally weighted.
    package static let pixelRatios = [1, 2, 3]

    /// Adds a width of the picture in a window, in CSS px.
    package mutating func add(width: Double) {
        guard width.isFinite, width > 0 else { return }
        // Browsers round widths down. A difference below 1/10,000 px is an error of floating point.
        for ratio in Self.pixelRatios {
            counts[max(1, Int((width * Double(ratio) - 0.0001).rounded(.up))), default: 0] += 1
        }
    }

    package mutating func add(_ other: WidthDemand) { counts.merge(other.counts, uniquingKeysWith: +) }
}
