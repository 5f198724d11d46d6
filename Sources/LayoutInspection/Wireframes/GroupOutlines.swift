import CompositionalLayout

/// The frames of a layout's groups at one width. A page has no boxes for groups; only wireframes show them.
struct GroupOutlines {
    private let solved: SolvedLayout
    private let frames: LayoutFrames
    private let container: Size<Double>
    private let longest: Double

    /// One group at one of its positions.
    struct Outline {
        var frame: Rect<Double>
        /// The index of its run.
        let run: Int
        /// The index among all repetitions of the section's group.
        let repetition: Int
        /// The index among the parts of its pattern, depth first. ``PatternParts`` uses the same indices.
        let part: Int
    }

    /// - Parameter longest: The length of the page to cover, in points.
    init(_ solved: SolvedLayout, frames: LayoutFrames, width: Double, longest: Double = .infinity) {
        self.solved = solved
        self.frames = frames
        self.longest = longest
        container = Size(width: width, height: solved.container.height)
    }

    private func value(_ length: Length) -> Double { PixelSnapping.snap(length, in: container) }
    private var isMirrored: Bool { solved.layoutDirection == .rightToLeft }

    /// Outer groups, each followed by its nested groups.
    func outlines(ofSection index: Int) -> [Outline] {
        let body = frames.sections[index].body
        let width = frames.contentSize.width
        let corner = Point(x: isMirrored ? width - body.maxX : body.x, y: body.y)
        var outlines: [Outline] = []
        var position: Double?
        var repetitions = 0
        for (number, run) in solved.sections[index].runs.enumerated() {
            let isVertical = run.axis == .vertical
            let start = position ?? value(isVertical ? run.origin.y : run.origin.x)
            let pitch = value(run.pitch)
            let across = value(isVertical ? run.origin.x : run.origin.y)
            for group in 0..<run.groupCount {
                let along = start + pitch * Double(group)
                let limit = isVertical || longest == .infinity ? longest - corner.y : container.width
                guard along < limit else { break }
                let offset = isVertical ? Point(x: across, y: along) : Point(x: along, y: across)
                let cells = min(run.itemCount - group * run.pattern.leafCount, run.pattern.leafCount)
                var outer = rect(run.pattern.area)
                let length = value(run.length(ofCells: cells == run.pattern.leafCount ? 0 : cells))
                if isVertical { outer.height = length } else { outer.width = length }
                var inner: [(frame: Rect<Double>, part: Int)] = [(outer, 0)]
                var part = 1
                collect(run.pattern, cells: cells, part: &part, into: &inner)
                let place = Point(x: offset.x + corner.x, y: offset.y + corner.y)
                outlines += inner.map { frame, part in
                    Outline(
                        frame: frame.moved(by: place), run: number, repetition: repetitions + group, part: part)
                }
            }
            position = start + pitch * Double(run.groupCount)
            repetitions += run.groupCount
        }
        guard isMirrored else { return outlines }
        return outlines.map { outline in
            var outline = outline
            outline.frame.x = width - outline.frame.maxX
            return outline
        }
    }

    /// Collects nested groups that contain at least one of the first cells.
    private func collect(
        _ group: SolvedGroup, cells: Int, part: inout Int, into outlines: inout [(frame: Rect<Double>, part: Int)]
    ) {
        var left = cells
        for child in group.children {
            guard left > 0 else { return }
            let number = part
            part += 1
            if case .group(let inner) = child {
                outlines.append((rect(inner.area), number))
                collect(inner, cells: min(left, inner.leafCount), part: &part, into: &outlines)
            }
            left -= child.leafCount
        }
    }

    /// Rounds the edges, not the size.
    private func rect(_ area: Rect<Length>) -> Rect<Double> {
        let (x, y) = (value(area.x), value(area.y))
        return Rect(x: x, y: y, width: max(0, value(area.maxX) - x), height: max(0, value(area.maxY) - y))
    }
}
