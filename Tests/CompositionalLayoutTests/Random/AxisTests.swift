import CompositionalLayout
import SeededRandom
import Testing

/// Both scroll axes behave alike: exchanging width and height in the description exchanges them in the frames and
/// changes nothing else.
@Suite struct AxisTests {
    @Test(arguments: 0..<300) func sidewaysIsDownTransposed(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let layout = CollectionLayout.random(&random)
        var environment = LayoutEnvironment.random(width: 700, height: 900, &random)
        environment.traits.layoutDirection = .leftToRight
        let offset = Point(x: 150.0, y: 150)
        let down = layout.solve(in: environment, itemCounts: [17, 5])
        let sideways = layout.transposed.solve(in: environment.transposed, itemCounts: [17, 5])
        #expect(down.problems.map(\.name) == sideways.problems.map(\.name))
        let error = down.frames(scrolledTo: offset).transposed.distance(to: sideways.frames(scrolledTo: offset))
        #expect(error < 1e-9, "seed \(seed) is \(error) px off")
    }

    @Test(arguments: 0..<100) func rightToLeftIsMirrored(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let layout = CollectionLayout.random(&random)
        var environment = LayoutEnvironment(width: 700, height: 900)
        let plain = layout.solve(in: environment, itemCounts: [17, 5]).frames()
        environment.traits.layoutDirection = .rightToLeft
        let mirrored = layout.solve(in: environment, itemCounts: [17, 5]).frames()
        #expect(plain.contentSize == mirrored.contentSize)
        for (one, other) in zip(plain.sections, mirrored.sections) {
            let pairs =
                zip(one.items, other.items).map { ($0, $1) }
                + zip(one.elements, other.elements).map { ($0.frame, $1.frame) }
            for (left, right) in pairs {
                #expect(abs(left.x + right.maxX - plain.contentSize.width) < 1e-6)
                #expect(left.y == right.y && left.size == right.size)
            }
        }
    }
}

extension LayoutFrames.Section {
    fileprivate var elements: [LayoutFrames.Element] { supplementaryItems + boundaryItems + decorationItems }
}

extension LayoutFrames {
    /// The frames with exchanged axes.
    fileprivate var transposed: TransposedFrames { TransposedFrames(frames: self) }
}

private struct TransposedFrames {
    let frames: LayoutFrames

    func distance(to other: LayoutFrames) -> Double {
        let own = rects(of: frames).map(\.transposed)
        let others = rects(of: other)
        guard own.count == others.count else { return .infinity }
        return zip(own, others).flatMap { zip($0.numbers, $1.numbers).map { abs($0 - $1) } }.max() ?? 0
    }

    private func rects(of frames: LayoutFrames) -> [Rect<Double>] {
        frames.sections.flatMap { section in
            [section.frame, section.body] + section.items + section.elements.map(\.frame)
                + [section.scroll?.viewport].compactMap(\.self)
        } + frames.boundaryItems.map(\.frame) + [Rect(origin: .zero, size: frames.contentSize)]
    }
}
