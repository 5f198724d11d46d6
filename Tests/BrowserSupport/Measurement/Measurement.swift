/// The boxes of a page at one outer width.
public struct Measurement: Sendable {
    /// The width of the outer box in CSS px. It may be fractional, as in real windows.
    public var outerWidth: Double
    /// The measured size of the root in CSS px.
    public var rootWidth: Double
    public var rootHeight: Double
    /// The boxes by selector, in document order.
    public var boxes: [String: [Box]]

    public init(outerWidth: Double, rootWidth: Double, rootHeight: Double, boxes: [String: [Box]]) {
        self.outerWidth = outerWidth
        self.rootWidth = rootWidth
        self.rootHeight = rootHeight
        self.boxes = boxes
    }

    /// The measurement mirrored horizontally.
    public var mirrored: Measurement {
        var mirrored = self
        mirrored.boxes = boxes.mapValues { list in
            list.map { Box(x: rootWidth - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height) }
        }
        return mirrored
    }
}

extension BrowserSession {
    /// Measures the open page at many widths.
    ///
    /// - Parameters:
    ///   - selectors: Selectors of the elements to measure, below the root.
    ///   - root: The size container. All rectangles are relative to it.
    ///   - outer: The element whose width is set.
    public func measure(
        _ selectors: [String], root: String, outer: String = "#outer", widths: [Double]
    ) async throws -> [Measurement] {
        let request = MeasuringScript.Request(outer: outer, root: root, selectors: selectors, widths: widths)
        let answer = try await call(MeasuringScript.function, request, as: MeasuringScript.Answer.self)
        return zip(widths, answer.readings).map { width, numbers in
            var start = 2
            var boxes: [String: [Box]] = [:]
            for (selector, count) in zip(selectors, answer.counts) {
                boxes[selector] = (0..<count).map { index in
                    let place = start + 4 * index
                    return Box(
                        x: numbers[place], y: numbers[place + 1], width: numbers[place + 2], height: numbers[place + 3])
                }
                start += 4 * count
            }
            return Measurement(outerWidth: width, rootWidth: numbers[0], rootHeight: numbers[1], boxes: boxes)
        }
    }
}
