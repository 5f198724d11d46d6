/// A split layout of compositional sections, solved for one container.
public struct SolvedSplitLayout: Sendable {
    /// One side with its sections.
    public struct Stack: Sendable {
        public let side: SplitSide
        /// The distance from the container's left edge, in whole points.
        public let x: Double
        /// The width in whole points.
        public let width: Double
        /// The indices of the page's sections, from the top down.
        public let sections: [Int]
        /// Those sections with indices from 0, solved for the side's width.
        public let layout: SolvedLayout

        var problems: [LayoutProblem] {
            layout.problems.map { LayoutProblem($0.kind, section: number($0.section), group: $0.group) }
        }

        var warnings: [LayoutWarning] {
            layout.warnings.map { LayoutWarning($0.kind, section: number($0.section)) }
        }

        private func number(_ section: Int?) -> Int? {
            section.flatMap { sections.indices.contains($0) ? sections[$0] : nil }
        }
    }

    public let container: Size<Double>
    public let sectionCount: Int
    /// The stacks from left to right, before mirroring. One stack if a side has the whole width.
    public let stacks: [Stack]
    /// Problems with the page's section indices.
    public let problems: [LayoutProblem]
    public let warnings: [LayoutWarning]
}

extension SolvedSplitLayout {
    /// The exact frames in points, by the page's sections. A section that is not shown has an empty frame and no items.
    ///
    /// - Parameter offset: The scroll offset in points, which moves pinned items.
    public func frames(scrolledTo offset: Point<Double>? = nil) -> LayoutFrames {
        frames { $0.frames(scrolledTo: offset) }
    }

    /// The frames with edges rounded to whole points, as a page shows them.
    public func snappedFrames(scrolledTo offset: Point<Double>? = nil) -> LayoutFrames {
        frames { $0.snappedFrames(scrolledTo: offset) }
    }

    private func frames(_ read: (SolvedLayout) -> LayoutFrames) -> LayoutFrames {
        var sections = Array(repeating: LayoutFrames.Section.dropped, count: sectionCount)
        var height = 0.0
        for stack in stacks {
            let frames = read(stack.layout)
            height = max(height, frames.contentSize.height)
            for (number, section) in zip(stack.sections, frames.sections) {
                sections[number] = section.moved(by: Point(x: stack.x, y: 0))
            }
        }
        return LayoutFrames(
            sections: sections, boundaryItems: [], contentSize: Size(width: container.width, height: height))
    }
}

extension LayoutFrames.Section {
    fileprivate static let dropped = LayoutFrames.Section(
        frame: Rect(origin: .zero, size: .zero), body: Rect(origin: .zero, size: .zero), items: [],
        supplementaryItems: [], boundaryItems: [], decorationItems: [], scroll: nil)
}
