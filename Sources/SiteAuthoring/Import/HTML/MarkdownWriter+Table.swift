import SiteDiagnostics

extension MarkdownWriter {
    /// A table as GitHub's Markdown has them: a row of headings first, a line of text in each cell. `nil` for any other.
    mutating func table(_ element: HTMLElement) -> String? {
        guard let rows = element.rows, let head = rows.first, !head.isEmpty, head.allSatisfy({ $0.name == "th" }),
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
    /// The cells of a table, row by row; `nil` if anything stands between them.
    fileprivate var rows: [[HTMLElement]]? {
        guard let parts = elements else { return nil }
        var rows: [[HTMLElement]] = []
        for part in parts {
            switch part.name {
            case "tr":
                guard let cells = part.elements else { return nil }
                rows.append(cells)
            case "thead", "tbody", "tfoot":
                guard let inner = part.rows else { return nil }
                rows += inner
            case "colgroup", "col": continue
            default: return nil
            }
        }
        return rows
    }

    /// The elements in it; `nil` if there are words between them.
    private var elements: [HTMLElement]? {
        var elements: [HTMLElement] = []
        for node in children {
            switch node {
            case .element(let element): elements.append(element)
            case .text(let text): guard text.allSatisfy(\.isWhitespace) else { return nil }
            }
        }
        return elements
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
