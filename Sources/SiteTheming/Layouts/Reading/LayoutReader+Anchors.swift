import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// A point of a rectangle, as one word.
enum AnchorPoint: String, CaseIterable {
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing, center

    var edges: LayoutAnchor.Edges {
        switch self {
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        case .center: []
        }
    }
}

extension LayoutReader {
    /// Reads `topTrailing`, or a map with `edges` and an offset.
    mutating func anchor(_ value: Value, _ name: String, _ widths: WidthSet) -> PerWidth<LayoutAnchor>? {
        if value.entries == nil { return edges(value, name).map { PerWidth(LayoutAnchor(edges: $0)) } }
        guard let fields = fields(of: value, name, .anchor) else { return nil }
        let edges = required("edges", of: fields).flatMap { value in
            perWidth(value, widths) { reader, value, _ in reader.edges(value, "edges").map { PerWidth($0) } }
        }
        if let absolute = fields["absoluteOffset"], let fractional = fields["fractionalOffset"] {
            let second = max(absolute.keyPosition, fractional.keyPosition)
            report(
                .error, "two-offsets", "an anchor can have only one offset",
                hint: "remove 'absoluteOffset' or 'fractionalOffset'",
                at: second)
            return nil
        }
        let absolute = offset("absoluteOffset", of: fields, widths)
        let fractional = offset("fractionalOffset", of: fields, widths)
        guard let edges, let absolute, let fractional else { return nil }
        let isFractional = fields["fractionalOffset"] != nil
        return PerWidth(from: edges.starts + absolute.starts + fractional.starts) { width in
            LayoutAnchor(
                edges: edges[width],
                offset: isFractional ? .fractional(fractional[width]) : .absolute(absolute[width]))
        }
    }

    private mutating func edges(_ value: Value, _ name: String) -> LayoutAnchor.Edges? {
        (choice(value, name) as AnchorPoint?)?.edges
    }

    private mutating func offset(_ key: String, of fields: LayoutFields, _ widths: WidthSet) -> PerWidth<Point<Double>>?
    {
        guard let entry = fields[key] else { return PerWidth(.zero) }
        return perWidth(entry.value, widths) { $0.offset($1, $2, name: key) }
    }

    /// Reads `{ x: 4, y: -4 }`, in points.
    mutating func offset(_ value: Value, _ widths: WidthSet, name: String = "offset") -> PerWidth<Point<Double>>? {
        guard let fields = fields(of: value, name, .offset) else { return nil }
        let x = optional("x", of: fields, default: 0, widths) { $0.points($1, "x") }
        let y = optional("y", of: fields, default: 0, widths) { $0.points($1, "y") }
        guard let x, let y else { return nil }
        return PerWidth(from: x.starts + y.starts) { Point(x: x[$0], y: y[$0]) }
    }
}
