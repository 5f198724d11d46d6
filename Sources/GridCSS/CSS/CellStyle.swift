/// The rules for the inside of a section's cells. The theme defines them; the layout defines the widths at which they
/// apply.
///
/// The rules are in `@layer cells`. This layer comes after the theme's, so that the rules override the theme, and
/// before the layout's.
public struct CellStyle: Sendable {
    /// The section's class.
    public let name: String
    /// One rule per line. Each selector begins with `ancestor`.
    public let ranges: [PageRange<[String]>]

    public init(name: String, ranges: [PageRange<[String]>]) {
        self.name = name
        self.ranges = ranges
    }

    /// The selector of an ancestor of a section's cells.
    public static func ancestor(of name: String) -> String { ".\(name) .cl-list" }
}

extension StylesheetWriter {
    mutating func cells(_ style: CellStyle) {
        for range in style.ranges where !range.value.isEmpty {
            let first = style.ranges.first { $0.condition == range.condition }
            let isFirst = range.lowerBound == first?.lowerBound
            var conditions = [HeightCondition.media(range.condition), TextCondition.container(range.condition)]
            if !isFirst || range.upperBound != nil {
                let widths = WidthCondition(from: isFirst ? nil : range.lowerBound, to: range.upperBound)
                conditions.append("@container cl " + widths.text)
            }
            let queries = conditions.compactMap(\.self)
            for query in queries { open(query) }
            for line in range.value { self.line(line) }
            for _ in queries { close() }
        }
    }
}
