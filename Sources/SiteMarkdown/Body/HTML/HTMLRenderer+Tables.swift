/// The renderer's position in a table.
struct TableState {
    var alignments: [MarkdownNode.Alignment] = []
    var column = 0
    var isInHeader = false
    var cellIsHeading = false
    var bodyIsOpen = false
}

extension HTMLRenderer {
    /// The wrapper makes a wide table scroll by itself, also with the keyboard.
    mutating func openTable(_ node: MarkdownNode) {
        table = TableState(alignments: node.alignments)
        block("<div class=\"table-scroll\" tabindex=\"0\"><table>\n")
    }

    mutating func closeTable() {
        if table.bodyIsOpen { html.append(html: "</tbody>\n") }
        html.append(html: "</table></div>\n")
    }

    mutating func openRow(isHeader: Bool) {
        table.column = 0
        table.isInHeader = isHeader
        if isHeader {
            html.append(html: "<thead>\n")
        } else if !table.bodyIsOpen {
            html.append(html: "<tbody>\n")
            table.bodyIsOpen = true
        }
        html.append(html: "<tr>")
    }

    mutating func closeRow(isHeader: Bool) {
        html.append(html: "</tr>\n")
        if isHeader { html.append(html: "</thead>\n") }
    }

    /// An empty cell, for example the corner above row names, is not a header cell.
    mutating func openCell(_ node: MarkdownNode) {
        let alignment = table.column < table.alignments.count ? table.alignments[table.column] : .none
        table.column += 1
        table.cellIsHeading = table.isInHeader && node.firstChild != nil
        html.append(html: table.cellIsHeading ? "<th" : "<td")
        switch alignment {
        case .none: html.append(html: ">")
        case .left: html.append(html: " class=\"align-left\">")
        case .center: html.append(html: " class=\"align-center\">")
        case .right: html.append(html: " class=\"align-right\">")
        }
    }

    mutating func closeCell() {
        html.append(html: table.cellIsHeading ? "</th>" : "</td>")
    }
}
