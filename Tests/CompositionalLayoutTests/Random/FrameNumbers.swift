import CompositionalLayout

extension LayoutFrames {
    /// Every rectangle and length of the frames, in a fixed order.
    var numbers: [Double] {
        sections.flatMap(\.numbers) + boundaryItems.flatMap(\.frame.numbers) + [contentSize.width, contentSize.height]
    }

    /// The largest difference to other frames; infinite if the elements differ.
    func distance(to other: LayoutFrames) -> Double {
        let (own, others) = (numbers, other.numbers)
        guard own.count == others.count else { return .infinity }
        return zip(own, others).map { abs($0 - $1) }.max() ?? 0
    }
}

extension LayoutFrames.Section {
    fileprivate var numbers: [Double] {
        let elements = supplementaryItems + boundaryItems + decorationItems
        let scroll = scroll.map { [$0.contentLength] + $0.viewport.numbers } ?? []
        return frame.numbers + body.numbers + items.flatMap(\.numbers) + elements.flatMap(\.frame.numbers) + scroll
    }
}
