import CompositionalLayout

/// A wireframe in text characters. Cells have single lines, headers and footers double lines, groups dots.
public struct TerminalWireframe: Hashable, Sendable {
    public let lines: [String]

    /// Points of layout per character, if the whole page fits.
    private static let pointsInCharacter = 8.0

    /// - Parameters:
    ///   - wireframe: The boxes of the page at one width.
    ///   - columns: The maximum number of characters per line. A character is twice as high as it is wide. Narrow pages
    ///     use fewer.
    ///   - rows: The maximum number of lines. Cells below them are only counted.
    public init(_ wireframe: Wireframe, columns: Int, rows: Int = 60) {
        let columns = max(min(columns, Int((wireframe.width / Self.pointsInCharacter).rounded(.up))), 8)
        let scale = wireframe.width > 0 ? Double(columns) / wireframe.width : 1
        let all = Int((wireframe.height * scale / 2).rounded(.up))
        var canvas = CharacterCanvas(columns: columns, rows: min(max(all, 1), rows))
        for kind in [Wireframe.Box.Kind.group, .item, .boundary, .supplementary] {
            for box in wireframe.boxes where box.kind == kind {
                canvas.draw(box, across: scale, down: scale / 2)
            }
        }
        let shown = wireframe.boxes.count { $0.kind == .item && ($0.frame.y * scale / 2).rounded() < Double(rows) }
        let below = wireframe.boxes.count { $0.kind == .item } - shown + wireframe.cellsBelow
        lines = canvas.lines + (below > 0 ? ["… \(counted(below, "more cell")) below"] : [])
    }
}

/// A page of characters, with the origin in the top left corner.
private struct CharacterCanvas {
    private var cells: [[Character]]

    init(columns: Int, rows: Int) {
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    var lines: [String] {
        cells.map { row in
            var line = String(row)
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Draws a box. Boxes that share an edge are drawn side by side: each uses only the characters before its end.
    mutating func draw(_ box: Wireframe.Box, across: Double, down: Double) {
        let left = Int((box.frame.x * across).rounded())
        let right = max(Int((box.frame.maxX * across).rounded()) - 1, left)
        let top = Int((box.frame.y * down).rounded())
        let bottom = max(Int((box.frame.maxY * down).rounded()) - 1, top)
        let lines = LineStyle(box.kind)
        for x in left...right {
            put(lines.horizontal, x, top)
            put(lines.horizontal, x, bottom)
        }
        for y in top...bottom {
            put(lines.vertical, left, y)
            put(lines.vertical, right, y)
        }
        if box.kind != .group { clear(left + 1, top + 1, right - 1, bottom - 1) }
        if top == bottom {
            put(lines.start, left, top)
            put(lines.end, right, top)
        } else {
            let places = [(left, top), (right, top), (left, bottom), (right, bottom)]
            for (character, place) in zip(lines.corners, places) { put(character, place.0, place.1) }
        }
        write(box.label, from: left, to: right, in: (top + bottom) / 2)
    }

    /// Writes a centred label if it fits between the side lines.
    private mutating func write(_ label: String, from left: Int, to right: Int, in row: Int) {
        let room = right - left - 1
        guard room > 0, !label.isEmpty else { return }
        let text = Array(label.prefix(room))
        let start = left + 1 + (room - text.count) / 2
        for (offset, character) in text.enumerated() { put(character, start + offset, row) }
    }

    private mutating func clear(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        guard left <= right, top <= bottom else { return }
        for y in top...bottom { for x in left...right { put(" ", x, y) } }
    }

    private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
        guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
        cells[y][x] = character
    }
}

private struct LineStyle {
    let horizontal: Character
    let vertical: Character
    /// The corners: top left, top right, bottom left, bottom right.
    let corners: [Character]
    /// The left end of a box that is one line high; `end` is its right end.
    let start: Character
    let end: Character

    init(_ kind: Wireframe.Box.Kind) {
        switch kind {
        case .boundary:
            (horizontal, vertical, corners, start, end) = ("═", "║", ["╔", "╗", "╚", "╝"], "╞", "╡")
        case .group, .section, .decoration:
            (horizontal, vertical, corners, start, end) = ("┄", "┊", ["┌", "┐", "└", "┘"], "┄", "┄")
        case .supplementary:
            (horizontal, vertical, corners, start, end) = ("━", "┃", ["┏", "┓", "┗", "┛"], "╺", "╸")
        case .item:
            (horizontal, vertical, corners, start, end) = ("─", "│", ["┌", "┐", "└", "┘"], "├", "┤")
        }
    }
}
