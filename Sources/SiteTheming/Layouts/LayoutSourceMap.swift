import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// Where the parts of a layout are written, for messages about what the solver found wrong with them.
package struct LayoutSourceMap: Sendable {
    private let layout: Value
    private let thresholds: SizeClassThresholds
    private let height: Double

    /// - Parameters:
    ///   - layout: the map that holds `section`.
    ///   - thresholds: where size classes begin.
    package init(_ layout: Value, thresholds: SizeClassThresholds = .init()) {
        self.init(layout, thresholds: thresholds, height: thresholds.regularHeight)
    }

    private init(_ layout: Value, thresholds: SizeClassThresholds, height: Double) {
        self.layout = layout
        self.thresholds = thresholds
        self.height = height
    }

    /// Where parts are written that hold in viewports of compact height.
    package var inCompactHeight: LayoutSourceMap {
        LayoutSourceMap(layout, thresholds: thresholds, height: thresholds.regularHeight - 1)
    }

    /// The insets of the section, or what comes nearest.
    package func sectionInsets(at width: Int) -> SourcePosition {
        let section = sectionValue(at: width)
        return (section["contentInsets"]?.branch(at: point(width)) ?? section).position
    }

    /// The group that is repeated.
    package func group(at width: Int) -> SourcePosition { groupValue(at: width).position }

    /// The insets of a group, or else its size.
    ///
    /// - Parameters:
    ///   - group: as it stands in the section; of several that are equal, the first one.
    ///   - section: what the layout gives at this width.
    package func insets(of group: LayoutGroup, in section: LayoutSection, at width: Int) -> SourcePosition {
        let value = value(of: group, in: section, at: width)
        return (value["contentInsets"] ?? value["size"] ?? value).branch(at: point(width)).position
    }

    /// The size of the first subitem of a group.
    package func firstSize(in group: LayoutGroup, in section: LayoutSection, at width: Int) -> SourcePosition {
        let value = value(of: group, in: section, at: width)
        let first = value.subitems(at: point(width)).first ?? value
        return (first["size"]?.branch(at: point(width)) ?? first).position
    }

    /// The group that lays out so many last items.
    package func tail(_ remainder: Int, at width: Int) -> SourcePosition {
        tailEntry(remainder, at: width)?.keyPosition ?? groupValue(at: width).position
    }

    /// What is said of the section itself.
    package func section(at width: Int) -> SourcePosition { sectionValue(at: width).position }

    /// A group, or an item in it.
    ///
    /// - Parameters:
    ///   - path: numbers of the subitems that lead there from the section's group; none for the group itself.
    ///   - tail: the number of last items, for the group that lays out these.
    package func subitem(_ path: [Int], tail: Int?, at width: Int) -> SourcePosition {
        let group = tail.flatMap { tailEntry($0, at: width)?.value.branch(at: point(width)) } ?? groupValue(at: width)
        var value = group
        for number in path {
            let subitems = value.subitems(at: point(width))
            guard subitems.indices.contains(number) else { break }
            value = subitems[number]
        }
        return value.position
    }

    /// A header, footer or spacer; `nil` for one that the layout does not name.
    package func boundary(_ kind: String) -> SourcePosition? { layout.place(ofKind: kind, in: "boundary") }

    /// Where a kind of boundary items (`boundary`) or badges (`supplementaryItems`) is named.
    package func kind(_ kind: String, in key: String) -> SourcePosition {
        (layout.place(ofKind: kind, in: key) ?? layout.position)
    }

    private func tailEntry(_ remainder: Int, at width: Int) -> Entry? {
        let tails = sectionValue(at: width)["tails"].map {
            $0.entries?.contains { Int($0.key) == nil } == true ? $0.branch(at: point(width)) : $0
        }
        return tails?.entries?.first { Int($0.key) == remainder }
    }

    private func sectionValue(at width: Int) -> Value { (layout["section"] ?? layout).branch(at: point(width)) }

    private func groupValue(at width: Int) -> Value {
        let section = sectionValue(at: width)
        return section["group"]?.branch(at: point(width)) ?? section
    }

    private func value(of group: LayoutGroup, in section: LayoutSection, at width: Int) -> Value {
        let root = groupValue(at: width)
        return find(group, below: section.group, root, width) ?? root
    }

    private func find(_ group: LayoutGroup, below candidate: LayoutGroup, _ value: Value, _ width: Int) -> Value? {
        if candidate == group { return value }
        for (subitem, value) in zip(candidate.subitems, value.subitems(at: point(width))) {
            guard case .group(let inner) = subitem else { continue }
            if let found = find(group, below: inner, value, width) { return found }
        }
        return nil
    }

    private func point(_ width: Int) -> SwitchPoint {
        let environment = LayoutEnvironment(
            width: Double(width), height: height, sizeClassThresholds: thresholds)
        return SwitchPoint(width: width, classes: environment.traits.sizeClasses)
    }
}

/// A container's width in whole pixels, and its size classes.
private struct SwitchPoint {
    let width: Int
    let classes: SizeClasses
}

extension Value {
    /// What a switch says; any other value as it is.
    fileprivate func branch(at point: SwitchPoint) -> Value {
        guard let entries else { return self }
        let otherwise = entries.first { $0.key == "default" }
        if entries.contains(where: { SizeClassPattern.looksLikePattern($0.key) }) {
            let chosen = entries.first { SizeClassPattern($0.key)?.contains(point.classes) ?? false }
            return (chosen ?? otherwise)?.value.branch(at: point) ?? self
        }
        guard entries.contains(where: { WidthRange.looksLikeRange($0.key) }) else { return self }
        let chosen = entries.first { (try? WidthRange($0.key))?.widths.contains(point.width) ?? false }
        return (chosen ?? otherwise)?.value.branch(at: point) ?? self
    }

    /// The subitems of a group's map, in whichever form they are written.
    fileprivate func subitems(at point: SwitchPoint) -> [Value] {
        let written =
            (self["subitems"] ?? self["frames"])?.branch(at: point).list
            ?? [self["subitem"] ?? self["repeatingSubitem"]].compactMap(\.self)
        return written.map { $0.branch(at: point) }
    }
}
