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

    /// All pixel ratios in both directions.
    static let all = Engine.judging.flatMap { engine in
        engine.pixelRatios.flatMap { ratio in
            PageDirection.allCases.map { Showing(engine: engine, pixelRatio: ratio, direction: $0) }
        }
    }

    /// Both directions at a pixel ratio of 1, and one direction at one other pixel ratio, which changes from page to
    /// page.
    static func some(ofPage number: Int) -> [Showing] {
        Engine.judging.flatMap { engine in
            let others = engine.pixelRatios.filter { $0 != 1 }
            let turn = number / max(others.count, 1) % PageDirection.allCases.count
            return PageDirection.allCases.map { Showing(engine: engine, direction: $0) }
                + (others.isEmpty
                    ? []
                    : [
                        Showing(
                            engine: engine, pixelRatio: others[number % others.count],
                            direction: PageDirection.allCases[turn])
                    ])
        }
    }
}
