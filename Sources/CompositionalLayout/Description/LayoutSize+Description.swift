extension LayoutSize: CustomStringConvertible {
    /// `1w x ~200`, as in layout files.
    public var description: String { "\(width) x \(height)" }
}

extension LayoutDimension: CustomStringConvertible {
    /// `0.5w`, `1h`, `44`, `2.5em`, `~200` or `uniform(120)`, as in layout files.
    public var description: String {
        let number: String = LayoutText.number(dimension)
        return switch self {
        case .fractionalWidth: number + "w"
        case .fractionalHeight: number + "h"
        case .absolute: number
        case .textRelative: number + "em"
        case .estimated: "~" + number
        case .uniformAcrossSiblings: "uniform(\(number))"
        }
    }
}

extension LayoutSpacing: CustomStringConvertible {
    /// `8` or `flexible(8)`, as in layout files.
    public var description: String {
        let number: String = LayoutText.number(spacing)
        return isFlexible ? "flexible(\(number))" : number
    }
}

extension EdgeSpacing {
    var text: LayoutText {
        let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        return .map(edges.compactMap { key, spacing in spacing.map { (key, .word($0.description)) } })
    }
}

extension EdgeInsets {
    var text: LayoutText {
        if values.allSatisfy({ $0 == top }) { return .number(top) }
        let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        return .map(edges.filter { $0.1 != 0 }.map { ($0.0, .number($0.1)) })
    }
}
