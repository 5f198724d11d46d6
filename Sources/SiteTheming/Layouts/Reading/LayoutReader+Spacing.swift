import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    /// Reads a number of points, `fixed(8)` or `flexible(8)`.
    mutating func spacing(_ value: Value, _ name: String) -> LayoutSpacing? {
        let text = value.text ?? ""
        for (word, make) in [("flexible", LayoutSpacing.flexible), ("fixed", LayoutSpacing.fixed)] {
            guard text.hasPrefix(word + "("), text.last == ")" else { continue }
            guard let number = LayoutNumber.parse(text.dropFirst(word.count + 1).dropLast()) else { break }
            return finite(number, name, at: value.position).map(make)
        }
        guard let number = LayoutNumber.parse(text[...]) else {
            wrongType(value, name, is: "a spacing", hint: "write 8 or flexible(8)")
            return nil
        }
        return finite(number, name, at: value.position).map { .fixed($0) }
    }

    /// Reads one number for all edges, or a map of edges.
    mutating func insets(
        _ value: Value, _ widths: WidthSet, _ name: String = "contentInsets"
    ) -> PerWidth<EdgeInsets>? {
        if value.entries == nil { return inset(value, name).map { PerWidth(EdgeInsets(all: $0)) } }
        guard let fields = fields(of: value, name, .insets) else { return nil }
        let top = inset("top", of: fields, widths)
        let leading = inset("leading", of: fields, widths)
        let bottom = inset("bottom", of: fields, widths)
        let trailing = inset("trailing", of: fields, widths)
        guard let top, let leading, let bottom, let trailing else { return nil }
        return PerWidth(from: top.starts + leading.starts + bottom.starts + trailing.starts) {
            EdgeInsets(top: top[$0], leading: leading[$0], bottom: bottom[$0], trailing: trailing[$0])
        }
    }

    private mutating func inset(_ key: String, of fields: LayoutFields, _ widths: WidthSet) -> PerWidth<Double>? {
        optional(key, of: fields, default: 0, widths) { $0.inset($1, key) }
    }

    private mutating func inset(_ value: Value, _ name: String) -> Double? {
        guard let points = points(value, name) else { return nil }
        if points > 0, points < 1 {
            report(
                .hint, "tiny-inset", "an inset of \(DimensionSyntax.shortest(points)) is less than one point",
                hint: "write insets in points, not fractions", at: value.position)
        }
        return points
    }

    mutating func edgeSpacing(_ value: Value, _ widths: WidthSet) -> PerWidth<EdgeSpacing>? {
        guard let fields = fields(of: value, "edgeSpacing", .edgeSpacing) else { return nil }
        let leading = edge("leading", of: fields, widths)
        let top = edge("top", of: fields, widths)
        let trailing = edge("trailing", of: fields, widths)
        let bottom = edge("bottom", of: fields, widths)
        guard let leading, let top, let trailing, let bottom else { return nil }
        return PerWidth(from: leading.starts + top.starts + trailing.starts + bottom.starts) {
            EdgeSpacing(leading: leading[$0], top: top[$0], trailing: trailing[$0], bottom: bottom[$0])
        }
    }

    private mutating func edge(_ key: String, of fields: LayoutFields, _ widths: WidthSet) -> PerWidth<LayoutSpacing?>?
    {
        optional(key, of: fields, default: nil, widths) { reader, value in
            reader.spacing(value, key).map { Optional($0) }
        }
    }
}
