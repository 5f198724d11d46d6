/// A split layout of compositional sections, solved in one container.
public struct SolvedSplitLayout: Sendable {
    /// One side with the sections on it.
    public struct Stack: Sendable {
        public let side: SplitSide
        /// From the left edge of the container, in whole points.
        public let x: Double
        /// Whole points.
        public let width: Double
        /// Numbers of the page's sections, from the top down.
        public let sections: [Int]
        /// Those sections, numbered from 0 and solved in the width of the side.
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
    /// From left to right in pages that are not mirrored. A single one where a side has all of the width.
    public let stacks: [Stack]
    /// Sections are numbered as in the page.
    public let problems: [LayoutProblem]
    public let warnings: [LayoutWarning]
}

extension SolvedSplitLayout {
    /// Frames as solved, by the page's sections. A section that was dropped has no extent and no items.
    ///
    /// - Parameter offset: how far the content was scrolled down, which moves pinned items.
    public func frames(scrolledTo offset: Point<Double>? = nil) -> LayoutFrames {
        frames { $0.frames(scrolledTo: offset) }
    }

    /// Frames with edges on whole points: what a page made from this layout shows.
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
