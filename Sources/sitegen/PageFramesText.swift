import LayoutInspection

/// The frames of a page at some widths, or the differences between two widths.
struct PageFramesText {
    let text: String

    init(_ frames: PageFrames, _ request: LayoutDisplay) {
        var lines: [String] = []
        for width in request.widths {
            lines += [Self.heading(frames, width)] + FrameText(frames.frames(width), sections: frames.sections).lines
        }
        if let widths = request.difference {
            let (first, second) = (frames.width(widths.0), frames.width(widths.1))
            lines.append("\(frames.page.address.path) from \(first) to \(second) px" + Self.note(frames, first))
            lines += Self.steps(frames, from: min(first, second), to: max(first, second))
            let difference = frames.difference(widths)
            lines += DifferenceText(difference, widths: (first, second), sections: frames.sections).lines
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    static func heading(_ frames: PageFrames, _ width: Int) -> String {
        let shown = frames.width(width)
        let limit = shown == width ? "" : ", the widest that the theme allows"
        return "\(frames.page.address.path) at \(shown) px\(limit)" + note(frames, shown)
    }

    private static func note(_ frames: PageFrames, _ width: Int) -> String {
        frames.isEstimated(width) ? " (heights of text are estimates)" : ""
    }

    /// The changes of columns between two widths: `  5 latest: 1 -> 2 columns at 500 px`.
    private static func steps(_ frames: PageFrames, from lower: Int, to upper: Int) -> [String] {
        frames.page.sections.enumerated().flatMap { number, section in
            let intervals = section.certificate.intervals
            return zip(intervals, intervals.dropFirst()).filter {
                $1.widths.lowerBound > lower && $1.widths.lowerBound <= upper
            }.map { before, after in
                let columns =
                    before.columns == after.columns
                    ? "a different arrangement" : "\(before.columns) -> \(counted(after.columns, "column"))"
                return "  \(number + 1) \(section.id): \(columns) at \(after.widths.lowerBound) px"
            }
        }
    }
}
