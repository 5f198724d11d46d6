import BrowserSupport

/// One way to show a page.
struct Showing: Hashable, Sendable, CustomStringConvertible {
    var engine: Engine
    var pixelRatio = 1.0
    var direction = PageDirection.leftToRight

    var description: String { "\(engine) at \(pixelRatio) \(direction.rawValue)" }

    static let inBothDirections = Engine.judging.flatMap { engine in
        PageDirection.allCases.map { Showing(engine: engine, direction: $0) }
    }

    /// At all pixel ratios, in both directions.
    static let all = Engine.judging.flatMap { engine in
        engine.pixelRatios.flatMap { ratio in
            PageDirection.allCases.map { Showing(engine: engine, pixelRatio: ratio, direction: $0) }
        }
    }

    /// At all pixel ratios; in both directions for whole pixels, in one direction for the others, by turns.
    static func some(ofPage number: UInt64) -> [Showing] {
        let direction = PageDirection.allCases[Int(number % 2)]
        return all.filter { $0.pixelRatio == 1 || $0.direction == direction }
    }
}
