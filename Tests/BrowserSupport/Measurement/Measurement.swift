/// What a page looked like at one outer width.
public struct Measurement: Sendable {
    /// The width that was set on the outer box; fractional ones happen, as in real windows.
    public var outerWidth: Double
    /// The size of the measured root, read back.
    public var rootWidth: Double
    public var rootHeight: Double
    /// Boxes by the selectors they were asked for with, each list in document order.
    public var boxes: [String: [Box]]

    public init(outerWidth: Double, rootWidth: Double, rootHeight: Double, boxes: [String: [Box]]) {
        self.outerWidth = outerWidth
        self.rootWidth = rootWidth
        self.rootHeight = rootHeight
        self.boxes = boxes
    }

    /// As if the page read the other way.
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
    ///   - selectors: what to measure, below the root.
    ///   - root: the element that all rectangles are relative to; the size container.
    ///   - outer: the element whose width is set.
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
