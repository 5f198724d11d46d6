extension BoundarySupplementaryItem: CustomStringConvertible {
    /// The item as a part of a layout file.
    public var description: String { text.lines.joined(separator: "\n") }

    package var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("kind", .name(elementKind))
        entries.add("size", layoutSize.description)
        entries.add("alignment", alignment, unless: elementKind == "footer" ? .bottom : .top) { .word($0.rawValue) }
        entries.add("offset", absoluteOffset, unless: .zero) { .offset($0) }
        entries.add("extendsBoundary", extendsBoundary, unless: true)
        entries.add("pinToVisibleBounds", pinToVisibleBounds, unless: false)
        entries.add("contentInsets", contentInsets, unless: .zero, \.text)
        entries.add("zIndex", zIndex, unless: 1)
        return entries.text
    }
}

extension SupplementaryItem: CustomStringConvertible {
    /// The item as a part of a layout file.
    public var description: String { text.lines.joined(separator: "\n") }

    var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("kind", .name(elementKind))
        entries.add("size", layoutSize.description)
        entries.add("containerAnchor", containerAnchor.text)
        if let itemAnchor { entries.add("itemAnchor", itemAnchor.text) }
        entries.add("contentInsets", contentInsets, unless: .zero, \.text)
        entries.add("edgeSpacing", edgeSpacing, unless: .none, \.text)
        entries.add("zIndex", zIndex, unless: 1)
        return entries.text
    }
}

extension DecorationItem: CustomStringConvertible {
    /// The item as a part of a layout file.
    public var description: String { text.lines.joined(separator: "\n") }

    var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("kind", .name(elementKind))
        entries.add("contentInsets", contentInsets, unless: .zero, \.text)
        entries.add("zIndex", zIndex, unless: 0)
        return entries.text
    }
}

extension LayoutAnchor {
    fileprivate var text: LayoutText {
        guard offset.point != .zero else { return .word(word) }
        let key = if case .fractional = offset { "fractionalOffset" } else { "absoluteOffset" }
        return .map([("edges", .word(word)), (key, .offset(offset.point))])
    }

    /// `topTrailing`. Opposite edges are the middle, as neither of them is.
    private var word: String {
        let across = fraction(.horizontal) == 0 ? "leading" : fraction(.horizontal) == 1 ? "trailing" : ""
        let down = fraction(.vertical) == 0 ? "top" : fraction(.vertical) == 1 ? "bottom" : ""
        if down.isEmpty { return across.isEmpty ? "center" : across }
        return down + (across.isEmpty ? "" : across.prefix(1).uppercased() + across.dropFirst())
    }
}
