import CompositionalLayout
import GridCSS
import SiteTheming

/// How wide the picture of a card is while the page's layout grows from one width to another: its theme asks for the size of
/// the cell, as the page shows it.
struct CardWidths {
    /// Rules of the section's layout; the last that holds is right.
    private let rules: [CardArtwork]

    /// - Parameter layout: name of the section's; `nil` for one without a name.
    init(_ rules: [CardArtwork], layout: String?, sizesToContent: Bool) {
        self.rules = rules.filter {
            ($0.layout == nil || $0.layout == layout) && ($0.aspectFrom == nil || !sizesToContent)
        }
    }

    /// - Parameters:
    ///   - start: first width of the layout, in whole px.
    ///   - end: first width behind it.
    func ranges(of cell: RoundedCell, from start: Int, to end: Int?) -> [PageRange<RoundedWidth>] {
        let line = cell.line
        var last = max(start, (end ?? SupportedWidths.widest + 1) - 1)
        if !rules.contains(where: { $0.cellsFrom > 0 || $0.aspectFrom != nil }) { last = start }
        var starts: [(width: Int, part: Length)] = []
        for width in start...last {
            let part = part(of: cell, line, atLayoutWidth: width)
            if starts.last?.part != part { starts.append((width, part)) }
        }
        return starts.indices.map { index in
            PageRange(
                lowerBound: starts[index].width, upperBound: index + 1 < starts.count ? starts[index + 1].width : end,
                value: RoundedWidth(starts[index].part, of: cell))
        }
    }

    /// How much of the cell the picture takes.
    ///
    /// - Parameter solved: the cell's size before it is rounded.
    private func part(of cell: RoundedCell, _ solved: Size<Length>, atLayoutWidth width: Int) -> Length {
        let shown = cell.size(atLayoutWidth: width)
        let rule = rules.last { rule in
            guard shown.width >= rule.cellsFrom else { return false }
            guard let aspect = rule.aspectFrom else { return true }
            // Of cells that have one shape at every width, rounding would say now this, now that.
            let excess = solved.width - solved.height * aspect
            return excess.value(width: Double(width), height: cell.windowHeight) >= -1e-6
        }
        return rule?.width ?? Length(width: 1)
    }
}
