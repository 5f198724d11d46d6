import CompositionalLayout

/// The parts of a page's layout and their boxes at one width.
public struct InspectedLayout: Sendable {
    public struct Section: Sendable {
        /// The section's index in the page.
        public let number: Int
        /// The size of the section's container in points. The container is the page's layout, or one side of it.
        public let container: Size<Double>
        public let parts: SectionParts
        /// Boxes with edges on whole points, in the page's coordinates.
        public let boxes: [InspectedBox]
        /// The viewport and the length of the content, for a section with its own scrolling.
        public let scroll: OrthogonalScroll?
    }

    /// One side of a split page.
    public struct Side: Sendable {
        public let side: SplitSide
        /// The distance from the left edge of the page's layout, in points.
        public let x: Double
        public let width: Double
        public let sum: ExtentSum
    }

    public let container: Size<Double>
    public let contentSize: Size<Double>
    /// The visible sections in page order.
    public let sections: [Section]
    public let sides: [Side]
    /// The boundary items of the page.
    public let boundary: [(part: LayoutPart, box: InspectedBox)]

    /// Inspects a page with one column.
    public init(_ solved: SolvedLayout) {
        let (snapped, exact) = (solved.snappedFrames(), solved.frames())
        container = solved.container
        contentSize = snapped.contentSize
        sections = solved.sections.indices.compactMap { number in
            Section(number, at: number, of: solved, (snapped, exact), x: 0, named: nil)
        }
        sides = []
        let sums = BoundarySums(
            base: BoxSums(
                ExtentSum("container", given: Length(width: 1)),
                ExtentSum("height of the window", given: Length(height: 1))),
            axis: solved.configuration.scrollDirection,
            sizing: Sizing(scale: solved.configuration.scale, units: LengthUnits(solved.container, em: solved.em)))
        boundary = solved.boundaryItems.enumerated().map { index, item in
            (
                LayoutPart(item, width: sums.width(of: item), parent: nil),
                InspectedBox(
                    kind: .boundary, name: item.description.elementKind, part: index, parent: nil,
                    frame: snapped.boundaryItems[index].frame, exact: exact.boundaryItems[index].frame)
            )
        }
    }

    /// Inspects a page with two stacks of sections.
    ///
    /// - Parameters:
    ///   - split: The solved page.
    ///   - arrangement: The arrangement of the two sides at this width.
    public init(_ split: SolvedSplitLayout, _ arrangement: SplitArrangement) {
        container = split.container
        contentSize = split.snappedFrames().contentSize
        sections = split.stacks.flatMap { stack in
            let frames = (stack.layout.snappedFrames(), stack.layout.frames())
            return stack.sections.enumerated().compactMap { index, number in
                Section(number, at: index, of: stack.layout, frames, x: stack.x, named: "\(stack.side.rawValue) side")
            }
        }.sorted { $0.number < $1.number }
        sides = split.stacks.map { stack in
            Side(side: stack.side, x: stack.x, width: stack.width, sum: ExtentSum(stack, arrangement))
        }
        boundary = []
    }
}

extension InspectedLayout.Section {
    /// Returns `nil` for a section without a layout.
    ///
    /// - Parameters:
    ///   - number: The section's index in the page.
    ///   - index: The section's index in `solved`.
    ///   - frames: The frames of `solved`, with rounded edges and exact.
    ///   - x: The distance from the page's left edge to the left edge of `solved`, in points.
    ///   - name: The container's name, if the container is not the page.
    fileprivate init?(
        _ number: Int, at index: Int, of solved: SolvedLayout, _ frames: (snapped: LayoutFrames, exact: LayoutFrames),
        x: Double, named name: String?
    ) {
        guard solved.sections[index].description != nil else { return nil }
        self.number = number
        container = solved.container
        let parts = SectionParts(index, of: solved, container: name.map { ExtentSum($0, given: Length(width: 1)) })
        self.parts = parts
        let boxes = SectionBoxes(index, of: solved, parts, frames)
        self.boxes = boxes.boxes.map { $0.moved(by: x) }
        scroll = boxes.scroll
    }
}

extension ExtentSum {
    /// Rounds the side to whole points, so that its sections get the same layout as in a page of that width.
    fileprivate init(_ stack: SolvedSplitLayout.Stack, _ arrangement: SplitArrangement) {
        let whole = ExtentSum("container", given: Length(width: 1))
        let name = "\(stack.side.rawValue) side"
        guard arrangement.onlySide == nil, let left = arrangement.edges(of: .left) else {
            self = whole
            return
        }
        let gap = Length(points: arrangement.splitSpacing)
        let sum =
            stack.side == .left
            ? whole.share(
                min(max(arrangement.leftSideRatio, 0), 1), gaps: Gaps(count: 1, spacing: arrangement.splitSpacing), name
            )
            : whole.adding(name, .less(whole.result, start: left.end, end: gap), whole.result - (left.end + gap))
        self = sum.adding("between edges on whole pixels", .given, Length(points: stack.width))
    }
}
