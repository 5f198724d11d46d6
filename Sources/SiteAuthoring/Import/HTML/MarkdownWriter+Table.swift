import SiteDiagnostics

extension MarkdownWriter {
    /// A table as GitHub's Markdown has them: a row of headings first, a line of text in each cell. `nil` for any other.
    mutating func table(_ element: HTMLElement) -> String? {
        let rows = element.rows
        guard let head = rows.first, !head.isEmpty, head.allSatisfy({ $0.name == "th" }),
            head.count * rows.count <= Limits.tableCells,
            rows.allSatisfy({ $0.count <= head.count && $0.allSatisfy(\.isPlainCell) })
        else { return nil }
        var lines = rows.map { cells in
            "| " + cells.map { cell($0) }.joined(separator: " | ") + " |"
        }
        lines.insert("| " + head.map(\.alignmentMark).joined(separator: " | ") + " |", at: 1)
        return lines.joined(separator: "\n")
    }

    private mutating func cell(_ element: HTMLElement) -> String {
        isInCell = true
        defer { isInCell = false }
        var result = ""
        var previous: Character?
        for character in inline(element.children).onOneLine {
            // Addresses may have bars that nothing stands before.
            result += character == "|" && previous != "\\" ? "\\|" : String(character)
            previous = character
        }
        return result
    }
}

extension HTMLElement {
    /// The cells of a table, row by row. Nothing but rows and their groups, else none at all.
    fileprivate var rows: [[HTMLElement]] {
        var rows: [[HTMLElement]] = []
        for case .element(let child) in children {
            switch child.name {
            case "tr": rows.append(child.children.compactMap { if case .element(let cell) = $0 { cell } else { nil } })
            case "thead", "tbody", "tfoot": rows += child.rows
            case "colgroup", "col": continue
            default: return []
            }
        }
        return rows
    }

    /// One cell of the grid, with text in it alone.
    fileprivate var isPlainCell: Bool {
        (name == "th" || name == "td") && ["colspan", "rowspan"].allSatisfy { attributes[$0] ?? "1" == "1" }
            && !children.contains(where: \.holdsBlocks)
    }

    fileprivate var alignmentMark: String {
        let style = (attributes["style"] ?? "").filter { $0 != " " }.lowercased()
        let side = attributes["align"]?.lowercased()
        if side == "right" || style.contains("text-align:right") { return "--:" }
        if side == "center" || style.contains("text-align:center") { return ":-:" }
        return "---"
    }
}

extension HTMLNode {
    /// Whether it is a block or has one in it.
    var holdsBlocks: Bool {
        guard case .element(let element) = self else { return false }
        return HTMLElement.blocks.contains(element.name) || element.children.contains(where: \.holdsBlocks)
    }
}
