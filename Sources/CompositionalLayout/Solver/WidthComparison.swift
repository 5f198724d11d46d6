/// Compares lengths in one container, and determines the widths and text sizes for which the results stay the same.
///
/// Two lengths are linear in the width, so a result can change only where they cross. Each comparison narrows the range
/// to that width. The range is closed, and a result may already differ at its exact ends.
struct WidthComparison {
    let units: LengthUnits
    private(set) var validWidths: ClosedRange<Double>
    private(set) var dependsOnHeight = false
    /// True if a result at this width is different for a supported text size.
    var dependsOnText = false
    /// True to compare measured content with rounded lengths, as a page shows them.
    let snaps: Bool

    init(units: LengthUnits, snaps: Bool = false) {
        self.units = units
        self.snaps = snaps
        validWidths = (units.width < 0 ? units.width : 0)...Double.infinity
    }

    func value(_ length: Length) -> Double { length.value(in: units) }

    mutating func isPositive(_ length: Length) -> Bool {
        let isPositive = value(length) > 0
        narrow(length, in: units)
        // Only the browser knows how long content is. Rules are right for any content, so for any text.
        guard length.em != 0, length.content == 0 else { return isPositive }
        for other in units.extremes {
            if (length.value(in: other) > 0) != isPositive { dependsOnText = true }
            narrow(length, in: other)
        }
        return isPositive
    }

    mutating func max(_ left: Length, _ right: Length) -> Length {
        if left == right { return left }
        let isLarger = isPositive(right - left)
        guard snaps, left.content != right.content else { return isLarger ? right : left }
        let values = (left: PixelSnapping.snap(left, in: units), right: PixelSnapping.snap(right, in: units))
        // If the values are equal, content has the same length at every position. A rounded length may be one pixel
        // shorter at a different position.
        if values.left == values.right { return left.content > right.content ? left : right }
        return values.right > values.left ? right : left
    }

    mutating func max(_ lengths: some Sequence<Length>) -> Length? {
        var largest: Length?
        for length in lengths { largest = largest.map { max($0, length) } ?? length }
        return largest
    }

    /// Limits the range to this width, because rounded values are valid only here.
    mutating func pin() {
        validWidths = units.width...units.width
    }

    /// Limits the range to the widths at which a length has these values. The length grows with the width.
    mutating func narrow(_ length: Length, to values: Range<Double>) {
        func width(_ value: Double) -> Double { units.width + (value - self.value(length)) / length.width }
        let (lower, upper) = (width(values.lowerBound), width(values.upperBound))
        validWidths =
            Swift.min(
                units.width, Swift.max(validWidths.lowerBound, lower))...Swift.max(
                units.width, Swift.min(validWidths.upperBound, upper))
    }

    private mutating func narrow(_ length: Length, in units: LengthUnits) {
        if length.height != 0 { dependsOnHeight = true }
        guard length.width != 0 else { return }
        let root = units.width - length.value(in: units) / length.width
        guard root.isFinite else { return }
        if root >= units.width {
            validWidths = validWidths.lowerBound...Swift.max(units.width, Swift.min(validWidths.upperBound, root))
        } else {
            validWidths = Swift.min(units.width, Swift.max(validWidths.lowerBound, root))...validWidths.upperBound
        }
    }
}
