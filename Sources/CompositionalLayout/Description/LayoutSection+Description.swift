/// Descriptions in the words of layout files. UIKit: `visualDescription`.

extension LayoutSection: CustomStringConvertible {
    /// The section as a layout file, which reads as the same section. Aspect ratios of items are not a part of it.
    public var description: String { LayoutText.map([("section", text)]).lines.joined(separator: "\n") }

    package var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("group", group.text)
        entries.add("contentInsets", contentInsets, unless: .zero, \.text)
        entries.add("interGroupSpacing", interGroupSpacing, unless: 0) { .number($0) }
        entries.add("orthogonalScrollingBehavior", orthogonalScrollingBehavior, unless: .none) { .word($0.rawValue) }
        entries.add("orthogonalScrollingProperties", orthogonalScrollingProperties, unless: .init(), \.text)
        entries.add("rowStyle", rowStyle, unless: .init(), \.text)
        entries.add("boundary", list: boundarySupplementaryItems, \.text)
        entries.add("decorationItems", list: decorationItems, \.text)
        entries.add("contentInsetsReference", contentInsetsReference, unless: .automatic) { .word($0.rawValue) }
        entries.add("supplementaryContentInsetsReference", supplementaryContentInsetsReference, unless: .automatic) {
            .word($0.rawValue)
        }
        entries.add("supplementariesFollowContentInsets", supplementariesFollowContentInsets, unless: true)
        entries.add("stacksBoundaryItems", stacksBoundaryItems, unless: false)
        entries.add("trimsLastGroup", trimsLastGroup, unless: true)
        entries.add("lastGroupAlignment", lastGroupAlignment, unless: .leading) { .word($0.rawValue) }
        if !tailGroups.isEmpty {
            entries.add("tails", .map(tailGroups.sorted { $0.key < $1.key }.map { (String($0.key), $0.value.text) }))
        }
        return entries.text
    }
}

extension OrthogonalScrollingProperties {
    fileprivate var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("bounce", bounce, unless: .automatic) { .word($0.rawValue) }
        entries.add("arrows", hasArrows, unless: false)
        entries.add("effect", effect, unless: .none) { .word($0.rawValue) }
        return entries.text
    }
}

extension RowStyle {
    fileprivate var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("surface", surface, unless: .none) { .word($0.rawValue) }
        entries.add("showsSeparators", showsSeparators, unless: false)
        entries.add("separatorInsets", separatorInsets, unless: .zero, \.text)
        return entries.text
    }
}

extension LayoutGroup: CustomStringConvertible {
    /// The group as a part of a layout file.
    public var description: String { text.lines.joined(separator: "\n") }

    package var text: LayoutText {
        var entries = LayoutEntries()
        switch arrangement {
        case .justified(let rule):
            let heights = rule.heights
            entries.add(
                "justified", LayoutText.number(heights.lowerBound) + "..." + LayoutText.number(heights.upperBound))
            addShapes(to: &entries, rule.aspectRatio)
        case .waterfall(let rule):
            entries.add("waterfall", rule.columns.description)
            addShapes(to: &entries, rule.aspectRatio)
        case .mosaic(let rule):
            entries.add("mosaic", rule.columns.description)
            entries.add("aspectRatio", rule.aspectRatio, unless: 1) { .number($0) }
            entries.add("spans", list: rule.spans, \.text)
            entries.add("defaults", rule.defaults, unless: ItemFacts(), \.text)
            entries.add("keepsOrder", rule.keepsOrder, unless: false)
            entries.add("interItemSpacing", interItemSpacing.spacing, unless: 0) { .number($0) }
        case .custom(let items):
            entries.add("size", layoutSize.description)
            entries.add("frames", .list(items.map(\.text)))
            addBox(to: &entries)
        case .subitems, .counted, .fitting, .repeating:
            entries.add("axis", axis.rawValue)
            entries.add("size", layoutSize.description)
            addSubitems(to: &entries)
            entries.add("interItemSpacing", interItemSpacing, unless: .fixed(0)) { .word($0.description) }
            addBox(to: &entries)
        }
        return entries.text
    }

    private func addShapes(to entries: inout LayoutEntries, _ ratio: Double?) {
        if let ratio { entries.add("aspectRatio", .number(ratio)) }
        entries.add("interItemSpacing", interItemSpacing.spacing, unless: 0) { .number($0) }
    }

    private func addSubitems(to entries: inout LayoutEntries) {
        switch arrangement {
        case .subitems(let subitems): entries.add("subitems", .list(subitems.map(\.text)))
        case .counted(let subitem, let count):
            entries.add("subitem", subitem.text)
            entries.add("count", String(count))
        case .fitting(let subitem, let least):
            entries.add("subitem", subitem.text)
            entries.add("count", "fit(\(least))")
        case .repeating(let subitem, let count):
            entries.add("repeatingSubitem", subitem.text)
            entries.add("count", String(count))
        case .custom, .justified, .waterfall, .mosaic: break
        }
    }
}

extension MosaicRule.SpanRule {
    fileprivate var text: LayoutText {
        .map([
            ("when", .word(condition.description)), ("span", .word("\(span.columns) x \(span.rows)")),
        ])
    }
}

extension ItemFacts {
    fileprivate var text: LayoutText {
        let own = aspectRatio.map { ["aspectRatio": Fact.number($0)] } ?? [:]
        return .map(
            named.merging(own) { $1 }.sorted { $0.key < $1.key }.map { name, fact in
                switch fact {
                case .flag(let flag): (name, .word(flag ? "true" : "false"))
                case .number(let number): (name, .number(number))
                case .word(let word): (name, .word(word))
                }
            })
    }
}

extension LayoutItem: CustomStringConvertible {
    /// The item as a part of a layout file.
    public var description: String { text.lines.joined(separator: "\n") }

    package var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("size", layoutSize.description)
        addBox(to: &entries)
        return entries.text
    }
}

extension LayoutSubitem: CustomStringConvertible {
    /// The item or group as a part of a layout file.
    public var description: String { text.lines.joined(separator: "\n") }

    package var text: LayoutText {
        switch self {
        case .item(let item): item.text
        case .group(let group): group.text
        }
    }
}

extension LayoutElement {
    fileprivate func addBox(to entries: inout LayoutEntries) {
        entries.add("contentInsets", contentInsets, unless: .zero, \.text)
        entries.add("edgeSpacing", edgeSpacing, unless: .none, \.text)
        entries.add("supplementaryItems", list: supplementaryItems, \.text)
    }
}

extension LayoutGroupCustomItem {
    package var text: LayoutText {
        var entries = LayoutEntries()
        entries.add("x", frame.origin.x, unless: .zero) { .word($0.written) }
        entries.add("y", frame.origin.y, unless: .zero) { .word($0.written) }
        entries.add("width", frame.size.width.written)
        entries.add("height", frame.size.height.written)
        entries.add("zIndex", zIndex, unless: 0)
        return entries.text
    }
}

extension Length {
    /// `0.5w - 4`.
    fileprivate var written: String {
        let terms = [(width, "w"), (height, "h"), (points, "")].filter { $0.0 != 0 }
        guard let first = terms.first else { return "0" }
        return terms.dropFirst().reduce(LayoutText.number(first.0) + first.1) { text, term in
            text + (term.0 < 0 ? " - " : " + ") + LayoutText.number(abs(term.0)) + term.1
        }
    }
}
