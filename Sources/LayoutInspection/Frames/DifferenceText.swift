import CompositionalLayout

/// A difference between frames as lines of text: old frame, new frame and distance.
public struct DifferenceText {
    /// The maximum number of rows per section.
    private static let mostRows = 24

    public let lines: [String]

    /// - Parameters:
    ///   - difference: The frames that differ between the two widths.
    ///   - widths: The two compared widths, in points.
    ///   - sections: The names of the layout's sections.
    public init(_ difference: FrameDifference, widths: (Int, Int), sections: [String]) {
        var lines: [String] = []
        let bySection = Dictionary(grouping: difference.changes, by: \.section)
        for (number, changes) in bySection.sorted(by: { $0.key < $1.key }) {
            let name = sections.indices.contains(number) ? " " + sections[number] : ""
            let (moved, resized) = (changes.count(where: \.isMoved), changes.count(where: \.isResized))
            lines.append("\(number + 1)\(name): \(moved) moved, \(resized) resized")
            var table = TextTable([.leading, .leading, .leading, .leading, .leading])
            table.add(["", "at \(widths.0) px", "at \(widths.1) px", "moved by", "resized by"])
            for change in changes.prefix(Self.mostRows) {
                table.add([
                    change.name, Self.text(change.before), Self.text(change.after), Self.move(change),
                    Self.growth(change),
                ])
            }
            lines += table.lines.map { "  " + $0 }
            if changes.count > Self.mostRows { lines.append("  … and \(changes.count - Self.mostRows) more") }
        }
        lines.append(
            "\(counted(difference.changes.count, "box")) differ\(difference.changes.count == 1 ? "s" : ""), "
                + "\(difference.unchanged) stay")
        self.lines = lines
    }

    private static func text(_ frame: Rect<Double>?) -> String {
        guard let frame else { return "not there" }
        return "\(frame.x.shown), \(frame.y.shown)  \(frame.width.shown) × \(frame.height.shown)"
    }

    private static func move(_ change: FrameDifference.Change) -> String {
        guard let before = change.before, let after = change.after, change.isMoved else { return "" }
        return "\((after.x - before.x).signed), \((after.y - before.y).signed)"
    }

    private static func growth(_ change: FrameDifference.Change) -> String {
        guard let before = change.before, let after = change.after, change.isResized else { return "" }
        return "\((after.width - before.width).signed) × \((after.height - before.height).signed)"
    }
}

extension Double {
    fileprivate var signed: String { self > 0 ? "+" + shown : shown }
}
