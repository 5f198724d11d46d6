import CompositionalLayout

/// Frames at one width as a text table.
public struct FrameText {
    public let lines: [String]

    /// - Parameters:
    ///   - frames: The frames of the layout at one width.
    ///   - sections: The names of the layout's sections.
    public init(_ frames: LayoutFrames, sections: [String]) {
        var table = TextTable([.leading, .trailing, .trailing, .trailing, .trailing])
        table.add(["", "x", "y", "width", "height"])
        for (number, section) in frames.sections.enumerated() {
            let name = sections.indices.contains(number) ? sections[number] : ""
            table.add(Self.row("\(number + 1) \(name)", section.frame))
            if let scroll = section.scroll {
                let name = "    scrolls over \(scroll.contentLength.shown) px"
                table.add(Self.row(name, scroll.viewport))
            }
            for box in NamedFrames(section).boxes { table.add(Self.row("    " + box.name, box.frame)) }
        }
        for item in frames.boundaryItems { table.add(Self.row(item.elementKind, item.frame)) }
        lines = table.lines
    }

    private static func row(_ name: String, _ frame: Rect<Double>) -> [String] {
        [name, frame.x.shown, frame.y.shown, frame.width.shown, frame.height.shown]
    }
}
