import CompositionalLayout
import GridCSS
import SiteTheming

/// The width of a card's picture over a range of page widths. The theme defines it as a part of the cell's size.
struct CardWidths {
    /// The theme's rules for the section's layout. The last matching rule applies.
    private let rules: [CardArtwork]

    /// - Parameter layout: the name of the section's layout, or `nil` if it has none.
    init(_ rules: [CardArtwork], layout: String?, sizesToContent: Bool) {
        self.rules = rules.filter {
            ($0.layout == nil || $0.layout == layout) && ($0.aspectFrom == nil || !sizesToContent)
        }
    }

    /// - Parameters:
    ///   - start: the first layout width of the range, in whole points.
    ///   - end: the first width after the range, or `nil` for an open range.
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

    /// The width of the picture in the cell.
    ///
    /// - Parameter solved: the cell's size before rounding.
    private func part(of cell: RoundedCell, _ solved: Size<Length>, atLayoutWidth width: Int) -> Length {
        let shown = cell.size(atLayoutWidth: width)
        let rule = rules.last { rule in
            guard shown.width >= rule.cellsFrom else { return false }
            guard let aspect = rule.aspectFrom else { return true }
            // If cells have one shape at all widths, rounding must not change which side limits the picture.
            let excess = solved.width - solved.height * aspect
            return excess.value(width: Double(width), height: cell.windowHeight) >= -1e-6
        }
        return rule?.width ?? Length(width: 1)
    }
}
