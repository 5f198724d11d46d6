/// Compares the solver's frames with a browser's boxes: the largest difference and its place.
public struct FrameComparison: Sendable {
    /// The largest difference that counts as equal, in CSS px. Browsers place boxes in 1/64 px and report them in
    /// float32.
    public static let tolerance = 1.0 / 32

    /// A box at a wrong position.
    public struct Mismatch: Sendable, CustomStringConvertible {
        public var box: String
        public var outerWidth: Double
        public var rootWidth: Double
        public var expected: Box
        public var measured: Box
        public var error: Double

        public var description: String {
            """
            \(box) at outer width \(outerWidth) (container \(rootWidth)): expected \(expected), measured \(measured), \
            \(pixels(error)) px off
            """
        }
    }

    public private(set) var boxes = 0
    public private(set) var largestError = 0.0
    /// The box with the largest difference, if it exceeds the tolerance.
    public private(set) var worst: Mismatch?
    /// The number of boxes whose difference exceeds the tolerance.
    public private(set) var wrong = 0
    /// Lists of boxes with a wrong length.
    public private(set) var miscounts: [String] = []

    public init() {}

    public var agrees: Bool { wrong == 0 && miscounts.isEmpty && boxes > 0 }

    /// Compares the boxes of one selector, in document order.
    public mutating func compare(_ selector: String, expected: [Box], in measurement: Measurement) {
        let measured = measurement.boxes[selector] ?? []
        if expected.count != measured.count {
            miscounts.append(
                "\(selector) at outer width \(measurement.outerWidth): \(expected.count) expected, \(measured.count) found"
            )
        }
        for (index, pair) in zip(expected, measured).enumerated() {
            compare("\(selector) [\(index)]", expected: pair.0, measured: pair.1, in: measurement)
        }
    }

    /// Compares the size of the root itself.
    public mutating func compareRoot(expectedWidth: Double, expectedHeight: Double, in measurement: Measurement) {
        compare(
            "root", expected: Box(x: 0, y: 0, width: expectedWidth, height: expectedHeight),
            measured: Box(x: 0, y: 0, width: measurement.rootWidth, height: measurement.rootHeight), in: measurement)
    }

    private mutating func compare(_ name: String, expected: Box, measured: Box, in measurement: Measurement) {
        boxes += 1
        let distance = expected.distance(to: measured)
        // A NaN from the solver is completely wrong, but NaN is neither larger nor smaller than any number.
        let error = distance.isNaN ? .infinity : distance
        if error > Self.tolerance { wrong += 1 }
        guard error > largestError else { return }
        largestError = error
        guard error > Self.tolerance else { return }
        worst = Mismatch(
            box: name, outerWidth: measurement.outerWidth, rootWidth: measurement.rootWidth, expected: expected,
            measured: measured, error: error)
    }

    /// Adds the results of another comparison.
    public mutating func merge(_ other: FrameComparison) {
        boxes += other.boxes
        wrong += other.wrong
        miscounts += other.miscounts
        if other.largestError > largestError {
            largestError = other.largestError
            worst = other.worst
        }
    }
}

extension FrameComparison: CustomStringConvertible {
    public var figures: String { "\(boxes) boxes, largest error \(pixels(largestError)) px" }

    /// `1204 boxes, largest error 0.0000 px`, and the failures.
    public var description: String {
        var lines = [figures]
        if boxes == 0 { lines.append("nothing was compared") }
        if let worst { lines.append("\(wrong) boxes are wrong; the worst: \(worst)") }
        lines += miscounts.prefix(5)
        return lines.joined(separator: "\n")
    }
}

/// Four decimals are a quarter of the finest step of any browser.
private func pixels(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let tenThousandths = Int((value * 10_000).rounded())
    let digits = String(tenThousandths % 10_000)
    return "\(tenThousandths / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
}
