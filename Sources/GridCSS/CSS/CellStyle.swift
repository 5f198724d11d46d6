/// How the parts of a section's cells stand, which is the theme's to say, at the widths that are the layout's to say.
///
/// The rules are in `@layer cells`: behind the theme's own, so that they need not outdo them, and before the layout's.
public struct CellStyle: Sendable {
    /// Class of the section.
    public let name: String
    /// Rules, a line each, with selectors that begin with `ancestor`.
    public let ranges: [PageRange<[String]>]

    public init(name: String, ranges: [PageRange<[String]>]) {
        self.name = name
        self.ranges = ranges
    }

    /// Selector of an element that the cells of a section stand in.
    public static func ancestor(of name: String) -> String { ".\(name) .cl-list" }
}

extension StylesheetWriter {
    mutating func cells(_ style: CellStyle) {
        for range in style.ranges where !range.value.isEmpty {
            let isFirst = range.lowerBound == style.ranges.first?.lowerBound
            let conditions = [
                range.heightFrom.map { "@media " + HeightCondition.regular(from: $0) },
                range.heightBelow.map { "@media " + HeightCondition.compact(below: $0) },
                isFirst && range.upperBound == nil
                    ? nil
                    : "@container cl "
                        + WidthCondition(from: isFirst ? nil : range.lowerBound, to: range.upperBound).text,
            ].compactMap(\.self)
            for condition in conditions { open(condition) }
            for line in range.value { self.line(line) }
            for _ in conditions { close() }
        }
    }
}
